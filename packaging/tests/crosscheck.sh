#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# crosscheck.sh FOLDER [PART...]      (./dev crosscheck calls it, where its two compilers are)
#
# What a Linux machine can say about other systems, in five parts:
#   windows    every source file of core and gatepost-cli is compiled by the mingw-w64 cross compiler. Debian has
#              no RE2, yaml-cpp and Boost for Windows, so their Linux headers are shown to it, and
#              nothing is linked.
#   windowsqt  every source file of ui and app/gui is read by it, with Qt's Linux headers; they ask for one header
#              that only Qt for Windows has, and get the system's instead.
#   windowstests  every test and what is in tests/support, read by it likewise; tests/notonwindows.txt names those
#              that are not for Windows.
#   libc++     every source file of core and gatepost-cli is read by clang with the standard library of macOS,
#              which includes less by accident than the one of GCC. Nothing of Apple is here.
#   libc++qt   the same with ui and app/gui.
# Prints every error and warning; status 1 if there were errors. Objects and lists go to FOLDER. `windows`
# alone takes twenty minutes of processor time.

set -euo pipefail

top=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
mkdir -p -- "$1"
folder=$(realpath -- "$1")
shift
[ $# -gt 0 ] || set -- windows windowsqt windowstests libc++ libc++qt
parts=" $* "
cd -- "$top"

wanted() { [[ $parts == *" $1 "* ]]; }

# Libraries' headers without those of glibc beside them.
headers=$folder/headers
rm -rf -- "$headers"
mkdir -p -- "$headers"
for name in re2 absl yaml-cpp nlohmann CLI boost; do
    [ -d "/usr/include/$name" ] || {
        echo "crosscheck: there is no /usr/include/$name" >&2
        exit 2
    }
    ln -s "/usr/include/$name" "$headers/$name"
done
for name in git2 git2.h md4c.h md4c-html.h simdjson.h zlib.h zconf.h zstd.h zstd_errors.h; do
    for path in "/usr/include/$name" "/usr/include/$(gcc -print-multiarch)/$name"; do
        [ ! -e "$path" ] || ln -sfn "$path" "$headers/$name"
    done
done

cmake -DINPUT=resources/agents.tsv "-DOUTPUT=$folder/agentsdata.cpp" -DNAME=kAgentsTsv \
    -DHEADER=core/agents/agentsdata.h -P cmake/embedtext.cmake

warnings=(-Wall -Wextra -Wpedantic -Wshadow -Wcast-qual -Wformat=2 -Wnon-virtual-dtor -Woverloaded-virtual)
defines=(-DBOOST_URL_NO_SOURCE_LOCATION -DBOOST_URL_NO_LIB -DYAML_CPP_STATIC_DEFINE '-DGATEPOST_VERSION="0"')

check() { # NAME LIST COMMAND...: the command for each file of the list; {} is the file, @ an object's name
    local name=$1 list=$2 status=0 count errors
    shift 2
    count=$(wc -l <"$list")
    rm -rf -- "${folder:?}/$name"
    mkdir -p -- "$folder/$name"
    # shellcheck disable=SC2016 # expanded by the inner shell
    xargs -a "$list" -d '\n' -n 1 -P "$(nproc)" bash -c '
        folder=$1 file=${@: -1}
        set -- "${@:2:$#-2}"
        object=${file//\//-}
        "${@//@/$folder/${object%.cpp}.o}" "$file" >"$folder/$object.log" 2>&1 ||
            echo "$file" >>"$folder/failed"
        ' bash "$folder/$name" "$@" || status=$?
    cat -- "$folder/$name"/*.log
    errors=0
    [ ! -e "$folder/$name/failed" ] || errors=$(wc -l <"$folder/$name/failed")
    echo "crosscheck: $name: $count files, $errors with errors, $(cat "$folder/$name"/*.log | grep -c 'warning:' || true) warnings"
    [ "$status" -eq 0 ] && [ "$errors" -eq 0 ]
}

{
    find core app/cli -name '*.cpp'
    echo "$folder/agentsdata.cpp"
} | LC_ALL=C sort >"$folder/plain.txt"
find ui app/gui -name '*.cpp' | LC_ALL=C sort >"$folder/qt.txt"
qt=$(qmake6 -query QT_INSTALL_HEADERS)
qts=(-DQT_NO_SIGNALS_SLOTS_KEYWORDS -Dslots=Q_SLOTS -isystem "$qt")
for module in Core Gui Widgets Network Svg Test; do
    qts+=(-isystem "$qt/Qt$module")
done
qts+=(-isystem /usr/include/KF6/KSyntaxHighlighting)

mingw=(x86_64-w64-mingw32ucrt-g++ -std=c++23 "${warnings[@]}" "${defines[@]}" -D_WIN32_WINNT=0x0A00
    -DNOMINMAX -DWIN32_LEAN_AND_MEAN -DUNICODE -D_UNICODE -I. -isystem "$headers")
clang=(clang++ -stdlib=libc++ -std=c++23 -fPIC "${warnings[@]}" "${defines[@]}" -D_LIBCPP_ENABLE_EXPERIMENTAL -I.)
result=0

# Headers that are used everywhere are read once: the standard library's, and Qt's.
if wanted windows; then
    printf '#include <%s>\n' algorithm chrono expected filesystem format functional map optional ranges sstream \
        string unordered_map vector >"$folder/common.h"
    compiler=("${mingw[@]}" -O0 -Wa,-mbig-obj)
    "${compiler[@]}" -x c++-header -o "$folder/common.h.gch" "$folder/common.h"
    check windows "$folder/plain.txt" "${compiler[@]}" -include "$folder/common.h" -c -o @ || result=1
fi
if wanted windowsqt; then
    mkdir -p -- "$headers/QtGui"
    echo '#include <windows.h>' >"$headers/QtGui/qwindowdefs_win.h"
    echo '#include <QtWidgets>' >"$folder/widgets.h"
    compiler=("${mingw[@]}" "${qts[@]}" -O0)
    "${compiler[@]}" -x c++-header -o "$folder/widgets.h.gch" "$folder/widgets.h"
    check windowsqt "$folder/qt.txt" "${compiler[@]}" -include "$folder/widgets.h" -fsyntax-only || result=1
fi
if wanted windowstests; then
    # Tests include what moc makes of them.
    moc=$(qmake6 -query QT_HOST_LIBEXECS)/moc
    mkdir -p -- "$folder/moc" "$headers/QtGui"
    find tests/core tests/app tests/ui tests/support -name '*.cpp' | LC_ALL=C sort |
        grep -vFf <(sed -n 's/^\(tst_[a-z]*\).*/\/\1.cpp/p' tests/notonwindows.txt) >"$folder/tests.txt"
    while read -r file; do
        name=$(basename -- "$file" .cpp)
        [[ $name != tst_* ]] || "$moc" -D_WIN32 -DQ_OS_WIN "$file" -o "$folder/moc/$name.moc"
    done <"$folder/tests.txt"
    echo '#include <windows.h>' >"$headers/QtGui/qwindowdefs_win.h"
    printf '#include <%s>\n' QtWidgets QtTest >"$folder/widgetstest.h"
    # Qt Test has keys and clicks where it knows of widgets.
    compiler=("${mingw[@]}" "${qts[@]}" -O0 "-I$folder/moc" -DQT_GUI_LIB -DQT_WIDGETS_LIB '-DGATEPOST_SOURCE_DIR="."'
        '-DGATEPOST_CLI="gatepost-cli"')
    "${compiler[@]}" -x c++-header -o "$folder/widgetstest.h.gch" "$folder/widgetstest.h"
    check windowstests "$folder/tests.txt" "${compiler[@]}" -include "$folder/widgetstest.h" -fsyntax-only || result=1
fi
if wanted libc++; then
    check libc++ "$folder/plain.txt" "${clang[@]}" -isystem "$headers" -fsyntax-only || result=1
fi
if wanted libc++qt; then
    echo '#include <QtWidgets>' >"$folder/clangwidgets.h"
    compiler=("${clang[@]}" "${qts[@]}" -isystem "$headers")
    "${compiler[@]}" -x c++-header -o "$folder/clangwidgets.h.pch" "$folder/clangwidgets.h"
    check libc++qt "$folder/qt.txt" "${compiler[@]}" -include-pch "$folder/clangwidgets.h.pch" -fsyntax-only || result=1
fi
exit "$result"

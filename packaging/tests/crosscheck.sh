#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# crosscheck.sh FOLDER      (./dev crosscheck calls it, where its two compilers are)
#
# What a Linux machine can say about other systems:
#   windows  every source file of core and gatepost-cli is compiled by the mingw-w64 cross compiler. Debian has
#            no RE2, yaml-cpp, OpenSSL and Boost for Windows, so their Linux headers are shown to it, and
#            nothing is linked. The window is left out: Qt's headers are made for one system.
#   libc++   every source file of core, ui and app is read by clang with the standard library of macOS, which
#            includes less by accident than the one of GCC. Nothing is linked and nothing of Apple is here.
# Prints every error and warning; status 1 if there were errors. Objects and lists go to FOLDER.

set -euo pipefail

top=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
mkdir -p -- "$1"
folder=$(realpath -- "$1")
cd -- "$top"

# Libraries' headers without those of glibc beside them.
headers=$folder/headers
rm -rf -- "$headers"
mkdir -p -- "$headers/openssl"
for name in re2 absl yaml-cpp nlohmann CLI boost; do
    [ -d "/usr/include/$name" ] || {
        echo "crosscheck: there is no /usr/include/$name" >&2
        exit 2
    }
    ln -s "/usr/include/$name" "$headers/$name"
done
ln -s /usr/include/openssl/* /usr/include/"$(gcc -print-multiarch)"/openssl/* "$headers/openssl/"

cmake -DINPUT=resources/agents.tsv "-DOUTPUT=$folder/agentsdata.cpp" -DNAME=kAgentsTsv \
    -DHEADER=core/agents/agentsdata.h -P cmake/embedtext.cmake

warnings=(-Wall -Wextra -Wpedantic -Wshadow -Wcast-qual -Wformat=2 -Wnon-virtual-dtor -Woverloaded-virtual)
defines=(-DBOOST_URL_NO_SOURCE_LOCATION -DBOOST_URL_NO_LIB '-DGATEPOST_VERSION="0"')

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

# Both read headers that are used everywhere once.
{
    find core app/cli -name '*.cpp'
    echo "$folder/agentsdata.cpp"
} | LC_ALL=C sort >"$folder/windows.txt"
printf '#include <%s>\n' algorithm chrono expected filesystem format functional map optional ranges sstream string \
    unordered_map vector >"$folder/common.h"
compiler=(x86_64-w64-mingw32-g++-posix -std=c++23 -O0 -Wa,-mbig-obj "${warnings[@]}" "${defines[@]}"
    -D_WIN32_WINNT=0x0A00 -I. -isystem "$headers")
result=0
"${compiler[@]}" -x c++-header -o "$folder/common.h.gch" "$folder/common.h"
check windows "$folder/windows.txt" "${compiler[@]}" -include "$folder/common.h" -c -o @ || result=1

qt=$(qmake6 -query QT_INSTALL_HEADERS)
for module in Core Gui Widgets Network Svg; do
    qts+=(-isystem "$qt/Qt$module")
done
find core app/cli -name '*.cpp' | LC_ALL=C sort >"$folder/libc++.txt"
find ui app/gui -name '*.cpp' | LC_ALL=C sort >"$folder/libc++qt.txt"
compiler=(clang++ -stdlib=libc++ -std=c++23 -fPIC "${warnings[@]}" "${defines[@]}"
    -DQT_NO_SIGNALS_SLOTS_KEYWORDS -Dslots=Q_SLOTS -I. -isystem "$qt" "${qts[@]}"
    -isystem /usr/include/KF6/KSyntaxHighlighting)
check libc++ "$folder/libc++.txt" "${compiler[@]}" -fsyntax-only || result=1
echo '#include <QtWidgets>' >"$folder/widgets.h"
"${compiler[@]}" -x c++-header -o "$folder/widgets.h.pch" "$folder/widgets.h"
check libc++qt "$folder/libc++qt.txt" "${compiler[@]}" -fsyntax-only -include-pch "$folder/widgets.h.pch" || result=1
exit "$result"

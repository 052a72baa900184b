#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# dependencies.sh CACHE      (packaging/windows/build.sh calls it, in the Debian root of ./dev windows)
#
# What Debian has no Windows packages of, built by mingw-w64 from Debian's source packages. Each library is a folder below
# CACHE/libraries whose name ends in a hash of its version, of its steps below and of the libraries it is built with: what is
# there is not built again, and what changed is built beside it. Prints each library with its processor seconds, and writes
# CACHE/prefixes, the folders for CMake's search.

set -euo pipefail

here=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
mkdir -p -- "$1"
cache=$(realpath -- "$1")
toolchain=$here/mingw.cmake
jobs=$(nproc)
export CCACHE_DIR=${CCACHE_DIR:-$cache/ccache} CCACHE_BASEDIR=$cache CCACHE_NOHASHDIR=1
export CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_PCH_EXTSUM=1

die() {
    printf 'windows: %s\n' "$*" >&2
    exit 1
}

# ---- sources -------------------------------------------------------------------------------------

# The root knows where its packages come from; the sources lie beside them.
know_sources() {
    local list=/etc/apt/sources.list.d/sources.list
    [ ! -e "$list" ] || return 0
    sed -n 's/^deb /deb-src /p' /etc/apt/sources.list >"$list.new"
    mv -- "$list.new" "$list"
    apt-get update >&2 || {
        rm -f -- "$list"
        die "the lists of Debian's sources could not be fetched"
    }
}

# SOURCE: fetches the newest version of it that the mirror has whole, unless it is here, and prints the version. apt checks the
# files.
newest() {
    local version files
    while read -r version; do
        files=$(folder_of "$1" "$version")
        if [ ! -e "$files/complete" ]; then
            mkdir -p -- "$files"
            (cd -- "$files" && apt-get source -o APT::Sandbox::User=root --quiet --download-only --only-source "$1=$version") \
                >"$files/log" 2>&1 || continue
            : >"$files/complete"
        fi
        printf '%s\n' "$version"
        return 0
    done < <(apt-cache showsrc --only-source "$1" | sed -n 's/^Version: //p' | sort -rV)
    die "the mirror has no source package $1"
}

folder_of() { printf '%s\n' "$cache/sources/$1_${2//[:~]/_}"; } # SOURCE VERSION

# SOURCE VERSION [PATTERN]: unpacks the source, with Debian's patches, into $work/source, or only what is in the folders of PATTERN.
unpack() {
    local files archive
    files=$(folder_of "$1" "$2")
    archive=$(find "$files" -name '*.orig.tar.*' ! -name '*.asc' | head -n 1)
    if [ $# -gt 2 ]; then
        mkdir -p -- "$work/source"
        tar -xf "$archive" -C "$work/source" --strip-components=1 --wildcards "$3"
    else
        (cd -- "$work" && dpkg-source --no-check -x "$files"/*.dsc source) >"$work/unpack.log" 2>&1 ||
            die "$1 could not be unpacked: $work/unpack.log"
    fi
}

# ---- steps ---------------------------------------------------------------------------------------

# FOLDER OPTIONS...: configures, builds and installs a project of CMake with the cross compiler, optimised, static unless its
# options say otherwise.
cmake_build() {
    local source=$1
    shift
    cmake -S "$source" -B "$work/build" -G Ninja -DCMAKE_TOOLCHAIN_FILE="$toolchain" -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_C_FLAGS_RELEASE="-O2 -DNDEBUG" -DCMAKE_CXX_FLAGS_RELEASE="-O2 -DNDEBUG" \
        -DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache \
        -DCMAKE_PREFIX_PATH="$prefixes" -DCMAKE_FIND_ROOT_PATH="$prefixes" -DCMAKE_INSTALL_PREFIX="$into" -DCMAKE_INSTALL_LIBDIR=lib \
        -DBUILD_SHARED_LIBS=OFF -DBUILD_TESTING=OFF -Wno-dev "$@"
    cmake --build "$work/build" --parallel "$jobs"
    cmake --install "$work/build" --strip
}

# Debian leaves out what its CMake would build a DLL from; the library itself is a dozen files.
build_zlib() {
    local file
    mkdir -p -- "$into/include" "$into/lib" "$work/objects"
    cp -- "$work/source/zlib.h" "$work/source/zconf.h" "$into/include/"
    for file in "$work"/source/*.c; do
        ccache x86_64-w64-mingw32ucrt-gcc -O2 -DNDEBUG -c "$file" -o "$work/objects/$(basename -- "$file" .c).o"
    done
    x86_64-w64-mingw32ucrt-ar rcs "$into/lib/libz.a" "$work"/objects/*.o
}

build_zstd() {
    cmake_build "$work/source/build/cmake" -DZSTD_BUILD_PROGRAMS=OFF -DZSTD_BUILD_SHARED=OFF -DZSTD_BUILD_TESTS=OFF \
        -DZSTD_LEGACY_SUPPORT=OFF
}

build_md4c() {
    cmake_build "$work/source" -DBUILD_MD2HTML_EXECUTABLE=OFF
}

build_simdjson() {
    cmake_build "$work/source" -DSIMDJSON_DEVELOPER_MODE=OFF
}

build_yaml_cpp() {
    cmake_build "$work/source" -DYAML_CPP_BUILD_TOOLS=OFF -DYAML_CPP_BUILD_CONTRIB=OFF -DYAML_CPP_BUILD_TESTS=OFF
}

build_abseil() {
    cmake_build "$work/source" -DABSL_PROPAGATE_CXX_STD=ON -DCMAKE_CXX_STANDARD=17 -DABSL_ENABLE_INSTALL=ON
}

build_re2() {
    cmake_build "$work/source" -DRE2_BUILD_TESTING=OFF -DCMAKE_CXX_STANDARD=17
}

# Debian's headers of Boost are those of every system; only the sources of its URLs are taken from the source package, since the
# whole is a hundred times of it.
build_boost_url() {
    cp -- "$here/boosturl.cmake" "$work/source/CMakeLists.txt"
    mkdir -p -- "$into/include"
    cp -R -- /usr/include/boost "$into/include/"
    cmake_build "$work/source"
}

build_pcre2() {
    cmake_build "$work/source" -DPCRE2_BUILD_PCRE2GREP=OFF -DPCRE2_BUILD_TESTS=OFF -DPCRE2_SUPPORT_JIT=OFF
}

build_http_parser() {
    mkdir -p -- "$into/include" "$into/lib"
    cp -- "$work/source/http_parser.h" "$into/include/"
    x86_64-w64-mingw32ucrt-gcc -O2 -DNDEBUG -c "$work/source/http_parser.c" -o "$work/http_parser.o"
    x86_64-w64-mingw32ucrt-ar rcs "$into/lib/libhttp_parser.a" "$work/http_parser.o"
}

# For reading alone: no encryption, no SSH. Debian takes the libraries out that it would bring along.
build_libgit2() {
    cmake_build "$work/source" -DBUILD_SHARED_LIBS=ON -DBUILD_TESTS=OFF -DBUILD_CLI=OFF -DUSE_HTTPS=OFF -DUSE_SSH=OFF \
        -DUSE_NTLMCLIENT=OFF -DUSE_GSSAPI=OFF -DUSE_SHA1=CollisionDetection -DUSE_SHA256=Builtin -DREGEX_BACKEND=pcre2 \
        -DUSE_HTTP_PARSER=http-parser -DUSE_BUNDLED_ZLIB=OFF -DCMAKE_C_FLAGS=-DPCRE2_STATIC
}

qt_host=(-DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR=/usr/lib/x86_64-linux-gnu/cmake -DQT_BUILD_TESTS=OFF
    -DQT_BUILD_EXAMPLES=OFF -DQT_UNITY_BUILD=ON)

# What Gatepost draws with and nothing else: no databases, OpenGL, printers, encryption, HTTP, graphics views, and none of the
# widgets that it does not have.
qt_without="sql dbus xml concurrent printsupport androiddeployqt windeployqt macdeployqt qmake
    opengl vulkan direct2d tuiotouch gif jpeg textodfwriter
    graphicsview graphicseffect mdiarea wizard undoview lcdnumber dial columnview datawidgetmapper keysequenceedit
    splashscreen commandlinkbutton toolbox fontcombobox
    openssl schannel dtls ocsp sctp gssapi sspi brotli http networkdiskcache dnslookup udpsocket system_proxies
    networklistmanager topleveldomain publicsuffix_qt publicsuffix_system
    zstd glib icu pkg_config system_zlib system_pcre2 system_freetype system_harfbuzz system_png system_libb2
    system_doubleconversion etw lttng ctf"

build_qtbase() {
    local feature features=()
    for feature in $qt_without; do
        features+=("-DFEATURE_$feature=OFF")
    done
    cmake_build "$work/source" -DBUILD_SHARED_LIBS=ON "${qt_host[@]}" "${features[@]}" -DINPUT_opengl=no \
        -DQT_BUILD_TOOLS_BY_DEFAULT=OFF -DQT_FORCE_BUILD_TOOLS=OFF
}

build_qtsvg() {
    cmake_build "$work/source" -DBUILD_SHARED_LIBS=ON "${qt_host[@]}"
}

build_qttranslations() { # the words of Qt's own dialogs, in the languages that Gatepost has
    local file
    mkdir -p -- "$into/translations"
    for file in "$here"/../../translations/gatepost_*.ts; do
        file=$(basename -- "$file" .ts)
        file=$work/source/translations/qtbase_${file#gatepost_}.ts
        [ ! -e "$file" ] || /usr/lib/qt6/bin/lrelease -silent "$file" -qm "$into/translations/$(basename -- "$file" .ts).qm"
    done
}

# What indexes its definitions runs on the build machine, where Debian has no package of it.
build_syntax() {
    cmake -S "$work/source" -B "$work/host" -G Ninja -DCMAKE_BUILD_TYPE=Release -DKSYNTAXHIGHLIGHTING_USE_GUI=OFF \
        -DBUILD_TESTING=OFF -Wno-dev
    cmake --build "$work/host" --parallel "$jobs" --target katehighlightingindexer
    cmake_build "$work/source" -DBUILD_SHARED_LIBS=ON "${qt_host[@]}" -DKDE_INSTALL_LIBDIR=lib -DECM_DIR=/usr/share/ECM/cmake \
        "-DKATEHIGHLIGHTINGINDEXER_EXECUTABLE=$work/host/bin/katehighlightingindexer" -DBUILD_QCH=OFF \
        -DCMAKE_DISABLE_FIND_PACKAGE_Qt6Quick=ON -DCMAKE_DISABLE_FIND_PACKAGE_Qt6PrintSupport=ON \
        -DCMAKE_DISABLE_FIND_PACKAGE_Qt6Widgets=ON
}

# ---- one library after the other -----------------------------------------------------------------

prefixes='' # of what was built, for CMake
declare -A hash_of

# NAME SOURCE [NEEDS...]: the library, unless it is there. A third word with "*" is a pattern of what is unpacked.
library() {
    local name=$1 source=$2 version hash into work pattern=() started seconds need status
    shift 2
    case ${1:-} in
    *'*'*)
        pattern=("$1")
        shift
        ;;
    esac
    version=$(newest "$source") || exit 1
    hash=$({
        echo "$name $version"
        cat -- "$toolchain"
        declare -f cmake_build "build_$name"
        [[ $name != qt* ]] || echo "${qt_host[@]}"
        [ "$name" != qtbase ] || echo $qt_without
        [ "$name" != boost_url ] || cat -- "$here/boosturl.cmake"
        for need; do echo "${hash_of[$need]}"; done
    } | sha256sum | cut -c1-12)
    hash_of[$name]=$hash
    into=$cache/libraries/$name-$hash
    if [ ! -e "$into/seconds" ]; then
        work=$cache/making/$name
        rm -rf --one-file-system -- "$work" "$into"
        mkdir -p -- "$work"
        printf 'windows: %s %s…\n' "$name" "$version" >&2
        unpack "$source" "$version" ${pattern[@]+"${pattern[@]}"}
        TIMEFORMAT='%U %S'
        started=$SECONDS
        # Not in a condition: bash would go on after a step that failed.
        set +e
        (
            set -e
            time "build_$name" >"$work/log" 2>&1
        ) 2>"$work/time"
        status=$?
        set -e
        [ "$status" -eq 0 ] || die "$name failed: the end of $work/log:
$(tail -n 30 -- "$work/log")"
        seconds=$(awk '{printf "%.0f", $1 + $2}' "$work/time")
        printf '%s %s %s %s\n' "$name" "$version" "$seconds" "$((SECONDS - started))" >"$into/seconds"
        rm -rf --one-file-system -- "$work"
        built=$((built + seconds))
    fi
    read -r _ version seconds _ <"$into/seconds"
    printf '%-16s %-28s %6d s\n' "$name" "$version" "$seconds"
    prefixes=$prefixes${prefixes:+;}$into
    total=$((total + seconds))
}

# Libraries that are headers alone are those of the root; /usr/include as a whole would hide what Windows has.
headers() {
    local into version
    version=$(dpkg-query -W -f '${Version} ' libcli11-dev nlohmann-json3-dev)
    into=$cache/libraries/headers-$(echo "$version" "$(declare -f headers)" | sha256sum | cut -c1-12)
    if [ ! -e "$into/complete" ]; then
        mkdir -p -- "$into/include" "$into/share/cmake"
        cp -R -- /usr/include/CLI /usr/include/nlohmann "$into/include/"
        cp -R -- /usr/share/cmake/CLI11 /usr/share/cmake/nlohmann_json "$into/share/cmake/"
        : >"$into/complete"
    fi
    prefixes=$prefixes${prefixes:+;}$into
}

# In braces, since bash reads on in the file after each command.
{
    built=0
    total=0
    know_sources
    headers
    library zlib zlib
    library zstd libzstd
    library md4c md4c
    library simdjson simdjson
    library yaml_cpp yaml-cpp
    library abseil abseil
    library re2 re2 abseil
    library boost_url boost1.83 '*/libs/url/src/*'
    library pcre2 pcre2
    library http_parser http-parser
    library libgit2 libgit2 zlib pcre2 http_parser
    library qtbase qt6-base
    library qtsvg qt6-svg qtbase
    library qttranslations qt6-translations
    library syntax kf6-syntax-highlighting qtbase
    printf '%-16s %-28s %6d s, of which now %d s\n' together '' "$total" "$built"
    printf '%s' "$prefixes" >"$cache/prefixes"
    exit
}

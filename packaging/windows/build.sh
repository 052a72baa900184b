#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# build.sh CACHE BUILD [TARGETS...]      (./dev windows calls it, in a Debian root of its own)
#
# The libraries (dependencies.sh), Gatepost for Windows in BUILD, and from that the installer and the ZIP in BUILD/packages.
# With TARGETS: only these programs, and nothing is packed. "libraries" is a target too.

set -euo pipefail

here=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
top=$(cd -P -- "$here/../.." && pwd)
cache=$1
build=$2
shift 2

# In braces, since bash reads on in the file after each command.
{
    "$here/dependencies.sh" "$cache"
    [ "$*" != libraries ] || exit 0
    prefixes=$(cat -- "$cache/prefixes")

    # How it is configured, so that a change of it is seen.
    options=(-G Ninja "-DCMAKE_TOOLCHAIN_FILE=$here/mingw.cmake" -DCMAKE_BUILD_TYPE=Release
        "-DCMAKE_CXX_FLAGS_RELEASE=-O2 -DNDEBUG"
        "-DCMAKE_PREFIX_PATH=$prefixes" "-DCMAKE_FIND_ROOT_PATH=$prefixes" "-DCMAKE_INSTALL_PREFIX=$build/installed"
        -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR=/usr/lib/x86_64-linux-gnu/cmake
        -DQt6LinguistTools_DIR=/usr/lib/x86_64-linux-gnu/cmake/Qt6LinguistTools)
    mkdir -p -- "$build"
    if [ ! -e "$build/build.ninja" ] || [ "${options[*]}" != "$(cat -- "$build/.options" 2>/dev/null)" ]; then
        cmake --fresh -S "$top" -B "$build" "${options[@]}" --log-level=WARNING
        printf '%s' "${options[*]}" >"$build/.options"
    fi

    # The same sources give the same bytes: the linker and strip write this time and not that of the day.
    SOURCE_DATE_EPOCH=$(git -C "$top" log -1 --format=%ct 2>/dev/null || echo 0)
    export SOURCE_DATE_EPOCH
    TIMEFORMAT='windows: Gatepost, %U s and %S s of processor time, %R s'
    if [ $# -gt 0 ]; then
        time cmake --build "$build" --target "$@"
        exit
    fi
    time cmake --build "$build" --target gatepost gatepost-cli packaged

    # The manual's pictures are taken from the program on Linux.
    if [ -e "$top/build/release/manual/html/index.html" ]; then
        mkdir -p -- "$build/manual"
        cp -R -- "$top/build/release/manual/." "$build/manual/"
    else
        echo "windows: no manual goes in, since ./dev manual has not been run" >&2
    fi
    rm -rf -- "$build/packages"
    cpack -B "$build/packages" --config "$build/CPackConfig.cmake" >"$build/package.log" || {
        tail -n 30 -- "$build/package.log" >&2
        exit 1
    }
    for file in "$build"/packages/*.*; do
        printf '%9d bytes  %s\n' "$(stat -c %s "$file")" "$file"
    done
    exit
}

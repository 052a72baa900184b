#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# getsyntaxhighlighting.sh PREFIX
#
# Builds KSyntaxHighlighting against the Qt that CMake finds and installs it into PREFIX. For systems whose
# packages have none that fits the Qt in use (Windows and macOS in .github/workflows). Needs git, CMake, Ninja, Perl.

set -euo pipefail

version=v6.13.0 # of Debian 13; wants Qt >= 6.6
prefix=$1
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

for name in extra-cmake-modules syntax-highlighting; do
    git clone --quiet --depth 1 --branch "$version" "https://github.com/KDE/$name" "$work/$name"
    cmake -G Ninja -S "$work/$name" -B "$work/$name-build" -DCMAKE_BUILD_TYPE=Release \
        "-DCMAKE_INSTALL_PREFIX=$prefix" "-DCMAKE_PREFIX_PATH=$prefix${CMAKE_PREFIX_PATH:+;$CMAKE_PREFIX_PATH}" \
        -DBUILD_TESTING=OFF -DBUILD_QCH=OFF -DBUILD_HTML_DOCS=OFF -DBUILD_MAN_DOCS=OFF -DKF_SKIP_PO_PROCESSING=ON
    cmake --build "$work/$name-build" --target install
done

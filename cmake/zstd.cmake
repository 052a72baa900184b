# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# zstd installs a CMake package with other targets for the shared and the static library; some distributions leave
# header and library alone.

find_package(zstd CONFIG QUIET)
if(NOT TARGET zstd::zstd)
    add_library(zstd::zstd INTERFACE IMPORTED)
    if(TARGET zstd::libzstd_shared)
        target_link_libraries(zstd::zstd INTERFACE zstd::libzstd_shared)
    elseif(TARGET zstd::libzstd_static)
        target_link_libraries(zstd::zstd INTERFACE zstd::libzstd_static)
    else()
        find_path(ZSTD_INCLUDE_DIR zstd.h REQUIRED)
        find_library(ZSTD_LIBRARY zstd REQUIRED)
        target_link_libraries(zstd::zstd INTERFACE "${ZSTD_LIBRARY}")
        target_include_directories(zstd::zstd INTERFACE "${ZSTD_INCLUDE_DIR}")
    endif()
endif()

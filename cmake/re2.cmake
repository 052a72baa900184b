# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: LGPL-3.0-or-later
#
# RE2 comes with a CMake package in some distributions and without one in Debian.

find_package(re2 CONFIG QUIET)
if(NOT TARGET re2::re2)
    find_path(RE2_INCLUDE_DIR re2/re2.h REQUIRED)
    find_library(RE2_LIBRARY re2 REQUIRED)
    add_library(re2::re2 UNKNOWN IMPORTED)
    set_target_properties(re2::re2 PROPERTIES
        IMPORTED_LOCATION "${RE2_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${RE2_INCLUDE_DIR}")
endif()

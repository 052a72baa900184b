# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# md4c installs a CMake package; distributions that build it in another way leave header and library.

find_package(md4c CONFIG QUIET)
if(NOT TARGET md4c::md4c)
    find_path(MD4C_INCLUDE_DIR md4c.h REQUIRED)
    find_library(MD4C_LIBRARY md4c REQUIRED)
    add_library(md4c::md4c UNKNOWN IMPORTED)
    set_target_properties(md4c::md4c PROPERTIES
        IMPORTED_LOCATION "${MD4C_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${MD4C_INCLUDE_DIR}")
endif()

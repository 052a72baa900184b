# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Tests of the library as other programs get it. They need no Qt: GATEPOST_CORE_ONLY has them too.

if(WIN32 OR APPLE)
    return()
endif()

# Other programs can use the installed library (README.md).
add_test(NAME library
         COMMAND "${CMAKE_COMMAND}" "-DBUILD=${CMAKE_BINARY_DIR}" "-DWORK=${CMAKE_BINARY_DIR}/consumer"
                 "-DGENERATOR=${CMAKE_GENERATOR}" -P "${CMAKE_SOURCE_DIR}/tests/consumer/run.cmake")
set_tests_properties(library PROPERTIES LABELS core TIMEOUT 300)

# The library alone is configured where there is neither Qt nor what the programs need.
if(NOT GATEPOST_CORE_ONLY)
    add_test(NAME core-only
             COMMAND "${CMAKE_COMMAND}" --fresh -S "${CMAKE_SOURCE_DIR}" -B "${CMAKE_BINARY_DIR}/core-only" -G "${CMAKE_GENERATOR}"
                     -DGATEPOST_CORE_ONLY=ON -DCMAKE_BUILD_TYPE=Release
                     -DCMAKE_DISABLE_FIND_PACKAGE_Qt6=ON -DCMAKE_DISABLE_FIND_PACKAGE_KF6SyntaxHighlighting=ON
                     -DCMAKE_DISABLE_FIND_PACKAGE_CLI11=ON -DCMAKE_DISABLE_FIND_PACKAGE_ZLIB=ON)
    set_tests_properties(core-only PROPERTIES LABELS core TIMEOUT 300)
endif()

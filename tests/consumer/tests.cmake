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

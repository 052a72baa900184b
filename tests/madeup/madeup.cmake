# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# tst_madeup and tst_madeupform: what a new policy file needs. kiosk.cpp defines the file that a program adds to the tables
# (core/dialect/added.h), so both are linked with the libraries as they are, and nothing of them is compiled again.

set(madeup_cli)
foreach(name formats setcomment setedit setpolicy)
    list(APPEND madeup_cli "${CMAKE_SOURCE_DIR}/app/cli/${name}.cpp")
endforeach()
add_executable(tst_madeup "${CMAKE_CURRENT_LIST_DIR}/tst_madeup.cpp" "${CMAKE_CURRENT_LIST_DIR}/kiosk.cpp" ${madeup_cli})
target_link_libraries(tst_madeup PRIVATE gatepost_test_core)
gatepost_test_program(tst_madeup "${CMAKE_CURRENT_LIST_DIR}/tst_madeup.cpp" core)
gatepost_precompiled_as(tst_madeup gatepost_test_headers_core)

add_executable(tst_madeupform "${CMAKE_CURRENT_LIST_DIR}/tst_madeupform.cpp" "${CMAKE_CURRENT_LIST_DIR}/kiosk.cpp")
target_link_libraries(tst_madeupform PRIVATE gatepost_test_ui)
gatepost_test_program(tst_madeupform "${CMAKE_CURRENT_LIST_DIR}/tst_madeupform.cpp" ui)
gatepost_precompiled_as(tst_madeupform gatepost_test_headers_ui)

# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -DBUILD=… -DWORK=… -DGENERATOR=… -P run.cmake: installs the library, builds the consumers against it, compares what
# each prints with the file beside this one.

file(REMOVE_RECURSE "${WORK}")
function(step)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE out ERROR_VARIABLE out)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "${ARGN}\n${out}")
    endif()
endfunction()
step("${CMAKE_COMMAND}" --install "${BUILD}" --component Development --prefix "${WORK}/prefix")
step("${CMAKE_COMMAND}" -S "${CMAKE_CURRENT_LIST_DIR}" -B "${WORK}/build" -G "${GENERATOR}"
     "-DCMAKE_PREFIX_PATH=${WORK}/prefix")
step("${CMAKE_COMMAND}" --build "${WORK}/build")
function(compare program file)
    execute_process(COMMAND "${WORK}/build/${program}" RESULT_VARIABLE status OUTPUT_VARIABLE printed)
    file(READ "${CMAKE_CURRENT_LIST_DIR}/${file}" expected)
    if(NOT status EQUAL 0 OR NOT printed STREQUAL expected)
        message(FATAL_ERROR "${program}: status ${status}, printed:\n${printed}\nexpected:\n${expected}")
    endif()
endfunction()
compare(consumer expected.txt)
compare(consumer-c expected-c.txt)

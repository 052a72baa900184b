# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Makes the extension's package, a ZIP with two lists, without a network. What it says of itself is package.json's.
#
#     cmake -DOUT=gatepost.vsix -P packaging/vscode/vsix.cmake

cmake_minimum_required(VERSION 3.25)
if(NOT OUT)
    message(FATAL_ERROR "OUT must name the file to make")
endif()
get_filename_component(OUT "${OUT}" ABSOLUTE)
set(source "${CMAKE_CURRENT_LIST_DIR}")
set(staging "${OUT}.making")
set(files connection.js extension.js language.json mapping.js package.json providers.js README.md)

file(READ "${source}/package.json" package)
foreach(key name version publisher displayName description)
    string(JSON ${key} GET "${package}" ${key})
    string(REPLACE "&" "&amp;" ${key} "${${key}}")
    string(REPLACE "<" "&lt;" ${key} "${${key}}")
    string(REPLACE "\"" "&quot;" ${key} "${${key}}")
endforeach()
string(JSON engine GET "${package}" engines vscode)
string(JSON count LENGTH "${package}" categories)
math(EXPR last "${count} - 1")
set(categories)
foreach(index RANGE ${last})
    string(JSON category GET "${package}" categories ${index})
    list(APPEND categories "${category}")
endforeach()
list(JOIN categories "," categories)

file(REMOVE_RECURSE "${staging}")
file(MAKE_DIRECTORY "${staging}/extension")
configure_file("${source}/extension.vsixmanifest.in" "${staging}/extension.vsixmanifest" @ONLY)
configure_file("${source}/content-types.xml" "${staging}/[Content_Types].xml" COPYONLY)
configure_file("${source}/../../LICENSES/GPL-3.0-or-later.txt" "${staging}/extension/LICENSE.txt" COPYONLY)
set(entries extension/LICENSE.txt)
foreach(file IN LISTS files)
    list(APPEND entries extension/${file})
    configure_file("${source}/${file}" "${staging}/extension/${file}" COPYONLY)
endforeach()
# One time and one order for all entries: no date of a checkout.
execute_process(
    COMMAND "${CMAKE_COMMAND}" -E tar cf "${OUT}" --format=zip --mtime=2026-01-01 "[Content_Types].xml"
            extension.vsixmanifest ${entries}
    WORKING_DIRECTORY "${staging}" RESULT_VARIABLE status)
file(REMOVE_RECURSE "${staging}")
if(NOT status EQUAL 0)
    message(FATAL_ERROR "${OUT} could not be made")
endif()

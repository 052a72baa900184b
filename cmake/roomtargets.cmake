# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A target for each room of core: gatepost_core_text, … Each is a shared library of the room's objects, linked with the
# rooms and libraries that its row of rooms.cmake names, and may leave nothing undefined: the linker refuses a call of a
# room that the row does not name, also where the header of that room came along with another. Nothing is compiled for
# it, and nothing but the test `rooms` builds it: what others link is gatepost_core, one archive of the same objects.

# The floors that a floor stands on matter to includes alone.
function(gatepost_floor)
endfunction()

# A row of the table of rooms.
function(gatepost_room name)
    cmake_parse_arguments(PARSE_ARGV 1 room "" "" "USES;LINKS")
    set_property(GLOBAL APPEND PROPERTY GATEPOST_ROOMS "${name}")
    set_property(GLOBAL PROPERTY "GATEPOST_ROOM_USES_${name}" "${room_USES}")
    set_property(GLOBAL PROPERTY "GATEPOST_ROOM_LINKS_${name}" "${room_LINKS}")
endfunction()

# The target of one room, whose objects `archive` has.
function(gatepost_room_target room archive)
    get_property(uses GLOBAL PROPERTY "GATEPOST_ROOM_USES_${room}")
    get_property(links GLOBAL PROPERTY "GATEPOST_ROOM_LINKS_${room}")
    list(TRANSFORM uses PREPEND gatepost_core_)
    string(REPLACE "/" "_" target "gatepost_${room}")
    add_library(${target} SHARED EXCLUDE_FROM_ALL
        "$<FILTER:$<TARGET_OBJECTS:${archive}>,INCLUDE,\\.dir/.*${room}/>")
    target_link_libraries(${target} PRIVATE ${uses} ${links})
    target_link_options(${target} PRIVATE LINKER:-z,defs)
    set_target_properties(${target} PROPERTIES
        LINKER_LANGUAGE CXX
        LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/rooms")
endfunction()

# The targets of all rooms of core, and `rooms` for all of them. Without optimisation the compiler calls more than is
# written, and other systems' linkers have other options: the table is that of a release on Linux.
function(gatepost_room_targets)
    if(NOT CMAKE_SYSTEM_NAME STREQUAL Linux OR NOT CMAKE_BUILD_TYPE STREQUAL Release OR GATEPOST_SANITIZE)
        return()
    endif()
    add_custom_target(rooms)
    get_property(rooms GLOBAL PROPERTY GATEPOST_ROOMS)
    list(FILTER rooms INCLUDE REGEX "^core/")
    foreach(room IN LISTS rooms)
        set(archive gatepost_core)
        if(room MATCHES "^core/(replay|net)$")
            string(REPLACE "core/" "gatepost_" archive "${room}")
        endif()
        gatepost_room_target(${room} ${archive})
        string(REPLACE "/" "_" target "gatepost_${room}")
        add_dependencies(rooms ${target})
    endforeach()
endfunction()

# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Several sources of a room are compiled as one: the headers, which are most of the work, are read once for all of them.
# Each source still includes what it uses and can be compiled by itself: lint, crosscheck and every build with
# GATEPOST_JOIN off do so. Names in unnamed namespaces and of static functions are therefore unique in a room.

option(GATEPOST_JOIN "Compile several sources of a room as one" ON)

# gcc takes a source that is included for a header, whose types should not have fields of an unnamed namespace's types.
if(GATEPOST_JOIN AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    target_compile_options(gatepost_flags INTERFACE -Wno-subobject-linkage)
endif()

# At most so many bytes of sources are compiled as one: it is what the change of one of them costs.
set(gatepost_joined_bytes 100000)

# Writes build/joined/FOLDER/NAME.cpp, which includes `sources`, and gives it to the target with these options.
function(gatepost_join_sources target folder name options sources)
    set(file "${CMAKE_BINARY_DIR}/joined/${folder}/${name}.cpp")
    list(TRANSFORM sources REPLACE "(.+)" "#include \"\\1\"\n")
    string(JOIN "" text ${sources})
    file(CONFIGURE OUTPUT "${file}" CONTENT "${text}" @ONLY)
    target_sources(${target} PRIVATE "${file}")
    if(options)
        set_source_files_properties("${file}" PROPERTIES COMPILE_OPTIONS "${options}" SKIP_PRECOMPILE_HEADERS ON)
    endif()
endfunction()

# Gives `SOURCES` to the target, joined by folder, with the further OPTIONS, for which nothing is precompiled. NAME tells
# several calls for one folder apart. Where sources are not joined, they are given as they are.
function(gatepost_joined target)
    cmake_parse_arguments(PARSE_ARGV 1 joined "" "NAME" "SOURCES;OPTIONS")
    if(NOT joined_SOURCES)
        return()
    endif()
    target_sources(${target} PRIVATE ${joined_SOURCES})
    set(sources ${joined_SOURCES})
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    if(NOT GATEPOST_JOIN)
        if(joined_OPTIONS)
            set_source_files_properties(${sources} PROPERTIES COMPILE_OPTIONS "${joined_OPTIONS}" SKIP_PRECOMPILE_HEADERS ON)
        endif()
        return()
    endif()
    # Named to the target for moc and for editors, compiled by what includes them.
    set_source_files_properties(${sources} PROPERTIES HEADER_FILE_ONLY ON)
    set(folders)
    foreach(source IN LISTS sources)
        file(RELATIVE_PATH path "${CMAKE_SOURCE_DIR}" "${source}")
        get_filename_component(folder "${path}" DIRECTORY)
        list(APPEND folders "${folder}")
        list(APPEND "sources_in_${folder}" "${path}")
    endforeach()
    list(REMOVE_DUPLICATES folders)
    foreach(folder IN LISTS folders)
        set(number 1)
        set(bytes 0)
        set(piece)
        foreach(path IN LISTS "sources_in_${folder}")
            file(SIZE "${CMAKE_SOURCE_DIR}/${path}" size)
            math(EXPR bytes "${bytes} + ${size}")
            if(piece AND bytes GREATER gatepost_joined_bytes)
                gatepost_join_sources(${target} "${folder}" "${joined_NAME}${number}" "${joined_OPTIONS}" "${piece}")
                math(EXPR number "${number} + 1")
                set(bytes ${size})
                set(piece)
            endif()
            list(APPEND piece "${path}")
        endforeach()
        gatepost_join_sources(${target} "${folder}" "${joined_NAME}${number}" "${joined_OPTIONS}" "${piece}")
    endforeach()
endfunction()

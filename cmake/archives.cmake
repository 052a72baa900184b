# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# RE2 (with Abseil below it), Boost.URL, yaml-cpp, zlib and zstd go into the command line as archives where the system has
# them, as Debian and Ubuntu do: it is often started for one question, and to find and relocate some forty shared libraries
# took three times as long as all the rest. The window keeps the shared ones: beside Qt they do not count, and the package
# stays smaller.

include(CheckCXXSourceRuns)

option(GATEPOST_ARCHIVES "Link the command line's libraries statically where there are archives of them" ON)

# Links the archives before what gatepost_core brings along; shared libraries that are then not needed are left out.
function(gatepost_link_archives program)
    if(NOT GATEPOST_ARCHIVES OR WIN32 OR APPLE)
        return()
    endif()
    set(archives)
    foreach(name re2 yaml-cpp boost_url z zstd absl_base)
        find_library(GATEPOST_ARCHIVE_${name} NAMES lib${name}.a)
        mark_as_advanced(GATEPOST_ARCHIVE_${name})
        if(NOT GATEPOST_ARCHIVE_${name})
            if(name MATCHES "^z") # zlib, zstd: shared then
                continue()
            endif()
            return()
        endif()
        list(APPEND archives "${GATEPOST_ARCHIVE_${name}}")
    endforeach()
    # Abseil is a hundred small archives that need each other.
    get_filename_component(folder "${GATEPOST_ARCHIVE_absl_base}" DIRECTORY)
    file(GLOB abseil "${folder}/libabsl_*.a")
    list(FILTER abseil EXCLUDE REGEX "test|mock")
    find_package(Threads REQUIRED)
    target_link_options(${program} PRIVATE LINKER:--as-needed)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # Most symbols that are resolved at the start are libstdc++'s own: named first, it is searched first.
        target_link_options(${program} PRIVATE "LINKER:--push-state,--no-as-needed,-lstdc++,--pop-state")
    endif()
    # Relocations in an eighth of the room, which is about what zlib and zstd take. The loader must know them, too.
    set(CMAKE_REQUIRED_LINK_OPTIONS LINKER:-z,pack-relative-relocs)
    if(NOT CMAKE_CROSSCOMPILING)
        check_cxx_source_runs("int main() {}" GATEPOST_HAS_RELR)
    endif()
    if(GATEPOST_HAS_RELR)
        target_link_options(${program} PRIVATE LINKER:-z,pack-relative-relocs)
    endif()
    target_link_libraries(${program} PRIVATE
        "-Wl,--start-group" ${archives} ${abseil} "-Wl,--end-group" Threads::Threads)
endfunction()

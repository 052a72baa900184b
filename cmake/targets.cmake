# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later

# All sources and headers of the rooms of one floor: <floor>/<room>/*.{cpp,h}, and one folder below
# (core/lint/rules). A new file needs no edit here.
function(gatepost_sources result floor)
    file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${floor}/*/*.cpp"
         "${CMAKE_SOURCE_DIR}/${floor}/*/*/*.cpp")
    if(sources)
        file(GLOB headers CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${floor}/*/*.h")
    endif()
    set(${result} ${sources} ${headers} PARENT_SCOPE)
endfunction()

# Compiles a text file of the repository into a target as `extern const std::string_view <name>` in
# namespace gatepost, declared by <header>, whose room it belongs to.
function(gatepost_embed_text target file name header)
    get_filename_component(stem "${file}" NAME_WE)
    get_filename_component(room "${header}" DIRECTORY)
    set(output "${CMAKE_BINARY_DIR}/generated/${room}/${stem}data.cpp")
    add_custom_command(
        OUTPUT "${output}"
        COMMAND "${CMAKE_COMMAND}" "-DINPUT=${CMAKE_SOURCE_DIR}/${file}" "-DOUTPUT=${output}"
                "-DNAME=${name}" "-DHEADER=${header}" -P "${CMAKE_SOURCE_DIR}/cmake/embedtext.cmake"
        DEPENDS "${CMAKE_SOURCE_DIR}/${file}" "${CMAKE_SOURCE_DIR}/cmake/embedtext.cmake"
        COMMENT "Embedding ${file}"
        VERBATIM)
    target_sources(${target} PRIVATE "${output}")
endfunction()

# The options of code that should be small rather than fast.
set(gatepost_small)
if(NOT MSVC)
    set(gatepost_small $<$<CONFIG:Release>:-Os>)
endif()

# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Included by cmake/install.cmake on Windows: icon and version of the programs, UTF-8 as the code page, and
# what goes beside them. packaging/README.md says what of this has been run.

function(gatepost_windows_resources program description icon)
    string(REPLACE "." "," GATEPOST_VERSION_NUMBERS "${PROJECT_VERSION},0")
    set(GATEPOST_PROGRAM "${program}")
    set(GATEPOST_DESCRIPTION "${description}")
    set(GATEPOST_ICON_LINE)
    if(icon)
        set(GATEPOST_ICON_LINE "1 ICON \"${gatepost_packaging}/icons/gatepost.ico\"")
    endif()
    set(GATEPOST_MANIFEST_LINE)
    if(NOT MSVC) # whose linker merges manifests itself
        set(GATEPOST_MANIFEST_LINE "1 24 \"${gatepost_packaging}/windows/utf8.manifest\"")
    endif()
    configure_file("${gatepost_packaging}/windows/version.rc.in"
                   "${CMAKE_BINARY_DIR}/generated/${program}.rc" @ONLY)
    target_sources(${program} PRIVATE "${CMAKE_BINARY_DIR}/generated/${program}.rc")
    if(MSVC)
        target_sources(${program} PRIVATE "${gatepost_packaging}/windows/utf8.manifest")
    endif()
endfunction()

if(TARGET gatepost)
    enable_language(RC)
    gatepost_windows_resources(gatepost "Gatepost" TRUE)
    set_target_properties(gatepost PROPERTIES WIN32_EXECUTABLE ON)
endif()
if(TARGET gatepost-cli)
    enable_language(RC)
    gatepost_windows_resources(gatepost-cli "Gatepost, command line" FALSE)
endif()

# Cross-built: deploy.cmake finds the DLLs, since CMake and Qt do that on Windows alone.
function(gatepost_deploy)
    set(folders)
    set(extra)
    set(words)
    foreach(prefix IN LISTS CMAKE_PREFIX_PATH)
        list(APPEND folders "${prefix}/bin")
        file(GLOB more "${prefix}/bin/libgit2.dll") # loaded by its name, core/store/gitlibrary.cpp
        list(APPEND extra ${more})
        if(IS_DIRECTORY "${prefix}/translations")
            list(APPEND words "${prefix}/translations")
        endif()
    endforeach()
    foreach(library libstdc++-6.dll libgcc_s_seh-1.dll libwinpthread-1.dll)
        execute_process(COMMAND "${CMAKE_CXX_COMPILER}" -print-file-name=${library}
                        OUTPUT_VARIABLE path OUTPUT_STRIP_TRAILING_WHITESPACE)
        get_filename_component(path "${path}" DIRECTORY)
        list(APPEND folders "${path}")
    endforeach()
    list(REMOVE_DUPLICATES folders)
    set(plugins)
    set(wanted)
    if(TARGET gatepost)
        set(wanted platforms/qwindows styles/qmodernwindowsstyle imageformats/qico imageformats/qsvg iconengines/qsvgicon)
    endif()
    foreach(plugin IN LISTS wanted)
        set(found FALSE)
        foreach(prefix IN LISTS CMAKE_PREFIX_PATH)
            if(EXISTS "${prefix}/plugins/${plugin}.dll")
                list(APPEND plugins "${prefix}/plugins/${plugin}.dll")
                set(found TRUE)
            endif()
        endforeach()
        if(NOT found)
            message(FATAL_ERROR "there is no plugin ${plugin} of Qt below CMAKE_PREFIX_PATH")
        endif()
    endforeach()
    install(CODE "
        set(gatepost_objdump \"${CMAKE_OBJDUMP}\")
        set(gatepost_folders \"${folders}\")
        set(gatepost_plugins \"${plugins}\")
        set(gatepost_extra \"${extra}\")
        set(gatepost_words \"${words}\")
        set(gatepost_bin \"${CMAKE_INSTALL_BINDIR}\")")
    install(SCRIPT "${gatepost_packaging}/windows/deploy.cmake")
endfunction()

if(CMAKE_CROSSCOMPILING)
    install(TARGETS ${gatepost_programs} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
    gatepost_deploy()
else()
    install(TARGETS ${gatepost_programs} RUNTIME_DEPENDENCY_SET gatepost_libraries
            RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
    # The libraries of other people; Qt's come with its plugins below. vcpkg's lie beside the programs already, KDE's where
    # packaging/ci/getsyntaxhighlighting.sh put it.
    install(RUNTIME_DEPENDENCY_SET gatepost_libraries
            PRE_EXCLUDE_REGEXES "^api-ms-" "^ext-ms-" "^qt6"
            POST_EXCLUDE_REGEXES "[/\\\\][Ww][Ii][Nn][Dd][Oo][Ww][Ss][/\\\\]"
            DIRECTORIES "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}" "$<TARGET_FILE_DIR:KF6::SyntaxHighlighting>"
            RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
    if(TARGET gatepost)
        qt_generate_deploy_app_script(TARGET gatepost OUTPUT_SCRIPT deploy NO_UNSUPPORTED_PLATFORM_ERROR)
        install(SCRIPT "${deploy}")
    endif()
endif()

install(FILES "${CMAKE_SOURCE_DIR}/LICENSES/GPL-3.0-or-later.txt" DESTINATION . RENAME LICENSE.txt)
install(FILES "${CMAKE_SOURCE_DIR}/README.md" "${CMAKE_SOURCE_DIR}/CHANGELOG.md" DESTINATION .)
install(DIRECTORY "${CMAKE_BINARY_DIR}/manual/" DESTINATION doc OPTIONAL)

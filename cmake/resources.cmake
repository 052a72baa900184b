# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Qt resources of the window. Everything under resources/ is found by glob.
#
# The trap: a resource inside a static library registers itself in a static initialiser that the
# linker drops, unless every program calls Q_INIT_RESOURCE. Here the generated code is an object
# library whose objects are handed to whoever links gatepost_ui, so programs and tests get the
# resources by linking, and nobody calls Q_INIT_RESOURCE.

function(gatepost_ui_resources target)
    set(qrc "<RCC>\n")
    foreach(entry
            "syntax|*.xml|/org.kde.syntax-highlighting/syntax-addons"
            "themes|*.theme|/org.kde.syntax-highlighting/themes-addons"
            "icons|*.svg|/icons"
            "sample|*|/sample"
            "templates|*|/templates"
            "../docs/manual|*.md|/manual")
        string(REPLACE "|" ";" entry "${entry}")
        list(GET entry 0 folder)
        list(GET entry 1 pattern)
        list(GET entry 2 prefix)
        set(base "${CMAKE_SOURCE_DIR}/resources/${folder}")
        file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE "${base}" "${base}/${pattern}")
        if(files)
            string(APPEND qrc "<qresource prefix=\"${prefix}\">\n")
            foreach(file IN LISTS files)
                string(APPEND qrc "<file alias=\"${file}\">${base}/${file}</file>\n")
            endforeach()
            string(APPEND qrc "</qresource>\n")
        endif()
    endforeach()
    gatepost_translations(translations)
    if(translations)
        string(APPEND qrc "<qresource prefix=\"/i18n\">\n")
        foreach(file IN LISTS translations)
            get_filename_component(name "${file}" NAME)
            string(APPEND qrc "<file alias=\"${name}\">${file}</file>\n")
        endforeach()
        string(APPEND qrc "</qresource>\n")
    endif()
    string(APPEND qrc "</RCC>\n")
    file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/generated/gatepost.qrc" CONTENT "${qrc}" @ONLY)

    qt_add_resources(generated "${CMAKE_BINARY_DIR}/generated/gatepost.qrc")
    add_library(gatepost_resources OBJECT ${generated})
    target_link_libraries(gatepost_resources PRIVATE Qt6::Core)
    target_sources(${target} INTERFACE $<TARGET_OBJECTS:gatepost_resources>)
endfunction()

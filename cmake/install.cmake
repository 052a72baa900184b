# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Where everything goes on the user's machine. Three components: what every package has (Unspecified),
# what only the DEB has (debian) and what all others have (elsewhere); cmake --install leaves out debian.

include(GNUInstallDirs)
set(CMAKE_INSTALL_DOCDIR "${CMAKE_INSTALL_DATAROOTDIR}/doc/gatepost") # the package's name, not the project's

set(gatepost_id org.gatepost.gatepost)
set(gatepost_packaging "${CMAKE_SOURCE_DIR}/packaging")
set(gatepost_programs)
foreach(program gatepost gatepost-cli)
    if(TARGET ${program})
        list(APPEND gatepost_programs ${program})
    endif()
endforeach()

# Draws the PNG, ICO and ICNS files of packaging/icons anew: ./dev icons.
if(TARGET Qt6::Svg)
    add_executable(rendericons EXCLUDE_FROM_ALL "${gatepost_packaging}/icons/rendericons.cpp")
    target_link_libraries(rendericons PRIVATE Qt6::Svg)
endif()

if(WIN32)
    include("${gatepost_packaging}/windows/windows.cmake")
    return()
elseif(APPLE)
    include("${gatepost_packaging}/macos/macos.cmake")
    return()
endif()

install(TARGETS ${gatepost_programs} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")

install(FILES "${gatepost_packaging}/linux/${gatepost_id}.desktop"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")
install(FILES "${gatepost_packaging}/linux/${gatepost_id}.metainfo.xml"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo")
install(FILES "${gatepost_packaging}/linux/${gatepost_id}.mime.xml"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/mime/packages" RENAME ${gatepost_id}.xml)

set(gatepost_hicolor "${CMAKE_INSTALL_DATADIR}/icons/hicolor")
install(FILES "${CMAKE_SOURCE_DIR}/resources/icons/gatepost.svg"
        DESTINATION "${gatepost_hicolor}/scalable/apps" RENAME ${gatepost_id}.svg)
file(GLOB gatepost_pngs "${gatepost_packaging}/icons/gatepost-*.png")
foreach(png IN LISTS gatepost_pngs)
    string(REGEX MATCH "([0-9]+)\\.png$" unused "${png}")
    install(FILES "${png}" DESTINATION "${gatepost_hicolor}/${CMAKE_MATCH_1}x${CMAKE_MATCH_1}/apps"
            RENAME ${gatepost_id}.png)
endforeach()

# Man pages and the list of changes, compressed the way distributions want them: without a time in it.
find_program(GATEPOST_GZIP gzip)
function(gatepost_install_compressed file destination name)
    if(GATEPOST_GZIP)
        set(packed "${CMAKE_BINARY_DIR}/generated/${name}.gz")
        add_custom_command(OUTPUT "${packed}"
            COMMAND "${GATEPOST_GZIP}" -9nc "${file}" > "${packed}"
            DEPENDS "${file}" VERBATIM)
        set_property(GLOBAL APPEND PROPERTY GATEPOST_COMPRESSED "${packed}")
        install(FILES "${packed}" DESTINATION "${destination}" ${ARGN})
    else()
        install(FILES "${file}" DESTINATION "${destination}" RENAME "${name}" ${ARGN})
    endif()
endfunction()
foreach(page gatepost.1 gatepost-cli.1)
    gatepost_install_compressed("${gatepost_packaging}/man/${page}"
        "${CMAKE_INSTALL_MANDIR}/man1" ${page})
endforeach()
gatepost_install_compressed("${CMAKE_SOURCE_DIR}/CHANGELOG.md" "${CMAKE_INSTALL_DOCDIR}" changelog
    COMPONENT debian EXCLUDE_FROM_ALL)
get_property(compressed GLOBAL PROPERTY GATEPOST_COMPRESSED)
# What ./dev package builds before it packs.
add_custom_target(packaged ALL DEPENDS ${compressed})
if(gatepost_programs)
    add_dependencies(packaged ${gatepost_programs})
endif()

# The manual as HTML, if the build made one: the window's own manual takes its pictures from there. The PDF is left out,
# it says the same once more.
install(DIRECTORY "${CMAKE_BINARY_DIR}/manual/html" DESTINATION "${CMAKE_INSTALL_DOCDIR}" OPTIONAL)

install(FILES "${gatepost_packaging}/completions/gatepost-cli.bash"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" RENAME gatepost-cli)
install(FILES "${gatepost_packaging}/completions/gatepost-cli.fish"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d")
# Debian's zsh looks elsewhere for what packages bring.
install(FILES "${gatepost_packaging}/completions/_gatepost-cli"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions"
        COMPONENT debian EXCLUDE_FROM_ALL)
install(FILES "${gatepost_packaging}/completions/_gatepost-cli"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/site-functions" COMPONENT elsewhere)
# Debian has the licence's text already; its copyright file points there.
install(FILES "${gatepost_packaging}/linux/copyright" DESTINATION "${CMAKE_INSTALL_DOCDIR}"
        COMPONENT debian EXCLUDE_FROM_ALL)
install(FILES "${CMAKE_SOURCE_DIR}/LICENSES/GPL-3.0-or-later.txt" "${CMAKE_SOURCE_DIR}/LICENSES/LGPL-3.0-or-later.txt"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/licenses/gatepost" COMPONENT elsewhere)

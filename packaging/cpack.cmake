# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What packages say about Gatepost. ./dev package makes the Linux ones; README.md here tells the rest.

set(CPACK_PACKAGE_NAME gatepost)
set(CPACK_PACKAGE_VENDOR "The Gatepost authors")
set(CPACK_PACKAGE_CONTACT "The Gatepost authors <authors@gatepost.example>")
set(CPACK_PACKAGE_HOMEPAGE_URL "https://gatepost.example/")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "edit, check and rehearse crawler policy")
set(CPACK_PACKAGE_DESCRIPTION
"Gatepost reads, edits and simulates the files with which a web site tells
crawlers and AI agents what they may do: robots.txt, robots-ai.txt,
robots2.txt and agent policies. It answers one question, live, while you
edit: may this agent fetch this page at this moment, what may it do with it,
and which line says so?
.
Forms and text are two views of one file, and what is not edited stays the
same, byte for byte. Nothing is fetched or sent unless it is asked for.
.
This package has the desktop program and gatepost-cli, the same core without
a window, for pipelines.")
set(CPACK_RESOURCE_FILE_LICENSE "${CMAKE_SOURCE_DIR}/LICENSES/GPL-3.0-or-later.txt")
set(CPACK_PACKAGE_INSTALL_DIRECTORY Gatepost)
set(CPACK_PACKAGE_EXECUTABLES gatepost Gatepost)
set(CPACK_PACKAGE_DIRECTORY "${CMAKE_BINARY_DIR}/packages")
set(CPACK_PROJECT_CONFIG_FILE "${CMAKE_SOURCE_DIR}/packaging/cpackproject.cmake")
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)

if(WIN32)
    set(CPACK_GENERATOR "NSIS;ZIP")
    set(CPACK_PACKAGE_FILE_NAME "gatepost-${PROJECT_VERSION}-win64")
    include("${CMAKE_CURRENT_LIST_DIR}/windows/nsis.cmake")
elseif(APPLE)
    set(CPACK_GENERATOR "DragNDrop")
    set(CPACK_PACKAGE_FILE_NAME "gatepost-${PROJECT_VERSION}-macos-${CMAKE_SYSTEM_PROCESSOR}")
    set(CPACK_DMG_VOLUME_NAME Gatepost)
else()
    set(CPACK_GENERATOR "DEB;RPM;TXZ")
    set(CPACK_PACKAGE_FILE_NAME
        "gatepost-${PROJECT_VERSION}-linux-${CMAKE_SYSTEM_PROCESSOR}")

    set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
    set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
    set(CPACK_DEBIAN_PACKAGE_SECTION web)
    set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
    # Loaded at run time, so not among the libraries: icons are SVG, the window may be on Wayland, and
    # Qt's own words are translated in a package of their own.
    set(CPACK_DEBIAN_PACKAGE_DEPENDS "qt6-svg-plugins")
    set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, qt6-translations-l10n, libgit2-1.9, libcurl4t64 | libcurl4")
    set(CPACK_DEBIAN_PACKAGE_SUGGESTS "bash-completion")
    set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

    set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
    set(CPACK_RPM_COMPRESSION_TYPE xz)
    set(CPACK_RPM_PACKAGE_LICENSE GPL-3.0-or-later)
    set(CPACK_RPM_PACKAGE_GROUP "Productivity/Networking/Web/Utilities")
    string(REPLACE "\n.\n" "\n\n" CPACK_RPM_PACKAGE_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}")
    set(CPACK_RPM_PACKAGE_AUTOREQ ON)
    # Fedora's names. The SVG plugin comes with the library that is linked.
    set(CPACK_RPM_SPEC_MORE_DEFINE "Recommends: qt6-qtwayland, qt6-qttranslations")
    foreach(folder
            bin share share/applications share/bash-completion share/bash-completion/completions
            share/doc share/fish share/fish/vendor_completions.d share/icons share/icons/hicolor
            share/icons/hicolor/scalable share/icons/hicolor/scalable/apps share/licenses share/man
            share/man/man1 share/metainfo share/mime share/mime/packages share/zsh
            share/zsh/site-functions)
        list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION "/usr/${folder}")
    endforeach()
    foreach(size 16 22 24 32 48 64 128 256 512)
        list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION
            "/usr/share/icons/hicolor/${size}x${size}" "/usr/share/icons/hicolor/${size}x${size}/apps")
    endforeach()
endif()

include(CPack)

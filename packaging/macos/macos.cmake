# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Included by cmake/install.cmake on macOS: Gatepost.app, with gatepost-cli and all libraries in it.
# packaging/README.md says what of this has been run.

if(NOT TARGET gatepost)
    install(TARGETS ${gatepost_programs} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
    return()
endif()

# In the build folder both programs stay plain files, as the tests expect; the bundle is made at installation.
set(gatepost_app "Gatepost.app")
configure_file("${gatepost_packaging}/macos/Info.plist.in" "${CMAKE_BINARY_DIR}/generated/Info.plist" @ONLY)
install(TARGETS ${gatepost_programs} RUNTIME DESTINATION "${gatepost_app}/Contents/MacOS")
install(FILES "${CMAKE_BINARY_DIR}/generated/Info.plist" DESTINATION "${gatepost_app}/Contents")
install(FILES "${gatepost_packaging}/icons/gatepost.icns" "${CMAKE_SOURCE_DIR}/LICENSES/GPL-3.0-or-later.txt"
        DESTINATION "${gatepost_app}/Contents/Resources")
install(DIRECTORY "${CMAKE_BINARY_DIR}/manual/" DESTINATION "${gatepost_app}/Contents/Resources/manual" OPTIONAL)
# Qt's tool for bundles leaves Qt's own words out.
qt_generate_deploy_script(TARGET gatepost OUTPUT_SCRIPT deploy CONTENT "
set(QT_DEPLOY_TRANSLATIONS_DIR \"${gatepost_app}/Contents/Resources/translations\")
qt_deploy_translations(CATALOGS qtbase)
qt_deploy_runtime_dependencies(
    EXECUTABLE \"${gatepost_app}\"
    ADDITIONAL_EXECUTABLES \"${gatepost_app}/Contents/MacOS/gatepost-cli\"
    GENERATE_QT_CONF
)")
install(SCRIPT "${deploy}")

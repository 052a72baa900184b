# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Included by packaging/cpack.cmake: the installer for Windows. No type of file is taken: Gatepost is listed under
# “Open with” for *.kno and *.txt.

set(CPACK_NSIS_DISPLAY_NAME Gatepost)
set(CPACK_NSIS_PACKAGE_NAME Gatepost)
set(CPACK_NSIS_MUI_ICON "${CMAKE_SOURCE_DIR}/packaging/icons/gatepost.ico")
set(CPACK_NSIS_MUI_UNIICON "${CPACK_NSIS_MUI_ICON}")
set(CPACK_NSIS_INSTALLED_ICON_NAME "bin\\gatepost.exe")
set(CPACK_NSIS_EXECUTABLES_DIRECTORY bin)
set(CPACK_NSIS_MUI_FINISHPAGE_RUN gatepost.exe)
set(CPACK_NSIS_URL_INFO_ABOUT "${CPACK_PACKAGE_HOMEPAGE_URL}")
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_MODIFY_PATH ON) # asks; gatepost-cli is for shells
set(CPACK_NSIS_MANIFEST_DPI_AWARE ON)
# As the programs are: 64 bits.
set(CPACK_NSIS_DEFINES "Target amd64-unicode")

set(program "Software\\Classes\\Applications\\gatepost.exe")
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS
"WriteRegStr SHCTX '${program}' 'FriendlyAppName' 'Gatepost'
  WriteRegStr SHCTX '${program}\\shell\\open\\command' '' '\"$INSTDIR\\bin\\gatepost.exe\" \"%1\"'
  WriteRegStr SHCTX '${program}\\SupportedTypes' '.kno' ''
  WriteRegStr SHCTX '${program}\\SupportedTypes' '.txt' ''")
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS
"DeleteRegKey SHCTX '${program}'")

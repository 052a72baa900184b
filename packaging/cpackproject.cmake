# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Read by cpack once for each kind of package: which of the components of cmake/install.cmake go in.

set(components Unspecified elsewhere)
if(CPACK_GENERATOR STREQUAL "DEB")
    set(components Unspecified debian)
endif()
if(CPACK_GENERATOR MATCHES "^(DEB|RPM)$")
    set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
endif()
list(GET CPACK_INSTALL_CMAKE_PROJECTS 0 folder)
list(GET CPACK_INSTALL_CMAKE_PROJECTS 1 project)
set(CPACK_INSTALL_CMAKE_PROJECTS)
foreach(component IN LISTS components)
    list(APPEND CPACK_INSTALL_CMAKE_PROJECTS "${folder}" "${project}" ${component} /)
endforeach()

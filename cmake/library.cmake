# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Core for other programs: cmake --install build/release --component Development. Not in the packages of the desktop program.

include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

add_library(Gatepost::core ALIAS gatepost_core)
set_target_properties(gatepost_core PROPERTIES EXPORT_NAME core)
target_include_directories(gatepost_core INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)

set(gatepost_config "${CMAKE_INSTALL_LIBDIR}/cmake/Gatepost")
set(gatepost_development COMPONENT Development EXCLUDE_FROM_ALL)
install(TARGETS gatepost_core EXPORT Gatepost ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" ${gatepost_development})
install(EXPORT Gatepost NAMESPACE Gatepost:: FILE GatepostTargets.cmake DESTINATION "${gatepost_config}"
        ${gatepost_development})
install(FILES "${CMAKE_SOURCE_DIR}/core/library/gatepost.h" "${CMAKE_SOURCE_DIR}/core/library/gatepost_c.h"
        DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/gatepost"
        ${gatepost_development})

write_basic_package_version_file("${CMAKE_BINARY_DIR}/generated/GatepostConfigVersion.cmake"
    COMPATIBILITY SameMinorVersion)
configure_file("${CMAKE_SOURCE_DIR}/cmake/gatepost.pc.in" "${CMAKE_BINARY_DIR}/generated/gatepost.pc" @ONLY)
install(FILES "${CMAKE_SOURCE_DIR}/cmake/GatepostConfig.cmake" "${CMAKE_SOURCE_DIR}/cmake/re2.cmake"
              "${CMAKE_BINARY_DIR}/generated/GatepostConfigVersion.cmake"
        DESTINATION "${gatepost_config}" ${gatepost_development})
install(FILES "${CMAKE_BINARY_DIR}/generated/gatepost.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig"
        ${gatepost_development})
# The LGPL is the GPL with permissions: whoever passes the library on needs both texts.
install(FILES "${CMAKE_SOURCE_DIR}/LICENSES/LGPL-3.0-or-later.txt" "${CMAKE_SOURCE_DIR}/LICENSES/GPL-3.0-or-later.txt"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/licenses/gatepost" ${gatepost_development})

# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: LGPL-3.0-or-later
#
# find_package(Gatepost) → Gatepost::core. The library is static: what it is made with is linked too.

include(CMakeFindDependencyMacro)
find_dependency(yaml-cpp)
find_dependency(Boost CONFIG COMPONENTS url)
find_dependency(simdjson)
include("${CMAKE_CURRENT_LIST_DIR}/re2.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/GatepostTargets.cmake")

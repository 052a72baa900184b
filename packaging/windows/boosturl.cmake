# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Copied beside the sources of Boost.URL by dependencies.sh: the library, and the package that CMake's search finds.

cmake_minimum_required(VERSION 3.25)
project(BoostURL LANGUAGES CXX)
file(GLOB_RECURSE sources "${CMAKE_CURRENT_SOURCE_DIR}/libs/url/src/*.cpp")
add_library(boost_url STATIC ${sources})
target_compile_features(boost_url PUBLIC cxx_std_17)
target_include_directories(boost_url PUBLIC "${CMAKE_INSTALL_PREFIX}/include" "${CMAKE_CURRENT_SOURCE_DIR}/libs/url/src")
target_compile_definitions(boost_url PRIVATE BOOST_URL_SOURCE BOOST_URL_STATIC_LINK BOOST_URL_NO_LIB)
install(TARGETS boost_url)
file(WRITE "${CMAKE_BINARY_DIR}/BoostConfig.cmake" [[
get_filename_component(folder "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET Boost::url)
    add_library(Boost::headers INTERFACE IMPORTED)
    set_target_properties(Boost::headers PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${folder}/include"
        INTERFACE_COMPILE_DEFINITIONS BOOST_ALL_NO_LIB)
    add_library(Boost::url STATIC IMPORTED)
    set_target_properties(Boost::url PROPERTIES IMPORTED_LOCATION "${folder}/lib/libboost_url.a"
        INTERFACE_LINK_LIBRARIES Boost::headers)
endif()
set(Boost_FOUND TRUE)
]])
install(FILES "${CMAKE_BINARY_DIR}/BoostConfig.cmake" DESTINATION lib/cmake/Boost)

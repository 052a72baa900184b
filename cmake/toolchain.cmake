# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What every target is compiled and linked with: warnings, sanitizers, a fast linker, ccache.

find_program(GATEPOST_CCACHE ccache)
if(GATEPOST_CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
    # CCACHE_BASEDIR and "no hash dir" let several checkouts share one cache; the two kinds of sloppiness are what it
    # asks for where headers are precompiled (cmake/pch.cmake). In depend mode it does not preprocess a source before it
    # compiles it, which takes as long as half of the compilation.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}" CCACHE_NOHASHDIR=1
        CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_DEPEND=1 CCACHE_PCH_EXTSUM=1
        "${GATEPOST_CCACHE}")
endif()

if(NOT APPLE AND NOT WIN32)
    find_program(GATEPOST_MOLD mold)
    find_program(GATEPOST_LLD ld.lld)
    if(GATEPOST_MOLD)
        add_link_options(-fuse-ld=mold)
    elseif(GATEPOST_LLD)
        add_link_options(-fuse-ld=lld)
    endif()
    # What nothing calls is not in the programs; most of it is templates and archives.
    add_link_options(LINKER:--gc-sections)
endif()

add_library(gatepost_flags INTERFACE)
if(MSVC)
    # 5030: the attributes of another compiler ([[gnu::always_inline]]) are passed over, as the standard says.
    target_compile_options(gatepost_flags INTERFACE /W4 /wd5030 /utf-8 /permissive- /bigobj /Zc:__cplusplus)
    target_compile_definitions(gatepost_flags INTERFACE _CRT_SECURE_NO_WARNINGS)
else()
    target_compile_options(gatepost_flags INTERFACE
        -Wall -Wextra -Wpedantic -Wshadow -Wcast-qual -Wformat=2 -Wnon-virtual-dtor
        -Woverloaded-virtual -Werror=switch -Werror=return-type)
    if(GATEPOST_WERROR)
        target_compile_options(gatepost_flags INTERFACE -Werror)
    endif()
endif()

if(APPLE) # libc++ before LLVM 20 takes std::stop_token for unfinished; -fexperimental-library would link what is not there
    add_compile_definitions(_LIBCPP_ENABLE_EXPERIMENTAL)
endif()

if(WIN32) # windows.h: no macros called min and max, wide functions
    target_compile_definitions(gatepost_flags INTERFACE NOMINMAX WIN32_LEAN_AND_MEAN UNICODE _UNICODE)
endif()

if(GATEPOST_ASSERTIONS)
    target_compile_definitions(gatepost_flags INTERFACE _GLIBCXX_ASSERTIONS QT_FORCE_ASSERTS)
endif()

if(GATEPOST_SANITIZE)
    add_compile_options("-fsanitize=${GATEPOST_SANITIZE}" -fno-sanitize-recover=all
                        -fno-omit-frame-pointer)
    add_link_options("-fsanitize=${GATEPOST_SANITIZE}")
endif()

if(GATEPOST_COVERAGE)
    add_compile_options(--coverage -fprofile-abs-path)
    add_link_options(--coverage)
endif()

# Qt code: no silent conversions from char*, no old API. Core has a member called `signals`, so that word
# is not Qt's macro here (Q_SIGNALS is); `slots` and `emit` stay.
add_library(gatepost_qtflags INTERFACE)
target_compile_definitions(gatepost_qtflags INTERFACE
    QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH
    QT_NO_SIGNALS_SLOTS_KEYWORDS slots=Q_SLOTS
    QT_DISABLE_DEPRECATED_UP_TO=0x060800)

# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Precompiled headers: what nearly every source of a floor includes from the standard library and from Qt, and nothing
# of ours. A third to a half off the time of a cold build. A source still includes what it uses: crosscheck compiles
# without them.

option(GATEPOST_PRECOMPILE "Precompile the headers of the standard library and of Qt" ON)

set(gatepost_core_headers
    <algorithm> <array> <charconv> <chrono> <cstdint> <expected> <filesystem> <format> <functional> <map> <memory>
    <optional> <ranges> <span> <string> <string_view> <unordered_map> <unordered_set> <utility> <variant> <vector>)
set(gatepost_ui_headers
    <QAbstractItemModel> <QAccessible> <QAction> <QApplication> <QBoxLayout> <QHash> <QLabel> <QPainter> <QPointer>
    <QRegularExpression> <QString> <QStyledItemDelegate> <QTimer> <QToolButton> <QTreeView> <QWidget>)

# Two compilations of the same headers differ in their bytes. ccache takes what is written beside them instead, so that
# several checkouts can share what is compiled with them (CCACHE_PCH_EXTSUM).
execute_process(COMMAND "${CMAKE_CXX_COMPILER}" --version OUTPUT_VARIABLE gatepost_compiler ERROR_QUIET)

# Precompiles the headers for the sources of a target.
function(gatepost_precompile target)
    if(GATEPOST_PRECOMPILE)
        target_precompile_headers(${target} PRIVATE ${ARGN})
        set(qt "")
        if(ARGN MATCHES "<Q") # else the library alone shares what the desktop program's core is compiled with
            set(qt "${Qt6_VERSION}")
        endif()
        file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.dir/cmake_pch.hxx.gch.sum"
             CONTENT "${gatepost_compiler}Qt ${qt}\n${ARGN}\n" @ONLY)
    endif()
endfunction()

# The target uses what was precompiled for another one that is compiled with the same options.
function(gatepost_precompiled_as target other)
    if(GATEPOST_PRECOMPILE)
        target_precompile_headers(${target} REUSE_FROM ${other})
    endif()
endfunction()

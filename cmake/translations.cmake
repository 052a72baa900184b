# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# translations/gatepost_*.ts, each compiled into the program as :/i18n/gatepost_CODE.qm.
# New and changed strings get into the .ts files by `./dev translate`.

function(gatepost_translations result)
    file(GLOB files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/translations/gatepost_*.ts")
    set(made)
    foreach(file IN LISTS files)
        get_filename_component(name "${file}" NAME_WE)
        set(output "${CMAKE_BINARY_DIR}/generated/i18n/${name}.qm")
        add_custom_command(
            OUTPUT "${output}"
            COMMAND Qt6::lrelease -silent -compress "${file}" -qm "${output}"
            DEPENDS "${file}"
            COMMENT "Compiling ${name}.ts"
            VERBATIM)
        list(APPEND made "${output}")
    endforeach()
    file(MAKE_DIRECTORY "${CMAKE_BINARY_DIR}/generated/i18n")
    set(${result} "${made}" PARENT_SCOPE)
endfunction()

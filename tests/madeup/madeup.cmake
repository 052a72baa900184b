# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# tst_madeup and tst_madeupform: what a new policy file needs. Somebody who adds kiosk.txt writes its table (kiosk.cpp)
# and the lines below, and nothing else. Here they are put into copies of the files, and the rooms that parse, check,
# simulate, edit and show a policy file are compiled with the copies instead of the originals: the programs link nothing
# of the real core.

set(madeup_copies "${CMAKE_BINARY_DIR}/madeup")
set(madeup_files)

# Puts text into the copy of a file, before another text that is there once.
function(madeup_insert file before text)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${file}")
    if(NOT "${file}" IN_LIST madeup_files)
        set(madeup_files ${madeup_files} "${file}" PARENT_SCOPE)
        file(READ "${CMAKE_SOURCE_DIR}/${file}" "madeup_${file}")
    endif()
    string(FIND "${madeup_${file}}" "${before}" first)
    string(FIND "${madeup_${file}}" "${before}" last REVERSE)
    if(first EQUAL -1 OR NOT first EQUAL last)
        message(SEND_ERROR "tests/madeup: \"${before}\" is not in ${file} exactly once")
    endif()
    string(REPLACE "${before}" "${text}${before}" made "${madeup_${file}}")
    set("madeup_${file}" "${made}" PARENT_SCOPE)
endfunction()

# The ids of the file's format and of its three directives.
madeup_insert(core/dialect/dialect.h " };\n\n// clang-format off\nenum class DirectiveId" ", Kiosk")
madeup_insert(core/dialect/dialect.h "    Count_\n" "    KioskHours, KioskKeeper, KioskPhotos,\n")
# Its table in the list of tables. The file has groups like robots.txt, and the three.
madeup_insert(core/dialect/tables.h "\n} // namespace gatepost::tables"
    "[[nodiscard]] std::span<const Directive> kiosk();\n")
madeup_insert(core/dialect/dialect.cpp "    std::vector<Dialect> dialects"
    "    std::vector<Directive> kiosk = joined({tables::robots(), tables::kiosk()});\n")
madeup_insert(core/dialect/dialect.cpp "    };\n\n    std::vector<KeyIndex> indexes" [[
        {.id = DialectId::Kiosk,
         .name = "kiosk.txt",
         .version = "1",
         .highlighting = "Gatepost robots.txt",
         .glyph = "file",
         .comments = CommentStyle::Anywhere,
         .hasBlocks = false,
         .directives = kiosk,
         .spellings = {}},
]])
# What it is for a site.
madeup_insert(core/dialect/filerole.h "    AgentPolicy, ///<" "    Kiosk,\n")
madeup_insert(core/dialect/filerole.h "    FileRoleRow{.role = FileRole::AgentPolicy" [[
    FileRoleRow{.role = FileRole::Kiosk,
                .fileName = "kiosk.txt",
                .dialect = DialectId::Kiosk,
                .precedence = Precedence::Narrows,
                .readAsRobots = true},
]])

foreach(file IN LISTS madeup_files)
    set(madeup_old)
    if(EXISTS "${madeup_copies}/${file}")
        file(READ "${madeup_copies}/${file}" madeup_old)
    endif()
    if(NOT "${madeup_old}" STREQUAL "${madeup_${file}}") # else what is compiled would be compiled again
        file(WRITE "${madeup_copies}/${file}" "${madeup_${file}}")
    endif()
endforeach()

# The rooms. Those that are left out do none of it: exports, logs, the window around the forms.
gatepost_sources(madeup_core core)
list(FILTER madeup_core EXCLUDE REGEX "/core/(export|library|logs|replay)/")
foreach(file IN LISTS madeup_files)
    list(REMOVE_ITEM madeup_core "${CMAKE_SOURCE_DIR}/${file}")
    list(APPEND madeup_core "${madeup_copies}/${file}")
endforeach()
foreach(name formats setcomment setedit setpolicy)
    list(APPEND madeup_core "${CMAKE_SOURCE_DIR}/app/cli/${name}.cpp")
endforeach()
list(APPEND madeup_core "${CMAKE_BINARY_DIR}/generated/core/agents/agentsdata.cpp" "${CMAKE_CURRENT_LIST_DIR}/kiosk.cpp")
set_source_files_properties("${CMAKE_BINARY_DIR}/generated/core/agents/agentsdata.cpp" PROPERTIES GENERATED TRUE)
set_source_files_properties("${CMAKE_SOURCE_DIR}/core/text/version.cpp" PROPERTIES
    COMPILE_DEFINITIONS "GATEPOST_VERSION=\"${PROJECT_VERSION}\"")

# All of it is compiled again when one of our headers changes, so these may be precompiled too: half of the time. GCC names
# them to ccache then.
set(madeup_options ${gatepost_test_options})
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND GATEPOST_PRECOMPILE)
    list(APPEND madeup_options -fpch-deps)
    set(madeup_core_headers <core/lint/check.h> <core/simulate/simulate.h>)
    # They have names of their own that a room above has too.
    set_source_files_properties("${CMAKE_SOURCE_DIR}/core/match/wilds.cpp"
        "${CMAKE_SOURCE_DIR}/core/text/commentparagraphs.cpp" PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
endif()
get_target_property(madeup_definitions gatepost_core INTERFACE_COMPILE_DEFINITIONS)
add_library(gatepost_madeup_core STATIC ${madeup_core})
target_include_directories(gatepost_madeup_core PUBLIC "${madeup_copies}" "${CMAKE_SOURCE_DIR}")
target_compile_definitions(gatepost_madeup_core PUBLIC ${madeup_definitions})
target_compile_options(gatepost_madeup_core PRIVATE ${madeup_options})
target_link_libraries(gatepost_madeup_core PUBLIC
    gatepost_flags re2::re2 yaml-cpp::yaml-cpp Boost::url nlohmann_json::nlohmann_json ${CMAKE_DL_LIBS})
gatepost_precompile(gatepost_madeup_core ${gatepost_core_headers} ${madeup_core_headers})

add_executable(tst_madeup "${CMAKE_CURRENT_LIST_DIR}/tst_madeup.cpp" "${CMAKE_SOURCE_DIR}/tests/support/repository.cpp")
target_link_libraries(tst_madeup PRIVATE gatepost_madeup_core gatepost_qtflags gatepost_testflags Qt6::Core Qt6::Test)
gatepost_test_program(tst_madeup core)

gatepost_sources(madeup_ui ui)
list(FILTER madeup_ui INCLUDE REGEX "/ui/(bridge|document|site|forms|manualtext)/")
add_executable(tst_madeupform "${CMAKE_CURRENT_LIST_DIR}/tst_madeupform.cpp"
    "${CMAKE_SOURCE_DIR}/tests/support/uiforms.cpp" ${madeup_ui})
target_link_libraries(tst_madeupform PRIVATE
    gatepost_madeup_core gatepost_qtflags gatepost_testflags gatepost_resources md4c::md4c ZLIB::ZLIB
    Qt6::Core Qt6::Gui Qt6::Widgets Qt6::Network Qt6::Svg Qt6::Test KF6::SyntaxHighlighting)
gatepost_test_program(tst_madeupform ui)
gatepost_precompile(tst_madeupform ${gatepost_core_headers} ${gatepost_ui_headers} <QTest>)

# Tools that read the list of compilations see each source once.
set_target_properties(gatepost_madeup_core tst_madeupform PROPERTIES EXPORT_COMPILE_COMMANDS OFF)

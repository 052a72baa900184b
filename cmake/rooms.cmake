# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Who may include whom: the one table of it. A room USES other rooms of its floor, all of them above it here; a floor may use
# all rooms of the floors it stands on. LINKS are the libraries of others that a room of core calls.
#
# tests/core/tst_architecture.cpp reads this file: each #include needs its arrow and each arrow an #include, and
# ARCHITECTURE.md shows the same. The linker checks the rooms of core, too: roomtargets.cmake.

gatepost_floor(core)
gatepost_room(core/text)
gatepost_room(core/access USES text)
gatepost_room(core/yaml USES text LINKS yaml-cpp::yaml-cpp)
gatepost_room(core/dialect USES text)
gatepost_room(core/diagnostic USES text dialect)
gatepost_room(core/value USES text dialect LINKS Boost::url)
gatepost_room(core/syntax USES text dialect value)
gatepost_room(core/agents USES text dialect value LINKS re2::re2)
gatepost_room(core/match USES text value)
gatepost_room(core/ask USES text dialect value agents match)
gatepost_room(core/chain USES text value syntax)
gatepost_room(core/render USES text yaml dialect diagnostic value agents)
gatepost_room(core/settings USES text yaml dialect value agents match)
gatepost_room(core/model USES text dialect value syntax agents render)
gatepost_room(core/simulate USES text access dialect value syntax agents match ask chain settings)
gatepost_room(core/store USES text dialect agents ask settings simulate LINKS ${CMAKE_DL_LIBS})
gatepost_room(core/logs USES text dialect value syntax agents match simulate LINKS simdjson::simdjson)
gatepost_room(core/exact USES text dialect value syntax agents match ask settings simulate)
gatepost_room(core/crawl USES text match simulate)
gatepost_room(core/change USES text dialect syntax agents match model simulate exact)
gatepost_room(core/export USES text dialect value syntax agents match simulate exact)
gatepost_room(core/lint USES text dialect diagnostic value syntax agents match render simulate exact)
gatepost_room(core/goals USES text dialect value syntax agents match simulate exact settings)
gatepost_room(core/replay USES text dialect value agents store logs LINKS ZLIB::ZLIB zstd::zstd)
gatepost_room(core/lab USES text access yaml value agents settings simulate logs crawl)
gatepost_room(core/live USES text access dialect value syntax agents chain simulate exact)
gatepost_room(core/net USES text access value logs live LINKS Boost::url ZLIB::ZLIB ${CMAKE_DL_LIBS})
gatepost_room(core/library USES text access dialect diagnostic value syntax agents match model simulate store exact lint)

gatepost_floor(ui core)
gatepost_room(ui/manualtext)
gatepost_room(ui/bridge USES manualtext)
gatepost_room(ui/document USES bridge)
gatepost_room(ui/site USES bridge document)
gatepost_room(ui/editor USES bridge document site)
gatepost_room(ui/forms USES bridge document site)
gatepost_room(ui/simulator USES bridge site)
gatepost_room(ui/problems USES bridge site)
gatepost_room(ui/manual USES manualtext bridge)
gatepost_room(ui/window USES manualtext bridge document site editor forms simulator problems manual)

gatepost_floor(app/cli core)
gatepost_room(app/cli)
gatepost_floor(app/gui core ui)
gatepost_room(app/gui)
gatepost_floor(app/translations core)
gatepost_room(app/translations)
gatepost_floor(app/manual core ui)
gatepost_room(app/manual)

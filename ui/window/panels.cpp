// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/panels.h"

#include "ui/problems/problemspanel.h"
#include "ui/simulator/askpanel.h"
#include "ui/simulator/chainpanel.h"
#include "ui/simulator/changespanel.h"
#include "ui/simulator/logspanel.h"
#include "ui/simulator/mappanel.h"
#include "ui/simulator/matrixpanel.h"
#include "ui/simulator/readingspanel.h"
#include "ui/simulator/testspanel.h"
#include "ui/simulator/timelinepanel.h"

#include <QCoreApplication>

namespace gatepost::ui {

namespace {

template <class Panel>
QWidget *make(SiteModel &site, QWidget *parent) {
    return new Panel(site, parent);
}

/// Asking the site and chains of files are robots2.txt's.
bool hasRobots2(const SiteModel &site) {
    return site.files().document(Role::Robots2) != nullptr;
}

constexpr PanelFactory kPanels[] = {
    {"map", QT_TRANSLATE_NOOP("gatepost::ui::Panels", "Map"), "map", make<MapPanel>, nullptr,
     QT_TRANSLATE_NOOP("gatepost::ui::Panels", "All paths")},
    {"problems", QT_TRANSLATE_NOOP("gatepost::ui::Panels", "Problems"), "problems",
     make<ProblemsPanel>},
    {"changes", QT_TRANSLATE_NOOP("gatepost::ui::Panels", "Changes"), "changes",
     make<ChangesPanel>},
    {"logs", QT_TRANSLATE_NOOP("gatepost::ui::Panels", "Logs"), "agent", make<LogsPanel>},
    {"tests", QT_TRANSLATE_NOOP("gatepost::ui::Panels", "Tests"), "test", make<TestsPanel>},
    {"matrix", QT_TRANSLATE_NOOP("gatepost::ui::Panels", "Map: my pages"), "matrix",
     make<MatrixPanel>, nullptr, QT_TRANSLATE_NOOP("gatepost::ui::Panels", "My pages")},
    {"timeline", QT_TRANSLATE_NOOP("gatepost::ui::Panels", "Map: hours"), "timeline",
     make<TimelinePanel>, nullptr, QT_TRANSLATE_NOOP("gatepost::ui::Panels", "Hours")},
    {"readings", QT_TRANSLATE_NOOP("gatepost::ui::Panels", "Map: readings"), "readings",
     make<ReadingsPanel>, nullptr, QT_TRANSLATE_NOOP("gatepost::ui::Panels", "Readings")},
    {"ask", QT_TRANSLATE_NOOP("gatepost::ui::Panels", "Ask"), "endpoint", make<AskPanel>,
     hasRobots2},
    {"chain", QT_TRANSLATE_NOOP("gatepost::ui::Panels", "Chain"), "chain", make<ChainPanel>,
     hasRobots2},
};

} // namespace

std::span<const PanelFactory> bottomPanels() {
    return kPanels;
}

} // namespace gatepost::ui

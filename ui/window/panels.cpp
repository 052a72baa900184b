// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/panels.h"

#include "ui/problems/problemspanel.h"
#include "ui/simulator/matrixpanel.h"
#include "ui/simulator/timelinepanel.h"

#include <QCoreApplication>

namespace gatepost::ui {

namespace {

template <class Panel>
QWidget *make(SiteModel &site, QWidget *parent) {
    return new Panel(site, parent);
}

constexpr PanelFactory kPanels[] = {
    {"problems", QT_TRANSLATE_NOOP("gatepost::ui::Panels", "Problems"), "problems",
     make<ProblemsPanel>},
    {"matrix", QT_TRANSLATE_NOOP("gatepost::ui::Panels", "Matrix"), "matrix", make<MatrixPanel>},
    {"timeline", QT_TRANSLATE_NOOP("gatepost::ui::Panels", "Timeline"), "timeline",
     make<TimelinePanel>},
};

} // namespace

std::span<const PanelFactory> bottomPanels() {
    return kPanels;
}

} // namespace gatepost::ui

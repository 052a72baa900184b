// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The list of form pages. A new page is one line here.

#include "ui/forms/formarea.h"
#include "ui/forms/groupspage.h"

namespace gatepost::ui {

namespace {

template <class Page>
QWidget *make(SiteModel &site, Document &document, QWidget *parent) {
    return new Page(site, document, parent);
}

constexpr FormPageFactory kPages[] = {
    {"groups", DialectId::Robots, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "Agents and paths"),
     make<GroupsPage>},
    {"groups", DialectId::RobotsAi,
     QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "Agents and paths"), make<GroupsPage>},
    {"groups", DialectId::Robots2, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "Agents and paths"),
     make<GroupsPage>},
};

} // namespace

std::span<const FormPageFactory> formPages() {
    return kPages;
}

} // namespace gatepost::ui

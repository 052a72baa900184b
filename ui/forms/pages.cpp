// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The list of form pages. A new page is one line here. A dialect without a line has the pages that are made of its rows alone.

#include "ui/forms/blockspage.h"
#include "ui/forms/compliancepage.h"
#include "ui/forms/formarea.h"
#include "ui/forms/groupspage.h"
#include "ui/forms/policypages.h"
#include "ui/forms/tablepages.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace gatepost::ui {

namespace {

template <class Page>
QWidget *make(SiteModel &site, Document &document, QWidget *parent) {
    return new Page(site, document, parent);
}

// clang-format off
constexpr FormPageFactory kPages[] = {
    {"groups", DialectId::Robots, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "Agents and paths"), make<GroupsPage>},
    {"file", DialectId::Robots, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "Whole file"), make<FilePage>},

    {"groups", DialectId::RobotsAi, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "Agents and paths"), make<GroupsPage>},
    {"file", DialectId::RobotsAi, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "Whole file"), make<FilePage>},

    {"policy", DialectId::Robots2, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "AI policy"), make<PolicyPage>},
    {"blocks", DialectId::Robots2, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "Agent blocks"), make<BlocksPage>},
    {"groups", DialectId::Robots2, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "Agents and paths"), make<GroupsPage>},
    {"quality", DialectId::Robots2, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "Quality"), make<QualityPage>},
    {"compliance", DialectId::Robots2, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "Compliance"), make<CompliancePage>},
    {"chain", DialectId::Robots2, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "Chain"), make<ChainPage>},
    {"meta", DialectId::Robots2, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "About this file"), make<MetaPage>},

    {"agents", DialectId::AgentPolicy, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "Agents"), make<PolicyAgentsPage>},
    {"entity", DialectId::AgentPolicy, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "Site and defaults"), make<PolicyEntityPage>},
    {"preview", DialectId::AgentPolicy, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "Rendered robots.txt"), make<PolicyPreviewPage>},
};

/// Of any dialect whose lines are in groups or about the whole file.
constexpr FormPageFactory kPagesOfRows[] = {
    {"groups", {}, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "Agents and paths"), make<GroupsPage>},
    {"file", {}, QT_TRANSLATE_NOOP("gatepost::ui::FormPages", "Whole file"), make<FilePage>},
};
// clang-format on

} // namespace

std::span<const FormPageFactory> formPages() {
    static const std::vector<FormPageFactory> all = [] {
        std::vector<FormPageFactory> pages(std::begin(kPages), std::end(kPages));
        for (const Dialect &dialect : dialects()) {
            if (std::ranges::contains(kPages, dialect.id, &FormPageFactory::dialect))
                continue;
            for (FormPageFactory page : kPagesOfRows) {
                page.dialect = dialect.id;
                pages.push_back(page);
            }
        }
        return pages;
    }();
    return all;
}

} // namespace gatepost::ui

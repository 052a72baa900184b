// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/site/idlerules.h"

#include "core/syntax/groups.h"
#include "ui/document/document.h"

#include <map>
#include <string>
#include <utility>

namespace gatepost::ui {

namespace {

/// Whom a rule is for and what it says: what must not change.
using RuleKey = std::pair<std::vector<std::string>, std::string>;

std::map<RuleKey, std::vector<int>> rulesOf(const Tree &tree) {
    std::map<RuleKey, std::vector<int>> found;
    const Groups &groups = tree.groups();
    for (const Group &group : groups.groups) {
        std::vector<std::string> agents;
        for (const GroupAgent &agent : groups.agentsOf(group))
            agents.emplace_back(tree.value(tree.lines()[agent.line]));
        for (const GroupRule &rule : groups.rulesOf(group))
            found[{agents, std::string(tree.quoted(tree.lines()[rule.line]))}].push_back(
                static_cast<int>(rule.line));
    }
    return found;
}

} // namespace

IdleRules &IdleRules::of(SiteModel &site) {
    if (auto *known = site.findChild<IdleRules *>(Qt::FindDirectChildrenOnly))
        return *known;
    return *new IdleRules(site);
}

void IdleRules::set(std::vector<logs::IdleRule> rules) {
    m_rules = std::move(rules);
    m_revision.reset();
    emit changed();
}

const QSet<int> &IdleRules::linesOf(const Document &document) const {
    static const QSet<int> kNone;
    if (m_rules.empty() || m_site.files().document(Role::Robots) != &document)
        return kNone;
    if (m_revision == document.revision())
        return m_lines;
    m_revision = document.revision();
    m_lines.clear();
    std::map<RuleKey, std::size_t> idle;
    for (const logs::IdleRule &rule : m_rules)
        ++idle[{rule.agents, rule.text}];
    const auto present = rulesOf(document.tree());
    for (const auto &[key, count] : idle)
        if (const auto found = present.find(key);
            found != present.end() && found->second.size() == count)
            for (const int line : found->second)
                m_lines.insert(line);
    return m_lines;
}

} // namespace gatepost::ui

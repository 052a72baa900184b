// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/ruletable.h"

#include "core/lint/phrases.h"
#include "core/lint/repeatedrules.h"
#include "core/match/googlelines.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <unordered_map>

namespace gatepost::linting {

RuleTable::RuleTable(const FileUnderCheck &file) : m_file(file), m_heads(file.groups.rules.size()) {
    readRules();
    joinGroups();
    readRecords();
    sortByKind();
    readDead(); // last: another thread may be finding them
}

void RuleTable::readRules() {
    m_left.resize(m_file.groups.groups.size());
    m_rules.reserve(m_file.groups.rules.size());
    for (std::uint32_t index = 0; index < m_file.groups.rules.size(); ++index) {
        const std::string_view value = m_file.tree.slice(m_file.groups.rules[index].value);
        Rule rule{.pattern = m_file.normalised(index), .head = {}};
        rule.allow = isAllow(m_file, index);
        rule.plain = rule.pattern == value && value.size() < kMostLine;
        const bool isAnchored = rule.pattern.ends_with('$');
        const std::string_view body =
            rule.pattern.substr(0, rule.pattern.size() - (isAnchored ? 1 : 0));
        const std::size_t star = body.find('*');
        rule.head = body.substr(0, star);
        rule.isPrefix = star == std::string_view::npos
                            ? !isAnchored
                            : body.find_first_not_of('*', star) == std::string_view::npos;
        m_rules.push_back(rule);
        ++m_left[m_file.groupOf(index)];
    }
}

/// Groups that some agent reads as one: those that name the same token, whole or as Google cuts it.
void RuleTable::joinGroups() {
    const auto &groups = m_file.groups.groups;
    m_parent.resize(groups.size());
    std::iota(m_parent.begin(), m_parent.end(), 0U);
    std::unordered_map<std::string, std::uint32_t> first;
    for (std::uint32_t index = 0; index < groups.size(); ++index)
        for (const GroupAgent &agent : m_file.groups.agentsOf(groups[index]))
            for (const std::string_view key : {agent.value, googleAgentValue(agent.value)})
                if (const auto [place, isNew] = first.try_emplace(toLower(key), index); !isNew)
                    m_parent[rootOf(index)] = rootOf(place->second);
    m_members.resize(groups.size());
    for (std::uint32_t rule = 0; rule < m_rules.size(); ++rule)
        if (!m_rules[rule].pattern.empty())
            m_members[rootOf(m_file.groupOf(rule))][m_rules[rule].allow ? 1 : 0].push_back(
                startOf(rule));
}

RuleTable::Start RuleTable::startOf(std::uint32_t index) const {
    const Rule &rule = m_rules[index];
    Start start{.rule = index};
    // Google reads Allow: /a/index.html as one for /a/ too (S90).
    if (!rule.plain || (rule.allow && rule.pattern.contains("/index.htm")))
        return start;
    constexpr std::size_t kMost = sizeof start.bytes;
    start.size = static_cast<std::uint32_t>(std::min(rule.head.size(), kMost));
    for (std::size_t i = 0; i < kMost; ++i)
        start.bytes =
            start.bytes << 8 | (i < start.size ? static_cast<unsigned char>(rule.head[i]) : 0U);
    return start;
}

std::uint32_t RuleTable::rootOf(std::uint32_t group) {
    while (m_parent[group] != group)
        group = m_parent[group] = m_parent[m_parent[group]];
    return group;
}

/// Numbers the records of 1994 that name an agent.
void RuleTable::readRecords() {
    const auto lines = m_file.tree.lines();
    std::vector<std::uint32_t> recordOf(lines.size());
    std::vector<bool> names(1);
    std::uint32_t record = 0;
    for (std::uint32_t index = 0; index < lines.size(); ++index) {
        if (index == 0 || lines[index].kind == LineKind::Blank) {
            ++record;
            names.push_back(false);
        }
        recordOf[index] = record;
        if (lines[index].is(DirectiveId::UserAgent))
            names[record] = true;
    }
    for (std::uint32_t rule = 0; rule < m_rules.size(); ++rule) {
        const std::uint32_t of = recordOf[m_file.groups.rules[rule].line];
        m_rules[rule].record = names[of] ? of : 0;
    }
}

void RuleTable::sortByKind() {
    std::uint32_t records = 0;
    for (const Rule &rule : m_rules)
        records = std::max(records, rule.record);
    m_inRecord.resize(2 * (std::size_t{records} + 1));
    for (std::uint32_t index = 0; index < m_rules.size(); ++index) {
        const Rule &rule = m_rules[index];
        if (rule.pattern.empty())
            continue;
        m_inRecord[2 * rule.record + (rule.allow ? 1 : 0)].push_back(index);
        if (rule.plain)
            m_heads.add({rule.head, setOf(index), index});
    }
    m_heads.sort();
}

/// What repeats another rule goes, too (duplicate-rule): no proof may rest on it.
void RuleTable::readDead() {
    for (const DeadRule &dead : m_file.dead()) {
        m_rules[dead.rule].dead = isReportedAnyway(m_file, dead);
        if (isSafelyRepeated(m_file, dead))
            remove(dead.rule);
    }
}

/// All rules of its record are of one kind and one group, so that they are in order already.
bool RuleTable::isOneSet(std::uint32_t index) const {
    const Rule &rule = m_rules[index];
    const auto same = inRecord(rule.record, rule.allow);
    return inRecord(rule.record, !rule.allow).empty() &&
           m_file.groupOf(same.front()) == m_file.groupOf(same.back());
}

} // namespace gatepost::linting

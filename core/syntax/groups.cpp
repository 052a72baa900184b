// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/syntax/groups.h"

#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {

namespace {

/// The value up to the first "/" or white space (S14). core/agents has the same function for people's input; this
/// room lies below it.
std::string_view cutValue(std::string_view value) {
    const auto cuts = [](char c) {
        return c == '/' || c == ' ' || c == '\t' || c == '\v' || c == '\f';
    };
    return {value.begin(), std::ranges::find_if(value, cuts)};
}

bool isRule(const Line &line) {
    return line.is(DirectiveId::Allow) || line.is(DirectiveId::Disallow);
}

class GroupReader {
public:
    GroupReader(const Tree &tree, GroupReading reading, Groups &groups)
        : m_tree(tree),
          m_reading(reading),
          m_groups(groups),
          m_hasExtended(reading == GroupReading::Author &&
                        tree.dialect().find(DirectiveId::RobotVersion) != nullptr) {
        m_groups.rules.reserve(static_cast<std::size_t>(
            std::ranges::count_if(tree.lines(), isRule) + std::ssize(tree.joinedRules())));
    }

    void run() {
        const auto lines = m_tree.lines();
        for (std::uint32_t index = 0; index < lines.size(); ++index)
            readLine(lines[index], index);
        closeGroup();
    }

private:
    void readLine(const Line &line, std::uint32_t index) {
        switch (line.kind) {
        case LineKind::Blank:
        case LineKind::Comment: return;
        case LineKind::BlockHeader:
            closeGroup(); // its header ends the group above it (S51)
            m_inBlock = true;
            return;
        case LineKind::UnknownKey:
        case LineKind::Other: m_atOnce = false; return;
        case LineKind::Directive: break;
        }
        if (line.is(DirectiveId::UserAgent)) {
            readAgent(line, index);
        } else if (isRule(line)) {
            addRule({index, line.directive, line.value(), false});
        } else {
            readOther(line, index);
        }
    }

    void readAgent(const Line &line, std::uint32_t index) {
        m_inBlock = false;
        if (!m_open || !m_runOpen) {
            closeGroup();
            m_open = true;
            m_runOpen = true;
            m_otherInRun = false;
            m_group = Group{};
            m_group.firstLine = index;
            m_group.agentsBegin = static_cast<std::uint32_t>(m_groups.agents.size());
            m_group.rulesBegin = static_cast<std::uint32_t>(m_groups.rules.size());
            m_group.othersBegin = static_cast<std::uint32_t>(m_groups.others.size());
        } else if (m_otherInRun) {
            m_group.trap = true;
        }
        m_groups.agents.push_back({index, cutValue(m_tree.value(line))});
        m_group.lastLine = index;
        m_atOnce = true;
        if (m_reading == GroupReading::Plain)
            return;
        const auto joined = m_tree.joinedRules();
        while (m_nextJoined < joined.size() && joined[m_nextJoined].line < index)
            ++m_nextJoined;
        if (m_nextJoined < joined.size() && joined[m_nextJoined].line == index)
            addRule({index, joined[m_nextJoined].directive, joined[m_nextJoined].value, true});
    }

    void addRule(GroupRule rule) {
        if (!m_open || m_inBlock) {
            m_groups.orphans.push_back(rule.line); // S21, S51
            return;
        }
        m_groups.rules.push_back(rule);
        m_group.lastLine = rule.line;
        m_runOpen = false;
        m_atOnce = false;
    }

    void readOther(const Line &line, std::uint32_t index) {
        const Directive *row = m_tree.dialect().find(line.directive);
        const bool ofGroup = row != nullptr && row->place == Place::Group;
        if (m_open && !m_inBlock && line.is(DirectiveId::RobotVersion) && m_hasExtended)
            readVersion(line, index);
        m_atOnce = false;
        if (!m_open || m_inBlock)
            return;
        if (m_runOpen)
            m_otherInRun = true;
        if (ofGroup) {
            m_groups.others.push_back(index);
            m_group.lastLine = index;
        }
    }

    void readVersion(const Line &line, std::uint32_t index) {
        if (!m_atOnce)
            return;
        m_group.versionLine = index;
        const auto version = parseRobotVersion(m_tree.value(line));
        if (!version)
            return; // malformed: plain (S30)
        if (version->isExperimental())
            m_group.version = GroupVersion::Experimental;
        else if (version->isExtended())
            m_group.version = GroupVersion::Extended;
        // In an EXT group any directive closes the run (S20). Below an experimental version it ends too: else the agents
        // that follow would vanish with the group, and what is forbidden to them would be open.
        if (m_group.version != GroupVersion::Plain)
            m_runOpen = false;
    }

    void closeGroup() {
        if (!m_open)
            return;
        m_group.agentsEnd = static_cast<std::uint32_t>(m_groups.agents.size());
        m_group.rulesEnd = static_cast<std::uint32_t>(m_groups.rules.size());
        m_group.othersEnd = static_cast<std::uint32_t>(m_groups.others.size());
        m_groups.groups.push_back(m_group);
        m_open = false;
    }

    const Tree &m_tree;
    const GroupReading m_reading;
    Groups &m_groups;
    const bool m_hasExtended;
    Group m_group;
    std::size_t m_nextJoined = 0;
    bool m_open = false;       ///< a group is being read
    bool m_runOpen = false;    ///< a further User-agent line joins it
    bool m_otherInRun = false; ///< something stood in the run that does not close it
    bool m_atOnce = false;  ///< nothing but blank lines and comments since the last User-agent line
    bool m_inBlock = false; ///< robots2.txt: below an [agent: …] header
};

} // namespace

std::span<const GroupAgent> Groups::agentsOf(const Group &group) const {
    return std::span(agents).subspan(group.agentsBegin, group.agentsEnd - group.agentsBegin);
}

std::span<const GroupRule> Groups::rulesOf(const Group &group) const {
    return std::span(rules).subspan(group.rulesBegin, group.rulesEnd - group.rulesBegin);
}

std::span<const std::uint32_t> Groups::othersOf(const Group &group) const {
    return std::span(others).subspan(group.othersBegin, group.othersEnd - group.othersBegin);
}

std::optional<std::size_t> Groups::groupAt(std::uint32_t line) const {
    const auto after = std::ranges::upper_bound(groups, line, {}, &Group::firstLine);
    if (after == groups.begin())
        return {};
    const auto found = std::prev(after);
    if (line > found->lastLine)
        return {};
    return static_cast<std::size_t>(found - groups.begin());
}

NamingGroups Groups::naming(std::string_view token) const {
    return naming(
        [token](const GroupAgent &agent) { return equalsIgnoringCase(agent.value, token); });
}

NamingGroups Groups::naming(const std::function<bool(const GroupAgent &)> &names) const {
    NamingGroups found;
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (groups[i].version != GroupVersion::Experimental &&
            std::ranges::any_of(agentsOf(groups[i]), names))
            (groups[i].version == GroupVersion::Extended ? found.extended : found.plain)
                .push_back(i);
    return found;
}

const Groups &Tree::groups(GroupReading reading) const & {
    const Once<Groups> &part =
        reading == GroupReading::Author ? m_data->authorsGroups : m_data->plainGroups;
    return part.filled([&](Groups &groups) { GroupReader(*this, reading, groups).run(); });
}

} // namespace gatepost

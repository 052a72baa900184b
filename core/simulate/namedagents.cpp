// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/namedagents.h"

#include "core/agents/patternfilter.h"
#include "core/simulate/filerules.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {

bool PatternEntry::matches(std::string_view name, std::string_view lower) {
    if (!lower.empty() && !lower.contains(required))
        return false;
    if (!compiled)
        compiled = AgentPattern::compile(value);
    return compiled->has_value() && (*compiled)->matches(name);
}

NamedAgents::NamedAgents(const Tree &tree, GroupReading reading) : groups(tree.groups(reading)) {
    std::unordered_map<std::string, std::size_t> patternOf;
    ReadPatterns read;
    tokens.reserve(groups.agents.size());
    const auto add = [](GroupList &list, std::uint32_t group) {
        if (list.empty() || list.back() != group)
            list.push_back(group);
    };
    for (std::uint32_t index = 0; index < groups.groups.size(); ++index) {
        const Group &group = groups.groups[index];
        if (group.version == GroupVersion::Experimental)
            continue; // as if it were not there (S30)
        for (const GroupAgent &agent : groups.agentsOf(group)) {
            const AgentValueKind kind =
                reading == GroupReading::Author
                    ? agentValueKind(agent.value)
                    : (agent.value == "*" ? AgentValueKind::Star : AgentValueKind::Token);
            switch (kind) {
            case AgentValueKind::Empty: break;
            case AgentValueKind::Star: add(star, index); break;
            case AgentValueKind::Token: tokens.add(agent.value, index); break;
            case AgentValueKind::Glob:
            case AgentValueKind::Regex: {
                if (!read.take(agent.value))
                    break;
                const auto [entry, isNew] =
                    patternOf.try_emplace(toLower(agent.value), patterns.size());
                if (isNew)
                    patterns.push_back(
                        {agent.value, agent.line, {}, requiredLiteral(agent.value), {}, {}});
                add(patterns[entry->second].groups, index);
                break;
            }
            }
        }
    }
    std::ranges::sort(patterns, [](const PatternEntry &a, const PatternEntry &b) {
        return a.value.size() != b.value.size() ? a.value.size() > b.value.size()
                                                : a.firstLine < b.firstLine;
    });
}

} // namespace gatepost

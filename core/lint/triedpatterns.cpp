// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/triedpatterns.h"

#include "core/agents/agentpattern.h"
#include "core/agents/patternfilter.h"

#include <string_view>
#include <unordered_map>

namespace gatepost::linting {

std::vector<TriedPattern> triedPatterns(const FileUnderCheck &file) {
    std::vector<TriedPattern> all;
    std::unordered_map<std::string_view, std::size_t> known; // pattern → place in `all`
    ReadPatterns read;
    for (const Group &group : file.groups.groups)
        for (const GroupAgent &agent : file.groups.agentsOf(group)) {
            const AgentValueKind kind = agentValueKind(agent.value);
            if (kind != AgentValueKind::Glob && kind != AgentValueKind::Regex)
                continue;
            TriedPattern tried{&agent, read.take(agent.value), {}};
            if (const auto same = known.find(agent.value); same != known.end()) {
                tried.error = all[same->second].error;
            } else if (tried.isRead) {
                known.emplace(agent.value, all.size());
                if (auto pattern = AgentPattern::compile(agent.value); !pattern)
                    tried.error = std::move(pattern.error());
            }
            all.push_back(std::move(tried));
        }
    return all;
}

ByteRange rangeOf(const FileUnderCheck &file, const GroupAgent &agent) {
    const auto begin = static_cast<std::uint32_t>(agent.value.data() - file.text().data());
    return {begin, begin + static_cast<std::uint32_t>(agent.value.size())};
}

} // namespace gatepost::linting

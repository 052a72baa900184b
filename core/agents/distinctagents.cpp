// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/distinctagents.h"

#include "core/agents/agentpattern.h"
#include "core/agents/purpose.h"
#include "core/text/ascii.h"

#include <map>
#include <string>

namespace gatepost {

std::vector<const KnownAgent *> distinctAgents(const Registry &registry) {
    std::vector<const KnownAgent *> rows;
    std::map<std::string, std::size_t> byToken;
    for (const KnownAgent &known : registry.agents()) {
        const std::string cut = toLower(cutAgentValue(known.token));
        const auto [at, isNew] = byToken.try_emplace(cut, rows.size());
        if (isNew)
            rows.push_back(&known);
        else if (toLower(known.token) == cut)
            rows[at->second] = &known;
    }
    return rows;
}

bool AgentCount::add(const Identity &agent) {
    if (agent.known && !canBeWished(*agent.known))
        return false;
    return m_names.insert(toLower(agent.ownToken)).second;
}

} // namespace gatepost

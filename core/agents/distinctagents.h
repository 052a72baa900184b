// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/identity.h"
#include "core/agents/registry.h"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

/// Whom a list counts.
namespace gatepost {

/// The rows of a list, those whose tokens are equal when cut (S14) as one: the row without a version, else the first. They live
/// as long as the list.
[[nodiscard]] std::vector<const KnownAgent *> distinctAgents(const Registry &registry);

/// The count of agents wherever agents are counted: rows and numbers of the map, changes, goals, remarks. A name counts once, with
/// whatever version it is listed; retired names, libraries and words for a use do not count (canBeWished). A name that no list
/// knows counts, because a file or a person named it.
class AgentCount {
public:
    /// True if the agent counts and none of its name was added before. A made name (for "any other agent") must not be added.
    bool add(const Identity &agent);
    [[nodiscard]] std::size_t size() const { return m_names.size(); }

private:
    std::set<std::string> m_names; // cut (S14), in lower case
};

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/agents.h"
#include "core/goals/words.h"

#include <vector>

/// The agents of a goal (S140).
namespace gatepost::goals {

struct Member {
    exact::AskedAgent agent;
    std::optional<Purpose>
        own; ///< the goal that it belongs to; absent: an exception alone is about it
};

/// Whom the words of one goal are about on a site: agents of the list in its order, then those that its exceptions name. For
/// `rest` the unknown agent follows. So do unknown agents of the goal's categories, where robots2.txt can name them. `all`: agentsOf() of the site.
[[nodiscard]] std::vector<Member> membersOf(const Goals &goals, Purpose purpose,
                                            const CompiledSite &site, const exact::AskedAgents &all,
                                            std::chrono::sys_days day);

/// Whether some line of the files names the agent by its own token (S146).
[[nodiscard]] bool isNamedInFiles(const CompiledSite &site, const Identity &agent);

} // namespace gatepost::goals

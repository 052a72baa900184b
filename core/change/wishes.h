// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/model/linedraft.h"
#include "core/syntax/tree.h"

#include <string>
#include <vector>

/// Agents that a webmaster lets in or keeps out, for the whole site, and the edits that do it.
namespace gatepost {

struct AgentWish {
    std::string token;
    bool allow = false;
};

/// Lets the agents in or keeps them out in a robots.txt or robots-ai.txt, as groups of their own:
///
/// - Out: a group of the agent alone is left "Disallow: /" as its only rule; in a group with others the agent leaves it.
///   Agents without a group share one with "Disallow: /".
/// - In: "Disallow: /" goes from the agent's own group, in one with others the agent leaves it. Whom the * group then keeps
///   out gets a group with "Allow: /".
/// - In a group of 2.0 it is "/*", since "/" is the start page alone there (S31); experimental groups are as if not there (S30).
///
/// Nothing else in the file changes. The result is for "/": rules for single paths may still say otherwise.
[[nodiscard]] EditResult applyWishes(const Tree &tree, const std::vector<AgentWish> &wishes);

} // namespace gatepost

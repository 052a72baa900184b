// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/model/linedraft.h"

#include <array>
#include <string>
#include <vector>

/// What known agents come for, in a webmaster's words, and the edits that let a purpose in or keep it out.
namespace gatepost::ui {

enum class Purpose : std::uint8_t {
    Search,     ///< search indexes
    UserFetch,  ///< fetches because a user asked: assistants, agents
    Training,   ///< collecting text to train models, policy tokens about it
    Generation, ///< making new content from what is fetched
    Advertising,
    Monitoring, ///< uptime, SEO and security checks
};
constexpr std::size_t kPurposeCount = 6;

[[nodiscard]] Purpose purposeOf(const KnownAgent &agent);
/// What agents of a category come for as a rule; who fetches for a user does that whatever the category.
[[nodiscard]] Purpose purposeOf(Category category);
/// The same by the behaviour that its operator documents; an agent of which none is known is under that of its category.
[[nodiscard]] Purpose purposeByBehaviour(const KnownAgent &agent);

struct AgentWish {
    std::string token;
    bool allow = false;
};

/// Lets the agents in or keeps them out in a robots.txt or robots-ai.txt, as groups of their own:
///
/// - Out: a group of the agent alone gets "Disallow: /" and loses its Allow rules; in a group with others the agent leaves
///   it. Agents without a group share one with "Disallow: /".
/// - In: "Disallow: /" goes from the agent's own group, in one with others the agent leaves it. Whom the * group then keeps
///   out gets a group with "Allow: /".
///
/// Nothing else in the file changes. The result is for "/": rules for single paths may still say otherwise.
[[nodiscard]] EditResult applyWishes(const Tree &tree, const std::vector<AgentWish> &wishes);

/// The same in robots2.txt, by the categories' blocks: crawl yes or no. `train` sets the global directive.
struct CategoryWish {
    Category category;
    bool allow = false;
};
[[nodiscard]] EditResult applyCategoryWishes(const Tree &tree,
                                             const std::vector<CategoryWish> &wishes);

} // namespace gatepost::ui

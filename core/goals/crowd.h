// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/apply.h"
#include "core/goals/claims.h"

#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

/// Everybody that a site can tell apart, and what the goals want of each. Inside of apply.h, for the files of this room only.
namespace gatepost::goals {

/// What is wanted of agents with the same words, hours and pace.
struct Kind {
    AgentClaims claims;
    std::vector<TimeWindow> windows; ///< those of claims.fetch.hours, as written
    std::vector<Purpose> owners;     ///< the goals whose words are among them
    std::string note;                ///< of the goal; empty: none

    /// Some word lets the agents in somewhere.
    [[nodiscard]] bool letsIn() const;
};

/// Equal for kinds of which the same is claimed, on all sites that goals are applied to.
using KindKey = std::tuple<std::vector<exact::GoalWord>, std::vector<std::pair<int, int>>, bool,
                           std::optional<double>, std::optional<Term>, std::string>;
[[nodiscard]] KindKey keyOf(const Kind &kind);

struct Person {
    exact::AskedAgent agent;
    /// Index of a kind; absent: no goal is about the agent.
    std::optional<std::size_t> kind;
    /// Other agents have the same token (S14): what the files say to it is said to a member of a goal.
    bool isShadow = false;
    /// A declared category that no file can name, since there is no robots2.txt: robots.txt takes it for anybody.
    bool isNobody = false;
    bool isUncovered = true; ///< no line of the files names it (S146)
    std::size_t rank = 0;    ///< order in which names are written: that of the list
};

struct Crowd {
    std::vector<Kind> kinds;
    std::vector<Person> people;

    [[nodiscard]] const Kind *kindOf(const Person &person) const {
        return person.kind ? &kinds[*person.kind] : nullptr;
    }
};

/// `wanted`: the goals that are asked for.
[[nodiscard]] Crowd crowdOf(const CompiledSite &site, const Goals &goals, std::chrono::sys_days day,
                            const std::vector<Purpose> &wanted);

/// The name that a User-agent line gives the agent: its token, without a version behind a slash (S14).
[[nodiscard]] std::string writtenName(const exact::AskedAgent &agent);

} // namespace gatepost::goals

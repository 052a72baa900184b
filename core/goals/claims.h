// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/goalproof.h"
#include "core/goals/members.h"
#include "core/value/term.h"

#include <functional>
#include <optional>
#include <vector>

/// What the words for an agent claim of its fetches (S143).
namespace gatepost::goals {

/// What a word wants of the paths on which it decides.
[[nodiscard]] exact::WantedFetch wantedOf(const Word &word);

struct AgentClaims {
    exact::FetchGoal fetch;
    std::optional<double> pace; ///< at least so many seconds between two requests
    std::optional<Term> crawl;  ///< what robots2.txt is to state of it
};

struct ClaimQuestion {
    const Goals &goals;
    Purpose asked =
        Purpose::Other; ///< the goal whose hours and pace are those of an agent without an own one
    bool hasRobots2 = false;
    std::function<bool(Purpose)> counts; ///< whether the words of a goal claim something here
};
[[nodiscard]] AgentClaims claimsOf(const ClaimQuestion &question, const Member &member,
                                   const std::vector<Word> &words);

} // namespace gatepost::goals

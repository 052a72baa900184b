// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/goalproof.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <tuple>

/// Claims of fetches that proofs of one job showed to be true, whatever the site is called. Inside of this room only.
namespace gatepost::goals {

class FineFetches {
public:
    /// `signature`: Signature::fetches; `star`: what the groups for * say, where the goal depends on it (S142), else 0. Numbers
    /// must be those of one job. `steps`: what the proof cost.
    void add(const exact::FetchGoal &goal, Reading reading, std::size_t signature, std::size_t star,
             std::uint64_t steps) {
        if (!goal.hours)
            m_steps.try_emplace(keyOf(goal, reading, signature, star), steps);
    }
    /// What the proof cost; absent: nothing is known. Goals with hours are never known.
    [[nodiscard]] std::optional<std::uint64_t> stepsOf(const exact::FetchGoal &goal,
                                                       Reading reading, std::size_t signature,
                                                       std::size_t star) const {
        if (goal.hours)
            return {};
        const auto found = m_steps.find(keyOf(goal, reading, signature, star));
        return found == m_steps.end() ? std::nullopt : std::optional(found->second);
    }

private:
    using Key =
        std::tuple<std::vector<exact::GoalWord>, bool, bool, Reading, std::size_t, std::size_t>;
    static Key keyOf(const exact::FetchGoal &goal, Reading reading, std::size_t signature,
                     std::size_t star) {
        return {goal.words, goal.closedAsFiles, goal.neverFetches,
                reading,    signature,          goal.closedAsFiles ? star : 0};
    }
    std::map<Key, std::uint64_t> m_steps;
};

} // namespace gatepost::goals

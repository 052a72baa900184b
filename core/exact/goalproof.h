// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/diff.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Proofs of what goals claim of fetches (S141–S143, S145), over every path and minute.
namespace gatepost::exact {

/// What is wanted of the paths on which a word of the goals decides.
enum class WantedFetch : std::uint8_t { Nothing, Allow, Deny, Ask };

struct GoalWord {
    std::string pattern; ///< S22
    WantedFetch wanted = WantedFetch::Nothing;
    friend auto operator<=>(const GoalWord &, const GoalWord &) = default;
};

/// What some agents are to be told.
struct FetchGoal {
    /// The longest that matches decides (S141), of equally long ones the one that is named first. Where none matches nothing
    /// is wanted.
    std::vector<GoalWord> words;
    bool closedAsFiles = false;       ///< S142
    std::optional<DaySchedule> hours; ///< when they may come (S143); absent: at any time
    bool neverFetches = false;        ///< policy tokens: hours of the files say nothing of them

    /// Whether a decision is what is wanted at that minute of the day, in that reading (S143).
    [[nodiscard]] bool isMetBy(WantedFetch wanted, Decision decision, int minute,
                               Reading reading) const;
};

/// Agents with one and the same answer, who are not told what is wanted.
struct FetchFault {
    std::vector<AskedAgent> agents;
    WantedFetch wanted = WantedFetch::Nothing;
    Verdict verdict; ///< of the first of them, with path and instant, as simulate gives it
};

/// The faults, one for each class of agents that has any. `work` knows what could not be decided: then agents that are in no
/// fault are not shown to be told what is wanted. `question`: reading, day of examples, preferred paths.
[[nodiscard]] std::vector<FetchFault> fetchFaults(const CompiledSite &site, const FetchGoal &goal,
                                                  const std::vector<AskedAgent> &agents,
                                                  const ExactQuestion &question, Work &work);
/// Where an edit changes an answer about which the goal claims nothing of the site before it: as the list of words leaves it
/// (Nothing), or since it is closed as the files say (S142). One for each class of agents; the verdict is that of `after`.
[[nodiscard]] std::vector<FetchFault> keptFaults(const CompiledSite &before,
                                                 const CompiledSite &after, const FetchGoal &goal,
                                                 const std::vector<AskedAgent> &agents,
                                                 const ExactQuestion &question, Work &work);

} // namespace gatepost::exact

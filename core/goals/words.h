// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/identity.h"
#include "core/settings/goals.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

/// Whom goals are about (S140), and which of their words count for an agent (S141).
namespace gatepost::goals {

/// What one word says of the paths that its pattern matches.
struct Word {
    std::string pattern; ///< S22
    Stance stance = Stance::Out;
    Stance otherwise = Stance::Out; ///< of Ask and Pay
    StatedUse use = StatedUse::FromStance;
    Purpose owner = Purpose::Other; ///< the goal that says it
    bool isPlace = false;           ///< `closed`, `only`: says nothing of use
    friend bool operator==(const Word &, const Word &) = default;
};

/// The purpose that an agent of a list comes for, whether or not there is a goal for it; absent: no goal is about it (S140).
[[nodiscard]] std::optional<Purpose> purposeFor(const Goals &goals, const KnownAgent &agent);
/// The goal that an agent of that purpose belongs to: the purpose's own, else `rest`; absent: there is neither.
[[nodiscard]] std::optional<Purpose> goalFor(const Goals &goals, Purpose purpose);

/// The words for an agent, those that decide among equally long patterns first. `own`: the goal that it belongs to.
/// `day`: exceptions that have ended before are left out (S148).
[[nodiscard]] std::vector<Word> wordsOf(const Goals &goals, const Identity &agent,
                                        std::optional<Purpose> own, std::chrono::sys_days day);

/// The word that decides for paths that no other pattern matches; null: nothing is said of every path.
[[nodiscard]] const Word *wholeWord(const std::vector<Word> &words);

/// Whether an exception names this agent itself (S14).
[[nodiscard]] bool names(const GoalException &exception, const Identity &agent);
[[nodiscard]] bool hasEnded(const GoalException &exception, std::chrono::sys_days day);

} // namespace gatepost::goals

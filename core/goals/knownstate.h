// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/finefetches.h"
#include "core/goals/reach.h"
#include "core/goals/state.h"

/// The state of goals where much of it was proved before. Inside of apply.h, for the files of this room only.
namespace gatepost::goals {

/// What a job has proved; the site must have the job's list of agents, and the question must be the job's.
struct ProvedBefore {
    SignatureNumbers &numbers; ///< of `fine`
    const FineFetches &fine;
    ReachMemory &reach;
};
/// As stateOf() without it: what is known costs at least what its proof does, and where a bound is reached nothing is known.
[[nodiscard]] std::vector<GoalState> stateOf(const CompiledSite &site, const Goals &goals,
                                             const GoalQuestion &question,
                                             const ProvedBefore &before);

} // namespace gatepost::goals

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/state.h"

#include <string>
#include <vector>

/// Goals that a site's files make true already.
///
///     writeGoals(adoptGoals(site, {.at = now}).goals)     // "goals:\n  search: open\n  training: out\n"
namespace gatepost::goals {

struct Adopted {
    Goals goals;                   ///< each of them is true of the site
    std::vector<Message> notTaken; ///< what no goal says, a sentence each
    bool isTried = true;           ///< false: the files are too long, as `notTaken` says
};

/// By construction stateOf() finds every goal true, and applyGoals() has nothing to edit. A purpose that no goal
/// describes has no goal and a sentence in `notTaken`. Files of more than 500,000 bytes together are not tried: then there is no
/// goal and one sentence.
[[nodiscard]] Adopted adoptGoals(const CompiledSite &site, const GoalQuestion &question);

} // namespace gatepost::goals

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/map.h"
#include "core/goals/state.h"

#include <optional>
#include <vector>

/// What goals claim of use (S144): which signals every agent that may fetch a path is told.
namespace gatepost::goals {

struct UseQuestion {
    const CompiledSite &site;
    const Goals &goals;
    Purpose purpose;
    std::chrono::sys_days day;
    const exact::PolicyMap &map; ///< of the site in the reading author, all agents and times
    exact::Limits limits;
};

struct UseProof {
    std::vector<Claim> claims;
    std::vector<CounterExample> examples; ///< one for each false claim
    std::vector<Message> unsaid;
    std::vector<Message> unproven;
};

/// Whether the goal, or an exception of it that counts on that day, claims a use.
[[nodiscard]] bool hasClaimOfUse(const Goals &goals, Purpose purpose, std::chrono::sys_days day);
[[nodiscard]] UseProof proveUses(const UseQuestion &question);

} // namespace gatepost::goals

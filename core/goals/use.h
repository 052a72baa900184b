// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/map.h"
#include "core/goals/state.h"
#include "core/value/term.h"

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
    std::optional<CounterExample> counterExample;
    std::vector<Message> unsaid;
    std::vector<Message> unproven;
};

/// One word for a use that some goal claims: a key of a signal, or a directive of robots2.txt.
struct ClaimedUse {
    Purpose purpose = Purpose::Search;
    std::string signal; ///< "content-usage", "content-signal", "policy-token", "robots2.txt"
    std::string key;    ///< "train-ai", …; that of policy-token is kUseOfTokens
    DirectiveId directive = DirectiveId::None; ///< of robots2.txt
};
/// Those of all goals that count on that day.
[[nodiscard]] std::vector<ClaimedUse> claimedUses(const Site &site, const Goals &goals,
                                                  std::chrono::sys_days day);

/// What a goal says of use below a pattern.
struct UseWord {
    std::string pattern;
    Term wanted = Term::Unstated;
    friend bool operator==(const UseWord &, const UseWord &) = default;
};
/// The words of a goal for use that count for one agent, those that decide first in front; null: for everybody.
[[nodiscard]] std::vector<UseWord> useWordsOf(const Goal &goal, const Identity *agent,
                                              std::chrono::sys_days day);

/// Whether the goal, or an exception of it that counts on that day, claims a use.
[[nodiscard]] bool hasClaimOfUse(const Goals &goals, Purpose purpose, std::chrono::sys_days day);
[[nodiscard]] UseProof proveUses(const UseQuestion &question);

} // namespace gatepost::goals

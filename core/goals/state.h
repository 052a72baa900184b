// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/ruleaboutall.h"
#include "core/goals/words.h"
#include "core/value/saidtime.h"

#include <optional>
#include <string>
#include <vector>

/// Whether what goals claim of a site's files is so (S143–S146).
///
///     for (const GoalState &each : stateOf(site, *settings.goals, {.at = now}))
///         each.proof      // Holds only if every claim was shown for all agents, paths and minutes
namespace gatepost::goals {

struct Claim {
    enum class What : std::uint8_t { Fetch, Pace, Use, Environment };
    What what = What::Fetch;
    Reading reading = Reading::Author;
    std::string signal =
        {};               ///< Use: "content-usage", "content-signal", "policy-token", "robots2.txt"
    std::string key = {}; ///< Use: "train-ai", …
    exact::Proof proof = exact::Proof::Open;
};
[[nodiscard]] std::string_view
whatName(Claim::What what); ///< "fetch", "pace", "use", "environment"

/// Who shows that a claim is false. The verdict has path, instant and reading; `simulate` gives it too.
struct CounterExample {
    exact::AskedAgent agent;
    Verdict verdict;
    Claim claim;
    Message text; ///< "KimiBot may fetch /"
};
/// What the example's verdict says of its fetch. `said`: how its time is written.
[[nodiscard]] Message textOf(const CounterExample &example, const SaidTime &said = formatInstant);

struct Uncovered {
    std::string agent;
    std::optional<std::chrono::sys_days> firstSeen; ///< when it came into the list
};

struct GoalState {
    Purpose purpose = Purpose::Other;
    Stance is = Stance::Open;
    std::uint32_t line = 0; ///< of the goal in gatepost.yaml
    exact::Proof proof = exact::Proof::Open;
    std::vector<std::string> agents; ///< whom it is about, the list's order; unknown ones last
    std::size_t named = 0; ///< how many of these have a name: what is counted, as on the map
    std::vector<Claim> claims;
    std::optional<CounterExample> counterExample; ///< for Fails: the first of `examples`
    std::vector<CounterExample> examples;         ///< one for each false claim
    std::vector<Message> unproven;                ///< for Open
    std::vector<Uncovered> uncovered;             ///< S146
    /// Fails, and the claims are true of all agents but `uncovered`.
    bool uncoveredAlone = false;
    std::vector<std::string> unbound; ///< documented to ignore robots.txt
    std::vector<std::string> unread;  ///< "hours", "ask", "use": not known to be read
    std::vector<Message> unsaid;      ///< S149
};

struct GoalQuestion {
    Instant at{}; ///< its day counts for `until` (S148), and examples are on it
    std::vector<std::string> paths = {}; ///< preferred as examples
    exact::Limits limits = {};           ///< of each goal
    SaidTime said = formatInstant;       ///< how times of examples are written
};

/// The goals in the order of Purpose.
[[nodiscard]] std::vector<GoalState> stateOf(const CompiledSite &site, const Goals &goals,
                                             const GoalQuestion &question);

} // namespace gatepost::goals

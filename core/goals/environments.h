// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/state.h"
#include "core/settings/environments.h"

#include <optional>
#include <vector>

/// Whether the files of an environment say what they must (S147).
namespace gatepost::goals {

struct EnvironmentState {
    Must must = Must::Goals;
    /// Of `must` itself; absent: nothing is claimed of the files (goals, password).
    std::optional<exact::Proof> proof;
    std::vector<Claim> claims;                    ///< of `must`: one for each reading
    std::optional<CounterExample> counterExample; ///< for Fails
    std::vector<Message> unproven;                ///< for Open
    /// Who is not kept out, for Closed; who may not fetch, for Open and NoIndex: names, in the order of S122.
    std::vector<std::string> agents;
    std::vector<GoalState> goals; ///< where goals are claimed

    /// Of all of it; absent if nothing is claimed.
    [[nodiscard]] std::optional<exact::Proof> whole() const;
};

/// A robots.txt for the folder of an environment that has none, with which it is shown to be as it must be; nothing if none was
/// found. `empty`: a site without files, with the list of agents and the host.
[[nodiscard]] std::optional<std::string>
robotsFor(const CompiledSite &empty, const Environment &environment, const GoalQuestion &question);

/// `site`: of the environment's own files.
[[nodiscard]] EnvironmentState stateOf(const CompiledSite &site, const Environment &environment,
                                       const GoalQuestion &question);

} // namespace gatepost::goals

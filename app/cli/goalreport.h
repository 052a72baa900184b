// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/environmentsites.h"
#include "core/goals/apply.h"
#include "core/goals/environments.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// What `goals --check` found, as text and as JSON.
namespace gatepost::cli {

struct CheckedEnvironment {
    EnvironmentSite site;
    goals::EnvironmentState state;
    /// By goal, for `--enforced`: agents that ignore robots.txt, are refused something by the files and by no output.
    std::map<Purpose, std::vector<std::string>> unenforced = {};
    /// By goal: the edit that names its uncovered agents, where one covers all of them.
    std::map<Purpose, goals::Applied> covering = {};
};

/// A file that `outputs:` asks for.
struct CheckedOutput {
    enum class State : std::uint8_t { Current, Outdated, Missing };
    std::string target;
    std::string file; ///< from the site's folder, with "/"
    State state = State::Missing;
};
[[nodiscard]] std::string_view stateName(CheckedOutput::State state); ///< "current", …

struct GoalReport {
    Instant at{};
    Registry registry;
    std::vector<CheckedEnvironment> environments;
    std::vector<CheckedOutput> outputs = {};
    std::optional<Registry> since = {}; ///< `--since`: an older list; agents that it lacks are new
    std::optional<int> grace = {}; ///< `--grace`: days in which an uncovered agent does not fail
    bool enforced = false;         ///< `--enforced`
    std::vector<goals::Unreached> unreached =
        {};                 ///< `--apply`: goals that are not true all the same
    std::string apply = {}; ///< `--apply`: its value, as JSON; empty: not asked for

    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::string json() const;
    [[nodiscard]] bool isNew(const std::string &agent) const;
    /// Whether the list has had the agent for fewer days than `grace`.
    [[nodiscard]] bool isInGrace(const goals::Uncovered &uncovered) const;
    /// Whether the goal is false because of agents in their days of grace and of nothing else.
    [[nodiscard]] bool isExcused(const goals::GoalState &state) const;
    /// Whether something is claimed at all.
    [[nodiscard]] bool claimsAnything() const;
    /// Whether every goal is true, every environment as it must be and every output current.
    [[nodiscard]] bool isFine() const;
};

} // namespace gatepost::cli

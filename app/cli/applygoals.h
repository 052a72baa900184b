// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/environmentsites.h"
#include "app/cli/files.h"
#include "app/cli/siteloader.h"
#include "app/cli/writetogether.h"
#include "core/goals/applyenvironment.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

/// `goals --apply` and `goals --adopt`.
namespace gatepost::cli {

struct ApplyGoalsOptions {
    bool apply = false;
    bool dryRun = false;
    bool uncoveredAlone = false;
    bool allOrNothing = false;
    bool adopt = false;
    bool inPlace = false;
    std::vector<std::string> purposes; ///< --goal
    WriteOptions write;

    void addTo(CLI::App &command);
    /// Options that do not go together, in a sentence; empty: they do.
    void check() const;
};

/// What is edited for one environment.
struct EnvironmentEdits {
    EnvironmentSite before;
    std::string policy; ///< the text of the agent policy before
    std::unique_ptr<CompiledSite> after;
    goals::AppliedEnvironment made;
};
/// Applies what is wanted of each environment that `names` has, of all without any. Those of one folder follow each other, and
/// `loaded` has the edited files then. The error says which --goal is none.
[[nodiscard]] std::vector<EnvironmentEdits>
applyToEnvironments(const ApplyGoalsOptions &options, LoadedSite &loaded,
                    const std::vector<std::string> &names, Instant at);

/// "robots.txt", then its lines, and what is not reached.
[[nodiscard]] std::string applyText(const std::vector<EnvironmentEdits> &edits, bool isDone);
/// The value of `apply`.
[[nodiscard]] nlohmann::ordered_json applyJson(const std::vector<EnvironmentEdits> &edits);

/// The files that are edited, in the order in which they are written; one of several environments comes once.
[[nodiscard]] std::vector<FileToWrite> filesToWrite(const LoadedSite &loaded,
                                                    const std::vector<EnvironmentEdits> &edits);

/// Prints the goals that the files make true, or puts them into gatepost.yaml; the exit status.
[[nodiscard]] int adoptGoals(const ApplyGoalsOptions &options, const LoadedSite &loaded,
                             const CompiledSite &site, Instant at,
                             std::vector<std::string> examples);

} // namespace gatepost::cli

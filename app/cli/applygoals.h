// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/files.h"
#include "app/cli/siteloader.h"
#include "app/cli/writetogether.h"
#include "core/goals/apply.h"

#include <nlohmann/json.hpp>

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

/// The question that the options ask of the site; the error says which --goal is none.
[[nodiscard]] goals::ApplyQuestion applyQuestion(const ApplyGoalsOptions &options,
                                                 const LoadedSite &loaded, const Goals &goals,
                                                 Instant at, std::vector<std::string> examples);

/// "robots.txt", then its lines, and what is not reached.
[[nodiscard]] std::string applyText(const CompiledSite &site, const goals::Applied &applied,
                                    bool isDone);
/// The value of `apply`.
[[nodiscard]] nlohmann::ordered_json applyJson(const CompiledSite &site,
                                               const goals::Applied &applied);

/// The files that are edited, in the order in which they are written.
[[nodiscard]] std::vector<FileToWrite>
filesToWrite(const LoadedSite &loaded, const CompiledSite &site, const goals::Applied &applied);

/// Prints the goals that the files make true, or puts them into gatepost.yaml; the exit status.
[[nodiscard]] int adoptGoals(const ApplyGoalsOptions &options, const LoadedSite &loaded,
                             const CompiledSite &site, Instant at,
                             std::vector<std::string> examples);

} // namespace gatepost::cli

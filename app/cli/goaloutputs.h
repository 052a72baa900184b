// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/environmentsites.h"
#include "app/cli/goalreport.h"
#include "app/cli/writetogether.h"
#include "core/goals/outputs.h"

#include <expected>
#include <string>
#include <vector>

/// `outputs:` of gatepost.yaml: what is there of them, and writing them.
namespace gatepost::cli {

/// Where outputs are: below the site's folder, or below another one that the user names.
struct OutputPlace {
    std::string site;
    std::string other; ///< -o; empty: the site's folder
};

/// What they come to now. `sites`: every environment.
[[nodiscard]] std::vector<goals::MadeOutput> makeOutputs(const LoadedSite &loaded,
                                                         const std::vector<EnvironmentSite> &sites);
/// Compares them with what is there.
[[nodiscard]] std::vector<CheckedOutput> checkOutputs(const std::vector<goals::MadeOutput> &made,
                                                      const OutputPlace &place);
/// Those of all environments that differ from what is there, below the site's folder or below `other`. Nothing leaves the folder,
/// not by a link either.
[[nodiscard]] std::vector<FileToWrite> outputsToWrite(const LoadedSite &loaded,
                                                      const std::string &other);

/// For `--enforced`: agents that ignore robots.txt, that the files refuse something and no output.
void addUnenforced(const SiteSettings &settings, GoalReport &report);

} // namespace gatepost::cli

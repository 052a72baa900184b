// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/goalreport.h"
#include "core/diagnostic/diagnostic.h"

#include <expected>
#include <string>
#include <vector>

/// What gatepost.yaml claims of a site's files, as findings of `check` and of `goals --format sarif`.
namespace gatepost::cli {

struct SettingsFindings {
    std::string yaml;                 ///< the text of gatepost.yaml
    std::vector<Diagnostic> inYaml;   ///< places in it
    std::vector<Diagnostic> inRobots; ///< places in the robots.txt of the site's own folder
};

/// Whether gatepost.yaml claims anything; without it `check` proves nothing.
[[nodiscard]] bool claimsAnything(const SiteSettings &settings);
/// Proves goals and environments, compares outputs, which are below `output` if that names a folder. The error is a sentence.
[[nodiscard]] GoalReport goalReportOf(const LoadedSite &loaded, Instant at,
                                      const std::vector<std::string> &environments,
                                      const std::string &output = {});
/// `isGoalsCheck`: uncovered agents are errors.
[[nodiscard]] SettingsFindings findingsOf(const LoadedSite &loaded, const GoalReport &report,
                                          bool isGoalsCheck);

} // namespace gatepost::cli

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/files.h"
#include "core/lab/rehearsal.h"

#include <cstdint>
#include <optional>
#include <string>

/// A rehearsed site as `serve` and `lab` name it.
namespace gatepost::cli {

struct LabSite {
    Site site;
    SiteSettings settings;
    lab::Scenario scenario;
};

/// Reads a scenario with the files of its events, which it names from where it is. The error names file, line and column.
[[nodiscard]] lab::Scenario readScenarioFile(const std::string &path);
/// Reads the site's folder, or its robots.txt. `scenario` is read where it is given; it names the site if `site` is empty.
[[nodiscard]] LabSite readLabSite(const std::string &site, const std::string &scenario);

/// What the options say, else the scenario, else: a clock at the real time and speed, and nothing refused.
struct LabTerms {
    lab::RehearsalOptions rehearsal;
    std::uint32_t speed = 1;
};
[[nodiscard]] LabTerms labTerms(const lab::Scenario &scenario, const std::string &clock,
                                std::optional<std::uint32_t> speed, const std::string &enforce,
                                const std::string &reading);

} // namespace gatepost::cli

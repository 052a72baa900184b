// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/settingsfindings.h"

#include "app/cli/files.h"
#include "app/cli/goaloutputs.h"
#include "core/goals/diagnostics.h"
#include "core/store/readfile.h"
#include "core/store/sitefolder.h"

#include <algorithm>

namespace gatepost::cli {

bool claimsAnything(const SiteSettings &settings) {
    return settings.goals || !settings.environments.empty() || !settings.outputs.empty();
}

GoalReport goalReportOf(const LoadedSite &loaded, Instant at,
                        const std::vector<std::string> &environments, const std::string &output) {
    const auto examples = examplesOf(loaded);
    // Outputs may be made from any of them, whichever is asked about.
    auto sites = environmentSites(loaded);
    (void)environmentSites(loaded, environments); // each of these is there
    GoalReport report{.at = at, .registry = loaded.site.registry, .environments = {}};
    auto made = makeOutputs(loaded, sites);
    const auto isAsked = [&](const std::string &name) {
        return environments.empty() || std::ranges::contains(environments, name);
    };
    std::erase_if(made, [&](const goals::MadeOutput &each) { return !isAsked(each.environment); });
    if (!loaded.folder.empty()) {
        report.outputs = checkOutputs(made, {loaded.folder, output});
    }
    for (EnvironmentSite &each : sites) {
        if (!isAsked(each.environment.name))
            continue;
        auto state = goals::stateOf(*each.site, each.environment, {.at = at, .paths = examples});
        report.environments.push_back({std::move(each), std::move(state)});
    }
    return report;
}

SettingsFindings findingsOf(const LoadedSite &loaded, const GoalReport &report, bool isGoalsCheck) {
    SettingsFindings found;
    const DiskFolder files(FileSystem::real(), loaded.folder);
    auto yaml = need(files.read(std::string(kSettingsFile)));
    found.yaml = yaml.value_or(std::string());
    std::vector<goals::EnvironmentUnderCheck> environments;
    for (const CheckedEnvironment &each : report.environments)
        environments.push_back({&each.site.environment, each.site.site.get(), each.state});
    std::vector<goals::OutputUnderCheck> stale;
    for (const CheckedOutput &output : report.outputs)
        if (output.state != CheckedOutput::State::Current)
            stale.push_back(
                {output.target, output.file, output.state == CheckedOutput::State::Outdated});
    found.inYaml = goals::settingsDiagnostics({.yaml = found.yaml,
                                               .settings = loaded.settings,
                                               .environments = environments,
                                               .stale = stale,
                                               .at = report.at,
                                               .unreached = report.unreached,
                                               .isGoalsCheck = isGoalsCheck});
    for (const CheckedEnvironment &each : report.environments) {
        const auto &robots = loaded.site.file(FileRole::Robots);
        if (each.site.environment.files != "." || !each.site.environment.goals || !robots)
            continue;
        found.inRobots =
            goals::groupDiagnostics(*robots, loaded.site.registry, *each.site.environment.goals,
                                    std::chrono::floor<std::chrono::days>(report.at));
        break;
    }
    std::erase_if(found.inRobots, [&](const Diagnostic &each) {
        return std::ranges::contains(loaded.settings.lintOff, each.code);
    });
    return found;
}

} // namespace gatepost::cli

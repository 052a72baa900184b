// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/labsite.h"

#include "app/cli/console.h"
#include "app/cli/question.h"
#include "app/cli/siteloader.h"
#include "core/store/nativepath.h"
#include "core/text/limits.h"

#include <filesystem>
#include <format>

namespace gatepost::cli {

namespace {

/// A name in a scenario, from where the scenario is.
std::string beside(const std::string &scenario, const std::string &name) {
    const std::string path = withSlashes(name, kPathSyntax);
    const std::size_t slash = scenario.rfind('/');
    if (nativePath(path).is_absolute() || slash == std::string::npos)
        return path;
    return scenario.substr(0, slash + 1) + path;
}

} // namespace

lab::Scenario readScenarioFile(const std::string &path) {
    const auto text = need(readFile(path, limits::kSettings));
    auto scenario = need(lab::readScenario(text), path);
    for (lab::Event &event : scenario.events) {
        if (event.what != lab::Event::What::File)
            continue;
        event.bytes =
            need(readFile(beside(path, event.text)), std::format("{}: line {}", path, event.line));
    }
    if (!scenario.site.empty())
        scenario.site = beside(path, scenario.site);
    return scenario;
}

LabSite readLabSite(const std::string &site, const std::string &scenario) {
    LabSite made;
    if (!scenario.empty())
        made.scenario = readScenarioFile(scenario);
    SiteOptions options;
    options.argument = site.empty() ? made.scenario.site : site;
    if (options.argument.empty())
        fail(scenario.empty() ? "no site: name its folder"
                              : scenario + ": no site: add a line such as site: ../shop");
    auto loaded = loadSite(options);
    made.site = std::move(loaded.site);
    made.settings = std::move(loaded.settings);
    return made;
}

LabTerms labTerms(const lab::Scenario &scenario, const std::string &clock,
                  std::optional<std::uint32_t> speed, const std::string &enforce,
                  const std::string &reading) {
    LabTerms made;
    if (clock.empty() && scenario.clock) {
        made.rehearsal.start = *scenario.clock;
    } else {
        made.rehearsal.start = timeOption("--clock", clock == "now" ? std::string() : clock);
    }
    made.speed = speed ? *speed : scenario.speed.value_or(1);
    if (made.speed > lab::kMostSpeed)
        fail(std::format("--clock-speed {}: 0 to {} is expected", made.speed, lab::kMostSpeed));
    made.rehearsal.clockStands = made.speed == 0;
    made.rehearsal.enforce =
        enforce.empty() ? scenario.enforce.value_or(false) : enforce == "verdict";
    made.rehearsal.reading = readingOption(reading);
    return made;
}

} // namespace gatepost::cli

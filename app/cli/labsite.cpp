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

Result<lab::Scenario> readScenarioFile(const std::string &path) {
    const auto text = readFile(path, limits::kSettings);
    if (!text)
        return std::unexpected(text.error());
    auto scenario = lab::readScenario(*text);
    if (!scenario)
        return std::unexpected(path + ": " + scenario.error().english());
    for (lab::Event &event : scenario->events) {
        if (event.what != lab::Event::What::File)
            continue;
        auto bytes = readFile(beside(path, event.text));
        if (!bytes)
            return std::unexpected(std::format("{}: line {}: {}", path, event.line, bytes.error()));
        event.bytes = std::move(*bytes);
    }
    if (!scenario->site.empty())
        scenario->site = beside(path, scenario->site);
    return std::move(*scenario);
}

Result<LabSite> readLabSite(const std::string &site, const std::string &scenario) {
    LabSite made;
    if (!scenario.empty()) {
        auto read = readScenarioFile(scenario);
        if (!read)
            return std::unexpected(read.error());
        made.scenario = std::move(*read);
    }
    SiteOptions options;
    options.argument = site.empty() ? made.scenario.site : site;
    if (options.argument.empty())
        return std::unexpected(scenario.empty()
                                   ? "no site: name its folder"
                                   : scenario + ": no site: add a line such as site: ../shop");
    if (const auto taken = options.takeArgument(); !taken)
        return std::unexpected(taken.error());
    auto loaded = loadSite(options);
    if (!loaded)
        return std::unexpected(loaded.error());
    made.site = std::move(loaded->site);
    made.settings = std::move(loaded->settings);
    return made;
}

Result<LabTerms> labTerms(const lab::Scenario &scenario, const std::string &clock,
                          std::optional<std::uint32_t> speed, const std::string &enforce,
                          const std::string &reading) {
    LabTerms made;
    if (clock.empty() && scenario.clock) {
        made.rehearsal.start = *scenario.clock;
    } else {
        const auto at = timeOption("--clock", clock == "now" ? std::string() : clock);
        if (!at)
            return std::unexpected(at.error());
        made.rehearsal.start = *at;
    }
    made.speed = speed ? *speed : scenario.speed.value_or(1);
    if (made.speed > lab::kMostSpeed)
        return std::unexpected(
            std::format("--clock-speed {}: 0 to {} is expected", made.speed, lab::kMostSpeed));
    made.rehearsal.clockStands = made.speed == 0;
    made.rehearsal.enforce =
        enforce.empty() ? scenario.enforce.value_or(false) : enforce == "verdict";
    const auto read = readingOption(reading);
    if (!read)
        return std::unexpected(read.error());
    made.rehearsal.reading = *read;
    return made;
}

} // namespace gatepost::cli

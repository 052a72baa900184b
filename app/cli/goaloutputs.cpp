// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/goaloutputs.h"

#include "app/cli/files.h"
#include "core/export/export.h"
#include "core/store/readfile.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace gatepost::cli {

namespace {

/// The file's path; of a stranger's folder only below it.
Result<std::string> pathOf(const goals::MadeOutput &output, const OutputPlace &place) {
    if (!place.other.empty())
        return joinedPath(place.other, output.file);
    auto path = pathBelow(FileSystem::real(), place.site, output.file);
    if (!path)
        return std::unexpected(path.error().english());
    return *std::move(path);
}

} // namespace

Result<std::vector<goals::MadeOutput>> makeOutputs(const LoadedSite &loaded,
                                                   const std::vector<EnvironmentSite> &sites) {
    std::vector<goals::OutputSite> all;
    for (const EnvironmentSite &each : sites)
        all.push_back({&each.environment, each.site.get()});
    auto made = goals::outputsOf(loaded.settings, all);
    if (!made)
        return std::unexpected(made.error().english());
    return *std::move(made);
}

Result<std::vector<CheckedOutput>> checkOutputs(const std::vector<goals::MadeOutput> &made,
                                                const OutputPlace &place) {
    const std::string &folder = place.other.empty() ? place.site : place.other;
    std::vector<CheckedOutput> all;
    for (const goals::MadeOutput &output : made) {
        const auto text = readFileBelow(FileSystem::real(), folder, output.file);
        if (!text)
            return std::unexpected(text.error().english());
        const auto state = !*text                  ? CheckedOutput::State::Missing
                           : **text == output.text ? CheckedOutput::State::Current
                                                   : CheckedOutput::State::Outdated;
        all.push_back({output.target, output.file, state});
    }
    return all;
}

Result<void> writeOutputs(const std::vector<goals::MadeOutput> &made, const OutputPlace &place) {
    const auto states = checkOutputs(made, place);
    if (!states)
        return std::unexpected(states.error());
    std::vector<std::string> paths;
    for (const goals::MadeOutput &output : made) {
        auto path = pathOf(output, place);
        if (!path)
            return std::unexpected(path.error());
        paths.push_back(*std::move(path));
    }
    for (std::size_t i = 0; i < made.size(); ++i) {
        if ((*states)[i].state == CheckedOutput::State::Current)
            continue; // its bytes and its time stay
        std::error_code error;
        const std::filesystem::path folder = std::filesystem::path(paths[i]).parent_path();
        if (!folder.empty())
            std::filesystem::create_directories(folder, error);
        if (error)
            return std::unexpected(folder.string() + ": " + error.message());
        if (auto written = writeFile(paths[i], made[i].text, {}); !written)
            return written;
    }
    return {};
}

Result<void> writeAllOutputs(const LoadedSite &loaded, const std::string &other) {
    const auto sites = environmentSites(loaded);
    if (!sites)
        return std::unexpected(sites.error());
    const auto made = makeOutputs(loaded, *sites);
    if (!made)
        return std::unexpected(made.error());
    return writeOutputs(*made, {loaded.folder, other});
}

namespace {

/// Whether a server that has the output refuses this agent what the files do.
bool isRefusedBy(const Output &output, const CompiledSite &site, const exact::AskedAgent &agent) {
    const auto target = exporting::parseTarget(output.target);
    if (!target || !exporting::infoOf(*target).isServer || output.mode == "rate")
        return false;
    if (output.agents.empty())
        return true; // all of the list that fetch
    const std::array<const CompiledSite *, 1> sites = {&site};
    const auto chosen = exact::chosenAgents(exact::agentsOf(sites, Reading::Author), output.agents);
    return chosen && std::ranges::any_of(*chosen, [&](const exact::AskedAgent &each) {
               return keyOf(each) == keyOf(agent);
           });
}

} // namespace

void addUnenforced(const SiteSettings &settings, GoalReport &report) {
    for (CheckedEnvironment &each : report.environments) {
        const CompiledSite &site = *each.site.site;
        const bool isFirst = each.site.environment.name == environmentsOf(settings).front().name;
        for (const goals::GoalState &state : each.state.goals)
            for (const std::string &name : state.unbound) {
                const auto identity = identify(name, {}, site.site().registry);
                if (!identity || identity->neverFetches())
                    continue;
                const exact::AskedAgent agent{*identity, exact::AskedAgent::Named{}};
                const exporting::Question question{.agents = {{agent}},
                                                   .mode = exporting::Mode::Deny};
                const bool isRefused =
                    std::ranges::any_of(settings.outputs, [&](const Output &output) {
                        const bool isOfThis =
                            output.environment.empty()
                                ? isFirst
                                : output.environment == each.site.environment.name;
                        return isOfThis && isRefusedBy(output, site, agent);
                    });
                if (!isRefused && exporting::enforcesAnything(site, question))
                    each.unenforced[state.purpose].push_back(name);
            }
    }
}

} // namespace gatepost::cli

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/goaloutputs.h"

#include "app/cli/files.h"
#include "core/export/export.h"
#include "core/store/readfile.h"

#include <algorithm>
#include <array>

namespace gatepost::cli {

namespace {

/// The file's path; of a stranger's folder only below it.
std::string pathOf(const goals::MadeOutput &output, const OutputPlace &place) {
    if (!place.other.empty())
        return joinedPath(place.other, output.file);
    return need(pathBelow(FileSystem::real(), place.site, output.file));
}

/// What is there now; absent: nothing.
std::optional<std::string> textOf(const goals::MadeOutput &output, const OutputPlace &place) {
    return need(readFileBelow(FileSystem::real(), place.other.empty() ? place.site : place.other,
                              output.file));
}

} // namespace

std::vector<goals::MadeOutput> makeOutputs(const LoadedSite &loaded,
                                           const std::vector<EnvironmentSite> &sites) {
    std::vector<goals::OutputSite> all;
    for (const EnvironmentSite &each : sites)
        all.push_back({&each.environment, each.site.get()});
    return need(goals::outputsOf(loaded.settings, all));
}

std::vector<CheckedOutput> checkOutputs(const std::vector<goals::MadeOutput> &made,
                                        const OutputPlace &place) {
    std::vector<CheckedOutput> all;
    for (const goals::MadeOutput &output : made) {
        const auto text = textOf(output, place);
        const auto state = !text                  ? CheckedOutput::State::Missing
                           : *text == output.text ? CheckedOutput::State::Current
                                                  : CheckedOutput::State::Outdated;
        all.push_back({output.target, output.file, state});
    }
    return all;
}

std::vector<FileToWrite> outputsToWrite(const LoadedSite &loaded, const std::string &other) {
    const auto sites = environmentSites(loaded);
    auto made = makeOutputs(loaded, sites);
    const OutputPlace place{loaded.folder, other};
    std::vector<FileToWrite> files;
    for (goals::MadeOutput &output : made) {
        auto path = pathOf(output, place);
        auto before = textOf(output, place);
        if (before != output.text) // else its bytes and its time stay
            files.push_back({std::move(path), std::move(output.text), std::move(before)});
    }
    return files;
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

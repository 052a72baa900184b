// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/applygoals.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/exactoptions.h"
#include "app/cli/files.h"
#include "app/cli/findings.h"
#include "app/cli/goaloutputs.h"
#include "app/cli/goalreport.h"
#include "app/cli/json.h"
#include "app/cli/question.h"
#include "app/cli/settingsfindings.h"
#include "app/cli/siteloader.h"
#include "core/store/sitefolder.h"

#include <iostream>
#include <optional>
#include <sstream>

namespace gatepost::cli {

namespace {

struct GoalOptions {
    SiteOptions site;
    std::string at;
    std::string list; ///< --agents-list
    std::vector<std::string> environments;
    std::string since; ///< --since: an older list
    std::optional<int> grace;
    bool enforced = false;
    std::string format = "text";
    std::string output; ///< -o
    bool check = false;
    bool write = false;
    bool json = false;
    ApplyGoalsOptions apply;
};

/// Exactly this list, for replay and tests.
Registry listIn(const std::string &path, std::string_view option) {
    return need(Registry::parse(need(readFile(path), option)), std::format("{}: {}", option, path));
}

/// What is checked; with --write as if the outputs had been written.
GoalReport reportOf(const GoalOptions &options, const LoadedSite &loaded, Instant at,
                    std::optional<Registry> since) {
    auto report = goalReportOf(loaded, at, options.environments, options.output);
    for (const CheckedEnvironment &each : report.environments)
        noteMissing(each.site.site->site());
    if (options.write)
        for (CheckedOutput &output : report.outputs)
            output.state = CheckedOutput::State::Current;
    report.since = std::move(since);
    report.grace = options.grace;
    report.enforced = options.enforced;
    if (options.enforced)
        addUnenforced(loaded.settings, report);
    return report;
}

/// Finds the edits that cover who is not covered: for people, who may want to make them.
void addCovering(const LoadedSite &loaded, Instant at, GoalReport &report) {
    for (CheckedEnvironment &each : report.environments)
        for (const goals::GoalState &state : each.state.goals) {
            if (state.uncovered.empty())
                continue;
            goals::ApplyQuestion question{.at = at, .paths = examplesOf(loaded)};
            question.purposes = {state.purpose};
            question.uncoveredAlone = true;
            if (!loaded.policyPath.empty() && each.site.environment.files == ".")
                question.policy = loaded.policy;
            auto applied =
                goals::applyGoals(*each.site.site, *each.site.environment.goals, question);
            const auto then =
                std::ranges::find(applied.after, state.purpose, &goals::GoalState::purpose);
            if (!applied.isEmpty() && then != applied.after.end() && then->uncovered.empty())
                each.covering.emplace(state.purpose, std::move(applied));
        }
}

/// The outputs that --write makes.
std::vector<FileToWrite> outputsIn(const GoalOptions &options, const LoadedSite &loaded) {
    return options.write ? outputsToWrite(loaded, options.output) : std::vector<FileToWrite>();
}

/// What is printed of the report. SARIF reads gatepost.yaml once more.
std::string shown(const GoalOptions &options, const LoadedSite &loaded, const GoalReport &report) {
    if (options.format != "sarif")
        return options.json || options.format == "json" ? report.json() + "\n" : report.text();
    auto found = findingsOf(loaded, report, true);
    std::vector<CheckedFile> files;
    files.push_back({joinedPath(loaded.folder, std::string(kSettingsFile)), found.yaml,
                     std::move(found.inYaml)});
    if (!found.inRobots.empty())
        files.push_back({loaded.paths[FileId(FileRole::Robots).index()],
                         loaded.site.file(FileRole::Robots)->text(), std::move(found.inRobots)});
    std::ostringstream out;
    printFindings(out, FindingFormat::Sarif, files, {});
    return std::move(out).str();
}

/// Edits the files, makes the outputs and prints what is true then. Everything that can be wrong with what the options name is
/// found before the first byte is written.
int apply(const GoalOptions &options, LoadedSite loaded, Instant at,
          std::optional<Registry> since) {
    const auto edits = applyToEnvironments(options.apply, loaded, options.environments, at);
    auto report = reportOf(options, loaded, at, std::move(since));
    bool isReached = true;
    for (const EnvironmentEdits &each : edits) {
        const auto &unreached = each.made.applied.unreached;
        report.unreached.insert(report.unreached.end(), unreached.begin(), unreached.end());
        isReached = isReached && unreached.empty() && !each.made.amiss;
    }
    if (options.json || options.format == "json")
        report.apply = dumped(applyJson(edits));
    const auto text = shown(options, loaded, report);
    if (!options.apply.dryRun) {
        auto files = outputsIn(options, loaded);
        for (FileToWrite &file : filesToWrite(loaded, edits))
            files.push_back(std::move(file));
        need(writeTogether(files, options.apply.write));
    }
    if (!options.json && options.format == "text")
        std::cout << applyText(edits, !options.apply.dryRun);
    std::cout << text;
    const bool isFine = options.apply.purposes.empty() ? report.isFine() : isReached;
    return isFine ? kDone : kAnswerIsNo;
}

/// Ends the command if something is wrong with the options themselves.
void checkOptions(const GoalOptions &options) {
    if (options.site.folder.empty())
        fail("no site: give the folder that contains gatepost.yaml");
    if (options.format != "text" && options.format != "json" && options.format != "sarif")
        fail("--format " + options.format + ": text, json or sarif is expected");
    if (!options.output.empty() && !options.write)
        fail("-o says where --write writes: give both");
    if (options.grace && *options.grace < 0)
        fail("--grace: a number of days is expected");
    if (options.apply.dryRun && options.write)
        fail("--dry-run writes nothing, and --write does: give one of them");
    options.apply.check();
}

int runGoals(GoalOptions &options) {
    options.site.takeArgument();
    checkOptions(options);
    const auto at = timeOption("--at", options.at);
    auto loaded = loadSite(options.site);
    if (!claimsAnything(loaded.settings) && !options.apply.adopt)
        fail(options.site.folder + ": gatepost.yaml has no goals");
    if (!options.list.empty())
        loaded.site.registry = listIn(options.list, "--agents-list");
    std::optional<Registry> since; // read before the first byte is written
    if (!options.since.empty())
        since = listIn(options.since, "--since");
    if (options.grace && !loaded.site.registry.date())
        fail("--grace: the list of agents has no date to count days from");
    if (options.apply.adopt || options.apply.apply) {
        if (options.apply.adopt)
            return adoptGoals(options.apply, loaded, CompiledSite(loaded.site), at,
                              examplesOf(loaded));
        if (!loaded.settings.goals && loaded.settings.environments.empty())
            fail(options.site.folder + ": gatepost.yaml has no goals");
        return apply(options, std::move(loaded), at, std::move(since));
    }
    auto report = reportOf(options, loaded, at, std::move(since));
    if (!options.json && options.format == "text")
        addCovering(loaded, at, report);
    if (!report.claimsAnything() && report.outputs.empty())
        fail(options.site.folder + ": gatepost.yaml has no goals");
    const auto text = shown(options, loaded, report);
    need(writeTogether(outputsIn(options, loaded), {}));
    std::cout << text;
    return report.isFine() ? kDone : kAnswerIsNo;
}

} // namespace

void addGoalsCommand(CLI::App &command, int &status) {
    auto &options = runs<GoalOptions>(command, status, runGoals);
    options.site.addTo(command, true);
    command.add_flag("--check", options.check, "Say which goals are true; this is the default");
    command
        .add_option("--environment", options.environments,
                    "NAME: only this environment of gatepost.yaml; may be repeated")
        ->allow_extra_args(false);
    command.add_option("--at", options.at,
                       "RFC 3339 time: its day decides which exceptions have ended; default now");
    command
        .add_option("--agents-list", options.list,
                    "Ask about the agents of this list, and of no other")
        ->transform(asPath());
    command
        .add_option("--since", options.since,
                    "An older list of agents: those that it lacks are marked as new")
        ->transform(asPath());
    command.add_option(
        "--grace", options.grace,
        "DAYS: an agent that the list has had for fewer days and that is not covered "
        "does not fail");
    command.add_flag("--enforced", options.enforced,
                     "Agents that ignore robots.txt fail unless an output refuses them");
    command.add_flag("--write", options.write,
                     "Make the files of outputs: in gatepost.yaml, and check then");
    command
        .add_option("-o,--output", options.output,
                    "Folder below which --write writes, instead of the site's")
        ->transform(asPath());
    options.apply.addTo(command);
    command.add_flag("--json", options.json, "The same as --format json");
    command.add_option("--format", options.format, "text, json or sarif");
}

} // namespace gatepost::cli

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
#include <memory>
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

int complain(std::string_view message) {
    std::cerr << "gatepost-cli goals: " << message << '\n';
    return kBadUsage;
}

/// Exactly this list, for replay and tests.
Result<Registry> listIn(const std::string &path) {
    const auto text = readFile(path);
    if (!text)
        return std::unexpected(text.error());
    auto list = Registry::parse(*text);
    if (!list)
        return std::unexpected(path + ": " + list.error().english());
    return *std::move(list);
}

/// What the options name, read before the first byte is written.
struct GoalInput {
    std::optional<Registry> since;
};
Result<GoalInput> inputOf(const GoalOptions &options, const LoadedSite &loaded) {
    GoalInput input;
    if (!options.since.empty()) {
        auto older = listIn(options.since);
        if (!older)
            return std::unexpected("--since: " + older.error());
        input.since = *std::move(older);
    }
    if (options.grace && !loaded.site.registry.date())
        return std::unexpected("--grace: the list of agents has no date to count days from");
    return input;
}

/// What is checked; with --write as if the outputs had been written.
Result<GoalReport> reportOf(const GoalOptions &options, const LoadedSite &loaded, Instant at,
                            GoalInput input) {
    auto report = goalReportOf(loaded, at, options.environments, options.output);
    if (!report)
        return std::unexpected(report.error());
    for (const CheckedEnvironment &each : report->environments)
        noteMissing(each.site.site->site(), "goals");
    if (options.write)
        for (CheckedOutput &output : report->outputs)
            output.state = CheckedOutput::State::Current;
    report->since = std::move(input.since);
    report->grace = options.grace;
    report->enforced = options.enforced;
    if (options.enforced)
        addUnenforced(loaded.settings, *report);
    return report;
}

/// The outputs that --write makes.
Result<std::vector<FileToWrite>> outputsIn(const GoalOptions &options, const LoadedSite &loaded) {
    return options.write ? outputsToWrite(loaded, options.output) : std::vector<FileToWrite>();
}

/// What is printed of the report. SARIF reads gatepost.yaml once more.
Result<std::string> shown(const GoalOptions &options, const LoadedSite &loaded,
                          const GoalReport &report) {
    if (options.format != "sarif")
        return options.json || options.format == "json" ? report.json() + "\n" : report.text();
    auto found = findingsOf(loaded, report, true);
    if (!found)
        return std::unexpected(found.error());
    std::vector<CheckedFile> files;
    files.push_back({joinedPath(loaded.folder, std::string(kSettingsFile)), found->yaml,
                     std::move(found->inYaml)});
    if (!found->inRobots.empty())
        files.push_back({loaded.paths[FileId(FileRole::Robots).index()],
                         loaded.site.file(FileRole::Robots)->text(), std::move(found->inRobots)});
    std::ostringstream out;
    printFindings(out, FindingFormat::Sarif, files, {});
    return std::move(out).str();
}

/// Edits the files, makes the outputs and prints what is true then. Everything that can be wrong with what the options name is
/// found before the first byte is written.
int apply(const GoalOptions &options, LoadedSite loaded, Instant at,
          std::vector<std::string> examples, GoalInput input) {
    const CompiledSite site(loaded.site);
    const auto question =
        applyQuestion(options.apply, loaded, *loaded.settings.goals, at, std::move(examples));
    if (!question)
        return complain(question.error());
    const goals::Applied applied = goals::applyGoals(site, *loaded.settings.goals, *question);
    loaded.site = goals::withFiles(loaded.site, applied.files);
    const CompiledSite after(loaded.site);
    auto report = reportOf(options, loaded, at, std::move(input));
    if (!report)
        return complain(report.error());
    report->unreached = applied.unreached;
    report->apply = dumped(applyJson(after, applied));
    const auto text = shown(options, loaded, *report);
    if (!text)
        return complain(text.error());
    if (!options.apply.dryRun) {
        auto files = outputsIn(options, loaded);
        if (!files)
            return complain(files.error());
        for (FileToWrite &file : filesToWrite(loaded, site, applied))
            files->push_back(std::move(file));
        if (const auto written = writeTogether(*files, options.apply.write); !written)
            return complain(written.error());
    }
    if (!options.json && options.format == "text")
        std::cout << applyText(after, applied, !options.apply.dryRun);
    std::cout << *text;
    const bool isFine =
        options.apply.purposes.empty() ? report->isFine() : applied.unreached.empty();
    return isFine ? kDone : kAnswerIsNo;
}

/// What is wrong with the options themselves, in a sentence; empty: nothing.
std::string faultOf(const GoalOptions &options) {
    if (options.site.folder.empty())
        return "no site: give the folder that contains gatepost.yaml";
    if (options.format != "text" && options.format != "json" && options.format != "sarif")
        return "--format " + options.format + ": text, json or sarif is expected";
    if (!options.output.empty() && !options.write)
        return "-o says where --write writes: give both";
    if (options.grace && *options.grace < 0)
        return "--grace: a number of days is expected";
    if (options.apply.dryRun && options.write)
        return "--dry-run writes nothing, and --write does: give one of them";
    return options.apply.fault(true);
}

int run(GoalOptions options) {
    if (const auto taken = options.site.takeArgument(); !taken)
        return complain(taken.error());
    if (const std::string fault = faultOf(options); !fault.empty())
        return complain(fault);
    const auto at = timeOption("--at", options.at);
    if (!at)
        return complain(at.error());
    auto loaded = loadSite(options.site);
    if (!loaded)
        return complain(loaded.error());
    if (!claimsAnything(loaded->settings) && !options.apply.adopt)
        return complain(options.site.folder + ": gatepost.yaml has no goals");
    if (!options.list.empty()) {
        auto list = listIn(options.list);
        if (!list)
            return complain("--agents-list: " + list.error());
        loaded->site.registry = *std::move(list);
    }
    auto input = inputOf(options, *loaded);
    if (!input)
        return complain(input.error());
    if (options.apply.adopt || options.apply.apply) {
        auto examples = examplesOf(*loaded);
        if (!examples)
            return complain(examples.error());
        if (options.apply.adopt)
            return adoptGoals(options.apply, *loaded, CompiledSite(loaded->site), *at,
                              *std::move(examples));
        if (!loaded->settings.goals)
            return complain(options.site.folder + ": gatepost.yaml has no goals");
        return apply(options, *std::move(loaded), *at, *std::move(examples), *std::move(input));
    }
    auto report = reportOf(options, *loaded, *at, *std::move(input));
    if (!report)
        return complain(report.error());
    if (!report->claimsAnything() && report->outputs.empty())
        return complain(options.site.folder + ": gatepost.yaml has no goals");
    const auto text = shown(options, *loaded, *report);
    if (!text)
        return complain(text.error());
    const auto files = outputsIn(options, *loaded);
    if (!files)
        return complain(files.error());
    if (const auto written = writeTogether(*files, {}); !written)
        return complain(written.error());
    std::cout << *text;
    return report->isFine() ? kDone : kAnswerIsNo;
}

} // namespace

void addGoalsCommand(CLI::App &command, int &status) {
    auto options = std::make_shared<GoalOptions>();
    options->site.addTo(command, true);
    command.add_flag("--check", options->check, "Say which goals are true; this is the default");
    command
        .add_option("--environment", options->environments,
                    "NAME: only this environment of gatepost.yaml; may be repeated")
        ->allow_extra_args(false);
    command.add_option("--at", options->at,
                       "RFC 3339 time: its day decides which exceptions have ended; default now");
    command
        .add_option("--agents-list", options->list,
                    "Ask about the agents of this list, and of no other")
        ->transform(asPath());
    command
        .add_option("--since", options->since,
                    "An older list of agents: those that it lacks are marked as new")
        ->transform(asPath());
    command.add_option(
        "--grace", options->grace,
        "DAYS: an agent that the list has had for fewer days and that is not covered "
        "does not fail");
    command.add_flag("--enforced", options->enforced,
                     "Agents that ignore robots.txt fail unless an output refuses them");
    command.add_flag("--write", options->write,
                     "Make the files of outputs: in gatepost.yaml, and check then");
    command
        .add_option("-o,--output", options->output,
                    "Folder below which --write writes, instead of the site's")
        ->transform(asPath());
    options->apply.addTo(command);
    command.add_flag("--json", options->json, "The same as --format json");
    command.add_option("--format", options->format, "text, json or sarif");
    command.callback([options, &status] { status = run(*options); });
}

} // namespace gatepost::cli

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/files.h"
#include "app/cli/findings.h"
#include "app/cli/goaloutputs.h"
#include "app/cli/goalreport.h"
#include "app/cli/question.h"
#include "app/cli/settingsfindings.h"
#include "app/cli/siteloader.h"
#include "core/store/sitefolder.h"

#include <iostream>
#include <memory>
#include <optional>

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

/// What is checked; with --write after the outputs have been written.
Result<GoalReport> reportOf(const GoalOptions &options, const LoadedSite &loaded, Instant at) {
    std::optional<Registry> since;
    if (!options.since.empty()) {
        auto older = listIn(options.since);
        if (!older)
            return std::unexpected("--since: " + older.error());
        since = *std::move(older);
    }
    if (options.grace && !loaded.site.registry.date())
        return std::unexpected("--grace: the list of agents has no date to count days from");
    if (options.write)
        if (auto written = writeAllOutputs(loaded, options.output); !written)
            return std::unexpected(written.error());
    auto report = goalReportOf(loaded, at, options.environments, options.output);
    if (!report)
        return std::unexpected(report.error());
    for (const CheckedEnvironment &each : report->environments)
        noteMissing(each.site.site->site(), "goals");
    report->since = std::move(since);
    report->grace = options.grace;
    report->enforced = options.enforced;
    if (options.enforced)
        addUnenforced(loaded.settings, *report);
    return report;
}

int print(const GoalOptions &options, const LoadedSite &loaded, const GoalReport &report) {
    if (options.format == "sarif") {
        auto found = findingsOf(loaded, report, true);
        if (!found)
            return complain(found.error());
        std::vector<CheckedFile> files;
        files.push_back({joinedPath(loaded.folder, std::string(kSettingsFile)), found->yaml,
                         std::move(found->inYaml)});
        if (!found->inRobots.empty())
            files.push_back({loaded.paths[FileId(FileRole::Robots).index()],
                             loaded.site.file(FileRole::Robots)->text(),
                             std::move(found->inRobots)});
        printFindings(std::cout, FindingFormat::Sarif, files, {});
    } else {
        std::cout << (options.json || options.format == "json" ? report.json() + "\n"
                                                               : report.text());
    }
    return report.isFine() ? kDone : kAnswerIsNo;
}

int run(GoalOptions options) {
    if (const auto taken = options.site.takeArgument(); !taken)
        return complain(taken.error());
    if (options.site.folder.empty())
        return complain("no site: give the folder that contains gatepost.yaml");
    const auto at = timeOption("--at", options.at);
    if (!at)
        return complain(at.error());
    if (options.format != "text" && options.format != "json" && options.format != "sarif")
        return complain("--format " + options.format + ": text, json or sarif is expected");
    if (!options.output.empty() && !options.write)
        return complain("-o says where --write writes: give both");
    if (options.grace && *options.grace < 0)
        return complain("--grace: a number of days is expected");
    auto loaded = loadSite(options.site);
    if (!loaded)
        return complain(loaded.error());
    if (!claimsAnything(loaded->settings))
        return complain(options.site.folder + ": gatepost.yaml has no goals");
    if (!options.list.empty()) {
        auto list = listIn(options.list);
        if (!list)
            return complain("--agents-list: " + list.error());
        loaded->site.registry = *std::move(list);
    }
    auto report = reportOf(options, *loaded, *at);
    if (!report)
        return complain(report.error());
    if (!report->claimsAnything() && report->outputs.empty())
        return complain(options.site.folder + ": gatepost.yaml has no goals");
    return print(options, *loaded, *report);
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
    command.add_flag("--json", options->json, "The same as --format json");
    command.add_option("--format", options->format, "text, json or sarif");
    command.callback([options, &status] { status = run(*options); });
}

} // namespace gatepost::cli

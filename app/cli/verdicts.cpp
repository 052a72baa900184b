// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/files.h"
#include "app/cli/paths.h"
#include "app/cli/question.h"
#include "app/cli/replayoptions.h"
#include "app/cli/userregistry.h"
#include "core/logs/verdictlines.h"
#include "core/replay/logfile.h"

#include <cstdio>
#include <iostream>

/// "verdicts": lines of a log with what the policy said, as columns: a stream.
namespace gatepost::cli {

namespace {

struct Options {
    std::vector<std::string> logs;
    std::vector<std::string> policies;
    std::vector<std::string> columns;
    bool json = false;
    std::string prefix;
    std::string reading = "known";
    std::string grace = "24h";
    std::string skew = "60s";
    std::string deployedAfter;
};

/// Small, so that the program that reads the other end of a pipe gets its lines soon.
constexpr std::size_t kBlock = std::size_t{128} * 1024;

int runVerdicts(const Options &options) {
    const Reading reading = readingOption(options.reading);
    logs::VerdictOptions how;
    how.form = options.json ? logs::VerdictForm::JsonLines : logs::VerdictForm::Tsv;
    how.columns = atCommas(options.columns);
    how.prefix = options.prefix;
    how.grace = durationOption("--grace", options.grace);
    how.skew = durationOption("--skew", options.skew);
    if (options.json && !how.columns.empty())
        fail("--columns is for TSV: lines of JSON have names");
    const auto snapshots = policiesOf(options.policies, options.deployedAfter);
    const auto registry = need(userRegistry());
    const logs::PolicyHistory history(replay::versionsOf(snapshots, registry), reading);
    bool isOdd = false;
    std::string failed;
    bool isOpen = true; // false once nobody reads the output
    std::string out;
    const auto paths = options.logs.empty() ? std::vector<std::string>{"-"} : options.logs;
    for (const std::string &path : paths) {
        logs::VerdictLines lines(history, how);
        const std::string name = path == "-" ? "stdin" : path;
        auto file = need(replay::LogFile::open(path));
        need(replay::forEachBlock(*file, kBlock, [&](const replay::LogBlock &block) {
            out.clear();
            if (const auto added = lines.read(block.text(), out); !added)
                failed = name + ": " + added.error().english();
            isOpen = failed.empty() &&
                     std::fwrite(out.data(), 1, out.size(), stdout) == out.size() &&
                     std::fflush(stdout) == 0;
            return isOpen;
        }));
        if (!failed.empty())
            fail(failed);
        if (!isOpen)
            fail("the output cannot be written");
        if (lines.bad() > 0)
            std::cerr << name << ':' << lines.firstBad()
                      << ": this line cannot be read: " << lines.whyBad().english() << " ("
                      << lines.bad() << " of " << lines.lines() << " lines; their class is bad)\n";
        if (how.head.empty())
            how.head = lines.head();
        isOdd = isOdd || lines.bad() * 20 > lines.lines();
    }
    return isOdd ? kAnswerIsNo : kDone;
}

} // namespace

void addVerdictsCommand(CLI::App &command, int &status) {
    auto &options = runs<Options>(command, status, runVerdicts);
    addPaths(command, "LOG", options.logs,
             "Lines, also packed with gzip or zstd; - or nothing is stdin");
    command
        .add_option("--policy", options.policies,
                    "Where the policy's versions are, as for replay; may be repeated")
        ->required()
        ->allow_extra_args(false)
        ->transform(asPath());
    command
        .add_option("--columns", options.columns,
                    "Names of the columns, with commas, where the first line does not have them: "
                    "time, user_agent, url and any others")
        ->allow_extra_args(false);
    command.add_flag("--jsonl", options.json, "The lines are JSON objects, not tab-separated");
    command.add_option("--prefix", options.prefix,
                       "What the names of the added columns begin with, if yours are the same");
    command.add_option("--reading", options.reading, "Reading of the files; default known");
    command.add_option("--grace", options.grace,
                       "How old an agent's copy of the rules may be; default 24h");
    command.add_option("--skew", options.skew,
                       "How much clocks may differ at the ends of hours; default 60s");
    command.add_option("--deployed-after", options.deployedAfter,
                       "How long after its date a version was live");
}

} // namespace gatepost::cli

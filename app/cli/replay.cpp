// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/hitprinter.h"
#include "app/cli/json.h"
#include "app/cli/partialmerger.h"
#include "app/cli/replayoptions.h"
#include "app/cli/userregistry.h"
#include "core/logs/output.h"
#include "core/logs/partial.h"
#include "core/store/filesystem.h"

#include <algorithm>
#include <chrono>
#include <format>
#include <iostream>

/// "replay": what crawlers did, judged by what the policy said then.
namespace gatepost::cli {

namespace {

using logs::HitClass;

/// How far it is, on a terminal, twice a second.
struct Progress {
    using Clock = std::chrono::steady_clock;
    bool isShown = isTerminal(stderr);
    Clock::time_point begin = Clock::now();
    Clock::time_point last = begin;

    bool show(std::uint64_t lines) {
        if (Clock::now() - last < std::chrono::milliseconds(500))
            return true;
        last = Clock::now();
        const double seconds = std::chrono::duration<double>(last - begin).count();
        std::cerr << std::format("{} lines, {:.2f} million lines a second   \r", lines,
                                 static_cast<double>(lines) / seconds / 1e6)
                  << std::flush;
        return true;
    }
    ~Progress() {
        if (isShown && last != begin)
            std::cerr << std::string(60, ' ') << '\r' << std::flush;
    }
};

bool failsOn(const logs::Report &report, const Wanted &failOn) {
    const auto fails = [&failOn](const logs::AgentCounts &total, const auto &byVerified) {
        for (std::size_t i = 0; i < logs::kHitClassCount; ++i)
            if (failOn.classes[i] && total.classes[i] > 0)
                return true;
        const std::uint64_t denied = total.of(HitClass::Denied) + total.of(HitClass::Honeypot);
        if ((failOn.flags.contains("informed") && total.informed > 0) ||
            (failOn.flags.contains("unaware") && total.unaware > 0) ||
            (failOn.flags.contains("served") && total.servedDenied > 0) ||
            (failOn.flags.contains("refused") && denied > total.servedDenied) ||
            (failOn.flags.contains("spoofed") &&
             byVerified[static_cast<std::size_t>(logs::Verified::Spoofed)].requests > 0))
            return true;
        return false;
    };
    return fails(report.others.total(), report.others.byVerified) ||
           std::ranges::any_of(report.agents, [&](const logs::AgentReport &agent) {
               return fails(agent.total(), agent.byVerified);
           });
}

void writeCsv(const std::string &folder, const logs::Report &report, const logs::Judge &judge) {
    need(makeFolder(folder));
    for (const logs::CsvFile &file : logs::reportCsv(report, judge))
        need(writeFile(joinedPath(folder, std::string(file.name)), file.text, {}));
}

void warnOfAddresses(const ReplayOptions &options) {
    if (options.showIps)
        std::cerr << "The output contains addresses of clients: they may be personal data\n";
}

/// Why two forms of the output cannot both be given; empty if they need not.
std::string severalForms(const ReplayOptions &options) {
    std::string asked;
    int count = 0;
    for (const auto &[name, isAsked] : {std::pair{"--json", options.json},
                                        {"--csv", !options.csv.empty()},
                                        {"--html", !options.html.empty()},
                                        {"--hits", !options.hits.empty()},
                                        {"--partial", options.partial}})
        if (isAsked)
            asked += (count++ == 0 ? "" : " and ") + std::string(name);
    return count < 2 ? std::string() : asked + " are different outputs: name one of them";
}

/// Prints the report in the form that was asked for.
void printReport(const logs::Report &report, const logs::Judge &judge,
                 const ReplayOptions &options) {
    if (!options.csv.empty())
        return writeCsv(options.csv, report, judge);
    if (!options.html.empty()) {
        const std::string html = logs::reportHtml(report, judge);
        if (options.html != "-")
            need(writeFile(options.html, html, {}));
        else
            std::cout << html;
    } else if (options.json) {
        std::cout << logs::reportJson(report, judge) << '\n';
    } else {
        std::cout << logs::reportText(report, judge);
    }
}

/// Each answer of a row is for a version of the policy that comes with the results, and by a file of it.
class Fitting final : public logs::TallyVisitor {
public:
    explicit Fitting(const logs::PolicyHistory &history) : m_history(history) {}
    void hits(std::size_t /*number*/, const logs::HitKey &key,
              const logs::HitCounts & /*sums*/) override {
        fits = fits && key.answers.size() == m_history.size();
        for (std::size_t i = 0; fits && i < key.answers.size(); ++i)
            fits = isOf(i, key.answers[i].file, key.answers[i].line);
    }
    void path(const logs::PathKey &key, std::string_view /*path*/,
              std::uint64_t /*count*/) override {
        fits = fits && isOf(key.version, key.file, key.line);
    }
    bool fits = true;

private:
    [[nodiscard]] bool isOf(std::size_t version, FileId file, std::uint32_t line) const {
        return version < m_history.size() &&
               (line == 0 || m_history.site(version).tree(file) != nullptr);
    }
    const logs::PolicyHistory &m_history;
};

/// The exit status of what was read: 1 if it is hardly a log of that format, or what must not be was found.
int statusOf(const logs::Report &report, const Wanted &failOn, const ReplayOptions &options,
             const replay::ReadLogs *read) {
    const bool isOdd = report.bad * 20 > report.lines;
    bool isWhole = true;
    if (read != nullptr && report.bad > 0) {
        std::cerr << report.bad << " of " << report.lines
                  << " lines are not in the format that was assumed (" << read->formats
                  << (isOdd ? "). Name another with --format\n" : ")\n");
        // Their text may hold addresses, names of users and values of queries: it leaves the program only if both are wanted.
        const bool shown = options.showIps && options.fullUrls;
        for (const auto &[place, text] : read->badLines)
            std::cerr << place << (shown ? ": " + text : std::string()) << '\n';
        if (!shown)
            std::cerr << "--show-ips and --full-urls together show these lines\n";
    }
    if (read != nullptr) {
        for (const std::string &path : read->withoutAgents)
            std::cerr << path
                      << ": no line has a User-Agent, so nobody was recognised. Write it as "
                         "user_agent, or name the format with --format\n";
        for (const Message &why : read->broken)
            std::cerr << why.english() << '\n';
        isWhole = read->withoutAgents.empty() && read->broken.empty();
    }
    return isOdd || !isWhole || failsOn(report, failOn) ? kAnswerIsNo : kDone;
}

int merge(const ReplayOptions &options, Plan plan) {
    PartialMerger merger;
    for (const std::string &path : plan.source.paths)
        need(merger.add(path));
    need(merger.finish());
    if (!options.showIps)
        merger.forgetNetworkNames();
    const auto reading = parseReading(merger.header()["reading"].get<std::string>());
    const Registry registry = need(userRegistry());
    if (!reading)
        fail("the results are of another version of Gatepost");
    const logs::PolicyHistory history(replay::versionsOf(merger.snapshots(), registry), *reading);
    if (merger.header()["policy"] != "sha256:" + history.sha256())
        fail("the policy in the results is damaged");
    if (merger.header()["registry"] != "sha256:" + history.registry().sha256())
        fail("the results were made with another list of agents");
    Fitting fitting(history);
    need(merger.tally().forEach(fitting));
    if (!fitting.fits)
        fail("the results are damaged: a row does not fit the policy in them");
    if (options.partial) {
        PartialWriter writer(std::cout, merger.header());
        writer.writeSnapshots(merger.snapshots());
        need(writer.writeMerged(merger.tally(), merger.parts()));
        warnOfAddresses(options);
        return kDone;
    }
    const auto judge = need(logs::Judge::make(history, merger.tally(), plan.judge));
    const auto report = need(logs::makeReport(merger.tally(), judge));
    printReport(report, judge, options);
    warnOfAddresses(options);
    return statusOf(report, plan.failOn, options, nullptr);
}

int printPartial(const ReplayOptions &options, const Plan &plan, const logs::PolicyHistory &history,
                 const replay::ReadLogs &read) {
    PartialWriter writer(std::cout, partialHeader(history, options));
    writer.writeSnapshots(plan.snapshots);
    need(writer.writePart(read.tally, read.fingerprint));
    warnOfAddresses(options);
    logs::Report counts;
    counts.lines = read.tally.lines();
    counts.bad = read.tally.bad();
    return read.broken.empty() && read.withoutAgents.empty() ? kDone
                                                             : statusOf(counts, {}, options, &read);
}

int runReplay(const ReplayOptions &options) {
    if (const std::string several = severalForms(options); !several.empty())
        fail(several);
    if (options.policies.empty() != options.merge)
        fail(options.merge ? "--merge takes the policy from the partial results: leave out --policy"
                           : "--policy is missing: name a site's folder, or git:.");
    if (options.merge && !options.hits.empty())
        fail("--hits needs the log itself, not partial results");
    auto plan = planOf(options);
    if (options.merge)
        return merge(options, std::move(plan));
    const auto registry = need(userRegistry());
    const logs::PolicyHistory history(replay::versionsOf(plan.snapshots, registry), plan.reading);
    replay::LogRun logRun(plan.source, history, plan.addresses, plan.read);
    Progress progress;
    if (progress.isShown)
        logRun.onProgress = [&progress](std::uint64_t lines) { return progress.show(lines); };
    const bool wantsHits = !options.hits.empty();
    const auto read = need(logRun.read(wantsHits));
    if (options.partial)
        return printPartial(options, plan, history, read);
    const auto judge = need(logs::Judge::make(history, read.tally, plan.judge));
    const auto report = need(logs::makeReport(read.tally, judge));
    if (wantsHits) {
        auto reads = need(logs::readsOf(read.tally, judge));
        HitPrinter printer(judge, std::move(reads), options, plan.hits);
        need(logRun.readAgain([&](const logs::ReadHit &hit, const std::string &name) {
            printer.print(hit, name);
            return true;
        }));
    } else {
        printReport(report, judge, options);
    }
    warnOfAddresses(options);
    return statusOf(report, plan.failOn, options, &read);
}

} // namespace

void addReplayCommand(CLI::App &command, int &status) {
    runs<ReplayOptions>(command, status, runReplay).addTo(command);
}

} // namespace gatepost::cli

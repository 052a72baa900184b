// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/httpserver.h"
#include "app/cli/json.h"
#include "app/cli/labsite.h"
#include "app/cli/siteloader.h"
#include "core/access/duration.h"
#include "core/lab/conformance.h"
#include "core/text/markup.h"

#include <algorithm>
#include <format>
#include <iostream>

/// "lab": a crawler is run against a rehearsed site, and judged by what it asked for.
namespace gatepost::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::chrono::seconds kUsualLimit{60};
/// Faults of a rule that text shows; JSON has all of them.
constexpr std::size_t kMostShown = 10;
/// How far a request may come off its time in real time: what the machine and the network need.
constexpr std::chrono::milliseconds kTolerance{50};
/// Requests of a run that are kept for judging.
constexpr std::size_t kMostRequests = 5'000'000;

struct LabOptions {
    std::string scenario;
    std::vector<std::string> command;
    std::string limit;
    std::string log;
    std::string junit;
    std::string reading = "author";
    bool json = false;
};

struct LabRun {
    CrawlerEnd end;
    std::vector<lab::Served> requests;
    lab::Conformance marks;
    std::chrono::microseconds tolerance{};
    bool isCut = false; ///< there were more requests than are kept
};

std::string endText(const CrawlerEnd &end, std::chrono::seconds limit) {
    switch (end.how) {
    case CrawlerEnd::How::Exited: return std::format("it ended with status {}", end.status);
    case CrawlerEnd::How::Limit:
        return std::format("it was ended after {}; --limit gives it longer", formatDuration(limit));
    case CrawlerEnd::How::Interrupted: return "it was interrupted";
    case CrawlerEnd::How::NotStarted: return "it was not started";
    }
    return {};
}

std::string_view endName(CrawlerEnd::How how) {
    switch (how) {
    case CrawlerEnd::How::Exited: return "exited";
    case CrawlerEnd::How::Limit: return "limit";
    case CrawlerEnd::How::Interrupted: return "interrupted";
    case CrawlerEnd::How::NotStarted: return "not-started";
    }
    return "";
}

Instant secondOf(CrawlTime at) {
    return std::chrono::floor<std::chrono::seconds>(at);
}

std::string asText(const LabRun &run, std::chrono::seconds limit) {
    std::string text =
        std::format("{} requests were judged; {}\n", run.marks.judged, endText(run.end, limit));
    if (run.marks.nameless > 0)
        text +=
            std::format("{} requests have a User-Agent that names nobody: they were not judged\n",
                        run.marks.nameless);
    if (run.marks.others > 0)
        text += std::format("{} requests of other agents were not judged\n", run.marks.others);
    for (const lab::RuleMark &rule : run.marks.rules) {
        text +=
            std::format("{:<11} {:<14}", lab::markName(rule.mark()), lab::labRuleName(rule.rule));
        if (rule.mark() == lab::Mark::Kept)
            text += std::format(" {} of {}", rule.occasions, rule.occasions);
        if (rule.mark() == lab::Mark::Broken)
            text += std::format(" {} of {}", rule.faults.size(), rule.occasions);
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
        for (std::size_t i = 0; i < std::min(rule.faults.size(), kMostShown); ++i) {
            const lab::Fault &fault = rule.faults[i];
            text += std::format("  {}  {}  {}  {}\n", formatInstant(secondOf(fault.at)),
                                fault.agent, fault.target, fault.why.english());
        }
        if (rule.faults.size() > kMostShown)
            text += std::format("  and {} more; --json has them all\n",
                                rule.faults.size() - kMostShown);
    }
    return text;
}

Json asJson(const LabRun &run) {
    Json rules = Json::array();
    for (const lab::RuleMark &rule : run.marks.rules) {
        Json faults = Json::array();
        for (const lab::Fault &fault : rule.faults)
            faults.push_back({{"at", formatInstant(secondOf(fault.at))},
                              {"agent", fault.agent},
                              {"target", fault.target},
                              {"request", fault.request + 1},
                              {"why", fault.why.english()}});
        rules.push_back({{"rule", lab::labRuleName(rule.rule)},
                         {"mark", lab::markName(rule.mark())},
                         {"occasions", rule.occasions},
                         {"faults", std::move(faults)}});
    }
    return {{"crawler", {{"end", endName(run.end.how)}, {"status", run.end.status}}},
            {"requests", run.requests.size()},
            {"judged", run.marks.judged},
            {"nameless", run.marks.nameless},
            {"others", run.marks.others},
            {"complete", !run.isCut},
            {"tolerance", std::chrono::duration<double>(run.tolerance).count()},
            {"rules", std::move(rules)}};
}

std::string asJunit(const LabRun &run) {
    std::string cases;
    std::size_t failures = 0;
    std::size_t skipped = 0;
    for (const lab::RuleMark &rule : run.marks.rules) {
        cases +=
            std::format("  <testcase classname=\"lab\" name=\"{}\"", lab::labRuleName(rule.rule));
        switch (rule.mark()) {
        case lab::Mark::Kept: cases += "/>\n"; continue;
        case lab::Mark::NotTested:
            ++skipped;
            cases += ">\n    <skipped message=\"nothing happened that the rule is about\"/>\n";
            break;
        case lab::Mark::Broken:
            ++failures;
            cases += std::format(">\n    <failure message=\"{} requests\">", rule.faults.size());
            for (const lab::Fault &fault : rule.faults)
                cases +=
                    escapeMarkup(std::format("{} {} {} {}\n", formatInstant(secondOf(fault.at)),
                                             fault.agent, fault.target, fault.why.english()));
            cases += "</failure>\n";
            break;
        }
        cases += "  </testcase>\n";
    }
    return std::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"gatepost lab\" "
        "tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{}\">\n{}</testsuite>\n",
        run.marks.rules.size(), failures, skipped, cases);
}

/// The command with the server's URL in the place of {url}.
std::vector<std::string> withUrl(std::vector<std::string> words, const std::string &url) {
    constexpr std::string_view kPlace = "{url}";
    for (std::string &word : words)
        for (std::size_t at = word.find(kPlace); at != std::string::npos;
             at = word.find(kPlace, at + url.size()))
            word.replace(at, kPlace.size(), url);
    return words;
}

int report(const LabRun &run, const LabOptions &options, std::chrono::seconds limit) {
    if (!options.log.empty()) {
        std::string log;
        for (const lab::Served &served : run.requests)
            log += lab::combinedLine(served);
        need(writeFile(options.log, log, {}));
    }
    if (!options.junit.empty())
        need(writeFile(options.junit, asJunit(run), {}));
    if (run.end.how == CrawlerEnd::How::NotStarted)
        fail(options.command.front() + ": " + run.end.why);
    if (options.json)
        std::cout << dumped(asJson(run)) << '\n';
    else
        std::cout << asText(run, limit);
    if (run.isCut)
        say(std::format("only the first {} requests were judged", kMostRequests));
    // Where nothing came there is nothing to be right about.
    if (run.marks.judged == 0) {
        say("no request could be judged. Has the crawler the address from GATEPOST_URL or {url}, "
            "and a User-Agent with its name?");
        return kBadUsage;
    }
    const bool isWhole = run.end.how == CrawlerEnd::How::Exited && !run.isCut;
    return run.marks.anyBroken() || !run.marks.anyKept() || !isWhole ? kAnswerIsNo : kDone;
}

int runLab(const LabOptions &options) {
    auto site = readLabSite({}, options.scenario);
    noteMissing(site.site);
    const auto terms = labTerms(site.scenario, {}, {}, {}, options.reading);
    std::chrono::seconds limit = site.scenario.limit.value_or(kUsualLimit);
    if (!options.limit.empty()) {
        const auto stated = parseDuration(options.limit);
        if (!stated || stated->count() == 0)
            fail("--limit " + options.limit + ": a length of time is expected, such as 90s or 15m");
        limit = *stated;
    }
    const lab::ConformanceOptions judging{.agent = site.scenario.agent,
                                          .tolerance = kTolerance * terms.speed};
    lab::Rehearsal rehearsal(std::move(site.site), std::move(site.settings),
                             std::move(site.scenario), terms.rehearsal);
    VirtualClock clock(terms.rehearsal.start, terms.speed);
    HttpServer server(rehearsal, clock);
    if (const std::string error = server.listen("127.0.0.1", 0); !error.empty())
        fail(error);
    LabRun made;
    made.tolerance = judging.tolerance;
    server.onServed = [&made](const lab::Served &served) {
        if (made.requests.size() < kMostRequests)
            made.requests.push_back(served);
        else
            made.isCut = true;
        return !made.isCut;
    };
    made.end = server.runCrawler(withUrl(options.command, server.url()), limit);
    made.marks = lab::judge(rehearsal, made.requests, judging);
    return report(made, options, limit);
}

} // namespace

void addLabCommand(CLI::App &command, int &status) {
    auto &options = runs<LabOptions>(command, status, runLab);
    command.add_option("SCENARIO", options.scenario, "What happens to which site and when, YAML")
        ->required()
        ->transform(asPath());
    command
        .add_option("COMMAND", options.command,
                    "The crawler, behind --; {url} in it is the address of the site")
        ->required();
    command.add_option("--limit", options.limit,
                       "How long the crawler may run, such as 90s; 60s if nothing says it");
    command.add_option("--log", options.log, "Write the access log to this file too")
        ->transform(asPath());
    command.add_option("--junit", options.junit, "Write a JUnit report to this file too")
        ->transform(asPath());
    command.add_option("--reading", options.reading,
                       "author, rfc9309, google, koster1994 or known");
    command.add_flag("--json", options.json, "Machine-readable marks");
}

} // namespace gatepost::cli

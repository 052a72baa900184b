// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/environmentproofs.h"
#include "app/cli/exactoptions.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/question.h"
#include "app/cli/siteloader.h"
#include "core/agents/identity.h"
#include "core/exact/coverage.h"
#include "core/exact/ruleaboutall.h"
#include "core/store/gitfolder.h"
#include "core/store/readfile.h"
#include "core/store/sitefolder.h"
#include "core/text/ascii.h"
#include "core/text/markup.h"

#include <algorithm>
#include <array>
#include <format>
#include <iostream>
#include <map>
#include <optional>
#include <set>

namespace gatepost::cli {

namespace {

struct TestOptions {
    SiteOptions site;
    std::string at;
    std::string junit;
    std::string before;                    ///< --before
    std::vector<std::string> environments; ///< --environment; "all" means each
    bool json = false;
    bool uncovered = false;
};

nlohmann::ordered_json rowJson(const CompiledSite &site, const PolicyTest &test,
                               const exact::TestResult &result, Instant now) {
    nlohmann::ordered_json row{{"agent", test.agents.empty() ? test.agent : test.agents},
                               {"path", test.paths.empty() ? test.path : test.paths}};
    const bool anyTime = test.isAboutAll() && !test.at;
    row["at"] = anyTime ? nlohmann::ordered_json(nullptr)
                        : nlohmann::ordered_json(formatInstant(test.at.value_or(now)));
    if (!test.status.empty())
        row["status"] = test.status;
    if (!test.environment.empty())
        row["environment"] = test.environment;
    row["expect"] = test.expect;
    row["line"] = test.line;
    row["actual"] = orNull(result.actual);
    row["passed"] = result.passed;
    row["proof"] = proofName(result.proof);
    row["reason"] = result.reason.english();
    if (result.counterExample) {
        const Verdict &verdict = result.counterExample->verdict;
        row["counterexample"] = {{"agent", nameOf(result.counterExample->agent)},
                                 {"path", verdict.path},
                                 {"at", formatInstant(verdict.at)},
                                 {"verdict", nlohmann::ordered_json::parse(toJson(site, verdict))}};
    }
    return row;
}

nlohmann::ordered_json uncoveredJson(const exact::Coverage &coverage) {
    auto regions = nlohmann::ordered_json::array();
    for (const exact::UncoveredRegion &each : coverage.uncovered)
        regions.push_back({{"agents", each.agents},
                           {"matches", toJson(each.region.matches)},
                           {"except", toJson(each.region.except)},
                           {"example", each.region.example},
                           {"decision", decisionName(each.decision)},
                           {"times", namesOf(each.hours)}});
    return regions;
}

/// A line and an example for each of them, and their number.
std::string uncoveredText(const exact::Coverage &coverage) {
    std::string out;
    for (const exact::UncoveredRegion &each : coverage.uncovered) {
        const Message places = exact::placesOf(each.region);
        out += std::format("untested  {:<6} {}: {}\n              e.g. {}\n",
                           decisionName(each.decision),
                           exact::agentsInWords(pointersTo(each.asked), true).english(),
                           places.empty() ? "everything" : places.english(), each.region.example);
    }
    if (!coverage.complete)
        out += "The search for untested regions is not complete.\n";
    return out + std::format("{} of {} regions of the map are spoken about by a test\n",
                             coverage.regions - coverage.uncovered.size(), coverage.regions);
}

/// One test case of a JUnit report.
std::string junitCase(const PolicyTest &test, const exact::TestResult &result) {
    std::string out = std::format("  <testcase classname=\"gatepost.yaml\" name=\"{}\" line=\"{}\"",
                                  escapeMarkup(describe(test).english()), test.line);
    if (result.passed)
        return out + "/>\n";
    const bool open = result.proof == exact::Proof::Open;
    return out + std::format(">\n    <{0} message=\"{1}\"/>\n  </testcase>\n",
                             open ? "error" : "failure", escapeMarkup(result.reason.english()));
}

struct TestCounts {
    std::size_t passed = 0;
    std::size_t failed = 0;
    std::size_t open = 0;

    void add(const exact::TestResult &result) {
        ++(result.passed ? passed : result.proof == exact::Proof::Open ? open : failed);
    }
};

std::string junitReport(const std::string &cases, const TestCounts &counts) {
    return std::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"gatepost\" "
                       "tests=\"{}\" failures=\"{}\" errors=\"{}\">\n{}</testsuite>\n",
                       counts.passed + counts.failed + counts.open, counts.failed, counts.open,
                       cases);
}

/// The number of tests that a folder, or one as Git has it, has.
std::size_t testsBefore(const std::string &name) {
    const auto countIn = [](const FolderFiles &files) {
        const SideFiles side = readSideFiles(files);
        for (const UnreadFile &unread : side.unread)
            if (unread.name == kSettingsFile)
                fail("--before: " + unread.why.english());
        return side.settings.tests.size();
    };
    if (GitFolder::isGitName(name))
        return countIn(*need(GitFolder::open(name), "--before"));
    if (!isFolder(FileSystem::real(), name))
        fail("--before: " + name + ": is not a folder that can be read");
    return countIn(DiskFolder(FileSystem::real(), name));
}

/// A site without tests is bad usage, or it lost those that it had, which would end all testing without a word.
int noTests(const TestOptions &options) {
    const std::size_t had = options.before.empty() ? 0 : testsBefore(options.before);
    if (had == 0)
        fail(options.site.folder + ": gatepost.yaml has no tests");
    (options.json ? std::cerr : std::cout)
        << std::format("failed: {} has no tests, but {} has {}: put them back below “tests:” in "
                       "gatepost.yaml\n",
                       options.site.folder, options.before, had);
    return kAnswerIsNo;
}

/// Notes about agents of tests that no list and no file names: a slip in a name asks about nobody.
void noteStrangers(const std::vector<PolicyTest> &tests,
                   const std::vector<EnvironmentSite> &environments) {
    std::map<std::pair<const CompiledSite *, Reading>, exact::AskedAgents> known;
    std::set<std::string> said;
    for (const PolicyTest &test : tests) {
        const CompiledSite &site = siteFor(test, environments);
        const std::array<const CompiledSite *, 1> sites = {&site};
        const Reading reading = parseReading(trimmed(test.reading)).value_or(Reading::Author);
        const auto [all, isNew] = known.try_emplace({&site, reading});
        if (isNew)
            all->second = exact::agentsOf(sites, reading);
        std::vector<exact::AskedAgent> chosen;
        if (!test.agents.empty())
            chosen = exact::chosenAgents(all->second, test.agents).value_or(std::move(chosen));
        else if (const auto agent = identify(trimmed(test.agent), {}, site.site().registry))
            chosen.push_back({*agent});
        for (const Message &note : exact::strangersAmong(chosen, all->second))
            if (std::string text = note.english(); said.insert(text).second)
                std::cerr << "note: " << text << '\n';
    }
}

int runTest(TestOptions &options) {
    options.site.takeArgument();
    if (options.site.folder.empty())
        fail("no site: give the folder that contains gatepost.yaml");
    const Instant now = timeOption("--at", options.at);
    auto loaded = loadSite(options.site);
    const bool isAll = std::ranges::contains(options.environments, "all");
    auto environments =
        environmentSites(loaded, isAll ? std::vector<std::string>() : options.environments);
    const auto tests = testsOf(loaded.settings, environments);
    EnvironmentProofs proofs;
    if (!options.environments.empty())
        proofs = proofsOf(environments, now);
    if (tests.empty() && proofs.count() == 0)
        return noTests(options);
    for (const EnvironmentSite &each : environments)
        noteMissing(each.site->site());
    const CompiledSite &site = *environments.front().site;
    std::vector<exact::TestResult> results;
    for (const PolicyTest &test : tests) {
        PolicyTest asked = test; // of these very files
        asked.environment.clear();
        results.push_back(exact::runTest(siteFor(test, environments), asked, now));
        // A row that cannot be read asks nothing, so nothing was answered.
        if (const exact::TestResult &result = results.back();
            result.proof == exact::Proof::Fails && result.actual.empty())
            fail(std::format("{}:{}: {}",
                             joinedPath(options.site.folder, std::string(kSettingsFile)), test.line,
                             result.reason.english()));
    }
    noteStrangers(tests, environments);
    TestCounts counts;
    auto rows = nlohmann::ordered_json::array();
    std::string out;
    std::string cases;
    for (std::size_t i = 0; i < tests.size(); ++i) {
        const PolicyTest &test = tests[i];
        const exact::TestResult &result = results[i];
        counts.add(result);
        if (options.json)
            rows.push_back(rowJson(siteFor(test, environments), test, result, now));
        else if (!result.passed)
            out += std::format("gatepost.yaml:{}: {}: {}\n    {}\n", test.line,
                               result.proof == exact::Proof::Open ? "open" : "failed",
                               describe(test).english(), result.reason.english());
        if (!options.junit.empty())
            cases += junitCase(test, result);
    }
    if (!options.junit.empty())
        need(writeFile(options.junit, junitReport(cases, counts), {}));
    exact::ExactQuestion everything;
    everything.day = now;
    std::optional<exact::Coverage> coverage;
    if (options.uncovered) {
        std::vector<PolicyTest> asked; // of the files that are looked at
        for (const PolicyTest &test : tests)
            if (&siteFor(test, environments) == &site) {
                asked.push_back(test);
                asked.back().environment.clear();
            }
        coverage = exact::coverage(site, asked, everything);
    }
    if (options.json) {
        nlohmann::ordered_json all{
            {"tests", std::move(rows)},
            {"summary",
             {{"passed", counts.passed}, {"failed", counts.failed}, {"open", counts.open}}}};
        if (!options.environments.empty())
            all["environments"] = proofs.json();
        if (coverage) {
            all["regions"] = coverage->regions;
            all["uncovered"] = uncoveredJson(*coverage);
            all["uncovered_complete"] = coverage->complete;
        }
        all["passed"] = counts.passed;
        all["failed"] = counts.failed;
        std::cout << dumped(all) << '\n';
    } else {
        std::cout << proofs.text() << out << (coverage ? uncoveredText(*coverage) : std::string())
                  << (counts.open == 0
                          ? std::format("{} passed, {} failed\n", counts.passed, counts.failed)
                          : std::format("{} passed, {} failed, {} open\n", counts.passed,
                                        counts.failed, counts.open));
    }
    return counts.failed + counts.open == 0 && proofs.areMet() ? kDone : kAnswerIsNo;
}

} // namespace

void addTestCommand(CLI::App &command, int &status) {
    auto &options = runs<TestOptions>(command, status, runTest);
    options.site.addTo(command, true);
    command.add_option("--at", options.at, "RFC 3339 time of tests that name none; default now");
    command
        .add_option("--environment", options.environments,
                    "NAME: the tests of this environment of gatepost.yaml, and what its files must "
                    "say; all: each; may be repeated")
        ->allow_extra_args(false);
    command
        .add_option("--before", options.before,
                    "The site as it was, a folder or git:REV[:DIR]: status 1 if it has tests and "
                    "SITE has none")
        ->transform(asPath());
    command.add_flag("--json", options.json, "Machine-readable results");
    command.add_flag("--uncovered", options.uncovered,
                     "List the parts of the policy that no test speaks about");
    command.add_option("--junit", options.junit, "Write a JUnit report to this file too")
        ->transform(asPath());
}

} // namespace gatepost::cli

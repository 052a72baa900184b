// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/siteloader.h"
#include "core/simulate/policytest.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <format>
#include <iostream>
#include <memory>

namespace gatepost::cli {

namespace {

struct TestOptions {
    SiteOptions site;
    std::string folder;
    std::string at;
    bool json = false;
};

int complain(std::string_view message) {
    std::cerr << "gatepost-cli test: " << message << '\n';
    return kBadUsage;
}

/// JSON cannot hold bytes that are not UTF-8: they become U+FFFD.
std::string dumped(const nlohmann::ordered_json &value) {
    return value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

int run(TestOptions options) {
    if (!options.folder.empty()) {
        if (!options.site.folder.empty())
            return complain("the site is given twice");
        options.site.folder = options.folder;
    }
    if (options.site.folder.empty())
        return complain("no site: give the folder that holds gatepost.yaml");
    Instant now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    if (!options.at.empty()) {
        const auto at = parseInstant(options.at);
        if (!at)
            return complain("--at " + options.at +
                            ": a time such as 2026-11-20T07:00:00Z is expected");
        now = *at;
    }
    auto loaded = loadSite(options.site);
    if (!loaded)
        return complain(loaded.error());
    const std::vector<PolicyTest> tests = std::move(loaded->settings.tests);
    if (tests.empty())
        return complain(options.site.folder + ": gatepost.yaml has no tests");
    const CompiledSite site(std::move(loaded->site));
    std::size_t failed = 0;
    auto rows = nlohmann::ordered_json::array();
    std::string out;
    for (const PolicyTest &test : tests) {
        const TestOutcome outcome = runPolicyTest(site, test, now);
        failed += outcome.passed ? 0 : 1;
        if (options.json)
            rows.push_back(
                {{"agent", test.agent},
                 {"path", test.path},
                 {"at", formatInstant(test.at.value_or(now))},
                 {"expect", test.expect},
                 {"line", test.line},
                 {"actual", outcome.actual.empty() ? nlohmann::ordered_json(nullptr)
                                                   : nlohmann::ordered_json(outcome.actual)},
                 {"passed", outcome.passed},
                 {"reason", outcome.reason.english()}});
        else if (!outcome.passed)
            out += std::format("gatepost.yaml:{}: failed: {}\n    {}\n", test.line,
                               describe(test).english(), outcome.reason.english());
    }
    if (options.json)
        std::cout << dumped({{"tests", std::move(rows)},
                             {"passed", tests.size() - failed},
                             {"failed", failed}})
                  << '\n';
    else
        std::cout << out << std::format("{} passed, {} failed\n", tests.size() - failed, failed);
    return failed == 0 ? kDone : kAnswerIsNo;
}

} // namespace

void addTestCommand(CLI::App &app, int &status) {
    auto options = std::make_shared<TestOptions>();
    CLI::App *command = app.add_subcommand(
        "test", "Run the policy tests of a site's gatepost.yaml: status 0 if all pass, else 1");
    command->add_option("SITE", options->folder, "Folder of the site")->transform(asPath());
    options->site.addTo(*command);
    command->add_option("--at", options->at, "RFC 3339 time of tests that name none; default now");
    command->add_flag("--json", options->json, "Machine-readable results");
    command->callback([options, &status] { status = run(*options); });
}

} // namespace gatepost::cli

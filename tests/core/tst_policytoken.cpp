// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The policy token (S112) in what is about all questions at once: it is nobody who comes, and what it says is divided and
// compared by path as exactly as simulate answers it.

#include "core/exact/diff.h"
#include "core/exact/map.h"
#include "core/simulate/answer.h"
#include "tests/support/sites.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <format>
#include <random>

using namespace gatepost;
using namespace gatepost::exact;
using namespace gatepost::test;

namespace {

std::string answerOf(const CompiledSite &site, const std::string &agent, const std::string &path) {
    const Verdict verdict = site.simulate(
        {.agent = *identify(agent), .url = path, .at = *parseInstant("2026-11-23T12:00:00Z")});
    const auto &token = verdict.signals.useToken;
    return !token ? "" : token->allowed ? "yes" : "no";
}

/// Rules of paths made of three letters, so that brute force meets every case.
std::string randomRobots(std::mt19937 &random) {
    const auto below = [&](unsigned most) { return random() % most; };
    std::string text = "User-agent: *\nDisallow: /c\n";
    if (below(5) == 0)
        return text;
    text += "\nUser-agent: __usage_ai-training\n";
    for (unsigned rules = below(4); rules > 0; --rules) {
        std::string path = "/";
        for (unsigned letters = below(3); letters > 0; --letters)
            path += "ab*"[below(3)];
        text += std::format("{}: {}{}\n", below(2) == 0 ? "Allow" : "Disallow", path,
                            below(4) == 0 ? "$" : "");
    }
    return text;
}

std::vector<std::string> allPaths() {
    std::vector<std::string> paths = {"/"};
    for (std::size_t at = 0; at < paths.size(); ++at)
        if (paths[at].size() < 5)
            for (const char c : {'a', 'b', 'c'})
                paths.push_back(paths[at] + c);
    return paths;
}

} // namespace

class TestPolicyToken : public QObject {
    Q_OBJECT

private slots:
    void itIsNobodyWhoComes();
    void differencesAreThoseOfTheAnswers();
    void mapsAreConstant();
    void theSentenceSaysIt();
};

void TestPolicyToken::itIsNobodyWhoComes() {
    const CompiledSite site = siteOf("User-agent: __usage_ai-training\nDisallow: /\n");
    const std::array<const CompiledSite *, 1> sites = {&site};
    for (const AskedAgent &agent : agentsOf(sites, Reading::Author).agents)
        QVERIFY2(!nameOf(agent).contains("__usage"), nameOf(agent).c_str());
    // Nobody loses access through it.
    const CompiledSite without = siteOf("");
    for (const Difference &change : differences(without, site, {}).changes)
        QVERIFY(change.what == Difference::What::Signal);
}

void TestPolicyToken::differencesAreThoseOfTheAnswers() {
    std::mt19937 random(112);
    const std::vector<std::string> paths = allPaths();
    int changed = 0;
    for (int round = 0; round < 60; ++round) {
        const std::string before = randomRobots(random);
        const std::string after = randomRobots(random);
        const CompiledSite one = siteOf(before);
        const CompiledSite other = siteOf(after);
        ExactQuestion question;
        question.agents = {{*identify("GPTBot")}};
        const Differences found = differences(one, other, question);
        QVERIFY2(found.complete, (before + "---\n" + after).c_str());
        for (const std::string &path : paths) {
            const std::string was = answerOf(one, "GPTBot", path);
            const std::string is = answerOf(other, "GPTBot", path);
            const auto told = std::ranges::count_if(found.changes, [&](const Difference &change) {
                return change.signal == "policy-token" && change.region.contains(path) &&
                       change.before.value == was && change.after.value == is;
            });
            QVERIFY2(told == (was == is ? 0 : 1),
                     (before + "---\n" + after + "---\n" + path).c_str());
            changed += was != is;
        }
    }
    QVERIFY(changed > 1000);
}

void TestPolicyToken::mapsAreConstant() {
    std::mt19937 random(211);
    const std::vector<std::string> paths = allPaths();
    for (int round = 0; round < 40; ++round) {
        const std::string robots = randomRobots(random);
        const CompiledSite site = siteOf(robots);
        ExactQuestion question;
        question.agents = {{*identify("GPTBot")}};
        const PolicyMap map = policyMap(site, question);
        for (const MapRow &row : map.rows)
            for (const MapCell &cell : row.cells)
                for (const MapRegion &region : cell.regions)
                    for (const std::string &path : paths)
                        if (region.region.contains(path))
                            QVERIFY2(answerOf(site, "GPTBot", path) ==
                                         answerOf(site, "GPTBot", region.region.example),
                                     (robots + "---\n" + path).c_str());
    }
}

void TestPolicyToken::theSentenceSaysIt() {
    const CompiledSite site = siteOf("User-agent: __usage_ai-training\nDisallow: /a\n");
    const Verdict verdict = site.simulate(
        {.agent = *identify("GPTBot"), .url = "/a", .at = *parseInstant("2026-11-23T12:00:00Z")});
    QCOMPARE(sentence(site, verdict).english(),
             "Yes — no group names it · train-ai: no (policy token)");
}

QTEST_APPLESS_MAIN(TestPolicyToken)
#include "tst_policytoken.moc"

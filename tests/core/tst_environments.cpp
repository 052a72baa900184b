// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `environments:` and `outputs:` of gatepost.yaml as they are read, and what is shown of an environment's files (S147).
// GATEPOST_GOALS sets how many random sites are judged (60), GATEPOST_SEED where to begin.

#include "core/exact/ruleaboutall.h"
#include "core/export/export.h"
#include "core/goals/environments.h"
#include "core/settings/sitesettings.h"
#include "core/settings/writesettings.h"
#include "tests/support/randomgoals.h"
#include "tests/support/sites.h"

#include <QTest>

#include <array>
#include <format>

using namespace gatepost;
using namespace gatepost::test;
using exact::Proof;

namespace {

const Instant kDay = *parseInstant("2026-11-23T00:00:00Z");

std::string joined(const std::vector<std::string> &all) {
    std::string text;
    for (const std::string &each : all)
        text += (text.empty() ? "" : ",") + each;
    return text;
}

/// One line: "production www.a.example . goals; …", then outputs; or the error.
std::string shown(const std::string &yaml) {
    const auto settings = readSiteSettings(yaml);
    if (!settings)
        return settings.error().english();
    std::string all;
    for (const Environment &each : environmentsOf(*settings)) {
        all += std::format("{} {} {} {}", each.name, joined(each.hosts), each.files,
                           mustName(each.must));
        if (each.goals)
            for (std::size_t i = 0; i < kPurposeCount; ++i)
                if (each.goals->of[i])
                    all += std::format(" {}:{}", i, stanceName(each.goals->of[i]->is));
        all += "; ";
    }
    for (const Output &each : settings->outputs)
        all += std::format("{}>{} {} {} {} {}; ", each.target, each.to, each.environment,
                           each.agents, each.mode, each.compact);
    return all;
}

goals::EnvironmentState stateOf(const CompiledSite &site, Must must) {
    Environment environment;
    environment.must = must;
    return goals::stateOf(site, environment, {.at = kDay, .paths = {}});
}

/// "holds", or "fails AGENT PATH READING".
std::string shown(const goals::EnvironmentState &state) {
    if (!state.proof)
        return "nothing";
    std::string text(proofName(*state.proof));
    if (const auto &example = state.counterExample)
        text += std::format(" {} {} {}", nameOf(example->agent), example->verdict.path,
                            readingName(example->claim.reading));
    return text;
}

} // namespace

class TestEnvironments : public QObject {
    Q_OBJECT
private slots:
    void read_data();
    void read();
    void writtenTestsKeepTheirEnvironment();
    void targetsAreThoseOfExport();
    void words_data();
    void words();
    void whoeverSkipsStarNeedsAGroup();
    void goalsAreClaimedToo();
    void robotsForAFolder();
    void randomSites();
};

void TestEnvironments::read_data() {
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *yaml, const char *expected) {
        QTest::newRow(name) << QByteArray(yaml) << QByteArray(expected);
    };
    row("none", "paths: [/]\n", "  . goals; ");
    row("none, with a host", "host: A.example\ngoals: {training: out}\n",
        " a.example . goals 3:out; ");
    row("two",
        "environments:\n  production: {host: [www.a.example, a.example], must: open}\n"
        "  staging: {host: staging.a.example, files: staging/, must: closed}\n",
        "production www.a.example,a.example . open; staging staging.a.example staging closed; ");
    row("the first has the site's host",
        "host: a.example\nenvironments:\n  p: {}\n  q: {host: b.example, files: ./sites//q}\n",
        "p a.example . goals; q b.example sites/q goals; ");
    row("goals are laid over, key by key",
        "goals: {training: out, search: welcome}\nenvironments:\n  p: {host: a.example}\n"
        "  q: {host: b.example, goals: {training: open, search: , ads: out}}\n",
        "p a.example . goals 0:welcome 3:out; q b.example . goals 3:open 6:out; ");
    row("not a mapping", "environments: [a]\n",
        "line 1, column 15: environments must map names to hosts, such as staging: {host: "
        "staging.example.org, must: closed}");
    row("no host", "environments:\n  p: {must: open}\n",
        "line 2, column 6: an environment needs a host");
    row("no mapping", "environments: {p: a.example}\n",
        "line 1, column 19: an environment needs a host");
    row("the second needs its own host",
        "host: a.example\nenvironments:\n  p: {}\n  q: {must: closed}\n",
        "line 4, column 6: an environment needs a host");
    row("no host at all", "environments: {p: {host: 'a b'}}\n",
        "line 1, column 26: “a b” is not a host");
    row("an empty host", "environments: {p: {host: ''}}\n", "line 1, column 26: “” is not a host");
    row("a host twice",
        "environments:\n  p: {host: a.example}\n  q: {host: [b.example, A.EXAMPLE]}\n",
        "line 3, column 25: two environments have the host a.example");
    row("the site's host again",
        "host: a.example\nenvironments:\n  p: {}\n  q: {host: a.example, files: q}\n",
        "line 4, column 13: two environments have the host a.example");
    row("out of the folder", "environments: {p: {host: a.example, files: ../b}}\n",
        "line 1, column 44: “../b” leads out of the folder");
    row("out by the middle", "environments: {p: {host: a.example, files: a/../../b}}\n",
        "line 1, column 44: “a/../../b” leads out of the folder");
    row("absolute", "environments: {p: {host: a.example, files: /etc}}\n",
        "line 1, column 44: “/etc” leads out of the folder");
    row("a drive", "environments: {p: {host: a.example, files: 'C:x'}}\n",
        "line 1, column 44: “C:x” leads out of the folder");
    row("one folder, closed and not",
        "environments:\n  p: {host: a.example}\n  q: {host: b.example, must: closed}\n",
        "line 3, column 6: . is used by two environments of which one is closed");
    row("not a word", "environments: {p: {host: a.example, must: shut}}\n",
        "line 1, column 43: “shut” is not one of goals, open, closed, noindex, password");
    row("a slip", "environments: {p: {host: a.example, file: b}}\n",
        "line 1, column 37: “file” is not a key of an environment; did you mean “files”?");
    row("a name that is a word", "environments: {all: {host: a.example}}\n",
        "line 1, column 16: “all” cannot be the name of an environment");
    row("a goal's slip in an environment",
        "environments: {p: {host: a.example, goals: {trainig: out}}}\n",
        "line 1, column 45: “trainig” is not a purpose; write one of search, answers, research, "
        "training, making, seo, ads, archives, rest");
    row("a test's environment",
        "environments: {p: {host: a.example}}\ntests: [{agent: X, path: /, expect: deny, "
        "environment: p}]\n",
        "p a.example . goals; ");
    row("a test's missing environment",
        "environments: {p: {host: a.example}}\ntests: [{agent: X, path: /, expect: deny, "
        "environment: q}]\n",
        "line 2, column 56: there is no environment “q”; there is p");
    row("outputs",
        "environments: {p: {host: a.example}}\noutputs:\n  nginx: deploy\n"
        "  apache: {to: deploy/., environment: p, agents: [ai, search], mode: deny, compact: "
        "yes}\n",
        "p a.example . goals; nginx>deploy    false; apache>deploy p ai, search deny true; ");
    row("not a target", "outputs: {ngnix: deploy}\n",
        "line 1, column 11: “ngnix” is not a target; write one of nginx, apache, caddy, haproxy, "
        "varnish, lighttpd, cloudflare, aws-waf, anubis, content-signal, content-usage, tdmrep, "
        "rsl, x-robots-tag, wordpress");
    row("an output out of the folder", "outputs: {nginx: ../deploy}\n",
        "line 1, column 18: “../deploy” leads out of the folder");
    row("an output without a folder", "outputs: {nginx: {mode: deny}}\n",
        "line 1, column 18: an output needs a folder");
    row("outputs as a list", "outputs: [nginx]\n",
        "line 1, column 10: outputs must map targets to folders, such as nginx: deploy");
    row("an output's missing environment", "outputs: {nginx: {to: deploy, environment: p}}\n",
        "line 1, column 44: there is no environment “p”; gatepost.yaml names none");
    row("an output's mode", "outputs: {nginx: {to: deploy, mode: all}}\n",
        "line 1, column 37: “all” is not one of deny, rate, both");
}

void TestEnvironments::read() {
    QFETCH(QByteArray, yaml);
    QFETCH(QByteArray, expected);
    QCOMPARE(QByteArray::fromStdString(shown(yaml.toStdString())), expected);
}

void TestEnvironments::writtenTestsKeepTheirEnvironment() {
    const std::string yaml = "environments: {o: {host: o.example}, p: {host: a.example}}\n"
                             "tests:\n  - {agent: X, path: /, expect: deny, environment: p}\n";
    auto settings = *readSiteSettings(yaml);
    settings.tests.push_back(settings.tests.front());
    settings.tests.back().agent = "Y";
    const auto written = writeSiteSettings(yaml, settings);
    if (!written)
        QFAIL(written.error().english().c_str());
    const auto again = readSiteSettings(*written);
    QCOMPARE(again->tests.size(), std::size_t{2});
    QCOMPARE(again->tests[1].environment, std::string("p"));
    QCOMPARE(again->environments.size(), std::size_t{2});
    // Whoever has other files says so, and never that the test passes or fails.
    PolicyTest test = again->tests[1];
    QVERIFY(exact::runTest(siteOf(""), test, kDay).proof == Proof::Open);
    test.environment.clear();
    QVERIFY(exact::runTest(siteOf(""), test, kDay).proof == Proof::Fails);
}

void TestEnvironments::targetsAreThoseOfExport() {
    std::vector<std::string_view> names;
    for (const exporting::TargetInfo &target : exporting::targets())
        names.push_back(target.name);
    QCOMPARE(outputTargets(), names);
}

void TestEnvironments::words_data() {
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<int>("must");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, Must must, const char *robots, const char *expected) {
        QTest::newRow(name) << QByteArray(robots) << static_cast<int>(must) << QByteArray(expected);
    };
    row("goals claim nothing by themselves", Must::Goals, "User-agent: *\nDisallow: /\n",
        "nothing");
    row("a password claims nothing", Must::Password, "User-agent: *\nDisallow:\n", "nothing");
    row("open", Must::Open, "User-agent: *\nDisallow: /private/\n", "holds");
    row("not open", Must::Open, "User-agent: Bingbot\nDisallow: /\n", "fails Bingbot / author");
    row("no file", Must::Open, "", "holds");
    row("open at night only is not open", Must::Open,
        "User-agent: Bingbot\nVisit-time: 2200-0600\nDisallow:\n", "fails Bingbot / author");
    row("noindex", Must::NoIndex, "User-agent: GPTBot\nDisallow: /\n", "holds");
    row("one closed path hides its noindex", Must::NoIndex, "User-agent: *\nDisallow: /a/\n",
        "fails");
    row("no file is not closed", Must::Closed, "", "fails");
}

void TestEnvironments::words() {
    QFETCH(QByteArray, robots);
    QFETCH(int, must);
    QFETCH(QByteArray, expected);
    const CompiledSite site = siteOf(robots.toStdString());
    const auto found = QByteArray::fromStdString(shown(stateOf(site, static_cast<Must>(must))));
    QVERIFY2(found == expected || (expected == "fails" && found.startsWith("fails ")),
             found.constData());
}

/// Groups for * do not reach ten agents of the list: closed is false for each whose own group is missing.
void TestEnvironments::whoeverSkipsStarNeedsAGroup() {
    std::vector<std::string> skip;
    for (const KnownAgent &agent : Registry::builtIn().agents())
        if (agent.obeysStar == Documented::No && !agent.namesUse())
            skip.push_back(agent.token);
    QCOMPARE(skip.size(), std::size_t{10});
    const auto robotsWithout = [&](const std::string &missing) {
        std::string text = "User-agent: *\nDisallow: /\n";
        for (const std::string &token : skip)
            if (token != missing)
                text += "\nUser-agent: " + token + "\nDisallow: /\n";
        return text;
    };
    QCOMPARE(QByteArray::fromStdString(shown(stateOf(siteOf(robotsWithout("")), Must::Closed))),
             QByteArray("holds"));
    for (const std::string &token : skip) {
        const CompiledSite site = siteOf(robotsWithout(token));
        const auto state = stateOf(site, Must::Closed);
        // A token of the list may fall back to another one's group.
        const bool fallsBack = !Registry::builtIn().find(token)->fallbackTokens.empty();
        if (fallsBack)
            continue;
        QVERIFY2(state.proof == Proof::Fails, token.c_str());
        QVERIFY2(std::ranges::contains(state.agents, token), joined(state.agents).c_str());
    }
}

/// What is written for a folder without files is as it must be, for every agent of the list.
void TestEnvironments::robotsForAFolder() {
    const CompiledSite empty{gatepost::Site()};
    const std::string yaml =
        "goals: {search: welcome, training: out, closed: [/cart/]}\n"
        "environments: {production: {host: a.example}, open: {host: b.example, must: open}, "
        "shut: {host: c.example, files: c, must: closed}, seen: {host: d.example, files: d, must: "
        "noindex}, mute: {host: e.example, files: e, must: password}}\n";
    const auto settings = *readSiteSettings(yaml);
    for (const Environment &each : settings.environments) {
        const std::string text = goals::robotsFor(empty, each, {.at = kDay}).value();
        const auto state = goals::stateOf(siteOf(text), each, {.at = kDay});
        const auto expected =
            each.must == Must::Password ? std::nullopt : std::optional(Proof::Holds);
        QVERIFY2(state.whole() == expected, (each.name + "\n" + text).c_str());
    }
    const auto &closed = settings.environments[2];
    const CompiledSite shut = siteOf(*goals::robotsFor(empty, closed, {.at = kDay}));
    for (const KnownAgent &agent : Registry::builtIn().agents())
        QVERIFY2(agent.namesUse() ||
                     shut.simulate({.agent = *identify(agent.token), .url = "/a"}).fetch.decision ==
                         Decision::Deny,
                 agent.token.c_str());
    // Only robots2.txt says "ask", and a search that ended early has shown nothing: an open file is not offered.
    const auto asking = *readSiteSettings("goals: {training: {is: ask, otherwise: open}}\n"
                                          "environments: {p: {host: a.example}}\n");
    QVERIFY(!goals::robotsFor(empty, asking.environments[0], {.at = kDay}));
    QVERIFY(!goals::robotsFor(empty, settings.environments[0],
                              {.at = kDay, .limits = {.steps = 10, .stop = {}}}));
    QVERIFY(!goals::robotsFor(empty, closed, {.at = kDay, .limits = {.steps = 10, .stop = {}}}));
}

void TestEnvironments::goalsAreClaimedToo() {
    const auto settings = readSiteSettings(
        "goals: {training: out, signals: []}\nenvironments:\n  p: {host: a.example, must: open}\n"
        "  q: {host: b.example, files: q, must: closed}\n");
    const CompiledSite site = siteOf("User-agent: *\nDisallow:\n");
    const auto open = goals::stateOf(site, settings->environments[0], {.at = kDay, .paths = {}});
    QVERIFY(open.proof == Proof::Holds);
    QCOMPARE(open.goals.size(), std::size_t{1});
    QVERIFY(open.whole() == Proof::Fails);
    const auto closed = goals::stateOf(site, settings->environments[1], {.at = kDay, .paths = {}});
    QVERIFY(closed.goals.empty());
    QVERIFY(closed.whole() == Proof::Fails);
}

namespace {

/// Whether some agent, short path and hour is not what the word wants, asked one by one.
bool isBroken(const CompiledSite &site, const RandomGoals &made, Must must) {
    const Registry &list = site.site().registry;
    std::vector<std::string> paths = {"/"};
    for (std::size_t i = 0; i < paths.size(); ++i)
        if (paths[i].size() < 4)
            for (const char c : std::string("ab/"))
                paths.push_back(paths[i] + c);
    paths.insert(paths.end(), {"/c", "/ac", "/bc", "/a/c", "/ca"});
    if (must == Must::Open)
        paths = {"/"};
    std::vector<Identity> who;
    for (const KnownAgent &agent : list.agents()) {
        const bool isEngine = agent.category == Category::SearchIndexer &&
                              agent.kind == AgentKind::Crawler &&
                              agent.status == AgentStatus::Current;
        if (!agent.namesUse() && (must == Must::Closed || isEngine))
            who.push_back(*identify(agent.token, {}, list));
    }
    if (must == Must::Closed) {
        for (const char *name : {"Zzyzx", "OwnBot", "Zz/1.0 (ai-assistant)", "Zz/1.0 (monitoring)",
                                 "Zz/1.0 (data-harvester)"})
            if (!std::string_view(name).starts_with("Zz") || !made.texts.patterns.contains(".*"))
                who.push_back(*identify(name, {}, list));
        for (const auto &[pattern, name] : made.texts.patterns)
            who.push_back(*identify(name, {}, list));
    }
    const auto readings = must == Must::Closed ? std::vector{Reading::Author, Reading::Rfc9309,
                                                             Reading::Google, Reading::Known}
                                               : std::vector{Reading::Author, Reading::Known};
    for (const Identity &agent : who)
        for (const Reading reading : readings) {
            const bool ignores = agent.known && agent.known->obeysRobots == Documented::No;
            if (must == Must::Closed && reading == Reading::Known && ignores)
                continue;
            for (int hour = 0; hour < (made.isTimed ? 24 : 1); ++hour)
                for (const std::string &path : paths) {
                    const Decision decision =
                        site.simulate({agent, path, kDay + std::chrono::hours(hour), reading},
                                      TraceLevel::None)
                            .fetch.decision;
                    if (decision != (must == Must::Closed ? Decision::Deny : Decision::Allow))
                        return true;
                }
        }
    return false;
}

} // namespace

/// 60 sites and five words: what is shown is what asking one by one finds.
void TestEnvironments::randomSites() {
    const auto count = std::max(qEnvironmentVariableIntValue("GATEPOST_GOALS"), 60);
    const auto seed =
        1'000'000ULL * static_cast<unsigned>(qEnvironmentVariableIntValue("GATEPOST_SEED"));
    std::array<int, 3> seen{};
    for (int i = 0; i < count; ++i) {
        RandomGoals made = randomGoals(seed + static_cast<unsigned>(i));
        if (i % 3 == 0) // else hardly any of them is closed
            made.texts.robots = "User-agent: *\nDisallow: /\n\nUser-agent: Skipper\nUser-agent: "
                                "Rude\nUser-agent: Gobot-Ads\nDisallow: /\n";
        if (!made.list.contains("\nGobot\t")) // open is about search engines
            made.list += "Gobot\tGoogle\tsearch-indexer\t\tno\tcrawler\tcurrent\tyes\tyes\t\t\t\n";
        const CompiledSite site(made.site());
        for (const Must must :
             {Must::Goals, Must::Open, Must::Closed, Must::NoIndex, Must::Password}) {
            const auto state = stateOf(site, must);
            if (must == Must::Goals || must == Must::Password) {
                QVERIFY(!state.proof && !state.whole());
                continue;
            }
            ++seen[static_cast<std::size_t>(*state.proof)];
            if (state.proof == Proof::Open)
                continue;
            const bool broken = isBroken(site, made, must);
            if (broken != (state.proof == Proof::Fails))
                QFAIL(std::format("seed {}: {} is {}\n{}", seed + static_cast<unsigned>(i),
                                  mustName(must), shown(state), made.shown())
                          .c_str());
            if (const auto &example = state.counterExample) {
                const Verdict &said = example->verdict;
                const Verdict again =
                    site.simulate({said.agent, said.path, said.at, example->claim.reading});
                QVERIFY(again.fetch.decision == said.fetch.decision);
            }
        }
    }
    qInfo("%d hold, %d fail, %d are open", seen[0], seen[1], seen[2]);
    QVERIFY(seen[0] > count / 4);
    QVERIFY(seen[1] > count / 4);
}

QTEST_APPLESS_MAIN(TestEnvironments)
#include "tst_environments.moc"

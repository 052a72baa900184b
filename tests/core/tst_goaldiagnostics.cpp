// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is said of a gatepost.yaml whose goals, environments and outputs are not what the files say: a table for each code.

#include "core/agents/registry.h"
#include "core/diagnostic/settingsrules.h"
#include "core/goals/diagnostics.h"
#include "core/text/lineindex.h"

#include <QTest>

#include <deque>
#include <format>
#include <map>
#include <set>

using namespace gatepost;

namespace {

const Instant kDay = *parseInstant("2026-11-23T00:00:00Z");

/// Seeker, Trainer, Newcomer and some odd ones.
const char kList[] = "# gatepost-agents 2 2026-11-23\n"
                     "token\toperator\tcategory\tpurpose\tkind\tstatus\tobeys_robots\tbehaviour\n"
                     "Seeker\tFinder\tsearch-indexer\t\tcrawler\tcurrent\tyes\tmixed\n"
                     "Trainer\tMaker\tdata-harvester\t\tcrawler\tcurrent\tyes\ttraining\n"
                     "Rude\tMaker\t\tads\tcrawler\tcurrent\tno\t\n"
                     "Twin\tMaker\t\ttraining\tcrawler\tcurrent\tyes\t\n"
                     "Twin/1.0\tMaker\t\tanswers\tcrawler\tcurrent\tyes\t\n";

struct Found {
    std::string text;
    std::set<std::string> codes;
};

/// Files are separated by lines such as "-- staging/robots.txt"; the first is robots.txt of the site's folder.
std::map<std::string, std::string> filesOf(const std::string &text) {
    std::map<std::string, std::string> files;
    std::string *into = &files["robots.txt"];
    for (const QByteArray &line : QByteArray::fromStdString(text).split('\n')) {
        if (line.startsWith("-- "))
            into = &files[line.mid(3).toStdString()];
        else if (!line.isEmpty())
            *into += line.toStdString() + '\n';
    }
    return files;
}

/// "2 error goal-false: …", one line each.
Found findIn(const std::string &yaml, const std::string &texts,
             const std::vector<goals::OutputUnderCheck> &stale = {}, bool isGoalsCheck = false,
             const std::vector<goals::Unreached> &unreached = {}) {
    const auto settings = readSiteSettings(yaml);
    if (!settings)
        qFatal("%s", settings.error().english().c_str());
    const Registry list = *Registry::parse(kList);
    const auto files = filesOf(texts);
    const std::vector<Environment> all = environmentsOf(*settings);
    std::deque<CompiledSite> sites;
    std::vector<goals::EnvironmentUnderCheck> environments;
    for (const Environment &each : all) {
        Site site;
        site.registry = list;
        const std::string prefix = each.files == "." ? "" : each.files + "/";
        for (const FileRoleRow &row : siteFiles())
            if (const auto file = files.find(prefix + std::string(row.fileName));
                file != files.end())
                site.put(row.role, file->second);
        sites.emplace_back(std::move(site));
        environments.push_back(
            {&each, &sites.back(),
             goals::stateOf(sites.back(), each, {.at = kDay, .paths = {"/", "/a"}})});
    }
    std::vector<Diagnostic> found = goals::settingsDiagnostics({.yaml = yaml,
                                                                .settings = *settings,
                                                                .environments = environments,
                                                                .stale = stale,
                                                                .at = kDay,
                                                                .unreached = unreached,
                                                                .isGoalsCheck = isGoalsCheck});
    Found result;
    const LineIndex lines(yaml);
    for (const Diagnostic &each : found) {
        result.text += std::format("{} {} {}: {}\n", lines.lineAt(each.range.begin) + 1,
                                   severityName(each.severity), each.code, each.message.english());
        for (const Fix &fix : each.fixes)
            result.text += "  fix: " + fix.edit.applied(yaml) + "\n";
        result.codes.insert(std::string(each.code));
    }
    return result;
}

} // namespace

class TestGoalDiagnostics : public QObject {
    Q_OBJECT
private slots:
    void found_data();
    void found();
    void outputs();
    void behindAManagedBlock();
    void aCodeCanBeSwitchedOff();
    void uncoveredIsAnErrorOfTheCheck();
    void groups_data();
    void groups();
    void everyCodeIsSeen();

private:
    std::set<std::string> m_seen;
};

void TestGoalDiagnostics::found_data() {
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QByteArray>("files");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *yaml, const char *files,
                        const char *expected) {
        QTest::newRow(name) << QByteArray(yaml) << QByteArray(files) << QByteArray(expected);
    };
    row("true", "goals: {search: open, signals: []}\n", "User-agent: *\nDisallow: /x\n", "");
    row("false", "goals:\n  search: open\n  signals: []\n", "User-agent: Seeker\nDisallow: /\n",
        "2 error goal-false: search is to be open, but Seeker may not fetch / (No — robots.txt "
        "line "
        "2, Disallow: /; reading author)\n"
        "2 error goal-false: search is to be open, but Seeker may not fetch / (No — robots.txt "
        "line "
        "2, Disallow: /; reading known)\n");
    row("uncovered alone is no error", "goals:\n  training: out\n  signals: []\n",
        "User-agent: Twin\nDisallow: /\n",
        "2 warning goal-uncovered: training: agents of the list are not covered: Trainer\n");
    row("unbound", "goals: {ads: out, signals: []}\n", "User-agent: *\nDisallow: /\n",
        "1 note goal-unbound: ads: these ignore robots.txt, and only a server can refuse them: "
        "Rude\n");
    row("unsaid",
        "goals:\n  search: {is: welcome, except: [{paths: /a, is: out}]}\n"
        "  signals: [content-signal]\n",
        "User-agent: *\nDisallow: /a\n",
        "2 warning goal-unsaid: content-signal has no paths: what differs by path is claimed of "
        "Content-Usage alone\n");
    row("empty", "goals: {making: out, signals: []}\n", "",
        "1 note goal-empty: No agent of the list comes for making\n");
    row("nobody knows it",
        "goals:\n  search:\n    is: open\n    except:\n"
        "      - {agents: Seekr, paths: /a, is: out}\n  signals: []\n",
        "User-agent: Seekr\nDisallow: /a\n", "");
    row("a slip of the pen",
        "goals:\n  search:\n    is: open\n    except:\n"
        "      - {agents: Trianer, paths: /a, is: out}\n  signals: []\n",
        "User-agent: *\nDisallow: /a\n",
        "5 warning goal-unknown-agent: Trianer is neither in the list nor in a file. Did you mean "
        "Trainer?\n"
        "  fix: goals:\n  search:\n    is: open\n    except:\n"
        "      - {agents: Trainer, paths: /a, is: out}\n  signals: []\n\n");
    row("ended",
        "goals:\n  training: {is: out, except: [{agents: Trainer, is: open, until: 2026-11-22}]}\n"
        "  signals: []\n",
        "User-agent: *\nDisallow: /\n",
        "2 warning goal-exception-ended: This exception ended on 2026-11-22\n"
        "  fix: goals:\n  training: out\n  signals: []\n\n");
    row("idle",
        "goals:\n  training:\n    is: out\n    except:\n"
        "      - {agents: Trainer, is: out}\n  signals: []\n",
        "User-agent: *\nDisallow: /\n",
        "5 note goal-exception-idle: Without this exception the answers are the same\n"
        "  fix: goals:\n  training: out\n  signals: []\n\n");
    row("not idle",
        "goals:\n  training:\n    is: out\n    except:\n"
        "      - {agents: Trainer, paths: /a/, is: open}\n"
        "      - {agents: Trainer, paths: /a/b, is: out}\n  signals: []\n",
        "User-agent: Trainer\nAllow: /a/\nDisallow: /a/b\nDisallow: /\n\nUser-agent: *\n"
        "Disallow: /\n",
        "");
    row("tokens", "goals:\n  training: out\n  answers: open\n  signals: []\n",
        "User-agent: *\nDisallow: /\n",
        "2 warning goal-token-shared: Twin/1.0 and Twin have one token; the goal of Twin counts: "
        "training\n"
        "3 note goal-empty: No agent of the list comes for answers\n");
    row("mixed", "goals:\n  search: open\n  training: out\n  signals: []\n",
        "User-agent: Trainer\nUser-agent: Twin\nDisallow: /\n",
        "3 note mixed-agent: These also train. What keeps them from that is a signal, not a rule: "
        "Seeker\n");
    row("ask", "goals:\n  search: {is: ask, otherwise: open}\n  signals: []\n",
        "User-agent: *\nDisallow: /\n",
        "2 warning goal-uncovered: search: agents of the list are not covered: Seeker\n"
        "2 warning ask-without-robots2: Only robots2.txt can say ask\n");
    row("pay", "goals:\n  search: pay\n  signals: []\n", "User-agent: *\nDisallow: /\n",
        "2 warning pay-without-licence: pay needs licence: {terms: URL}\n");
    const char *const both = "environments:\n  production: {host: a.example, must: open}\n"
                             "  staging: {host: b.example, files: staging, must: closed}\n";
    row("staging is open", both,
        "User-agent: *\nDisallow:\n-- staging/robots.txt\nUser-agent: Seeker\nDisallow: /\n",
        "3 error staging-open: staging must be closed, but Trainer may fetch /\n");
    row("production is closed", both,
        "User-agent: *\nDisallow: /\n-- staging/robots.txt\nUser-agent: *\nDisallow: /\n",
        "2 error production-closed: production must be open, but Seeker may not fetch /\n");
    row("noindex", "environments:\n  preview: {host: a.example, must: noindex}\n",
        "User-agent: *\nDisallow: /a\n",
        "2 error closed-and-noindex: /a is closed to Seeker, so crawlers never see the noindex of "
        "preview\n");
    row("sitemap", both,
        "Sitemap: https://B.example/sitemap.xml\n-- staging/robots.txt\nUser-agent: "
        "*\nDisallow: /\n",
        "2 warning sitemap-of-other-host: The Sitemap in line 1 is of b.example, which is "
        "environment staging\n");
    row("differs",
        "goals: {search: open, signals: []}\nenvironments:\n  one: {host: a.example}\n"
        "  other: {host: b.example, files: other}\n",
        "User-agent: *\nDisallow:\n-- other/robots.txt\nUser-agent: Trainer\nDisallow: /a\n",
        "4 note environment-differs: one and other have the same goals and answer differently: "
        "Trainer loses /a (robots.txt line 2: Disallow: /a)\n");
}

void TestGoalDiagnostics::found() {
    QFETCH(QByteArray, yaml);
    QFETCH(QByteArray, files);
    QFETCH(QByteArray, expected);
    const Found found = findIn(yaml.toStdString(), files.toStdString());
    m_seen.insert(found.codes.begin(), found.codes.end());
    QCOMPARE(QString::fromStdString(found.text), QString::fromUtf8(expected));
}

void TestGoalDiagnostics::outputs() {
    const Found found = findIn("goals: {search: open, signals: []}\noutputs:\n  nginx: deploy\n"
                               "  rsl: public\n",
                               "", {{"nginx", "deploy/a.conf", true}, {"rsl", "public/b", false}});
    m_seen.insert(found.codes.begin(), found.codes.end());
    QCOMPARE(QString::fromStdString(found.text),
             QStringLiteral("3 warning output-outdated: deploy/a.conf is not what the files come "
                            "to\n4 warning output-missing: public/b is not there\n"));
}

void TestGoalDiagnostics::behindAManagedBlock() {
    const std::vector<goals::Unreached> unreached = {
        {.purpose = Purpose::Search,
         .line = 2,
         .code = "goal-behind-managed-block",
         .reason = GATEPOST_TEXT("goals", "goals.edit does not let robots.txt be edited")},
        {.purpose = Purpose::Training, .line = 2, .code = "goal-open", .reason = {}}};
    const Found found = findIn("goals:\n  search: open\n  signals: []\n", "", {}, false, unreached);
    m_seen.insert(found.codes.begin(), found.codes.end());
    QCOMPARE(QString::fromStdString(found.text),
             QStringLiteral("2 warning goal-behind-managed-block: goals.edit does not let "
                            "robots.txt be edited\n"));
}

void TestGoalDiagnostics::aCodeCanBeSwitchedOff() {
    const Found found =
        findIn("goals: {making: out, signals: []}\nlint: {off: [goal-empty]}\n", "");
    QVERIFY(found.text.empty());
}

void TestGoalDiagnostics::uncoveredIsAnErrorOfTheCheck() {
    const Found found = findIn("goals: {training: out, signals: []}\n",
                               "User-agent: Twin\nDisallow: /\n", {}, true);
    QVERIFY2(found.text.starts_with("1 error goal-uncovered: "), found.text.c_str());
}

void TestGoalDiagnostics::groups_data() {
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *robots, const char *expected) {
        QTest::newRow(name) << QByteArray(robots) << QByteArray(expected);
    };
    const char *const toAll = "User-agent: *\nContent-Signal: ai-train=no\nDisallow:\n\n";
    const auto after = [&](const char *rest) { return QByteArray(toAll) + rest; };
    row("its own group says nothing", after("User-agent: Seeker\nDisallow: /a\n").constData(),
        "5 “Seeker” has its own group and does not get Content-Signal. Repeat the line there\n");
    row("one line for a group",
        after("User-agent: Other\nUser-agent: Seeker\nDisallow: /a\n").constData(),
        "5 “Other” has its own group and does not get Content-Signal. Repeat the line there\n");
    row("told in another of its groups",
        after("User-agent: Seeker\nDisallow: /a\n\nUser-agent: seeker\nContent-Signal: "
              "ai-train=no\nDisallow: /b\n")
            .constData(),
        "");
    row("closed", after("User-agent: Seeker\nDisallow: /\n").constData(), "");
    row("nobody is told", "User-agent: *\nDisallow:\n\nUser-agent: Seeker\nDisallow: /a\n", "");
}

void TestGoalDiagnostics::groups() {
    QFETCH(QByteArray, robots);
    QFETCH(QByteArray, expected);
    const auto settings = readSiteSettings("goals: {training: out}\n");
    const Tree tree = Tree::parse(robots.toStdString(), DialectId::Robots);
    const auto day = std::chrono::floor<std::chrono::days>(kDay);
    std::string text;
    for (const Diagnostic &each :
         goals::groupDiagnostics(tree, *Registry::parse(kList), *settings->goals, day)) {
        text += std::format("{} {}\n", *tree.lineAt(each.range.begin) + 1, each.message.english());
        m_seen.insert(std::string(each.code));
    }
    QCOMPARE(QString::fromStdString(text), QString::fromUtf8(expected));
    const auto silent = readSiteSettings("goals: {training: {is: out, use: unstated}}\n");
    QVERIFY(goals::groupDiagnostics(tree, *Registry::parse(kList), *silent->goals, day).empty());
}

/// Runs last: a code that no case shows is not tested. What a limit leaves open is in tst_goals.
void TestGoalDiagnostics::everyCodeIsSeen() {
    m_seen.insert("goal-open");
    for (const LintRule &rule : settingsRules())
        QVERIFY2(m_seen.contains(std::string(rule.code)), rule.code.data());
}

QTEST_APPLESS_MAIN(TestGoalDiagnostics)
#include "tst_goaldiagnostics.moc"

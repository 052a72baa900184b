// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the Goals page says, without a window: rows from goals and proofs, edits of goals, answers to the three questions.

#include "core/agents/purpose.h"
#include "core/goals/members.h"
#include "core/settings/settingsyaml.h"
#include "tests/support/warnings.h"
#include "ui/bridge/text.h"
#include "ui/goals/answers.h"
#include "ui/goals/closedpaths.h"
#include "ui/goals/exceptiondialog.h"
#include "ui/goals/goalpresets.h"
#include "ui/goals/goalrow.h"
#include "ui/goals/goalsedit.h"
#include "ui/goals/goalsteps.h"

#include <QStandardPaths>
#include <QTest>

#include <ranges>

using namespace gatepost;
using namespace gatepost::ui;
using namespace Qt::StringLiterals;

namespace {

const Instant kAt = *parseInstant("2026-11-23T00:00:00Z");

Goals goalsOf(const char *yaml) {
    const auto settings = readSiteSettings(std::string_view(yaml));
    if (!settings || !settings->goals)
        qFatal("%s: %s", yaml, settings ? "no goals" : settings.error().english().c_str());
    return *settings->goals;
}

/// A list of four crawlers for training, two that obey, one that does not, one of which it is not known, and a search engine.
Registry agents() {
    const auto list =
        Registry::parse("token\toperator\tcategory\tai\tkind\tstatus\tobeys_robots\n"
                        "SeekBot\tSeek\tsearch-indexer\tno\tcrawler\tcurrent\tyes\n"
                        "MindBot\tMind\tdata-harvester\tyes\tcrawler\tcurrent\tyes\n"
                        "TomeBot\tTome\tdata-harvester\tyes\tcrawler\tcurrent\tyes\n"
                        "GreedBot\tGreed\tdata-harvester\tyes\tcrawler\tcurrent\tno\n"
                        "QuietBot\tQuiet\tdata-harvester\tyes\tcrawler\tcurrent\tunknown\n");
    if (!list)
        qFatal("%s", list.error().english().c_str());
    return *list;
}

std::vector<GoalRow> rowsOf(const char *robots, const char *yaml,
                            const std::vector<GoalVisitor> &visitors = {}) {
    Site site;
    site.registry = agents();
    site.put(FileRole::Robots, robots);
    const Goals goals = goalsOf(yaml);
    GoalsResult result;
    result.site = std::make_shared<const CompiledSite>(std::move(site));
    result.day = std::chrono::floor<std::chrono::days>(kAt);
    proveGoals(result, goals, {.at = kAt});
    return goalRows(goals, &result, result.site->site().registry, visitors);
}

/// "training ✕ MindBot may fetch /".
QString shown(const std::vector<GoalRow> &rows, Purpose purpose) {
    const auto row = std::ranges::find(rows, purpose, &GoalRow::purpose);
    return u"%1 %2 %3 %4"_s.arg(stanceText(row->stance))
        .arg(row->agents)
        .arg(signText(row->sign), row->words);
}

} // namespace

class TestGoalsModel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { test::failOnWarnings(); }

    void rows_data() {
        QTest::addColumn<QByteArray>("robots");
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<Purpose>("purpose");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const char *robots, const char *yaml, Purpose purpose,
                            const QString &said) {
            QTest::newRow(name) << QByteArray(robots) << QByteArray(yaml) << purpose << said;
        };
        const char kAllOut[] = "User-agent: MindBot\nUser-agent: TomeBot\nUser-agent: GreedBot\n"
                               "User-agent: QuietBot\nDisallow: /\n";
        row("kept out, and who obeys", kAllOut, "goals: {training: out, signals: []}\n",
            Purpose::Training, u"Keep out 4 ✓ 2 obey  ·  1 do not  ·  1 say nothing"_s);
        row("nobody is kept out", "User-agent: *\nDisallow:\n",
            "goals: {training: out, signals: []}\n", Purpose::Training,
            u"Keep out 4 ✕ MindBot may fetch /  ·  no line names 4 agent(s)"_s);
        row("one is not kept out",
            "User-agent: MindBot\nUser-agent: TomeBot\nUser-agent: QuietBot\nDisallow: /\n",
            "goals: {training: out, signals: []}\n", Purpose::Training,
            u"Keep out 4 ✕ GreedBot may fetch /"_s);
        row("welcome everywhere", "User-agent: *\nDisallow:\n",
            "goals: {search: open, signals: []}\n", Purpose::Search,
            u"Open 1 ✓ every path and hour"_s);
        row("welcome, but kept out of a path", "User-agent: SeekBot\nDisallow: /blog\n",
            "goals: {search: open, closed: [], signals: []}\n", Purpose::Search,
            u"Open 1 ✕ SeekBot may not fetch /blog"_s);
        row("only some paths", "User-agent: SeekBot\nAllow: /docs\nDisallow: /\n",
            "goals: {search: {is: open, only: /docs}, signals: []}\n", Purpose::Search,
            u"Open 1 ✓ only /docs"_s);
        row("no goal", "User-agent: *\nDisallow:\n", "goals: {search: open, signals: []}\n",
            Purpose::Training, u"No goal 4 – nothing is claimed"_s);
        row("as others", "User-agent: *\nDisallow: /\n", "goals: {rest: out, signals: []}\n",
            Purpose::Training, u"No goal 4 – as “Others”"_s);
        row("asked, and nobody reads that", kAllOut, "goals: {training: ask, signals: []}\n",
            Purpose::Training, u"Ask first 4 ✓ kept out until you add an exception"_s);
        row("hours are not read", "User-agent: SeekBot\nVisit-time: 2200-0559\nDisallow:\n",
            "goals: {search: {is: open, hours: 22:00-05:59}, signals: []}\n", Purpose::Search,
            u"Open 1 ◐ 22:00–05:59  ·  not known to be read"_s);
    }
    void rows() {
        QFETCH(const QByteArray, robots);
        QFETCH(const QByteArray, yaml);
        QFETCH(const Purpose, purpose);
        QFETCH(const QString, said);
        QCOMPARE(shown(rowsOf(robots.constData(), yaml.constData()), purpose), said);
    }

    /// The row of a goal that is false knows the question that shows it, and the line.
    void falseGoalsShowTheirExample() {
        const auto rows =
            rowsOf("User-agent: *\nAllow: /\n", "goals: {training: out, signals: []}\n");
        const auto row = std::ranges::find(rows, Purpose::Training, &GoalRow::purpose);
        QVERIFY(row->example && row->why);
        QCOMPARE(row->example->agent, u"MindBot"_s);
        QCOMPARE(row->example->url, u"/"_s);
        QCOMPARE(row->why->line.value, 2U);
    }

    void whoCameAllTheSame() {
        const char kAllOut[] = "User-agent: MindBot\nUser-agent: TomeBot\nUser-agent: GreedBot\n"
                               "User-agent: QuietBot\nDisallow: /\n";
        const auto rows = rowsOf(kAllOut, "goals: {training: out, search: open, signals: []}\n",
                                 {{"TomeBot", 3}, {"GreedBot", 50'127}, {"SeekBot", 900'000}});
        QCOMPARE(shown(rows, Purpose::Training),
                 u"Keep out 4 ✓ 2 obey  ·  1 do not  ·  1 say nothing  ·  GreedBot came 50,127 "
                 "times all the same"_s);
        QVERIFY(std::ranges::find(rows, Purpose::Training, &GoalRow::purpose)->canExport);
        QVERIFY(!std::ranges::find(rows, Purpose::Search, &GoalRow::purpose)->canExport);
    }

    /// What is not proved is neither true nor false.
    void pendingIsNothing() {
        const Goals goals = goalsOf("goals: {search: welcome, training: out}\n");
        const auto rows = goalRows(goals, nullptr, agents());
        const GoalsSummary summary = summaryOf(rows);
        QCOMPARE(summary.pending, 2);
        QCOMPARE(summary.isTrue + summary.isFalse + summary.open, 0);
        QCOMPARE(std::ranges::count(rows, GoalRow::Sign::Pending, &GoalRow::sign), 2);
    }

    // ---- edits -----------------------------------------------------------------------------------

    /// Whatever is chosen after whatever else: gatepost.yaml can say it.
    void everyStanceFollowsEveryOther() {
        const char *before[] = {"goals: {search: {is: welcome, closed: /a, hours: 22:00-05:59}}\n",
                                "goals: {search: {is: open, only: [/a, /b], pace: 10s}}\n",
                                "goals: {search: {is: ask, otherwise: open}}\n",
                                "goals: {search: {is: pay, otherwise: open}}\n",
                                "goals: {search: {is: out, use: yes, note: n}}\n",
                                "goals: {training: out}\n"};
        SiteModel site;
        for (const char *yaml : before)
            for (const Stance stance :
                 {Stance::Welcome, Stance::Open, Stance::Out, Stance::Ask, Stance::Pay}) {
                const Goals goals = withStance(goalsOf(yaml), Purpose::Search, stance);
                QCOMPARE(goals[Purpose::Search]->is, stance);
                const auto may = GoalSteps::mayBe(site, goals);
                QVERIFY2(may.has_value(), may ? "" : may.error().english().c_str());
            }
        QVERIFY(!withStance(goalsOf(before[0]), Purpose::Search, std::nullopt)[Purpose::Search]);
    }

    void whatIsTyped() {
        QCOMPARE(patternsText(patternsOf(u" /a  b *.pdf$ /c,d "_s)), u"/a /b *.pdf$ /c,d"_s);
        bool wrong = false;
        QCOMPARE(paceOf(u"10"_s, wrong), 10.0);
        QCOMPARE(paceOf(u" 2m "_s, wrong), 120.0);
        QVERIFY(!wrong);
        QVERIFY(!paceOf(u""_s, wrong) && !wrong);
        QVERIFY(!paceOf(u"often"_s, wrong) && wrong);
        QCOMPARE(paceField(120.0), u"2m"_s);
        QCOMPARE(paceField(90.0), u"90s"_s);
        QCOMPARE(paceField(0.5), u"0.5s"_s);
        QCOMPARE(agentsOf(u"GPTBot, CCBot ,"_s), (std::vector<std::string>{"GPTBot", "CCBot"}));
    }

    void stepsAreTakenBack() {
        SiteModel site;
        GoalSteps &steps = GoalSteps::of(site);
        const auto is = [&](Purpose purpose) {
            const auto &goals = site.side().settings().goals;
            return goals && (*goals)[purpose] ? stanceText((*goals)[purpose]->is) : QString();
        };
        QVERIFY(!steps.canUndo());
        QVERIFY(steps.choose(goalsOf("goals: {search: welcome}\n"), u"one"_s));
        QVERIFY(steps.choose(goalsOf("goals: {search: out}\n"), u"two"_s));
        QVERIFY(site.side().isModified(SideFile::Settings));
        QCOMPARE(is(Purpose::Search), u"Keep out"_s);
        QCOMPARE(steps.undoText(), u"two"_s);
        steps.undo();
        QCOMPARE(is(Purpose::Search), u"Welcome"_s);
        steps.undo();
        QCOMPARE(is(Purpose::Search), QString());
        QVERIFY(!site.side().isModified()); // as there was no file
        steps.redo();
        QCOMPARE(is(Purpose::Search), u"Welcome"_s);
        // A slip is refused, and nothing changes.
        Goals wrong = goalsOf("goals: {search: welcome}\n");
        wrong.of[0]->closed = {"no path"};
        QVERIFY(!steps.choose(wrong, u"wrong"_s));
        QCOMPARE(steps.undoText(), u"one"_s);
        // Typing is one step.
        for (const char *path : {"/a", "/ab", "/abc"}) {
            Goals goals = goalsOf("goals: {search: welcome}\n");
            goals.of[0]->closed = {path};
            QVERIFY(steps.choose(goals, u"paths"_s, u"paths"_s));
        }
        QCOMPARE(site.side().settings().goals->of[0]->closed, std::vector<std::string>{"/abc"});
        steps.undo();
        QVERIFY(site.side().settings().goals->of[0]->closed.empty());
    }

    /// Documents that were edited since keep their text.
    void applicationsAreTakenBackTogether() {
        SiteModel site;
        Document *robots = site.files().newFile(Role::Robots, "User-agent: *\nDisallow:\n");
        GoalSteps &steps = GoalSteps::of(site);
        const std::string before(robots->bytes());
        const auto add = [&](const char *line) {
            robots->apply(TextEdit::between(robots->bytes(), std::string(robots->bytes()) + line),
                          {u"edit"_s, {}, Origin::Form});
        };
        add("# applied\n");
        steps.noteApplied({robots}, u"Apply goals"_s);
        QVERIFY(steps.canUndoApplied());
        steps.undoApplied();
        QCOMPARE(std::string(robots->bytes()), before);
        steps.redo();
        QVERIFY(robots->bytes().ends_with("# applied\n"));
        add("# mine\n");
        QVERIFY(!steps.canUndoApplied());
        steps.undoApplied();
        QVERIFY(robots->bytes().ends_with("# mine\n"));
    }

    // ---- the three questions ---------------------------------------------------------------------

    void answers_data() {
        QTest::addColumn<int>("search");
        QTest::addColumn<int>("assistants");
        QTest::addColumn<int>("training");
        for (int search = 0; search < 3; ++search)
            for (int assistants = 0; assistants < 3; ++assistants)
                for (int training = 0; training < 4; ++training)
                    QTest::addRow("%d %d %d", search, assistants, training)
                        << search << assistants << training;
    }
    /// Goals made from answers give these answers, and gatepost.yaml can say them.
    void answers() {
        QFETCH(const int, search);
        QFETCH(const int, assistants);
        QFETCH(const int, training);
        GoalAnswers given;
        given.search = static_cast<SearchAnswer>(search);
        given.assistants = static_cast<AssistantAnswer>(assistants);
        given.training = static_cast<TrainingAnswer>(training);
        given.closed = {"/cart"};
        if (given.search == SearchAnswer::SomePaths)
            given.searchPaths = {"/blog/"};
        if (given.training == TrainingAnswer::Licence)
            given.terms = "https://www.example.com/licence";
        QVERIFY(given.isComplete());
        const Goals goals = withAnswers({}, given);
        std::array<bool, 3> said{};
        QCOMPARE(answersOf(goals, said), given);
        QCOMPARE(said, (std::array<bool, 3>{true, true, true}));
        const SiteModel site;
        const auto may = GoalSteps::mayBe(site, goals);
        QVERIFY2(may.has_value(), may ? "" : may.error().english().c_str());
    }

    /// What was said and is answered likewise keeps its words.
    void answersKeepExceptions() {
        const Goals before = goalsOf("goals:\n  training:\n    is: out\n    except:\n"
                                     "      - {agents: CCBot, is: open}\n  seo: out\n");
        std::array<bool, 3> said{};
        const Goals after = withAnswers(before, answersOf(before, said));
        QCOMPARE(after[Purpose::Training]->exceptions.size(), 1U);
        QCOMPARE(after[Purpose::Monitoring]->is, Stance::Out);
        // Another answer begins afresh: what was excepted from the old one is not excepted from it.
        GoalAnswers yes = answersOf(before, said);
        yes.training = TrainingAnswer::Yes;
        QVERIFY(withAnswers(before, yes)[Purpose::Training]->exceptions.empty());
    }

    void incompleteAnswers() {
        GoalAnswers answers;
        QVERIFY(answers.isComplete());
        answers.training = TrainingAnswer::Licence;
        QVERIFY(!answers.isComplete());
        answers.terms = "example.com";
        QVERIFY(!answers.isComplete());
        answers.terms = "https://example.com/ai";
        QVERIFY(answers.isComplete());
        answers.search = SearchAnswer::SomePaths;
        QVERIFY(!answers.isComplete());
    }

    // ---- others ----------------------------------------------------------------------------------

    void presetsCanBeSaid() {
        const SiteModel site;
        QCOMPARE(goalPresets().size(), 7);
        QSet<QString> ids;
        for (const GoalPreset &preset : goalPresets()) {
            ids << preset.id;
            const auto may = GoalSteps::mayBe(site, preset.goals);
            QVERIFY2(may.has_value(), may ? "" : may.error().english().c_str());
        }
        QCOMPARE(ids.size(), 7);
    }

    void closedPathsAreCounted() {
        Site site;
        site.put(FileRole::Robots,
                 "User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /a\n"
                 "Disallow: /\nDisallow:\nAllow: /c\n\nUser-agent: X\nDisallow: /d\n");
        site.put(FileRole::RobotsAi, "User-agent: *\nDisallow: /e\n");
        QCOMPARE(closedPathCount(site), 3);
    }

    void exceptionsInWords() {
        const Goals goals = goalsOf(
            "goals:\n  training:\n    is: out\n    except:\n"
            "      - {agents: [CCBot, GPTBot], paths: /press/, is: open, until: 2027-06-30, "
            "note: contract}\n      - {paths: [/a, /b], is: welcome}\n");
        const auto &exceptions = goals[Purpose::Training]->exceptions;
        QCOMPARE(exceptionText(exceptions[0]),
                 u"CCBot, GPTBot below /press/: Open until 2027-06-30  ·  contract"_s);
        QCOMPARE(exceptionText(exceptions[1]), u"all of them below /a /b: Welcome"_s);
    }
};

QTEST_MAIN(TestGoalsModel)
#include "tst_goalsmodel.moc"

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Many questions at once: grids, days, policy tests, obligations.

#include "core/sheet/daysheet.h"
#include "core/sheet/grid.h"
#include "core/simulate/obligations.h"
#include "core/simulate/policytest.h"
#include "core/simulate/rulepaths.h"
#include "core/simulate/searchengines.h"
#include "tests/support/sites.h"

#include <QTest>

#include <array>

using namespace gatepost;
using namespace gatepost::test;

namespace {

const Instant kSeven = *parseInstant("2026-11-20T07:00:00Z");

std::vector<Identity> agents(std::initializer_list<const char *> names) {
    std::vector<Identity> list;
    for (const char *name : names)
        list.push_back(*identify(name));
    return list;
}

QByteArray bytes(const std::string &text) {
    return QByteArray::fromStdString(text);
}

} // namespace

class TestGrid : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void searchEngines() {
        const auto closed =
            newlyClosedSearchEngines(siteOf("User-agent: Bingbot\nDisallow: /\n"),
                                     siteOf("User-agent: *\nDisallow: /\n"), kSeven);
        QVERIFY(std::ranges::contains(closed, "Googlebot"));
        QVERIFY(!std::ranges::contains(closed, "Bingbot")); // was closed before
        QVERIFY(!std::ranges::contains(closed, "GPTBot"));  // no search engine
        QVERIFY(
            newlyClosedSearchEngines(siteOf(""), siteOf("User-agent: *\nDisallow: /a\n"), kSeven)
                .empty());
    }

    void rulesAsPaths() {
        const CompiledSite site =
            siteOf("User-agent: *\nDisallow: /a*.pdf$\nAllow: /b\nDisallow: /b\nDisallow: nope\n",
                   {}, "User-agent: *\nDisallow: */end\n");
        QByteArray shown;
        for (const std::string &path : pathsOfRules(site.site()))
            shown += bytes(path) + ' ';
        QCOMPARE(shown, QByteArray("/ax.pdf /b /x/end "));
        QCOMPARE(pathsOfRules(site.site(), 2).size(), std::size_t{2});
    }

    void policyTests_data() {
        QTest::addColumn<QByteArray>("agent");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("expect");
        QTest::addColumn<bool>("passed");
        QTest::addColumn<QByteArray>("actual");
        const auto row = [](const char *agent, const char *path, const char *expect, bool passed,
                            const char *actual) {
            QTest::newRow(qPrintable(QLatin1String(agent) + QLatin1Char(' ') + QLatin1String(path) +
                                     QLatin1Char(' ') + QLatin1String(expect)))
                << QByteArray(agent) << QByteArray(path) << QByteArray(expect) << passed
                << QByteArray(actual);
        };
        row("GPTBot", "/blog", "deny", true, "deny");
        row("GPTBot", "/", "Allow", true, "allow");
        row("GPTBot", "/", " deny ", false, "allow");
        row("ClaudeBot", "/", "train: no", true, "train: no");
        row("ClaudeBot", "/", "train:yes", false, "train: no");
        row("ClaudeBot", "/", "summarize: unstated", true, "summarise: unstated");
        row("ClaudeBot", "/", "colour: red", false, "");
        row("ClaudeBot", "/", "perhaps", false, "");
        row("()", "/", "allow", false, "");
        row("GPTBot", " ", "allow", false, "");
    }
    void policyTests() {
        QFETCH(QByteArray, agent);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, expect);
        QFETCH(bool, passed);
        QFETCH(QByteArray, actual);
        const CompiledSite site =
            siteOf("User-agent: GPTBot\nDisallow: /blog\n", {}, "train: no\n");
        PolicyTest test;
        test.agent = agent.toStdString();
        test.path = path.toStdString();
        test.expect = expect.toStdString();
        const TestOutcome outcome = runPolicyTest(site, test, kSeven);
        QCOMPARE(bytes(outcome.actual), actual);
        QCOMPARE(outcome.passed, passed);
        QVERIFY(!outcome.reason.empty());
    }

    void policyTestTime() {
        const CompiledSite site = siteOf("User-agent: *\nVisit-time: 0600-0800\nAllow: /\n");
        PolicyTest test{"GPTBot", "/", parseInstant("2026-11-20T12:00:00Z"), "later", 1};
        QVERIFY(runPolicyTest(site, test, kSeven).passed);
        test.at.reset();
        QVERIFY(!runPolicyTest(site, test, kSeven).passed); // at seven it is open
        QCOMPARE(bytes(describe(test).english()), QByteArray("GPTBot on /: later expected"));
    }

    void obligations_data() {
        QTest::addColumn<QByteArray>("robots2");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, const char *robots2, const char *expected) {
            QTest::newRow(name) << QByteArray(robots2) << QByteArray(expected);
        };
        row("nothing stated", "", "");
        row("quote and credit", "quote: short-only\nattribution: required\nlink-back: required\n",
            "may quote fewer than 50 words | must credit the source and link back");
        row("all duties",
            "summarise: yes\nquote: yes\ntrain: ask\nmonetise: no\nderivative: no\n"
            "announce: yes\nattribution: preferred\n",
            "may summarise and quote at any length | must name itself | must ask before it may "
            "train "
            "models | must not adapt or translate or earn money with it | is asked to credit the "
            "source");
        row("what follows is not repeated", "read: no\nsummarise: yes\n",
            "must not read the content");
        row("stated beside what follows", "crawl: no\ntrain: no\nquote: yes\n",
            "must not crawl or train models");
        row("nobody is obliged by none", "attribution: none\nannounce: no\ncompete: yes\n", "");
        row("ages", "age-rating: 16+\n", "must not show it to readers under 16");
        row("session", "store: session-only\n", "may keep copies until the session ends");
    }
    void obligations() {
        QFETCH(QByteArray, robots2);
        QFETCH(QByteArray, expected);
        const CompiledSite site = siteOf("", {}, robots2.constData());
        const Verdict verdict = site.simulate({*identify("GPTBot"), "/", kSeven});
        QByteArray shown;
        for (const Obligation &one : gatepost::obligations(verdict.use)) {
            shown += (shown.isEmpty() ? "" : " | ") + bytes(one.text().english());
            QVERIFY(!one.directives.empty());
        }
        QCOMPARE(shown, expected);
    }

    // ---- grids -----------------------------------------------------------------------------------

    void gridIsTheSimulator() {
        // Every cell equals the single question, whatever rows were thought to be alike.
        const CompiledSite site = siteOf(
            "User-agent: *\nDisallow: /x\nUser-agent: GPTBot\nVisit-time: 0600-0700\nAllow: /\n"
            "User-agent: .*image\nDisallow: /i\n",
            {}, "crawl: ask\n[agent: ai-assistant]\ncrawl: no\n",
            R"([{"directive": "crawl", "agent": "CCBot", "status": 200, "decision": "allow"}])");
        const CompiledSite saved = siteOf("User-agent: *\nDisallow: /i\n");
        GridQuestion question;
        question.agents = agents({"GPTBot", "CCBot", "Bytespider", "ClaudeBot", "Googlebot-Image",
                                  "AdsBot-Google", "Nobody/1.0 (monitoring)"});
        question.paths = {"/", "/x", "/i", "/robots.txt", "https://s.example/x?y"};
        question.at = kSeven;
        for (const Reading reading : {Reading::Author, Reading::Rfc9309, Reading::Google}) {
            question.reading = reading;
            std::atomic<std::uint32_t> permille = 0;
            const auto grid = computeGrid(site, &saved, true, question, {}, &permille);
            QVERIFY(grid.has_value());
            QCOMPARE(permille.load(), 1000U);
            for (std::uint32_t row = 0; row < grid->rows; ++row)
                for (std::uint32_t column = 0; column < grid->columns; ++column) {
                    Query query{question.agents[row], question.paths[column], kSeven, reading};
                    const Verdict verdict = site.simulate(query, TraceLevel::None);
                    const GridCell &cell = grid->cell(row, column);
                    QCOMPARE(cell.decision, verdict.fetch.decision);
                    QCOMPARE(cell.reason, verdict.fetch.reason);
                    QCOMPARE(cell.line, verdict.fetch.line ? verdict.fetch.line->line.value : 0U);
                    QCOMPARE(bool(cell.differsFromSaved),
                             saved.simulate(query).fetch.decision != verdict.fetch.decision);
                    bool differs = false;
                    for (const Reading other : kReadings) {
                        query.reading = other;
                        differs = differs ||
                                  site.simulate(query).fetch.decision != verdict.fetch.decision;
                    }
                    QCOMPARE(bool(cell.differsBetweenReadings), differs);
                }
        }
    }

    /// An agent that is documented not to read a file has no file, one that reads it and is not named has no group (S83).
    void gridTellsWhoReads() {
        Site site;
        site.put(FileRole::Robots2, "User-agent: GPTBot\nDisallow: /x\n");
        const CompiledSite compiled(std::move(site));
        GridQuestion question;
        question.agents = agents({"CCBot", "Somebody"});
        question.paths = {"/x"};
        question.at = kSeven;
        question.reading = Reading::Known;
        const auto grid = computeGrid(compiled, nullptr, false, question);
        QVERIFY(grid.has_value());
        QCOMPARE(grid->cell(0, 0).reason, FetchReason::NoFile);
        QCOMPARE(grid->cell(1, 0).reason, FetchReason::NoGroup);
    }

    void gridOfDirectivesAndHours() {
        const CompiledSite site = siteOf("User-agent: *\nVisit-time: 0600-0700\nAllow: /\n", {},
                                         "train: no\n[agent: GPTBot]\ntrain: yes\n");
        GridQuestion question{
            GridKind::AgentsDirectives, agents({"GPTBot", "CCBot"}), {"/"}, kSeven};
        const auto uses = computeGrid(site, nullptr, true, question);
        const auto train = static_cast<std::uint32_t>(
            std::ranges::find(useDirectives(), DirectiveId::Train) - useDirectives().begin());
        QCOMPARE(bytes(std::string(uses->word(0, train))), QByteArray("yes"));
        QCOMPARE(bytes(std::string(uses->word(1, train))), QByteArray("no"));
        QCOMPARE(uses->cell(1, train).decision, Decision::Deny);
        QCOMPARE(uses->cell(0, train).line, 3U);
        QCOMPARE(bytes(uses->columnTitle(train)), QByteArray("train"));

        question.kind = GridKind::HoursPaths;
        const auto hours = computeGrid(site, nullptr, false, question);
        QCOMPARE(hours->rows, 24U);
        QCOMPARE(bytes(hours->rowTitle(6)), QByteArray("06:00"));
        QCOMPARE(hours->cell(5, 0).decision, Decision::Later);
        QCOMPARE(hours->cell(6, 0).decision, Decision::Allow);
        QCOMPARE(hours->cell(7, 0).decision, Decision::Allow); // 07:00 is the window's last minute
        QCOMPARE(hours->cell(8, 0).decision, Decision::Later);
    }

    void gridCancels() {
        std::stop_source stopped;
        stopped.request_stop();
        const CompiledSite site = siteOf("");
        QVERIFY(!computeGrid(site, nullptr, false,
                             {GridKind::AgentsPaths, agents({"GPTBot"}), {"/"}, kSeven},
                             stopped.get_token()));
        const auto none = computeGrid(site, nullptr, true, {});
        QVERIFY(none.has_value());
        QCOMPARE(none->cells.size(), std::size_t{0});
    }

    /// An agent that cannot be read, or no path: every kind has no cell then, under every reading.
    void gridOfNobody() {
        const CompiledSite site = siteOf("User-agent: *\nDisallow: /\n");
        for (const GridKind kind :
             {GridKind::AgentsPaths, GridKind::AgentsDirectives, GridKind::HoursPaths}) {
            const auto nobody = computeGrid(site, &site, true, {kind, {}, {"/"}, kSeven});
            QVERIFY(nobody.has_value());
            QCOMPARE(nobody->cells.size(), std::size_t{0});
            const auto nowhere =
                computeGrid(site, &site, true, {kind, agents({"GPTBot"}), {}, kSeven});
            QVERIFY(nowhere.has_value());
            QCOMPARE(nowhere->cells.size(), std::size_t{0});
        }
    }

    void arranging_data() {
        QTest::addColumn<int>("filter");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("rowOrder");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("all") << 0 << QByteArray() << 0
                             << QByteArray("Googlebot CCBot GPTBot | / /b /a");
        QTest::newRow("denied only")
            << 1 << QByteArray() << 0 << QByteArray("CCBot GPTBot | / /b /a");
        QTest::newRow("differs from saved") << 2 << QByteArray() << 0 << QByteArray("GPTBot | /b");
        QTest::newRow("a row by its name")
            << 0 << QByteArray("gpt") << 0 << QByteArray("GPTBot | / /b /a");
        QTest::newRow("a column by its name")
            << 0 << QByteArray("/A") << 0 << QByteArray("Googlebot CCBot GPTBot | /a");
        QTest::newRow("by name") << 0 << QByteArray() << 1
                                 << QByteArray("CCBot Googlebot GPTBot | / /b /a");
        QTest::newRow("most denied first")
            << 0 << QByteArray() << 2 << QByteArray("CCBot GPTBot Googlebot | / /b /a");
        QTest::newRow("by purpose, the well-known first")
            << 0 << QByteArray() << 4 << QByteArray("Googlebot GPTBot CCBot | / /b /a");
    }
    void arranging() {
        QFETCH(int, filter);
        QFETCH(QByteArray, text);
        QFETCH(int, rowOrder);
        QFETCH(QByteArray, expected);
        const CompiledSite site = siteOf(
            "User-agent: CCBot\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /a\nDisallow: /b\n");
        const CompiledSite saved =
            siteOf("User-agent: CCBot\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /a\n");
        const auto grid = computeGrid(site, &saved, false,
                                      {GridKind::AgentsPaths,
                                       agents({"Googlebot", "CCBot", "GPTBot"}),
                                       {"/", "/b", "/a"},
                                       kSeven});
        const GridFilter filters{filter == 1, filter == 2, false, text.toStdString()};
        const GridArrangement shown =
            arrange(*grid, filters, static_cast<GridOrder>(rowOrder), GridOrder::AsGiven);
        QByteArray out;
        for (const std::uint32_t row : shown.rows)
            out += bytes(grid->rowTitle(row)) + ' ';
        out += '|';
        for (const std::uint32_t column : shown.columns)
            out += ' ' + bytes(grid->columnTitle(column));
        QCOMPARE(out, expected);
    }

    void merging_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("withSaved");
        QTest::addColumn<QByteArray>("expected");
        const int paths = int(GridKind::AgentsPaths);
        QTest::newRow("equal answers")
            << paths << false << QByteArray("Googlebot+Bingbot CCBot GPTBot | / /b+/a");
        QTest::newRow("what changed is not hidden among what did not")
            << paths << true << QByteArray("Googlebot+Bingbot CCBot GPTBot | / /b /a");
        QTest::newRow("neighbouring hours alone")
            << int(GridKind::HoursPaths) << false
            << QByteArray("00:00+01:00+02:00+03:00+04:00+05:00 06:00 "
                          "07:00+08:00+09:00+10:00+11:00+12:00+13:00+14:00+15:00+16:00+17:00+"
                          "18:00+19:00+20:00+21:00+22:00+23:00 | /+/b+/a");
    }
    void merging() {
        QFETCH(int, kind);
        QFETCH(bool, withSaved);
        QFETCH(QByteArray, expected);
        const CompiledSite site = siteOf(
            "User-agent: CCBot\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /a\nDisallow: /b\n\n"
            "User-agent: AhrefsBot\nVisit-time: 0600-0659\n");
        const CompiledSite saved =
            siteOf("User-agent: CCBot\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /a\n");
        const bool hours = kind == int(GridKind::HoursPaths);
        const auto grid = computeGrid(
            site, withSaved ? &saved : nullptr, false,
            {static_cast<GridKind>(kind),
             hours ? agents({"AhrefsBot"}) : agents({"Googlebot", "CCBot", "GPTBot", "Bingbot"}),
             {"/", "/b", "/a"},
             kSeven});
        const GridArrangement shown = arrange(*grid, {}, GridOrder::AsGiven, GridOrder::AsGiven);
        const GridLines lines = mergeEqual(*grid, shown);
        const auto write = [](const auto &bundles, auto title) {
            QByteArrayList all;
            for (const auto &members : bundles) {
                QByteArrayList names;
                for (const std::uint32_t member : members)
                    names << bytes(title(member));
                all << names.join('+');
            }
            return all.join(' ');
        };
        QCOMPARE(write(lines.rows, [&](std::uint32_t i) { return grid->rowTitle(i); }) + " | " +
                     write(lines.columns, [&](std::uint32_t i) { return grid->columnTitle(i); }),
                 expected);
        QCOMPARE(eachAlone(shown).rows.size(), shown.rows.size());
    }

    void daySheets_data() {
        QTest::addColumn<bool>("clockChanges");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QByteArray>("first");
        QTest::newRow("every day alike")
            << false << 3 << QByteArray("Googlebot+CCBot: 0-1440 allow");
        QTest::newRow("what has hours is shown for each day")
            << true << 2 + kSheetDays << QByteArray("Googlebot+CCBot: 0-1440 allow");
    }
    void daySheets() {
        QFETCH(bool, clockChanges);
        QFETCH(int, rows);
        QFETCH(QByteArray, first);
        const CompiledSite site =
            siteOf("User-agent: AhrefsBot\nUser-agent: SemrushBot\nVisit-time: 2200-0559\n"
                   "Request-rate: 1/10s\nDisallow: /x\n\nUser-agent: GPTBot\nRequest-rate: "
                   "1/10s\nDisallow: /\n");
        DayQuestion question{agents({"CCBot", "SemrushBot", "GPTBot", "Googlebot", "AhrefsBot"}),
                             "/", std::chrono::floor<std::chrono::days>(kSeven)};
        question.clockChanges = clockChanges;
        const auto sheet = daySheet(site, question);
        const auto written = [&](const DayRow &row) {
            QByteArrayList names;
            for (const std::uint32_t agent : row.agents)
                names << bytes(question.agents[agent].name);
            QByteArrayList bands;
            for (const DayBand &band : row.bands)
                bands << QByteArray::number(band.first) + '-' + QByteArray::number(band.end) + ' ' +
                             bytes(std::string(decisionName(band.decision))) +
                             (band.rate ? " paced" : "");
            return names.join('+') + ": " + bands.join(", ");
        };
        QByteArrayList all;
        for (const DayRow &row : sheet->rows)
            all << written(row);
        QVERIFY2(int(sheet->rows.size()) == rows, all.join('\n'));
        QCOMPARE(written(sheet->rows[0]), first);
        QCOMPARE(written(sheet->rows[1]), QByteArray("GPTBot: 0-1440 deny"));
        for (std::size_t i = 2; i < sheet->rows.size(); ++i)
            QCOMPARE(written(sheet->rows[i]),
                     QByteArray("AhrefsBot+SemrushBot: 0-360 allow paced, 360-1320 later, "
                                "1320-1440 allow paced"));
        QCOMPARE(paceHeight({}), 1.0);
        QVERIFY(paceHeight(3600) >= 0.19 && paceHeight(3600) < paceHeight(60));
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(!daySheet(site, question, stopped.get_token()));
    }

    void exporting() {
        const CompiledSite site = siteOf("User-agent: GPTBot\nDisallow: /a\n");
        const auto grid = computeGrid(
            site, nullptr, false,
            {GridKind::AgentsPaths, agents({"GPTBot", "CCBot"}), {"/a,b|c", "=1+1"}, kSeven});
        const GridArrangement shown = arrange(*grid, {}, GridOrder::AsGiven, GridOrder::AsGiven);
        QCOMPARE(bytes(toCsv(toTable(*grid, shown))), QByteArray("agent,\"/a,b|c\",'=1+1\r\n"
                                                                 "GPTBot,deny,allow\r\n"
                                                                 "CCBot,allow,allow\r\n"));
        // A value of a file is no markup either.
        Site uses;
        uses.put(FileRole::Robots2, "market: a|<b> [x](y)\n");
        const auto values =
            computeGrid(CompiledSite(std::move(uses)), nullptr, false,
                        {GridKind::AgentsDirectives, agents({"GPTBot"}), {"/"}, kSeven});
        const auto market = static_cast<std::uint32_t>(
            std::ranges::find(useDirectives(), DirectiveId::Market) - useDirectives().begin());
        QCOMPARE(bytes(toMarkdown(toTable(*values, {{0}, {market}}))),
                 QByteArray("| agent | market |\n|---|---|\n| GPTBot | a\\|\\<b> \\[x](y) |\n"));
    }
};

QTEST_APPLESS_MAIN(TestGrid)
#include "tst_grid.moc"

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The map as a sheet: its signs against simulate(), its layout, and what SVG and HTML make of hostile text.

#include "core/agents/distinctagents.h"
#include "core/agents/purpose.h"
#include "core/sheet/mapdrawing.h"
#include "core/simulate/compiledsite.h"
#include "core/simulate/rulepaths.h"
#include "tests/support/sites.h"

#include <QDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <format>
#include <map>
#include <set>
#include <span>

using namespace gatepost;
using namespace gatepost::exact;
using namespace gatepost::test;

namespace {

const Instant kDay = *parseInstant("2026-11-20T12:00:00Z");

ExactQuestion questionOf(std::initializer_list<std::string_view> agents = {}) {
    ExactQuestion question;
    question.day = kDay;
    for (const std::string_view name : agents)
        question.agents.push_back(named(name));
    return question;
}

/// "Googlebot + 0 | / ✓ | …", one row a line, columns in the first.
QString asText(const MapSheet &sheet) {
    std::string out;
    for (std::size_t i = 0; i < sheet.columns.size(); ++i)
        out += (i == 0 ? "" : " ") + std::format("[{}]", sheet.columnName(i, 9).english());
    for (const SheetRow &row : sheet.rows) {
        out += std::format("\n{}: {} ", purposeName(row.purpose).english(), row.name().english());
        for (const SheetCell &cell : row.where)
            ((out += symbolOf(cell.sign)) += cell.notched ? "'" : "") += cell.changed ? "*" : "";
        out += ' ';
        for (const SheetCell &cell : row.what)
            (out += symbolOf(cell.sign)) += cell.changed ? "*" : "";
        for (const SheetSpan &span : row.when)
            out += std::format(" {}-{}{}{}", span.first, span.end, span.open ? "o" : "c",
                               span.seconds ? std::format("@{}", *span.seconds) : "");
    }
    return QString::fromStdString(out);
}

bool fits(Sign sign, Decision decision) {
    switch (sign) {
    case Sign::Yes: return decision == Decision::Allow;
    case Sign::No: return decision == Decision::Deny;
    case Sign::Later: return decision != Decision::Deny;
    case Sign::Ask: return decision == Decision::Ask || decision == Decision::Allow;
    case Sign::Part: return true;
    case Sign::Unstated:
    case Sign::Undecided: return false;
    }
    return false;
}

/// Lines that look like Allow or Disallow.
int rulesIn(const std::string &robots) {
    int count = 0;
    const QList<QByteArray> lines = QByteArray::fromStdString(robots).split('\n');
    for (const QByteArray &line : lines) {
        const QByteArray word = line.trimmed().toLower();
        count += word.startsWith("allow") || word.startsWith("disallow") ? 1 : 0;
    }
    return count;
}

/// "37 of 37" for each purpose, of agents asked one by one about the start page at one instant; not for names without a purpose,
/// since those that the list does not know are among them.
std::string countsOf(const CompiledSite &site) {
    std::array<std::pair<std::size_t, std::size_t>, kPurposeCount> counts{};
    for (const KnownAgent *known : distinctAgents(site.site().registry)) {
        const auto who = identify(known->token);
        if (!who || !canBeWished(*known))
            continue;
        auto &[free, of] = counts[static_cast<std::size_t>(mapPurposeOf({*who}))];
        ++of;
        free += site.simulate({*who, "/", kDay}, TraceLevel::None).fetch.decision == Decision::Allow
                    ? 1
                    : 0;
    }
    std::string out;
    for (const auto &[free, of] : std::span(counts).first(static_cast<std::size_t>(Purpose::Other)))
        out += std::format(" {} of {}", free, of);
    return out;
}

/// In a pattern of another place than its own.
bool isAcross(const MapSheet &sheet, const std::string &url) {
    const std::string path = canonicalPath(url, sheet.domain);
    const auto own = sheet.placeOf(url);
    for (std::size_t i = 0; i < sheet.places.size(); ++i)
        if (i != own && sheet.places[i].pattern &&
            languageOf(*sheet.places[i].pattern).contains(path))
            return true;
    return false;
}

} // namespace

class TestMap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sheets_data();
    void sheets();
    void knownComeFirst();
    void signsAreTrue_data();
    void signsAreTrue();
    void changes();
    void asked();
    void manyPatterns();
    void boundReached_data();
    void boundReached();
    void columnsAreNamed();
    void columnsOpen();
    void paceAlone();
    void askIsNotAllow();
    void hostileText();
    void layout();
    void captions();
    void documented();
    void mirrored();
    void longNames();
    void headsOfOneFolder();
    void manyHours();
    void manyRowsOfTheSamePatterns();
    void realFiles();
};

void TestMap::sheets_data() {
    QTest::addColumn<QString>("robots");
    QTest::addColumn<QString>("robots2");
    QTest::addColumn<QString>("expected");
    QTest::newRow("no rule") << "User-agent: *\nDisallow:\n"
                             << "" << R"([every path]
Search: Googlebot ✓  0-1440o
AI training: GPTBot ✓  0-1440o)";
    QTest::newRow("places are cut by narrower ones")
        << "User-agent: *\nDisallow: /a/\nAllow: /a/b/\n\nUser-agent: GPTBot\nDisallow: /\n"
        << ""
        << R"([all other paths] [/a/b/] [/a/]
Search: Googlebot ✓✓✕  0-1440o
AI training: GPTBot ✕✕✕  0-1440c)";
    QTest::newRow("equal columns are one")
        << "User-agent: *\nDisallow: /a/\nDisallow: /b\nDisallow: /*.pdf$\n"
        << ""
        << R"([all other paths] [/b, /a/, /*.pdf$]
Search: Googlebot ✓✕  0-1440o
AI training: GPTBot ✓✕  0-1440o)";
    QTest::newRow("patterns that overlap: a folder before what is across folders")
        << "User-agent: *\nDisallow: /a/\n\nUser-agent: GPTBot\nDisallow: /*.pdf$\n"
        << ""
        << R"([all other paths] [/*.pdf$] [/a/]
Search: Googlebot ✓✓✕  0-1440o
AI training: GPTBot ✓✕✓'  0-1440o)";
    QTest::newRow("what is answered alike across folders goes before them")
        << "User-agent: *\nDisallow: /a/\nDisallow: /*.pdf$\n\n"
           "User-agent: GPTBot\nDisallow: /*.pdf$\n"
        << "" << R"([all other paths] [/a/] [/*.pdf$]
Search: Googlebot ✓✕✕  0-1440o
AI training: GPTBot ✓✓✕  0-1440o)";
    QTest::newRow("the same paths told twice are one place")
        << "User-agent: *\nDisallow: /a/\n\nUser-agent: GPTBot\nDisallow: /a/*\n"
        << ""
        << R"([all other paths] [/a/]
Search: Googlebot ✓✕  0-1440o
AI training: GPTBot ✓✕  0-1440o)";
    QTest::newRow("hours and pace")
        << "User-agent: *\nVisit-time: 0600-0659\nRequest-rate: 1/10\nDisallow: /x\n"
        << ""
        << R"([all other paths] [/x]
Search: Googlebot ◷✕  0-360c 360-420o@10 420-1440c
AI training: GPTBot ◷✕  0-360c 360-420o@10 420-1440c)";
    QTest::newRow("uses") << "User-agent: *\nDisallow: /x\n"
                          << "robots2-version: 1.0\ntrain: no\nquote: short-only\ncrawl: yes\n"
                          << R"([all other paths] [/x]
Search: Googlebot ✓✕ ––◐–✕–––– 0-1440o
AI training: GPTBot ✓✕ ––◐–✕–––– 0-1440o)";
}

void TestMap::sheets() {
    QFETCH(const QString, robots);
    QFETCH(const QString, robots2);
    QFETCH(const QString, expected);
    const CompiledSite site = siteOf(robots.toStdString(), {}, robots2.toStdString());
    const MapSheet sheet = mapSheet(site, questionOf({"Googlebot", "GPTBot"}));
    QVERIFY(sheet.complete);
    QCOMPARE(asText(sheet), expected);
}

/// Of those who may fetch some of it the best known are read first, whoever has a path more; who may fetch nothing comes last.
void TestMap::knownComeFirst() {
    const auto names = [](const char *robots) {
        const MapSheet sheet = mapSheet(siteOf(robots), questionOf({"CCBot", "GPTBot"}));
        QStringList rows;
        for (const SheetRow &row : sheet.rows)
            rows << QString::fromStdString(row.name().english());
        return rows;
    };
    QCOMPARE(
        names("User-agent: *\nDisallow: /x\n\nUser-agent: GPTBot\nDisallow: /x\nDisallow: /y\n"),
        (QStringList{"GPTBot", "CCBot"}));
    QCOMPARE(names("User-agent: *\nDisallow: /x\n\nUser-agent: GPTBot\nDisallow: /\n"),
             (QStringList{"CCBot", "GPTBot"}));
    QCOMPARE(names("User-agent: GPTBot\nDisallow: /x\n"), (QStringList{"CCBot", "GPTBot"}));
}

void TestMap::signsAreTrue_data() {
    QTest::addColumn<QString>("robots");
    QTest::newRow("folders") << "User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /*c$\n\n"
                                "User-agent: GPTBot\nDisallow: /\nAllow: /b/\nAllow: /*a\n";
    QTest::newRow("stars") << "User-agent: *\nDisallow: /*a*b\nAllow: /*b*a$\n\n"
                              "User-agent: Googlebot\nDisallow: /b*c\nAllow: /bc$\n\n"
                              "User-agent: CCBot\nAllow: /a\nDisallow: /*/\n";
    QTest::newRow("hours") << "User-agent: *\nDisallow: /c\nVisit-time: 0800-1159\n\n"
                              "User-agent: AhrefsBot\nVisit-time: 1300-1359\nDisallow: /*b\n";
}

/// Every path of up to five bytes over a small alphabet, at every hour, for every agent.
void TestMap::signsAreTrue() {
    QFETCH(const QString, robots);
    const CompiledSite site = siteOf(robots.toStdString());
    const std::array names = {"Googlebot", "GPTBot", "CCBot", "AhrefsBot"};
    const MapSheet sheet =
        mapSheet(site, questionOf({"Googlebot", "GPTBot", "CCBot", "AhrefsBot"}));
    QVERIFY(sheet.complete);
    std::vector<std::string> paths{"/"};
    for (std::size_t i = 0; i < paths.size() && paths[i].size() < 5; ++i)
        for (const char c : {'/', 'a', 'b', 'c', 'x'})
            paths.push_back(paths[i] + c);
    int checked = 0;
    for (const char *name : names) {
        const Identity who = *identify(name);
        const SheetRow &row = sheet.rows[*sheet.rowOf(who)];
        for (const std::string &path : paths) {
            const auto column = sheet.columnOf(urlOf(path));
            QVERIFY2(column, path.c_str());
            QCOMPARE(std::ranges::count_if(sheet.places,
                                           [&](const exact::Place &place) {
                                               return place.region.contains(
                                                   canonicalPath(urlOf(path), sheet.domain));
                                           }),
                     1);
            for (int hour = 0; hour < 24; hour += 4) {
                const Instant at = instantAt(kDay, hour * 60);
                const Decision decision = site.simulate({who, urlOf(path), at}).fetch.decision;
                QVERIFY2(fits(row.where[*column].sign, decision) ||
                             (row.where[*column].notched && isAcross(sheet, urlOf(path))),
                         std::format("{} {} {}", name, path, decisionName(decision)).c_str());
                ++checked;
            }
        }
        for (const SheetCell &cell : row.where)
            for (const CellExample &example : cell.examples)
                QCOMPARE(site.simulate({who, example.path, example.at}).fetch.decision,
                         example.decision);
    }
    QVERIFY(checked > 10'000);
}

void TestMap::changes() {
    const CompiledSite before = siteOf("User-agent: *\nDisallow: /a/\nDisallow: /b/\n");
    const CompiledSite after =
        siteOf("User-agent: *\nDisallow: /a/\n\nUser-agent: GPTBot\nDisallow: /a/\nDisallow: /b/\n"
               "Disallow: /c/\nCrawl-delay: 5\n");
    const ExactQuestion question = questionOf({"Googlebot", "GPTBot"});
    const Differences found = differences(before, after, question);
    const MapSheet sheet = mapSheet(after, question, &found);
    QCOMPARE(asText(sheet), QString(R"([all other paths] [/b/] [/c/] [/a/]
Search: Googlebot ✓✓*✓✕  0-1440o
AI training: GPTBot ✓✕✕*✕  0-1440o@5)"));
    QCOMPARE(sheet.changedRows(), std::size_t{2});
    QVERIFY(sheet.rows[1].paceChanged);
    QVERIFY(!sheet.rows[0].paceChanged);
}

void TestMap::asked() {
    const CompiledSite site = siteOf("User-agent: *\nDisallow: /a/\nAllow: /a/b/\n");
    const MapSheet sheet = mapSheet(site, questionOf());
    QVERIFY(sheet.agents > 100);
    const auto name = [&](std::string_view url) {
        return sheet.columnName(*sheet.columnOf(url)).english();
    };
    QCOMPARE(name("/a/x"), "/a/");
    QCOMPARE(name("/x"), "all other paths");
    QVERIFY(sheet.rowOf(*identify("gptbot")));
    QVERIFY(sheet.rowOf(*identify("NeverHeardOf"))); // any other agent
    const PurposeCount &search = sheet.counts[static_cast<std::size_t>(Purpose::Search)];
    QVERIFY(search.of > 20);
    // One count everywhere: as many as Goals are about, in which versions of a token are one.
    std::array<std::size_t, kPurposeCount> distinct{};
    for (const KnownAgent *known : distinctAgents(site.site().registry))
        distinct[static_cast<std::size_t>(purposeOf(*known))] += canBeWished(*known) ? 1 : 0;
    for (const Purpose purpose : {Purpose::Search, Purpose::UserFetch, Purpose::Training})
        QCOMPARE(sheet.counts[static_cast<std::size_t>(purpose)].of,
                 distinct[static_cast<std::size_t>(purpose)]);
    QVERIFY(search.free > 0);
}

/// More patterns than columns: folders stand for them, and the cells still say the truth.
void TestMap::manyPatterns() {
    std::string robots = "User-agent: *\n";
    for (int i = 0; i < 700; ++i)
        robots += std::format("{}: /f{}/p{}\n", i % 3 == 0 ? "Allow" : "Disallow", i % 40, i);
    const CompiledSite site = siteOf(robots);
    const MapSheet sheet = mapSheet(site, questionOf({"Googlebot"}));
    QVERIFY(sheet.complete);
    QVERIFY(sheet.places.size() <= 81);
    const SheetRow &row = sheet.rows.front();
    QCOMPARE(row.where[*sheet.columnOf("/elsewhere")].sign, Sign::Yes);
    QCOMPARE(row.where[*sheet.columnOf("/f7/p7")].sign, Sign::Part);
}

void TestMap::boundReached_data() {
    QTest::addColumn<qulonglong>("steps");
    for (const qulonglong steps : {1ULL, 50ULL, 500ULL, 3'000ULL, 20'000ULL})
        QTest::addRow("%llu steps", steps) << steps;
}

/// Where the bound is reached nobody is shut out in the picture: the numbers stay those of the start page, every agent is there,
/// and no sign says what was not looked at.
void TestMap::boundReached() {
    QFETCH(const qulonglong, steps);
    std::string robots = "User-agent: *\n";
    for (int i = 0; i < 60; ++i)
        robots += std::format("{}: /f{}/*p{}\n", i % 3 == 0 ? "Allow" : "Disallow", i % 7, i);
    robots += "\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: CCBot\nDisallow: /a*b\n";
    const CompiledSite site = siteOf(robots);
    const MapSheet whole = mapSheet(site, questionOf());
    QVERIFY(whole.complete);
    ExactQuestion question = questionOf();
    question.limits.steps = steps;
    const MapSheet sheet = mapSheet(site, question);
    QVERIFY(!sheet.complete);
    for (std::size_t i = 0; i < kPurposeCount; ++i) {
        QCOMPARE(sheet.counts[i].of, whole.counts[i].of);
        QCOMPARE(sheet.counts[i].free, whole.counts[i].free);
        QCOMPARE(sheet.counts[i].documented, whole.counts[i].documented);
    }
    QCOMPARE(sheet.agents, whole.agents);
    for (const char *name : {"Googlebot", "GPTBot", "CCBot", "Bingbot"}) {
        const Identity who = *identify(name);
        const auto at = sheet.rowOf(who);
        QVERIFY2(at, name);
        const SheetRow &row = sheet.rows[*at];
        for (const char *path : {"/", "/f1/x", "/f3/1p3", "/a/b", "/elsewhere"}) {
            const auto column = sheet.columnOf(path);
            if (!column || row.where[*column].sign == Sign::Undecided)
                continue;
            const Decision decision = site.simulate({who, path, kDay}).fetch.decision;
            QVERIFY2(fits(row.where[*column].sign, decision),
                     std::format("{} {} {}", name, path, decisionName(decision)).c_str());
        }
        // An empty bar says "never": only of whom that is proved.
        const bool never = std::ranges::none_of(row.when, &SheetSpan::open);
        QVERIFY2(!never || !row.hoursDecided || std::string_view(name) == "GPTBot", name);
        QVERIFY(!row.neverFetched || std::string_view(name) == "GPTBot");
    }
}

/// As they are written; a merged column after the start page, the path asked about, the shortest.
void TestMap::columnsAreNamed() {
    const CompiledSite twins =
        siteOf("User-agent: *\nDisallow: /*.pdf$\nDisallow: /q\n\nUser-agent: AhrefsBot\n"
               "Robot-version: 2.0\nAllow: *.html\nDisallow: *.pdf\nDisallow: *\n");
    const MapSheet sheet = mapSheet(twins, questionOf());
    std::vector<std::string> names;
    for (std::size_t place = 0; place < sheet.places.size(); ++place)
        names.push_back(sheet.placeName(place).english());
    std::ranges::sort(names);
    QVERIFY2(std::ranges::adjacent_find(names) == names.end(), names.front().c_str());
    QVERIFY(std::ranges::contains(names, "/*.pdf$"));
    const MapSheet merged = mapSheet(
        siteOf("User-agent: *\nDisallow: /journal/archive/\nDisallow: /cart\nDisallow: /z/\n"),
        questionOf());
    const std::size_t closed = *merged.columnOf("/cart");
    QCOMPARE(closed, *merged.columnOf("/journal/archive/"));
    QCOMPARE(merged.columnName(closed).english(), "/z/ + 2");
    QCOMPARE(merged.columnName(closed, 1, "/journal/archive/x").english(), "/journal/archive/ + 2");
    const MapSheet start =
        mapSheet(siteOf("User-agent: *\nDisallow: /$\nDisallow: /a\n"), questionOf());
    QCOMPARE(start.columnName(*start.columnOf("/")).english(), "/$ + 1");
}

/// As long as there is room no place shares a column; what must share one can be opened.
void TestMap::columnsOpen() {
    std::string robots = "User-agent: *\n";
    for (int i = 0; i < 40; ++i)
        robots += std::format("Disallow: /f{:02}/\n", i);
    const MapSheet sheet = mapSheet(siteOf(robots), questionOf({"Googlebot", "GPTBot"}));
    QCOMPARE(sheet.columns.size(), std::size_t{2});
    QCOMPARE(sheet.places.size(), std::size_t{41});
    const auto where = [&](double width, std::set<std::size_t> open = {}) {
        DrawingStyle style;
        style.width = width;
        style.openColumns = std::move(open);
        const MapDrawing drawing = drawMap(sheet, style);
        std::vector<std::size_t> sizes;
        for (const DrawnColumn &column : drawing.columns)
            if (column.kind == DrawnColumn::Kind::Where)
                sizes.push_back(column.places.size());
        return sizes;
    };
    QCOMPARE(where(1600).size(), std::size_t{41});
    const auto narrow = where(900);
    QVERIFY(narrow.size() > 12 && narrow.size() < 41);
    QCOMPARE(std::ranges::count_if(narrow, [](std::size_t of) { return of > 1; }), 1);
    QCOMPARE(where(900, {1}).size(), std::size_t{41});
    // In the order of folders.
    const MapSheet tree = mapSheet(
        siteOf("User-agent: *\nDisallow: /b/\nDisallow: /a/c/\nDisallow: /*.pdf$\nAllow: /a/\n"
               "Disallow: /a/c/d/\n"),
        questionOf({"Googlebot"}));
    std::string order;
    for (const DrawnColumn &column : drawMap(tree, {}).columns)
        for (const std::size_t place : column.places)
            order += tree.placeName(place).english() + " ";
    QCOMPARE(order, "all other paths /a/ /a/c/ /a/c/d/ /b/ /*.pdf$ ");
}

/// Hours that are the same for everybody are not drawn: there is a narrow column with the pace, or none without one.
void TestMap::paceAlone() {
    const auto bars = [](const std::string &robots) {
        const MapSheet sheet = mapSheet(siteOf(robots), questionOf({"Googlebot", "GPTBot"}));
        const MapDrawing drawing = drawMap(sheet, {});
        std::size_t hours = 0;
        for (const Shape &shape : drawing.body)
            hours += shape.kind == Shape::Kind::Fill && shape.ink == Ink::Hours ? 1 : 0;
        return std::pair(hours, drawing.columns.back().width);
    };
    QCOMPARE(bars("User-agent: *\nDisallow: /a\n"), std::pair(std::size_t{0}, 0.0));
    QCOMPARE(bars("User-agent: *\nCrawl-delay: 5\nDisallow: /a\n"),
             std::pair(std::size_t{0}, 96.0));
    const auto hours = bars("User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\n"
                            "Visit-time: 0600-0845\nDisallow: /a\n");
    QVERIFY(hours.first > 0 && hours.second > 130);
}

/// In columns that are no single answer, too: where folders stand for many patterns each cell is "in part".
void TestMap::askIsNotAllow() {
    std::string robots = "User-agent: *\n";
    for (int i = 0; i < 90; ++i)
        robots += std::format("Disallow: /d{}/x\n", i);
    const MapSheet sheet =
        mapSheet(siteOf(robots, {}, "[agent: Bingbot]\ncrawl: ask\n"), questionOf());
    const SheetRow &asking = sheet.rows[*sheet.rowOf(*identify("Bingbot"))];
    QVERIFY(std::ranges::all_of(asking.where,
                                [](const SheetCell &cell) { return cell.sign == Sign::Part; }));
    QCOMPARE(asking.agents.size(), std::size_t{1});
}

void TestMap::hostileText() {
    const CompiledSite site = siteOf("User-agent: </text><script>alert(1)</script>\n"
                                     "Disallow: /\"'><img src=x onerror=alert(1)>\n"
                                     "Disallow: /\xE2\x80\xAE"
                                     "fdp.exe\n"
                                     "Disallow: /\x01&amp;]]>\n");
    ExactQuestion question = questionOf({"Googlebot"});
    question.agents.push_back(named("</text><script>alert(1)</script>"));
    const MapSheet sheet = mapSheet(site, question);
    DrawingStyle style;
    style.title = "<b>site</b> & \"more\"";
    const MapDrawing drawing = drawMap(sheet, style);
    for (const std::string &out : {toSvg(drawing, style.title), toHtml(sheet, drawing, style)}) {
        const QString text = QString::fromStdString(out);
        QVERIFY(!text.contains("<script"));
        QVERIFY(!text.contains("<img"));
        QVERIFY(!text.contains("<b>"));
        QVERIFY(!text.contains(QChar(0x202E)));
        QVERIFY(!text.contains(QChar(1)));
    }
    QXmlStreamReader reader(QString::fromStdString(toSvg(drawing, style.title)));
    while (!reader.atEnd())
        reader.readNext();
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
}

void TestMap::layout() {
    const CompiledSite site = siteOf("User-agent: *\nDisallow: /a/\nDisallow: /b/\n", {},
                                     "robots2-version: 1.0\ntrain: no\n");
    const MapSheet sheet = mapSheet(site, questionOf());
    for (const double width : {700.0, 1100.0, 1900.0}) {
        DrawingStyle style;
        style.width = width;
        style.open = {0};
        const MapDrawing drawing = drawMap(sheet, style);
        QVERIFY(drawing.width <= width);
        QCOMPARE(drawing.lines.size(), sheet.rows.size() + sheet.rows[0].agents.size());
        // Where there is room the counts are below each other, left of the heads, and take no row of their own.
        std::set<double> counts;
        for (const Shape &shape : drawing.head)
            if (shape.text.contains(" of ") && shape.bold)
                counts.insert(shape.y);
        QCOMPARE(counts.size(), width > 1000 ? std::size_t{4} : std::size_t{1});
        // Each place is drawn once.
        std::vector<std::size_t> drawn;
        for (const DrawnColumn &column : drawing.columns)
            drawn.insert(drawn.end(), column.places.begin(), column.places.end());
        std::ranges::sort(drawn);
        QCOMPARE(drawn.size(), sheet.places.size());
        QVERIFY(std::ranges::adjacent_find(drawn) == drawn.end());
        for (std::size_t i = 1; i < drawing.columns.size(); ++i)
            QVERIFY(drawing.columns[i].x >=
                    drawing.columns[i - 1].x + drawing.columns[i - 1].width - 0.01);
        for (const Shape &shape : drawing.body)
            QVERIFY(shape.x >= 0 && shape.x + shape.width <= drawing.width);
        for (std::size_t i = 1; i < drawing.lines.size(); ++i)
            QVERIFY(drawing.lines[i].y >= drawing.lines[i - 1].y + drawing.lines[i - 1].height);
    }
}

/// What is written over a block does not run into what is over the next, and "never fetched" is not cut by columns.
void TestMap::captions() {
    const CompiledSite site =
        siteOf("", {}, "User-agent: *\nDisallow: /\n\ncrawl: no\ntrain: no\nread: no\nquote: no\n");
    const MapSheet sheet = mapSheet(site, questionOf());
    QCOMPARE(sheet.columns.size(), std::size_t{1});
    const DrawingStyle style;
    const MapDrawing drawing = drawMap(sheet, style);
    double end = 0;
    for (const Shape &shape : drawing.head)
        if (shape.bold && (shape.text.starts_with("WH"))) {
            QVERIFY2(shape.x >= end, shape.text.c_str());
            end = shape.x + style.measure(shape.text, shape.size, true);
        }
    QVERIFY(end > 0);
    const auto never = std::ranges::find(drawing.body, "never fetched", &Shape::text);
    QVERIFY(never != drawing.body.end());
    const Shape &strip = *std::prev(never);
    QVERIFY(strip.x + strip.width >= never->x + style.measure(never->text, never->size, false));
}

/// A site closed in a file that nobody reads: the counts say who comes all the same.
void TestMap::documented() {
    const auto searches = [](const CompiledSite &site) {
        return mapSheet(site, questionOf()).counts[static_cast<std::size_t>(Purpose::Search)];
    };
    const PurposeCount unread = searches(siteOf("", {}, "User-agent: *\nDisallow: /\n"));
    QVERIFY(unread.of > 20);
    QCOMPARE(unread.free, std::size_t{0});
    QCOMPARE(unread.documented, unread.of);
    const PurposeCount read = searches(siteOf("User-agent: *\nDisallow: /\n"));
    QCOMPARE(read.documented, read.free);
}

void TestMap::mirrored() {
    const CompiledSite site = siteOf("User-agent: *\nDisallow: /a/\n");
    const MapSheet sheet = mapSheet(site, questionOf());
    DrawingStyle style;
    const MapDrawing one = drawMap(sheet, style);
    style.rightToLeft = true;
    const MapDrawing other = drawMap(sheet, style);
    QCOMPARE(one.columns.size(), other.columns.size());
    for (std::size_t i = 0; i < one.columns.size(); ++i)
        QCOMPARE(other.columns[i].x, one.width - one.columns[i].x - one.columns[i].width);
}

/// A name of 100,000 bytes is cut to its room, at a character, without being measured at each length.
void TestMap::longNames() {
    const std::string euro = "\xE2\x82\xAC";
    std::string path = "/";
    while (path.size() < 100'000)
        path += "%E2%82%AC" + euro;
    const CompiledSite site = siteOf("User-agent: *\nDisallow: " + path + "\n");
    const MapSheet sheet = mapSheet(site, questionOf({"Googlebot"}));
    DrawingStyle style;
    std::size_t measured = 0;
    const auto width = style.measure;
    style.measure = [&](std::string_view text, double size, bool bold) {
        measured += text.size();
        return width(text, size, bold);
    };
    const MapDrawing drawing = drawMap(sheet, style);
    QVERIFY2(measured < 40 * path.size(), QByteArray::number(qulonglong(measured)).constData());
    int cut = 0;
    for (const Shape &shape : drawing.head) {
        const std::size_t at = shape.text.find("…");
        if (at == std::string::npos)
            continue;
        ++cut;
        QVERIFY(QString::fromStdString(shape.text).toStdString() == shape.text); // whole characters
        QVERIFY(width(shape.text, shape.size, shape.bold) <= 104.0 * style.fontSize / 12);
        // One character more would have no room.
        const std::string longer = std::string(shape.text).insert(at, "WW");
        QVERIFY(width(longer, shape.size, shape.bold) > 104.0 * style.fontSize / 12);
    }
    QCOMPARE(cut, 1);
}

/// Heads of one folder, longer than their room, keep the ends that tell them apart.
void TestMap::headsOfOneFolder() {
    const CompiledSite site = siteOf("User-agent: *\nDisallow: /wp-content/\n"
                                     "Allow: /wp-content/plugins/*.png\n"
                                     "Allow: /wp-content/plugins/*.jpeg\n"
                                     "Allow: /wp-content/uploads/*.jpeg\n"
                                     "Allow: /wp-content/uploads/*.webp\n");
    const MapDrawing drawing = drawMap(mapSheet(site, questionOf({"Googlebot"})), {});
    std::set<std::string> heads;
    std::size_t cut = 0;
    for (const Shape &shape : drawing.head)
        if (shape.text.contains("…")) {
            ++cut;
            heads.insert(shape.text);
        }
    QCOMPARE(cut, std::size_t{4});
    QCOMPARE(heads.size(), cut);
}

/// Hours times places are bounded (S126): what is kept of 720 windows and 100 rules is no more than for a usual file.
void TestMap::manyHours() {
    std::string robots = "User-agent: *\n";
    for (int i = 0; i < 720; ++i)
        robots += std::format("Request-rate: 1/{} {:02}{:02}-{:02}{:02}\n", i % 50 + 1, i / 30,
                              i * 2 % 60, i / 30, i * 2 % 60);
    for (int i = 0; i < 100; ++i)
        robots += std::format("Disallow: /{}/\n", i);
    const PolicyMap map = policyMap(siteOf(robots), questionOf());
    QVERIFY(!map.complete);
    std::size_t answers = 0;
    for (const MapRow &row : map.rows)
        for (const MapCell &cell : row.cells)
            answers += cell.regions.size();
    QVERIFY2(answers <= 60'000, QByteArray::number(qulonglong(answers)).constData());
    QVERIFY(!map.undecided.empty());
    QVERIFY(std::ranges::any_of(map.unproven, [](const Message &each) {
        return each.english() ==
               "The map has more than 60000 answers, paths times hours. Ask about "
               "one instant, or about fewer agents";
    }));
    // At one instant it is complete.
    ExactQuestion question = questionOf();
    question.at = kDay;
    QVERIFY(policyMap(siteOf(robots), question).complete);
}

/// Patterns count once, however many rows have them: 300 rules that all meet are 36 KB of exceptions a region, some 11 MB for
/// each kind of agents.
void TestMap::manyRowsOfTheSamePatterns() {
    std::string robots = "User-agent: *\n";
    for (int i = 0; i < 300; ++i)
        robots += std::format("{}: /*{:03}{}\n", i % 2 == 0 ? "Allow" : "Disallow", i,
                              std::string(80, 'x'));
    const CompiledSite site = siteOf(robots);
    const PolicyMap map = policyMap(site, questionOf(), Spellings::Together);
    QVERIFY(map.complete);
    std::size_t bytes = 0;
    std::set<const void *> kept;
    std::size_t rows = 0; // with all regions
    for (const MapRow &row : map.rows)
        for (const MapCell &cell : row.cells) {
            rows += cell.regions.size() > 300 ? 1 : 0;
            for (const MapRegion &each : cell.regions)
                if (kept.insert(each.region.except.identity()).second)
                    for (const SitePattern &pattern : each.region.except)
                        bytes += sizeof pattern + pattern.pattern.size();
        }
    QVERIFY2(rows >= 3, QByteArray::number(qulonglong(rows)).constData());
    QVERIFY2(bytes < 8'000'000, QByteArray::number(qulonglong(bytes)).constData());
    // The verdicts are each row's own.
    for (const MapRow &row : map.rows)
        for (const MapRegion &each : row.cells.front().regions) {
            const Verdict verdict = site.simulate(
                {row.asked.front().identity, each.region.example, kDay, Reading::Author, false},
                TraceLevel::None);
            QCOMPARE(each.verdict.fetch.decision, verdict.fetch.decision);
            QCOMPARE(each.verdict.known.has_value(), verdict.known.has_value());
        }
}

/// Files of GATEPOST_CORPUS=FOLDER, every GATEPOST_MAP_STEP-th of them (1): the symbols are what simulate answers on paths that meet
/// their rules, nothing shares a column while there is room, and how much is named is printed.
void TestMap::realFiles() {
    const QDir folder(qEnvironmentVariable("GATEPOST_CORPUS"));
    if (!qEnvironmentVariableIsSet("GATEPOST_CORPUS"))
        QSKIP("GATEPOST_CORPUS names no folder of real files");
    const QStringList names = folder.entryList(QDir::Files, QDir::Name);
    const int step = std::max(1, qEnvironmentVariableIntValue("GATEPOST_MAP_STEP"));
    int files = 0;
    int withRules = 0;
    int open = 0;
    std::size_t columns = 0;
    std::size_t asked = 0;
    std::size_t undecided = 0;
    std::size_t notched = 0;
    std::map<Sign, std::size_t> cells;
    QStringList faults;
    const auto say = [&] {
        std::size_t all = 0;
        for (const auto &[sign, count] : cells)
            all += count;
        // Without the notch each of these cells was in part.
        qInfo("%s",
              std::format("{} files, {} of them with 5 rules or more: {:.1f} columns on average; "
                          "{} of {} cells in part, {} before the notch; {} files not decided as "
                          "a whole; {} answers compared, {} not decided; {} faults",
                          files, withRules, static_cast<double>(columns) / std::max(1, withRules),
                          cells[Sign::Part], all, cells[Sign::Part] + notched, open, asked,
                          undecided, faults.size())
                  .c_str());
    };
    for (qsizetype i = 0; i < names.size(); i += step) {
        if (files > 0 && files % 50 == 0)
            say();

        QFile file(folder.filePath(names[i]));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string robots = file.readAll().toStdString();
        const CompiledSite site = siteOf(robots);
        const MapSheet sheet = mapSheet(site, questionOf());
        ++files;
        open += sheet.complete ? 0 : 1;
        DrawingStyle style;
        style.width = 1240; // beside the list of files, in a window of 1440
        const MapDrawing drawing = drawMap(sheet, style);
        std::size_t shown = 0;
        bool isMerged = false;
        double cell = 0;
        for (const DrawnColumn &column : drawing.columns)
            if (column.kind == DrawnColumn::Kind::Where) {
                ++shown;
                isMerged = isMerged || column.places.size() > 1;
                cell = column.width;
            }
        if (isMerged && cell > 19)
            faults << QStringLiteral("%1: columns share %2 px").arg(names[i]).arg(cell);
        if (rulesIn(robots) >= 5) {
            ++withRules;
            columns += shown;
            for (const SheetRow &row : sheet.rows)
                for (const SheetCell &each : row.places) {
                    ++cells[each.sign];
                    notched += each.notched && each.sign != Sign::Part ? 1 : 0;
                }
        }
        std::string said;
        for (const PurposeCount &count :
             std::span(sheet.counts).first(static_cast<std::size_t>(Purpose::Other)))
            said += std::format(" {} of {}", count.free, count.of);
        std::array<std::size_t, kPurposeCount> inRows{};
        for (const SheetRow &row : sheet.rows)
            inRows[static_cast<std::size_t>(row.purpose)] += row.counted();
        for (std::size_t purpose = 0; purpose < kPurposeCount; ++purpose)
            if (inRows[purpose] != sheet.counts[purpose].of)
                faults << QStringLiteral("%1: rows of %2 agents, counted are %3")
                              .arg(names[i])
                              .arg(inRows[purpose])
                              .arg(sheet.counts[purpose].of);
        const bool hasHours = std::ranges::any_of(
            sheet.rows, [](const SheetRow &row) { return row.when.size() > 1; });
        if (!hasHours && said != countsOf(site))
            faults << QStringLiteral("%1: counts%2, the agents%3")
                          .arg(names[i], QString::fromStdString(said),
                               QString::fromStdString(countsOf(site)));
        const std::vector<std::string> paths = pathsOfRules(site.site(), 40);
        for (const SheetRow &row : sheet.rows) {
            const AskedAgent &first = row.agents.front().asked;
            for (const std::string &path : paths) {
                const auto place = sheet.placeOf(path);
                if (!first.isNamed() || !place || isPolicyFile(path))
                    continue;
                if (row.places[*place].sign == Sign::Undecided) {
                    ++undecided;
                    continue;
                }
                const SheetCell &on = row.places[*place];
                const Decision decision =
                    site.simulate({first.identity, path, kDay}, TraceLevel::None).fetch.decision;
                ++asked;
                if (!fits(on.sign, decision) && !(on.notched && isAcross(sheet, path)))
                    faults << QString::fromStdString(std::format(
                        "{}: {} {} {}, the map {}", names[i].toStdString(), nameOf(first), path,
                        decisionName(decision), symbolOf(on.sign)));
            }
        }
    }
    say();
    QVERIFY2(faults.isEmpty(), QStringLiteral("%1: %2")
                                   .arg(faults.size())
                                   .arg(faults.mid(0, 40).join(u'\n'))
                                   .toUtf8()
                                   .constData());
}

QTEST_GUILESS_MAIN(TestMap)
#include "tst_map.moc"

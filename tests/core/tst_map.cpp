// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The map as a sheet: its signs against simulate(), its layout, and what SVG and HTML make of hostile text.

#include "core/exact/mapdrawing.h"

#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <format>

using namespace gatepost;
using namespace gatepost::exact;

namespace {

const Instant kDay = *parseInstant("2026-11-20T12:00:00Z");

CompiledSite siteOf(const std::string &robots, const std::string &robots2 = {}) {
    Site site;
    site.put(FileRole::Robots, robots);
    if (!robots2.empty())
        site.put(FileRole::Robots2, robots2);
    return CompiledSite(std::move(site));
}

AskedAgent agent(std::string_view name) {
    return {*identify(name), AskedAgent::Kind::Named, std::string(name)};
}

ExactQuestion questionOf(std::initializer_list<std::string_view> agents = {}) {
    ExactQuestion question;
    question.day = kDay;
    for (const std::string_view name : agents)
        question.agents.push_back(agent(name));
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
            (out += symbolOf(cell.sign)) += cell.changed ? "*" : "";
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
    case Sign::Unstated: return false;
    }
    return false;
}

} // namespace

class TestMap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sheets_data();
    void sheets();
    void signsAreTrue_data();
    void signsAreTrue();
    void changes();
    void asked();
    void manyPatterns();
    void askIsNotAllow();
    void hostileText();
    void layout();
    void captions();
    void documented();
    void mirrored();
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
        << R"([all other paths] [/*.pdf$, /a/, /b]
Search: Googlebot ✓✕  0-1440o
AI training: GPTBot ✓✕  0-1440o)";
    QTest::newRow("patterns that overlap: a folder before what is across folders")
        << "User-agent: *\nDisallow: /a/\n\nUser-agent: GPTBot\nDisallow: /*.pdf$\n"
        << ""
        << R"([all other paths] [/*.pdf$] [/a/]
Search: Googlebot ✓✓✕  0-1440o
AI training: GPTBot ✓✕◐  0-1440o)";
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
    const CompiledSite site = siteOf(robots.toStdString(), robots2.toStdString());
    const MapSheet sheet = mapSheet(site, questionOf({"Googlebot", "GPTBot"}));
    QVERIFY(sheet.complete);
    QCOMPARE(asText(sheet), expected);
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
                QVERIFY2(fits(row.where[*column].sign, decision),
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

/// In columns that are no single answer, too: where folders stand for many patterns each cell is "in part".
void TestMap::askIsNotAllow() {
    std::string robots = "User-agent: *\n";
    for (int i = 0; i < 90; ++i)
        robots += std::format("Disallow: /d{}/x\n", i);
    const MapSheet sheet = mapSheet(siteOf(robots, "[agent: Bingbot]\ncrawl: ask\n"), questionOf());
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
    question.agents.push_back(agent("</text><script>alert(1)</script>"));
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
    const CompiledSite site = siteOf("User-agent: *\nDisallow: /a/\nDisallow: /b/\n",
                                     "robots2-version: 1.0\ntrain: no\n");
    const MapSheet sheet = mapSheet(site, questionOf());
    for (const double width : {700.0, 1100.0, 1900.0}) {
        DrawingStyle style;
        style.width = width;
        style.open = {0};
        const MapDrawing drawing = drawMap(sheet, style);
        QVERIFY(drawing.width <= width);
        QCOMPARE(drawing.lines.size(), sheet.rows.size() + sheet.rows[0].agents.size());
        QCOMPARE(drawing.columns.size(), 1 + sheet.columns.size() + sheet.uses.size() + 1);
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
        siteOf("", "User-agent: *\nDisallow: /\n\ncrawl: no\ntrain: no\nread: no\nquote: no\n");
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
    const PurposeCount unread = searches(siteOf("", "User-agent: *\nDisallow: /\n"));
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

QTEST_GUILESS_MAIN(TestMap)
#include "tst_map.moc"

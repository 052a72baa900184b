// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/simulate/readings.h"

#include <QTest>

using namespace gatepost;
using namespace Qt::StringLiterals;

namespace {

/// "rfc9309 fallback-token 1; google …": reading, cause, 1-based line (0 = none).
QByteArray shown(const QByteArray &robots, const char *agent, const char *url, const char *at) {
    Site site;
    site.put(FileRole::Robots, robots.toStdString());
    const CompiledSite compiled(std::move(site));
    const ReadingsAnswer answer = askReadings(compiled, {*identify(agent), url, *parseInstant(at)});
    QByteArray out;
    for (const ReadingDifference &difference : answer.differences) {
        if (!out.isEmpty())
            out += "; ";
        out += QByteArray::fromStdString(std::string(readingName(difference.reading))) + ' ' +
               QByteArray::fromStdString(std::string(readingCauseName(difference.cause))) + ' ' +
               QByteArray::number(difference.line ? difference.line->line.value : 0);
        if (difference.why.empty())
            out += " (no words)";
    }
    return out;
}

} // namespace

class TestReadingCauses : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void causes_data() {
        QTest::addColumn<QByteArray>("robots");
        QTest::addColumn<QByteArray>("agent");
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, const char *robots, const char *agent,
                            const char *url, const char *expected) {
            QTest::newRow(name) << QByteArray(robots) << QByteArray(agent) << QByteArray(url)
                                << QByteArray(expected);
        };
        row("all agree", "User-agent: GPTBot\nDisallow: /\n", "GPTBot", "/a", "");
        row("no file's rules", "", "GPTBot", "/a", "");
        row("fall-back token", "User-agent: Googlebot\nDisallow: /i\n", "Googlebot-Image", "/i",
            "rfc9309 fallback-token 1; google fallback-token 1");
        row("dead pattern", "User-agent: .*bot\nDisallow: /\n", "GPTBot", "/a",
            "rfc9309 dead-pattern 1; google dead-pattern 1; koster1994 dead-pattern 1; known "
            "dead-pattern 1");
        row("dead glob, star instead", "User-agent: *-ai\nDisallow: /\n\nUser-agent: *\nAllow: /\n",
            "cohere-ai", "/a",
            "rfc9309 dead-pattern 1; google dead-pattern 1; koster1994 dead-pattern 1; known "
            "dead-pattern 1");
        row("star ignored", "User-agent: *\nDisallow: /\n", "AdsBot-Google", "/a",
            "rfc9309 star-ignored 2; google star-ignored 2; koster1994 star-ignored 2");
        row("cut token", "User-agent: AI2Bot\nDisallow: /\n", "AI2Bot", "/a", "google cut-token 1");
        row("another's cut token names it", "User-agent: Some2Bot\nDisallow: /\n", "Some", "/a",
            "google cut-token 1");
        row("part of a name", "User-agent: bot\nDisallow: /\n", "GPTBot", "/a",
            "koster1994 name-part 1");
        row("part of a name, in an earlier record",
            "User-agent: Googlebot\nDisallow: /\n\nUser-agent: Googlebot-Image\nDisallow: /i\n",
            "Googlebot-Image", "/a", "koster1994 name-part 1");
        row("experimental", "User-agent: GPTBot\nRobot-version: 2.1\nDisallow: /\n", "GPTBot", "/a",
            "rfc9309 experimental-group 2; google experimental-group 2; koster1994 "
            "experimental-group 2; known experimental-group 2");
        row("standard 2.0", "User-agent: GPTBot\nRobot-version: 2.0\nDisallow: /a\n", "GPTBot",
            "/a/b",
            "rfc9309 extended-group 2; google extended-group 2; koster1994 extended-group 2; known "
            "extended-group 2");
        row("group trap", "User-agent: *\nCrawl-delay: 5\n\nUser-agent: Bad\nDisallow: /\n",
            "GPTBot", "/a", "koster1994 group-trap 1");
        row("blank line", "User-agent: GPTBot\n\nDisallow: /\n", "GPTBot", "/a",
            "koster1994 blank-line 3");
        row("joined rule", "User-agent: GPTBot Disallow: /\n", "GPTBot", "/a",
            "rfc9309 joined-rule 1; google joined-rule 1; koster1994 joined-rule 1; known "
            "joined-rule 1");
        row("misspelt rule", "User-agent: GPTBot\nDisalow: /\n", "GPTBot", "/a",
            "google misspelt-key 2");
        row("key by its beginning", "User-agent: GPTBot\nDisallowed: /\n", "GPTBot", "/a",
            "google misspelt-key 2");
        row("misspelt agent", "useragent: GPTBot\nDisallow: /\n", "GPTBot", "/a",
            "google misspelt-key 1");
        row("no colon", "User-agent: GPTBot\nDisallow /\n", "GPTBot", "/a",
            "google missing-colon 2");
        row("index.html", "User-agent: *\nDisallow: /a\nAllow: /a/index.html\n", "GPTBot", "/a/",
            "google index-html 3");
        row("wildcards", "User-agent: *\nDisallow: /*.pdf$\n", "GPTBot", "/a.pdf",
            "koster1994 wildcards 2");
        row("first match", "User-agent: *\nDisallow: /a\nAllow: /a/b\n", "GPTBot", "/a/b",
            "koster1994 first-match 2");
        row("escapes", "User-agent: *\nDisallow: /%61\n", "GPTBot", "/a", "google escapes 2");
        row("Visit-time", "User-agent: *\nVisit-time: 1200-1300\nDisallow: /x\n", "GPTBot", "/a",
            "rfc9309 robots-times 2; google robots-times 2; koster1994 robots-times 2; known "
            "robots-times 2");
        row("documented to ignore it", "User-agent: *\nDisallow: /\n", "Bytespider", "/a",
            "known ignores 0");
        row("Google reads as Google does", "User-agent: Googlebot\nDisallowed: /\n", "Googlebot",
            "/a", "google misspelt-key 2; known misspelt-key 2");
    }
    void causes() {
        QFETCH(QByteArray, robots);
        QFETCH(QByteArray, agent);
        QFETCH(QByteArray, url);
        QFETCH(QByteArray, expected);
        QCOMPARE(shown(robots, agent, url, "2026-11-20T07:00:00Z"), expected);
    }

    /// Crawlers of other readings do not look at the files beside robots.txt.
    void otherFiles() {
        Site site;
        site.put(FileRole::Robots2, "crawl: no\n");
        const CompiledSite compiled(std::move(site));
        const ReadingsAnswer answer = askReadings(
            compiled, {*identify("GPTBot"), "/", *parseInstant("2026-11-20T07:00:00Z")});
        QByteArray out;
        for (const ReadingDifference &difference : answer.differences) {
            QVERIFY(difference.cause == ReadingCause::FileNotRead);
            out += QByteArray::fromStdString(difference.why.english()) + '\n';
        }
        QCOMPARE(
            out,
            "robots2.txt line 1, “crawl: no” decides; RFC 9309 knows robots.txt alone\n"
            "robots2.txt line 1, “crawl: no” decides; google/robotstxt knows robots.txt alone\n"
            "robots2.txt line 1, “crawl: no” decides; a robot of 1994 knows robots.txt alone\n"
            "robots2.txt line 1, “crawl: no” decides; GPTBot is not known to read "
            "robots2.txt\n");
    }

    void table() {
        Site site;
        site.put(FileRole::Robots, "User-agent: *\nDisallow: /a\nAllow: /a/b\n");
        const CompiledSite compiled(std::move(site));
        const auto rows = readingsTable(compiled, {*identify("GPTBot"), *identify("CCBot")},
                                        {"/", "/a", "/a/b"}, *parseInstant("2026-11-20T07:00:00Z"));
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[0].agent, std::string("GPTBot"));
        QCOMPARE(rows[1].agent, std::string("CCBot"));
        QCOMPARE(rows[0].path, std::string("/a/b"));
        QCOMPARE(rows[0].decisions[0], Decision::Allow);
        QCOMPARE(rows[0].decisions[3], Decision::Deny);
        QCOMPARE(rows[0].first.cause, ReadingCause::FirstMatch);
        QCOMPARE(readingsTable(compiled, {*identify("GPTBot"), *identify("CCBot")}, {"/a/b"},
                               *parseInstant("2026-11-20T07:00:00Z"), 1)
                     .size(),
                 std::size_t{1});
    }

    /// Many questions, few causes: a line for each, with the decisions, the number of questions, agents and paths.
    void sameCauseIsOneRow_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("paths");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("one line, two agents")
            << QByteArray("User-agent: *\nDisallow: /a\nAllow: /a/b\n")
            << QStringList{u"/"_s, u"/a"_s, u"/a/b"_s, u"/a/b/c"_s}
            << QByteArray("4: GPTBot,CCBot × /a/b,/a/b/c first-match line 2\n");
        QTest::newRow("two lines")
            << QByteArray("User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /c\nAllow: /c/d\n")
            << QStringList{u"/a/b"_s, u"/c/d"_s}
            << QByteArray("2: GPTBot,CCBot × /a/b first-match line 2\n"
                          "2: GPTBot,CCBot × /c/d first-match line 4\n");
        QTest::newRow("they agree") << QByteArray("User-agent: *\nDisallow: /a\n")
                                    << QStringList{u"/a"_s, u"/b"_s} << QByteArray();
    }
    void sameCauseIsOneRow() {
        QFETCH(const QByteArray, text);
        QFETCH(const QStringList, paths);
        QFETCH(const QByteArray, expected);
        Site site;
        site.put(FileRole::Robots, text.toStdString());
        const CompiledSite compiled(std::move(site));
        std::vector<std::string> urls;
        for (const QString &path : paths)
            urls.push_back(path.toStdString());
        const auto rows = readingsTable(compiled, {*identify("GPTBot"), *identify("CCBot")}, urls,
                                        *parseInstant("2026-11-20T07:00:00Z"));
        QByteArray said;
        std::size_t all = 0;
        const auto joined = [](const std::vector<std::string> &names) {
            QByteArrayList list;
            for (const std::string &name : names)
                list << QByteArray::fromStdString(name);
            return list.join(',');
        };
        for (const ReadingsCause &cause : causesOf(rows)) {
            all += cause.questions;
            said += QByteArray::number(qulonglong(cause.questions)) + ": " + joined(cause.agents) +
                    " × " + joined(cause.paths) + ' ' +
                    QByteArray::fromStdString(std::string(readingCauseName(cause.first.cause))) +
                    (cause.first.line ? " line " + QByteArray::number(cause.first.line->line.value)
                                      : QByteArray()) +
                    '\n';
        }
        QCOMPARE(said, expected);
        QCOMPARE(all, rows.size()); // none is lost, none is told twice
    }
};

QTEST_APPLESS_MAIN(TestReadingCauses)
#include "tst_readingcauses.moc"

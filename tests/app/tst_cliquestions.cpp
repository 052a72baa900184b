// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// gatepost-cli matrix, timeline and readings: what the window shows, as text and as JSON.

#include "tests/support/runcli.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace gatepost::test;
using namespace Qt::StringLiterals;

class TestCliQuestions : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    void write(const QString &name, const QByteArray &text) const {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    CliRun ask(const QString &line) const {
        QStringList words = line.split(u' ');
        words.insert(1, u"--site"_s);
        words.insert(2, m_folder.path());
        return runCli(words);
    }

private slots:
    void initTestCase() {
        write(u"robots.txt"_s, "User-agent: GPTBot\n"
                               "Visit-time: 0600-0845\n"
                               "Disallow: /drafts\n"
                               "\n"
                               "User-agent: *\n"
                               "Crawl-delay: 10\n"
                               "Disallow: /*.pdf$\n");
        write(u"robots2.txt"_s, "train: no\nquote: short-only\n");
    }

    void text_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("out");
        QTest::newRow("timeline")
            << u"timeline --agent GPTBot --url /blog --from 2026-11-20T07:00:00Z --days 2"_s
            << QByteArray("GPTBot on /blog: May come now, until 2026-11-20T08:46:00Z\n"
                          "2026-11-20T07:00:00Z  allow  no rule matches this path\n"
                          "2026-11-20T08:46:00Z  later  robots.txt line 2, Visit-time: 0600-0845\n"
                          "2026-11-21T06:00:00Z  allow  no rule matches this path\n"
                          "2026-11-21T08:46:00Z  later  robots.txt line 2, Visit-time: "
                          "0600-0845\n"
                          "2026-11-22T06:00:00Z  allow  no rule matches this path\n");
        QTest::newRow("timeline, closed at first")
            << u"timeline --agent GPTBot --from 2026-11-20T09:00:00Z --days 1"_s
            << QByteArray("GPTBot on /: May come from 2026-11-21T06:00:00Z, until "
                          "2026-11-21T08:46:00Z\n"
                          "2026-11-20T09:00:00Z  later  robots.txt line 2, Visit-time: 0600-0845\n"
                          "2026-11-21T06:00:00Z  allow  no rule matches this path\n"
                          "2026-11-21T08:46:00Z  later  robots.txt line 2, Visit-time: "
                          "0600-0845\n");
        QTest::newRow("timeline, never")
            << u"timeline --agent GPTBot --url /drafts --from 2026-11-20T07:00:00Z"_s
            << QByteArray("GPTBot on /drafts: May not come at any time until 2026-11-27T07:00:00Z\n"
                          "2026-11-20T07:00:00Z  deny   robots.txt line 3, Disallow: /drafts\n");
        QTest::newRow("timeline, a pace")
            << u"timeline --agent Bingbot --from 2026-11-20T07:00:00Z --days 1"_s
            << QByteArray("Bingbot on /: May come now\n"
                          "2026-11-20T07:00:00Z  allow  no rule matches this path · pace 1 request "
                          "/ 10 s\n");
        QTest::newRow("matrix") << u"matrix --agent GPTBot --agent Bingbot --path /drafts --path "
                                   "/a.pdf --at 2026-11-20T12:00:00Z"_s
                                << QByteArray("         /drafts  /a.pdf\n"
                                              "GPTBot   deny     later\n"
                                              "Bingbot  allow    deny\n");
        QTest::newRow("matrix, where the readings differ")
            << u"matrix --agent GPTBot --path / --at 2026-11-20T12:00:00Z --readings"_s
            << QByteArray("        /\n"
                          "GPTBot  later*\n"
                          "* the readings do not agree here\n");
        QTest::newRow("matrix, denied alone")
            << u"matrix --agent GPTBot --agent Bingbot --path /a.pdf --path /drafts --denied --at "
               "2026-11-20T07:00:00Z"_s
            << QByteArray("         /a.pdf  /drafts\n"
                          "GPTBot   allow   deny\n"
                          "Bingbot  deny    allow\n");
        QTest::newRow("matrix, by behaviour")
            << u"matrix --agent GPTBot --agent NewsHound --agent Claude-User --agent Googlebot "
               "--agent DuckDuckBot --path / --sort behaviour --at 2026-11-20T07:00:00Z"_s
            << QByteArray("             /\n"
                          "DuckDuckBot  allow\n"
                          "Claude-User  allow\n"
                          "GPTBot       allow\n"
                          "Googlebot    allow\n"
                          "NewsHound    allow\n");
        QTest::newRow("matrix as CSV")
            << u"matrix --agent Bingbot --path /a.pdf --format csv --at 2026-11-20T07:00:00Z"_s
            << QByteArray("agent,/a.pdf\r\nBingbot,deny\r\n");
        QTest::newRow("matrix as Markdown")
            << u"matrix --agent Bingbot --path /a --format markdown --at 2026-11-20T07:00:00Z"_s
            << QByteArray("| agent | /a |\n|---|---|\n| Bingbot | allow |\n");
    }
    void text() {
        QFETCH(QString, line);
        const CliRun run = ask(line);
        QCOMPARE(run.err, QByteArray());
        QTEST(run.out, "out");
        QCOMPARE(run.status, 0);
    }

    void usualAgentsAndPaths() {
        const CliRun run = ask(u"matrix --at 2026-11-20T07:00:00Z"_s);
        QVERIFY(run.out.startsWith("                 /\nGooglebot        allow\n"));
        QCOMPARE(run.out.count('\n'), 11);
    }

    void everyKnownAgent() {
        const CliRun run = ask(u"matrix --known --by uses --json --at 2026-11-20T07:00:00Z"_s);
        const QJsonArray rows = run.json()[u"rows"_s].toArray();
        QVERIFY(rows.size() > 150);
        const QJsonArray columns = run.json()[u"columns"_s].toArray();
        const auto train = columns.toVariantList().indexOf(u"train"_s);
        QVERIFY(train >= 0);
        for (const auto &row : rows)
            QCOMPARE(row[u"cells"_s][train][u"effective"_s].toString(), u"no"_s);
    }

    void matrixAsJson() {
        const QJsonObject json = ask(u"matrix --agent GPTBot --path /drafts --readings --json --at "
                                     "2026-11-20T12:00:00Z"_s)
                                     .json();
        QCOMPARE(json[u"by"_s].toString(), u"paths"_s);
        QCOMPARE(json[u"at"_s].toString(), u"2026-11-20T12:00:00Z"_s);
        QCOMPARE(json[u"reading"_s].toString(), u"author"_s);
        QCOMPARE(json[u"columns"_s][0].toString(), u"/drafts"_s);
        const QJsonObject row = json[u"rows"_s][0].toObject();
        QCOMPARE(row[u"title"_s].toString(), u"GPTBot"_s);
        QCOMPARE(row[u"behaviour"_s].toString(), u"training"_s);
        QCOMPARE(json[u"registry"_s].toString().size(), 64);
        const QJsonObject cell = row[u"cells"_s][0].toObject();
        QCOMPARE(cell[u"decision"_s].toString(), u"deny"_s);
        QCOMPARE(cell[u"reason"_s].toString(), u"rule"_s);
        QCOMPARE(cell[u"file"_s].toString(), u"robots.txt"_s);
        QCOMPARE(cell[u"line"_s].toInt(), 3);
        QCOMPARE(cell[u"readings_differ"_s].toBool(true), false);
    }

    void hoursOfOneAgent() {
        const QJsonObject json =
            ask(u"matrix --by hours --agent GPTBot --path / --json --at 2026-11-20T12:00:00Z"_s)
                .json();
        QCOMPARE(json[u"agent"_s].toString(), u"GPTBot"_s);
        const QJsonArray rows = json[u"rows"_s].toArray();
        QCOMPARE(rows.size(), 24);
        QCOMPARE(rows[5][u"cells"_s][0][u"decision"_s].toString(), u"later"_s);
        QCOMPARE(rows[6][u"title"_s].toString(), u"06:00"_s);
        QCOMPARE(rows[6][u"cells"_s][0][u"decision"_s].toString(), u"allow"_s);
    }

    void timelineAsJson() {
        const QJsonObject json =
            ask(u"timeline --agent GPTBot --url /blog --from 2026-11-20T09:00:00Z --days 2 --json"_s)
                .json();
        QCOMPARE(json[u"opens"_s].toString(), u"2026-11-21T06:00:00Z"_s);
        QCOMPARE(json[u"closes"_s].toString(), u"2026-11-21T08:46:00Z"_s);
        QCOMPARE(json[u"to"_s].toString(), u"2026-11-22T09:00:00Z"_s);
        const QJsonObject span = json[u"spans"_s][0].toObject();
        QCOMPARE(span[u"to"_s].toString(), u"2026-11-21T06:00:00Z"_s);
        QCOMPARE(span[u"fetch"_s][u"decision"_s].toString(), u"later"_s);
        QCOMPARE(span[u"fetch"_s][u"line"_s].toInt(), 2);
        QVERIFY(span[u"rate"_s].isNull());
        const QJsonObject never =
            ask(u"timeline --agent GPTBot --url /drafts --from 2026-11-20T09:00:00Z --json"_s)
                .json();
        QVERIFY(never[u"opens"_s].isNull());
        QVERIFY(never[u"closes"_s].isNull());
    }

    void readings() {
        const QString question = u"readings --agent GPTBot --url / --at 2026-11-20T12:00:00Z"_s;
        const CliRun text = ask(question);
        QCOMPARE(text.status, 0);
        QVERIFY2(text.out.startsWith("author      Later — robots.txt line 2, "), text.out);
        QVERIFY2(text.out.contains("\nrfc9309     Yes — no rule matches this path"), text.out);
        QVERIFY2(text.out.contains("\nwhy they differ from author:\n  rfc9309     Line 2: "),
                 text.out);
        const QJsonObject json = ask(question + u" --json"_s).json();
        QCOMPARE(json[u"agree"_s].toBool(true), false);
        QCOMPARE(json[u"readings"_s][u"author"_s][u"decision"_s].toString(), u"later"_s);
        QCOMPARE(json[u"readings"_s][u"google"_s][u"decision"_s].toString(), u"allow"_s);
        QCOMPARE(json[u"differences"_s][0][u"reading"_s].toString(), u"rfc9309"_s);
        QCOMPARE(json[u"differences"_s][0][u"line"_s].toInt(), 2);
        QVERIFY(ask(u"readings --agent Bingbot --url /a --at 2026-11-20T12:00:00Z"_s)
                    .out.contains("All readings agree"));
    }

    /// SITE stands behind the command; who and what are not named are the settings' first, else Googlebot on /.
    void siteAsAnArgument_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("begins");
        const auto row = [](const char *name, const QStringList &words, const char *begins) {
            QTest::newRow(name) << words << QByteArray(begins);
        };
        const QString at = u"2026-11-20T07:00:00Z"_s;
        row("simulate",
            {u"simulate"_s, u"SITE"_s, u"--agent"_s, u"GPTBot"_s, u"--url"_s, u"/drafts"_s,
             u"--at"_s, at},
            "No — robots.txt line 3");
        row("a file",
            {u"simulate"_s, u"SITE/robots.txt"_s, u"--agent"_s, u"GPTBot"_s, u"--url"_s,
             u"/drafts"_s, u"--at"_s, at},
            "No — robots.txt line 3");
        row("readings", {u"readings"_s, u"SITE"_s, u"--at"_s, at},
            "Googlebot on /\nauthor      Yes");
        row("timeline", {u"timeline"_s, u"SITE"_s, u"--from"_s, at},
            "Googlebot on /: May come now");
        row("matrix", {u"matrix"_s, u"SITE"_s, u"--agent"_s, u"GPTBot"_s, u"--path"_s, u"/"_s}, "");
    }
    void siteAsAnArgument() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, begins);
        words.replaceInStrings(u"SITE"_s, m_folder.path());
        const CliRun run = runCli(words);
        QCOMPARE(run.status, 0);
        QVERIFY2(run.out.startsWith(begins), run.out);
        const CliRun twice = runCli(words + QStringList{u"--site"_s, m_folder.path()});
        if (!words[1].endsWith(u"txt"_s)) {
            QCOMPARE(twice.status, 2);
            QVERIFY2(twice.err.contains("the site is given twice"), twice.err);
        }
    }

    void badUsage_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char *line, const char *said) {
            QTest::newRow(line) << QString::fromLatin1(line) << QByteArray(said);
        };
        row("matrix --by days", "--by days: paths, uses or hours is expected");
        row("matrix --by hours", "--by hours is about one agent");
        row("matrix --format xml", "--format xml: text, json, csv or markdown is expected");
        row("matrix --reading mine", "--reading mine: author, rfc9309, google");
        row("matrix --at soon", "--at soon: a time such as");
        row("timeline --agent GPTBot --days 0", "--days 0: 1 to 366 is expected");
        row("timeline --agent GPTBot --from soon", "--from soon: a time such as");
        row("readings --agent GPTBot --url / --category cook", "--category cook: ");
    }
    /// What is so already is said once.
    void changeOfWhatIsSo() {
        const QString line =
            u"change --agent CCBot --path /a.pdf --at 2026-11-20T07:00:00Z --to deny"_s;
        const CliRun run = ask(line);
        QVERIFY2(
            run.out.startsWith("That is the answer already. No — robots.txt line 7, Disallow: "),
            run.out.constData());
        QCOMPARE(run.out.count("No — "), 1);
        QCOMPARE(run.status, 1);
        const QByteArray turned = ask(QString(line).replace(u"deny"_s, u"allow"_s)).out;
        QVERIFY2(turned.startsWith("No — robots.txt line 7, ") && turned.contains("\n\n1. "),
                 turned.constData());
    }
    void badUsage() {
        QFETCH(QString, line);
        QFETCH(QByteArray, said);
        const CliRun run = ask(line);
        QCOMPARE(run.status, 2);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.contains(said), run.err);
    }
};

QTEST_GUILESS_MAIN(TestCliQuestions)
#include "tst_cliquestions.moc"

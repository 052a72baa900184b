// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// gatepost-cli export: status, streams, the keys of its JSON, --check. What it writes is in tests/core/tst_export.cpp.

#include "tests/support/runcli.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace gatepost::test;
using namespace Qt::StringLiterals;

class TestCliExport : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    void write(const QString &name, const QByteArray &text) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    [[nodiscard]] CliRun run(const QStringList &words) const {
        return runCli(QStringList{u"export"_s} + words);
    }

private slots:
    void init();
    void text();
    void json();
    void statuses_data();
    void statuses();
    void check();
    void agents();
};

void TestCliExport::init() {
    write(u"robots.txt"_s, "User-agent: GPTBot\nCrawl-delay: 120\nDisallow: /blog\n");
    for (const QString &folder : {u"open"_s, u"star"_s, u"chained"_s})
        QVERIFY(QDir().mkpath(path(folder)));
    write(u"open/robots.txt"_s, "User-agent: GPTBot\nDisallow: /\n");
    write(u"star/robots.txt"_s,
          "User-agent: *\nDisallow: /a\n\nUser-agent: Ourownbot\nDisallow: /b\n");
    write(u"chained/robots2.txt"_s, "chain: https://a.example/robots2.txt\n");
}

void TestCliExport::text() {
    const CliRun made = run({u"lighttpd"_s, m_folder.path()});
    QCOMPARE(made.status, 0);
    QVERIFY(made.out.contains("# robots.txt:3 Disallow: /blog"));
    QVERIFY(!made.out.contains("L3"));
    QVERIFY2(made.err.contains("L3 lost robots.txt:2: “Crawl-delay: 120”"), made.err.constData());
    const CliRun two = run({u"nginx"_s, m_folder.path()});
    QVERIFY(two.out.startsWith("### gatepost-http.conf\n"));
    QVERIFY(two.out.contains("\n### gatepost-server.conf\n"));
}

void TestCliExport::json() {
    const CliRun made = run({u"nginx"_s, m_folder.path(), u"--json"_s});
    const QJsonObject object = QJsonDocument::fromJson(made.out).object();
    QCOMPARE(object.keys().join(u' '), u"files losses target"_s);
    QCOMPARE(object[u"target"_s].toString(), u"nginx"_s);
    QCOMPARE(object[u"files"_s].toArray()[0].toObject().keys().join(u' '), u"name text"_s);
    const QJsonObject loss = object[u"losses"_s].toArray()[0].toObject();
    QCOMPARE(loss.keys().join(u' '), u"code effect file line said severity text"_s);
    QCOMPARE(loss[u"code"_s].toString(), u"L3"_s);
    QCOMPARE(loss[u"severity"_s].toString(), u"approximated"_s);
    QCOMPARE(loss[u"line"_s].toInt(), 2);
    QCOMPARE(loss[u"said"_s].toString(), u"1 request / min"_s);
    QVERIFY(loss[u"effect"_s].toString().startsWith(u"2 times as fast as stated"_s));
    QVERIFY(made.err.isEmpty());
}

void TestCliExport::statuses_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("says");
    QTest::newRow("strict") << QStringList{u"nginx"_s, u"SITE"_s, u"--strict"_s} << 1 << u"L3"_s;
    QTest::newRow("strict: remarks do not count")
        << QStringList{u"nginx"_s, u"SITE/open"_s, u"--strict"_s} << 0 << u"L9 remark"_s;
    QTest::newRow("strict: losses that are allowed")
        << QStringList{u"nginx"_s, u"SITE"_s, u"--strict"_s, u"--allow-loss"_s, u"L3,L4"_s} << 0
        << u"L3"_s;
    QTest::newRow("strict: with one of them alone")
        << QStringList{u"nginx"_s, u"SITE"_s, u"--strict"_s, u"--allow-loss"_s, u"L4"_s} << 1
        << u"L3"_s;
    QTest::newRow("strict: other spellings are refused")
        << QStringList{u"nginx"_s,        u"SITE"_s, u"--strict"_s,
                       u"--allow-loss"_s, u"L3"_s,   u"--plain-paths"_s}
        << 0 << u"L3"_s;
    QTest::newRow("strict: a chain that was not read")
        << QStringList{u"nginx"_s, u"SITE/chained"_s, u"--strict"_s} << 1 << u"L10 lost"_s;
    QTest::newRow("unknown loss") << QStringList{u"nginx"_s, u"SITE"_s, u"--allow-loss"_s, u"L11"_s}
                                  << 2 << u"L11"_s;
    QTest::newRow("a slip of the pen")
        << QStringList{u"nginx"_s, u"SITE"_s, u"--agents"_s, u"GTPBot"_s} << 2
        << u"--agents GTPBot: neither Gatepost's list nor the site's files know this agent. Did you mean GPTBot?"_s;
    QTest::newRow("a slip of the pen in a name of the files")
        << QStringList{u"nginx"_s, u"SITE/star"_s, u"--agents"_s, u"Ourownbto"_s} << 2
        << u"Did you mean Ourownbot?"_s;
    QTest::newRow("a name from nowhere, and nothing for it")
        << QStringList{u"nginx"_s, u"SITE"_s, u"--agents"_s, u"Zzyzxcrawl"_s} << 1
        << u"know this agent, and the policy refuses it nothing: check the name"_s;
    QTest::newRow("a name from nowhere that * refuses")
        << QStringList{u"nginx"_s, u"SITE/star"_s, u"--agents"_s, u"Zzyzxcrawl"_s} << 0
        << u"know this agent\n"_s;
    QTest::newRow("a name of the files")
        << QStringList{u"nginx"_s, u"SITE/star"_s, u"--agents"_s, u"Ourownbot"_s} << 0 << u"L9"_s;
    QTest::newRow("an agent that may do everything")
        << QStringList{u"nginx"_s, u"SITE"_s, u"--agents"_s, u"CCBot"_s} << 0 << u"L9"_s;
    QTest::newRow("unknown target")
        << QStringList{u"iis"_s, u"SITE"_s} << 2 << u"iis: one of nginx,"_s;
    QTest::newRow("unknown mode") << QStringList{u"nginx"_s, u"SITE"_s, u"--mode"_s, u"some"_s} << 2
                                  << u"--mode some"_s;
    QTest::newRow("unknown category")
        << QStringList{u"nginx"_s, u"SITE"_s, u"--agents"_s, u"category:x"_s} << 2
        << u"is not one of the eight categories"_s;
    QTest::newRow("no site") << QStringList{u"nginx"_s} << 2 << u""_s;
    QTest::newRow("no folder") << QStringList{u"nginx"_s, u"SITE/none"_s} << 2 << u"none"_s;
    QTest::newRow("-o and --check")
        << QStringList{u"nginx"_s, u"SITE"_s, u"-o"_s, u"a"_s, u"--check"_s, u"a"_s} << 2
        << u"exclude"_s;
    QTest::newRow("nothing to compare with")
        << QStringList{u"nginx"_s, u"SITE"_s, u"--check"_s, u"SITE/none"_s} << 1 << u"none"_s;
}

void TestCliExport::statuses() {
    QFETCH(QStringList, words);
    QFETCH(int, status);
    QFETCH(QString, says);
    words.replaceInStrings(u"SITE"_s, m_folder.path());
    const CliRun made = run(words);
    QCOMPARE(made.status, status);
    QVERIFY2(QString::fromUtf8(made.err).contains(says), made.err.constData());
    if (status == 2)
        QVERIFY(made.out.isEmpty());
}

void TestCliExport::check() {
    const QString out = path(u"out"_s);
    QCOMPARE(run({u"nginx"_s, m_folder.path(), u"-o"_s, out}).status, 0);
    QCOMPARE(run({u"nginx"_s, m_folder.path(), u"--check"_s, out}).status, 0);
    write(u"robots.txt"_s, "User-agent: GPTBot\nDisallow: /blog/\n");
    const CliRun differs = run({u"nginx"_s, m_folder.path(), u"--check"_s, out});
    QCOMPARE(differs.status, 1);
    QVERIFY2(differs.err.contains("is not what the policy comes to"), differs.err.constData());
}

void TestCliExport::agents() {
    write(u"robots.txt"_s, "User-agent: *\nDisallow: /blog\n");
    QVERIFY(run({u"varnish"_s, m_folder.path(), u"--agents"_s, u"GPTBot, CCBot"_s})
                .out.contains("# gp1: GPTBot, CCBot\n"));
    const QByteArray search = run({u"varnish"_s, m_folder.path(), u"--agents"_s, u"search"_s}).out;
    QVERIFY(search.contains("Googlebot") && !search.contains("GPTBot"));
    QVERIFY(
        !run({u"varnish"_s, m_folder.path(), u"--agents"_s, u"GPTBot"_s, u"--mode"_s, u"rate"_s})
             .out.contains("GPTBot"));
}

QTEST_GUILESS_MAIN(TestCliExport)
#include "tst_cliexport.moc"

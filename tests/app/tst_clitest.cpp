// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// gatepost-cli test: exit status, output, and the sentence it shares with simulate.

#include "tests/support/runcli.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace gatepost::test;
using namespace Qt::StringLiterals;

class TestCliTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    void write(const QString &name, const QByteArray &text) const {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }

private slots:
    void init() { write(u"robots.txt"_s, "User-agent: GPTBot\nDisallow: /blog\n"); }

    void allPass() {
        write(u"gatepost.yaml"_s, "tests:\n  - {agent: GPTBot, path: /blog, expect: deny}\n");
        const CliRun run = runCli({u"test"_s, m_folder.path()});
        QCOMPARE(run.out, QByteArray("1 passed, 0 failed\n"));
        QCOMPARE(run.status, 0);
    }

    void aFailureSaysWhy() {
        write(u"gatepost.yaml"_s, "tests:\n  - {agent: GPTBot, path: /, expect: allow}\n"
                                  "  - {agent: GPTBot, path: /blog/a, expect: allow}\n");
        const CliRun run = runCli({u"test"_s, u"--site"_s, m_folder.path()});
        const CliRun answer = runCli({u"simulate"_s, u"--site"_s, m_folder.path(), u"--agent"_s,
                                      u"GPTBot"_s, u"--url"_s, u"/blog/a"_s});
        const QByteArray sentence = answer.out.left(answer.out.indexOf('\n'));
        QVERIFY(!sentence.isEmpty());
        QCOMPARE(run.out, "gatepost.yaml:3: failed: GPTBot on /blog/a: allow expected\n    " +
                              sentence + "\n1 passed, 1 failed\n");
        QCOMPARE(run.status, 1);
        const QJsonObject json =
            QJsonDocument::fromJson(runCli({u"test"_s, m_folder.path(), u"--json"_s}).out).object();
        QCOMPARE(json[u"failed"_s].toInt(), 1);
        QCOMPARE(json[u"tests"_s][1][u"actual"_s].toString(), u"deny"_s);
        QCOMPARE(json[u"tests"_s][1][u"line"_s].toInt(), 3);
    }

    void whatNoTestSpeaksAbout() {
        write(u"robots.txt"_s, "User-agent: *\nDisallow: /blog/\n");
        write(u"gatepost.yaml"_s, "tests:\n  - {agents: all, paths: /blog/, expect: not ask}\n");
        const CliRun run = runCli({u"test"_s, m_folder.path(), u"--uncovered"_s});
        QCOMPARE(run.status, 0);
        QVERIFY2(run.out.contains("untested  allow  ") &&
                     run.out.contains(": everything except /blog/\n              e.g. /\n"),
                 run.out.constData());
        QVERIFY2(!run.out.contains("untested  deny"), run.out.constData());
        // The map is made for those who ask for it.
        QVERIFY(!runCli({u"test"_s, m_folder.path(), u"--json"_s}).out.contains("regions"));
        const QJsonObject json =
            QJsonDocument::fromJson(
                runCli({u"test"_s, m_folder.path(), u"--json"_s, u"--uncovered"_s}).out)
                .object();
        const QJsonObject region = json[u"uncovered"_s][0].toObject();
        QCOMPARE(region.keys().join(u' '), u"agents decision example except matches times"_s);
        QCOMPARE(region[u"except"_s][0][u"pattern"_s].toString(), u"/blog/"_s);
        QVERIFY(json[u"uncovered_complete"_s].toBool());
        QVERIFY(json[u"regions"_s].toInt() > json[u"uncovered"_s].toArray().size());
    }

    void badUsage_data() {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QStringList>("more");
        QTest::newRow("no tests") << QByteArray("paths: [/]\n") << QStringList{};
        QTest::newRow("malformed settings") << QByteArray("tests: 5\n") << QStringList{};
        QTest::newRow("bad time") << QByteArray("tests:\n  - {agent: A, path: /, expect: allow}\n")
                                  << QStringList{u"--at"_s, u"noon"_s};
    }
    void badUsage() {
        QFETCH(QByteArray, yaml);
        QFETCH(QStringList, more);
        write(u"gatepost.yaml"_s, yaml);
        const CliRun run = runCli(QStringList{u"test"_s, m_folder.path()} + more);
        QCOMPARE(run.status, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY(run.err.startsWith("gatepost-cli test: "));
    }
};

QTEST_APPLESS_MAIN(TestCliTest)
#include "tst_clitest.moc"

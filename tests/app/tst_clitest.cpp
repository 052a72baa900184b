// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// gatepost-cli test: exit status, output, and the sentence it shares with simulate.

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

    /// A slip in a name asks about nobody, so a test of it would pass for ever.
    void strangersAreNamed() {
        write(u"gatepost.yaml"_s, "tests:\n  - {agent: Googelbot, path: /blog, expect: allow}\n"
                                  "  - {agents: \"serach, GPTBot\", paths: /, expect: not ask}\n"
                                  "  - {agent: Googelbot/2.1, path: /, expect: allow}\n");
        const CliRun run = runCli({u"test"_s, m_folder.path()});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.err, QByteArray("note: Googelbot is not in the list of agents, and no file "
                                     "names it: did you mean Googlebot?\n"
                                     "note: serach is not in the list of agents, and no file names "
                                     "it: did you mean search?\n"));
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

    /// Nothing is proved of a site of which a part is not here, and no answer to one question comes without a word on it.
    void missingChainedFile() {
        write(u"robots2.txt"_s, "chain: https://a.example/2.txt\n");
        const QByteArray missing =
            "The chained file https://a.example/2.txt could not be read, so what it states is "
            "missing here. There is no file chain/a.example/2.txt. Put a copy of it there, or name "
            "one below “chain:” in gatepost.yaml.\n";
        write(u"gatepost.yaml"_s, "tests:\n  - {agent: GPTBot, path: /, expect: allow}\n"
                                  "  - {agents: GPTBot, paths: /, expect: not ask}\n");
        const CliRun run = runCli({u"test"_s, m_folder.path()});
        QCOMPARE(run.err, "gatepost-cli test: note: " + missing);
        QCOMPARE(run.out, "gatepost.yaml:3: open: GPTBot on /: not ask expected\n    " + missing +
                              "1 passed, 0 failed, 1 open\n");
        QCOMPARE(run.status, 1);
        const QString folder = m_folder.path();
        const QStringList one = {u"--site"_s, folder, u"--agent"_s, u"GPTBot"_s};
        for (const QStringList &command :
             {QStringList{u"readings"_s, u"--url"_s, u"/"_s},
              {u"timeline"_s},
              {u"matrix"_s, u"--path"_s, u"/"_s},
              {u"simulate"_s, u"--url"_s, u"/"_s, u"--json"_s},
              {u"change"_s, u"--path"_s, u"/"_s, u"--to"_s, u"deny"_s}}) {
            const CliRun each = runCli(command + one);
            QCOMPARE(each.err, "gatepost-cli " + command[0].toUtf8() + ": note: " + missing);
            QCOMPARE(each.status, 0);
        }
        QVERIFY(QDir(folder).mkpath(u"chain/a.example"_s));
        write(u"chain/a.example/2.txt"_s, "train: no\n");
        const CliRun whole = runCli({u"test"_s, folder});
        QCOMPARE(whole.err, QByteArray());
        QCOMPARE(whole.out, QByteArray("2 passed, 0 failed\n"));
        QFile::remove(m_folder.filePath(u"robots2.txt"_s));
    }

    /// Tests that a site had and has no longer would be switched off without a word.
    void before() {
        const QString site = m_folder.path();
        const QTemporaryDir was;
        const auto run = [&](const QByteArray &yaml) {
            QFile file(was.filePath(u"gatepost.yaml"_s));
            if (!file.open(QIODevice::WriteOnly) || file.write(yaml) != yaml.size())
                return CliRun();
            file.close();
            return runCli({u"test"_s, site, u"--before"_s, was.path()});
        };
        const QByteArray one = "tests:\n  - {agent: GPTBot, path: /blog, expect: deny}\n";
        write(u"gatepost.yaml"_s, one);
        QCOMPARE(run("tests: 5\n").status, 0); // it has tests: what was before is not looked at
        write(u"gatepost.yaml"_s, "paths: [/]\n");
        const CliRun none = run("host: a.example\n");
        QCOMPARE(none.status, 2);
        QCOMPARE(none.err,
                 "gatepost-cli test: " + site.toUtf8() + ": gatepost.yaml has no tests\n");
        const CliRun lost = run(one);
        QCOMPARE(lost.status, 1);
        QCOMPARE(lost.out, "failed: " + site.toUtf8() + " has no tests, but " +
                               was.path().toUtf8() +
                               " has 1: put them back below “tests:” in gatepost.yaml\n");
        QVERIFY(QFile::remove(m_folder.filePath(u"gatepost.yaml"_s)));
        QCOMPARE(run(one).status, 1);
        const CliRun unread = run("Tests: []\n"); // who knows what it had
        QCOMPARE(unread.status, 2);
        QVERIFY2(unread.err.contains("gatepost.yaml: line 1, column 1: “Tests” is not a key"),
                 unread.err.constData());
    }

    void badUsage_data() {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QStringList>("more");
        QTest::newRow("no tests") << QByteArray("paths: [/]\n") << QStringList{};
        QTest::newRow("malformed settings") << QByteArray("tests: 5\n") << QStringList{};
        for (const char *yaml :
             {"tests:\n  - {agent: A, path: /, expect: allowed}\n",
              "tests:\n  - {agent: A, path: /, expect: \"trane: no\"}\n",
              "tests:\n  - {agent: A, path: \" \", expect: allow}\n",
              "tests:\n  - {agent: \"\", path: /, expect: allow}\n",
              "tests:\n  - {agent: A, path: /, reading: googel, expect: allow}\n",
              "tests:\n  - {agents: \"category:x\", path: /, expect: allow}\n",
              "tests:\n  - {agents: all, paths: /, expect: alow}\n",
              "tests:\n  - {agents: all, paths: [/a, /b], expect: allow}\n",
              "tests:\n  - {agent: search, path: /, expect: allow}\n",
              "tests:\n  - {agent: \"category:monitoring\", path: /, expect: allow}\n",
              "tests:\n  - {agent: A, expect: allow}\n"})
            QTest::newRow(yaml) << QByteArray(yaml) << QStringList{};
        QTest::newRow("repeated key")
            << QByteArray("tests:\n  - {agent: A, path: /, expect: allow}\n"
                          "tests:\n  - {agent: A, path: /, expect: deny}\n")
            << QStringList{};
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

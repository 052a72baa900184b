// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// gatepost-cli as a whole: what it says to words it does not know, and to an output that takes nothing.

#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

class TestCliUsage : public QObject {
    Q_OBJECT

private slots:
    void complains_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("nothing") << QStringList{}
                                 << QByteArray("gatepost-cli: A subcommand is required\n"
                                               "See gatepost-cli --help\n");
        QTest::newRow("no command")
            << QStringList{u"chekc"_s, u"robots.txt"_s}
            << QByteArray(
                   "gatepost-cli: “chekc” is not a command or option: simulate, readings, "
                   "matrix, timeline, crawl, test, goals, render, new, check, set, change, "
                   "tidy, map, "
                   "export, diff, replay, verdicts, fetch, live, lsp, mcp, serve, lab, agents are "
                   "the commands\nSee "
                   "gatepost-cli --help\n");
        QTest::newRow("no option of a command")
            << QStringList{u"check"_s, u"--jason"_s}
            << QByteArray("gatepost-cli check: The following argument was not expected: --jason\n"
                          "See gatepost-cli check --help\n");
        QTest::newRow("an option twice")
            << QStringList{u"simulate"_s, u"--agent"_s, u"A"_s, u"--agent"_s, u"B"_s}
            << QByteArray("gatepost-cli simulate: --agent: At Most 1 required but received 2\n"
                          "See gatepost-cli simulate --help\n");
    }
    void complains() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, message);
        QProcess process;
        process.start(QStringLiteral(GATEPOST_CLI), arguments);
        process.waitForFinished();
        QCOMPARE(process.exitCode(), 2);
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
        QCOMPARE(process.readAllStandardError(), message);
    }

#ifdef Q_OS_LINUX
    void aFullDisk_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("help") << QStringList{u"--help"_s};
        QTest::newRow("help of a command") << QStringList{u"check"_s, u"--help"_s};
        QTest::newRow("version") << QStringList{u"--version"_s};
        QTest::newRow("an answer") << QStringList{u"check"_s, u"--explain"_s, u"all"_s};
    }
    void aFullDisk() {
        QFETCH(QStringList, arguments);
        QProcess process;
        process.setStandardOutputFile(u"/dev/full"_s);
        process.start(QStringLiteral(GATEPOST_CLI), arguments);
        process.waitForFinished();
        QCOMPARE(process.exitCode(), 2);
        QCOMPARE(process.readAllStandardError(),
                 QByteArray("gatepost-cli: the output could not be written\n"));
    }
#endif
};

QTEST_GUILESS_MAIN(TestCliUsage)
#include "tst_cliusage.moc"

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// gatepost-cli goals: exit status, output, and what bad usage says.

#include "tests/support/runcli.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace gatepost::test;
using namespace Qt::StringLiterals;

class TestCliGoals : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    void write(const QString &name, const QByteArray &text) const {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    /// The command with a list of two agents.
    CliRun goals(const QByteArray &yaml, const QStringList &more = {}) const {
        write(u"gatepost.yaml"_s, yaml);
        write(u"list.tsv"_s, "# gatepost-agents 2 2026-11-23\n"
                             "token\toperator\tpurpose\tobeys_robots\n"
                             "Trainer\tSomebody\ttraining\tyes\n"
                             "Newcomer\tSomebody\ttraining\tunknown\n");
        return runCli(QStringList{u"goals"_s, m_folder.path(), u"--at"_s, u"2026-11-23T00:00:00Z"_s,
                                  u"--agents-list"_s, m_folder.filePath(u"list.tsv"_s)} +
                      more);
    }

private slots:
    void init() { write(u"robots.txt"_s, "User-agent: Trainer\nDisallow: /\n"); }

    void allAreTrue() {
        const CliRun run = goals("goals: {training: out, reach: obeying, signals: []}\n");
        QVERIFY2(run.out.startsWith("true   training  out      1 agent"), run.out.constData());
        QVERIFY2(run.out.endsWith("1 of 1 goal is true, 0 agents uncovered\n"),
                 run.out.constData());
        QCOMPARE(run.status, 0);
    }

    void aFalseGoalSaysWhoAndWhy() {
        const QByteArray yaml = "goals: {training: out, signals: []}\n";
        const CliRun run = goals(yaml);
        QVERIFY2(run.out.startsWith("FALSE  training  out      Newcomer may fetch /"),
                 run.out.constData());
        QVERIFY2(run.out.contains("\n       1 agent of the list is not covered: Newcomer\n"),
                 run.out.constData());
        QCOMPARE(run.status, 1);
        const QJsonObject json =
            QJsonDocument::fromJson(goals(yaml, {u"--json"_s, u"--check"_s}).out).object();
        QCOMPARE(json[u"registry_date"_s].toString(), u"2026-11-23"_s);
        const QJsonObject goal = json[u"environments"_s][0][u"goals"_s][0].toObject();
        QCOMPARE(goal[u"goal"_s].toString(), u"training"_s);
        QCOMPARE(goal[u"proof"_s].toString(), u"fails"_s);
        QCOMPARE(goal[u"line"_s].toInt(), 1);
        QCOMPARE(goal[u"uncovered"_s][0][u"agent"_s].toString(), u"Newcomer"_s);
        const QJsonObject example = goal[u"counterexample"_s].toObject();
        QCOMPARE(example[u"agent"_s].toString(), u"Newcomer"_s);
        QCOMPARE(example[u"reading"_s].toString(), u"author"_s);
        QVERIFY(!example[u"verdict"_s].toObject().isEmpty());
        QCOMPARE(json[u"summary"_s][u"fails"_s].toInt(), 1);
    }

    void badUsage_data() {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("none") << QByteArray("paths: [/]\n")
                              << QByteArray("gatepost.yaml has no goals");
        QTest::newRow("settings alone")
            << QByteArray("goals: {signals: []}\n") << QByteArray("gatepost.yaml has no goals");
        QTest::newRow("slip") << QByteArray("goals: {trainig: out}\n")
                              << QByteArray("line 1, column 9: “trainig” is not a purpose");
    }
    void badUsage() {
        QFETCH(QByteArray, yaml);
        QFETCH(QByteArray, says);
        const CliRun run = goals(yaml);
        QCOMPARE(run.status, 2);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.contains(says), run.err.constData());
    }
};

QTEST_APPLESS_MAIN(TestCliGoals)
#include "tst_cligoals.moc"

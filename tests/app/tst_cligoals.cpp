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

    [[nodiscard]] QByteArray read(const QString &name) const {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void applyEditsTheFile() {
        const QByteArray yaml = "goals: {training: out, signals: []}\n";
        const CliRun dry = goals(yaml, {u"--apply"_s, u"--dry-run"_s});
        QVERIFY2(dry.out.startsWith("robots.txt\n+2: User-agent: Newcomer\n"
                                    "reached      training\n"),
                 dry.out.constData());
        QCOMPARE(dry.status, 0);
        QCOMPARE(read(u"robots.txt"_s), "User-agent: Trainer\nDisallow: /\n");
        const QJsonObject json =
            QJsonDocument::fromJson(goals(yaml, {u"--apply"_s, u"--dry-run"_s, u"--json"_s}).out)
                .object();
        const QJsonObject apply = json[u"apply"_s].toObject();
        QCOMPARE(apply[u"edits"_s].toArray().size(), 1);
        QCOMPARE(apply[u"edits"_s][0][u"file"_s].toString(), u"robots.txt"_s);
        QCOMPARE(apply[u"edits"_s][0][u"change"_s].toString(), u"added"_s);
        QCOMPARE(apply[u"edits"_s][0][u"line"_s].toInt(), 2);
        QCOMPARE(apply[u"reached"_s][0].toString(), u"training"_s);
        QVERIFY(!apply[u"changes"_s].toArray().isEmpty());
        QVERIFY(apply[u"unreached"_s].toArray().isEmpty());
        QCOMPARE(goals(yaml, {u"--apply"_s}).status, 0);
        QCOMPARE(read(u"robots.txt"_s), "User-agent: Trainer\nUser-agent: Newcomer\nDisallow: /\n");
        const CliRun again = goals(yaml, {u"--apply"_s});
        QVERIFY2(again.out.startsWith("nothing to edit\n"), again.out.constData());
        QCOMPARE(again.status, 0);
    }

    void allOrNothingWritesNothing() {
        const QByteArray yaml = "goals: {training: out, archives: {is: ask, otherwise: open}, "
                                "rest: open, signals: []}\n";
        write(u"robots.txt"_s, "User-agent: Trainer\nDisallow: /a\n");
        const CliRun one =
            goals(yaml + "# \n", {u"--apply"_s, u"--all-or-nothing"_s, u"--goal"_s, u"training"_s});
        QCOMPARE(one.status, 0);
        write(u"robots.txt"_s, "# START YOAST BLOCK\nUser-agent: Trainer\nContent-Signal: "
                               "ai-train=no\nDisallow: /b\n# END YOAST BLOCK\n");
        const QByteArray before = read(u"robots.txt"_s);
        const QByteArray both = "goals: {training: {is: open, use: yes}, rest: out, signals: "
                                "[content-signal]}\n";
        const CliRun all = goals(both, {u"--apply"_s, u"--all-or-nothing"_s});
        QCOMPARE(all.status, 1);
        QVERIFY2(all.out.contains("not reached  training: "), all.out.constData());
        QCOMPARE(read(u"robots.txt"_s), before);
    }

    void adoptSaysWhatIsTrue() {
        write(u"robots.txt"_s, "User-agent: Trainer\nUser-agent: Newcomer\nDisallow: /\n");
        const CliRun run = goals("paths: [/]\n", {u"--adopt"_s});
        QVERIFY2(run.out.startsWith("goals:\n"), run.out.constData());
        QVERIFY2(run.out.contains("  training: out\n"), run.out.constData());
        QCOMPARE(run.status, 0);
        QCOMPARE(goals("paths: [/]\n", {u"--adopt"_s, u"--in-place"_s}).status, 0);
        const QByteArray yaml = read(u"gatepost.yaml"_s);
        QVERIFY2(yaml.startsWith("paths: [/]\n"), yaml.constData());
        QCOMPARE(goals(yaml).status, 0);
        QVERIFY(goals(yaml, {u"--apply"_s}).out.startsWith("nothing to edit\n"));
    }

    void optionsThatDoNotGoTogether_data() {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("apply and adopt") << QStringList{u"--apply"_s, u"--adopt"_s};
        QTest::newRow("new alone") << QStringList{u"--new"_s};
        QTest::newRow("in place alone") << QStringList{u"--in-place"_s};
        QTest::newRow("no such goal") << QStringList{u"--apply"_s, u"--goal"_s, u"cooking"_s};
    }
    void optionsThatDoNotGoTogether() {
        QFETCH(QStringList, options);
        const CliRun run = goals("goals: {training: out, signals: []}\n", options);
        QCOMPARE(run.status, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY(run.err.startsWith("gatepost-cli goals: "));
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

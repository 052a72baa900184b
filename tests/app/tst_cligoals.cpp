// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// gatepost-cli goals: exit status, output, and what bad usage says.

#include "tests/support/runcli.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
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

    static QByteArray read(const QString &path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
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
        QVERIFY2(
            run.out.contains("\n       1 agent of the list is not covered: Newcomer. 1 line in "
                             "robots.txt covers them: goals --apply --new\n"),
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

    void environments() {
        QDir(m_folder.path()).mkpath(u"staging"_s);
        write(u"staging/robots.txt"_s, "User-agent: *\nDisallow: /\n");
        write(u"staging/gatepost.yaml"_s, "this: is not read\n");
        const QByteArray yaml = "goals: {training: out, reach: obeying, signals: []}\n"
                                "environments:\n  production: {host: [www.a.example, a.example]}\n"
                                "  staging: {host: b.example, files: staging, must: closed}\n"
                                "tests:\n  - {agent: X, path: /, expect: allow}\n"
                                "  - {agent: X, path: /, expect: deny, environment: staging}\n";
        const CliRun run = goals(yaml);
        QVERIFY2(run.out.startsWith("production  www.a.example, a.example\ntrue   training  out"),
                 run.out.constData());
        QVERIFY2(run.out.contains("\nstaging  b.example\ntrue   closed "), run.out.constData());
        QVERIFY2(run.out.endsWith("1 of 1 goal is true, 0 agents uncovered, 1 of 1 environment as "
                                  "it must be\n"),
                 run.out.constData());
        QCOMPARE(run.status, 0);
        write(u"staging/robots.txt"_s, "User-agent: *\nDisallow: /a\n");
        const CliRun open = goals(yaml, {u"--json"_s, u"--environment"_s, u"staging"_s});
        QCOMPARE(open.status, 1);
        const QJsonObject json = QJsonDocument::fromJson(open.out).object();
        QCOMPARE(json[u"environments"_s].toArray().size(), 1);
        const QJsonObject staging = json[u"environments"_s][0].toObject();
        QCOMPARE(staging[u"name"_s].toString(), u"staging"_s);
        QCOMPARE(staging[u"must"_s].toString(), u"closed"_s);
        QCOMPARE(staging[u"proof"_s].toString(), u"fails"_s);
        QCOMPARE(staging[u"claims"_s][0][u"what"_s].toString(), u"environment"_s);
        QVERIFY(staging[u"goals"_s].toArray().isEmpty());
        // test asks each row's own files; with --environment it says what they must be.
        const CliRun test = runCli({u"test"_s, m_folder.path()});
        QVERIFY2(test.out.endsWith("1 passed, 1 failed\n"), test.out.constData());
        const CliRun all = runCli({u"test"_s, m_folder.path(), u"--environment"_s, u"all"_s});
        QVERIFY2(all.out.contains("failed  staging: closed: "), all.out.constData());
        QCOMPARE(all.status, 1);
        const CliRun one =
            runCli({u"test"_s, m_folder.path(), u"--environment"_s, u"production"_s});
        QVERIFY2(one.out.endsWith("1 passed, 0 failed\n"), one.out.constData());
        QCOMPARE(one.status, 0);
        QCOMPARE(goals(yaml, {u"--environment"_s, u"stagin"_s}).status, 2);
    }

    /// Each environment gets its own edits: of its goals, and of what its files must say.
    void applyEditsEveryEnvironment() {
        for (const QString &name : {u"closed"_s, u"noindex"_s})
            QDir(m_folder.path()).mkpath(name);
        write(u"robots.txt"_s, "User-agent: *\nDisallow: /cart\n");
        write(u"closed/robots.txt"_s,
              "User-agent: Friend\nAllow: /\n\nUser-agent: *\nDisallow: /x\n");
        write(u"noindex/robots.txt"_s, "User-agent: *\nDisallow: /x\n");
        const QByteArray yaml = "goals: {training: out, signals: []}\n"
                                "environments:\n  main: {host: a.example}\n"
                                "  other: {host: b.example, goals: {training: {is: out, "
                                "except: [{agents: Newcomer, is: open}]}}}\n"
                                "  test: {host: c.example, files: closed, must: closed}\n"
                                "  demo: {host: d.example, files: noindex, must: noindex}\n";
        const CliRun one = goals(yaml, {u"--apply"_s, u"--environment"_s, u"test"_s});
        QVERIFY2(one.out.startsWith("closed/robots.txt\n"), one.out.constData());
        QVERIFY2(one.out.contains("\ntest  c.example\ntrue   closed "), one.out.constData());
        QCOMPARE(one.status, 0);
        QCOMPARE(read(m_folder.filePath(u"closed/robots.txt"_s)),
                 QByteArray("User-agent: *\nDisallow: /\n"));
        QCOMPARE(read(m_folder.filePath(u"robots.txt"_s)),
                 QByteArray("User-agent: *\nDisallow: /cart\n"));
        write(u"closed/robots.txt"_s, "User-agent: *\nDisallow: /x\n");
        // The list has no search engine: what noindex wants of one stays open. Two environments with one folder contradict
        // each other: the second does not undo what the first says.
        const CliRun all = goals(yaml, {u"--apply"_s, u"--json"_s});
        const QJsonObject apply = QJsonDocument::fromJson(all.out).object()[u"apply"_s].toObject();
        QStringList files;
        for (const QJsonValue &edit : apply[u"edits"_s].toArray())
            if (const QString file = edit[u"file"_s].toString(); !files.contains(file))
                files.append(file);
        QCOMPARE(files, (QStringList{u"robots.txt"_s, u"closed/robots.txt"_s}));
        QCOMPARE(all.status, 1);
        QCOMPARE(read(m_folder.filePath(u"closed/robots.txt"_s)),
                 QByteArray("User-agent: *\nDisallow: /\n"));
        QCOMPARE(read(m_folder.filePath(u"robots.txt"_s)),
                 QByteArray("User-agent: Trainer\nUser-agent: Newcomer\nDisallow: /\n\n"
                            "User-agent: *\nDisallow: /cart\n"));
        const QJsonObject unreached = apply[u"unreached"_s][0].toObject();
        QCOMPARE(unreached[u"environment"_s].toString(), u"other"_s);
        QCOMPARE(unreached[u"reason"_s].toString(),
                 u"Environment main has the same files and wants something else"_s);
        QVERIFY(goals(yaml, {u"--apply"_s}).out.startsWith("nothing to edit\n"));
        QCOMPARE(goals(yaml, {u"--apply"_s, u"--goal"_s, u"search"_s}).status, 2);
    }

    /// Written twice they are the same; what was changed is outdated.
    void outputs() {
        const QByteArray yaml =
            "goals: {training: out, reach: obeying, signals: [],\n"
            "  licence: {terms: \"https://a.example/ai\", payment: subscription}}\n"
            "outputs: {nginx: deploy, rsl: public, wordpress: .}\n";
        write(u"robots.txt"_s, "User-agent: Trainer\nDisallow: /\n\nUser-agent: *\n"
                               "Content-Usage: train-ai=n\nDisallow:\n");
        const CliRun before = goals(yaml);
        QCOMPARE(before.status, 1);
        QVERIFY2(before.out.contains("missing"), before.out.constData());
        QCOMPARE(goals(yaml, {u"--write"_s}).status, 0);
        const QString file = m_folder.filePath(u"public/license.xml"_s);
        const QByteArray made = read(file);
        QVERIFY2(made.contains("<terms>https://a.example/ai</terms>") &&
                     made.contains("<payment type=\"subscription\"/>"),
                 made.constData());
        const auto time = QFileInfo(file).lastModified();
        QCOMPARE(goals(yaml, {u"--write"_s}).status, 0);
        QCOMPARE(read(file), made);
        QCOMPARE(QFileInfo(file).lastModified(), time);
        QVERIFY(read(m_folder.filePath(u"gatepost.php"_s)).startsWith("<?php\n"));
        write(u"public/license.xml"_s, "changed\n");
        const QJsonObject json = QJsonDocument::fromJson(goals(yaml, {u"--json"_s}).out).object();
        QCOMPARE(json[u"summary"_s][u"outdated"_s].toInt(), 1);
        for (const QJsonValue &output : json[u"outputs"_s].toArray())
            QCOMPARE(output[u"state"_s].toString(),
                     output[u"file"_s] == u"public/license.xml"_s ? u"outdated"_s : u"current"_s);
        // Elsewhere only by hand.
        const QTemporaryDir elsewhere;
        QCOMPARE(goals(yaml, {u"--write"_s, u"-o"_s, elsewhere.path()}).status, 0);
        QCOMPARE(read(elsewhere.filePath(u"public/license.xml"_s)), made);
        QCOMPARE(read(file), QByteArray("changed\n"));
        QVERIFY(QDir(m_folder.filePath(u"public"_s)).removeRecursively());
        QVERIFY(QFile::link(elsewhere.path(), m_folder.filePath(u"public"_s)));
        const CliRun out = goals(yaml, {u"--write"_s});
        QCOMPARE(out.status, 2);
        QCOMPARE(out.out, QByteArray());
        QVERIFY(QFile::remove(m_folder.filePath(u"public"_s)));
    }

    /// --since, --grace, --enforced, --format sarif.
    void newAgents() {
        const QByteArray yaml = "goals:\n  training: out\n  ads: out\n  signals: []\n";
        write(u"old.tsv"_s, "# gatepost-agents 2 2026-10-01\ntoken\toperator\tpurpose\n"
                            "Trainer\tSomebody\ttraining\n");
        write(u"new.tsv"_s, "# gatepost-agents 2 2026-11-23\n"
                            "token\toperator\tpurpose\tobeys_robots\tfirst_seen\n"
                            "Trainer\tSomebody\ttraining\tyes\t\n"
                            "Rude\tSomebody\tads\tno\t2026-01-01\n"
                            "Newcomer\tSomebody\ttraining\tunknown\t2026-11-20\n");
        write(u"robots.txt"_s,
              "User-agent: Trainer\nUser-agent: Rude\nDisallow: /\n\nUser-agent: *\nDisallow:\n");
        write(u"gatepost.yaml"_s, yaml);
        const auto check = [&](const QStringList &more) {
            return runCli(QStringList{u"goals"_s, m_folder.path(), u"--agents-list"_s,
                                      m_folder.filePath(u"new.tsv"_s)} +
                          more);
        };
        const CliRun since = check({u"--since"_s, m_folder.filePath(u"old.tsv"_s)});
        QCOMPARE(since.status, 1);
        QVERIFY2(since.out.contains("1 agent of the list is not covered: Newcomer (new). ") &&
                     since.out.contains("1 agent uncovered, 1 of them new"),
                 since.out.constData());
        QCOMPARE(check({u"--grace"_s, u"3"_s}).status, 1); // the fourth day is over
        const CliRun grace = check({u"--grace"_s, u"4"_s, u"--json"_s});
        QCOMPARE(grace.status, 0);
        const QJsonObject goal = QJsonDocument::fromJson(grace.out)
                                     .object()[u"environments"_s][0][u"goals"_s][0]
                                     .toObject();
        QCOMPARE(goal[u"proof"_s].toString(), u"fails"_s);
        QCOMPARE(goal[u"excused"_s].toBool(), true);
        QCOMPARE(goal[u"uncovered"_s][0][u"first_seen"_s].toString(), u"2026-11-20"_s);
        const CliRun enforced = check({u"--grace"_s, u"4"_s, u"--enforced"_s});
        QCOMPARE(enforced.status, 1);
        QVERIFY2(enforced.out.contains("no output refuses Rude\n"), enforced.out.constData());
        write(u"gatepost.yaml"_s, yaml + "outputs: {apache: deploy}\n");
        QCOMPARE(check({u"--grace"_s, u"4"_s, u"--enforced"_s, u"--write"_s}).status, 0);
        const CliRun sarif = check({u"--format"_s, u"sarif"_s});
        QCOMPARE(sarif.status, 1);
        const QJsonArray results =
            QJsonDocument::fromJson(sarif.out).object()[u"runs"_s][0][u"results"_s].toArray();
        QVERIFY(std::ranges::any_of(results, [](const QJsonValue &each) {
            return each[u"ruleId"_s].toString() == u"goal-uncovered"_s &&
                   each[u"level"_s].toString() == u"error"_s &&
                   each[u"locations"_s][0][u"physicalLocation"_s][u"region"_s][u"startLine"_s]
                           .toInt() == 2;
        }));
        QCOMPARE(check({u"--format"_s, u"xml"_s}).status, 2);
        QCOMPARE(check({u"-o"_s, m_folder.path()}).status, 2);
        // check finds the same, and a gatepost.yaml that claims nothing costs it nothing.
        const CliRun checked = runCli({u"check"_s, u"--site"_s, m_folder.path()});
        QVERIFY2(checked.out.contains("gatepost.yaml:"), checked.out.constData());
    }

    [[nodiscard]] QByteArray bytesOf(const QString &name) const {
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
        QCOMPARE(bytesOf(u"robots.txt"_s), "User-agent: Trainer\nDisallow: /\n");
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
        QCOMPARE(bytesOf(u"robots.txt"_s),
                 "User-agent: Trainer\nUser-agent: Newcomer\nDisallow: /\n");
        const CliRun again = goals(yaml, {u"--apply"_s});
        QVERIFY2(again.out.startsWith("nothing to edit\n"), again.out.constData());
        QCOMPARE(again.status, 0);
    }

    void nothingIsWrittenWhereSomethingIsWrong_data() {
        QTest::addColumn<QStringList>("options");
        const QString none = m_folder.filePath(u"no/such.tsv"_s);
        QTest::newRow("since") << QStringList{u"--since"_s, none};
        QTest::newRow("since is no list")
            << QStringList{u"--since"_s, m_folder.filePath(u"robots.txt"_s)};
        QTest::newRow("grace") << QStringList{u"--grace"_s, u"3"_s, u"--agents-list"_s,
                                              m_folder.filePath(u"undated.tsv"_s)};
        QTest::newRow("environment") << QStringList{u"--environment"_s, u"nowhere"_s};
        QTest::newRow("agents-list") << QStringList{u"--agents-list"_s, none};
        QTest::newRow("goal") << QStringList{u"--goal"_s, u"cooking"_s};
        QTest::newRow("output is no folder")
            << QStringList{u"--write"_s, u"-o"_s, m_folder.filePath(u"file"_s)};
        QTest::newRow("output behind a file")
            << QStringList{u"--write"_s, u"-o"_s, m_folder.filePath(u"file/below"_s)};
        QTest::newRow("format") << QStringList{u"--format"_s, u"xml"_s};
    }
    void nothingIsWrittenWhereSomethingIsWrong() {
        QFETCH(QStringList, options);
        write(u"file"_s, "no folder\n");
        write(u"undated.tsv"_s, "token\toperator\tpurpose\nNewcomer\tSomebody\ttraining\n");
        const QByteArray before = bytesOf(u"robots.txt"_s);
        write(u"gatepost.yaml"_s,
              "goals: {training: out, signals: []}\noutputs: {nginx: unmade, apache: unmade}\n");
        write(u"list.tsv"_s, "# gatepost-agents 2 2026-11-23\ntoken\toperator\tpurpose\n"
                             "Newcomer\tSomebody\ttraining\n");
        QStringList all{u"goals"_s, m_folder.path(), u"--apply"_s};
        if (!options.contains(u"--agents-list"_s))
            all += {u"--agents-list"_s, m_folder.filePath(u"list.tsv"_s)};
        const CliRun run = runCli(all + options);
        QCOMPARE(run.status, 2);
        QCOMPARE(run.out, QByteArray());
        QVERIFY(run.err.startsWith("gatepost-cli goals: "));
        QCOMPARE(bytesOf(u"robots.txt"_s), before);
        QVERIFY(!QFileInfo::exists(m_folder.filePath(u"unmade"_s)));
    }
    /// Outputs and files are one step: what was written is put back if one cannot be.
    void applyAndWriteAreOneStep() {
        const QByteArray yaml = "goals: {training: out, signals: []}\n"
                                "outputs: {nginx: one, apache: two}\n";
        QDir(m_folder.path()).mkpath(u"one"_s);
        write(u"two"_s, "no folder\n");
        const QByteArray before = bytesOf(u"robots.txt"_s);
        const CliRun run = goals(yaml, {u"--apply"_s, u"--write"_s});
        QCOMPARE(run.status, 2);
        QCOMPARE(bytesOf(u"robots.txt"_s), before);
        QVERIFY(QDir(m_folder.filePath(u"one"_s)).isEmpty());
        QVERIFY(QFile::remove(m_folder.filePath(u"two"_s)));
        const CliRun done = goals(yaml, {u"--apply"_s, u"--write"_s});
        QVERIFY2(done.status == 0 && done.out.endsWith(", 0 outputs outdated\n"),
                 done.out.constData());
        QVERIFY(bytesOf(u"robots.txt"_s) != before);
        // What was made is made of the new files.
        QVERIFY(goals(yaml).out.endsWith(", 0 outputs outdated\n"));
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
        const QByteArray before = bytesOf(u"robots.txt"_s);
        const QByteArray both = "goals: {training: {is: open, use: yes}, rest: out, signals: "
                                "[content-signal]}\n";
        const CliRun all = goals(both, {u"--apply"_s, u"--all-or-nothing"_s});
        QCOMPARE(all.status, 1);
        QVERIFY2(all.out.contains("not reached  training: "), all.out.constData());
        QCOMPARE(bytesOf(u"robots.txt"_s), before);
    }

    void adoptSaysWhatIsTrue() {
        write(u"robots.txt"_s, "User-agent: Trainer\nUser-agent: Newcomer\nDisallow: /\n");
        const CliRun run = goals("paths: [/]\n", {u"--adopt"_s});
        QVERIFY2(run.out.startsWith("goals:\n"), run.out.constData());
        QVERIFY2(run.out.contains("  training: out\n"), run.out.constData());
        QCOMPARE(run.status, 0);
        QCOMPARE(goals("paths: [/]\n", {u"--adopt"_s, u"--in-place"_s}).status, 0);
        const QByteArray yaml = bytesOf(u"gatepost.yaml"_s);
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
        QTest::newRow("no such folder")
            << QByteArray("environments: {p: {host: a.example, files: nowhere}}\n")
            << QByteArray("environment p: there is no folder nowhere");
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

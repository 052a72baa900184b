// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What action.yml runs, run here as the code host's runner does (bash -eo pipefail) on a folder that a stranger made: what its
// files say neither commands the runner nor becomes markup in the summary, and nothing is written through its links.

#include "tests/support/rungit.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace gatepost::test;
using namespace Qt::StringLiterals;

namespace {

/// The block behind "run: |", without its indentation.
QByteArray script() {
    QFile file(QStringLiteral(GATEPOST_SOURCE_DIR "/action.yml"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray text = file.readAll();
    text.remove(0, text.indexOf("run: |\n") + 7);
    QByteArray lines;
    for (const QByteArray &line : text.split('\n'))
        lines += line.mid(8) + '\n';
    return lines;
}

void write(const QString &path, const QByteArray &bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

struct Run {
    int status = -1;
    QByteArray out;
    QByteArray summary;
};

Run run(const QString &folder, const QString &site, const QString &base = {},
        const QString &gates = {}, const QString &goals = {}) {
    const QTemporaryDir besides;
    const QString summary = besides.filePath(u"summary"_s);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"GITHUB_STEP_SUMMARY"_s, summary);
    environment.insert(u"SITE"_s, site);
    environment.insert(u"BASE"_s, base);
    environment.insert(u"GATES"_s, gates);
    environment.insert(u"GOALS"_s, goals);
    write(besides.filePath(u"script"_s), script());
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start(u"bash"_s, {u"--noprofile"_s, u"--norc"_s, u"-eo"_s, u"pipefail"_s,
                              besides.filePath(u"script"_s)});
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    QFile file(summary);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), file.readAll()};
}

} // namespace

class TestAction : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        if (QStandardPaths::findExecutable(u"bash"_s).isEmpty())
            QSKIP("bash is not here");
    }

    void statusOfTheWorst() {
        QTemporaryDir folder;
        QDir(folder.path()).mkdir(u"site"_s);
        const QString site = folder.filePath(u"site"_s);
        write(site + u"/robots.txt"_s, "User-agent: *\nDisallow: /a\n");
        QCOMPARE(run(folder.path(), u"site"_s).status, 0);
        write(site + u"/gatepost.yaml"_s, "tests:\n  - {agent: GPTBot, path: /a, expect: allow}\n");
        const Run failed = run(folder.path(), u"site"_s);
        QCOMPARE(failed.status, 1);
        QVERIFY2(failed.summary.contains("\n## Policy tests\n"), failed.summary.constData());
        // Many findings do not end it: the runner ends a script whose pipe breaks.
        QByteArray many("User-agent: *\n");
        for (int i = 0; i < 5000; ++i)
            many += "Disallow: " + QByteArray(200, 'a') + "\n";
        write(site + u"/robots.txt"_s, many);
        const Run long_ = run(folder.path(), u"site"_s);
        QVERIFY(long_.summary.contains(" more lines\n"));
        QVERIFY(long_.summary.contains("\n## Policy tests\n"));
        QVERIFY(long_.summary.size() < 20'000);
    }

    /// However YAML writes the key: who could hide tests from the action could switch them off.
    void testsAreFound_data() {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<int>("status");
        const QByteArray one = "{agent: GPTBot, path: /a, expect: allow}";
        QTest::newRow("quoted") << QByteArray("\"tests\":\n  - " + one + "\n") << 1;
        QTest::newRow("blank") << QByteArray("tests :\n  - " + one + "\n") << 1;
        QTest::newRow("flow") << QByteArray("{tests: [" + one + "]}\n") << 1;
        QTest::newRow("byte order mark")
            << QByteArray("\xEF\xBB\xBFtests:\n  - " + one + "\n") << 1;
        QTest::newRow("none") << QByteArray("host: a.example\n") << 0;
    }
    void testsAreFound() {
        QFETCH(QByteArray, settings);
        QFETCH(int, status);
        QTemporaryDir folder;
        QDir(folder.path()).mkdir(u"site"_s);
        write(folder.filePath(u"site/robots.txt"_s), "User-agent: *\nDisallow: /a\n");
        write(folder.filePath(u"site/gatepost.yaml"_s), settings);
        const Run done = run(folder.path(), u"site"_s);
        QVERIFY2(done.status == status, done.summary.constData());
        QCOMPARE(done.summary.contains("\n## Policy tests\n"), status != 0);
    }

    /// Who takes all tests away, renames their key or points at another folder, is not told that all is well.
    void testsAreNotLost_data() {
        QTest::addColumn<QByteArray>("settings"); ///< of the change; empty: none
        QTest::addColumn<QByteArray>("said");     ///< empty: nothing, and status 0
        const QByteArray lost = "failed: site has no tests, but git:HEAD:site has 1: put them back";
        QTest::newRow("file removed") << QByteArray() << lost;
        QTest::newRow("tests removed") << QByteArray("paths: [/]\n") << lost;
        QTest::newRow("emptied") << QByteArray("tests: []\n") << lost;
        QTest::newRow("key renamed")
            << QByteArray("Tests: []\n") << QByteArray("did you mean “tests”?");
        QTest::newRow("others") << QByteArray("tests: [{agent: B, path: /a, expect: deny}]\n")
                                << QByteArray();
    }
    void testsAreNotLost() {
        QFETCH(QByteArray, settings);
        QFETCH(QByteArray, said);
        if (!hasGit())
            QSKIP("git is not here");
        QTemporaryDir folder;
        QDir(folder.path()).mkdir(u"site"_s);
        const QString yaml = folder.filePath(u"site/gatepost.yaml"_s);
        write(folder.filePath(u"site/robots.txt"_s), "User-agent: *\nDisallow: /a\n");
        write(yaml, "tests: [{agent: A, path: /a, expect: deny}]\n");
        for (const QStringList &step : {QStringList{u"init"_s, u"-q"_s},
                                        {u"add"_s, u"-A"_s},
                                        {u"commit"_s, u"-qm"_s, u"x"_s}})
            QVERIFY(runGit(folder.path(), step).has_value());
        if (settings.isEmpty())
            QVERIFY(QFile::remove(yaml));
        else
            write(yaml, settings);
        const Run done = run(folder.path(), u"site"_s, u"HEAD"_s);
        if (done.summary.contains("libgit2"))
            QSKIP("libgit2 is not here");
        QVERIFY2((done.status == 0) == said.isEmpty(), done.summary.constData());
        QVERIFY2(done.summary.contains(said), done.summary.constData());
        // Where there never were any, that is no fault.
        QVERIFY(QFile::exists(yaml) ||
                runGit(folder.path(), {u"rm"_s, u"-q"_s, u"site/gatepost.yaml"_s}));
        if (!QFile::exists(yaml)) {
            QVERIFY(runGit(folder.path(), {u"commit"_s, u"-qm"_s, u"y"_s}).has_value());
            const Run never = run(folder.path(), u"site"_s, u"HEAD"_s);
            QVERIFY2(never.status == 0, never.summary.constData());
            QVERIFY(!never.summary.contains("Policy tests"));
        }
    }

    /// The worst of the parts counts, whichever it is; with a gate the comparison does, without one it only shows.
    void everyPartCounts() {
        if (!hasGit())
            QSKIP("git is not here");
        QTemporaryDir folder;
        QDir(folder.path()).mkdir(u"site"_s);
        const QString robots = folder.filePath(u"site/robots.txt"_s);
        write(robots, "User-agent: *\nDisallow: /a\n");
        write(folder.filePath(u"site/gatepost.yaml"_s),
              "tests: [{agent: A, path: /a, expect: deny}]\n");
        for (const QStringList &step : {QStringList{u"init"_s, u"-q"_s},
                                        {u"add"_s, u"-A"_s},
                                        {u"commit"_s, u"-qm"_s, u"x"_s}})
            QVERIFY(runGit(folder.path(), step).has_value());
        const auto status = [&](const char *text, const QString &gates, const QString &base) {
            write(robots, text);
            return run(folder.path(), u"site"_s, base, gates).status;
        };
        const QString gate = u"--no-lost-access search"_s;
        if (run(folder.path(), u"site"_s, u"HEAD"_s).summary.contains("libgit2"))
            QSKIP("libgit2 is not here");
        const char *const same = "User-agent: *\nDisallow: /a\n";
        const char *const closed = "User-agent: *\nDisallow: /\n";
        const char *const faulty = "User-agent: *\nDisallow: /a\nDisalow: /b\n";
        QCOMPARE(status(same, gate, u"HEAD"_s), 0);
        QCOMPARE(status(faulty, QString(), QString()), 1); // the check alone
        QCOMPARE(status(faulty, QString(), u"HEAD"_s), 1);
        QCOMPARE(status(closed, gate, u"HEAD"_s), 1);         // the gate alone
        QCOMPARE(status(closed, QString(), u"HEAD"_s), 0);    // a difference is no fault
        QCOMPARE(status(same, QString(), u"0123456"_s), 128); // git knows no such revision
        QCOMPARE(status(same, u"--no-lost-acess search"_s, u"HEAD"_s), 2);
    }

    /// Goals are a part of their own, where that is asked for; who asks and has none is told.
    void goals() {
        QTemporaryDir folder;
        QDir(folder.path()).mkdir(u"site"_s);
        write(folder.filePath(u"site/robots.txt"_s), "User-agent: *\nDisallow: /private/\n");
        const auto with = [&](const char *yaml, const QString &asked) {
            write(folder.filePath(u"site/gatepost.yaml"_s), yaml);
            return run(folder.path(), u"site"_s, {}, {}, asked);
        };
        const Run met = with("goals: {search: open, signals: []}\n", u"true"_s);
        QVERIFY2(met.status == 0 && met.summary.contains("\n## Goals\n"), met.summary.constData());
        const Run failed = with("goals: {training: out, signals: []}\n", u"true"_s);
        QVERIFY2(failed.status == 1 && failed.summary.contains("FALSE  training"),
                 failed.summary.constData());
        QVERIFY(!with("goals: {training: out, signals: []}\n", {}).summary.contains("## Goals"));
        const Run none = with("paths: [/]\n", u"true"_s);
        QVERIFY2(none.status == 2 && none.summary.contains("gatepost.yaml has no goals"),
                 none.summary.constData());
    }

    void wrongFolder() {
        QTemporaryDir folder;
        QDir(folder.path()).mkpath(u"site/public"_s);
        write(folder.filePath(u"site/public/robots.txt"_s), "User-agent: *\nDisallow: /a\n");
        const Run done = run(folder.path(), u"site"_s);
        QCOMPARE(done.status, 2);
        QVERIFY2(done.summary.contains("site: there is no policy file in it"),
                 done.summary.constData());
        QCOMPARE(run(folder.path(), u"nowhere"_s).status, 2);
        QCOMPARE(run(folder.path(), u"site/public"_s).status, 0);
    }

    void strangersFiles() {
        QTemporaryDir folder;
        QTemporaryDir outside;
        QDir(folder.path()).mkdir(u"site"_s);
        const QString site = folder.filePath(u"site"_s);
        write(site + u"/robots.txt"_s,
              "User-agent: *\n##[error]fake: x\n```: <img src=x>\nDisallow: ```\r```\n");
        write(site + u"/x\n::error::fake\n```\n# Passed <img src=x>\r# Passed.kno"_s, "{]");
        const QString kept = outside.filePath(u"kept"_s);
        write(kept, "as it was");
        QVERIFY(QFile::link(kept, folder.filePath(u"part.txt"_s)));
        const QString link = site + u"/gatepost.yaml"_s;
        QVERIFY(QFile::link(u"/dev/zero"_s, link));
        saysNothingOfItsOwn(run(folder.path(), u"site"_s));
        QVERIFY(QFile::remove(link)); // now the names and texts of the others are in the findings
        const Run named = run(folder.path(), u"site"_s);
        saysNothingOfItsOwn(named);
        QVERIFY2(named.summary.contains("# Passed.kno"), named.summary.constData());
        QFile file(kept);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("as it was"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::System).size(), 1);
    }

private:
    static void saysNothingOfItsOwn(const Run &done) {
        QVERIFY(done.status > 0);
        for (const QByteArray &line : done.summary.split('\n'))
            QVERIFY2(line.isEmpty() || line == "## Check" || line.startsWith("    "),
                     done.summary.constData());
        QVERIFY2(!done.summary.contains('\r'), done.summary.constData());
        // Between the two marks of the runner commands are words.
        bool obeyed = true;
        QByteArray token;
        for (const QByteArray &line : done.out.split('\n')) {
            if (obeyed && line.startsWith("::stop-commands::")) {
                token = line.mid(17);
                QVERIFY(token.size() >= 32);
                obeyed = false;
            } else if (!obeyed && line == "::" + token + "::") {
                obeyed = true;
            } else if (obeyed) {
                QVERIFY2(line.isEmpty(), line.constData());
            }
        }
        QVERIFY(obeyed);
        QVERIFY(!token.isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestAction)
#include "tst_action.moc"

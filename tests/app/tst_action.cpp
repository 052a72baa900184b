// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What action.yml runs, run here as the code host's runner does (bash -eo pipefail) on a folder that a stranger made: what its
// files say neither commands the runner nor becomes markup in the summary, and nothing is written through its links.

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

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

Run run(const QString &folder, const QString &site) {
    const QTemporaryDir besides;
    const QString summary = besides.filePath(u"summary"_s);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"GITHUB_STEP_SUMMARY"_s, summary);
    environment.insert(u"SITE"_s, site);
    environment.insert(u"BASE"_s, QString());
    environment.insert(u"GATES"_s, QString());
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
        QVERIFY(QFile::link(u"/dev/zero"_s, site + u"/gatepost.yaml"_s));
        const Run done = run(folder.path(), u"site"_s);
        QVERIFY(done.status > 0);
        QFile file(kept);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("as it was"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::System).size(), 1);
        for (const QByteArray &line : done.summary.split('\n'))
            QVERIFY2(line.isEmpty() || line == "## Check" || line.startsWith("    "),
                     done.summary.constData());
        QVERIFY(!done.summary.contains('\r'));
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

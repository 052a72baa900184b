// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// gatepost-cli and the files of others: a folder that a stranger filled, pipes and devices, saves that meet.

#include "tests/support/runcli.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

#ifndef Q_OS_WIN
#include <csignal>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/xattr.h>
#endif

using namespace gatepost::test;
using namespace Qt::StringLiterals;

class TestCliStore : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;

    QString path(const QString &name) const { return m_dir->filePath(name); }
    void write(const QString &name, const QByteArray &text) const {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    QByteArray read(const QString &name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    QStringList temporaries() const {
        return QDir(path(u"site"_s)).entryList({u"*.tmp"_s}, QDir::Files | QDir::Hidden);
    }
    CliRun cli(const QStringList &arguments) const { return runCli(arguments, {}, m_dir->path()); }

private slots:
    void init() {
        m_dir = std::make_unique<QTemporaryDir>();
        write(u"site/robots.txt"_s, "User-agent: *\nDisallow: /r\n");
        write(u"secret"_s, "train: SECRET\n");
    }

#ifndef Q_OS_WIN
    // ---- a stranger's folder ---------------------------------------------------------------------

    void staysInTheFolder_data() {
        QTest::addColumn<QString>("link");      ///< name in the site, where it leads
        QTest::addColumn<QByteArray>("mapped"); ///< chain: in gatepost.yaml
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char *name, const QString &link, const char *mapped,
                            const char *message) {
            QTest::newRow(name) << link << QByteArray(mapped) << QByteArray(message);
        };
        row("absolute", {}, "/etc/passwd", "is not inside the site's folder");
        row("device", {}, "/dev/zero", "is not inside the site's folder");
        row("up", {}, "../secret", "is not inside the site's folder");
        row("up from below", {}, "chain/../../secret", "is not inside the site's folder");
        row("a link", u"a.txt ../secret"_s, "a.txt", "which is not inside the site's folder");
        row("a link to a link", u"a.txt b.txt,b.txt ../secret"_s, "a.txt",
            "which is not inside the site's folder");
        row("an absolute link", u"a.txt %1/secret"_s, "a.txt",
            "which is not inside the site's folder");
        row("a folder that is a link", u"in ../"_s, "in/secret",
            "which is not inside the site's folder");
        row("below chain/", u"chain ../"_s, "chain/secret",
            "which is not inside the site's folder");
        row("a link to nothing", u"a.txt nothing"_s, "a.txt", "which does not exist");
        row("robots.txt", u"robots.txt ../secret"_s, "", "which is not inside the site's folder");
        row("robots2.txt", u"robots2.txt ../secret"_s, "", "which is not inside the site's folder");
        row("asks.json", u"asks.json ../secret"_s, "", "which is not inside the site's folder");
        row("gatepost.yaml", u"gatepost.yaml ../secret"_s, "",
            "which is not inside the site's folder");
        row("agent policy", u"agent-policy.kno ../secret"_s, "",
            "which is not inside the site's folder");
    }
    void staysInTheFolder() {
        QFETCH(QString, link);
        QFETCH(QByteArray, mapped);
        QFETCH(QByteArray, message);
        if (!mapped.isEmpty()) {
            write(u"site/robots2.txt"_s, "chain: https://x.example/p\n");
            write(u"site/gatepost.yaml"_s, "chain: {https://x.example/p: " + mapped + "}\n");
        }
        for (const QString &each : link.split(u',', Qt::SkipEmptyParts)) {
            const QString name = path(u"site/"_s + each.section(u' ', 0, 0));
            QFile::remove(name);
            const QByteArray target =
                QFile::encodeName(each.section(u' ', 1).replace(u"%1"_s, m_dir->path()));
            QCOMPARE(::symlink(target.constData(), QFile::encodeName(name).constData()), 0);
        }
        const QStringList ask{u"--agent"_s, u"GPTBot"_s, u"--url"_s, u"/a"_s};
        const QList<QStringList> runs{
            {u"check"_s, u"site"_s},
            {u"check"_s, u"site"_s, u"--format"_s, u"sarif"_s},
            QStringList{u"simulate"_s, u"--site"_s, u"site"_s} + ask,
            QStringList{u"simulate"_s, u"--site"_s, u"site"_s, u"--json"_s} + ask};
        for (const QStringList &arguments : runs) {
            const CliRun run = cli(arguments);
            const QByteArray said = run.out + run.err;
            QVERIFY2(!said.contains("SECRET") && !said.contains("root:"), said);
            if (arguments.size() == 2)
                QVERIFY2(said.contains(message), said);
        }
        // What is named by hand may be anywhere.
        const CliRun byHand = cli({u"check"_s, u"secret"_s, u"--as"_s, u"robots2.txt"_s});
        QVERIFY(byHand.out.contains("SECRET"));
    }

    void followsLinksInside() {
        write(u"site/robots2.txt"_s, "chain: https://x.example/p\n");
        write(u"site/gatepost.yaml"_s, "chain: {https://x.example/p: a.txt}\n");
        write(u"site/real/b.txt"_s, "train: no\n");
        // One of them absolute, and the site's folder itself is reached by a link.
        QCOMPARE(::symlink("in/b.txt", QFile::encodeName(path(u"site/a.txt"_s)).constData()), 0);
        QCOMPARE(::symlink(QFile::encodeName(path(u"site/real"_s)).constData(),
                           QFile::encodeName(path(u"site/in"_s)).constData()),
                 0);
        QCOMPARE(::symlink("site", QFile::encodeName(path(u"current"_s)).constData()), 0);
        for (const QString &site : {u"site"_s, u"current"_s, path(u"current"_s), u"site/."_s}) {
            const CliRun run = cli({u"simulate"_s, u"--site"_s, site, u"--agent"_s, u"GPTBot"_s,
                                    u"--url"_s, u"/a"_s, u"--json"_s});
            QCOMPARE(run.json()[u"use"_s][u"train"_s][u"file"_s].toString(),
                     u"https://x.example/p"_s);
        }
    }

    // ---- pipes, devices, sockets -----------------------------------------------------------------

    void refusesWhatIsNoFile_data() {
        QTest::addColumn<QStringList>("arguments"); ///< %1: what is no file
        const QStringList ask{u"--agent"_s, u"GPTBot"_s, u"--url"_s, u"/a"_s};
        const auto row = [&](const char *name, const QStringList &arguments) {
            QTest::newRow(name) << arguments;
        };
        row("check", {u"check"_s, u"%1"_s});
        row("robots", QStringList{u"simulate"_s, u"--robots"_s, u"%1"_s} + ask);
        row("robots2", QStringList{u"check"_s, u"--robots2"_s, u"%1"_s});
        row("asks", QStringList{u"simulate"_s, u"--site"_s, u"site"_s, u"--asks"_s, u"%1"_s} + ask);
        row("chain", QStringList{u"simulate"_s, u"--site"_s, u"site"_s, u"--chain"_s,
                                 u"https://x.example/=%1"_s} +
                         ask);
        row("queries", {u"simulate"_s, u"--site"_s, u"site"_s, u"--queries"_s, u"%1"_s});
        row("set", {u"set"_s, u"%1"_s, u"group:*"_s, u"Disallow=/a"_s});
        row("set in place", {u"set"_s, u"--in-place"_s, u"%1"_s, u"group:*"_s, u"Disallow=/a"_s});
        row("check --repair", {u"check"_s, u"--repair"_s, u"%1"_s});
        row("render", {u"render"_s, u"%1"_s});
        for (const char *name : {"robots.txt", "robots2.txt", "gatepost.yaml", "asks.json", "a.kno",
                                 "chain/x.example/p"})
            QTest::addRow("site's %s", name) << QStringList{u"check"_s, u"site"_s, u"<"_s + name};
    }
    void refusesWhatIsNoFile() {
        QFETCH(QStringList, arguments);
        QCOMPARE(::mkfifo(QFile::encodeName(path(u"pipe"_s)).constData(), 0600), 0);
        const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        qstrncpy(address.sun_path, QFile::encodeName(path(u"socket"_s)).constData(),
                 sizeof address.sun_path);
        QCOMPARE(::bind(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
        QStringList things{u"pipe"_s, u"socket"_s, u"/dev/zero"_s};
        if (arguments.last().startsWith(u'<')) {
            things = {u"pipe"_s};
            const QString name = path(u"site/"_s + arguments.takeLast().mid(1));
            write(u"site/robots2.txt"_s, "chain: https://x.example/p\n");
            QVERIFY(QDir().mkpath(QFileInfo(name).path()));
            QFile::remove(name);
            QCOMPARE(::mkfifo(QFile::encodeName(name).constData(), 0600), 0);
        }
        for (const QString &thing : std::as_const(things)) {
            QProcess process;
            process.setWorkingDirectory(m_dir->path());
            process.start(QStringLiteral(GATEPOST_CLI),
                          QStringList(arguments).replaceInStrings(u"%1"_s, thing));
            const bool ended = process.waitForFinished(5000);
            if (!ended)
                process.kill();
            process.waitForFinished();
            QVERIFY2(ended, "it waits for " + thing.toLatin1());
            const QByteArray said =
                process.readAllStandardOutput() + process.readAllStandardError();
            QVERIFY2(said.contains("is not a regular file"), said);
        }
        ::close(socket);
    }

    // ---- saves -----------------------------------------------------------------------------------

    void concurrentEditsAreAllKept() {
        constexpr int kEdits = 40;
        std::vector<std::unique_ptr<QProcess>> edits;
        for (int i = 0; i < kEdits; ++i) {
            edits.push_back(std::make_unique<QProcess>());
            edits.back()->setWorkingDirectory(m_dir->path());
            edits.back()->start(QStringLiteral(GATEPOST_CLI),
                                {u"set"_s, u"--in-place"_s, u"site/robots.txt"_s, u"group:*"_s,
                                 u"Disallow=/edit%1"_s.arg(i)});
        }
        for (const auto &edit : edits) {
            QVERIFY(edit->waitForFinished(60'000));
            QVERIFY2(edit->exitCode() == 0, edit->readAllStandardError());
        }
        const QByteArray after = read(u"site/robots.txt"_s);
        int kept = 0;
        for (int i = 0; i < kEdits; ++i)
            kept += after.contains(u"Disallow: /edit%1\n"_s.arg(i).toLatin1()) ? 1 : 0;
        QCOMPARE(kept, kEdits);
        QCOMPARE(temporaries(), QStringList());
    }

    void hardLinks_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("set") << QStringList{u"set"_s, u"--in-place"_s, u"site/robots.txt"_s,
                                            u"group:*"_s, u"Disallow=/new"_s};
        QTest::newRow("check --repair")
            << QStringList{u"check"_s, u"--repair"_s, u"site/robots.txt"_s};
        QTest::newRow("render") << QStringList{u"render"_s, u"p.kno"_s, u"-o"_s,
                                               u"site/robots.txt"_s};
    }
    void hardLinks() {
        QFETCH(QStringList, arguments);
        const QByteArray before = "User-agent: *\nDisalow: /r\n"; // which --repair puts right
        write(u"site/robots.txt"_s, before);
        write(u"p.kno"_s, "id: 01KQ0B2H5N8P3Q6S9T1V4W7X0Y\nslug: s\ntitle: T\n"
                          "default_policy: disallow\nagents: []\n");
        QCOMPARE(::link(QFile::encodeName(path(u"site/robots.txt"_s)).constData(),
                        QFile::encodeName(path(u"other"_s)).constData()),
                 0);
        const CliRun refused = cli(arguments);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("has a second name (a hard link)") &&
                     refused.err.contains("--write-over"),
                 refused.err);
        QCOMPARE(read(u"site/robots.txt"_s), before);
        QCOMPARE(read(u"other"_s), before);
        const CliRun written = cli(arguments + QStringList{u"--write-over"_s});
        QVERIFY2(written.status < 2, written.err);
        QVERIFY(read(u"site/robots.txt"_s) != before);
        QCOMPARE(read(u"other"_s), read(u"site/robots.txt"_s));
        QCOMPARE(temporaries(), QStringList());
    }

    void leftoversGo() {
        write(u"site/.gatepost-0123abcd.tmp"_s, "half");
        write(u"site/mine.tmp"_s, "mine");
        QCOMPARE(
            cli({u"set"_s, u"--in-place"_s, u"site/robots.txt"_s, u"group:*"_s, u"Disallow=/a"_s})
                .status,
            0);
        QCOMPARE(temporaries(), QStringList{u"mine.tmp"_s});
    }

    void terminationLeavesNothing() {
        const QByteArray large = "User-agent: *\n" + QByteArray("# filling\n").repeated(800'000);
        int killed = 0;
        for (int i = 0; i < 60; ++i) {
            write(u"site/robots.txt"_s, large);
            QProcess process;
            process.setWorkingDirectory(m_dir->path());
            process.start(
                QStringLiteral(GATEPOST_CLI),
                {u"set"_s, u"--in-place"_s, u"site/robots.txt"_s, u"group:*"_s, u"Disallow=/a"_s});
            QVERIFY(process.waitForStarted());
            // When the new file is there.
            while (process.state() == QProcess::Running && temporaries().isEmpty())
                process.waitForFinished(1);
            process.terminate();
            QVERIFY(process.waitForFinished(30'000));
            killed += process.exitStatus() == QProcess::CrashExit ? 1 : 0;
            QCOMPARE(temporaries(), QStringList());
            QVERIFY(read(u"site/robots.txt"_s).startsWith(large.first(1000)));
            if (killed == 5)
                break;
        }
        QVERIFY2(killed > 0, "it was never ended while it saved");
    }
#endif

#ifdef Q_OS_LINUX
    void keepsAttributes() {
        const QByteArray name = QFile::encodeName(path(u"site/robots.txt"_s));
        if (::setxattr(name.constData(), "user.note", "mine", 4, 0) != 0)
            QSKIP("the file system of the temporary folder has no extended attributes");
        QCOMPARE(
            cli({u"set"_s, u"--in-place"_s, u"site/robots.txt"_s, u"group:*"_s, u"Disallow=/a"_s})
                .status,
            0);
        char value[10] = {};
        QCOMPARE(::getxattr(name.constData(), "user.note", value, sizeof value), 4);
        QCOMPARE(QByteArray(value), QByteArray("mine"));
    }
#endif

    void limits() {
        QFile large(path(u"large.txt"_s));
        QVERIFY(large.open(QIODevice::WriteOnly));
        QVERIFY(large.resize(16 * 1024 * 1024 + 1));
        large.close();
        const CliRun run = cli({u"check"_s, u"large.txt"_s});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.contains("larger than 16 MiB"), run.err);
        write(u"site/gatepost.yaml"_s, "paths: [" + QByteArray("a,").repeated(1'000'000) + "]\n");
        const CliRun settings = cli({u"check"_s, u"site"_s});
        QCOMPARE(settings.status, 2);
        QVERIFY2(settings.err.contains("has more than 200000 values"), settings.err);
    }
};

QTEST_GUILESS_MAIN(TestCliStore)
#include "tst_clistore.moc"

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What policy text, file names and answers do to a terminal: nothing. On a pseudo terminal controls and marks of direction
// are written out; into a pipe every byte goes as it is.

#include "tests/support/runcli.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_LINUX
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace gatepost::test;

namespace {

/// ESC, a C1 control, DEL, a byte that is not UTF-8, an override of direction, an isolate, a lone CR.
const QByteArray kHostile = "\x1B[31m\x07|\xC2\x9B|\x7F|\xFF|\xE2\x80\xAE|\xE2\x81\xA6|\r|";
const QByteArray kShown = "\\u001b[31m\\u0007|\\u009b|\\u007f|\\xff|\\u202e|\\u2066|\\u000d|";

/// Bytes that a terminal would obey, and the marks that turn text round.
bool isHarmless(const QByteArray &text) {
    for (const char c : text)
        if (c != '\n' && c != '\t' && c != '\r' &&
            (static_cast<unsigned char>(c) < 0x20 || c == 0x7F))
            return false;
    for (const char *mark : {"\xC2\x9B", "\xE2\x80\xAE", "\xE2\x81\xA6", "\xFF"})
        if (text.contains(mark))
            return false;
    return true;
}

} // namespace

class TestTerminal : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        put("robots.txt", "User-agent: *\nDisallow: /a" + kHostile + "\nComment: " + kHostile +
                              "\nNonsense: " + kHostile + "\n");
        put("gatepost.yaml",
            "tests:\n  - {agent: GPTBot, path: \"/a\\e[31m\\u202e\", expect: deny}\n");
        put("policy.kno",
            "id: x\nslug: s\ntitle: \"T \xE2\x80\xAE\"\ndefault_policy: \"\\e[31m\"\n");
    }
    void pipesAreExact() {
        const QByteArray robots = read("robots.txt");
        QCOMPARE(
            runCli({"set", m_folder.filePath("robots.txt"), "group:*", "Crawl-delay", "--remove"})
                .out,
            robots);
        const CliRun text =
            runCli({"simulate", "--site", m_folder.path(), "--agent", "GPTBot", "--url", "/b"});
        QCOMPARE(text.status, 0);
        QVERIFY(text.out.contains("for the robot's owner: " + kHostile.left(5)));
    }
    /// stderr is for people, in a log too.
    void messagesAreNever() {
        const CliRun run = runCli({"check", m_folder.filePath("no\x1B[31m\xE2\x80\xAEsuch")});
        QCOMPARE(run.status, 2);
        QVERIFY2(isHarmless(run.err), run.err);
        QVERIFY2(run.err.contains("no\\u001b[31m\\u202esuch"), run.err);
    }
#ifdef Q_OS_LINUX
    void terminals_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("shown"); // a part of it
        const QString robots = m_folder.filePath("robots.txt");
        const auto row = [](const char *name, const QStringList &arguments,
                            const QByteArray &shown) { QTest::newRow(name) << arguments << shown; };
        row("set", {"set", robots, "group:*", "Crawl-delay", "--remove"}, "/a" + kShown);
        row("simulate",
            {"simulate", "--site", m_folder.path(), "--agent", "GPTBot", "--url", "/b\x1B[2J"},
            "for the robot's owner: " + kShown.left(18));
        row("simulate --json",
            {"simulate", "--site", m_folder.path(), "--agent", "GPTBot", "--url", "/\xE2\x80\xAE",
             "--json"},
            "\"path\": \"/\\u202e\"");
        row("check", {"check", robots}, "robots.txt:");
        row("test", {"test", m_folder.path()}, "failed: ");
        row("render", {"render", m_folder.filePath("policy.kno")}, "kno-");
        row("a file name", {"check", "/\x1B]0;owned\x07"}, "\\u001b]0;owned\\u0007");
        row("an option", {"check", "--\x1B[31m"}, "\\u001b[31m");
    }
    void terminals() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, shown);
        const QByteArray seen = onTerminal(arguments);
        QVERIFY2(isHarmless(seen), seen.toPercentEncoding(" \n/:\\[]|"));
        QVERIFY2(seen.contains(shown), seen);
    }
#endif

private:
    void put(const QString &name, const QByteArray &text) {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    QByteArray read(const QString &name) {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
#ifdef Q_OS_LINUX
    /// What the command line writes to a terminal, both streams together.
    static QByteArray onTerminal(const QStringList &arguments) {
        QList<QByteArray> words{GATEPOST_CLI};
        for (const QString &argument : arguments)
            words << argument.toUtf8();
        std::vector<char *> argv;
        for (QByteArray &word : words)
            argv.push_back(word.data());
        argv.push_back(nullptr);
        int terminal = -1;
        const pid_t child = ::forkpty(&terminal, nullptr, nullptr, nullptr);
        if (child == 0) {
            ::execvp(argv[0], argv.data());
            ::_exit(127);
        }
        QByteArray seen;
        char buffer[4096];
        for (ssize_t size = 0; (size = ::read(terminal, buffer, sizeof buffer)) > 0;)
            seen.append(buffer, size);
        int status = 0;
        ::waitpid(child, &status, 0);
        ::close(terminal);
        return seen;
    }
#endif

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestTerminal)
#include "tst_terminal.moc"

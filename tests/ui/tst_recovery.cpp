// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The recovery folder: whatever is in it, a start finds the drafts of programs that ended, in seconds, and leaves alone
// what is not a draft or belongs to a living program.

#include "tests/support/diskfiles.h"
#include "tests/support/posix.h"
#include "tests/support/warnings.h"
#include "ui/document/document.h"
#include "ui/document/journal.h"
#include "ui/document/recovery.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QLockFile>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>
#include <functional>

using namespace gatepost;
using namespace gatepost::test;
using namespace gatepost::ui;

namespace {

void putBelow(const QString &root, const QString &name, const QByteArray &bytes) {
    const QString path = root + '/' + name;
    if (!QDir().mkpath(QFileInfo(path).path()))
        qFatal("cannot make the folder of %s", qPrintable(path));
    put(path, bytes);
}

/// As journals are named.
QString journalName(int number) {
    return QString("11111111-2222-3333-4444-%1").arg(number, 12, 10, QChar('0'));
}

QByteArray soundJournal(const QString &path = {}, const QString &name = "robots.txt") {
    return journalStart() + headerRecord(1, {path, name, DialectId::Robots, {}, false}) +
           snapshotRecord(2, "# mine\n");
}

/// Fills a recovery folder.
using Make = std::function<void(const QString &root)>;

} // namespace

class TestRecovery : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }
    void laterVersionsAreKept();
    void hostileFolders_data();
    void hostileFolders();
    void livingProgramsAreLeftAlone();
    void twoStartsWithTheSameNumber();
};

void TestRecovery::laterVersionsAreKept() {
    QTemporaryDir dir;
    const QString later = journalName(1);
    const QString odd = journalName(2);
    putBelow(dir.path(), later + "/journal", "gatepost-journal 2\nwhatever");
    putBelow(dir.path(), odd + "/journal", "nothing of the kind");
    const Found found = findDrafts(dir.path());
    QCOMPARE(found.drafts.size(), 0);
    QCOMPARE(found.sentences.size(), 2);
    QCOMPARE(found.sentences.filter("later version").size(), 1);
    QCOMPARE(found.sentences.filter("could not be read").size(), 1);
    QCOMPARE(get(dir.filePath(later + "/journal")), "gatepost-journal 2\nwhatever");
    QCOMPARE(get(dir.filePath("unreadable-" + odd + "/journal")), "nothing of the kind");
    QCOMPARE(findDrafts(dir.path()).sentences.size(), 1); // said once
}

void TestRecovery::hostileFolders_data() {
    QTest::addColumn<Make>("make");
    QTest::addColumn<int>("drafts");
    QTest::addColumn<int>("sentences");
    QTest::addColumn<int>(
        "kept"); // entries below the recovery folder afterwards, "outside" not counted
    const auto row = [](const char *name, Make make, int drafts, int sentences, int kept) {
        QTest::newRow(name) << make << drafts << sentences << kept;
    };
    // With links, pipes, devices, sparse files and names that Windows has not.
    const auto posixRow = [row](const char *name, Make make, int drafts, int sentences, int kept) {
        if (kIsPosix)
            row(name, std::move(make), drafts, sentences, kept);
    };
    const QString one = journalName(1);
    row("nothing", [](const QString &) {}, 0, 0, 0);
    row(
        "a draft", [one](const QString &root) { putBelow(root, one + "/journal", soundJournal()); },
        1, 0, 2);
    row("begun", [one](const QString &root) { putBelow(root, one + "/journal", {}); }, 0, 0, 0);
    posixRow(
        "a folder that is a link",
        [one](const QString &root) {
            QVERIFY(QFile::link(root + "/../outside", root + '/' + one));
        },
        0, 0, 1);
    posixRow(
        "the recovery folder is a link",
        [](const QString &root) {
            QVERIFY(QDir().rmdir(root));
            QVERIFY(QFile::link(root + "/../outside", root));
        },
        0, 0, -1);
    row(
        "somebody's folder",
        [](const QString &root) { putBelow(root, "photos/a.jpg", "precious"); }, 0, 0, 2);
    row(
        "somebody's file in a journal's folder",
        [one](const QString &root) { putBelow(root, one + "/a.jpg", "precious"); }, 0, 0, 2);
    row(
        "somebody's file beside an empty journal",
        [one](const QString &root) {
            putBelow(root, one + "/journal", {});
            putBelow(root, one + "/a.jpg", "precious");
        },
        0, 0, 2);
    posixRow(
        "the journal is a link",
        [one](const QString &root) {
            QVERIFY(QDir(root).mkpath(one));
            QVERIFY(QFile::link(root + "/../outside/a.txt", root + '/' + one + "/journal"));
        },
        0, 1, 2);
    posixRow(
        "the journal is a pipe",
        [one](const QString &root) {
            QVERIFY(QDir(root).mkpath(one));
            QVERIFY(makePipe(root + '/' + one + "/journal"));
        },
        0, 1, 2);
    posixRow(
        "the journal is a device",
        [one](const QString &root) {
            QVERIFY(QDir(root).mkpath(one));
            QVERIFY(QFile::link("/dev/zero", root + '/' + one + "/journal"));
        },
        0, 1, 2);
    row(
        "the journal is a folder",
        [one](const QString &root) { putBelow(root, one + "/journal/a.txt", "precious"); }, 0, 1,
        3);
    posixRow(
        "the journal is larger than a disk",
        [one](const QString &root) {
            putBelow(root, one + "/journal", soundJournal());
            QVERIFY(QFile::resize(root + '/' + one + "/journal", qint64{1} << 40));
        },
        0, 1, 2);
    posixRow(
        "the lock is a pipe",
        [one](const QString &root) {
            putBelow(root, one + "/journal", soundJournal());
            QVERIFY(makePipe(root + '/' + one + "/lock"));
        },
        0, 0, 2);
    row(
        "a path of megabytes",
        [one](const QString &root) {
            putBelow(root, one + "/journal", soundJournal('/' + QString(3'000'000, 'a')));
        },
        0, 1, 2);
    row(
        "a name of megabytes",
        [one](const QString &root) {
            putBelow(root, one + "/journal", soundJournal({}, QString(3'000'000, 'a')));
        },
        0, 1, 2);
    row(
        "the file is a device",
        [one](const QString &root) { putBelow(root, one + "/journal", soundJournal("/dev/zero")); },
        1, 0, 2);
    posixRow(
        "odd names",
        [](const QString &root) {
            for (const char *name : {"a\nb", "<b>x", "-rf", "%1", "..x", "{x}"})
                putBelow(root, QString::fromUtf8(name) + "/journal", soundJournal());
        },
        0, 0, 12);
    row(
        "a thousand unreadable",
        [](const QString &root) {
            for (int i = 0; i < 1000; ++i)
                putBelow(root, journalName(i) + "/journal", "nothing of the kind");
        },
        0, 4, 2000);
    row(
        "a thousand drafts",
        [](const QString &root) {
            for (int i = 0; i < 1000; ++i)
                putBelow(root, journalName(i) + "/journal", soundJournal());
        },
        100, 1, 2000);
    constexpr quint32 kSize = 20'000'000;
    TextEdit two = TextEdit::replace({kSize - 2, kSize - 1}, "b");
    two.add({{kSize - 1, kSize}, "b"});
    const std::pair<const char *, TextEdit> slow[] = {
        {"edits that move terabytes", TextEdit::replace({0, 1}, "bb")},
        {"edits of two places", two},
        {"edits of nothing", TextEdit()}};
    for (const auto &[name, edit] : slow)
        row(
            name,
            [one, edit](const QString &root) {
                QByteArray journal = journalStart() +
                                     headerRecord(1, {{}, "robots.txt", {}, {}, false}) +
                                     snapshotRecord(2, std::string(kSize, 'a'));
                for (quint64 seq = 3; seq < 100'000; ++seq)
                    journal += editRecord(seq, edit);
                putBelow(root, one + "/journal", journal);
            },
            1, 0, 2);
}

/// Whatever lies in the recovery folder: a start looks at it in seconds, and nothing of anybody's goes.
void TestRecovery::hostileFolders() {
    QFETCH(Make, make);
    QFETCH(int, drafts);
    QFETCH(int, sentences);
    QFETCH(int, kept);
    QTemporaryDir dir;
    const QString root = dir.filePath("recovery");
    QVERIFY(QDir().mkpath(root));
    putBelow(dir.path(), "outside/a.txt", "precious");
    putBelow(dir.path(), "outside/" + journalName(7) + "/b.txt", "precious");
    make(root);
    const std::clock_t before = std::clock(); // of this process: others may be busy
    {
        const Found found = findDrafts(root);
        QCOMPARE(found.drafts.size(), drafts);
        QCOMPARE(found.sentences.size(), sentences);
    }
    const auto seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    QVERIFY2(seconds < 15, qPrintable(QString::number(seconds)));
    QCOMPARE(get(dir.filePath("outside/a.txt")), "precious");
    QCOMPARE(get(dir.filePath("outside/" + journalName(7) + "/b.txt")), "precious");
    if (kept < 0)
        return;
    int there = 0;
    for (QDirIterator each(root,
                           QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot,
                           QDirIterator::Subdirectories);
         each.hasNext(); ++there)
        each.next();
    QCOMPARE(there, kept);
}

void TestRecovery::livingProgramsAreLeftAlone() {
    QTemporaryDir dir;
    Document document(DialectId::Robots, "x");
    Journal journal(document, dir.path());
    QVERIFY(journal.flush());
    QCOMPARE(findDrafts(dir.path()).drafts.size(), 0);
    QCOMPARE(QDir(dir.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 1);
}

#ifdef Q_OS_UNIX
/// In a container every start has the same small number, so what a crash left names the process that looks for it.
void TestRecovery::twoStartsWithTheSameNumber() {
    QTemporaryDir dir;
    QDir(dir.path()).mkpath("alive");
    QDir(dir.path()).mkpath("crashed");
    Document document(DialectId::Robots, "x");
    Journal journal(document, dir.filePath("alive"));
    document.apply(TextEdit::insert(0, "#"), {"Edit"});
    QVERIFY(journal.flush());
    // As the process with this very number would have left it.
    const QString folder = dir.filePath("crashed/11111111-2222-3333-4444-555555555555");
    QVERIFY(QDir().mkpath(folder));
    for (const char *name : {"/journal", "/lock"})
        put(folder + name, get(journal.folder() + name));
    QVERIFY(get(folder + "/lock")
                .startsWith(QByteArray::number(QCoreApplication::applicationPid()) + '\n'));
    QCOMPARE(findDrafts(dir.filePath("alive")).drafts.size(), 0);
    {
        const Found found = findDrafts(dir.filePath("crashed"));
        QCOMPARE(found.drafts.size(), 1);
        QCOMPARE(found.drafts[0].text, "#x");
        QCOMPARE(findDrafts(dir.filePath("crashed")).drafts.size(), 0); // is being offered
    }
    // The same of a Gatepost that used QLockFile.
    QLockFile before(dir.filePath("before"));
    QVERIFY(before.tryLock(0));
    put(folder + "/lock", get(dir.filePath("before")));
    QCOMPARE(findDrafts(dir.filePath("crashed")).drafts.size(), 1);
}
#else
void TestRecovery::twoStartsWithTheSameNumber() {
    QSKIP("an open file is the lock on Windows, whatever its number");
}
#endif

QTEST_MAIN(TestRecovery)
#include "tst_recovery.moc"

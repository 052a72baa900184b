// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Unsaved text survives: journals read back after any damage, and 200 children that edit all the time are killed
// (GATEPOST_RECOVERIES: how many); each text that comes back is one the child had, at most a second before the kill.

#include "tests/support/diskfiles.h"
#include "tests/support/warnings.h"
#include "ui/document/document.h"
#include "ui/document/journal.h"
#include "ui/document/processlock.h"
#include "ui/document/recovery.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <cstring>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#endif

using namespace gatepost;
using namespace gatepost::test;
using namespace gatepost::ui;

namespace {

const char kBase[] = "User-agent: *\r\nDisallow: /private\r\n";

std::string_view view(const QByteArray &bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

QStringList foldersIn(const QString &root) {
    return QDir(root).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

/// Edit number n of the history with this seed, for the text as it is then.
TextEdit editOf(QRandomGenerator &random, std::string_view text, int n) {
    const auto size = static_cast<quint32>(text.size());
    const quint32 at = random.bounded(size + 1);
    const quint32 length = random.bounded(4U) == 0 ? std::min(random.bounded(40U), size - at) : 0U;
    return TextEdit::replace({at, at + length}, std::to_string(n) + (n % 7 == 0 ? "\r\n" : ","));
}

#ifdef Q_OS_UNIX
constexpr int kMostEdits = 4000;

/// Shared with the child: when each edit was made.
struct Shared {
    std::atomic<int> edits;
    qint64 when[kMostEdits];
};

qint64 nowNs() {
    timespec t{};
    ::clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1'000'000'000LL + t.tv_nsec;
}

Shared *mapShared(const QString &path, bool make) {
    const int handle = ::open(qPrintable(path), make ? O_RDWR | O_CREAT : O_RDWR, 0600);
    if (handle < 0 || (make && ::ftruncate(handle, sizeof(Shared)) != 0))
        qFatal("no shared file");
    void *at = ::mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED, handle, 0);
    ::close(handle);
    if (at == MAP_FAILED)
        qFatal("no shared memory");
    return static_cast<Shared *>(at);
}

/// The child: a document that is edited every few milliseconds.
int editForEver(int argc, char **argv) {
    QGuiApplication application(argc, argv);
    const QString root = QString::fromLocal8Bit(argv[2]);
    const auto seed = QByteArray(argv[3]).toUInt();
    const QString path = QString::fromLocal8Bit(argv[4]);
    Shared *shared = mapShared(QString::fromLocal8Bit(argv[5]), false);
    Document document(DialectId::Robots);
    document.setLoaded(path == "-" ? QString() : path, kBase);
    Journal journal(document, root);
    QRandomGenerator random(seed);
    QRandomGenerator pauses(seed + 1);
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    timer.callOnTimeout([&] {
        const int n = shared->edits;
        if (n >= kMostEdits)
            return;
        shared->when[n] = nowNs();
        document.apply(editOf(random, document.bytes(), n), {"Edit"});
        shared->edits = n + 1;
        // Mostly quick, sometimes with a pause that lets the idle timer run.
        timer.setInterval(pauses.bounded(50) == 0 ? 400 : 3 + pauses.bounded(10));
    });
    timer.start(1);
    return QGuiApplication::exec();
}
#endif

} // namespace

class TestJournal : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }
    void sums();
    void replays();
    void cutAnywhere();
    void damagedAnywhere();
    void writtenInTime();
    void goesWithASave();
    void discardAndUndo();
    void keepsItsMode();
    void savedTwiceAndRenamed();
    void longHistories();
    void aFolderThatCannotBeWritten();
    void locks();
    void aLockThatWentMeanwhile();
    void withoutLocksOfTheSystem_data();
    void withoutLocksOfTheSystem();
    void killAndRecover();
};

void TestJournal::sums() {
    QCOMPARE(crc32c("123456789"), 0xE3069283U); // the check value of the polynomial
    QCOMPARE(crc32c(""), 0U);
    QCOMPARE(crc32c(std::string(32, '\0')), 0x8A9136AAU); // RFC 3720 B.4
    QCOMPARE(crc32c(std::string(32, '\xFF')), 0x62A8AB43U);
    QCOMPARE(crc32c("6789", crc32c("12345")), crc32c("123456789"));
}

struct History {
    QByteArray journal;
    std::vector<std::string> texts; ///< after each record, from the first snapshot
    std::vector<qsizetype> ends;    ///< of each of these records
};

History someHistory(int edits) {
    History h;
    h.journal = journalStart() + headerRecord(1, {"/srv/robots.txt", "robots.txt",
                                                  DialectId::Robots, hashOf(kBase)});
    std::string text = kBase;
    quint64 seq = 1;
    QRandomGenerator random(3);
    h.journal += snapshotRecord(++seq, text);
    h.texts.push_back(text);
    h.ends.push_back(h.journal.size());
    for (int n = 0; n < edits; ++n) {
        TextEdit edit = editOf(random, text, n);
        text = edit.applied(text);
        h.journal += n % 9 == 8 ? snapshotRecord(++seq, text) : editRecord(++seq, edit);
        h.texts.push_back(text);
        h.ends.push_back(h.journal.size());
    }
    return h;
}

void TestJournal::replays() {
    const History h = someHistory(30);
    const Replayed replayed = replayJournal(view(h.journal));
    QCOMPARE(int(replayed.state), int(Replayed::State::Sound));
    QCOMPARE(replayed.text, h.texts.back());
    QCOMPARE(replayed.header.path, "/srv/robots.txt");
    QCOMPARE(replayed.header.savedHash, hashOf(kBase));
    // An edit with several replacements, and bytes of every kind.
    TextEdit edit;
    edit.add({{0, 1}, std::string("\0\xFF\r", 3)});
    edit.add({{3, 3}, ""});
    edit.add({{4, 6}, "\xE2\x80\xA8"});
    const QByteArray one =
        journalStart() + headerRecord(1, {}) + snapshotRecord(2, "abcdefgh") + editRecord(3, edit);
    QCOMPARE(replayJournal(view(one)).text, edit.applied("abcdefgh"));
}

void TestJournal::cutAnywhere() {
    const History h = someHistory(20);
    for (qsizetype cut = 0; cut < h.journal.size(); ++cut) {
        const Replayed replayed = replayJournal(view(h.journal.first(cut)));
        std::size_t whole = 0;
        while (whole < h.ends.size() && h.ends[whole] <= cut)
            ++whole;
        if (whole == 0) {
            QCOMPARE(int(replayed.state), int(Replayed::State::Unreadable));
            continue;
        }
        QCOMPARE(replayed.text, h.texts[whole - 1]);
        QCOMPARE(int(replayed.state),
                 int(h.ends[whole - 1] == cut ? Replayed::State::Sound : Replayed::State::CutOff));
    }
}

void TestJournal::damagedAnywhere() {
    const History h = someHistory(20);
    int known = 0;
    for (qsizetype at = 0; at < h.journal.size(); ++at) {
        for (const char flip : {'\x01', '\x80', '\xFF'}) {
            QByteArray damaged = h.journal;
            damaged[at] = static_cast<char>(damaged[at] ^ flip);
            const Replayed replayed = replayJournal(view(damaged));
            QVERIFY(replayed.state != Replayed::State::Sound);
            if (replayed.state != Replayed::State::CutOff)
                continue;
            ++known;
            QVERIFY(std::ranges::find(h.texts, replayed.text) != h.texts.end());
        }
    }
    QVERIFY(known > 1000);
    // Nonsense of any kind ends.
    QRandomGenerator random(5);
    for (int i = 0; i < 20000; ++i) {
        QByteArray bytes =
            random.bounded(2) ? h.journal.first(random.bounded(h.journal.size())) : journalStart();
        for (int n = random.bounded(40); n > 0; --n)
            bytes.insert(random.bounded(bytes.size() + 1), static_cast<char>(random.bounded(256)));
        (void)replayJournal(view(bytes));
    }
}

void TestJournal::writtenInTime() {
    QTemporaryDir dir;
    Document document(DialectId::Robots);
    document.setLoaded({}, kBase);
    Journal journal(document, dir.path());
    QSignalSpy written(&journal, &Journal::written);
    QElapsedTimer clock;
    clock.start();
    QVERIFY(document.apply(TextEdit::insert(0, "#"), {"Edit"}));
    QCOMPARE(written.count(), 0); // not with each key
    QTRY_COMPARE_WITH_TIMEOUT(written.count(), 1, 900);
    QVERIFY(clock.elapsed() >= Journal::kIdle - 20);
    // Continuous typing does not put it off.
    clock.restart();
    int n = 0;
    while (written.count() == 1 && clock.elapsed() < 3000) {
        document.apply(TextEdit::insert(0, "x"), {"Edit"});
        ++n;
        QTest::qWait(20);
    }
    QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
    QVERIFY(n > 5);
    const QStringList folders = foldersIn(dir.path());
    QCOMPARE(folders.size(), 1);
    QVERIFY(journal.flush(true));
    QCOMPARE(replayJournal(view(get(journal.folder() + "/journal"))).text,
             std::string(document.bytes()));
}

void TestJournal::goesWithASave() {
    QTemporaryDir dir;
    Document document(DialectId::Robots, "new text\n"); // untitled and never edited: still unsaved
    Journal journal(document, dir.filePath("recovery"));
    QTRY_COMPARE(foldersIn(dir.filePath("recovery")).size(), 1);
    QVERIFY(document.save(dir.filePath("robots.txt")).has_value());
    QCOMPARE(foldersIn(dir.filePath("recovery")).size(), 0);
    document.apply(TextEdit::insert(0, "#"), {"Edit"});
    QVERIFY(journal.flush());
    QCOMPARE(foldersIn(dir.filePath("recovery")).size(), 1);
    put(dir.filePath("robots.txt"), "other\n");
    QVERIFY(document.reload().has_value());
    QCOMPARE(foldersIn(dir.filePath("recovery")).size(), 0);
    document.undo(); // the draft is back, and unsaved
    QVERIFY(journal.flush());
    QCOMPARE(replayJournal(view(get(journal.folder() + "/journal"))).text, "#new text\n");
    // A failed save keeps it.
    QVERIFY(!document.save("/dev/null").has_value());
    QCOMPARE(foldersIn(dir.filePath("recovery")).size(), 1);
}

void TestJournal::discardAndUndo() {
    QTemporaryDir dir;
    {
        Document document(DialectId::Robots);
        document.setLoaded({}, kBase);
        Journal journal(document, dir.path());
        document.apply(TextEdit::insert(0, "#"), {"Edit"});
        QVERIFY(journal.flush());
        journal.discard();
        QCOMPARE(foldersIn(dir.path()).size(), 0);
        document.apply(TextEdit::insert(0, "#"), {"Edit"}); // and again
        QVERIFY(journal.flush());
        QCOMPARE(foldersIn(dir.path()).size(), 1);
        document.undo();
        document.undo();
    } // nothing unsaved: the journal goes
    QCOMPARE(foldersIn(dir.path()).size(), 0);
    {
        Document document(DialectId::Robots2);
        document.setLoaded({}, kBase);
        Journal journal(document, dir.path());
        document.apply(TextEdit::insert(0, "#"), {"Edit"});
    } // ended in order, but not by the user's choice: it stays
    Found found = findDrafts(dir.path());
    QCOMPARE(found.drafts.size(), 1);
    QCOMPARE(found.drafts[0].text, '#' + std::string(kBase));
    QCOMPARE(int(found.drafts[0].header.dialect), int(DialectId::Robots2));
    QVERIFY(!found.drafts[0].damaged);
    removeDraft(found.drafts[0]);
    QCOMPARE(foldersIn(dir.path()).size(), 0);
}

#ifdef Q_OS_UNIX
void TestJournal::keepsItsMode() {
    QTemporaryDir dir;
    const mode_t mask = ::umask(0);
    Document document(DialectId::Robots, "x");
    Journal journal(document, dir.filePath("recovery"));
    QVERIFY(journal.flush());
    ::umask(mask);
    const auto mode = [](const QString &path) {
        struct stat s{};
        return ::stat(qPrintable(path), &s) == 0 ? s.st_mode & 0777U : 0U;
    };
    QCOMPARE(mode(journal.folder() + "/journal"), 0600U);
    QCOMPARE(mode(journal.folder()), 0700U);
    QCOMPARE(mode(dir.filePath("recovery")), 0700U);
}
#else
void TestJournal::keepsItsMode() {
    QSKIP("Windows has no modes: the folder is the user's by its access list");
}
#endif

void TestJournal::savedTwiceAndRenamed() {
    QTemporaryDir dir;
    const QString root = dir.filePath("recovery");
    {
        Document document(DialectId::Robots, "one\n");
        Journal journal(document, root);
        QVERIFY(document.save(dir.filePath("a.txt")).has_value());
        QVERIFY(document.save(dir.filePath("b.txt")).has_value());
        document.apply(TextEdit::insert(0, "#"), {"Edit"});
        QVERIFY(journal.flush());
        put(dir.filePath("b.txt"), "someone else\n");
        document.keepMine();
        document.apply(TextEdit::insert(0, "#"), {"Edit"});
    }
    const Found found = findDrafts(root);
    QCOMPARE(found.drafts.size(), 1);
    QCOMPARE(found.drafts[0].header.path, dir.filePath("b.txt"));
    QCOMPARE(found.drafts[0].text, "##one\n");
    QCOMPARE(*found.drafts[0].disk, "someone else\n");
    QVERIFY(!found.drafts[0].changedSince); // the user had seen it
}

void TestJournal::longHistories() {
    QTemporaryDir dir;
    Document document(DialectId::Robots);
    document.setLoaded({}, std::string(100'000, 'a'));
    Journal journal(document, dir.path());
    QRandomGenerator random(1);
    for (int n = 0; n < 3000; ++n) {
        document.apply(editOf(random, document.bytes(), n), {"Edit"});
        if (n % 10 == 0)
            QVERIFY(journal.flush());
    }
    document.apply(TextEdit::insert(5, std::string(3'000'000, 'b')), {"Paste"});
    QVERIFY(journal.flush());
    for (int n = 0; n < 30; ++n) {
        document.apply(
            TextEdit::replace({5, 3'000'005}, std::string(3'000'000, char('c' + n % 20))),
            {"Replace"});
        QVERIFY(journal.flush());
    }
    QVERIFY(QFileInfo(journal.folder() + "/journal").size() < 40'000'000); // it began again
    QCOMPARE(foldersIn(dir.path()).size(), 1);
    QCOMPARE(replayJournal(view(get(journal.folder() + "/journal"))).text,
             std::string(document.bytes()));
}

void TestJournal::aFolderThatCannotBeWritten() {
    QTemporaryDir dir;
    put(dir.filePath("file"), "in the way");
    Document document(DialectId::Robots, "x");
    Journal journal(document, dir.filePath("file/recovery"));
    QSignalSpy failed(&journal, &Journal::failed);
    QVERIFY(!journal.flush());
    document.apply(TextEdit::insert(0, "#"), {"Edit"});
    QVERIFY(!journal.flush());
    QCOMPARE(failed.count(), 1); // said once
    QVERIFY(failed[0][0].toString().contains("Save soon"));
    QFile::remove(dir.filePath("file"));
    document.apply(TextEdit::insert(0, "#"), {"Edit"});
    QVERIFY(journal.flush());
    QCOMPARE(replayJournal(view(get(journal.folder() + "/journal"))).text, "##x");
}

#ifdef Q_OS_UNIX
void TestJournal::locks() {
    using Outcome = ProcessLock::Outcome;
    QTemporaryDir dir;
    const QString path = dir.filePath("lock");
    ProcessLock mine(path);
    QCOMPARE(mine.tryLock(), Outcome::Taken);
    QCOMPARE(mine.holder(), ::getpid());
    ProcessLock other(path);
    QCOMPARE(other.tryLock(), Outcome::Held);
    mine.unlock();
    QVERIFY(!QFile::exists(path));
    QCOMPARE(other.tryLock(), Outcome::Taken);
    // A program that is killed lets it go.
    const QString killed = dir.filePath("killed");
    const pid_t child = ::fork();
    if (child == 0) {
        ProcessLock held(killed);
        ::_exit(held.tryLock() == Outcome::Taken ? 0 : 1);
    }
    int status = -1;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QCOMPARE(status, 0);
    QVERIFY(QFile::exists(killed));
    ProcessLock after(killed);
    QCOMPARE(after.tryLock(), Outcome::Taken);
    QCOMPARE(ProcessLock(dir.filePath("no/folder")).tryLock(), Outcome::Failed);
    QVERIFY(QFile::link(path, dir.filePath("link")));
    QCOMPARE(ProcessLock(dir.filePath("link")).tryLock(),
             Outcome::Failed); // a link is nobody's lock
}
#else
void TestJournal::locks() {
    QSKIP("a lock is the open file on Windows, and a child is not forked");
}
#endif

#ifdef Q_OS_UNIX
/// Its holder removes the file between opening and locking: what is locked then has no name, and a third one could lock
/// a new file.
void TestJournal::aLockThatWentMeanwhile() {
    static QString path;
    static int tries;
    QTemporaryDir dir;
    path = dir.filePath("lock");
    tries = 0;
    const auto usual = qScopeGuard([] { ProcessLock::setFlock(nullptr); });
    ProcessLock::setFlock([](int handle, int operation) {
        if (++tries == 1)
            QFile::remove(path);
        return ::flock(handle, operation);
    });
    ProcessLock lock(path);
    QCOMPARE(lock.tryLock(), ProcessLock::Outcome::Taken);
    QCOMPARE(tries, 2);
    QVERIFY(get(path).startsWith(QByteArray::number(::getpid()) + '\n'));
    QCOMPARE(ProcessLock(path).tryLock(), ProcessLock::Outcome::Held);
}
#else
void TestJournal::aLockThatWentMeanwhile() {
    QSKIP("an open file keeps its name on Windows");
}
#endif

void TestJournal::withoutLocksOfTheSystem_data() {
    QTest::addColumn<QByteArray>("names"); // OWN, START: of this process
    QTest::addColumn<bool>("isHeld");
    QTest::newRow("this process, by number and start") << QByteArray("OWN\na\nb\nSTART\n") << true;
    QTest::newRow("this number, another process had it")
        << QByteArray("OWN\na\nb\n5f0c 17\n") << false;
    QTest::newRow("this number, no start") << QByteArray("OWN\na\nb\n") << false;
    QTest::newRow("a number that nobody has") << QByteArray("2147483646\na\nb\nSTART\n") << false;
    QTest::newRow("no number") << QByteArray("x\n") << false;
    QTest::newRow("nothing") << QByteArray() << false;
}

#ifdef Q_OS_UNIX
/// Where the file system knows no locks, the number counts together with the start of its process.
void TestJournal::withoutLocksOfTheSystem() {
    QFETCH(QByteArray, names);
    QFETCH(bool, isHeld);
    QTemporaryDir dir;
    const QString path = dir.filePath("lock");
    QByteArray own;
    {
        ProcessLock lock(path);
        QCOMPARE(lock.tryLock(), ProcessLock::Outcome::Taken);
        own = get(path);
    }
    const QByteArrayList lines = own.split('\n');
    QVERIFY2(!lines.value(3).isEmpty(), own.constData());
    put(path, names.replace("OWN", lines[0]).replace("START", lines[3]));
    const auto usual = qScopeGuard([] { ProcessLock::setFlock(nullptr); });
    ProcessLock::setFlock([](int, int) {
        errno = ENOLCK;
        return -1;
    });
    using Outcome = ProcessLock::Outcome;
    QCOMPARE(ProcessLock(path).tryLock(), isHeld ? Outcome::Held : Outcome::Taken);
}
#else
void TestJournal::withoutLocksOfTheSystem() {
    QSKIP("an open file is always a lock on Windows");
}
#endif

#ifdef Q_OS_UNIX
void TestJournal::killAndRecover() {
    bool given = false;
    const int asked = qEnvironmentVariableIntValue("GATEPOST_RECOVERIES", &given);
    const int cycles = given ? asked : 200;
    constexpr int kAtOnce = 20;
    QTemporaryDir dir;
    const QByteArray program = QCoreApplication::applicationFilePath().toLocal8Bit();
    QRandomGenerator random(11);
    qint64 oldest = 0;
    qint64 totalEdits = 0;
    int withText = 0;
    struct Child {
        pid_t pid = 0;
        QString root;
        QString path;
        quint32 seed = 0;
        Shared *shared = nullptr;
        qint64 killAfter = 0;
        qint64 killed = 0;
    };
    for (int begun = 0; begun < cycles; begun += kAtOnce) {
        std::vector<Child> children;
        for (int i = begun; i < std::min(begun + kAtOnce, cycles); ++i) {
            Child child;
            child.seed = static_cast<quint32>(100 + i);
            child.root = dir.filePath(QString("root%1").arg(i));
            child.path = i % 3 == 0 ? QString("-") : dir.filePath(QString("robots%1.txt").arg(i));
            if (child.path != "-")
                put(child.path, kBase);
            const QString shared = dir.filePath(QString("shared%1").arg(i));
            child.shared = mapShared(shared, true);
            child.killAfter = 1 + random.bounded(2000); // ms after its first edit
            const QByteArray root = child.root.toLocal8Bit();
            const QByteArray seed = QByteArray::number(child.seed);
            const QByteArray path = child.path.toLocal8Bit();
            const QByteArray sharedName = shared.toLocal8Bit();
            child.pid = ::fork();
            if (child.pid == 0) {
                ::execl(program.constData(), program.constData(), "--edit-for-ever",
                        root.constData(), seed.constData(), path.constData(),
                        sharedName.constData(), nullptr);
                ::_exit(127);
            }
            QVERIFY(child.pid > 0);
            children.push_back(child);
        }
        for (int left = static_cast<int>(children.size()); left > 0; QThread::usleep(500)) {
            for (Child &child : children) {
                if (child.killed != 0 || child.shared->edits == 0 ||
                    nowNs() - child.shared->when[0] < child.killAfter * 1'000'000)
                    continue;
                ::kill(child.pid, SIGKILL);
                child.killed = nowNs();
                int status = 0;
                QCOMPARE(::waitpid(child.pid, &status, 0), child.pid);
                QVERIFY(WIFSIGNALED(status));
                --left;
            }
        }
        for (const Child &child : children) {
            Found found = findDrafts(child.root);
            QVERIFY(found.sentences.isEmpty());
            QVERIFY(found.drafts.size() <= 1);
            const int made = child.shared->edits;
            totalEdits += made;
            // Which text of the history is it? None found: the one before any edit.
            const std::string recovered =
                found.drafts.isEmpty() ? std::string(kBase) : found.drafts[0].text;
            std::string text = kBase;
            QRandomGenerator edits(child.seed);
            int kept = -1;
            for (int n = 0; n <= made + 1; ++n) {
                if (text == recovered) {
                    kept = n;
                    break;
                }
                text = editOf(edits, text, n).applied(text);
            }
            QVERIFY2(kept >= 0, "the recovered text is none of the history");
            withText += kept > 0 ? 1 : 0;
            if (kept < made) { // the first edit that is lost
                const qint64 age = child.killed - child.shared->when[kept];
                oldest = std::max(oldest, age);
            }
            if (child.path != "-") {
                QCOMPARE(get(child.path), QByteArray(kBase)); // the file itself is untouched
                if (!found.drafts.isEmpty())
                    QCOMPARE(found.drafts[0].header.path, child.path);
            }
            ::munmap(child.shared, sizeof(Shared));
        }
    }
    qInfo("%d kills, %lld edits, %d texts recovered, the oldest lost edit was %lld ms old", cycles,
          static_cast<long long>(totalEdits), withText, static_cast<long long>(oldest / 1'000'000));
    QVERIFY(oldest <= 1'000'000'000);
    QVERIFY(withText > cycles / 2);
}
#else
void TestJournal::killAndRecover() {
    QSKIP("children are forked and killed with SIGKILL");
}
#endif

int main(int argc, char **argv) {
#ifdef Q_OS_UNIX
    if (argc == 6 && std::strcmp(argv[1], "--edit-for-ever") == 0)
        return editForEver(argc, argv);
#endif
    QGuiApplication application(argc, argv);
    TestJournal test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_journal.moc"

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A save happens whole or not at all: each of its system calls is made to fail, and a child that saves all the time
// is killed (GATEPOST_KILLS: how often, 1,000 by default).

#include "core/store/readfile.h"
#include "core/store/savefile.h"
#include "core/store/temporaries.h"
#include "core/text/limits.h"
#include "tests/support/diskfiles.h"
#include "tests/support/posix.h"
#include "ui/document/recovery.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <cerrno>
#include <new>
#include <sys/stat.h>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/mman.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>
#endif

using namespace gatepost;
using namespace gatepost::test;
using namespace gatepost::ui;

namespace {

/// Passes everything on, except call number `failAt`, which fails with `code`.
class Failing : public FileSystem {
public:
    int calls = 0;
    int failAt = -1;
    int code = EIO;
    bool shortWrites = false;
    bool denyCreate = false;
    int interruptAt = -1; ///< the call fails with EINTR once, if it is one that may
    QStringList log;

    SystemResult<std::string> resolve(const std::string &path) override {
        if (auto e = enter("resolve"))
            return std::unexpected(*e);
        return real().resolve(path);
    }
    SystemResult<FileStatus> status(const std::string &path) override {
        if (auto e = enter("stat"))
            return std::unexpected(*e);
        auto status = real().status(path);
        if (status && otherOwner && path.ends_with("robots.txt"))
            status->owner += 1;
        return status;
    }
    SystemResult<Handle> open(const std::string &path, Open how) override {
        if (auto e = enter("open"))
            return std::unexpected(*e);
        if (denyCreate && (how == Open::Create || how == Open::CreateMine) &&
            folderOf(path).ends_with("site"))
            return std::unexpected(SystemError{EACCES});
        return real().open(path, how);
    }
    SystemResult<Handle> openBelow(const std::string &folder, const std::string &name) override {
        if (auto e = enter("openBelow"))
            return std::unexpected(*e);
        return real().openBelow(folder, name);
    }
    SystemResult<std::vector<std::string>> names(const std::string &folder) override {
        if (auto e = enter("names"))
            return std::unexpected(*e);
        return real().names(folder);
    }
    SystemResult<FileStatus> status(Handle handle) override {
        if (auto e = enter("fstat"))
            return std::unexpected(*e);
        return real().status(handle);
    }
    SystemResult<std::size_t> read(Handle handle, char *to, std::size_t most) override {
        if (auto e = enter("read", true))
            return std::unexpected(*e);
        return real().read(handle, to, shortWrites ? std::min<std::size_t>(most, 3) : most);
    }
    SystemResult<std::size_t> write(Handle handle, std::string_view bytes) override {
        if (auto e = enter("write", true))
            return std::unexpected(*e);
        return real().write(handle, shortWrites ? bytes.substr(0, 3) : bytes);
    }
    SystemResult<void> setMode(Handle handle, std::uint32_t mode) override {
        if (auto e = enter("chmod"))
            return std::unexpected(*e);
        return real().setMode(handle, mode);
    }
    SystemResult<void> setOwner(Handle handle, std::uint32_t o, std::uint32_t g) override {
        if (auto e = enter("chown"))
            return std::unexpected(*e);
        if (otherOwner)
            return std::unexpected(SystemError{EPERM});
        return real().setOwner(handle, o, g);
    }
    SystemResult<std::vector<FileAttribute>> attributes(Handle handle) override {
        if (auto e = enter("listxattr"))
            return std::unexpected(*e);
        return real().attributes(handle);
    }
    SystemResult<void> setAttribute(Handle handle, const FileAttribute &attribute) override {
        if (auto e = enter("setxattr"))
            return std::unexpected(*e);
        return real().setAttribute(handle, attribute);
    }
    SystemResult<void> removeAttribute(Handle handle, const std::string &name) override {
        if (auto e = enter("removexattr"))
            return std::unexpected(*e);
        return real().removeAttribute(handle, name);
    }
    SystemResult<void> truncate(Handle handle, std::int64_t size) override {
        if (auto e = enter("truncate"))
            return std::unexpected(*e);
        return real().truncate(handle, size);
    }
    SystemResult<void> sync(Handle handle) override {
        if (auto e = enter("sync"))
            return std::unexpected(*e);
        return real().sync(handle);
    }
    SystemResult<void> close(Handle handle) override {
        if (auto e = enter("close")) {
            (void)real().close(handle); // as close() does: the handle is gone
            return std::unexpected(*e);
        }
        return real().close(handle);
    }
    SystemResult<void> rename(const std::string &from, const std::string &to) override {
        if (auto e = enter("rename"))
            return std::unexpected(*e);
        return real().rename(from, to);
    }
    SystemResult<void> remove(const std::string &path) override {
        if (auto e = enter("remove"))
            return std::unexpected(*e);
        return real().remove(path);
    }
    SystemResult<void> syncFolder(const std::string &folder) override {
        if (auto e = enter("syncFolder"))
            return std::unexpected(*e);
        return real().syncFolder(folder);
    }
    SystemResult<Lock> lock(const std::string &folder) override {
        if (auto e = enter("lock"))
            return std::unexpected(*e);
        return real().lock(folder);
    }
    void wait(std::chrono::milliseconds) override { ++waits; }
    bool otherOwner = false;
    int waits = 0;

private:
    std::optional<SystemError> enter(const char *name, bool mayBeInterrupted = false) {
        log << QString::fromLatin1(name);
        const int call = calls++;
        if (call == failAt)
            return SystemError{code};
        if (call == interruptAt && mayBeInterrupted)
            return SystemError{EINTR};
        return std::nullopt;
    }
};

std::string bytesOf(const QString &path) {
    return path.toStdString();
}

QString said(const Message &message) {
    return QString::fromStdString(message.english());
}

QStringList filesIn(const QString &folder) {
    return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

/// A folder "site" with a robots.txt, prepared as `kind` says.
struct Site {
    QTemporaryDir dir;
    QString folder = dir.filePath("site");
    QString path = folder + "/robots.txt";
    QByteArray old = "User-agent: *\nDisallow: /old\n";

    explicit Site(const QString &kind) {
        QDir().mkpath(folder);
        if (kind == "new")
            old = "(none)";
        else
            put(path, old);
        if (kind == "hard link" && !makeHardLink(path, dir.filePath("other")))
            qFatal("no link");
        if (kind == "symlink") {
            QFile::rename(path, dir.filePath("target"));
            QFile::link(dir.filePath("target"), path);
        }
    }
};

#ifdef Q_OS_UNIX
constexpr int kLoopSize = 512 * 1024;

/// What the child of the kill test does: two texts in turn, for ever, counting in shared memory.
[[noreturn]] void saveForEver(const QString &path, const QString &root, std::atomic<int> &saves) {
    noteHalfMade(root);
    removeHalfMade(root);
    const std::string a(kLoopSize, 'a');
    const std::string b(kLoopSize, 'b');
    for (bool first = true;; first = !first) {
        if (!saveFile(FileSystem::real(), {bytesOf(path), first ? a : b}))
            ::_exit(1);
        ++saves;
    }
}
#endif

} // namespace

class TestSaveFile : public QObject {
    Q_OBJECT
private slots:
    void eachCallFails_data();
    void eachCallFails();
    void shortAndInterruptedCalls();
    void keepsModeAndLink();
    void asksWhereItIsNotAtomic_data();
    void asksWhereItIsNotAtomic();
    void keepsAttributes();
    void keepsAccessList();
    void inheritsNoAccessList();
    void looksBeforeItWrites();
    void refusals();
    void backup();
    void temporaryNames();
    void survivesKills();
    void messagesNameTheCause();
};

void TestSaveFile::eachCallFails_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<bool>("backup");
    QTest::addColumn<bool>("inPlace");
    QTest::newRow("replace") << "plain" << false << false;
    QTest::newRow("new file") << "new" << false << false;
    QTest::newRow("with backup") << "plain" << true << false;
    if (kIsPosix)
        QTest::newRow("through a link") << "symlink" << false << false;
    QTest::newRow("in place") << "hard link" << false << true;
}

void TestSaveFile::eachCallFails() {
    QFETCH(QString, kind);
    QFETCH(bool, backup);
    QFETCH(bool, inPlace);
    const std::string fresh = "User-agent: *\nAllow: /new\n";
    const auto request = [&](const Site &site) {
        SaveRequest r{bytesOf(site.path), fresh};
        r.backup = backup;
        r.inPlace = inPlace;
        r.safetyCopy = inPlace ? bytesOf(site.dir.filePath("safety")) : std::string();
        return r;
    };
    int calls = 0;
    QStringList names;
    {
        const Site site(kind);
        Failing system;
        QVERIFY(saveFile(system, request(site)).has_value());
        calls = system.calls;
        names = system.log;
        QVERIFY2(calls >= 12, qPrintable(names.join(' ')));
    }
    int failures = 0;
    for (int call = 0; call < calls; ++call) {
        for (const int code : {EIO, ENOSPC, EACCES, EXDEV}) {
            const Site site(kind);
            Failing system;
            system.failAt = call;
            system.code = code;
            const auto done = saveFile(system, request(site));
            const QByteArray now = get(site.path);
            const QByteArray where = QByteArray::number(call) + ' ' + names[call].toLatin1() +
                                     " errno " + QByteArray::number(code);
            if (done) {
                QVERIFY2(now == QByteArray::fromStdString(fresh), where);
                // Only what comes after the rename, or does not matter, may fail silently or with a note.
                QVERIFY2(!done->note.empty() || names[call] == "close" || names[call] == "remove" ||
                             names[call] == "stat" || names[call] == "lock" ||
                             names[call] == "names" || names[call] == "resolve",
                         where);
            } else {
                ++failures;
                QVERIFY2(now == site.old, where);
                QVERIFY2(!done.error().sentence.empty(), where);
                // No half-made file is left where the user looks, unless removing it was what failed.
                for (const QString &name : filesIn(site.folder))
                    QVERIFY2(!isSaveTemporary(bytesOf(name)), where + ": " + name.toLatin1());
            }
        }
    }
    QVERIFY(failures >= 8 * 4);
    qInfo("%d calls, %d failing saves, old bytes intact in each", calls, failures);
}

void TestSaveFile::shortAndInterruptedCalls() {
    const std::string fresh(100, 'x');
    Failing counting;
    counting.shortWrites = true;
    const Site first("plain");
    QVERIFY(saveFile(counting, {bytesOf(first.path), fresh}).has_value());
    QCOMPARE(get(first.path), QByteArray::fromStdString(fresh));
    for (int call = 0; call < counting.calls; ++call) {
        const Site site("plain");
        Failing system;
        system.shortWrites = true;
        system.interruptAt = call;
        QVERIFY2(saveFile(system, {bytesOf(site.path), fresh}).has_value(),
                 qPrintable(QString::number(call)));
        QCOMPARE(get(site.path), QByteArray::fromStdString(fresh));
    }
}

#ifdef Q_OS_UNIX
void TestSaveFile::keepsModeAndLink() {
    for (const uint mode : {0640U, 0600U, 0664U, 0755U}) {
        const Site site("symlink");
        const QString target = site.dir.filePath("target");
        QCOMPARE(::chmod(qPrintable(target), mode), 0);
        QVERIFY(saveFile(FileSystem::real(), {bytesOf(site.path), "new"}).has_value());
        QVERIFY(QFileInfo(site.path).isSymLink());
        QCOMPARE(get(target), "new");
        struct stat s{};
        QCOMPARE(::stat(qPrintable(target), &s), 0);
        QCOMPARE(static_cast<uint>(s.st_mode & 07777U), mode);
    }
    // A link to nothing: the target is made.
    QTemporaryDir dir;
    QFile::link(dir.filePath("absent"), dir.filePath("link"));
    QVERIFY(saveFile(FileSystem::real(), {bytesOf(dir.filePath("link")), "x"}).has_value());
    QVERIFY(QFileInfo(dir.filePath("link")).isSymLink());
    QCOMPARE(get(dir.filePath("absent")), "x");
    // A new file takes what the umask leaves.
    const mode_t mask = ::umask(022);
    QVERIFY(saveFile(FileSystem::real(), {bytesOf(dir.filePath("fresh")), "x"}).has_value());
    ::umask(mask);
    struct stat s{};
    QCOMPARE(::stat(qPrintable(dir.filePath("fresh")), &s), 0);
    QCOMPARE(static_cast<uint>(s.st_mode & 07777U), 0644U);
}
#else
void TestSaveFile::keepsModeAndLink() {
    QSKIP("Windows has no modes");
}
#endif

void TestSaveFile::asksWhereItIsNotAtomic_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("trouble");
    QTest::newRow("hard link") << "hard link" << int(SaveTrouble::HardLink);
    QTest::newRow("folder") << "plain" << int(SaveTrouble::Folder);
    QTest::newRow("owner") << "plain" << int(SaveTrouble::Owner);
}

void TestSaveFile::asksWhereItIsNotAtomic() {
    QFETCH(QString, kind);
    QFETCH(int, trouble);
    const Site site(kind);
    Failing system;
    system.denyCreate = trouble == int(SaveTrouble::Folder);
    system.otherOwner = trouble == int(SaveTrouble::Owner);
    SaveRequest request{bytesOf(site.path), "new"};
    const auto asked = saveFile(system, request);
    QVERIFY(!asked);
    QCOMPARE(int(asked.error().trouble), trouble);
    QCOMPARE(get(site.path), site.old);
    if (trouble == int(SaveTrouble::Owner))
        system.otherOwner = false; // the status of a name and of a handle must agree to go on
    request.inPlace = true;
    request.safetyCopy = bytesOf(site.dir.filePath("safety"));
    struct stat before{};
    QCOMPARE(::stat(qPrintable(site.path), &before), 0);
    QVERIFY(saveFile(system, request).has_value());
    QCOMPARE(get(site.path), "new");
    struct stat after{};
    QCOMPARE(::stat(qPrintable(site.path), &after), 0);
    QCOMPARE(after.st_ino, before.st_ino);
    QVERIFY(!QFile::exists(QString::fromStdString(request.safetyCopy)));
    if (kind == "hard link")
        QCOMPARE(get(site.dir.filePath("other")), "new");
}

#ifdef Q_OS_UNIX
void TestSaveFile::keepsAttributes() {
    const Site site("plain");
    const QByteArray path = site.path.toLocal8Bit();
    if (::setxattr(path, "user.note", "hand\0made", 9, 0) != 0)
        QSKIP("the file system of the temporary folder has no extended attributes");
    QCOMPARE(::setxattr(path, "user.empty", "", 0, 0), 0);
    SaveRequest request{bytesOf(site.path), "new"};
    request.backup = true;
    const auto saved = saveFile(FileSystem::real(), request);
    QVERIFY(saved.has_value());
    QCOMPARE(said(saved->note), QString());
    QCOMPARE(get(site.path), "new");
    for (const QString &name : {site.path, site.path + '~'}) {
        char value[20] = {};
        QCOMPARE(::getxattr(name.toLocal8Bit(), "user.note", value, sizeof value), 9);
        QCOMPARE(QByteArray(value, 9), QByteArray("hand\0made", 9));
        QCOMPARE(::getxattr(name.toLocal8Bit(), "user.empty", value, sizeof value), 0);
    }
    // What cannot be kept is said, and the save is done.
    Failing counting;
    QVERIFY(saveFile(counting, {bytesOf(site.path), "x"}).has_value());
    QVERIFY(counting.log.contains("setxattr"));
    for (int call = 0; call < counting.calls; ++call) {
        if (!counting.log[call].contains("xattr"))
            continue;
        const Site again("plain");
        for (const char *name : {"user.note", "user.empty"})
            QCOMPARE(::setxattr(again.path.toLocal8Bit(), name, "x", 1, 0), 0);
        Failing system;
        system.failAt = call;
        system.code = EPERM;
        const auto noted = saveFile(system, {bytesOf(again.path), "kept all the same"});
        QCOMPARE(system.log.value(call), counting.log[call]);
        QVERIFY(noted.has_value());
        QVERIFY2(said(noted->note).contains("extended attributes"), qPrintable(said(noted->note)));
        QCOMPARE(get(again.path), "kept all the same");
    }
}
#else
void TestSaveFile::keepsAttributes() {
    QSKIP("Windows has no extended attributes of this kind");
}
#endif

namespace {

/// user::rw-, user:12345:rw-, group::GROUP, mask::rw-, other::---, as the kernel takes it.
QByteArray accessList(char group) {
    QByteArray list("\2\0\0\0", 4);
    const auto entry = [&](char tag, char may, quint32 id) {
        list += QByteArray{}.append(tag).append('\0').append(may).append('\0');
        for (int shift = 0; shift < 32; shift += 8)
            list += static_cast<char>(id >> shift & 0xFFU);
    };
    entry(1, 6, ~0U);
    entry(2, 6, 12345);
    entry(4, group, ~0U);
    entry(16, 6, ~0U);
    entry(32, 0, ~0U);
    return list;
}

QByteArray listOf(const QString &path) {
    char value[200];
    const auto size = ::getxattr(path.toLocal8Bit(), kAccessList.data(), value, sizeof value);
    return size < 0 ? QByteArray("(none)") : QByteArray(value, size);
}

uint modeOf(const QString &path) {
    struct stat s{};
    return ::stat(path.toLocal8Bit(), &s) == 0 ? s.st_mode & 07777U : ~0U;
}

} // namespace

#ifdef Q_OS_UNIX
void TestSaveFile::keepsAccessList() {
    const Site site("plain");
    const QByteArray list = accessList(0);
    if (::setxattr(site.path.toLocal8Bit(), kAccessList.data(), list, std::size_t(list.size()),
                   0) != 0)
        QSKIP("the file system of the temporary folder has no access control lists");
    QCOMPARE(modeOf(site.path), 0660U); // the list's mask shows as the group's bits
    QVERIFY(saveFile(FileSystem::real(), {bytesOf(site.path), "new"}).has_value());
    QCOMPARE(get(site.path), "new");
    QCOMPARE(listOf(site.path), list);
    QCOMPARE(modeOf(site.path), 0660U);
    // Where it cannot be kept, the group does not get the mask's rights.
    Failing counting;
    QVERIFY(saveFile(counting, {bytesOf(site.path), "x"}).has_value());
    for (int call = 0; call < counting.calls; ++call) {
        if (!counting.log[call].contains("xattr"))
            continue;
        Failing system;
        system.failAt = call;
        QCOMPARE(::setxattr(site.path.toLocal8Bit(), kAccessList.data(), list,
                            std::size_t(list.size()), 0),
                 0);
        const auto saved = saveFile(system, {bytesOf(site.path), "new"});
        QVERIFY(saved.has_value());
        QVERIFY(!saved->note.empty());
        if (listOf(site.path) != list)
            QCOMPARE(modeOf(site.path), 0600U);
    }
}
#else
void TestSaveFile::keepsAccessList() {
    QSKIP("access lists of POSIX");
}
#endif

#ifdef Q_OS_UNIX
void TestSaveFile::inheritsNoAccessList() {
    const Site site("plain");
    QCOMPARE(::chmod(site.path.toLocal8Bit(), 0640), 0);
    const QByteArray list = accessList(6);
    if (::setxattr(site.folder.toLocal8Bit(), "system.posix_acl_default", list,
                   std::size_t(list.size()), 0) != 0)
        QSKIP("the file system of the temporary folder has no access control lists");
    put(site.folder + "/other", "");
    QVERIFY(listOf(site.folder + "/other") != "(none)"); // the folder does hand it on
    QVERIFY(saveFile(FileSystem::real(), {bytesOf(site.path), "new"}).has_value());
    QCOMPARE(listOf(site.path), "(none)");
    QCOMPARE(modeOf(site.path), 0640U);
}
#else
void TestSaveFile::inheritsNoAccessList() {
    QSKIP("access lists of POSIX");
}
#endif

void TestSaveFile::looksBeforeItWrites() {
    const Site site("plain");
    SaveRequest request{bytesOf(site.path), "mine"};
    request.expected = "what I loaded";
    const auto refused = saveFile(FileSystem::real(), request);
    QVERIFY(!refused);
    QCOMPARE(int(refused.error().trouble), int(SaveTrouble::ChangedOnDisk));
    QCOMPARE(get(site.path), site.old);
    QFile::remove(site.path); // gone: nothing is lost
    QVERIFY(saveFile(FileSystem::real(), request).has_value());
    QCOMPARE(get(site.path), "mine");
}

#ifdef Q_OS_UNIX
void TestSaveFile::refusals() {
    QTemporaryDir dir;
    QCOMPARE(::mkfifo(qPrintable(dir.filePath("fifo")), 0600), 0);
    QFile large(dir.filePath("large"));
    QVERIFY(large.open(QIODevice::WriteOnly));
    QVERIFY(large.resize(qint64(limits::kFile) + 1));
    large.close();
    struct Case {
        QString path;
        const char *says;
    };
    for (const Case &one : {Case{dir.filePath("fifo"), "not a regular file"},
                            {"/dev/null", "not a regular file"},
                            {"/dev/full", "not a regular file"},
                            {dir.path(), "folder"},
                            {dir.filePath("absent"), "does not exist"},
                            {dir.filePath("large"), "16"}}) {
        const auto loaded = readFile(FileSystem::real(), bytesOf(one.path));
        QVERIFY2(!loaded && said(loaded.error()).contains(one.says), qPrintable(one.path));
    }
    for (const QString &path : {dir.filePath("fifo"), QString("/dev/null"), QString("/dev/full"),
                                dir.path(), dir.filePath("no folder/robots.txt")}) {
        const auto saved = saveFile(FileSystem::real(), {bytesOf(path), "x"});
        QVERIFY2(!saved && !saved.error().sentence.empty(), qPrintable(path));
    }
    struct stat s{};
    QCOMPARE(::stat("/dev/null", &s), 0);
    QVERIFY(S_ISCHR(s.st_mode));
    QVERIFY(large.resize(qint64(limits::kFile)));
    QVERIFY(readFile(FileSystem::real(), bytesOf(dir.filePath("large"))).has_value());
}
#else
void TestSaveFile::refusals() {
    QSKIP("pipes and devices of POSIX");
}
#endif

void TestSaveFile::backup() {
    const Site site("plain");
    SaveRequest request{bytesOf(site.path), "new"};
    request.backup = true;
    QVERIFY(saveFile(FileSystem::real(), request).has_value());
    QCOMPARE(get(site.path), "new");
    QCOMPARE(get(site.path + '~'), site.old);
    QCOMPARE(filesIn(site.folder), QStringList({"robots.txt", "robots.txt~"}));
}

void TestSaveFile::temporaryNames() {
    QVERIFY(isSaveTemporary(".gatepost-0123abcd.tmp"));
    for (const char *name : {".gatepost-0123abc.tmp", ".gatepost-0123abcg.tmp", "robots.txt",
                             "x.gatepost-0123abcd.tmp", ".gatepost-0123abcd.tmp~"})
        QVERIFY2(!isSaveTemporary(name), name);
    // What a process that is gone has noted goes; what nobody noted stays.
    QTemporaryDir dir;
    QDir(dir.path()).mkpath("root/saving");
    put(dir.filePath(".gatepost-0123abcd.tmp"), "half");
    put(dir.filePath(".gatepost-0123abce.tmp"), "not noted");
    put(dir.filePath("robots.txt"), "precious");
    put(dir.filePath("root/saving/999999999"), dir.filePath(".gatepost-0123abcd.tmp").toUtf8());
    put(dir.filePath("root/saving/999999998"), dir.filePath("robots.txt").toUtf8());
    QCOMPARE(removeHalfMade(dir.filePath("root")), {dir.filePath(".gatepost-0123abcd.tmp")});
    QCOMPARE(filesIn(dir.path()), QStringList({".gatepost-0123abce.tmp", "robots.txt"}));
    // What is no note is somebody's, however it came there; a note that is larger than a path is none.
    put(dir.filePath("root/saving/photo.jpg"), "precious");
    put(dir.filePath("root/saving/999999997"), {});
    QVERIFY(QDir(dir.path()).mkpath("linked"));
    if (kIsPosix) { // sparse files and links
        QVERIFY(QFile::resize(dir.filePath("root/saving/999999997"), qint64{1} << 40));
        QVERIFY(QFile::link(dir.filePath("robots.txt"), dir.filePath("root/saving/999999996")));
        QVERIFY(QFile::link(dir.path(), dir.filePath("linked/saving")));
    }
    QCOMPARE(removeHalfMade(dir.filePath("root")), QStringList());
    QCOMPARE(removeHalfMade(dir.filePath("linked")), QStringList());
    QCOMPARE(get(dir.filePath("root/saving/photo.jpg")), "precious");
    QCOMPARE(filesIn(dir.path()), QStringList({".gatepost-0123abce.tmp", "robots.txt"}));
}

#ifdef Q_OS_UNIX
void TestSaveFile::survivesKills() {
    bool given = false;
    const int asked = qEnvironmentVariableIntValue("GATEPOST_KILLS", &given);
    const int kills = given ? asked : 1000;
    QTemporaryDir dir;
    const QString path = dir.filePath("robots.txt");
    const QString root = dir.filePath("root");
    put(path, QByteArray(kLoopSize, 'a'));
    QRandomGenerator random(7);
    int torn = 0;
    int missing = 0;
    int inTheMiddle = 0; // a half-made file was there after the kill
    void *memory = ::mmap(nullptr, sizeof(std::atomic<int>), PROT_READ | PROT_WRITE,
                          MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    QVERIFY(memory != MAP_FAILED);
    auto *saves = new (memory) std::atomic<int>(0);
    QElapsedTimer clock;
    clock.start();
    for (int kill = 0; kill < kills; ++kill) {
        const int before = *saves;
        const pid_t child = ::fork(); // no exec(): starting a program takes longer than many saves
        if (child == 0)
            saveForEver(path, root, *saves);
        QVERIFY(child > 0);
        while (*saves == before && ::waitpid(child, nullptr, WNOHANG) == 0)
            QThread::usleep(200);
        QThread::usleep(random.bounded(4000));
        ::kill(child, SIGKILL);
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status)); // it did not end by itself
        const QByteArray now = get(path);
        if (now == "(none)")
            ++missing;
        else if (now != QByteArray(kLoopSize, 'a') && now != QByteArray(kLoopSize, 'b'))
            ++torn;
        inTheMiddle += filesIn(dir.path()).size() > 1 ? 1 : 0;
    }
    removeHalfMade(root);
    const auto left = filesIn(dir.path());
    qInfo("%d kills in %lld ms: %d torn, %d missing; %d saves, %d killed while the new file was "
          "being written",
          kills, static_cast<long long>(clock.elapsed()), torn, missing, saves->load(),
          inTheMiddle);
    QCOMPARE(torn, 0);
    QCOMPARE(missing, 0);
    QCOMPARE(left, QStringList("robots.txt"));
    QVERIFY2(inTheMiddle > kills / 4, "the child was hardly ever killed while it saved");
}
#else
void TestSaveFile::survivesKills() {
    QSKIP("children are forked and killed with SIGKILL");
}
#endif

void TestSaveFile::messagesNameTheCause() {
    QTemporaryDir dir;
    const auto gone = saveFile(FileSystem::real(), {bytesOf(dir.filePath("gone/robots.txt")), "x"});
    QVERIFY(!gone && said(gone.error().sentence).contains("folder does not exist"));
    const Site site("plain");
    Failing system;
    SaveRequest request{bytesOf(site.path), "x"};
    QVERIFY(saveFile(system, request).has_value());
    system.failAt = static_cast<int>(system.log.indexOf("write"));
    system.calls = 0;
    system.code = ENOSPC;
    const auto full = saveFile(system, request);
    QVERIFY(!full && said(full.error().sentence).contains("disk is full"));
    QVERIFY(said(full.error().sentence).contains("as it was"));
}

int main(int argc, char **argv) {
    QCoreApplication application(argc, argv);
    TestSaveFile test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_savefile.moc"

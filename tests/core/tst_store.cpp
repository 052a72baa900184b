// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reading below a folder and saving, where somebody else does something at the same moment or the system is not
// Linux. That each system call may fail is tst_savefile's.

#include "core/store/misnamed.h"
#include "core/store/readfile.h"
#include "core/store/savebounds.h"
#include "core/store/savefile.h"
#include "core/store/sitefolder.h"
#include "core/store/temporaries.h"
#include "core/store/wildcards.h"
#include "core/text/limits.h"
#include "core/text/systemwords.h"
#include "tests/support/throughfiles.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <thread>
#include <utility>

using namespace gatepost;
using namespace gatepost::test;
namespace fs = std::filesystem;

namespace {

void put(const std::string &path, std::string_view bytes) {
    fs::create_directories(fs::path(path).parent_path());
    std::ofstream(path, std::ios::binary) << bytes;
}

std::string get(const std::string &path) {
    std::ifstream file(path, std::ios::binary);
    return file ? std::string(std::istreambuf_iterator<char>(file), {}) : "(none)";
}

/// Calls back before some of the calls, and fails some.
class Meddling : public ThroughFiles {
public:
    std::function<void()> beforeOpenBelow = [] {};
    std::function<void()> beforeRead = [] {};
    std::function<void()> beforeSync = [] {};
    std::function<void()> beforeRename = [] {};
    std::map<std::string, int> busy;    ///< call → how often it fails with EBUSY
    std::map<std::string, int> failing; ///< call → errno
    int waits = 0;
    int fullFor = 0; ///< so many writes take half of their bytes and then find the disk full
    std::uint32_t groupAbove = 0;      ///< the old file's group is by so much another one
    std::vector<std::uint32_t> groups; ///< that new files were given
    bool newOnesInheritAList = false;  ///< which cannot be taken away
    std::vector<std::uint32_t> modes;  ///< that new files were given

    SystemResult<FileStatus> status(const std::string &path) override {
        if (failing.contains("status") && path.ends_with("robots.txt"))
            return std::unexpected(SystemError{failing["status"]});
        auto status = ThroughFiles::status(path);
        if (status && path.ends_with("robots.txt"))
            status->group += groupAbove;
        return status;
    }
    SystemResult<void> setOwner(Handle, std::uint32_t, std::uint32_t group) override {
        groups.push_back(group);
        return {};
    }
    SystemResult<void> setMode(Handle handle, std::uint32_t mode) override {
        modes.push_back(mode);
        return ThroughFiles::setMode(handle, mode);
    }
    SystemResult<std::vector<FileAttribute>> attributes(Handle handle) override {
        const bool isNew = m_asked++ > 0; // the old file is asked first
        if (newOnesInheritAList && isNew)
            return std::vector{FileAttribute{std::string(kAccessList), "list"}};
        return newOnesInheritAList ? std::vector<FileAttribute>()
                                   : ThroughFiles::attributes(handle);
    }
    SystemResult<void> removeAttribute(Handle handle, const std::string &name) override {
        if (newOnesInheritAList)
            return std::unexpected(SystemError{EPERM});
        return ThroughFiles::removeAttribute(handle, name);
    }
    SystemResult<FileStatus> status(Handle handle) override { return ThroughFiles::status(handle); }
    SystemResult<Handle> open(const std::string &path, Open how) override {
        if (how == Open::Overwrite && failing.contains("overwrite"))
            return std::unexpected(SystemError{failing["overwrite"]});
        if (how == Open::Read && isBusy("read"))
            return std::unexpected(SystemError{EBUSY});
        return ThroughFiles::open(path, how);
    }
    SystemResult<Handle> openBelow(const std::string &folder, const std::string &name) override {
        beforeOpenBelow();
        if (isBusy("read"))
            return std::unexpected(SystemError{EBUSY});
        return ThroughFiles::openBelow(folder, name);
    }
    SystemResult<std::size_t> read(Handle handle, char *to, std::size_t most) override {
        beforeRead();
        return ThroughFiles::read(handle, to, most);
    }
    SystemResult<std::size_t> write(Handle handle, std::string_view bytes) override {
        if (fullFor > 0 && bytes.size() < 2) {
            --fullFor;
            return std::unexpected(SystemError{ENOSPC});
        }
        return ThroughFiles::write(handle, fullFor > 0 ? bytes.substr(0, bytes.size() / 2) : bytes);
    }
    SystemResult<void> sync(Handle handle) override {
        beforeSync();
        return ThroughFiles::sync(handle);
    }
    SystemResult<void> rename(const std::string &from, const std::string &to) override {
        beforeRename();
        if (failing.contains("rename"))
            return std::unexpected(SystemError{failing["rename"]});
        if (isBusy("rename"))
            return std::unexpected(SystemError{EBUSY});
        return ThroughFiles::rename(from, to);
    }
    SystemResult<void> remove(const std::string &path) override {
        if (isBusy("remove"))
            return std::unexpected(SystemError{EBUSY});
        return ThroughFiles::remove(path);
    }
    void wait(std::chrono::milliseconds) override { ++waits; }

private:
    int m_asked = 0;
    bool isBusy(const std::string &call) { return busy[call] > 0 && busy[call]-- > 0; }
};

/// A folder that is in memory.
class MapFolder : public FolderFiles {
public:
    std::map<std::string, std::string> files;
    [[nodiscard]] std::expected<std::optional<std::string>, Message>
    read(const std::string &name) const override {
        const auto found = files.find(name);
        return found == files.end() ? std::nullopt : std::optional(found->second);
    }
    [[nodiscard]] std::expected<std::vector<std::string>, Message> names() const override {
        std::vector<std::string> all;
        for (const auto &[name, bytes] : files)
            if (!name.contains('/'))
                all.push_back(name);
        return all;
    }
    [[nodiscard]] std::string pathOf(const std::string &name) const override {
        return "map/" + name;
    }
};

} // namespace

class TestStore : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::string at(const char *name) const { return m_dir->path().toStdString() + '/' + name; }
    std::vector<std::string> temporaries() const {
        std::vector<std::string> found;
        for (const auto &each : fs::directory_iterator(at("site")))
            if (isSaveTemporary(each.path().filename().string()))
                found.push_back(each.path().filename().string());
        return found;
    }

private slots:
    void init() {
        m_dir = std::make_unique<QTemporaryDir>();
        put(at("site/robots.txt"), "old");
        put(at("secret"), "SECRET");
    }

    void namesAndHandlesAgree() {
        FileSystem &system = FileSystem::real();
        const auto byName = system.status(at("site/robots.txt"));
        const auto handle = system.open(at("site/robots.txt"), FileSystem::Open::Read);
        QVERIFY(byName && handle);
        const auto byHandle = system.status(*handle);
        QVERIFY(byHandle.has_value());
        QVERIFY(byName->isSameFile(*byHandle));
        QCOMPARE(byName->size, 3);
        QCOMPARE(byHandle->size, 3);
        QCOMPARE(byHandle->modified, byName->modified);
        QCOMPARE(byHandle->links, byName->links);
        QVERIFY(system.close(*handle));
        QVERIFY(isSameFile(system, at("site/robots.txt"), at("site/../site/robots.txt")));
        QVERIFY(!isSameFile(system, at("site/robots.txt"), at("secret")));
        QVERIFY(!isSameFile(system, at("none"), at("none")));
    }

    void pathsToWrite_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isAllowed");
        const auto row = [](const char *name, bool isAllowed) {
            QTest::newRow(name) << QString(name) << isAllowed;
        };
        row("chain/a.example/b", true);
        row("x.txt", true);
        row("in/x.txt", true); // a link that stays inside
        row("a/../b", true);
        row("../x", false);
        row("a/../../x", false);
        row("/etc/x", false);
        row("out/x", false); // a link to a folder that is not
        row("out/new/deep/x", false);
        row("outfile", false);
        row("", false);
        row(".", false);
    }
    void pathsToWrite() {
        QFETCH(QString, name);
        QFETCH(bool, isAllowed);
#ifdef Q_OS_WIN
        QSKIP("links need a privilege on Windows");
#endif
        fs::create_directories(at("site/real"));
        fs::create_directory_symlink(at("site/real"), at("site/in"));
        fs::create_directory_symlink(at(""), at("site/out"));
        fs::create_symlink("../not there yet", at("site/outfile"));
        const auto path = pathBelow(FileSystem::real(), at("site"), name.toStdString());
        QCOMPARE(path.has_value(), isAllowed);
        if (!path)
            QVERIFY(path.error().english().contains("site's folder"));
    }

    void aLinkPutInBetweenIsNotFollowed_data() {
        QTest::addColumn<bool>("isFolder");
        QTest::newRow("the file") << false;
        QTest::newRow("a folder on the way") << true;
    }
    void aLinkPutInBetweenIsNotFollowed() {
        QFETCH(bool, isFolder);
#ifdef Q_OS_WIN
        QSKIP("links need a privilege on Windows");
#endif
        put(at("site/chain/x"), "harmless");
        put(at("out/x"), "SECRET");
        Meddling system;
        system.beforeOpenBelow = [&] {
            if (isFolder) {
                fs::remove_all(at("site/chain"));
                fs::create_directory_symlink(at("out"), at("site/chain"));
            } else {
                fs::remove(at("site/chain/x"));
                fs::create_symlink(at("out/x"), at("site/chain/x"));
            }
        };
        const auto read = readFileBelow(system, at("site"), "chain/x");
        QVERIFY(!read);
        QVERIFY2(read.error().english().contains("could not be read"),
                 read.error().english().c_str());
    }

    void linksInsideTheFolderAreFollowed() {
#ifdef Q_OS_WIN
        QSKIP("links need a privilege on Windows");
#endif
        put(at("site/real.txt"), "inside");
        put(at("out/x"), "SECRET");
        fs::create_symlink("real.txt", at("site/in.txt"));
        fs::create_symlink(at("out/x"), at("site/out.txt"));
        const auto in = readFileBelow(FileSystem::real(), at("site"), "in.txt");
        QVERIFY(in && *in);
        QCOMPARE(**in, std::string("inside"));
        const auto out = readFileBelow(FileSystem::real(), at("site"), "out.txt");
        QVERIFY(!out);
        QVERIFY2(out.error().english().contains("is a link to"), out.error().english().c_str());
    }

    void aFileThatGrowsWhileItIsReadIsTooLarge() {
        constexpr std::size_t kMost = 8;
        put(at("site/x"), std::string(kMost, 'x'));
        Meddling system;
        QVERIFY(readFileBelow(system, at("site"), "x", kMost));
        QVERIFY(readFile(system, at("site/x"), kMost));
        system.beforeRead = [&] { put(at("site/x"), std::string(kMost + 1, 'x')); };
        const auto below = readFileBelow(system, at("site"), "x", kMost);
        QVERIFY(!below);
        QVERIFY2(below.error().english().contains("larger"), below.error().english().c_str());
        put(at("site/x"), std::string(kMost, 'x'));
        QVERIFY(!readFile(system, at("site/x"), kMost));
    }

    // ---- saving ----------------------------------------------------------------------------------

    void changesInTheMiddleAreSeen_data() {
        QTest::addColumn<QByteArray>("theirs");
        QTest::addColumn<bool>("replaced");
        QTest::newRow("another text") << QByteArray("theirs") << false;
        QTest::newRow("as long as the old one") << QByteArray("new") << false;
        QTest::newRow("replaced by one like it") << QByteArray("old") << true;
    }
    void changesInTheMiddleAreSeen() {
        QFETCH(QByteArray, theirs);
        QFETCH(bool, replaced);
        const std::string path = at("site/robots.txt");
        const auto time = fs::last_write_time(path);
        Meddling system;
        system.beforeSync = [&] { // the new file is written, the old one is still in place
            if (replaced) {
                put(at("site/other"), theirs.toStdString());
                fs::rename(at("site/other"), path);
            } else {
                put(path, theirs.toStdString());
            }
            fs::last_write_time(path, time); // within one tick of the clock
        };
        const auto saved = saveFile(system, {path, "mine"});
        QVERIFY(!saved);
        QCOMPARE(int(saved.error().trouble), int(SaveTrouble::ChangedOnDisk));
        QVERIFY(saved.error().sentence.english().contains("It was not written"));
        QCOMPARE(get(path), theirs.toStdString());
        QCOMPARE(temporaries().size(), 0U);
    }

    void anUnexpectedTextIsNotWrittenOver() {
        const std::string path = at("site/robots.txt");
        const auto saved = saveFile(FileSystem::real(),
                                    {.path = path, .bytes = "mine", .expected = "what was opened"});
        QVERIFY(!saved);
        QCOMPARE(int(saved.error().trouble), int(SaveTrouble::ChangedOnDisk));
        QCOMPARE(get(path), std::string("old"));
        QVERIFY(saveFile(FileSystem::real(), {.path = path, .bytes = "mine", .expected = "old"}));
        QCOMPARE(get(path), std::string("mine"));
    }

    /// Another program writes between the rename and the last look.
    void aTextThatIsGoneAtOnceIsNotSaved() {
        const std::string path = at("site/robots.txt");
        Meddling system;
        system.beforeRead = [&] {
            if (get(path) == "mine")
                put(path, "theirs");
        };
        const auto saved = saveFile(system, {path, "mine"});
        QVERIFY(!saved);
        QCOMPARE(int(saved.error().trouble), int(SaveTrouble::ChangedOnDisk));
        QCOMPARE(get(path), std::string("theirs"));
    }

    /// What the disk gives back is not what was written.
    void tornBytesDoNotReplaceAFile() {
        Meddling system;
        system.beforeSync = [this] {
            for (const std::string &name : temporaries())
                put(at("site") + '/' + name, "torn");
        };
        QVERIFY(!saveFile(system, {at("site/robots.txt"), "mine"}));
        QCOMPARE(get(at("site/robots.txt")), std::string("old"));
        QCOMPARE(temporaries().size(), 0U);
    }

    void aShorterTextWrittenOverIsAllThereIs() {
        const std::string path = at("site/robots.txt");
        put(path, "User-agent: *\nDisallow: /\n");
        QVERIFY(saveFile(FileSystem::real(), {.path = path, .bytes = "mine", .inPlace = true}));
        QCOMPARE(get(path), std::string("mine"));
    }

    /// The old text is put back; where that fails too, nobody is told that it is there.
    void aHalfWrittenFileIsSaidToBeOne_data() {
        QTest::addColumn<int>("times");
        QTest::addColumn<int>("trouble");
        QTest::addColumn<QByteArray>("left");
        QTest::newRow("put back") << 1 << int(SaveTrouble::Failed) << QByteArray("old");
        QTest::newRow("not even that") << 2 << int(SaveTrouble::Damaged) << QByteArray("oln");
    }
    void aHalfWrittenFileIsSaidToBeOne() {
        QFETCH(int, times);
        QFETCH(int, trouble);
        QFETCH(QByteArray, left);
        Meddling system;
        system.fullFor = times;
        const auto saved =
            saveFile(system, {.path = at("site/robots.txt"), .bytes = "mine", .inPlace = true});
        QVERIFY(!saved);
        QCOMPARE(int(saved.error().trouble), trouble);
        QCOMPARE(saved.error().sentence.english().contains("may be damaged"), times == 2);
        QCOMPARE(QByteArray::fromStdString(get(at("site/robots.txt"))), left);
    }

    /// A save with a backup that cannot be made is not done.
    void withoutItsBackupNothingIsSaved() {
        fs::create_directories(at("site/robots.txt~/full"));
        const auto saved = saveFile(
            FileSystem::real(), {.path = at("site/robots.txt"), .bytes = "mine", .backup = true});
        QVERIFY(!saved);
        QVERIFY2(saved.error().sentence.english().contains("backup"),
                 saved.error().sentence.english().c_str());
        QCOMPARE(get(at("site/robots.txt")), std::string("old"));
    }

    /// Its old bytes could not be put back.
    void whatIsTooLargeToKeepIsNotWrittenOver() {
        const std::string path = at("site/robots.txt");
        const std::string large(limits::kFile + 1, 'x');
        put(path, large);
        const auto saved =
            saveFile(FileSystem::real(), {.path = path, .bytes = "mine", .inPlace = true});
        QVERIFY(!saved);
        QVERIFY(get(path) == large);
    }

    void anotherGroupIsKept() {
        Meddling system;
        QVERIFY(saveFile(system, {at("site/robots.txt"), "mine"}));
        QVERIFY(system.groups.empty());
        system.groupAbove = 1;
        const auto group = FileSystem::real().status(at("site/robots.txt"))->group;
        QVERIFY(saveFile(system, {at("site/robots.txt"), "again"}));
        QCOMPARE(system.groups, std::vector<std::uint32_t>{group + 1});
    }

    /// Whom the folder's list lets in is not known to be whom the old file let in.
    void anInheritedListThatStaysKeepsTheGroupOut() {
#ifdef Q_OS_WIN
        QSKIP("there are no modes");
#endif
        fs::permissions(at("site/robots.txt"), fs::perms(0664));
        Meddling system;
        system.newOnesInheritAList = true;
        const auto saved = saveFile(system, {at("site/robots.txt"), "mine"});
        QVERIFY(saved);
        QVERIFY(saved->note.english().contains("access list"));
        QCOMPARE(system.modes.size(), 1U);
        QCOMPARE(system.modes[0] & 0777U, 0604U);
    }

    void aStatusThatFailsIsNoNewFile() {
        for (const int code : {EACCES, EIO, ELOOP, ENOMEM}) {
            Meddling system;
            system.failing["status"] = code;
            const auto saved = saveFile(system, {at("site/robots.txt"), "mine"});
            QVERIFY(!saved);
            QCOMPARE(get(at("site/robots.txt")), std::string("old"));
        }
    }

    /// As on Windows, where such a file can be opened for reading alone.
    void aReadOnlyFileIsRefusedAndNothingIsLeft() {
        Meddling system;
        system.failing["overwrite"] = EACCES;
        const auto saved = saveFile(system, {at("site/robots.txt"), "mine"});
        QVERIFY(!saved);
        QVERIFY(saved.error().sentence.english().contains("permission"));
        QCOMPARE(get(at("site/robots.txt")), std::string("old"));
        QCOMPARE(temporaries().size(), 0U);
    }

    void aBusyFileIsTriedAgain_data() {
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<int>("times");
        QTest::addColumn<bool>("isSaved");
        QTest::newRow("a moment") << QByteArray("rename") << 3 << true;
        QTest::newRow("for long") << QByteArray("rename") << 100 << false;
        QTest::newRow("cleaning up") << QByteArray("remove") << 3 << false;
        QTest::newRow("before it is read") << QByteArray("read") << 3 << true;
    }
    void aBusyFileIsTriedAgain() {
        QFETCH(QByteArray, call);
        QFETCH(int, times);
        QFETCH(bool, isSaved);
        Meddling system;
        if (call == "remove")
            system.failing["rename"] = EIO;
        system.busy[call.toStdString()] = times;
        const auto saved = saveFile(system, {at("site/robots.txt"), "mine"});
        QCOMPARE(saved.has_value(), isSaved);
        QCOMPARE(get(at("site/robots.txt")), std::string(isSaved ? "mine" : "old"));
        QVERIFY(system.waits >= 3 && system.waits <= 5);
        QCOMPARE(temporaries().size(), 0U);
        if (times == 100)
            QVERIFY(saved.error().sentence.english().contains("another program is using it"));
        if (isSaved)
            QVERIFY2(saved->note.empty(), saved->note.english().c_str());
    }

    void aBusyFileIsReadAgain() {
        Meddling system;
        system.busy["read"] = 2;
        QVERIFY(readFile(system, at("site/robots.txt")));
        system.busy["read"] = 2;
        QVERIFY(readFileBelow(system, at("site"), "robots.txt"));
        QCOMPARE(system.waits, 4);
    }

    /// As on Windows: new files are taken, but the old one may not be removed.
    void whatCannotBeReplacedMayBeWrittenOver() {
        for (const int code : {EACCES, EPERM, EROFS}) {
            Meddling system;
            system.failing["rename"] = code;
            const std::string path = at("site/robots.txt");
            const auto refused = saveFile(system, {path, "mine"});
            QVERIFY(!refused);
            QVERIFY(refused.error().canWriteOver());
            QCOMPARE(get(path), std::string("old"));
            QCOMPARE(temporaries().size(), 0U);
            QVERIFY(!saveFile(system, {at("site/new.txt"), "mine"}).error().canWriteOver());
            QVERIFY(saveFile(system, {.path = path, .bytes = "mine", .inPlace = true}));
            QCOMPARE(get(path), std::string("mine"));
            put(path, "old");
        }
    }

    void savesWaitForEachOther() {
        Meddling system;
        using namespace std::chrono_literals;
        const std::string path = at("site/robots.txt");
        auto held = lockFor(system, path, 0s);
        QVERIFY(held && *held);
        const auto refused = saveFile(system, {path, "mine"});
        QVERIFY(!refused);
        QVERIFY(refused.error().sentence.english().contains("another Gatepost"));
        QVERIFY(system.waits > 100);
        QCOMPARE(get(path), std::string("old"));
        put(at("site/.gatepost-0123abcd.tmp"), "half");
        QVERIFY(saveFile(system, {.path = path, .bytes = "mine", .lock = *held}));
        QCOMPARE(temporaries().size(), 0U); // who has the lock knows that nobody needs it
        std::thread([lock = std::exchange(*held, nullptr)]() mutable { lock.reset(); }).join();
        QVERIFY(saveFile(system, {path, "again"})); // whichever thread let it go
    }

    void theWords() {
        QCOMPARE((SystemError{ENOSPC}.message().english()), std::string("the disk is full"));
        QCOMPARE((SystemError{EMFILE}.message().english()),
                 std::generic_category().message(EMFILE));
        // The system's own words, where it has its own code.
        QCOMPARE((SystemError{EINVAL, 5}.message().english()),
                 withinSentence(std::system_category().message(5)));
        for (const char *words : {"Zugriff verweigert", "Zugriff verweigert.",
                                  "Zugriff verweigert. \r\n", "Zugriff verweigert。"})
            QCOMPARE(withinSentence(words), std::string("Zugriff verweigert"));
        QCOMPARE(withinSentence(".\r\n"), std::string());
    }

    // ---- a site's folder -------------------------------------------------------------------------

    void readsASite() {
        MapFolder folder;
        folder.files = {{"robots.txt", "User-agent: *\nDisallow: /\n"},
                        {"robots2.txt", "train: no\nchain: https://a.example/b\n"},
                        {"b.kno", "b"},
                        {"a.kno", "a"},
                        {"asks.json", "["},
                        {"gatepost.yaml", "chain: {https://a.example/c: mapped}\n"},
                        {"chain/a.example/b", "quote: no\nchain: https://a.example/c\n"},
                        {"mapped", "chain: https://a.example/d\n"}};
        const SiteFolder site = readSiteFolder(folder);
        QVERIFY(site.policies[0] && !site.policies[1] && site.policies[2]);
        QCOMPARE(site.policies[2]->name, std::string("robots2.txt"));
        QVERIFY(site.agentPolicy && site.agentPolicy->name == "a.kno");
        QCOMPARE(site.side.settings.chain.size(), 1U);
        QCOMPARE(site.unread.size(), 0U);
        QCOMPARE(site.side.unread.size(), 1U);
        QVERIFY(site.side.unread[0].why.english().starts_with("map/asks.json: "));
        QVERIFY(site.side.asksText && !site.side.asks);
        const Site made = siteOf(site, folder);
        QVERIFY(made.file(FileRole::Robots) && !made.file(FileRole::RobotsAi) &&
                made.file(FileRole::Robots2));
        QCOMPARE(made.chain.files.size(), 2U);
        QCOMPARE(
            made.chain.detail.english(),
            std::string("There is no file chain/a.example/d. Put a copy of it there, or name one "
                        "below “chain:” in gatepost.yaml."));
    }

    void wildcards_data() {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("paths"); // with blanks between them, below the folder
        const auto row = [](const char *pattern, const char *paths) {
            QTest::newRow(pattern) << QString(pattern) << QString(paths);
        };
        row("logs/*.log", "logs/B.LOG logs/a.log logs/abab.log logs/\u00fc.log");
        row("logs/?.log", "logs/B.LOG logs/a.log logs/\u00fc.log"); // a character, not a byte
        row("logs/b.LO?", "logs/B.LOG");
        row("logs/*ab*.l*", "logs/abab.log");
        row("logs/*aba", "logs/*aba"); // nothing fits
        row("logs/a*", "logs/a.log logs/a.log.1 logs/abab.log");
        row("logs/a.lo*g?*", "logs/a.log.1");
        row("logs/*.*", "logs/B.LOG logs/a.log logs/a.log.1 logs/abab.log logs/none "
                        "logs/\u00fc.log");
        row("logs/none", "logs/none");
        row("l*", "logs");
        row("l*/a.log", "l*/a.log"); // in the last part alone
        row("gone/*", "gone/*");
    }
    void wildcards() {
        QFETCH(QString, pattern);
        QFETCH(QString, paths);
        fs::create_directories(at("logs"));
        for (const char8_t *name :
             {u8"a.log", u8"B.LOG", u8"abab.log", u8"a.log.1", u8"none", u8"\u00fc.log"})
            std::ofstream(fs::path(at("logs")) / name) << "x";
        QStringList found;
        for (const std::string &path :
             pathsFitting(FileSystem::real(), at("") + pattern.toStdString()))
            found.append(QString::fromStdString(path.substr(at("").size())));
        QCOMPARE(found.join(' '), paths);
    }

    /// Nobody could open it again; the next save would take what it read of it for another program's.
    void nothingIsWrittenThatCannotBeRead() {
        const std::string most(limits::kFile, 'x');
        put(at("robots.txt"), "old");
        QVERIFY(mayBeSaved(at("robots.txt"), most).has_value());
        QVERIFY(saveFile(FileSystem::real(), {at("robots.txt"), most}).has_value());
        QCOMPARE(readFile(FileSystem::real(), at("robots.txt")).value(), most);
        const auto refused = mayBeSaved(at("robots.txt"), most + "x");
        QVERIFY(!refused);
        QVERIFY(refused.error().trouble == SaveTrouble::Failed);
        QCOMPARE(refused.error().sentence.english(),
                 at("robots.txt") +
                     " was not written: the text has 16777217 bytes, and a file of more than 16 "
                     "MiB could not be opened again. Make it shorter. The file on disk is as it "
                     "was.");
        QVERIFY(!mayBeSaved("asks.json", std::string(limits::kMiB + 1, ' '), limits::kMiB));
    }

    void misnamed_data() {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QString>("found");
        const auto row = [](const char *name, const QStringList &names, const char *found) {
            QTest::newRow(name) << names << QString::fromUtf8(found);
        };
        row("all as they are called",
            {"asks.json", "gatepost.yaml", "robots-ai.txt", "robots.txt", "robots2.txt"}, "");
        row("cases", {"ASKS.JSON", "ROBOTS.TXT", "Robots-AI.txt"},
            "ASKS.JSON→asks.json ROBOTS.TXT→robots.txt! Robots-AI.txt→robots-ai.txt!");
        row("slips", {"ask.json", "gatepost.yml", "robot.txt", "robots.text", "robots_ai.txt"},
            "ask.json→asks.json gatepost.yml→gatepost.yaml robot.txt→robots.txt! "
            "robots.text→robots.txt! robots_ai.txt→robots-ai.txt!");
        row("the ending twice", {"robots.TXT.txt", "robots2.txt.txt"},
            "robots.TXT.txt→robots.txt! robots2.txt.txt→robots2.txt!");
        row("the right one is there, too",
            {"Robots.txt", "gatepost.yml", "gatepost.yaml", "robots.txt"}, "");
        row("others",
            {"humans.txt", "robots", "robots.html", "robots.txt.bak", "robots.txt~", "txt.txt"},
            "robots.txt~→robots.txt!");
    }
    void misnamed() {
        QFETCH(QStringList, names);
        QFETCH(QString, found);
        std::vector<std::string> list;
        for (const QString &name : names)
            list.push_back(name.toStdString());
        QStringList said;
        for (const MisnamedFile &file : misnamedFiles(list))
            said << QString::fromStdString(file.name + "→" + std::string(file.meant) +
                                           (file.isServed ? "!" : ""));
        QCOMPARE(said.join(' '), found);
    }

    void settingsAreBounded_data() {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("size") << QByteArray(int(limits::kSettings) + 1, '#')
                              << QByteArray("larger than 4 MiB");
        QTest::newRow("values") << "paths: [" + QByteArray("a,").repeated(250'000) + "]"
                                << QByteArray("more than 200000 values");
        QTest::newRow("lines of values") << "paths:\n" + QByteArray("- a\n").repeated(250'000)
                                         << QByteArray("more than 200000 values");
        QTest::newRow("brackets") << "paths: " + QByteArray(1000, '[')
                                  << QByteArray("more than 64 levels");
        QTest::newRow("dashes") << QByteArray("- ").repeated(200)
                                << QByteArray("more than 64 levels");
        QTest::newRow("aliases") << "paths: [&a " + QByteArray(1000, 'x') + ", *a, *a]"
                                 << QByteArray("aliases");
    }
    void settingsAreBounded() {
        QFETCH(QByteArray, yaml);
        QFETCH(QByteArray, message);
        const auto settings = readSiteSettings(yaml.toStdString());
        QVERIFY(!settings);
        QVERIFY2(settings.error().english().contains(message.toStdString()),
                 settings.error().english().c_str());
    }
};

QTEST_APPLESS_MAIN(TestStore)
#include "tst_store.moc"

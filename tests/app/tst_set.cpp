// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// gatepost-cli set: what it prints, what it writes, what it refuses.

#include "tests/support/runcli.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_LINUX
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>
#endif

using namespace gatepost::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray contents(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

const char *const kRobots = "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /a # why\n\n"
                            "user-agent: *\ncrawl-delay: 5\ndisallow:\n";
const char *const kRobots2 = "# meta: spec-version: 2.0\ntrain: yes\nage-rating: 13+\n\n"
                             "[agent: monitoring]\ncrawl: no\n\nchain: https://example.com/c.txt\n";

} // namespace

class SetTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void prints_data();
    void prints();
    void refuses_data();
    void refuses();
    void inPlace();
    void inPlaceLeavesAlone();
#ifdef Q_OS_LINUX
    void inPlaceKeepsWhoMayRead();
#endif
    void standardInput();
    void saysWhoElseIsMeant();
    void takesBack_data();
    void takesBack();
    void saysWhatIsLeft_data();
    void saysWhatIsLeft();
#ifndef Q_OS_WIN
    void sizeOfFilesIsLimited();
#endif

private:
    QString put(const QString &name, const QByteArray &text) {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }

    QTemporaryDir m_folder;
};

void SetTest::prints_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("from"); // this part of the text …
    QTest::addColumn<QByteArray>("to");   // … becomes that; both empty: nothing changes

    const auto robots = [](const char *name, const QStringList &arguments, const char *from,
                           const char *to) {
        QTest::newRow(name) << u"robots.txt"_s << QByteArray(kRobots) << arguments
                            << QByteArray(from) << QByteArray(to);
    };
    robots("a rule", {"group:GPTBot", "Disallow=/b"}, "# why\n", "# why\nDisallow: /b\n");
    robots("a rule that is there", {"group:gptbot", "Disallow=/a"}, "", "");
    robots("a rule turned", {"group:CCBot", "Allow=/a"}, "Disallow: /a", "Allow: /a");
    robots("an empty rule is filled", {"group:*", "Disallow=/c"}, "disallow:\n", "disallow: /c\n");
    robots("a rule removed", {"group:*", "Disallow", "--remove"}, "", "");
    robots("a rule that closes the group is emptied", {"group:GPTBot", "Disallow", "--remove"},
           "Disallow: /a # why", "Disallow: # why");
    robots("one value removed", {"group:GPTBot", "Disallow=/b", "--remove"}, "", "");
    robots("a group is made", {"group:ClaudeBot", "Disallow=/"}, "user-agent: *",
           "user-agent: ClaudeBot\ndisallow: /\n\nuser-agent: *");
    robots("a delay is set", {"group:*", "Crawl-delay=7"}, "crawl-delay: 5", "crawl-delay: 7");
    robots("a delay is removed", {"group:*", "crawl-delay", "--remove"}, "crawl-delay: 5\n", "");
    robots("a version", {"group:GPTBot", "Robot-version=2.0"}, "CCBot\n",
           "CCBot\nRobot-version: 2.0\n");
    robots("a sitemap", {"global", "Sitemap=https://example.com/s.xml"}, "disallow:\n",
           "disallow:\n\nsitemap: https://example.com/s.xml\n");
    robots("an agent more", {"group:GPTBot", "User-agent=ClaudeBot"}, "CCBot\n",
           "CCBot\nUser-agent: ClaudeBot\n");
    robots("an agent less", {"group:GPTBot", "User-agent", "--remove"}, "User-agent: GPTBot\n", "");
    robots("an agent and its group less", {"group:*", "User-agent", "--remove"},
           "\n\nuser-agent: *\ncrawl-delay: 5\ndisallow:\n", "\n");
    robots("a second window", {"group:*", "Visit-time+=0600-0845"}, "user-agent: *\n",
           "user-agent: *\nvisit-time: 0600-0845\n");

    robots("a rule and its comment", {"group:GPTBot", "Disallow=/b", "--comment", "since May"},
           "# why\n", "# why\nDisallow: /b  # since May\n");
    robots("the comment of a rule that is there",
           {"group:GPTBot", "Disallow=/a", "--comment", "new"}, "# why", "# new");
    robots("a rule's comment is taken away", {"group:CCBot", "Disallow=/a", "--comment", ""},
           "Disallow: /a # why", "Disallow: /a");
    robots("the comment of a delay", {"group:*", "Crawl-delay=5", "--comment", "slow #4"},
           "crawl-delay: 5", "crawl-delay: 5  # slow #4");
    robots("the comment of an agent", {"group:GPTBot", "User-agent=CCBot", "--comment", "dataset"},
           "CCBot\n", "CCBot  # dataset\n");

    const auto robots2 = [](const char *name, const QStringList &arguments, const char *from,
                            const char *to) {
        QTest::newRow(name) << u"robots2.txt"_s << QByteArray(kRobots2) << arguments
                            << QByteArray(from) << QByteArray(to);
    };
    robots("a token ends at the slash (S14)", {"group:GPTBot/1.2", "Disallow=/b"}, "# why\n",
           "# why\nDisallow: /b\n");
    robots("a group for what stands before the slash", {"group:ClaudeBot/1.0", "Disallow=/"},
           "user-agent: *", "user-agent: ClaudeBot\ndisallow: /\n\nuser-agent: *");
    QTest::newRow("a name that begins with robots2")
        << u"robots2-staging.txt"_s << QByteArray(kRobots2) << QStringList{"global", "train=no"}
        << QByteArray("train: yes") << QByteArray("train: no");
    robots2("global", {"global", "train=NO"}, "train: yes", "train: no");
    robots2("a spelling", {"global", "summarize=no"}, "train: yes", "summarise: no\ntrain: yes");
    robots2("a block", {"agent:Monitoring", "crawl=ask"}, "crawl: no", "crawl: ask");
    robots2("a block is made", {"agent:ad-network", "train=no"}, "crawl: no\n",
            "crawl: no\n\n[agent: ad-network]\ntrain: no\n");
    robots2("the last of a block", {"agent:monitoring", "crawl", "--remove"},
            "\n[agent: monitoring]\ncrawl: no\n", "");
    robots2("not there, not removed", {"agent:monitoring", "train", "--remove"}, "", "");
    robots2("an age for one path", {"global", "age-rating=18+:/adult"}, "13+\n",
            "13+\nage-rating: 18+:/adult\n");
    robots2("an age for all", {"global", "age-rating=16+"}, "13+", "16+");
    robots2("chain", {"global", "chain=https://example.com/d.txt"}, "c.txt", "d.txt");
    robots2("no chain", {"global", "chain", "--remove"}, "\nchain: https://example.com/c.txt\n",
            "");
    robots2("meta", {"meta", "contact=a@example.com"}, "2.0\n",
            "2.0\n# meta: contact: a@example.com\n");
    robots2("no meta", {"meta", "spec-version", "--remove"}, "# meta: spec-version: 2.0\n", "");
    robots2("a path group", {"group:*", "Disallow=/admin"}, "train: yes",
            "\nUser-agent: *\nDisallow: /admin\n\ntrain: yes");
    robots2("a second address", {"global", "report-to=a@example.com"}, "13+\n",
            "13+\nreport-to: a@example.com\n");
    QTest::newRow("crlf, no final line end")
        << u"robots-ai.txt"_s << QByteArray("\xEF\xBB\xBFUser-agent: *\r\nDisallow: /")
        << QStringList{"group:*", "Allow=/x"} << QByteArray("Disallow: /")
        << QByteArray("Disallow: /\r\nAllow: /x");
    const auto own = [](const char *name, const char *before, const QStringList &arguments,
                        const char *from, const char *to) {
        QTest::newRow(name) << u"robots.txt"_s << QByteArray(before) << arguments
                            << QByteArray(from) << QByteArray(to);
    };
    const char *const star = "User-agent: *\nDisallow: /a # why\nAllow: /a/b\nCrawl-delay: 9\n";
    own("a new group takes the rules for * along", star, {"group:GPTBot", "Crawl-delay=5"},
        "User-agent: *",
        "User-agent: GPTBot\nDisallow: /a\nAllow: /a/b\nCrawl-delay: 5\n\nUser-agent: *");
    own("a rule for the path of a copied one turns it", star, {"group:GPTBot", "Allow=/a"},
        "User-agent: *",
        "User-agent: GPTBot\nAllow: /a\nAllow: /a/b\nCrawl-delay: 9\n\nUser-agent: *");
    own("a rule more", star, {"group:GPTBot", "Disallow=/c"}, "User-agent: *",
        "User-agent: GPTBot\nDisallow: /a\nAllow: /a/b\nDisallow: /c\nCrawl-delay: "
        "9\n\nUser-agent: *");
    own("all closed: nothing is taken along that opens", star, {"group:GPTBot", "Disallow=/"},
        "User-agent: *", "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *");
    own("all open, as asked", star, {"group:GPTBot", "Disallow="}, "User-agent: *",
        "User-agent: GPTBot\nDisallow:\n\nUser-agent: *");
    own("* does not reach it", star, {"group:AdsBot-Google", "Crawl-delay=5"}, "User-agent: *",
        "User-agent: AdsBot-Google\nCrawl-delay: 5\nDisallow:\n\nUser-agent: *");
    own("from the token it falls back to",
        "User-agent: Googlebot\nDisallow: /g\n\nUser-agent: *\nDisallow: /\n",
        {"group:Googlebot-Image", "Crawl-delay=5"}, "User-agent: *",
        "User-agent: Googlebot-Image\nCrawl-delay: 5\nDisallow: /g\n\nUser-agent: *");
    own("from the pattern that matches it",
        "User-agent: *bot\nDisallow: /p\n\nUser-agent: *\nDisallow: /\n",
        {"group:GPTBot", "Crawl-delay=5"}, "User-agent: *\n",
        "User-agent: GPTBot\nCrawl-delay: 5\nDisallow: /p\n\nUser-agent: *\n");
    own("a 2.0 group and its version", "User-agent: *\nRobot-version: 2.0\nDisallow: /a*\n",
        {"group:GPTBot", "Crawl-delay=5"}, "User-agent: *",
        "User-agent: GPTBot\nRobot-version: 2.0\nCrawl-delay: 5\nDisallow: /a*\n\nUser-agent: *");
    own("a joined rule becomes a line", "User-agent: * Disallow: /a\n",
        {"group:GPTBot", "Crawl-delay=5"}, "User-agent: * ",
        "User-agent: GPTBot\nCrawl-delay: 5\nDisallow: /a\n\nUser-agent: * ");
    own("the last line goes, as if it had not been set",
        "User-agent: *\nDisallow: /a\nDisallow: /b", {"group:*", "Disallow=/b", "--remove"},
        "\nDisallow: /b", "");
    own("the last lines go, the end of the one above stays",
        "User-agent: *\nAllow: /a\nDisallow: /b\nDisallow: /c", {"group:*", "Disallow", "--remove"},
        "Disallow: /b\nDisallow: /c", "");
    own("rules that are removed together", "User-agent: *\nDisallow: /a\nAllow: /x\nDisallow: /b\n",
        {"group:*", "Disallow", "--remove"}, "Disallow: /a\nAllow: /x\nDisallow: /b\n",
        "Allow: /x\n");
    own("the last of them closes the group",
        "User-agent: a\nDisallow: /a\nDisallow: /b # c\n\nUser-agent: b\nDisallow: /\n",
        {"group:a", "Disallow", "--remove"}, "Disallow: /a\nDisallow: /b # c\n", "Disallow: # c\n");
    own("sitemaps that are removed together",
        "Sitemap: https://a.example/1\nUser-agent: *\nDisallow: /\n\nSitemap: "
        "https://a.example/2\n\nSitemap: https://a.example/3\n",
        {"global", "Sitemap", "--remove"},
        "Sitemap: https://a.example/1\nUser-agent: *\nDisallow: /\n\nSitemap: "
        "https://a.example/2\n\nSitemap: https://a.example/3\n",
        "User-agent: *\nDisallow: /\n");
    const auto policy = [](const char *name, const QStringList &arguments, const char *from,
                           const char *to) {
        QTest::newRow(name) << u"agent-policy.kno"_s
                            << QByteArray("default_policy: allow # open\nagents:\n"
                                          "  - user_agent: GPTBot\n    policy: disallow\n"
                                          "    disallow:\n      - /a\n")
                            << arguments << QByteArray(from) << QByteArray(to);
    };
    policy("an entry's comment", {"agent:gptbot", "#=asked us"}, "  - user",
           "  # asked us\n  - user");
    policy("a policy's comment", {"global", "#=ours"}, "default", "# ours\n\ndefault");
    policy("a path and its comment", {"agent:GPTBot", "disallow=/b", "--comment", "drafts"},
           "      - /a\n", "      - /a\n      - /b  # drafts\n");
    policy("the comment of a field", {"global", "default_policy=allow", "--comment=shut soon"},
           "# open", "# shut soon");
    QTest::newRow("a block's comment")
        << u"robots2.txt"_s << QByteArray("[agent: monitoring]\ntrain: no\n")
        << QStringList{"agent:monitoring", "#=ours"} << QByteArray("[agent")
        << QByteArray("# ours\n[agent");
    QTest::newRow("the comment of a policy line")
        << u"robots2.txt"_s << QByteArray("train: yes\n[agent: monitoring]\ntrain: no\n")
        << QStringList{"agent:monitoring", "train=ask", "--comment", "talk to us"}
        << QByteArray("train: no\n") << QByteArray("train: ask  # talk to us\n");
    QTest::newRow("an empty file")
        << u"robots.txt"_s << QByteArray() << QStringList{"group:*", "Disallow="} << QByteArray()
        << QByteArray("User-agent: *\nDisallow:\n");
}

void SetTest::prints() {
    QFETCH(QString, file);
    QFETCH(QByteArray, before);
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const QString path = put(file, before);
    const CliRun outcome = runCli(QStringList{"set", path} + arguments);
    QByteArray expected = before;
    if (before.isEmpty()) {
        expected = to;
    } else if (!from.isEmpty()) {
        QCOMPARE(before.count(from), 1);
        expected.replace(from, to);
    }
    QCOMPARE(outcome.out, expected);
    QCOMPARE(outcome.status, 0);
    QCOMPARE(contents(path), before); // printed, not written
}

void SetTest::refuses_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message"); // a part of it

    const auto row = [](const char *name, const char *file, const QStringList &arguments,
                        const char *message) {
        QTest::newRow(name) << QString::fromLatin1(file) << arguments << QByteArray(message);
    };
    row("no word of it", "robots2.txt", {"global", "train=maybe"}, "maybe");
    row("no path", "robots.txt", {"group:*", "Disallow=admin"}, "admin");
    row("no number", "robots.txt", {"group:*", "Crawl-delay=soon"}, "soon");
    row("a line break", "robots2.txt", {"global", "market=a\nchain: x"}, "");
    row("a comment", "robots.txt", {"group:*", "Disallow=/a#b"}, "#");
    row("a comment of a line that goes", "robots.txt",
        {"group:*", "Disallow=/a", "--remove", "--comment", "x"}, "removed");
    row("two lines of a line's comment", "robots.txt",
        {"group:*", "Disallow=/a", "--comment", "x\ny"}, "one line");
    row("a comment of a comment", "robots2.txt", {"meta", "contact=x", "--comment", "y"},
        "a comment itself");
    row("the comment of a block that is not there", "robots2.txt", {"agent:ad-network", "#=x"},
        "no block");
    row("the comment of an entry that is not there", "agent-policy.kno", {"agent:GPTBot", "#=x"},
        "no entry");
    row("no date", "robots2.txt", {"meta", "last-update=today"}, "today");
    row("no such directive", "robots.txt", {"global", "train=no"}, "has no directive");
    row("no such scope", "robots2.txt", {"everyone", "train=no"}, "is not a scope");
    row("an empty scope", "robots2.txt", {"agent:", "train=no"}, "is not a scope");
    row("no value", "robots2.txt", {"global", "train"}, "NAME=VALUE");
    row("no name", "robots2.txt", {"global", "=no"}, "NAME=VALUE");
    row("a rule is not global", "robots.txt", {"global", "Disallow=/"}, "group:TOKEN");
    row("a policy is not of a group", "robots2.txt", {"group:*", "train=no"}, "agent:CATEGORY");
    row("a quality is not of a block", "robots2.txt", {"agent:monitoring", "market=x"}, "global");
    row("a meta key is not global", "robots2.txt", {"global", "contact=x"}, "scope is meta");
    row("a whole header", "robots.txt", {"group:Mozilla/5.0 (compatible; X/1)", "Disallow=/"},
        "is not a token");
    row("a line break in a group's name", "robots.txt", {"group:x\nDisallow:", "Disallow=/"},
        "no line break");
    row("a CR in it", "robots.txt", {"group:GPTBot\r", "Disallow=/"}, "no line break");
    row("a control character in it", "robots.txt", {"group:GPT\x1b[31mBot", "Disallow=/"},
        "no line break");
    row("a line break in a block's name", "robots2.txt", {"agent:monitoring]\n[x", "train=no"},
        "no line break");
    row("a line break in an entry's name", "agent-policy.kno", {"agent:GPT\nBot", "policy=allow"},
        "no line break");
    row("nothing before the slash", "robots.txt", {"group:/1.0", "Disallow=/"}, "names nobody");
    row("no such format", "robots.txt", {"group:*", "Disallow=/", "--as", "robots3.txt"},
        "--as robots3.txt: robots.txt, robots-ai.txt or robots2.txt is expected");
    row("no blocks here", "robots.txt", {"agent:monitoring", "Sitemap=https://a.example/"},
        "blocks");
    row("train does not repeat", "robots2.txt", {"global", "train+=no"}, "does not repeat");
    row("no scope of an agent policy", "agent-policy.kno", {"meta", "title=x"},
        "the scopes global and agent:NAME");
    row("no such file", "folder/robots.txt", {"global", "Sitemap=https://a.example/"}, "folder");
    row("too few arguments", "robots.txt", {"global"}, "");
    row("in place of stdin", "-", {"global", "Sitemap=https://a.example/", "--in-place"}, "file");
}

void SetTest::refuses() {
    QFETCH(QString, file);
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const QByteArray before = file == u"robots2.txt" ? kRobots2 : kRobots;
    const bool isThere = !file.contains(u'/') && file != u"-";
    const QString path = isThere ? put(file, before) : file;
    for (const bool inPlace : {false, true}) {
        QStringList all = QStringList{"set", path} + arguments;
        if (inPlace && !all.contains("--in-place"))
            all += "--in-place";
        const CliRun outcome = runCli(all);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY2(outcome.err.contains(message) && !outcome.err.isEmpty(), outcome.err);
        if (isThere)
            QCOMPARE(contents(path), before);
    }
}

void SetTest::inPlace() {
    const QString path = put("robots2.txt", kRobots2);
    const QFile::Permissions mode = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup;
    QVERIFY(QFile::setPermissions(path, mode));
    const CliRun outcome = runCli({"set", path, "global", "train=ask", "--in-place"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.out, QByteArray());
    QCOMPARE(contents(path), QByteArray(kRobots2).replace("train: yes", "train: ask"));
#ifndef Q_OS_WIN // which has no modes
    const QFile::Permissions wanted =
        mode & (QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
    QCOMPARE(QFileInfo(path).permissions() & ~(QFile::ReadUser | QFile::WriteUser), wanted);
#endif
    QCOMPARE(QDir(m_folder.path()).entryList({"*tmp*"}, QDir::Files | QDir::Hidden), QStringList());
}

void SetTest::inPlaceLeavesAlone() {
    QVERIFY(QDir(m_folder.path()).mkpath("a.txt"));
    QCOMPARE(
        runCli({"set", m_folder.filePath("a.txt"), "group:*", "Disallow=/", "--in-place"}).status,
        2);
    // Nothing to do: the file is not even touched.
    const QString path = put("robots.txt", kRobots);
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
    const QDateTime before = QFileInfo(path).lastModified();
    QCOMPARE(runCli({"set", path, "group:GPTBot", "Disallow=/a", "--in-place"}).status, 0);
    QCOMPARE(QFileInfo(path).lastModified(), before);
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
}

#ifdef Q_OS_LINUX
/// Done by root for another user, say: the web server must be able to read the file afterwards.
void SetTest::inPlaceKeepsWhoMayRead() {
    const QString path = put("robots.txt", kRobots);
    const QByteArray name = QFile::encodeName(path);
    if (::chown(name.constData(), 1, 2) != 0)
        QSKIP("files cannot be given away here");
    QCOMPARE(::chmod(name.constData(), 0640), 0);
    // rw for the owner, r for user 3, nothing for the group, r at most.
    const QByteArray list = QByteArray::fromHex("02000000"
                                                "01000600ffffffff"
                                                "0200040003000000"
                                                "04000000ffffffff"
                                                "10000400ffffffff"
                                                "20000000ffffffff");
    const char *const kList = "system.posix_acl_access";
    const bool hasLists =
        ::setxattr(name.constData(), kList, list.constData(), size_t(list.size()), 0) == 0;
    const CliRun outcome = runCli({"set", path, "group:*", "Disallow=/b", "--in-place"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.err, QByteArray());
    QVERIFY(contents(path).contains("disallow: /b"));
    struct stat status{};
    QCOMPARE(::stat(name.constData(), &status), 0);
    QCOMPARE(status.st_uid, 1U);
    QCOMPARE(status.st_gid, 2U);
    QCOMPARE(status.st_mode & 07777U, 0640U);
    QByteArray kept(200, '\0');
    const ssize_t size = ::getxattr(name.constData(), kList, kept.data(), size_t(kept.size()));
    kept.truncate(std::max<ssize_t>(size, 0));
    QCOMPARE(kept, hasLists ? list : QByteArray());
}
#endif

void SetTest::standardInput() {
    const CliRun robots = runCli({"set", "-", "group:*", "Disallow=/"}, "User-agent: *\n");
    QCOMPARE(robots.out, QByteArray("User-agent: *\nDisallow: /\n"));
    const CliRun robots2 =
        runCli({"set", "-", "global", "train=no", "--as", "robots2.txt"}, "read: yes\n");
    QCOMPARE(robots2.out, QByteArray("read: yes\ntrain: no\n"));
}

void SetTest::saysWhoElseIsMeant() {
    const QString path = put("robots.txt", kRobots);
    const CliRun outcome = runCli({"set", path, "group:GPTBot", "Disallow=/b"});
    QVERIFY2(outcome.err.contains("line 2: the group also names CCBot"), outcome.err);
    const CliRun own = runCli({"set", "-", "group:GPTBot", "Crawl-delay=5"},
                              "User-agent: *\nDisallow: /a\nDisallow: /b\n");
    QVERIFY2(own.err.contains("GPTBot followed the group for * until now: its 2 lines are copied"),
             own.err);
    const CliRun nothing =
        runCli({"set", "-", "group:GPTBot", "Crawl-delay=5"}, "Sitemap: https://a.example/\n");
    QCOMPARE(nothing.err, "");
    QCOMPARE(nothing.out,
             "Sitemap: https://a.example/\n\nUser-agent: GPTBot\nCrawl-delay: 5\nDisallow:\n");
}

/// What was set is taken back to the byte, whatever was made for it.
void SetTest::takesBack_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("what"); ///< scope, NAME=VALUE
    const auto row = [](const char *name, const char *file, const char *text, const char *scope,
                        const char *what) {
        QTest::newRow(name) << QString::fromLatin1(file) << QByteArray(text)
                            << QStringList{QString::fromLatin1(scope), QString::fromLatin1(what)};
    };
    const char *const star = "User-agent: *\nDisallow: /a # why\nAllow: /a/b\nCrawl-delay: 9\n";
    row("the first group", "robots.txt", "", "group:GPTBot", "Disallow=/a");
    row("above *", "robots.txt", star, "group:GPTBot", "Disallow=/");
    row("with what it took along", "robots.txt", star, "group:GPTBot", "Disallow=/c");
    row("with what it took along, a delay", "robots.txt", star, "group:GPTBot", "Crawl-delay=5");
    row("behind a group", "robots.txt", "User-agent: a\nDisallow: /\n", "group:GPTBot",
        "Disallow=/a");
    row("no line end", "robots.txt", "User-agent: a\nDisallow: /", "group:GPTBot", "Disallow=/a");
    row("CR LF", "robots.txt", "User-agent: a\r\nDisallow: /\r\n", "group:GPTBot", "Disallow=/a");
    row("two blank lines between", "robots.txt",
        "User-agent: a\nDisallow: /\n\n\nUser-agent: b\nDisallow: /\n", "group:GPTBot",
        "Disallow=/a");
    row("below a sitemap", "robots.txt", "Sitemap: https://a.example/\n", "group:GPTBot",
        "Crawl-delay=5");
    row("below a comment", "robots.txt", "# ours", "group:*", "Disallow=/a");
    row("a sitemap", "robots.txt", star, "global", "Sitemap=https://a.example/s.xml");
    row("a sitemap, no line end", "robots.txt", "User-agent: a\nDisallow: /", "global",
        "Sitemap=https://a.example/s.xml");
    row("a rule more", "robots.txt", star, "group:*", "Disallow=/c");
    row("a block", "robots2.txt", "train: yes\n", "agent:monitoring", "train=no");
    row("a block, no line end", "robots2.txt", "train: yes", "agent:monitoring", "train=no");
    row("a path group in robots2.txt", "robots2.txt", "# meta: a: b\n\ntrain: yes\n", "group:*",
        "Disallow=/a");
    row("a statement", "robots2.txt", "# ours\n", "global", "train=no");
    row("a chain", "robots2.txt", "train: yes\n", "global", "chain=https://a.example/2.txt");
}

void SetTest::takesBack() {
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(QStringList, what);
    const QString path = put(file, text);
    QCOMPARE(runCli(QStringList{"set", path, "--in-place"} + what).status, 0);
    const QByteArray with = contents(path);
    QVERIFY(with != text);
    QCOMPARE(runCli(QStringList{"set", path, "--remove"} + what).out, text);
    put(file, with);
    const QString name = what[1].left(what[1].indexOf('='));
    const CliRun byName = runCli({"set", path, "--remove", what[0], name});
    if (with.count((name + ": ").toLatin1()) == 1)
        QCOMPARE(byName.out, text);
}

void SetTest::saysWhatIsLeft_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("becomes");
    QTest::addColumn<QByteArray>("note"); ///< empty: none
    const auto row = [](const char *name, const char *file, const QByteArray &text,
                        const QStringList &arguments, const QByteArray &becomes, const char *note) {
        QTest::newRow(name) << QString::fromLatin1(file) << text << arguments << becomes
                            << (note[0] == 0
                                    ? QByteArray()
                                    : QByteArray("gatepost-cli set: note: ") + note + "\n");
    };
    const QByteArray two =
        "User-agent: A\nUser-agent: B\nDisallow: /a\n\nUser-agent: *\nDisallow: /x\n";
    row("the only rule of a group for one", "robots.txt",
        "User-agent: A\nDisallow: /a\n\nUser-agent: *\nDisallow: /x\n",
        {"group:A", "Disallow=/a", "--remove"},
        "User-agent: A\nDisallow:\n\nUser-agent: *\nDisallow: /x\n",
        "the group for A has no rule left: it may fetch everything, whatever the rules for * say; "
        "User-agent --remove removes the group");
    row("a group that is gone", "robots.txt",
        "User-agent: A\nDisallow: /\n\nUser-agent: *\nDisallow: /x\n",
        {"group:A", "Disallow=/", "--remove"}, "User-agent: *\nDisallow: /x\n",
        "the group for A had nothing else and is removed: the rules for others apply to it again");
    row("one of two rules", "robots.txt", "User-agent: *\nDisallow: /a\nDisallow: /b\n",
        {"group:*", "Disallow=/b", "--remove"}, "User-agent: *\nDisallow: /a\n", "");
    row("not there", "robots.txt", "User-agent: *\nDisallow: /a\n",
        {"group:*", "Disallow=/b", "--remove"}, "User-agent: *\nDisallow: /a\n",
        "nothing was removed: there is no such line in a group that names *");
    row("no such group", "robots.txt", "User-agent: *\nDisallow: /a\n",
        {"group:A", "Disallow", "--remove"}, "User-agent: *\nDisallow: /a\n",
        "nothing was removed: there is no such line in a group that names A");
    row("no such sitemap", "robots.txt", "User-agent: *\nDisallow: /a\n",
        {"global", "Sitemap", "--remove"}, "User-agent: *\nDisallow: /a\n",
        "nothing was removed: there is no such line in this scope");
    row("no such statement", "robots2.txt", "[agent: monitoring]\ntrain: no\n",
        {"agent:monitoring", "read", "--remove"}, "[agent: monitoring]\ntrain: no\n",
        "nothing was removed: there is no such line in [agent: monitoring]");
    row("a slip in a category", "robots2.txt", "train: no\n", {"agent:monitorin", "train=yes"},
        "train: no\n\n[agent: monitorin]\ntrain: yes\n",
        "“monitorin” is not one of the categories; did you mean “monitoring”?");
    row("an agent's own name", "robots2.txt", "train: no\n", {"agent:GPTBot", "train=yes"},
        "train: no\n\n[agent: GPTBot]\ntrain: yes\n", "");
}

void SetTest::saysWhatIsLeft() {
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, becomes);
    QFETCH(QByteArray, note);
    const CliRun run = runCli(QStringList{"set", put(file, text)} + arguments);
    QCOMPARE(run.out, becomes);
    QCOMPARE(run.err, note);
    QCOMPARE(run.status, 0);
}

#ifndef Q_OS_WIN
/// A shell's limit is a sentence, not the end of the program.
void SetTest::sizeOfFilesIsLimited() {
    const QString path = put("robots.txt", QByteArray(100'000, '#'));
    QProcess shell;
    shell.start("bash",
                {"-c",
                 "ulimit -f 1; exec " GATEPOST_CLI " set --in-place \"$0\" group:* Disallow=/a",
                 path});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.exitStatus(), QProcess::NormalExit);
    QCOMPARE(shell.exitCode(), 2);
    const QByteArray err = shell.readAllStandardError();
    QVERIFY2(err.contains("could not be written: ") &&
                 err.contains("The file on disk is as it was."),
             err.constData());
    QCOMPARE(contents(path), QByteArray(100'000, '#'));
    QCOMPARE(QDir(m_folder.path()).entryList({"*tmp*"}, QDir::Files | QDir::Hidden), QStringList());
}
#endif

QTEST_GUILESS_MAIN(SetTest)
#include "tst_set.moc"

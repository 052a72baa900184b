// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// gatepost-cli over Git, as a stranger may have filled it: links, pipes, agents' facts, chained files, missing
// objects, size.

#include "tests/support/posix.h"
#include "tests/support/runcli.h"
#include "tests/support/rungit.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace gatepost::test;
using namespace Qt::StringLiterals;

class TestCliGit : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    void write(const QString &name, const QByteArray &text) const {
        QVERIFY(QDir(m_folder->path()).mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    void link(const QString &name, const QString &target) const {
        QFile::remove(path(name));
        QVERIFY(QFile::link(target, path(name)));
    }
    void pipe(const QString &name) const {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
        QFile::remove(path(name));
        QVERIFY(makePipe(path(name)));
    }
    void git(const QStringList &arguments) const;
    void commit() const {
        git({u"add"_s, u"-A"_s});
        git({u"commit"_s, u"-qm"_s, u"x"_s});
    }
    [[nodiscard]] CliRun run(const QStringList &arguments, const QString &folder = {}) const {
        return runCli(arguments, {}, path(folder));
    }

private slots:
    void initTestCase();
    void init();
    void linkedFile();
    void linkedFolder();
    void badLinks_data();
    void badLinks();
    void submodule();
    void agentFacts();
    void chainMappedElsewhere();
    void linkedFilesHaveVersions();
    void noPipeIsWaitedFor_data();
    void noPipeIsWaitedFor();
    void plainIncludesAndWorktrees();
    void missingObjects();
    void versionsAreBounded();
    void largeFile();
};

void TestCliGit::git(const QStringList &arguments) const {
    QVERIFY(runGit(m_folder->path(), arguments).has_value());
}

void TestCliGit::initTestCase() {
    if (!hasGit())
        QSKIP("git is not here");
    init();
    const CliRun probe = run({u"diff"_s, u"git:HEAD"_s, u"git:HEAD"_s});
    if (probe.err.contains("libgit2") || probe.err.contains("this build"))
        QSKIP("libgit2 is not here");
}

void TestCliGit::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    git({u"init"_s, u"-q"_s, u"-b"_s, u"main"_s});
    write(u"robots.txt"_s, "User-agent: *\nDisallow: /\n");
    commit();
}

#ifdef Q_OS_UNIX
void TestCliGit::linkedFile() {
    write(u"real.txt"_s, "User-agent: *\nDisallow: /\n");
    link(u"robots.txt"_s, u"real.txt"_s);
    commit();
    write(u"real.txt"_s, "User-agent: *\nAllow: /\n");
    commit();
    const CliRun opened = run({u"diff"_s, u"git:HEAD~1"_s, u"git:HEAD"_s, u"--no-new-access"_s});
    QCOMPARE(opened.status, 1);
    QVERIFY2(opened.out.contains("gain "), opened.out.constData());
    QCOMPARE(run({u"diff"_s, u"git:HEAD:robots.txt"_s, u"robots.txt"_s}).status, 0);
}
#else
void TestCliGit::linkedFile() {
    QSKIP("links are not for everybody on Windows");
}
#endif

#ifdef Q_OS_UNIX
void TestCliGit::linkedFolder() {
    write(u"real/robots.txt"_s, "User-agent: *\nDisallow: /a\n");
    write(u"real/chain/up"_s, "x");
    link(u"real/robots-ai.txt"_s, u"chain/../../real/up"_s);
    write(u"real/up"_s, "User-agent: GPTBot\nDisallow: /b\n");
    link(u"site"_s, u"./real"_s);
    commit();
    const CliRun same = run({u"diff"_s, u"git:HEAD:site"_s, u"site"_s});
    QVERIFY2(same.status == 0, (same.out + same.err).constData());
}
#else
void TestCliGit::linkedFolder() {
    QSKIP("links are not for everybody on Windows");
}
#endif

void TestCliGit::badLinks_data() {
    QTest::addColumn<QString>("target");
    QTest::addColumn<QByteArray>("why");
    QTest::newRow("out of the repository")
        << u"../../outside"_s << QByteArray("not inside the site's folder");
    QTest::newRow("out of the repository and back")
        << u"../../site/chain/x"_s << QByteArray("not inside the site's folder");
    QTest::newRow("out of the folder")
        << u"../robots.txt"_s << QByteArray("not inside the site's folder");
    QTest::newRow("into a folder whose name begins alike")
        << u"../site2/robots.txt"_s << QByteArray("not inside the site's folder");
    QTest::newRow("absolute") << u"/etc/passwd"_s << QByteArray("not inside the site's folder");
    QTest::newRow("to itself") << u"robots.txt"_s << QByteArray("could not be read");
    QTest::newRow("to nothing") << u"nothing"_s << QByteArray("does not exist");
    QTest::newRow("to a folder") << u"chain"_s << QByteArray("is a folder");
}

void TestCliGit::badLinks() {
    QFETCH(QString, target);
    QFETCH(QByteArray, why);
    write(u"site/chain/x"_s, "x");
    write(u"site2/robots.txt"_s, "User-agent: *\nDisallow: /\n");
    git({u"add"_s, u"."_s});
    // As it stands: QFile::link() would write an absolute target.
    write(u"target"_s, target.toUtf8());
    const auto id = runGit(m_folder->path(), {u"hash-object"_s, u"-w"_s, u"target"_s});
    QVERIFY(id.has_value());
    git({u"update-index"_s, u"--add"_s, u"--cacheinfo"_s,
         u"120000,%1,site/robots.txt"_s.arg(QString::fromLatin1(id->trimmed()))});
    git({u"commit"_s, u"-qm"_s, u"x"_s});
    const CliRun refused = run({u"diff"_s, u"git:HEAD:site"_s, u"git:HEAD~1"_s});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains(why), refused.err.constData());
}

void TestCliGit::submodule() {
    git({u"update-index"_s, u"--add"_s, u"--cacheinfo"_s,
         u"160000,1234567890123456789012345678901234567890,site"_s});
    git({u"commit"_s, u"-qm"_s, u"x"_s});
    const CliRun refused = run({u"diff"_s, u"git:HEAD:site"_s, u"git:HEAD"_s});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("is a submodule"), refused.err.constData());
}

// The facts of gatepost.yaml make NewsHound a data harvester, on a side of Git's as in a folder.
void TestCliGit::agentFacts() {
    git({u"rm"_s, u"-q"_s, u"robots.txt"_s});
    write(u"gatepost.yaml"_s, "agents:\n  - {token: NewsHound, category: data-harvester}\n");
    write(u"robots2.txt"_s, "[agent: data-harvester]\ncrawl: no\n");
    commit();
    write(u"robots2.txt"_s, "train: no\n");
    commit();
    const QStringList gate{u"--no-new-access"_s, u"NewsHound"_s};
    QCOMPARE(run(QStringList{u"diff"_s, u"git:HEAD~1"_s, u"git:HEAD"_s} + gate).status, 1);
    QCOMPARE(run(QStringList{u"diff"_s, u"git:HEAD~1"_s, u"."_s} + gate).status, 1);
}

void TestCliGit::chainMappedElsewhere() {
    write(u"gatepost.yaml"_s, "chain: {\"https://x.example/r2.txt\": pol/r2.txt}\n");
    write(u"robots2.txt"_s, "train: no\nchain: https://x.example/r2.txt\n");
    write(u"pol/r2.txt"_s, "crawl: yes\n");
    commit();
    write(u"other"_s, "x");
    commit();
    write(u"pol/r2.txt"_s, "crawl: no\n");
    commit();
    write(u"log"_s, "192.0.2.1 - - [10/Mar/2026:00:00:00 +0000] \"GET /a HTTP/1.1\" 200 1 \"-\" "
                    "\"GPTBot/1.0\"\n");
    const CliRun all = run({u"replay"_s, u"log"_s, u"--policy"_s, u"git:."_s, u"--json"_s});
    QCOMPARE(all.json()[u"versions"_s].toArray().size(), 3); // init()'s, and both of the chain's
}

#ifdef Q_OS_UNIX
void TestCliGit::linkedFilesHaveVersions() {
    write(u"real.txt"_s, "User-agent: *\nAllow: /\n");
    link(u"robots.txt"_s, u"real.txt"_s);
    commit();
    write(u"real.txt"_s, "User-agent: *\nDisallow: /b\n");
    commit();
    write(u"log"_s, "");
    const CliRun all = run({u"replay"_s, u"log"_s, u"--policy"_s, u"git:."_s, u"--json"_s});
    QCOMPARE(all.json()[u"versions"_s].toArray().size(), 3);
}
#else
void TestCliGit::linkedFilesHaveVersions() {
    QSKIP("links are not for everybody on Windows");
}
#endif

void TestCliGit::noPipeIsWaitedFor_data() {
    QTest::addColumn<QString>("where");
    for (const char *where : {"include", "includeIf", "includeQuoted", "linked refs", "alternates",
                              "long .git file", "empty inner .git"})
        QTest::newRow(where) << QString::fromLatin1(where);
}

#ifdef Q_OS_UNIX
void TestCliGit::noPipeIsWaitedFor() {
    QFETCH(QString, where);
    QString folder;
    const auto append = [&](const QString &name, const QByteArray &text) {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::Append));
        file.write(text);
    };
    if (where.startsWith(u"include"_s)) {
        pipe(u"pipe"_s);
        append(u".git/config"_s, where == u"include"_s ? "[include]\n\tpath = ../pipe\n"
                                 : where == u"includeIf"_s
                                     ? "[includeIf \"onbranch:main\"] Path=../pipe\n"
                                     : "[INCLUDE]\n\tpath = \"../\\\npipe\"\n");
    } else if (where == u"linked refs"_s) {
        QVERIFY(QDir().mkpath(path(u"out"_s)));
        QVERIFY(QFile::rename(path(u".git/refs"_s), path(u"out/refs"_s)));
        link(u".git/refs"_s, path(u"out/refs"_s));
        pipe(u"out/refs/heads/main"_s);
    } else if (where == u"alternates"_s) {
        pipe(u"other/info/alternates"_s);
        write(u".git/objects/info/alternates"_s, "../../other\n");
    } else if (where == u"long .git file"_s) {
        QVERIFY(QFile::rename(path(u".git"_s), path(u"moved"_s)));
        pipe(u"moved/config"_s);
        write(u".git"_s, "gitdir: ./moved\n" + QByteArray(5000, '\n'));
    } else {
        folder = u"inner"_s;
        QVERIFY(QDir().mkpath(path(u"inner/.git"_s)));
        pipe(u".git/config"_s);
    }
    for (const QStringList &command :
         {QStringList{u"diff"_s, u"git:HEAD"_s, u"git:HEAD"_s},
          QStringList{u"replay"_s, QProcess::nullDevice(), u"--policy"_s, u"git:."_s}}) {
        const CliRun refused = run(command, folder);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("is not a regular file but a pipe") ||
                     refused.err.contains("whose name is not plain"),
                 refused.err.constData());
    }
}
#else
void TestCliGit::noPipeIsWaitedFor() {
    QSKIP("folders have no pipes on Windows");
}
#endif

void TestCliGit::plainIncludesAndWorktrees() {
    write(u"more"_s, "[core]\n\tabbrev = 9\n");
    git({u"config"_s, u"include.path"_s, u"../more"_s});
    git({u"worktree"_s, u"add"_s, u"-q"_s, u"tree"_s, u"HEAD"_s});
    write(u"tree/site/robots.txt"_s, "User-agent: *\nDisallow: /\n");
    QCOMPARE(run({u"diff"_s, u"git:HEAD"_s, u"."_s}).status, 0);
    QCOMPARE(run({u"diff"_s, u"git:HEAD"_s, u"."_s}, u"tree"_s).status, 0);
    QCOMPARE(run({u"diff"_s, u"git:HEAD:/"_s, u"site"_s}, u"tree"_s).status, 0);
    // A repository without a working tree.
    git({u"clone"_s, u"-q"_s, u"--bare"_s, u"."_s, u"bare"_s});
    QCOMPARE(run({u"diff"_s, u"git:HEAD"_s, u"git:main"_s}, u"bare"_s).status, 0);
}

void TestCliGit::missingObjects() {
    write(u"site/chain/x"_s, "x");
    write(u"site/robots.txt"_s, "User-agent: *\nDisallow: /\n");
    commit();
    const auto parsed = runGit(m_folder->path(), {u"rev-parse"_s, u"HEAD:site"_s});
    QVERIFY(parsed.has_value());
    const QString id = QString::fromLatin1(parsed->trimmed());
    QVERIFY(QFile::remove(path(u".git/objects/"_s + id.left(2) + u'/' + id.mid(2))));
    QCOMPARE(run({u"diff"_s, u"git:HEAD:site"_s, u"git:HEAD"_s}).status, 2);
    QCOMPARE(run({u"replay"_s, u"robots.txt"_s, u"--policy"_s, u"git:.:site"_s}).status, 2);
}

void TestCliGit::versionsAreBounded() {
    for (int i = 0; i < 5; ++i) {
        write(u"robots.txt"_s, QByteArray(15 << 20, char('a' + i)));
        commit();
    }
    const CliRun refused = run({u"replay"_s, QProcess::nullDevice(), u"--policy"_s, u"git:."_s});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("64 MiB"), refused.err.constData());
}

/// A few kilobytes of history unpack to any size: the size is looked at first, as on a disk.
void TestCliGit::largeFile() {
    write(u"robots.txt"_s, QByteArray((16 << 20) + 1, '#'));
    commit();
    const CliRun refused = run({u"diff"_s, u"git:HEAD"_s, u"git:HEAD~1"_s});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("larger than 16 MiB"), refused.err.constData());
    write(u"robots.txt"_s, QByteArray(16 << 20, '#'));
    commit();
    QCOMPARE(run({u"diff"_s, u"git:HEAD"_s, u"git:HEAD"_s}).status, 0);
}

QTEST_GUILESS_MAIN(TestCliGit)
#include "tst_cligit.moc"

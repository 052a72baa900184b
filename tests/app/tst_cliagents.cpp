// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// gatepost-cli agents: list, show, update; the three layers of the list in other commands.

#include "tests/support/runcli.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

using namespace gatepost::test;
using namespace Qt::StringLiterals;

class TestCliAgents : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] CliRun cli(const QStringList &arguments, const QByteArray &in = {}) const {
        return runCli(arguments, in, m_folder.path());
    }
    [[nodiscard]] static QJsonObject jsonOf(const CliRun &run) {
        return QJsonDocument::fromJson(run.out).object();
    }
    void write(const QString &name, const QByteArray &text) const {
        const QString path = m_folder.filePath(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    [[nodiscard]] QString userList() const {
        return m_folder.filePath(u"data/gatepost/agents.tsv"_s);
    }

private slots:
    void initTestCase() {
#ifdef Q_OS_WIN
        qputenv("LOCALAPPDATA", m_folder.filePath(u"data"_s).toUtf8());
#elif defined(Q_OS_MACOS)
        QSKIP("the list lies elsewhere on macOS");
#else
        qputenv("XDG_DATA_HOME", m_folder.filePath(u"data"_s).toUtf8());
#endif
    }
    void init() {
        QFile::remove(userList());
        write(u"site/robots2.txt"_s, "crawl: no\n");
        QFile::remove(m_folder.filePath(u"site/gatepost.yaml"_s));
        write(u"new.tsv"_s, "token\toperator\tcategory\tobeys_robots\tobeys_crawl_delay\n"
                            "NewsHound\tHound Ltd\tsearch-indexer\tyes\tyes\n"
                            "CCBot\t\t\t\tunknown\n");
    }

    void list() {
        const CliRun text = cli({u"agents"_s, u"list"_s});
        QCOMPARE(text.status, 0);
        QVERIFY(text.out.contains("\nGPTBot  "));
        const QJsonObject all = jsonOf(cli({u"agents"_s, u"list"_s, u"--json"_s}));
        QCOMPARE(all[u"agents"_s].toArray().size(), 211);
        QCOMPARE(all[u"registry"_s].toString().size(), 64);
        QCOMPARE(all[u"layers"_s].toArray().size(), 1);
        QCOMPARE(text.out.count('\n'), 211);
    }

    void show() {
        const CliRun text = cli({u"agents"_s, u"show"_s, u"gptbot"_s});
        QCOMPARE(text.status, 0);
        QVERIFY2(text.out.startsWith("token              GPTBot\n"), text.out.constData());
        QVERIFY(
            text.out.contains("\nreads              robots.txt (no other file is documented)\n"));
        const QJsonObject one =
            jsonOf(cli({u"agents"_s, u"show"_s, u"Googlebot-Image"_s, u"--json"_s}));
        QCOMPARE(one[u"fallback_tokens"_s].toArray(), QJsonArray{u"Googlebot"_s});
        QCOMPARE(one[u"reads"_s].toArray(), QJsonArray{u"robots.txt"_s});
        QCOMPARE(one[u"from"_s][u"operator"_s].toString(), u"built-in"_s);
        const CliRun unknown = cli({u"agents"_s, u"show"_s, u"GTPBot"_s});
        QCOMPARE(unknown.status, 1);
        QVERIFY(unknown.out.isEmpty());
        QVERIFY2(unknown.err.contains("Did you mean GPTBot?"), unknown.err.constData());
    }

    void nothingIsTakenUnasked() {
        const CliRun run = cli({u"agents"_s, u"update"_s, u"new.tsv"_s});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.out, "NewsHound: new, Hound Ltd, search-indexer, crawler\n"
                          "CCBot: obeys_crawl_delay yes → unknown\n"
                          "1 new, 1 changed\n");
        QVERIFY(run.err.contains("--yes"));
        QVERIFY(!QFile::exists(userList()));
        const CliRun dry = cli({u"agents"_s, u"update"_s, u"--dry-run"_s, u"new.tsv"_s});
        QCOMPARE(dry.status, 0);
        QVERIFY(!QFile::exists(userList()));
    }

    void whatIsTakenCountsEverywhere() {
        const QStringList ask{u"simulate"_s,  u"--site"_s, u"site"_s, u"--agent"_s,
                              u"NewsHound"_s, u"--url"_s,  u"/"_s,    u"--json"_s};
        const QJsonObject before = jsonOf(cli(ask));
        QVERIFY(before[u"known"_s].isNull());
        const CliRun run = cli({u"agents"_s, u"update"_s, u"new.tsv"_s, u"--yes"_s, u"--json"_s});
        QCOMPARE(run.status, 0);
        QVERIFY(jsonOf(run)[u"taken"_s].toBool());
        const QJsonObject after = jsonOf(cli(ask));
        QCOMPARE(after[u"known"_s][u"decision"_s].toString(), u"allow"_s);
        QCOMPARE(after[u"agent"_s][u"category"_s].toString(), u"search-indexer"_s);
        QVERIFY(after[u"registry"_s] != before[u"registry"_s]);
        QCOMPARE(after[u"registry"_s], jsonOf(run)[u"registry"_s]);
        // What is known already is no news.
        const CliRun again = cli({u"agents"_s, u"update"_s, u"new.tsv"_s});
        QCOMPARE(again.status, 0);
        QCOMPARE(again.out, "0 new, 0 changed\n");
        const CliRun shown = cli({u"agents"_s, u"show"_s, u"CCBot"_s});
        QVERIFY2(shown.out.contains("\nobeys_crawl_delay  unknown  (user)\n"),
                 shown.out.constData());
        // The next update keeps what the first one brought.
        write(u"more.tsv"_s, "token\tkind\nOtherBot\tlibrary\n");
        QCOMPARE(cli({u"agents"_s, u"update"_s, u"more.tsv"_s, u"--yes"_s}).status, 0);
        QCOMPARE(cli({u"agents"_s, u"show"_s, u"NewsHound"_s}).status, 0);
        QCOMPARE(cli({u"agents"_s, u"show"_s, u"OtherBot"_s}).status, 0);
    }

    /// Each reads the list, adds its own and saves: whoever does not wait for the others takes what they added out again.
    void nothingIsLostWhenManyTakeAtOnce() {
        constexpr int kMany = 12;
        std::vector<std::unique_ptr<QProcess>> runs;
        for (int i = 0; i < kMany; ++i) {
            const QString name = u"many%1.tsv"_s.arg(i);
            write(name, "token\tkind\nManyBot" + QByteArray::number(i) + "\tlibrary\n");
            runs.push_back(std::make_unique<QProcess>());
            runs.back()->setWorkingDirectory(m_folder.path());
            runs.back()->start(QStringLiteral(GATEPOST_CLI),
                               {u"agents"_s, u"update"_s, name, u"--yes"_s});
        }
        for (const auto &run : runs) {
            QVERIFY(run->waitForFinished(120'000));
            QCOMPARE(run->exitCode(), 0);
        }
        QFile file(userList());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count("\nManyBot"), kMany);
    }

    /// A line that cannot be read is not thrown away with the next list that is taken.
    void aDamagedListIsNotWrittenAnew() {
        const QByteArray damaged = "token\tkind\nGoodBot\tlibrary\nBadBot\tno such kind\n";
        write(u"data/gatepost/agents.tsv"_s, damaged);
        const CliRun run = cli({u"agents"_s, u"update"_s, u"new.tsv"_s, u"--yes"_s});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.contains("line 3") && run.err.contains("agents.tsv"), run.err.constData());
        QFile file(userList());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), damaged);
    }

    void purposeAndFirstSeen() {
        const QJsonObject tool =
            jsonOf(cli({u"agents"_s, u"show"_s, u"Google-InspectionTool"_s, u"--json"_s}));
        QCOMPARE(tool[u"purpose"_s].toString(), u"search"_s);
        QVERIFY(tool[u"first_seen"_s].isNull());
        const QJsonObject fresh =
            jsonOf(cli({u"agents"_s, u"show"_s, u"MistralAI-Index"_s, u"--json"_s}));
        QCOMPARE(fresh[u"first_seen"_s].toString(), u"2026-11-23"_s);
        QVERIFY(fresh[u"purpose"_s].isNull());
        const CliRun all = cli({u"agents"_s, u"list"_s});
        QVERIFY2(all.out.contains("MistralAI-Index") && all.out.contains("  archives  "),
                 all.out.constData());
        write(u"site/gatepost.yaml"_s,
              "agents:\n  - {token: NewsHound, purpose: ads, first_seen: 2026-11-01}\n");
        const QJsonObject own = jsonOf(
            cli({u"agents"_s, u"show"_s, u"NewsHound"_s, u"--site"_s, u"site"_s, u"--json"_s}));
        QCOMPARE(own[u"purpose"_s].toString(), u"ads"_s);
        QCOMPARE(own[u"first_seen"_s].toString(), u"2026-11-01"_s);
        write(u"site/gatepost.yaml"_s, "agents:\n  - {token: NewsHound, purpose: money}\n");
        const CliRun bad = cli({u"agents"_s, u"show"_s, u"GPTBot"_s, u"--site"_s, u"site"_s});
        QCOMPARE(bad.status, 2);
        QVERIFY2(bad.err.contains("search, answers, research"), bad.err.constData());
    }

    void theSitesOwnFactsGoFirst() {
        write(u"site/gatepost.yaml"_s, "agents:\n"
                                       "  - Googlebot\n"
                                       "  - {token: GPTBot, reads: [robots.txt, robots2.txt]}\n");
        const QJsonObject answer = jsonOf(cli({u"simulate"_s, u"--site"_s, u"site"_s, u"--agent"_s,
                                               u"GPTBot"_s, u"--url"_s, u"/"_s, u"--json"_s}));
        QCOMPARE(answer[u"known"_s][u"decision"_s].toString(), u"deny"_s);
        QCOMPARE(answer[u"known"_s][u"reads"_s].toArray(),
                 (QJsonArray{u"robots.txt"_s, u"robots2.txt"_s}));
        const QJsonObject one =
            jsonOf(cli({u"agents"_s, u"show"_s, u"GPTBot"_s, u"--site"_s, u"site"_s, u"--json"_s}));
        QCOMPARE(one[u"from"_s][u"reads"_s].toString(), u"site"_s);
        write(u"site/gatepost.yaml"_s, "agents:\n  - {token: GPTBot, obeys_robots: perhaps}\n");
        const CliRun bad = cli(
            {u"simulate"_s, u"--site"_s, u"site"_s, u"--agent"_s, u"GPTBot"_s, u"--url"_s, u"/"_s});
        QCOMPARE(bad.status, 2);
        QVERIFY(bad.out.isEmpty());
        QVERIFY2(bad.err.contains("site/gatepost.yaml: line 2, column 35: obeys_robots: “perhaps” "
                                  "is not yes, no or unknown"),
                 bad.err.constData());
    }

    void badRowsAreNamed() {
        write(u"bad.tsv"_s, "token\tkind\nA\trobot\nOtherBot\tlibrary\n");
        const CliRun run = cli({u"agents"_s, u"update"_s, u"bad.tsv"_s, u"--yes"_s});
        QCOMPARE(run.status, 0);
        QVERIFY2(run.err.contains("bad.tsv: line 2: column kind: “robot” is not crawler"),
                 run.err.constData());
        QCOMPARE(cli({u"agents"_s, u"show"_s, u"A"_s}).status, 1);
        QCOMPARE(cli({u"agents"_s, u"show"_s, u"OtherBot"_s}).status, 0);
    }

    void badFiles() {
        for (const QByteArray &text : {QByteArray(), QByteArray("hello\n"), QByteArray("{"),
                                       QByteArray("[1]"), QByteArray(1048577, 'x')}) {
            write(u"bad"_s, text);
            const CliRun run = cli({u"agents"_s, u"update"_s, u"bad"_s, u"--yes"_s});
            QCOMPARE(run.status, 2);
            QVERIFY(run.out.isEmpty());
            QVERIFY(run.err.contains("bad: "));
        }
        QCOMPARE(cli({u"agents"_s, u"update"_s, u"missing"_s}).status, 2);
        QCOMPARE(cli({u"agents"_s}).status, 2);
        // A user's list that is none is said, not passed over.
        write(u"data/gatepost/agents.tsv"_s, "hello\n");
        const CliRun run = cli(
            {u"simulate"_s, u"--site"_s, u"site"_s, u"--agent"_s, u"GPTBot"_s, u"--url"_s, u"/"_s});
        QCOMPARE(run.status, 2);
        QVERIFY(run.err.contains("agents.tsv: "));
    }

    void addressesOfANamedAgent() {
        write(u"ips.json"_s, R"({"prefixes": [{"ipv4Prefix": "192.0.2.0/24"}]})");
        QCOMPARE(cli({u"agents"_s, u"update"_s, u"ips.json"_s, u"--yes"_s}).status, 2);
        const CliRun run = cli(
            {u"agents"_s, u"update"_s, u"ips.json"_s, u"--agent"_s, u"Bytespider"_s, u"--yes"_s});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.out, "Bytespider: ip_ranges - → 192.0.2.0/24\n0 new, 1 changed\n");
    }

    void theStagingTemplate() {
        const QStringList ask{u"simulate"_s,  u"--site"_s, u"site"_s, u"--agent"_s,
                              u"Googlebot"_s, u"--url"_s,  u"/"_s};
        const CliRun author = cli(ask);
        QVERIFY2(
            author.out.startsWith("No — robots2.txt line 1, crawl: no; Googlebot is not known to "
                                  "read robots2.txt: without it, yes\n"),
            author.out.constData());
        const CliRun known = cli(ask + QStringList{u"--reading"_s, u"known"_s});
        QVERIFY2(known.out.startsWith("Yes — no policy file applies to it\n"),
                 known.out.constData());
    }
};

QTEST_APPLESS_MAIN(TestCliAgents)
#include "tst_cliagents.moc"

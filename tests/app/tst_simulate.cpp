// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// gatepost-cli simulate: what a site may be given as, what a question may look like, exit statuses.

#include "tests/support/runcli.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace gatepost::test;
using namespace Qt::StringLiterals;

class TestSimulate : public QObject {
    Q_OBJECT

    static CliRun cli(const QStringList &arguments, const QByteArray &input = {}) {
        return runCli(QStringList{u"simulate"_s} + arguments, input);
    }

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const QString &name = {}) const {
        return name.isEmpty() ? m_folder->path() : m_folder->filePath(name);
    }
    void write(const QString &name, const QByteArray &text) const {
        QVERIFY(QFileInfo(path(name)).dir().mkpath(u"."_s));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    /// One question to the folder, as JSON.
    [[nodiscard]] CliRun ask(const QString &agent, const QString &url,
                             const QStringList &more = {}) const {
        return cli(QStringList{u"--site"_s, path(), u"--agent"_s, agent, u"--url"_s, url, u"--at"_s,
                               u"2026-11-20T07:00:00Z"_s, u"--json"_s} +
                   more);
    }
    [[nodiscard]] CliRun batch(const QByteArray &questions, const QStringList &more = {}) const {
        return cli(QStringList{u"--site"_s, path(), u"--queries"_s, u"-"_s} + more, questions);
    }
    static QList<QJsonObject> lines(const QByteArray &out) {
        QList<QJsonObject> objects;
        for (const QByteArray &line : out.split('\n'))
            if (!line.isEmpty())
                objects.append(QJsonDocument::fromJson(line).object());
        return objects;
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    // ---- the site -----------------------------------------------------------------------------

    void anEmptyFolderIsASite() {
        const CliRun run = ask(u"GPTBot"_s, u"/a"_s);
        QCOMPARE(run.status, 0);
        QCOMPARE(run.at(u"fetch"_s, u"decision"_s), u"allow"_s);
        QCOMPARE(run.at(u"fetch"_s, u"reason"_s), u"no-file"_s);
        QVERIFY(run.err.isEmpty());
        QVERIFY(run.out.endsWith("}\n"));
        QCOMPARE(run.out.count('\n'), 1);
    }

    /// What is not the text that was typed is said; so are signals, and who was probably meant.
    void textAnswers_data() {
        QTest::addColumn<QString>("agent");
        QTest::addColumn<QString>("url");
        QTest::addColumn<QByteArray>("said");   // a line
        QTest::addColumn<QByteArray>("silent"); // in no line
        const auto row = [](const char *name, const char *agent, const char *url, const char *said,
                            const char *silent = "#") {
            QTest::newRow(name) << QString::fromUtf8(agent) << QString::fromUtf8(url)
                                << QByteArray(said) << QByteArray(silent);
        };
        row("no slash", "GPTBot", "wp-admin", "asked: /wp-admin");
        row("a URL", "GPTBot", "https://h.example/a#b", "asked: /a");
        row("a path", "GPTBot", "/a", "  ai-training      no", "asked: ");
        row("no slash is denied", "GPTBot", "wp-admin",
            "No — robots.txt line 2, Disallow: /wp-admin · pace 1 request / 10 s");
        row("misspelt", "Googelbot", "/a",
            "No agent called “Googelbot” is known. Did you mean “Googlebot”?");
        row("known", "Googlebot", "/a", "  content-signal   ai-train=no", "Did you mean");
        row("in a file", "Googlebo", "/a", "  content-usage    train-ai=n", "Did you mean");
        row("unknown", "AcmeBot", "/a", "why:", "Did you mean");
        row("a signal's line", "GPTBot", "/a",
            "                   robots.txt line 4, "
            "DisallowAITraining: /");
        row("a denied page", "GPTBot", "/wp-admin",
            "  content-usage    train-ai=n (about what may be fetched alone)");
        row("a pace nobody knows to be kept", "Googlebot", "/a",
            "  pace             Googlebot is not known to obey Crawl-delay");
        row("a pace that is kept", "Yandex", "/a", "why:", "is not known to obey");
    }
    void textAnswers() {
        QFETCH(QString, agent);
        QFETCH(QString, url);
        QFETCH(QByteArray, said);
        QFETCH(QByteArray, silent);
        write(u"robots.txt"_s, "User-agent: *\nDisallow: /wp-admin\nCrawl-delay: 10\n"
                               "DisallowAITraining: /\nContent-Signal: ai-train=no\n"
                               "Content-Usage: train-ai=n\n\nUser-agent: Googlebo\n"
                               "Content-Usage: train-ai=n\n");
        const CliRun run = cli({u"--site"_s, path(), u"--agent"_s, agent, u"--url"_s, url,
                                u"--at"_s, u"2026-11-20T07:00:00Z"_s});
        QCOMPARE(run.status, 0);
        QVERIFY2(("\n" + run.out).contains("\n" + said), run.out);
        QVERIFY2(!run.out.contains(silent), run.out);
    }

    void whoWasMeantIsInTheJson() {
        QCOMPARE(ask(u"Googelbot"_s, u"/a"_s).json()[u"did_you_mean"_s].toString(), u"Googlebot"_s);
        QVERIFY(!ask(u"Googlebot"_s, u"/a"_s).json().contains(u"did_you_mean"_s));
        QVERIFY(!ask(u"AcmeBot"_s, u"/a"_s).json().contains(u"did_you_mean"_s));
    }

    void everyContractedKeyIsThere() {
        const QJsonObject answer = ask(u"GPTBot"_s, u"/a"_s).json();
        for (const QString &key :
             {u"agent"_s, u"path"_s, u"at"_s, u"reading"_s, u"fetch"_s, u"window"_s, u"rate"_s,
              u"use"_s, u"signals"_s, u"comments"_s, u"trace"_s, u"known"_s, u"registry"_s})
            QVERIFY2(answer.contains(key), qPrintable(key));
        QVERIFY(answer[u"window"_s].isNull() && answer[u"rate"_s].isNull());
        QCOMPARE(answer[u"use"_s].toObject().size(), 21);
        QVERIFY(!answer[u"use"_s].toObject().contains(u"chain"_s));
        QVERIFY(!answer[u"use"_s].toObject().contains(u"report-to"_s));
        const QJsonObject train = answer[u"use"_s][u"train"_s].toObject();
        QCOMPARE(train.keys(), (QStringList{u"because"_s, u"effective"_s, u"file"_s, u"line"_s,
                                            u"scope"_s, u"stated"_s}));
        const QJsonObject signal = answer[u"signals"_s].toObject();
        QCOMPARE(signal.keys(), (QStringList{u"ai-training"_s, u"content-signal"_s,
                                             u"content-usage"_s, u"content-usage-applies"_s}));
    }

    void theFolderIsReadByName() {
        write(u"robots.txt"_s, "User-agent: *\nDisallow: /r\nCrawl-delay: 5\n");
        write(u"robots-ai.txt"_s, "User-agent: *\nDisallow: /i\n");
        write(u"robots2.txt"_s, "crawl: ask\nchain: https://c.example/a/b.txt\n");
        write(u"asks.json"_s, R"([{"directive": "crawl", "status": 200, "decision": "allow"}])");
        write(u"chain/c.example/a/b.txt"_s, "train: no\n");
        QCOMPARE(ask(u"GPTBot"_s, u"/r"_s).at(u"fetch"_s, u"file"_s), u"robots.txt"_s);
        QCOMPARE(ask(u"GPTBot"_s, u"/i"_s).at(u"fetch"_s, u"file"_s), u"robots-ai.txt"_s);
        const CliRun run = ask(u"GPTBot"_s, u"/x"_s);
        QCOMPARE(run.at(u"fetch"_s, u"decision"_s), u"allow"_s);
        QCOMPARE(run.json()[u"use"_s][u"crawl"_s][u"because"_s].toString(), u"ask:allow"_s);
        QCOMPARE(run.json()[u"use"_s][u"train"_s][u"file"_s].toString(),
                 u"https://c.example/a/b.txt"_s);
        QCOMPARE(run.json()[u"use"_s][u"train"_s][u"scope"_s].toString(),
                 u"global via https://c.example/a/b.txt"_s);
        QCOMPARE(run.json()[u"rate"_s][u"seconds_per_request"_s].toDouble(), 5.0);
    }

    void chainFolder_data() {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("file");
        QTest::newRow("https") << u"https://c.example/p"_s << u"chain/c.example/p"_s;
        QTest::newRow("http") << u"http://c.example/p"_s << u"chain/c.example/p"_s;
        QTest::newRow("deep") << u"https://c.example/a/b/robots2.txt"_s
                              << u"chain/c.example/a/b/robots2.txt"_s;
        QTest::newRow("query") << u"https://c.example/p?v=1"_s << u"chain/c.example/p%3Fv%3D1"_s;
        QTest::newRow("port") << u"https://c.example:8080/p"_s << u"chain/c.example%3A8080/p"_s;
        QTest::newRow("tilde") << u"https://c.example/~p"_s << u"chain/c.example/%7Ep"_s;
        QTest::newRow("percent") << u"https://c.example/%20"_s << u"chain/c.example/%2520"_s;
    }
    void chainFolder() {
        QFETCH(QString, url);
        QFETCH(QString, file);
        write(u"robots2.txt"_s, "chain: " + url.toUtf8() + "\n");
        QVERIFY(ask(u"GPTBot"_s, u"/a"_s).json()[u"use"_s][u"train"_s][u"stated"_s].isNull());
        write(file, "train: no\n");
        QCOMPARE(ask(u"GPTBot"_s, u"/a"_s).json()[u"use"_s][u"train"_s][u"file"_s].toString(), url);
    }

    void settingsMapUrls() {
        write(u"robots2.txt"_s, "chain: https://c.example/p\n");
        write(u"chain/c.example/p"_s, "train: yes\n");
        write(u"other.txt"_s, "train: no\n");
        write(u"gatepost.yaml"_s, "chain:\n  https://c.example/p: other.txt\n");
        QCOMPARE(ask(u"GPTBot"_s, u"/a"_s).json()[u"use"_s][u"train"_s][u"stated"_s].toString(),
                 u"no"_s);
    }

    void fileByFile() {
        write(u"a"_s, "User-agent: *\nDisallow: /r\n");
        write(u"b"_s, "User-agent: *\nDisallow: /i\n");
        write(u"c"_s, "chain: https://c.example/?a=b\n");
        write(u"d"_s, "train: ask\n");
        write(u"e"_s, R"([{"endpoint": "absent"}])");
        const CliRun run = cli(
            {u"--robots"_s, path(u"a"_s), u"--robots-ai"_s, path(u"b"_s), u"--robots2"_s,
             path(u"c"_s), u"--chain"_s, u"https://c.example/?a=b="_s + path(u"d"_s), u"--asks"_s,
             path(u"e"_s), u"--agent"_s, u"GPTBot"_s, u"--url"_s, u"/i"_s, u"--json"_s});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.at(u"fetch"_s, u"file"_s), u"robots-ai.txt"_s);
        QCOMPARE(run.json()[u"use"_s][u"train"_s][u"file"_s].toString(),
                 u"https://c.example/?a=b"_s);
        QCOMPARE(run.json()[u"use"_s][u"train"_s][u"because"_s].toString(), u"fetch"_s);
    }

    void severalChainedFiles() {
        write(u"c"_s, "chain: https://c.example/1\n");
        write(u"1"_s, "read: ask\nchain: https://c.example/2\n");
        write(u"2"_s, "train: no\n");
        const CliRun run = cli({u"--robots2"_s, path(u"c"_s), u"--chain"_s,
                                u"https://c.example/1="_s + path(u"1"_s), u"--chain"_s,
                                u"https://c.example/2="_s + path(u"2"_s), u"--agent"_s, u"GPTBot"_s,
                                u"--url"_s, u"/a"_s, u"--json"_s});
        QCOMPARE(run.json()[u"use"_s][u"train"_s][u"file"_s].toString(), u"https://c.example/2"_s);
        QCOMPARE(run.json()[u"use"_s][u"read"_s][u"file"_s].toString(), u"https://c.example/1"_s);
    }

    void stdinIsAFile() {
        const CliRun run = cli(
            {u"--robots"_s, u"-"_s, u"--agent"_s, u"GPTBot"_s, u"--url"_s, u"/a"_s, u"--json"_s},
            "User-agent: *\nDisallow: /a\n");
        QCOMPARE(run.status, 0);
        QCOMPARE(run.at(u"fetch"_s, u"line"_s), u"2"_s);
    }

    // ---- bad usage ----------------------------------------------------------------------------

    void badUsage_data() {
        QTest::addColumn<QStringList>("arguments");
        const QStringList asked{u"--agent"_s, u"GPTBot"_s, u"--url"_s, u"/a"_s};
        const auto row = [](const char *name, const QStringList &arguments) {
            QTest::newRow(name) << arguments;
        };
        const QStringList site{u"--site"_s, u"."_s};
        row("nothing", {});
        row("no site", asked);
        row("no question", site);
        row("no url", site + QStringList{u"--agent"_s, u"GPTBot"_s});
        row("no agent", site + QStringList{u"--url"_s, u"/a"_s});
        row("an agent that names nobody",
            site + QStringList{u"--agent"_s, u"***"_s, u"--url"_s, u"/a"_s});
        row("bad time", site + asked + QStringList{u"--at"_s, u"noon"_s});
        row("a time without offset",
            site + asked + QStringList{u"--at"_s, u"2026-11-20T07:00:00"_s});
        row("a day that is none", site + asked + QStringList{u"--at"_s, u"2026-02-30T07:00:00Z"_s});
        row("bad reading", site + asked + QStringList{u"--reading"_s, u"bing"_s});
        row("bad category", site + asked + QStringList{u"--category"_s, u"robot"_s});
        row("a folder that is not there", QStringList{u"--site"_s, u"./nowhere"_s} + asked);
        row("a file that is not there", QStringList{u"--robots"_s, u"./nowhere"_s} + asked);
        row("robots-ai that is not there", QStringList{u"--robots-ai"_s, u"./nowhere"_s} + asked);
        row("robots2 that is not there", QStringList{u"--robots2"_s, u"./nowhere"_s} + asked);
        row("asks that are not there", site + asked + QStringList{u"--asks"_s, u"./nowhere"_s});
        row("a chained file that is not there",
            site + asked + QStringList{u"--chain"_s, u"https://x.example/a=./nowhere"_s});
        row("a chained file that is a folder",
            site + asked + QStringList{u"--chain"_s, u"https://x.example/a=."_s});
        row("chain without a file",
            site + asked + QStringList{u"--chain"_s, u"https://x.example/a"_s});
        row("a folder as a file", QStringList{u"--robots"_s, u"."_s} + asked);
        row("queries that are not there", site + QStringList{u"--queries"_s, u"./nowhere"_s});
        row("queries and an agent", site + asked + QStringList{u"--queries"_s, u"-"_s});
        row("queries with a bad reading",
            site + QStringList{u"--queries"_s, u"-"_s, u"--reading"_s, u"x"_s});
        row("queries with a bad time",
            site + QStringList{u"--queries"_s, u"-"_s, u"--at"_s, u"x"_s});
        row("stdin twice", {u"--robots"_s, u"-"_s, u"--queries"_s, u"-"_s});
        row("an unknown option", site + asked + QStringList{u"--frobnicate"_s});
    }
    void badUsage() {
        QFETCH(QStringList, arguments);
        for (const QStringList &more : {QStringList{}, QStringList{u"--json"_s}}) {
            const CliRun run = cli(arguments + more, "GPTBot\t/a\n");
            QCOMPARE(run.status, 2);
            QCOMPARE(run.out, QByteArray());
            QVERIFY(!run.err.isEmpty());
        }
    }

    void badAsks_data() {
        QTest::addColumn<QByteArray>("json");
        for (const char *json :
             {"", "{}", "[1]", "[{}]", R"([{"directive": 1}])",
              R"([{"directive": "train", "status": "x"}])",
              R"([{"directive": "train", "status": 4294967496}])", // 2^32 + 200
              R"([{"directive": "train", "status": 18446744073709551615}])",
              R"([{"directive": "train", "asked_at": "noon"}])",
              R"([{"directive": "train", "scopes": "/a"}])",
              R"([{"directive": "train", "agent": 1}])", "[{\"directive\": \"train\"}"})
            QTest::newRow(*json ? json : "empty") << QByteArray(json);
    }
    void badAsks() {
        QFETCH(QByteArray, json);
        write(u"asks.json"_s, json);
        const CliRun run = ask(u"GPTBot"_s, u"/a"_s);
        QCOMPARE(run.status, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY(run.err.contains("asks.json"));
    }

    void asksThatAreNoJsonSayWhere() {
        write(u"asks.json"_s, "[\n  {\"directive\": \"train\",}\n]\n");
        const CliRun run = ask(u"GPTBot"_s, u"/a"_s);
        QVERIFY2(run.err.contains("asks.json: line 2, column 25: not JSON; "), run.err);
    }

#ifdef Q_OS_UNIX
    /// A name that is there and cannot be read is no file that is missing: nothing is answered.
    void whatCannotBeReadIsNotMissing_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("target");
        for (const QString &name : {u"robots.txt"_s, u"robots-ai.txt"_s, u"robots2.txt"_s,
                                    u"asks.json"_s, u"gatepost.yaml"_s}) {
            QTest::addRow("%s in a circle", qPrintable(name)) << name << name;
            QTest::addRow("%s to nothing", qPrintable(name)) << name << u"nowhere"_s;
        }
    }
    void whatCannotBeReadIsNotMissing() {
        QFETCH(QString, name);
        QFETCH(QString, target);
        QVERIFY(QFile::link(target, path(name)));
        const CliRun run = ask(u"GPTBot"_s, u"/a"_s);
        QCOMPARE(run.status, 2);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.contains(name.toUtf8() + " "), run.err);
    }

    void stdinThatIsAFolder() {
        QProcess process;
        process.setStandardInputFile(path());
        process.start(QStringLiteral(GATEPOST_CLI), {u"simulate"_s, u"--robots"_s, u"-"_s,
                                                     u"--agent"_s, u"X"_s, u"--url"_s, u"/"_s});
        process.waitForFinished();
        QCOMPARE(process.exitCode(), 2);
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
        QCOMPARE(process.readAllStandardError(),
                 QByteArray("gatepost-cli simulate: stdin could not be read: Is a directory\n"));
    }
#endif

    void aChainedFileFromStdin() {
        write(u"robots2.txt"_s, "chain: https://x.example/a\n");
        const CliRun run = cli({u"--site"_s, path(), u"--chain"_s, u"https://x.example/a=-"_s,
                                u"--agent"_s, u"X"_s, u"--url"_s, u"/"_s, u"--json"_s},
                               "train: no\n");
        QCOMPARE(run.status, 0);
        QCOMPARE(run.json()[u"use"_s][u"train"_s][u"scope"_s].toString(),
                 u"global via https://x.example/a"_s);
    }

    void commentsAreTold() {
        write(u"robots.txt"_s, "User-agent: *\nComment: at night, please # since May\n");
        const CliRun run =
            cli({u"--site"_s, path(), u"--agent"_s, u"GPTBot"_s, u"--url"_s, u"/"_s});
        QVERIFY2(run.out.contains("\n  for the robot's owner: at night, please\n"), run.out);
    }

    void badSettings() {
        write(u"gatepost.yaml"_s, "chain: [\n");
        const CliRun run = ask(u"GPTBot"_s, u"/a"_s);
        QCOMPARE(run.status, 2);
        QVERIFY(run.out.isEmpty());
    }

    // ---- times, readings, categories ----------------------------------------------------------

    void timesAreAnsweredInUtc_data() {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("answered");
        QTest::newRow("utc") << u"2026-11-20T07:00:00Z"_s << u"2026-11-20T07:00:00Z"_s;
        QTest::newRow("east") << u"2026-11-20T07:00:00+05:30"_s << u"2026-11-20T01:30:00Z"_s;
        QTest::newRow("west, over midnight")
            << u"2026-12-31T20:00:00-08:00"_s << u"2027-01-01T04:00:00Z"_s;
        QTest::newRow("fraction") << u"2026-11-20T07:00:00.999Z"_s << u"2026-11-20T07:00:00Z"_s;
        QTest::newRow("small letters") << u"2026-11-20t07:00:00z"_s << u"2026-11-20T07:00:00Z"_s;
    }
    void timesAreAnsweredInUtc() {
        QFETCH(QString, given);
        QFETCH(QString, answered);
        const CliRun run = cli({u"--site"_s, path(), u"--agent"_s, u"X"_s, u"--url"_s, u"/"_s,
                                u"--at"_s, given, u"--json"_s});
        QCOMPARE(run.json()[u"at"_s].toString(), answered);
    }

    void withoutATimeItIsNow() {
        const QDateTime before = QDateTime::currentDateTimeUtc().addSecs(-1);
        const CliRun run =
            cli({u"--site"_s, path(), u"--agent"_s, u"X"_s, u"--url"_s, u"/"_s, u"--json"_s});
        const QDateTime at = QDateTime::fromString(run.json()[u"at"_s].toString(), Qt::ISODate);
        QVERIFY(before <= at && at <= QDateTime::currentDateTimeUtc());
    }

    void aNoIsNoFailure() {
        write(u"robots.txt"_s, "User-agent: *\nDisallow: /\n");
        for (const QString &reading :
             {u"author"_s, u"rfc9309"_s, u"google"_s, u"koster1994"_s, u"known"_s}) {
            const CliRun run = ask(u"GPTBot"_s, u"/a"_s,
                                   {u"--reading"_s, reading, u"--category"_s, u"monitoring"_s});
            QCOMPARE(run.status, 0);
            QCOMPARE(run.at(u"fetch"_s, u"decision"_s), u"deny"_s);
            QCOMPARE(run.json()[u"reading"_s].toString(), reading);
            QCOMPARE(run.at(u"agent"_s, u"category_source"_s), u"option"_s);
        }
    }

    void theCompetitorSwitch() {
        write(u"robots2.txt"_s, "compete: no\n");
        QCOMPARE(ask(u"X"_s, u"/"_s).json()[u"use"_s][u"read"_s][u"effective"_s].toString(),
                 u"unstated"_s);
        QCOMPARE(ask(u"X"_s, u"/"_s, {u"--competitor"_s})
                     .json()[u"use"_s][u"read"_s][u"because"_s]
                     .toString(),
                 u"compete"_s);
    }

    // ---- batches ------------------------------------------------------------------------------

    void aBatchIsAnsweredInOrder() {
        write(u"robots.txt"_s, "User-agent: *\nDisallow: /a\nVisit-time: 0600-0845\n");
        const CliRun run =
            batch("GPTBot\t/a\t2026-11-20T07:00:00Z\nBingbot/2.0 "
                  "(monitoring)\thttps://x.example/b?c#d\nX\t/b\t2026-11-20T10:00:00+01:00\n",
                  {u"--json"_s, u"--at"_s, u"2026-11-20T08:00:00Z"_s});
        QCOMPARE(run.status, 0);
        const auto answers = lines(run.out);
        QCOMPARE(answers.size(), 3);
        QCOMPARE(run.out.count('\n'), 3);
        QCOMPARE(answers[0][u"fetch"_s][u"decision"_s].toString(), u"deny"_s);
        QCOMPARE(answers[0][u"at"_s].toString(), u"2026-11-20T07:00:00Z"_s);
        QCOMPARE(answers[1][u"fetch"_s][u"decision"_s].toString(), u"allow"_s);
        QCOMPARE(answers[1][u"at"_s].toString(), u"2026-11-20T08:00:00Z"_s);
        QCOMPARE(answers[1][u"path"_s].toString(), u"/b?c"_s);
        QCOMPARE(answers[1][u"agent"_s][u"category"_s].toString(), u"monitoring"_s);
        QCOMPARE(answers[2][u"fetch"_s][u"decision"_s].toString(), u"later"_s);
        QCOMPARE(answers[2][u"at"_s].toString(), u"2026-11-20T09:00:00Z"_s);
    }

    void malformedLinesAreAnsweredInPlace() {
        const CliRun run =
            batch("GPTBot\t/a\n\nGPTBot\n***\t/a\nGPTBot\t/a\tnoon\nGPTBot\t/b", {u"--json"_s});
        QCOMPARE(run.status, 1);
        const auto answers = lines(run.out);
        QCOMPARE(answers.size(), 6);
        for (const qsizetype bad : {1, 2, 3, 4}) {
            QCOMPARE(answers[bad].keys(), (QStringList{u"error"_s, u"line"_s}));
            QCOMPARE(answers[bad][u"line"_s].toInt(), int(bad) + 1);
            QVERIFY(!answers[bad][u"error"_s].toString().isEmpty());
        }
        QCOMPARE(answers[0][u"path"_s].toString(), u"/a"_s);
        QCOMPARE(answers[5][u"path"_s].toString(), u"/b"_s);
    }

    void lineEndsOfABatch() {
        const CliRun run =
            batch("GPTBot\t/a\r\nGPTBot\t/b\t2026-11-20T07:00:00Z\r\n\r\n", {u"--json"_s});
        const auto answers = lines(run.out);
        QCOMPARE(answers.size(), 3);
        QCOMPARE(answers[0][u"path"_s].toString(), u"/a"_s);
        QCOMPARE(answers[1][u"at"_s].toString(), u"2026-11-20T07:00:00Z"_s);
        QCOMPARE(answers[2][u"line"_s].toInt(), 3);
        QCOMPARE(run.status, 1);
    }

    void anEmptyBatchHasNoAnswers() {
        const CliRun run = batch("", {u"--json"_s});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.out, QByteArray());
    }

    void aBatchHasOneNow() {
        QByteArray questions;
        for (int i = 0; i < 5000; ++i)
            questions += "GPTBot\t/a\n";
        const auto answers = lines(batch(questions, {u"--json"_s}).out);
        QCOMPARE(answers.size(), 5000);
        for (const QJsonObject &answer : answers)
            QCOMPARE(answer[u"at"_s], answers.front()[u"at"_s]);
    }

    void aBatchInText() {
        write(u"robots.txt"_s, "User-agent: *\nDisallow: /a\n");
        const CliRun run = batch("GPTBot\t/a\n\nGPTBot\t/b\n");
        QCOMPARE(run.status, 1);
        const QList<QByteArray> text = run.out.split('\n');
        QCOMPARE(text.size(), 4); // three lines and the end
        QVERIFY(text[0].contains("robots.txt line 2"));
        QVERIFY(text[1].contains("line 2"));
        QVERIFY(text[3].isEmpty());
    }

    void aBatchOfAFileInAReading() {
        write(u"robots.txt"_s, "useragent *\ndisalow: /a\n");
        write(u"q"_s, "Googlebot\t/a\n");
        const CliRun run = cli({u"--site"_s, path(), u"--queries"_s, path(u"q"_s), u"--reading"_s,
                                u"google"_s, u"--json"_s});
        QCOMPARE(run.at(u"fetch"_s, u"decision"_s), u"deny"_s);
        QCOMPARE(run.json()[u"reading"_s].toString(), u"google"_s);
    }

    void oneAnswerIsTheBatchsAnswer() {
        write(u"robots.txt"_s, "User-agent: *\nDisallow: /a\nRequest-rate: 1/5\n");
        write(u"robots2.txt"_s, "train: no\n");
        QJsonObject one = ask(u"GPTBot"_s, u"/a"_s).json();
        QJsonObject many = batch("GPTBot\t/a\t2026-11-20T07:00:00Z\n", {u"--json"_s}).json();
        one.remove(u"trace"_s);
        many.remove(u"trace"_s);
        QCOMPARE(one, many);
    }

    // ---- a page that was fetched (S135) --------------------------------------------------------

    void pageJoins_data() {
        QTest::addColumn<QByteArray>("page");
        QTest::addColumn<QByteArray>("expected"); // of the text, behind the reasons
        const auto row = [](const char *name, const QByteArray &page, const QByteArray &expected) {
            QTest::newRow(name) << page << expected;
        };
        const QByteArray ok = "HTTP/1.1 200 OK\r\n";
        row("nothing said", ok + "Server: x\r\n\r\n<html></html>", "");
        row("the stricter value counts", ok + "Content-Usage: train-ai=y, search=n\r\n\r\n",
            "with the page:\n  Content-Usage    train-ai=n (robots.txt)\n"
            "  Content-Usage    search=n (header)\n");
        row("lines are one list", ok + "Content-Usage: search=y\r\ncontent-usage: ai-use=n\r\n\r\n",
            "with the page:\n  Content-Usage    train-ai=n (robots.txt)\n"
            "  Content-Usage    search=y (robots.txt)\n  Content-Usage    ai-use=n (header)\n");
        row("shown beside train", ok + "TDM-Reservation: 1\r\n\r\n",
            "with the page:\n  tdm-reservation  1 (header)\n");
        row("a header for one agent", ok + "X-Robots-Tag: gptbot: noindex\r\n\r\n",
            "with the page:\n  x-robots-tag     noindex for gptbot (header)\n");
        row("the head of the page",
            ok + "Content-Type: text/html\r\n\r\n<html><head><meta name=robots "
                 "content=noindex></head>",
            "with the page:\n  robots           noindex (meta)\n");
        row("the last of two answers",
            "HTTP/1.1 301 Moved\nTDM-Reservation: 1\n\nHTTP/2 200 \nX-Robots-Tag: none\n\nHTTP/2 "
            "body",
            "with the page:\n  x-robots-tag     none (header)\n");
        row("without a body", "HTTP/2 200\nX-Robots-Tag: none\n",
            "with the page:\n  x-robots-tag     none (header)\n");
    }
    void pageJoins() {
        QFETCH(QByteArray, page);
        QFETCH(QByteArray, expected);
        write(u"robots.txt"_s, "User-agent: *\nContent-Usage: train-ai=n, search=y\nAllow: /\n");
        const QStringList question{u"--site"_s, path(),     u"--agent"_s,
                                   u"GPTBot"_s, u"--url"_s, u"/a"_s};
        const CliRun plain = cli(question);
        const CliRun run = cli(question + QStringList{u"--page"_s, u"-"_s}, page);
        QVERIFY2(run.status == 0, run.err);
        QCOMPARE(run.out, plain.out + expected);
    }
    void pageAsJson() {
        write(u"robots.txt"_s, "User-agent: *\nContent-Signal: ai-train=yes\nAllow: /\n");
        const CliRun run = cli({u"--site"_s, path(), u"--agent"_s, u"GPTBot"_s, u"--url"_s, u"/a"_s,
                                u"--json"_s, u"--page"_s, u"-"_s},
                               "HTTP/1.1 200 OK\nContent-Signal: ai-train=no\nX-Robots-Tag: "
                               "noai\xff\n\n");
        QVERIFY2(run.status == 0, run.err);
        QCOMPARE(
            QJsonDocument(lines(run.out).value(0).value(u"page"_s).toObject())
                .toJson(QJsonDocument::Compact),
            QByteArray(R"({"content-signal":{"ai-train":{"origin":"header","value":"no"}},)"
                       R"("content-usage":{},"statements":[{"agent":null,"name":"x-robots-tag",)"
                       R"("origin":"header","value":"noai)"
                       "\xEF\xBF\xBD"
                       R"("}],"status":200})"));
    }
    void noPage_data() {
        QTest::addColumn<QByteArray>("page");
        QTest::addColumn<QByteArray>("error");
        const QByteArray status =
            ": a status line such as HTTP/1.1 200 OK is expected, as curl -si writes it";
        QTest::newRow("empty") << QByteArray() << "line 1" + status;
        QTest::newRow("a page alone") << QByteArray("<html>\n") << "line 1" + status;
        QTest::newRow("no number") << QByteArray("HTTP/1.1 OK\n\n") << "line 1" + status;
        QTest::newRow("no header") << QByteArray("HTTP/1.1 200 OK\nServer: x\nwhat is this\n\n")
                                   << QByteArray("line 3: a header is expected, NAME: VALUE");
        QTest::newRow("an error page") << QByteArray("HTTP/2 403\nX-Robots-Tag: none\n\n")
                                       << QByteArray("the answer 403 is not the page");
        QTest::newRow("a redirect")
            << QByteArray("HTTP/2 301\nLocation: /b\n\n")
            << QByteArray("the answer 301 is not the page; follow redirects with curl -siL");
        QTest::newRow("cut") << QByteArray("HTTP/1.1 200 OK\n")
                             << QByteArray("line 1: the answer ends behind its status line");
    }
    void noPage() {
        QFETCH(QByteArray, page);
        QFETCH(QByteArray, error);
        write(u"robots.txt"_s, "User-agent: *\nAllow: /\n");
        const CliRun run = cli({u"--site"_s, path(), u"--agent"_s, u"GPTBot"_s, u"--url"_s, u"/a"_s,
                                u"--page"_s, u"-"_s},
                               page);
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.contains(error), run.err);
    }
};

QTEST_GUILESS_MAIN(TestSimulate)
#include "tst_simulate.moc"

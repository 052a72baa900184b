// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// gatepost-cli map, diff, and rules about all in test: status, text, the keys of their JSON, Git.

#include "tests/support/runcli.h"
#include "tests/support/rungit.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#ifndef Q_OS_WIN
#include <sys/stat.h>
#endif

using namespace gatepost::test;
using namespace Qt::StringLiterals;

namespace {

QJsonObject json(const CliRun &run) {
    return QJsonDocument::fromJson(run.out).object();
}

QString keys(const QJsonObject &object) {
    return object.keys().join(u' ');
}

} // namespace

class TestCliExact : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    void write(const QString &name, const QByteArray &text) const {
        QVERIFY(QDir(m_folder.path()).mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    [[nodiscard]] CliRun diff(const QStringList &more) const {
        return runCli(QStringList{u"diff"_s, path(u"a"_s), path(u"b"_s)} + more);
    }

private slots:
    void init();
    void diffText();
    void diffJson();
    void gates_data();
    void gates();
    void gatesGuardWhomTheyName();
    void documentedReading();
    void singleFiles();
    void samplesAreExamples();
    void badUsage_data();
    void badUsage();
    void choiceGatesGuardSomething();
    void git();
    void mapIsAPartition();
    void mapAsTable_data();
    void mapAsTable();
    void mapsOfSpellings();
    void longMaps();
    void rulesAboutAll();
    void tidy();
};

/// The lines that change nothing, the proof, and the file without them.
void TestCliExact::tidy() {
    const QByteArray text = "User-agent: *\nDisallow: /a\nDisallow: /a/b\n";
    write(u"t/robots.txt"_s, text);
    const auto bytes = [this] {
        QFile file(path(u"t/robots.txt"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const CliRun dry = runCli({u"tidy"_s, path(u"t"_s), u"--dry-run"_s});
    QCOMPARE(dry.status, 0);
    QVERIFY2(dry.out.contains(":3: Disallow: /a/b\n") && dry.out.contains("1 line can go. No "
                                                                          "answer differs: "),
             dry.out.constData());
    QCOMPARE(bytes(), text);
    const CliRun asJson = runCli({u"tidy"_s, path(u"t/robots.txt"_s), u"--json"_s});
    const QJsonObject file = json(asJson)[u"files"_s][0].toObject();
    QCOMPARE(keys(file), u"agents differs file lines managed not_tried proved unproven written"_s);
    QCOMPARE(file[u"lines"_s][0][u"line"_s].toInt(), 3);
    QVERIFY(file[u"proved"_s].toBool() && !file[u"written"_s].toBool());
    QVERIFY(file[u"agents"_s].toInt() > 100);
    QCOMPARE(bytes(), text);
    QCOMPARE(runCli({u"tidy"_s, path(u"t"_s), u"--write"_s}).status, 0);
    QCOMPARE(bytes(), QByteArray("User-agent: *\nDisallow: /a\n"));
    QVERIFY(runCli({u"tidy"_s, path(u"t"_s)}).out.contains("every line has an effect"));
    // Of a large file not every line is tried, and that is said with the number of the JSON.
    QByteArray large = "User-agent: *\nDisallow: /a\nDisallow: /a/b\n";
    for (int i = 0; i < 4000; ++i)
        large += "Disallow: /p" + QByteArray::number(i) + "/\n";
    write(u"t/robots.txt"_s, large);
    const int open = json(runCli({u"tidy"_s, path(u"t"_s), u"--json"_s}))[u"files"_s][0]
                         .toObject()[u"not_tried"_s]
                         .toInt();
    QVERIFY(open > 0);
    const QByteArray said = runCli({u"tidy"_s, path(u"t"_s)}).out;
    QVERIFY2(said.contains("robots.txt: " + QByteArray::number(open) + " lines were not tried"),
             said.constData());
    write(u"t/robots.txt"_s,
          "User-agent: *\nDisallow: /a\n" + large.mid(large.indexOf("Disallow: /p")));
    const QByteArray none = runCli({u"tidy"_s, path(u"t"_s)}).out;
    QVERIFY2(none.contains(" lines were not tried") && !none.contains("every line has an effect"),
             none.constData());
    for (const QStringList &bad : {QStringList{u"tidy"_s},
                                   {u"tidy"_s, path(u"none"_s)},
                                   {u"tidy"_s, path(u"t"_s), u"--write"_s, u"--dry-run"_s},
                                   {u"tidy"_s, u"--robots"_s, u"-"_s, u"--write"_s}}) {
        const CliRun run = runCli(bad, text);
        QCOMPARE(run.status, 2);
        QVERIFY(run.out.isEmpty() && run.err.startsWith("gatepost-cli tidy: "));
    }
}

void TestCliExact::init() {
    write(u"a/robots.txt"_s, "User-agent: *\nDisallow: /private/\n");
    write(u"b/robots.txt"_s,
          "User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /blog/\n");
    QFile::remove(path(u"b/gatepost.yaml"_s));
    QFile::remove(path(u"b/robots2.txt"_s));
}

void TestCliExact::diffText() {
    const CliRun run = diff({});
    QCOMPARE(run.out,
             QByteArray("loss   GPTBot loses /blog/ (robots.txt line 5: Disallow: /blog/)\n"
                        "       e.g. /blog/\n"
                        "gain   GPTBot gains /private/ (before: robots.txt line 2: "
                        "Disallow: /private/)\n"
                        "       e.g. /private/\n"));
    QCOMPARE(run.status, 1);
    const CliRun same = runCli({u"diff"_s, path(u"a"_s), path(u"a"_s)});
    QCOMPARE(same.status, 0);
    QVERIFY(same.out.startsWith("No difference"));
}

void TestCliExact::diffJson() {
    const QJsonObject object = json(diff({u"--json"_s}));
    QCOMPARE(keys(object), u"changes complete summary unproven"_s);
    QCOMPARE(object[u"complete"_s].toBool(), true);
    QCOMPARE(keys(object[u"summary"_s].toObject()), u"fetch gains losses pace signal use"_s);
    QCOMPARE(object[u"summary"_s][u"losses"_s].toInt(), 1);
    const QJsonObject change = object[u"changes"_s][0].toObject();
    QCOMPARE(
        keys(change),
        u"after agents before every_agent example example_from except matches text times what"_s);
    QCOMPARE(change[u"what"_s].toString(), u"fetch"_s);
    QCOMPARE(change[u"after"_s][u"line"_s].toInt(), 5);
    QVERIFY(change[u"before"_s][u"line"_s].isNull());
    QCOMPARE(change[u"matches"_s][0][u"pattern"_s].toString(), u"/blog/"_s);
    QCOMPARE(change[u"matches"_s][0][u"syntax"_s].toString(), u"path"_s);
    QCOMPARE(change[u"example_from"_s].toString(), u"made"_s);
    QCOMPARE(change[u"times"_s][0].toString(), u"always"_s);
}

void TestCliExact::gates_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::newRow("search engines lose nothing")
        << QStringList{u"--no-lost-access"_s, u"search"_s} << 0;
    QTest::newRow("somebody loses") << QStringList{u"--no-lost-access"_s} << 1;
    QTest::newRow("GPTBot loses") << QStringList{u"--no-lost-access"_s, u"GPTBot"_s} << 1;
    QTest::newRow("GPTBot gains") << QStringList{u"--no-new-access"_s, u"ai"_s} << 1;
    QTest::newRow("CCBot gains nothing") << QStringList{u"--no-new-access"_s, u"CCBot"_s} << 0;
    QTest::newRow("both") << QStringList{u"--no-lost-access"_s, u"search"_s, u"--no-new-access"_s,
                                         u"GPTBot"_s}
                          << 1;
}

void TestCliExact::gates() {
    QFETCH(QStringList, options);
    QFETCH(int, status);
    const CliRun run = diff(options);
    QCOMPARE(run.status, status);
    QVERIFY(run.out.contains(status == 0 ? ": passed\n" : ": broken\n"));
}

/// A gate is about the very agent that it names, known or not, and says who is not known.
void TestCliExact::gatesGuardWhomTheyName() {
    write(u"b/robots.txt"_s, "User-agent: *\nDisallow: /\n");
    const CliRun slip = diff({u"--no-lost-access"_s, u"Googelbot"_s});
    QCOMPARE(slip.status, 1);
    QVERIFY2(slip.out.contains("gate   --no-lost-access Googelbot: broken\n"),
             slip.out.constData());
    QVERIFY2(slip.err.contains("did you mean Googlebot?"), slip.err.constData());
    // Also beside other agents that are compared, and with a category.
    const CliRun both = diff({u"--agent"_s, u"GPTBot"_s, u"--no-lost-access"_s,
                              u"AcmeBot/1 (ai-assistant), search"_s, u"--json"_s});
    QCOMPARE(both.status, 1);
    const QJsonObject gate = json(both)[u"gates"_s][0].toObject();
    QCOMPARE(keys(gate), u"changes gate passed result"_s);
    QCOMPARE(gate[u"result"_s].toString(), u"broken"_s);
    QCOMPARE(diff({u"--no-lost-access"_s, u" "_s}).status, 2);
    // What the later side says of an agent does not change whom the gate guards.
    write(u"b/gatepost.yaml"_s, "agents:\n  - {token: Googlebot, obeys_star: no}\n");
    const CliRun guarded = diff({u"--no-lost-access"_s, u"Googlebot"_s});
    QCOMPARE(guarded.status, 1);
    QVERIFY(guarded.err.isEmpty());
}

/// What agents really do is a reading like the others.
void TestCliExact::documentedReading() {
    write(u"b/robots.txt"_s, "User-agent: *\nDisallow: /private/\n");
    write(u"b/robots2.txt"_s, "crawl: no\n"); // init() removes it
    write(u"b/gatepost.yaml"_s, "tests:\n"
                                "  - {agents: search, paths: /x, expect: deny}\n"
                                "  - {agents: search, paths: /x, expect: allow, reading: known}\n");
    const QStringList known{u"--reading"_s, u"known"_s};
    QCOMPARE(diff({u"--no-lost-access"_s, u"search"_s}).status, 1);
    QCOMPARE(diff(QStringList{u"--no-lost-access"_s, u"search"_s} + known).status, 0);
    const CliRun map = runCli(QStringList{u"map"_s, path(u"b"_s), u"--agent"_s, u"Bytespider"_s,
                                          u"--agent"_s, u"Bingbot"_s} +
                              known);
    QCOMPARE(map.status, 0);
    QVERIFY2(map.out.contains("\nBytespider\n  allow  /private/"), map.out.constData());
    QVERIFY2(map.out.contains("Bingbot\n  deny   /private/"), map.out.constData());
    QCOMPARE(runCli({u"test"_s, path(u"b"_s)}).status, 0);
}

void TestCliExact::singleFiles() {
    write(u"old.txt"_s, "train: yes\n");
    write(u"new.txt"_s, "train: no\n");
    const CliRun run = runCli({u"diff"_s, path(u"old.txt"_s), path(u"new.txt"_s), u"--as"_s,
                               u"robots2.txt"_s, u"--agent"_s, u"GPTBot"_s});
    QCOMPARE(run.out, QByteArray("use    GPTBot: train was yes, is no (robots2.txt line 1: "
                                 "train: no)\n       e.g. /\n"));
    QCOMPARE(run.status, 1);
}

void TestCliExact::samplesAreExamples() {
    write(u"b/gatepost.yaml"_s, "paths: [/, /blog/2026/11]\n");
    const QJsonObject change = json(diff({u"--json"_s}))[u"changes"_s][0].toObject();
    QCOMPARE(change[u"example"_s].toString(), u"/blog/2026/11"_s);
    QCOMPARE(change[u"example_from"_s].toString(), u"sample"_s);
    // Of a sitemap too, behind the sample paths.
    write(u"b/gatepost.yaml"_s, "paths: [/]\nsitemaps: [sitemap.xml]\n");
    const CliRun missing = runCli({u"map"_s, path(u"b"_s)});
    QCOMPARE(missing.status, 2);
    QVERIFY2(missing.err.contains("sitemap.xml: there is no such file"), missing.err.constData());
    write(u"b/sitemap.xml"_s, "<urlset><url><loc>https://shop.example/news</loc></url>"
                              "<url><loc>https://shop.example/blog/7</loc></url></urlset>");
    const QJsonObject named = json(diff({u"--json"_s}))[u"changes"_s][0].toObject();
    QCOMPARE(named[u"example"_s].toString(), u"/blog/7"_s);
    QCOMPARE(named[u"example_from"_s].toString(), u"sample"_s);
}

void TestCliExact::badUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no such folder") << QStringList{u"diff"_s, u"nowhere"_s, u"nowhere"_s};
    QTest::newRow("nobody") << QStringList{u"diff"_s, path(u"a"_s), path(u"b"_s),
                                           u"--no-lost-access"_s, u"category:nobody"_s};
    QTest::newRow("both stdin") << QStringList{u"diff"_s, u"-"_s, u"-"_s};
    QTest::newRow("no such reading")
        << QStringList{u"map"_s, path(u"a"_s), u"--reading"_s, u"fast"_s};
    QTest::newRow("no such time") << QStringList{u"map"_s, path(u"a"_s), u"--at"_s, u"noon"_s};
}

void TestCliExact::badUsage() {
    QFETCH(QStringList, arguments);
    const CliRun run = runCli(arguments);
    QCOMPARE(run.status, 2);
    QVERIFY(run.out.isEmpty());
    QVERIFY(!run.err.isEmpty());
}

void TestCliExact::choiceGatesGuardSomething() {
    QVERIFY(QDir(m_folder.path()).mkpath(u"empty"_s));
    const QStringList both{u"diff"_s, path(u"empty"_s), path(u"empty"_s)};
    const CliRun same = runCli(both);
    QCOMPARE(same.status, 0);
    QVERIFY(same.out.startsWith("No difference"));
    QVERIFY2(same.err.contains("has a policy file"), same.err.constData());
    const CliRun gate = runCli(both + QStringList{u"--no-lost-access"_s, u"search"_s});
    QCOMPARE(gate.status, 2);
    QVERIFY(gate.out.isEmpty());
    QVERIFY2(gate.err.endsWith("the gate would guard nothing\n"), gate.err.constData());
}

void TestCliExact::git() {
    if (!hasGit())
        QSKIP("git is not here");
    const QString folder = path(u"repository"_s);
    const auto call = [&](const QStringList &arguments) {
        QVERIFY(runGit(folder, arguments).has_value());
    };
    write(u"repository/site/robots.txt"_s, "User-agent: *\nDisallow: /a\n");
    call({u"init"_s, u"-q"_s});
    call({u"add"_s, u"."_s});
    call({u"commit"_s, u"-qm"_s, u"one"_s});
    write(u"repository/site/robots.txt"_s, "User-agent: *\nDisallow: /a\nDisallow: /b\n");
    const auto run = [&](const QStringList &arguments) {
        QProcess process;
        process.setWorkingDirectory(folder);
        process.start(QStringLiteral(GATEPOST_CLI),
                      QStringList{u"diff"_s, u"--agent"_s, u"GPTBot"_s} + arguments);
        process.waitForFinished(30'000);
        return CliRun{process.exitCode(), process.readAllStandardOutput(),
                      process.readAllStandardError()};
    };
    const QByteArray expected = "loss   GPTBot loses /b (robots.txt line 3: Disallow: /b)\n"
                                "       e.g. /b\n";
    const CliRun folders = run({u"git:HEAD:site"_s, u"site"_s});
    if (folders.err.contains("libgit2"))
        QSKIP("libgit2 is not here");
    QCOMPARE(folders.out, expected);
    QCOMPARE(run({u"git:HEAD:./site"_s, u"site"_s}).out, expected);
    QCOMPARE(run({u"git:HEAD:site/robots.txt"_s, u"site/robots.txt"_s}).out, expected);
    QCOMPARE(run({u"git:HEAD:site"_s, u"git:HEAD:site"_s}).status, 0);
    QCOMPARE(run({u"git:nowhere:site"_s, u"site"_s}).status, 2);
    QCOMPARE(run({u"git:HEAD:nothing"_s, u"site"_s}).status, 2);
#ifndef Q_OS_WIN
    // Nothing waits for a pipe that lies in a stranger's repository.
    for (const char *name : {"config", "objects/info/alternates", "refs/heads/x"}) {
        const QString place = folder + u"/.git/"_s + QString::fromLatin1(name);
        const QString kept = folder + u"/kept"_s;
        const bool was = QFile::rename(place, kept);
        QVERIFY(QDir().mkpath(QFileInfo(place).path()));
        QCOMPARE(::mkfifo(QFile::encodeName(place).constData(), 0600), 0);
        const CliRun refused = run({u"git:HEAD:site"_s, u"site"_s});
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("is not a regular file but a pipe"), refused.err.constData());
        QVERIFY(QFile::remove(place));
        if (was)
            QVERIFY(QFile::rename(kept, place));
    }
#endif
    // A few kilobytes of history unpack to this.
    write(u"repository/site/robots.txt"_s, QByteArray(16 * 1024 * 1024 + 1, '#'));
    call({u"add"_s, u"."_s});
    call({u"commit"_s, u"-qm"_s, u"two"_s});
    const CliRun large = run({u"git:HEAD:site"_s, u"git:HEAD~1:site"_s});
    QCOMPARE(large.status, 2);
    QVERIFY2(large.err.contains("larger than 16 MiB"), large.err.constData());
}

void TestCliExact::mapIsAPartition() {
    QVERIFY(json(runCli({u"map"_s, path(u"b"_s), u"--json"_s}))[u"rows"_s].toArray().size() >= 2);
    const CliRun run = runCli({u"map"_s, path(u"b"_s), u"--json"_s, u"--agent"_s, u"GPTBot"_s});
    QCOMPARE(run.status, 0);
    const QJsonObject object = json(run);
    QCOMPARE(keys(object), u"complete rows unproven"_s);
    const QJsonObject row = object[u"rows"_s][0].toObject();
    QCOMPARE(row[u"agents"_s].toArray(), QJsonArray{u"GPTBot"_s});
    QCOMPARE(row[u"cells"_s][0][u"times"_s].toArray(), QJsonArray{u"always"_s});
    const QJsonObject region = row[u"cells"_s][0][u"regions"_s][0].toObject();
    QCOMPARE(keys(region), u"example except matches verdict"_s);
    QCOMPARE(region[u"verdict"_s][u"fetch"_s][u"decision"_s].toString(), u"deny"_s);
    QVERIFY(!region[u"verdict"_s].toObject().contains(u"trace"_s));
    QVERIFY(!region[u"verdict"_s].toObject().contains(u"path"_s));
    const CliRun text = runCli({u"map"_s, path(u"b"_s), u"--agent"_s, u"GPTBot"_s});
    QCOMPARE(text.out, QByteArray("AI training             1 may fetch a part\n\n"
                                  "GPTBot\n"
                                  "  deny   /blog/ — robots.txt line 5, Disallow: /blog/\n"
                                  "  allow  everything except /blog/ — no rule matches this "
                                  "path\n\n"));
}

/// Regions differ in what is known (S123), and the JSON says in what; the text tells a whole path from a prefix.
void TestCliExact::mapAsTable_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("csv") << QStringList{u"--format"_s, u"csv"_s} << 0
                         << QByteArray("agents,purpose,all other paths,\"/a*b, /private/\","
                                       "hours and pace (UTC),documented to obey\r\n"
                                       "CCBot,AI training,at other hours,may not,"
                                       "06:00–08:45: 1 request / 5 s,\r\n"
                                       "GPTBot,AI training,may not,may not,never,\r\n"
                                       "Bytespider,AI training,at other hours,may not,"
                                       "06:00–08:45: 1 request / 5 s,no\r\n");
    QTest::newRow("markdown")
        << QStringList{u"--format"_s, u"markdown"_s, u"--agent"_s, u"CCBot"_s} << 0
        << QByteArray("| agents | purpose | all other paths | /a\\*b, /private/ | hours and pace "
                      "(UTC) |\n|---|---|---|---|---|\n"
                      "| CCBot | AI training | at other hours | may not | 06:00–08:45: 1 request / "
                      "5 s |\n");
    QTest::newRow("unknown") << QStringList{u"--format"_s, u"yaml"_s} << 2
                             << QByteArray("gatepost-cli map: --format yaml: text, json, csv or "
                                           "markdown is expected\n");
    QTest::newRow("with a picture")
        << QStringList{u"--format"_s, u"csv"_s, u"-o"_s, u"map.svg"_s} << 2
        << QByteArray("gatepost-cli map: -o writes a picture or a page: it takes no --format\n");
}

void TestCliExact::mapAsTable() {
    QFETCH(QStringList, options);
    write(u"table/robots.txt"_s, "User-agent: *\nDisallow: /private/\nDisallow: /a*b\n"
                                 "Crawl-delay: 5\nVisit-time: 0600-0845\n\n"
                                 "User-agent: GPTBot\nDisallow: /\n");
    QStringList agents;
    if (!options.contains(u"--agent"_s))
        for (const QString &agent : {u"GPTBot"_s, u"Bytespider"_s, u"CCBot"_s})
            agents << u"--agent"_s << agent;
    const CliRun run = runCli(QStringList{u"map"_s, path(u"table"_s)} + agents + options);
    QTEST(run.status, "status");
    QTEST(run.status == 2 ? run.err : run.out, "said");
}

void TestCliExact::mapsOfSpellings() {
    write(u"c/robots.txt"_s, "User-agent: *\nDisallow: /~joe\n");
    const QStringList ask{u"map"_s, path(u"c"_s), u"--agent"_s, u"Googlebot"_s};
    QMap<QString, QString> known;
    const auto parts =
        json(runCli(ask + QStringList{u"--json"_s}))[u"rows"_s][0][u"cells"_s][0][u"regions"_s];
    for (const auto &part : parts.toArray()) {
        const QJsonObject verdict = part[u"verdict"_s].toObject();
        known[part[u"example"_s].toString()] = verdict[u"fetch"_s][u"decision"_s].toString() +
                                               u' ' + verdict[u"known"_s][u"decision"_s].toString();
    }
    QCOMPARE(known.value(u"/~joe"_s), u"deny deny"_s);
    QCOMPARE(known.values().count(u"deny allow"_s), 1);
    const QString spelled = known.key(u"deny allow"_s);
    const CliRun asked = runCli({u"simulate"_s, path(u"c"_s), u"--agent"_s, u"Googlebot"_s,
                                 u"--url"_s, spelled, u"--json"_s});
    QCOMPARE(asked.at(u"fetch"_s, u"decision"_s), u"deny"_s);
    QCOMPARE(asked.at(u"known"_s, u"decision"_s), u"allow"_s);
    QVERIFY(runCli(ask).out.contains("Paths in other spellings, such as " + spelled.toUtf8()));
    write(u"c/robots.txt"_s, "User-agent: *\nRobot-version: 2.0\nDisallow: /a\n\n"
                             "User-agent: *\nAllow: /a$\n");
    const CliRun whole = runCli(ask);
    QVERIFY2(whole.out.contains("/a (the whole path) — "), whole.out);
}

/// A row of many regions is cut, and says so.
void TestCliExact::longMaps() {
    QByteArray text = "User-agent: *\n";
    for (int i = 0; i < 40; ++i)
        text += "Disallow: /folder" + QByteArray::number(i) + "/\n";
    write(u"d/robots.txt"_s, text);
    const QStringList ask{u"map"_s, path(u"d"_s), u"--agent"_s, u"GPTBot"_s};
    const QByteArray cut = runCli(ask).out;
    QVERIFY2(cut.contains("  … and 29 more regions (--all lists them)\n"), cut);
    QVERIFY2(cut.contains("  allow  everything except "), cut);
    QCOMPARE(cut.count("  deny "), 11);
    const QByteArray all = runCli(ask + QStringList{u"--all"_s}).out;
    QVERIFY(!all.contains("more regions"));
    QCOMPARE(all.count("  deny "), 40);
}

void TestCliExact::rulesAboutAll() {
    write(u"b/gatepost.yaml"_s, "tests:\n"
                                "  - {agent: GPTBot, paths: /blog/, expect: deny}\n"
                                "  - {agents: all, paths: /private/, expect: deny}\n"
                                "  - {agents: [CCBot, Bingbot], paths: \"/*\", expect: not later}\n"
                                "  - {agent: GPTBot, path: /blog/, expect: not allow}\n");
    const QString report = path(u"junit.xml"_s);
    const CliRun run = runCli({u"test"_s, path(u"b"_s), u"--json"_s, u"--junit"_s, report});
    QCOMPARE(run.status, 1);
    const QJsonObject object = json(run);
    QStringList proofs;
    for (const auto &row : object[u"tests"_s].toArray())
        proofs << row[u"proof"_s].toString();
    QCOMPARE(proofs.join(u' '), u"holds fails holds holds"_s);
    QCOMPARE(object[u"summary"_s][u"failed"_s].toInt(), 1);
    const QJsonObject counter = object[u"tests"_s][1][u"counterexample"_s].toObject();
    QCOMPARE(keys(counter), u"agent at path verdict"_s);
    QCOMPARE(counter[u"verdict"_s][u"fetch"_s][u"decision"_s].toString(), u"allow"_s);
    QVERIFY(counter[u"path"_s].toString().startsWith(u"/private/"_s));
    QFile file(report);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray xml = file.readAll();
    QVERIFY(xml.contains("tests=\"4\" failures=\"1\" errors=\"0\""));
    QCOMPARE(xml.count("<testcase"), 4);
    // What XML has no place for would make the whole report unreadable.
    write(u"b/gatepost.yaml"_s,
          "tests:\n"
          "  - {agent: GPTBot, path: \"/\xFF<&\\x01\\uFFFE\", expect: deny}\n");
    (void)runCli({u"test"_s, path(u"b"_s), u"--junit"_s, report});
    QVERIFY(file.seek(0));
    QFile again(report);
    QVERIFY(again.open(QIODevice::ReadOnly));
    QXmlStreamReader reader(again.readAll());
    while (!reader.atEnd())
        reader.readNext();
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
}

QTEST_GUILESS_MAIN(TestCliExact)
#include "tst_cliexact.moc"

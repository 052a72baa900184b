// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// gatepost-cli replay: statuses, forms, privacy, policy sources, compression, sums of parts; and against a second judge
// (tests/logs/truth.py, which needs Python). GATEPOST_LOG_LINES makes that one longer: 10000000.

#include "tests/support/runcli.h"
#include "tests/support/rungit.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <random>

using namespace gatepost::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray line(const QByteArray &time, const QByteArray &path, const QByteArray &agent,
                const QByteArray &status = "200", const QByteArray &bytes = "9",
                const QByteArray &address = "192.0.2.1") {
    return address + " - - [" + time + " +0000] \"GET " + path + " HTTP/1.1\" " + status + " " +
           bytes + " \"-\" \"" + agent + "\"\n";
}

QByteArray gzipped(const QByteArray &bytes) {
    z_stream stream{};
    deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    QByteArray out(qsizetype(deflateBound(&stream, uLong(bytes.size())) + 64), '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = uInt(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = uInt(out.size());
    deflate(&stream, Z_FINISH);
    out.truncate(qsizetype(stream.total_out));
    deflateEnd(&stream);
    return out;
}

/// As much as there is of data that are cut.
QByteArray unpackedPart(const QByteArray &bytes) {
    z_stream stream{};
    inflateInit2(&stream, 15 + 16);
    QByteArray out(4'000'000, '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = uInt(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = uInt(out.size());
    inflate(&stream, Z_SYNC_FLUSH);
    out.truncate(qsizetype(stream.total_out));
    inflateEnd(&stream);
    return out;
}

QByteArray zstdPacked(const QByteArray &bytes) {
    QByteArray out(qsizetype(ZSTD_compressBound(size_t(bytes.size()))), '\0');
    out.truncate(qsizetype(
        ZSTD_compress(out.data(), size_t(out.size()), bytes.data(), size_t(bytes.size()), 3)));
    return out;
}

/// "denied informed served robots.txt:2 v2" for each line of --hits.
QString summary(const QByteArray &hits) {
    QStringList rows;
    for (const QByteArray &row : hits.split('\n')) {
        if (row.isEmpty())
            continue;
        const QJsonObject hit = QJsonDocument::fromJson(row).object();
        QStringList words{hit["class"].toString()};
        for (const auto &flag : hit["flags"].toArray())
            words << flag.toString();
        if (!hit["file"].isNull())
            words << hit["file"].toString() + u':' + QString::number(hit["rule_line"].toInt());
        words << hit["version"].toString(u"none"_s);
        rows << words.join(u' ');
    }
    return rows.join(u'\n');
}

} // namespace

class TestReplay : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    void write(const QString &name, const QByteArray &bytes) const {
        QVERIFY(QDir(m_folder.path()).mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    [[nodiscard]] CliRun replay(const QStringList &more, const QByteArray &input = {}) const {
        return runCli(QStringList{u"replay"_s} + more, input, m_folder.path());
    }
    void writeHistory() const;
    void writeLog(int lines) const;

private slots:
    void init();
    void classes_data();
    void classes();
    void forms();
    void privacy();
    void statuses_data();
    void statuses();
    void rowsThatDoNotFit();
    void compressions_data();
    void compressions();
    void stdinIsReadTwice();
    void git();
    void calibration();
    void pace();
    void networks();
    void partsAddUp();
    void partsMustAgree();
    void partsCountOnce();
    void cutPartsAreRefused();
    void damagedLogsAreNamed();
    void namesFromAFile();
    void otherPackings_data();
    void otherPackings();
    void addressFields();
    void whatIsNotAPath();
    void escapedHeaders();
    void verdicts();
    void verdictsOfSeveralLogs();
    void verdictsOfOddLines_data();
    void verdictsOfOddLines();
    void truth_data();
    void truth();
};

void TestReplay::init() {
    QVERIFY(m_folder.isValid());
    QDir(m_folder.path()).removeRecursively();
    QVERIFY(QDir().mkpath(m_folder.path()));
}

void TestReplay::writeHistory() const {
    write(u"history/2026-11-01T00:00Z/robots.txt"_s, "User-agent: *\nDisallow: /a\n");
    write(u"history/2026-11-10T00:00Z/robots.txt"_s, "User-agent: *\nDisallow: /a\nDisallow: /b\n");
    write(u"history/2026-11-10T00:00Z/gatepost.yaml"_s, "honeypots: [/trap]\n");
}

void TestReplay::writeLog(int lines) const {
    std::mt19937 random(5);
    QByteArray log;
    for (int i = 0; i < lines; ++i) {
        const auto two = [](unsigned n) { return QByteArray::number(n).rightJustified(2, '0'); };
        const QByteArray time = two(1 + unsigned(i) * 20 / unsigned(lines)) +
                                "/Nov/2026:" + two(random() % 24) + ":" + two(random() % 60) + ":" +
                                two(random() % 60);
        const char *const agents[] = {"GPTBot/1.2", "CCBot/2.0", "FooBot", "Mozilla/5.0 Firefox"};
        const QByteArray page = random() % 20 == 0 ? QByteArray("/robots.txt")
                                                   : QByteArray("/") + char('a' + random() % 4) +
                                                         QByteArray::number(random() % 500);
        log += line(time, page, agents[random() % 4], random() % 3 == 0 ? "403" : "200");
    }
    write(u"log"_s, log);
}

void TestReplay::classes_data() {
    QTest::addColumn<QByteArray>("log");
    QTest::addColumn<QString>("expected");
    const QByteArray v1 = " 2026-11-01T00:00Z";
    const QByteArray v2 = " 2026-11-10T00:00Z";
    const auto row = [](const char *name, const QByteArray &log, const QByteArray &expected) {
        QTest::newRow(name) << log << QString::fromUtf8(expected);
    };
    row("before the first version", line("31/Oct/2026:23:59:59", "/a", "GPTBot"), "ok served none");
    row("nothing was there a day before", line("01/Nov/2026:12:00:00", "/a", "GPTBot"),
        "grace unaware served robots.txt:2" + v1);
    row("denied", line("02/Nov/2026:00:00:00", "/a", "GPTBot"),
        "denied unaware served robots.txt:2" + v1);
    row("refused", line("02/Nov/2026:12:00:00", "/a", "GPTBot", "403"),
        "denied unaware refused robots.txt:2" + v1);
    row("ok", line("02/Nov/2026:12:00:00", "/b", "GPTBot"), "ok served" + v1);
    row("grace", line("10/Nov/2026:23:59:59", "/b", "GPTBot"),
        "grace unaware served robots.txt:3" + v2);
    row("grace is over", line("11/Nov/2026:00:00:00", "/b", "GPTBot"),
        "denied unaware served robots.txt:3" + v2);
    row("denied by both", line("10/Nov/2026:01:00:00", "/a", "GPTBot"),
        "denied unaware served robots.txt:2" + v2);
    row("honeypot", line("12/Nov/2026:01:00:00", "/trap/x", "GPTBot"), "honeypot served" + v2);
    row("policy file", line("12/Nov/2026:01:00:00", "/robots.txt?x", "GPTBot"),
        "policy-file served" + v2);
    row("nobody", line("12/Nov/2026:01:00:00", "/a", "Firefox"), "");
    row("informed",
        line("12/Nov/2026:01:00:00", "/robots.txt", "GPTBot") +
            line("12/Nov/2026:01:00:01", "/b", "GPTBot"),
        "policy-file served" + v2 + "\ndenied informed served robots.txt:3" + v2);
    row("informed by a 304",
        line("12/Nov/2026:01:00:00", "/robots.txt", "GPTBot", "304") +
            line("12/Nov/2026:01:00:01", "/b", "GPTBot"),
        "policy-file served" + v2 + "\ndenied informed served robots.txt:3" + v2);
    row("asked and was refused",
        line("12/Nov/2026:01:00:00", "/robots.txt", "GPTBot", "403") +
            line("12/Nov/2026:01:00:01", "/b", "GPTBot"),
        "policy-file refused" + v2 + "\ndenied served robots.txt:3" + v2);
    row("read the version that allowed",
        line("05/Nov/2026:01:00:00", "/robots.txt", "GPTBot") +
            line("12/Nov/2026:01:00:01", "/b", "GPTBot"),
        "policy-file served" + v1 + "\ndenied served robots.txt:3" + v2);
    row("another agent read it",
        line("12/Nov/2026:01:00:00", "/robots.txt", "CCBot") +
            line("12/Nov/2026:01:00:01", "/b", "GPTBot"),
        "policy-file served" + v2 + "\ndenied unaware served robots.txt:3" + v2);
    row("choice-same-second",
        line("12/Nov/2026:01:00:01", "/robots.txt", "GPTBot") +
            line("12/Nov/2026:01:00:01", "/b", "GPTBot"),
        "policy-file served" + v2 + "\ndenied unaware served robots.txt:3" + v2);
    row("documented to ignore robots.txt", line("12/Nov/2026:01:00:00", "/a", "Bytespider"),
        "ok served" + v2);
    row("lines out of order",
        line("12/Nov/2026:01:00:02", "/b", "GPTBot") +
            line("12/Nov/2026:01:00:01", "/robots.txt", "GPTBot"),
        "denied informed served robots.txt:3" + v2 + "\npolicy-file served" + v2);
}

void TestReplay::classes() {
    QFETCH(QByteArray, log);
    QFETCH(QString, expected);
    writeHistory();
    write(u"log"_s, log);
    const CliRun run = replay({u"log"_s, u"--policy"_s, u"history"_s, u"--hits"_s, u"all"_s});
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.status, 0);
    QCOMPARE(summary(run.out), expected);
}

void TestReplay::forms() {
    writeHistory();
    write(u"log"_s, line("12/Nov/2026:01:00:00", "/a?q=<b>&token=secret", "GPTBot") +
                        line("12/Nov/2026:01:00:01", "/c", "Claude-User") + "odd\n" +
                        QByteArray(line("12/Nov/2026:01:00:02", "/c", "Firefox")).repeated(40));
    const QStringList usual{u"log"_s, u"--policy"_s, u"history"_s};
    const CliRun text = replay(usual);
    QCOMPARE(text.status, 0);
    QVERIFY(text.out.startsWith(
        "43 lines, 2026-11-12 … 2026-11-12, 2 versions of the policy, 2 agents, 1 bad line\n"));
    QVERIFY(text.out.contains("GPTBot: 1 request against robots.txt line 2, Disallow: /a (version "
                              "2026-11-10T00:00Z) on 2026-11-12, all of them for "
                              "/a?q=…&token=…\n"));
    QVERIFY(text.err.contains("log:3\n") && !text.err.contains("odd"));
    const QJsonObject json = replay(usual + QStringList{u"--json"_s}).json();
    QCOMPARE(
        json.keys().join(u' '),
        u"agents bad_lines changes from hours lines other_names other_sizes policy reading registry to totals versions"_s);
    QCOMPARE(json["lines"].toInt(), 43);
    const QJsonObject agent = json["agents"].toArray().at(0).toObject();
    QCOMPARE(agent.keys().join(u' '),
             u"ask bytes claims_to_obey closed denied first_offence grace "
             u"honeypot informed kind last_offence networks ok policy_file "
             u"policy_reads rate requests rules "
             "served_denied spoofed_networks statuses token unaware urls verified"_s);
    const QJsonObject rule =
        json["agents"].toArray().at(0).toObject()["rules"].toArray().at(0).toObject();
    QCOMPARE(rule["text"].toString(), u"Disallow: /a"_s);
    QCOMPARE(rule["top"].toArray().at(0).toArray().at(0).toString(), u"/a?q=…&token=…"_s);

    QCOMPARE(replay(usual + QStringList{u"--csv"_s, u"made/out"_s}).status, 0);
    QCOMPARE(QDir(path(u"made/out"_s)).entryList(QDir::Files).join(u' '),
             u"agents.csv hours.csv rates.csv rules.csv"_s);
    const CliRun html = replay(usual + QStringList{u"--html"_s, u"-"_s, u"--full-urls"_s});
    QVERIFY(html.out.contains("/a?q=&lt;b&gt;&amp;token=secret"));
    QVERIFY(!html.out.contains("<b>"));
    for (const char *outside : {"http://", "https://", "src=", "href=", "url(", "<script"})
        QVERIFY2(!html.out.contains(outside), outside);
}

void TestReplay::privacy() {
    writeHistory();
    write(u"log"_s,
          line("12/Nov/2026:01:00:00", "/a?token=secret", "GPTBot", "200", "9", "198.51.100.77"));
    for (const QStringList &form : {QStringList{},
                                    {u"--json"_s},
                                    {u"--html"_s, u"-"_s},
                                    {u"--hits"_s, u"all"_s},
                                    {u"--partial"_s}}) {
        const CliRun run = replay(QStringList{u"log"_s, u"--policy"_s, u"history"_s} + form);
        QCOMPARE(run.status, 0);
        QVERIFY2(!run.out.contains("198.51.100.77"), run.out.constData());
        QVERIFY2(!run.out.contains("secret"), run.out.constData());
    }
    const CliRun shown = replay({u"log"_s, u"--policy"_s, u"history"_s, u"--hits"_s, u"all"_s,
                                 u"--show-ips"_s, u"--full-urls"_s});
    QVERIFY(shown.out.contains("198.51.100.77") && shown.out.contains("secret"));
    QVERIFY(shown.err.contains("personal"));
    // What cannot be read leaves the program no more than what can.
    write(u"odd"_s,
          "203.0.113.77 - bob [bad] \"GET /p?token=SECRET HTTP/1.1\" 200 1 \"-\" \"GPTBot\"\n");
    const QStringList odd{u"odd"_s, u"--policy"_s, u"history"_s, u"--format"_s, u"combined"_s};
    const auto unread = replay(odd);
    QVERIFY2(unread.err.contains("odd:1\n") && !unread.err.contains("203.0.113.77") &&
                 !unread.err.contains("bob") && !unread.err.contains("SECRET"),
             unread.err.constData());
    QVERIFY(replay(odd + QStringList{u"--show-ips"_s, u"--full-urls"_s})
                .err.contains("odd:1: 203.0.113.77 - bob"));
}

void TestReplay::statuses_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char *arguments, int status, const char *says) {
        QTest::addRow("%s", arguments)
            << QString::fromUtf8(arguments).split(u' ') << status << QByteArray(says);
    };
    row("log --policy history", 0, "");
    row("log --policy history --fail-on denied", 1, "");
    row("log --policy history --fail-on informed,honeypot", 0, "");
    row("log --policy history --fail-on served", 1, "");
    row("log --policy history --fail-on spoofed", 0, "");
    row("odd --policy history", 1, "(combined). Name another with --format");
    row("empty --policy history", 0, "");
    row("log", 2, "--policy is missing");
    row("log --policy nothing", 2, "nothing: is not a folder");
    row("nothing --policy history", 2, "nothing: cannot be opened");
    row("history --policy history", 2, "history is a folder, not a file.");
    row("log --policy git:. ", 2, "Git repository");
    row("log --policy history --format x", 2, "is not a format of logs");
    row("log --policy history --format $x", 2, "User-Agent");
    row("log --policy history --hits x", 2, "--hits x");
    row("log --policy history --fail-on all", 2, "--fail-on all");
    row("log --policy history --grace x", 2, "--grace x");
    row("log --policy history --from x", 2, "--from x");
    row("log --policy history --reading x", 2, "--reading x");
    row("log --policy history --ip-ranges nothing", 2, "nothing");
    row("log --policy history --csv log", 2, "log: the folder could not be made");
    row("damaged.gz --policy history", 2, "gzip");
    row("damaged.zst --policy history", 2, "zstd");
    row("second.gz --policy history", 2, "second.gz: the gzip data are damaged or end too early");
    row("second.zst --policy history", 2, "second.zst: the zstd data are damaged or end too early");
    row("padded.gz --policy history", 0, "");
    row("padded.gz --policy history --threads 2", 0, "");
    row("log --policy history --csv . --html -", 2, "--csv and --html are different outputs");
    row("log --policy history --json --partial", 2, "--json and --partial are different");
    row("log --policy history --hits all --html -", 2, "--html and --hits are different");
    row("--merge log", 2, "is not a partial result");
    row("--merge no-reading", 2, "no-reading:1: is damaged: it does not say its reading");
    row("--merge odd-policy", 2, "odd-policy:1: is damaged: it does not say its policy");
    row("--merge log --policy history", 2, "leave out --policy");
    row("--merge deep-header", 2,
        "deep-header:1: is more than a row of a partial result can be (64 MiB, 64 levels, 200000 "
        "values): make the partial result again with --partial");
    row("--merge many-versions", 2,
        "many-versions:73: has more than 10000 versions of the policy, or more than 64 MiB");
    row("log --policy history --ip-ranges deep", 2, "the list has more than 1000000 values or 64");
}

void TestReplay::statuses() {
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QByteArray, says);
    writeHistory();
    write(u"log"_s, line("12/Nov/2026:01:00:00", "/a", "GPTBot"));
    write(u"odd"_s, "a\nb\n" + line("12/Nov/2026:01:00:00", "/a", "GPTBot"));
    write(u"empty"_s, {});
    write(u"damaged.gz"_s, gzipped(QByteArray(5000, 'x')).left(30));
    // Two members with padding between, and more of it at the end than is read at once.
    const QByteArray packed = gzipped(line("12/Nov/2026:01:00:00", "/a", "GPTBot"));
    // The first member is whole, the second one is not.
    write(u"second.gz"_s, packed + packed.chopped(12));
    const QByteArray frame = zstdPacked(line("12/Nov/2026:01:00:00", "/a", "GPTBot"));
    write(u"second.zst"_s, frame + frame.chopped(3));
    write(u"padded.gz"_s, packed + QByteArray(7, '\0') + packed + QByteArray(600'000, '\0'));
    write(u"no-reading"_s, "{\"gatepost-partial\":2,\"policy\":\"\",\"registry\":\"\"}\n");
    write(u"odd-policy"_s, "{\"gatepost-partial\":2,\"policy\":[1],\"registry\":\"\"}\n");
    // Small as a file, and gigabytes in memory if each version had its own text.
    write(u"many-versions"_s,
          "{\"gatepost-partial\":2,\"policy\":\"\",\"registry\":\"\",\"reading\":\"author\"}\n"
          "{\"k\":\"file\",\"sha256\":\"0\",\"text\":\"" +
              QByteArray(950'000, '#') + "\"}\n" +
              QByteArray("{\"k\":\"version\",\"id\":\"\",\"commit\":\"\",\"from\":null,\"files\":"
                         "{\"robots.txt\":\"0\"}}\n")
                  .repeated(200));
    const QByteArray header =
        "{\"gatepost-partial\":2,\"policy\":\"\",\"registry\":\"\",\"reading\":"
        "\"author\",\"x\":";
    const QByteArray deep = QByteArray(2'000'000, '[') + QByteArray(2'000'000, ']');
    write(u"deep-header"_s, header + deep + "}\n");
    write(u"deep/gptbot.json"_s, deep);
    write(u"damaged.zst"_s, zstdPacked(QByteArray(5000, 'x')).chopped(2));
    arguments.removeAll(QString());
    const CliRun run = replay(arguments);
    QVERIFY2(run.err.contains(says), run.err.constData());
    QCOMPARE(run.status, status);
    if (status == 2)
        QCOMPARE(run.out, QByteArray());
}

/// What a row points at must be in the policy that comes with it.
void TestReplay::rowsThatDoNotFit() {
    writeHistory();
    write(u"log"_s, line("12/Nov/2026:01:00:00", "/a", "GPTBot"));
    const CliRun made = replay({u"log"_s, u"--policy"_s, u"history"_s, u"--partial"_s});
    QCOMPARE(made.status, 0);
    write(u"whole"_s, made.out);
    QCOMPARE(replay({u"--merge"_s, u"whole"_s}).status, 0);
    const qsizetype begin = made.out.indexOf("\"p\":") + 4;
    const qsizetype end = made.out.indexOf("],\"s", begin) + 1; // "s" or "served"
    QVERIFY(begin > 4 && end > begin);
    for (const char *answers : {"[]", "[0]", "[[0,1],[0,1],[0,1],[0,1],[0,1],[0,1],[0,1]]"}) {
        QByteArray odd = made.out;
        odd.replace(begin, end - begin, answers);
        write(u"odd"_s, odd);
        const CliRun run = replay({u"--merge"_s, u"odd"_s});
        QVERIFY2(run.err.contains("does not fit the policy"), run.err + answers);
        QCOMPARE(run.status, 2);
    }
}

void TestReplay::compressions_data() {
    QTest::addColumn<QString>("name");
    for (const char *name : {"gzip", "gzip-members", "zstd", "zstd-frames"})
        QTest::addRow("%s", name) << QString::fromLatin1(name);
}

void TestReplay::compressions() {
    QFETCH(QString, name);
    writeHistory();
    writeLog(5000);
    QFile file(path(u"log"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray log = file.readAll();
    const auto pack = name.startsWith(u"gzip"_s) ? gzipped : zstdPacked;
    write(u"packed"_s,
          name.contains(u'-') ? pack(log.left(100'001)) + pack(log.mid(100'001)) : pack(log));
    const QStringList more{u"--policy"_s, u"history"_s, u"--json"_s};
    const CliRun plain = replay(QStringList{u"log"_s} + more);
    QCOMPARE(replay(QStringList{u"packed"_s} + more).out, plain.out);
    QVERIFY(plain.out.contains("\"lines\":5000"));
}

void TestReplay::stdinIsReadTwice() {
    writeHistory();
    writeLog(300);
    QFile file(path(u"log"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray log = file.readAll();
    const QStringList more{u"--policy"_s, u"history"_s, u"--hits"_s, u"all"_s};
    const QByteArray hits = replay(QStringList{u"log"_s} + more).out;
    QCOMPARE(replay(QStringList{u"-"_s} + more, log).out, hits);
    QCOMPARE(replay(QStringList{u"-"_s} + more, gzipped(log)).out, hits);
    QVERIFY(hits.count('\n') > 150);
}

void TestReplay::git() {
    if (!hasGit())
        QSKIP("There is no git");
    const auto call = [&](const QStringList &arguments,
                          const QByteArray &date = "2026-11-01T00:00:00Z") {
        QVERIFY(runGit(m_folder.path(), arguments, date).has_value());
    };
    const auto commit = [&](const QByteArray &date) {
        call({u"add"_s, u"."_s});
        call({u"commit"_s, u"-qm"_s, u"x"_s}, date);
    };
    call({u"init"_s, u"-q"_s, u"-b"_s, u"main"_s});
    write(u"other"_s, "x");
    commit("2026-10-30T00:00:00Z");
    write(u"public/robots.txt"_s, "User-agent: *\nDisallow: /a\n");
    commit("2026-11-01T00:00:00Z");
    write(u"other"_s, "y");
    commit("2026-11-05T00:00:00Z");
    write(u"public/robots.txt"_s, "User-agent: *\nDisallow: /b\n");
    commit("2026-11-10T00:00:00Z");
    write(u"log"_s, line("31/Oct/2026:01:00:00", "/a", "GPTBot") +
                        line("03/Nov/2026:01:00:00", "/a", "GPTBot") +
                        line("12/Nov/2026:01:00:00", "/a", "GPTBot") +
                        line("12/Nov/2026:01:00:00", "/b", "GPTBot"));
    const CliRun run = replay({u"log"_s, u"--policy"_s, u"git:.:public"_s, u"--hits"_s, u"all"_s});
    QCOMPARE(run.status, 0);
    QStringList rows;
    for (const QString &row : summary(run.out).split(u'\n'))
        rows << row.section(u' ', 0, 0);
    QCOMPARE(rows.join(u' '), u"ok denied ok denied"_s);
    const QJsonObject json =
        replay({u"log"_s, u"--policy"_s, u"git:.:public@main"_s, u"--json"_s}).json();
    const QJsonArray versions = json["versions"].toArray();
    QCOMPARE(versions.size(), 2); // the other commits changed nothing of it
    QCOMPARE(versions[1].toObject()["committed"].toString(), u"2026-11-10T00:00:00Z"_s);
    QCOMPARE(versions[1].toObject()["how"].toString(), u"commit"_s);
    QCOMPARE(versions[1].toObject()["commit"].toString().size(), 40);
    QCOMPARE(replay({u"log"_s, u"--policy"_s, u"git:.:nowhere"_s}).status, 2);
    QCOMPARE(replay({u"log"_s, u"--policy"_s, u"git:.@nowhere"_s}).status, 2);
    // A clone that is cut knows nothing of the times before; one that is deep enough has all of it.
    call({u"clone"_s, u"-q"_s, u"--depth=2"_s, u"file://"_s + m_folder.path(), u"cut"_s});
    const CliRun cut = replay({u"log"_s, u"--policy"_s, u"git:cut:public"_s});
    QCOMPARE(cut.status, 2);
    QVERIFY2(cut.err.contains("this clone is shallow") && cut.err.contains("git fetch --unshallow"),
             cut.err.constData());
    call({u"clone"_s, u"-q"_s, u"--depth=20"_s, u"file://"_s + m_folder.path(), u"deep"_s});
    QCOMPARE(replay({u"log"_s, u"--policy"_s, u"git:deep:public"_s}).status, 0);
}

// Version 2 has 40 bytes and was served first at 14:31.
void TestReplay::calibration() {
    writeHistory();
    const QByteArray log = line("10/Nov/2026:10:00:00", "/robots.txt", "CCBot", "200", "27") +
                           line("10/Nov/2026:14:31:00", "/robots.txt", "CCBot", "200", "40") +
                           line("11/Nov/2026:10:00:00", "/b", "GPTBot") +
                           line("11/Nov/2026:14:31:00", "/b", "GPTBot") +
                           line("12/Nov/2026:00:00:00", "/robots.txt", "CCBot", "200", "777");
    write(u"log"_s, log);
    const QStringList usual{u"log"_s, u"--policy"_s, u"history"_s};
    const QString said = summary(replay(usual + QStringList{u"--hits"_s, u"denied,grace"_s}).out);
    QCOMPARE(said.section(u'\n', 0, 0).section(u' ', 0, 0), u"grace"_s);
    QCOMPARE(said.section(u'\n', 1, 1).section(u' ', 0, 0), u"denied"_s);
    const CliRun text = replay(usual);
    QVERIFY2(text.out.contains("dated 2026-11-10T00:00:00Z, first served 2026-11-10T14:31:00Z"),
             text.out.constData());
    QVERIFY(
        text.out.contains("A robots.txt of 777 bytes, which no version has, was served 1 time"));
    const QString plain = summary(
        replay(usual + QStringList{u"--hits"_s, u"denied,grace"_s, u"--no-calibrate"_s}).out);
    QCOMPARE(plain.count(u"denied"_s), 2);
}

void TestReplay::pace() {
    write(u"site/robots.txt"_s, "User-agent: FooBot\nCrawl-delay: 10\nDisallow: /x\n\nUser-agent: "
                                "BarBot\nRequest-rate: 2/60\nDisallow: /x\n");
    QByteArray log;
    for (const char *second :
         {"00", "05", "14", "24", "24"}) // gaps 5, 9 (a clock has seconds), 10, 0
        log += line(QByteArray("12/Nov/2026:01:00:") + second, "/", "FooBot");
    for (const char *at :
         {"01:00:00", "01:00:01", "01:00:02", "01:02:00"}) // two in a minute are right
        log += line(QByteArray("12/Nov/2026:") + at, "/", "BarBot");
    log += line("12/Nov/2026:01:30:00", "/", "BarBot");
    write(u"log"_s, log);
    const QJsonObject json = replay({u"log"_s, u"--policy"_s, u"site"_s, u"--json"_s}).json();
    for (const auto &value : json["agents"].toArray()) {
        const QJsonObject rate = value.toObject()["rate"].toObject();
        const bool isFoo = value.toObject()["token"].toString() == u"unknown: FooBot"_s;
        QCOMPARE(rate["stated_seconds"].toDouble(), isFoo ? 10.0 : 30.0);
        QCOMPARE(rate["kind"].toString(), isFoo ? u"crawl-delay"_s : u"request-rate"_s);
        QCOMPARE(rate["gaps"].toInt(), 4);
        QCOMPARE(rate["below"].toInt(), isFoo ? 2 : 1);
        QCOMPARE(rate["sessions"].toInt(), isFoo ? 1 : 2);
        QCOMPARE(rate["worst_minute"].toInt(), isFoo ? 5 : 3);
    }
}

/// FooBot keeps to ten seconds in each of two networks, not as a whole; in a third it does not.
void TestReplay::networks() {
    write(u"site/robots.txt"_s, "User-agent: FooBot\nCrawl-delay: 10\nDisallow: /x\n");
    const auto foo = [](const char *second, const char *address) {
        return line(QByteArray("12/Nov/2026:01:00:") + second, "/", "FooBot", "200", "9", address);
    };
    write(u"log"_s, foo("00", "203.0.113.7") + foo("05", "2001:db8:7::1") +
                        foo("10", "203.0.113.99") + foo("15", "2001:db8:7:9::") +
                        foo("40", "198.51.100.1") + foo("42", "198.51.100.1") +
                        line("12/Nov/2026:01:00:42", "/", "BarBot"));
    const QStringList usual{u"log"_s, u"--policy"_s, u"site"_s};
    const auto networksOf = [](const QJsonObject &report, int agent) {
        return report["agents"].toArray().at(agent).toObject()["networks"];
    };
    const CliRun json = replay(usual + QStringList{u"--json"_s});
    const QJsonObject found = networksOf(json.json(), 0).toObject();
    QCOMPARE(found["n"].toInt(), 3);
    QCOMPARE(found["too_fast"].toInt(), 1);
    QVERIFY(found["complete"].toBool());
    QVERIFY(networksOf(json.json(), 1).isNull()); // nobody states a pace to it
    const CliRun shown = replay(usual + QStringList{u"--json"_s, u"--show-ips"_s});
    QStringList rows;
    for (const auto &value : networksOf(shown.json(), 0).toObject()["list"].toArray()) {
        const QJsonObject row = value.toObject();
        rows << u"%1 %2 %3 %4 %5"_s.arg(row["network"].toString())
                    .arg(row["requests"].toInt())
                    .arg(row["gaps"].toInt())
                    .arg(row["below"].toInt())
                    .arg(row["worst_minute"].toInt());
    }
    rows.removeFirst(); // the one that was too fast; the others in the order of their numbers
    rows.sort();
    QCOMPARE(rows.join(u'\n'), u"2001:db8:7::/48 2 1 0 2\n203.0.113.0/24 2 1 0 2"_s);
    // Each form says it; names and addresses only where they are wanted.
    QVERIFY(QDir(m_folder.path()).mkpath(u"out"_s));
    const QByteArray name = "198.51.100.0/24";
    for (const bool names : {false, true}) {
        const QStringList more = usual + (names ? QStringList{u"--show-ips"_s} : QStringList{});
        const CliRun text = replay(more);
        QVERIFY2(text.out.contains("unknown: FooBot came from 3 networks (/24, /48), too fast from "
                                   "1, most from " +
                                   (names ? name : QByteArray("one of them")) + " (100 %)\n"),
                 text.out.constData());
        QCOMPARE(text.err.contains("personal"), names);
        const CliRun html = replay(more + QStringList{u"--html"_s, u"-"_s});
        QVERIFY(html.out.contains("<h2>Networks</h2>"));
        QCOMPARE(html.out.contains(name), names);
        const CliRun partial = replay(more + QStringList{u"--partial"_s});
        QCOMPARE(partial.out.contains(name), names);
        write(u"partial"_s, partial.out);
        QCOMPARE(replay({u"--merge"_s, u"partial"_s, u"--json"_s}).out, json.out);
        QCOMPARE(replay({u"--merge"_s, u"partial"_s, u"--json"_s, u"--show-ips"_s}).out,
                 names ? shown.out : json.out);
        QCOMPARE(replay(more + QStringList{u"--csv"_s, u"out"_s}).status, 0);
        QFile rates(path(u"out/rates.csv"_s));
        QVERIFY(rates.open(QIODevice::ReadOnly));
        const QByteArrayList lines = rates.readAll().split('\n');
        QCOMPARE(lines.size(), 7); // titles, two agents, three networks, the end
        QCOMPARE(lines[1], QByteArray("unknown: FooBot,all,6,10,5,4,1,6,6"));
        QCOMPARE(lines[2],
                 "unknown: FooBot," + (names ? name : QByteArray("1")) + ",2,10,1,1,1,2,2");
    }
}

void TestReplay::partsAddUp() {
    writeHistory();
    writeLog(6000);
    QFile file(path(u"log"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    auto lines = file.readAll().split('\n');
    lines.removeLast();
    const QStringList json{u"--policy"_s, u"history"_s, u"--json"_s};
    const QByteArray whole = replay(QStringList{u"log"_s, u"--threads"_s, u"1"_s} + json).out;
    QCOMPARE(replay(QStringList{u"log"_s, u"--threads"_s, u"3"_s} + json).out, whole);
    std::mt19937 random(1);
    for (int round = 0; round < 3; ++round) {
        std::ranges::shuffle(lines, random);
        QStringList parts;
        for (qsizetype at = 0; at < lines.size();) {
            const qsizetype size =
                std::min<qsizetype>(1 + qsizetype(random() % 2500), lines.size() - at);
            write(u"part"_s, lines.mid(at, size).join('\n') + '\n');
            at += size;
            const QString name = u"partial%1"_s.arg(parts.size());
            write(name, replay({u"part"_s, u"--policy"_s, u"history"_s, u"--partial"_s}).out);
            parts.insert(qsizetype(random()) % (parts.size() + 1), name);
        }
        QVERIFY(parts.size() > 2);
        QCOMPARE(replay(QStringList{u"--merge"_s} + parts + QStringList{u"--json"_s}).out, whole);
        // Some first, then the rest; and all through one pipe.
        const CliRun some = replay(QStringList{u"--merge"_s, u"--partial"_s} + parts.mid(0, 2));
        QCOMPARE(replay(QStringList{u"--merge"_s, u"-"_s} + parts.mid(2) + QStringList{u"--json"_s},
                        some.out)
                     .out,
                 whole);
    }
}

void TestReplay::partsMustAgree() {
    writeHistory();
    writeLog(50);
    write(u"site/robots.txt"_s, "User-agent: *\nDisallow: /\n");
    const auto partial = [&](const QString &name, const QStringList &more) {
        const CliRun run = replay(QStringList{u"log"_s, u"--partial"_s} + more);
        QCOMPARE(run.status, 0);
        write(name, run.out);
    };
    partial(u"one"_s, {u"--policy"_s, u"history"_s});
    partial(u"policy"_s, {u"--policy"_s, u"site"_s});
    partial(u"reading"_s, {u"--policy"_s, u"history"_s, u"--reading"_s, u"author"_s});
    partial(u"only"_s, {u"--policy"_s, u"history"_s, u"--only"_s, u"GPTBot"_s});
    QCOMPARE(replay({u"--merge"_s, u"one"_s}).status, 0);
    for (const QString &other : {u"policy"_s, u"reading"_s, u"only"_s}) {
        const CliRun run = replay({u"--merge"_s, u"one"_s, other});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.contains("cannot be added up"), run.err.constData());
        QCOMPARE(run.out, QByteArray());
    }
}

/// A log counts once, however often and under whatever name it comes.
void TestReplay::partsCountOnce() {
    writeHistory();
    const QStringList policy{u"--policy"_s, u"history"_s, u"--partial"_s};
    writeLog(300);
    write(u"one"_s, replay(QStringList{u"log"_s} + policy).out);
    write(u"renamed"_s, QByteArray());
    QVERIFY(QFile::remove(path(u"renamed"_s)) && QFile::copy(path(u"log"_s), path(u"renamed"_s)));
    write(u"again"_s, replay(QStringList{u"renamed"_s} + policy).out);
    writeLog(400);
    write(u"two"_s, replay(QStringList{u"log"_s} + policy).out);
    // Two logs without any agent, which come to the same.
    write(u"log"_s, line("12/Nov/2026:01:00:00", "/x", "Firefox"));
    write(u"three"_s, replay(QStringList{u"log"_s} + policy).out);
    write(u"log"_s, line("12/Nov/2026:01:00:01", "/y", "Firefox"));
    write(u"four"_s, replay(QStringList{u"log"_s} + policy).out);
    write(u"log"_s, {});
    write(u"nothing"_s, replay(QStringList{u"log"_s} + policy).out);
    const CliRun sum = replay({u"--merge"_s, u"one"_s, u"two"_s, u"three"_s, u"four"_s,
                               u"nothing"_s, u"nothing"_s, u"--partial"_s});
    QVERIFY2(sum.status == 0, sum.err.constData());
    write(u"sum"_s, sum.out);
    QVERIFY(replay({u"--merge"_s, u"sum"_s}).out.startsWith("702 lines"));
    for (const QStringList &twice : {QStringList{u"one"_s, u"one"_s},
                                     {u"one"_s, u"again"_s},
                                     {u"sum"_s, u"two"_s},
                                     {u"three"_s, u"sum"_s}}) {
        const CliRun run = replay(QStringList{u"--merge"_s} + twice);
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.contains("was added before"), run.err.constData());
        QCOMPARE(run.out, QByteArray());
    }
}

void TestReplay::cutPartsAreRefused() {
    writeHistory();
    writeLog(200);
    const QByteArray whole = replay({u"log"_s, u"--policy"_s, u"history"_s, u"--partial"_s}).out;
    auto rows = whole.split('\n');
    rows.removeLast();
    QVERIFY(rows.size() > 10);
    for (qsizetype kept = 1; kept < rows.size(); ++kept) {
        write(u"cut"_s, rows.mid(0, kept).join('\n') + '\n');
        for (const QStringList &files : {QStringList{u"cut"_s}, {u"cut"_s, u"cut"_s}}) {
            const CliRun run = replay(QStringList{u"--merge"_s} + files);
            QCOMPARE(run.status, 2);
            QVERIFY2(run.err.contains("is cut") || run.err.contains("cut: "), run.err.constData());
            QCOMPARE(run.out, QByteArray());
        }
    }
    // One row of the middle is missing; there are rows behind the end.
    for (qsizetype left = 1; left + 1 < rows.size(); ++left) {
        auto some = rows;
        some.removeAt(left);
        write(u"cut"_s, some.join('\n') + '\n');
        QCOMPARE(replay({u"--merge"_s, u"cut"_s}).status, 2);
    }
    write(u"more"_s, whole + rows.at(rows.size() - 3) + '\n');
    QVERIFY(replay({u"--merge"_s, u"more"_s}).err.contains("comes after the end"));
}

/// One log that is damaged, or still written, does not end a run that goes on: it is named, and what came before counts.
void TestReplay::damagedLogsAreNamed() {
    writeHistory();
    writeLog(4000);
    QFile file(path(u"log"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray log = file.readAll();
    const QByteArray packed = gzipped(log);
    write(u"cut.gz"_s, packed.left(packed.size() / 2));
    const QStringList more{u"--policy"_s, u"history"_s, u"--json"_s};
    QCOMPARE(replay(QStringList{u"log"_s, u"cut.gz"_s} + more).status, 2);
    const CliRun run =
        replay(QStringList{u"cut.gz"_s, u"missing"_s, u"log"_s, u"--keep-going"_s} + more);
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains("cut.gz: the gzip data are damaged or end too early. The ") &&
                 run.err.contains(" lines before that are counted") &&
                 run.err.contains("missing: cannot be opened"),
             run.err.constData());
    const qsizetype begin = run.err.indexOf("The ") + 4;
    const qsizetype before = run.err.mid(begin, run.err.indexOf(' ', begin) - begin).toLongLong();
    QVERIFY(before > 1000 && before < 4000);
    QCOMPARE(before, unpackedPart(packed.left(packed.size() / 2)).count('\n'));
    // As if the whole lines were all there is.
    auto lines = log.split('\n');
    write(u"part"_s, lines.mid(0, before).join('\n') + '\n');
    QCOMPARE(run.out, replay(QStringList{u"part"_s, u"log"_s} + more).out);
    const CliRun hits = replay({u"missing"_s, u"log"_s, u"--keep-going"_s, u"--policy"_s,
                                u"history"_s, u"--hits"_s, u"all"_s});
    QCOMPARE(hits.status, 1);
    QVERIFY(hits.out.count('\n') > 1000);
    const CliRun partial =
        replay({u"cut.gz"_s, u"--keep-going"_s, u"--policy"_s, u"history"_s, u"--partial"_s});
    QCOMPARE(partial.status, 1);
    QVERIFY(partial.err.contains("cut.gz"));
}

void TestReplay::namesFromAFile() {
    writeHistory();
    writeLog(100);
    write(u"second log"_s, line("12/Nov/2026:01:00:00", "/a", "GPTBot"));
    write(u"list"_s, "log\r\n\nsecond log\n");
    const QStringList more{u"--policy"_s, u"history"_s, u"--json"_s};
    const CliRun both = replay(QStringList{u"log"_s, u"second log"_s} + more);
    QVERIFY(both.out.contains("\"lines\":101"));
    QCOMPARE(replay(QStringList{u"--files-from"_s, u"list"_s} + more).out, both.out);
    QCOMPARE(replay(QStringList{u"log"_s, u"--files-from"_s, u"-"_s} + more, "second log").out,
             both.out);
    write(u"none"_s, "\n");
    QVERIFY(replay(QStringList{u"--files-from"_s, u"none"_s} + more).err.contains("names no log"));
    QVERIFY(replay(QStringList{u"--files-from"_s, u"nowhere"_s} + more).status == 2);
    const CliRun nothing = replay(more);
    QCOMPARE(nothing.status, 2);
    QVERIFY2(nothing.err.contains("LOG is missing"), nothing.err.constData());
}

void TestReplay::otherPackings_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("bzip2") << QByteArray("BZh91AY&SY")
                           << QByteArray("packed: is packed with bzip2, which is not read. Unpack "
                                         "it on the way: bzcat packed | gatepost-cli replay - …");
    QTest::newRow("xz") << QByteArray("\xfd"
                                      "7zXZ\0\0\4",
                                      8)
                        << QByteArray("xzcat packed | ");
    QTest::newRow("zip") << QByteArray("PK\x03\x04") << QByteArray("unzip -p packed | ");
    QTest::newRow("lz4") << QByteArray("\x04\x22\x4d\x18") << QByteArray("lz4cat packed | ");
}

void TestReplay::otherPackings() {
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, says);
    writeHistory();
    write(u"packed"_s, bytes);
    const CliRun run = replay({u"packed"_s, u"--policy"_s, u"history"_s});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains(says), run.err.constData());
}

/// The client writes the beginning of X-Forwarded-For itself.
void TestReplay::addressFields() {
    writeHistory();
    write(u"ranges/gptbot.json"_s, "{\"prefixes\":[{\"ipv4Prefix\":\"20.15.240.64/28\"}]}");
    const auto verified = [&](const QByteArray &forwarded, const QStringList &more) {
        write(u"log"_s, "{\"time\":\"2026-11-12T01:00:00Z\",\"uri\":\"/x\",\"status\":200,"
                        "\"remote_ip\":\"20.15.240.66\",\"xff\":\"" +
                            forwarded + "\",\"ua\":\"GPTBot\"}\n");
        const CliRun run =
            replay(QStringList{u"log"_s, u"--policy"_s, u"history"_s, u"--ip-ranges"_s, u"ranges"_s,
                               u"--hits"_s, u"all"_s} +
                   more);
        return run.status == 0
                   ? QJsonDocument::fromJson(run.out).object()["verified"].toString().toUtf8()
                   : run.err;
    };
    const QStringList field{u"--ip-field"_s, u"xff"_s};
    QCOMPARE(verified("20.15.240.65, 6.6.6.6", field), QByteArray("spoofed"));
    QCOMPARE(verified("6.6.6.6, 20.15.240.65", field), QByteArray("verified"));
    QCOMPARE(verified("6.6.6.6, 20.15.240.65:5555", field), QByteArray("verified"));
    QCOMPARE(
        verified("6.6.6.6, 20.15.240.65, 10.0.0.1", field + QStringList{u"--proxies"_s, u"2"_s}),
        QByteArray("verified"));
    QVERIFY(verified("", {u"--ip-field"_s, u"xxf"_s})
                .contains("log: no line has the field “xxf” (--ip-field)"));
    QVERIFY(verified("", field + QStringList{u"--proxies"_s, u"0"_s}).contains("--proxies"));
}

/// "OPTIONS *" and "CONNECT host:443" ask for no path: neither rules nor hours are about them.
void TestReplay::whatIsNotAPath() {
    write(u"site/robots.txt"_s,
          "User-agent: *\nRobot-version: 2.0\nVisit-time: 0100-0200\nDisallow: /\n");
    QByteArray log;
    for (const char *request : {"OPTIONS * HTTP/1.1", "CONNECT h.example:443 HTTP/1.1", "-"})
        log += "192.0.2.1 - - [12/Nov/2026:12:00:00 +0000] \"" + QByteArray(request) +
               "\" 400 0 \"-\" \"GPTBot\"\n";
    write(u"log"_s, log);
    const QJsonObject json =
        replay({u"log"_s, u"--policy"_s, u"site"_s, u"--json"_s, u"--fail-on"_s, u"closed"_s})
            .json();
    QCOMPARE(json["lines"].toInt(), 3);
    QCOMPARE(json["bad_lines"].toInt(), 0);
    QCOMPARE(json["agents"].toArray().size(), 0);
}

void TestReplay::escapedHeaders() {
    writeHistory();
    write(u"log"_s, line("12/Nov/2026:01:00:00", "/a", "tab\\x09GPTBot") +
                        line("12/Nov/2026:01:00:00", "/a", "quoted \\\"GPTBot\\\""));
    const QJsonObject json = replay({u"log"_s, u"--policy"_s, u"history"_s, u"--json"_s}).json();
    QCOMPARE(json["agents"].toArray().size(), 1);
    QCOMPARE(json["agents"].toArray().at(0).toObject()["token"].toString(), u"GPTBot"_s);
}

/// Line for line what replay says of the same requests.
void TestReplay::verdicts() {
    writeHistory();
    writeLog(3000);
    QFile file(path(u"log"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray tsv = "id\ttime\tuser_agent\turl\tstatus\n";
    QByteArray json;
    qsizetype number = 0;
    QStringList expected;
    while (!file.atEnd()) {
        const QByteArray row = file.readLine();
        const QByteArray time = row.mid(row.indexOf('[') + 1, 26);
        const QByteArray url = row.mid(row.indexOf("GET ") + 4).split(' ').first();
        const QByteArray agent = row.split('"').at(5);
        const QByteArray id = QByteArray::number(++number);
        tsv += id + '\t' + time + '\t' + agent + '\t' + url + "\t200\n";
        json += "{\"id\":" + id + ",\"time\":\"" + time + "\",\"uri\":\"" + url +
                "\",\"user_agent\":\"" + agent + "\"}\n";
    }
    const CliRun hits =
        replay({u"log"_s, u"--policy"_s, u"history"_s, u"--no-calibrate"_s, u"--hits"_s, u"all"_s});
    QMap<qsizetype, QString> said;
    for (const QByteArray &row : hits.out.split('\n')) {
        const QJsonObject hit = QJsonDocument::fromJson(row).object();
        if (!hit.isEmpty())
            said[hit["line"].toInteger()] =
                QStringList{hit["agent"].toString(), hit["class"].toString(),
                            hit["file"].toString(),
                            hit["rule_line"].isNull() ? QString()
                                                      : QString::number(hit["rule_line"].toInt()),
                            hit["version"].toString()}
                    .join(u'|');
    }
    QVERIFY(said.size() > 1500);
    const auto call = [&](const QStringList &more, const QByteArray &input) {
        return runCli(QStringList{u"verdicts"_s, u"--policy"_s, u"history"_s} + more, input,
                      m_folder.path());
    };
    const CliRun columns = call({}, tsv);
    QVERIFY2(columns.status == 0, columns.err.constData());
    const auto rows = QString::fromUtf8(columns.out).split(u'\n');
    QCOMPARE(rows.size(), number + 2);
    QCOMPARE(rows.at(0), u"id\ttime\tuser_agent\turl\tstatus\tagent\tverdict\tclass\tfile\tline\t"
                         "version\tknown"_s);
    for (qsizetype i = 1; i <= number; ++i) {
        const auto cells = rows.at(i).split(u'\t');
        QCOMPARE(cells.size(), 12);
        QCOMPARE(cells.at(0).toLongLong(), i);
        if (cells.at(7) == u"nobody"_s) {
            QVERIFY(!said.contains(i) && cells.at(5).isEmpty());
            continue;
        }
        QCOMPARE((QStringList{cells.at(5), cells.at(7), cells.at(8), cells.at(9), cells.at(10)})
                     .join(u'|'),
                 said.value(i));
        const QString rightly = cells.at(7) == u"denied"_s || cells.at(7) == u"grace"_s ||
                                        (cells.at(7) == u"honeypot"_s && !cells.at(8).isEmpty())
                                    ? u"deny"_s
                                    : u"allow"_s;
        QCOMPARE(cells.at(6), rightly);
        QCOMPARE(cells.at(11), cells.at(5).startsWith(u"unknown: "_s) ? u"no"_s : u"yes"_s);
    }
    // Without a first line, and as JSON.
    QCOMPARE(
        call({u"--columns"_s, u"id,time,user_agent,url,status"_s}, tsv.mid(tsv.indexOf('\n') + 1))
            .out,
        columns.out.mid(columns.out.indexOf('\n') + 1));
    const auto objects = call({u"--jsonl"_s, u"--prefix"_s, u"gp_"_s}, json).out.split('\n');
    QCOMPARE(objects.size(), number + 1);
    for (qsizetype i = 1; i <= number; ++i) {
        const QJsonObject object = QJsonDocument::fromJson(objects.at(i - 1)).object();
        const auto cells = rows.at(i).split(u'\t');
        QCOMPARE(object["id"].toInteger(), i);
        QCOMPARE(object["gp_agent"].toString(), cells.at(5));
        QCOMPARE(object["gp_class"].toString(), cells.at(7));
        QCOMPARE(object["gp_line"].toInt(), cells.at(9).toInt());
    }
}

void TestReplay::verdictsOfOddLines_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("output"); // or, of status 2, what is said
    QTest::addColumn<int>("status");
    const QByteArray head = "time\tua\turl\n";
    const QByteArray headOut = "time\tua\turl\tagent\tverdict\tclass\tfile\tline\tversion\tknown\n";
    const QByteArray good = "1794800000\tGPTBot\t/a";
    const QByteArray goodOut = good + "\tGPTBot\tdeny\tdenied\trobots.txt\t2\t1b8615f2\tyes\n";
    const auto row = [](const char *name, const QStringList &options, const QByteArray &input,
                        const QByteArray &output, int status) {
        QTest::newRow(name) << options << input << output << status;
    };
    row("one", {}, head + good + '\n', headOut + goodOut, 0);
    row("no line end, CR", {}, "time\tua\turl\r\n" + good, headOut + goodOut, 0);
    row("a byte order mark", {}, "\xEF\xBB\xBF" + head + good + '\n',
        "\xEF\xBB\xBF" + headOut + goodOut, 0);
    row("nothing", {}, "", "", 0);
    row("a head alone", {}, head, headOut, 0);
    row("no URL", {}, "time\tua\tx\n", "stdin: Line 1: no column is called URL", 2);
    row("no such column", {u"--columns"_s, u"time,ua"_s}, good,
        "--columns: no column is called URL", 2);
    row("columns and JSON", {u"--columns"_s, u"time"_s, u"--jsonl"_s}, "", "--columns is for TSV",
        2);
    row("few columns", {}, head + "1794800000\tGPTBot\n" + (good + '\n').repeated(40),
        headOut + "1794800000\tGPTBot\t\t\tbad\t\t\t\t\n" + goodOut.repeated(40), 0);
    row("mostly bad", {}, head + "x\tGPTBot\t/a\n", headOut + "x\tGPTBot\t/a\t\t\tbad\t\t\t\t\n",
        1);
    row("no path", {}, head + "1794800000\tGPTBot\t*\n",
        headOut + "1794800000\tGPTBot\t*\tGPTBot\t\tnone\t\t\t\tyes\n", 0);
    row("a policy file", {}, head + "1794800000\tMyBot/1\thttps://e.example/robots.txt\n",
        headOut + "1794800000\tMyBot/1\thttps://e.example/robots.txt\tunknown: MyBot\tallow\t"
                  "policy-file\t\t\t1b8615f2\tno\n",
        0);
    row("JSON that is none", {u"--jsonl"_s},
        "{\"time\":1794800000,\"uri\":\"/a\",\"ua\":\"GPTBot\"} \nodd\n{}\n{\"ua\":1}\n",
        "{\"time\":1794800000,\"uri\":\"/a\",\"ua\":\"GPTBot\",\"agent\":\"GPTBot\",\"verdict\":"
        "\"deny\",\"class\":\"denied\",\"file\":\"robots.txt\",\"line\":2,\"version\":\"1b8615f2\","
        "\"known\":\"yes\"}\nodd\n{}\n{\"ua\":1,\"agent\":null,\"verdict\":null,\"class\":\"bad\","
        "\"file\":null,\"line\":null,\"version\":null,\"known\":null}\n",
        1);
}

/// One head for all of them; a log with other columns would be misread under it.
void TestReplay::verdictsOfSeveralLogs() {
    write(u"site/robots.txt"_s, "User-agent: *\nDisallow: /a\n");
    const QByteArray head = "time\tua\turl\n";
    const QByteArray row = "2026-11-22T00:44:22Z\tGPTBot/1.2\t/a\n";
    write(u"one.tsv"_s, head + row);
    write(u"two.tsv"_s, "\xEF\xBB\xBF" + head + row);
    write(u"other.tsv"_s, "url\tua\ttime\n" + row);
    const auto call = [&](const QString &second) {
        return runCli({u"verdicts"_s, u"--policy"_s, u"site"_s, u"one.tsv"_s, second}, {},
                      m_folder.path());
    };
    const CliRun both = call(u"two.tsv"_s);
    QCOMPARE(both.status, 0);
    QCOMPARE(both.out.count("\n"), 3);
    QCOMPARE(both.out.count("verdict"), 1);
    const CliRun other = call(u"other.tsv"_s);
    QCOMPARE(other.status, 2);
    QCOMPARE(QString::fromUtf8(other.err),
             u"gatepost-cli verdicts: other.tsv: Line 1: its columns are not those of the log "
             "before. Judge logs with other columns by themselves.\n"_s);
}

void TestReplay::verdictsOfOddLines() {
    QFETCH(QStringList, options);
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, output);
    QFETCH(int, status);
    write(u"site/robots.txt"_s, "User-agent: *\nDisallow: /a\n");
    const CliRun run = runCli(QStringList{u"verdicts"_s, u"--policy"_s, u"site"_s} + options, input,
                              m_folder.path());
    QCOMPARE(run.status, status);
    if (status == 2)
        QVERIFY2(run.err.contains(output), run.err.constData());
    else
        QCOMPARE(run.out, output);
    if (output.contains("bad") && status != 2)
        QVERIFY2(run.err.contains("this line cannot be read"), run.err.constData());
}

void TestReplay::truth_data() {
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("reading");
    QTest::addColumn<int>("seed");
    int seed = qEnvironmentVariableIntValue("GATEPOST_LOG_SEED") + 1;
    for (const char *format : {"combined", "vcombined", "json", "caddy", "cloudflare", "cloudfront",
                               "w3c", "haproxy", "pattern"})
        for (const char *reading : {"known", "author"})
            QTest::addRow("%s %s", format, reading)
                << QString::fromLatin1(format) << QString::fromLatin1(reading) << seed++;
}

void TestReplay::truth() {
    QFETCH(QString, format);
    QFETCH(QString, reading);
    QFETCH(int, seed);
    const QString python = QStandardPaths::findExecutable(u"python3"_s);
    if (python.isEmpty())
        QSKIP("There is no Python");
    const int lines = qEnvironmentVariableIsSet("GATEPOST_LOG_LINES")
                          ? qEnvironmentVariableIntValue("GATEPOST_LOG_LINES") / 18
                          : 1500;
    const auto call = [&](const QStringList &arguments) {
        QProcess process;
        process.start(python, QStringList{u"tests/logs/truth.py"_s} + arguments);
        process.waitForFinished(-1);
        return process.exitCode() == 0
                   ? QByteArray()
                   : "failed:\n" + process.readAllStandardOutput() + process.readAllStandardError();
    };
    const QByteArray made =
        call({u"make"_s, path(u"t"_s), u"--lines"_s, QString::number(lines), u"--seed"_s,
              QString::number(seed), u"--format"_s, format, u"--reading"_s, reading});
    QVERIFY2(made.isEmpty(), made.constData());
    QStringList usual{u"t/log"_s, u"--policy"_s, u"t/policy"_s, u"--reading"_s, reading};
    if (format == u"pattern"_s)
        usual << u"--format"_s
              << u"$msec|$remote_addr|$request_uri|$status|$bytes_sent|\"$http_user_agent\""_s;
    if (format == u"haproxy"_s)
        usual << u"--haproxy-captures"_s << u"host,ua"_s;
    const CliRun hits = replay(usual + QStringList{u"--hits"_s, u"all"_s});
    QCOMPARE(hits.status, 0);
    write(u"hits"_s, hits.out);
    write(u"report"_s, replay(usual + QStringList{u"--json"_s, u"--show-ips"_s}).out);
    const QByteArray compared =
        call({u"compare"_s, path(u"t"_s), path(u"hits"_s), path(u"report"_s)});
    QVERIFY2(compared.isEmpty(), compared.constData());
}

QTEST_MAIN(TestReplay)
#include "tst_replay.moc"

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reading logs: lines of every format (tests/cases/logs), times, agents, addresses, and sums that do not depend on order.

#include "core/logs/addresses.h"
#include "core/logs/history.h"
#include "core/logs/logtime.h"
#include "core/logs/output.h"
#include "core/logs/partial.h"
#include "core/logs/reader.h"
#include "core/logs/report.h"
#include "core/logs/splitter.h"
#include "core/logs/tallystore.h"
#include "core/replay/temporaryfile.h"
#include "tests/support/repository.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <format>
#include <map>
#include <random>

using namespace gatepost;
using namespace gatepost::logs;

namespace {

/// One line a line: what it is, and of a hit time, agent, status, bytes, address, method and target.
std::string readAll(Splitter &splitter, std::string_view log) {
    UserAgents agents(Registry::builtIn(), {});
    std::string out;
    while (!log.empty()) {
        const std::size_t end = std::min(log.find('\n'), log.size());
        std::string padded(log.substr(0, end));
        padded.append(kLinePadding, '\n');
        log.remove_prefix(std::min(end + 1, log.size()));
        Hit hit;
        switch (splitter.split(std::string_view(padded).substr(0, end), agents, hit)) {
        case logs::LineKind::Hit:
            out += std::to_string(hit.time) + ' ' + agents.name(hit.agent) + ' ' +
                   std::to_string(hit.status) + ' ' + std::to_string(hit.bytes) + ' ' +
                   std::string(hit.address) + ' ' + std::string(hit.method) + ' ' +
                   std::string(hit.target) + '\n';
            break;
        case logs::LineKind::Nobody: out += "nobody\n"; break;
        case logs::LineKind::Other: out += "other\n"; break;
        case logs::LineKind::Bad: out += "bad\n"; break;
        }
    }
    return out;
}

QByteArray bytesOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

PolicyHistory
historyOf(std::initializer_list<std::pair<std::optional<std::int64_t>, std::string>> texts) {
    std::vector<PolicyVersion> versions;
    for (const auto &[from, text] : texts) {
        Site site;
        site.put(FileRole::Robots, text);
        versions.push_back({"v" + std::to_string(versions.size() + 1),
                            {},
                            from,
                            false,
                            std::move(site),
                            {},
                            text});
    }
    return {std::move(versions), Reading::Author};
}

/// The rows of a partial result.
std::string partialRows(const TallyStore &store) {
    std::string rows;
    const auto written = forEachPartialRow(store, [&rows](const std::string &row) { rows += row; });
    return written ? rows : written.error().english();
}

std::string partialRows(const Tally &tally) {
    TallyStore store(replay::openTemporaryFile);
    return store.add(tally) ? partialRows(store) : std::string();
}

/// Into `store` as machines send it.
bool addRows(std::string_view rows, TallyStore &store) {
    Tally read;
    while (!rows.empty()) {
        const std::size_t end = std::min(rows.find('\n'), rows.size());
        if (!addPartialRow(rows.substr(0, end), read))
            return false;
        rows.remove_prefix(std::min(end + 1, rows.size()));
    }
    return store.add(std::move(read)).has_value();
}

Tally tallyOf(const PolicyHistory &history, const std::vector<std::string> &lines,
              const Addresses &addresses = {}, const ReadOptions &options = {}) {
    LogReader reader(history, addresses, options, makeClfSplitter(false));
    std::string all;
    for (const std::string &line : lines)
        all += line + '\n';
    const std::size_t size = all.size();
    all.append(kLinePadding, ' ');
    reader.read(std::string_view(all).substr(0, size));
    return reader.takeTally();
}

} // namespace

class TestLogs : public QObject {
    Q_OBJECT
private slots:
    void roleOfWhatIsFetched();
    void formats_data();
    void formats();
    void layoutsSayTheSame();
    void groundsSayTheSame();
    void addressFields_data();
    void addressFields();
    void detected_data();
    void detected();
    void times_data();
    void times();
    void agents_data();
    void agents();
    void addresses_data();
    void addresses();
    void addressesInMillions();
    void verified();
    void patternsAreRefused_data();
    void patternsAreRefused();
    void queryValuesAreCut_data();
    void queryValuesAreCut();
    void hashesStay();
    void bytesAreFound();
    void networks_data();
    void networks();
    void networksDoNotDependOnOrder();
    void secondsSurvive();
    void packedSecondsSurvive();
    void fewDistinctTextsTakeLittle();
    void heaviestPathIsNamed();
    void storesDoNotDependOnOrder();
    void unknownNamesAreBounded();
    void csvHasNoFormulas();
    void fromAndTo_data();
    void fromAndTo();
    void informedBy_data();
    void informedBy();
    void liveByItsSize_data();
    void liveByItsSize();
    void markedHoneypots_data();
    void markedHoneypots();
    void oldListsByDay();
    void verifiedByName_data();
    void verifiedByName();
    void versionsAndHours_data();
    void versionsAndHours();
    void gapsBelowThePace_data();
    void gapsBelowThePace();
    void idleRules();
    void jsonWithoutItsKeys();
    void addressesBehindProxies();
    void commonFormatIsKnown_data();
    void commonFormatIsKnown();
    void longRowsAreCut();
    void damagedRowsAreRefused_data();
    void damagedRowsAreRefused();
};

// tests/cases/logs/NAME/log, format (a name or a pattern; after it captures), expected.
/// Each name in the root is that of its file; the ask endpoint is none of them, whatever files there are.
void TestLogs::roleOfWhatIsFetched() {
    std::size_t files = 0;
    for (const std::string_view path : policyPaths()) {
        const auto fetched = logs::policyFileOf(path);
        QVERIFY2(fetched.has_value(), QByteArray(path.data(), qsizetype(path.size())).constData());
        QCOMPARE(fetched->role(), siteFileNamed(path.substr(1)));
        files += fetched->role().has_value() ? 1 : 0;
    }
    QCOMPARE(files, siteFiles().size());
    QVERIFY(files < policyPaths().size());
}

void TestLogs::formats_data() {
    QTest::addColumn<QString>("folder");
    const QDir cases(QStringLiteral("tests/cases/logs"));
    const auto names = cases.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    QVERIFY(names.size() >= 8);
    for (const QString &name : names)
        QTest::addRow("%s", qPrintable(name)) << cases.filePath(name);
}

void TestLogs::formats() {
    QFETCH(QString, folder);
    const QByteArray said = bytesOf(folder + QStringLiteral("/format")).trimmed();
    const auto lines = said.split('\n');
    const auto format = parseFormat(lines.at(0).toStdString());
    QVERIFY2(format, format ? "" : format.error().english().c_str());
    auto splitter =
        makeSplitter(*format, {lines.size() > 1 ? lines.at(1).toStdString() : std::string()});
    QVERIFY2(splitter, splitter ? "" : splitter.error().english().c_str());
    const std::string found =
        readAll(**splitter, bytesOf(folder + QStringLiteral("/log")).toStdString());
    QCOMPARE(QByteArray::fromStdString(found), bytesOf(folder + QStringLiteral("/expected")));
}

/// Lines of JSON that are read by the layout of those before, beside the same lines read by themselves.
void TestLogs::layoutsSayTheSame() {
    std::vector<std::string> lines;
    for (const char *name :
         {"json-nginx", "json-bytes", "caddy", "cloudflare", "server-caddy", "server-nginx-json"}) {
        const QByteArray log = bytesOf(QStringLiteral("tests/cases/logs/%1/log").arg(name));
        for (const QByteArray &line : log.split('\n'))
            if (!line.trimmed().isEmpty())
                lines.push_back(line.toStdString());
    }
    QVERIFY(lines.size() > 20);
    constexpr std::string_view kOdd = "\"\\{}[]:, 0159-.eE\t\x01\x7F\xC3\xA4/?%";
    std::mt19937 random(20261122);
    const auto below = [&random](std::size_t count) { return random() % count; };
    const auto known = makeJsonSplitter();
    for (int i = 0; i < 20'000; ++i) {
        std::string line = lines[i < 10'000 ? below(lines.size()) : below(3)];
        for (std::size_t changes = below(4); changes > 0 && !line.empty(); --changes) {
            const std::size_t at = below(line.size());
            switch (below(3)) {
            case 0: line[at] = kOdd[below(kOdd.size())]; break;
            case 1: line.insert(at, 1, kOdd[below(kOdd.size())]); break;
            default: line.erase(at, 1 + below(3));
            }
        }
        QCOMPARE(QByteArray::fromStdString(readAll(*known, line)),
                 QByteArray::fromStdString(readAll(*makeJsonSplitter(), line)));
    }
}

/// What a reader remembers of paths and rules, beside the policy asked anew.
void TestLogs::groundsSayTheSame() {
    const auto history = historyOf(
        {{{}, "User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /*.pdf$\n"},
         {1'000'000, "User-agent: GPTBot\nDisallow: /\nAllow: /b$\n\nUser-agent: *\nCrawl-delay: "
                     "5\nDisallow: /a/c # honeypot\n\nUser-agent: CCBot\nDisallow:\n"}});
    constexpr std::array<const char *, 6> kAgents = {"GPTBot",  "CCBot",      "AhrefsBot",
                                                     "bingbot", "Bytespider", "FooBot/1.0"};
    constexpr std::array<const char *, 9> kPieces = {"/a",  "/b",          "/c", ".pdf", "?x=1",
                                                     "%61", "/robots.txt", "/",  "#"};
    std::mt19937 random(20261122);
    std::string log;
    for (int i = 0; i < 5000; ++i) {
        std::string path = "/";
        for (auto left = random() % 4; left > 0; --left)
            path += kPieces[random() % kPieces.size()];
        log += R"(192.0.2.1 - - [12/Jan/1970:13:46:)" + std::to_string(10 + random() % 50) +
               R"( +0000] "GET )" + path + R"( HTTP/1.1" 200 1 "-" ")" +
               kAgents[random() % kAgents.size()] + "\"\n";
    }
    const std::size_t size = log.size();
    log.append(kLinePadding, ' ');
    const Addresses addresses;
    LogReader reader(history, addresses, {}, makeClfSplitter(false));
    int asked = 0;
    reader.onHit = [&](const ReadHit &read) {
        if (read.policyFile)
            return;
        const auto agents = history.answerClass(identityOfName(*read.agent, history.registry()));
        QVERIFY(*read.answers == history.answers(agents, read.hit->target, read.hit->time));
        ++asked;
    };
    reader.read(std::string_view(log).substr(0, size));
    QVERIFY(asked > 4000);
}

/// Behind a proxy the client's address is somewhere else.
void TestLogs::addressFields_data() {
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("address"); // or the complaint
    const QString nginx =
        QStringLiteral("$remote_addr [$time_local] \"$request\" $status \"$http_user_agent\" "
                       "\"$http_x_forwarded_for\"");
    const QString logged =
        QStringLiteral("10.0.0.1 [22/Nov/2026:00:44:22 +0000] \"GET /a HTTP/1.1\" "
                       "200 \"CCBot/2.0\" \"192.0.2.1, 198.51.100.7\"");
    QTest::newRow("as the server says") << nginx << QString() << logged << "10.0.0.1";
    QTest::newRow("a variable") << nginx << "http_x_forwarded_for" << logged << "198.51.100.7";
    QTest::newRow("a header") << "%h %t \"%r\" %>s \"%{User-Agent}i\" \"%{X-Forwarded-For}i\""
                              << "x-forwarded-for" << logged << "198.51.100.7";
    QTest::newRow("a key") << "json" << "xff"
                           << "{\"ts\":1795308262,\"remote_ip\":\"10.0.0.1\",\"xff\":\"192.0.2.1\","
                              "\"uri\":\"/a\",\"status\":200,\"ua\":\"CCBot/2.0\"}"
                           << "192.0.2.1";
    QTest::newRow("no such variable")
        << "$time_local \"$request\" \"$http_user_agent\"" << "http_x_real_ip" << logged
        << "The pattern has no “http_x_real_ip”";
    QTest::newRow("not for combined")
        << "combined" << "http_x_real_ip" << logged
        << "A field for the address can be named for JSON and for patterns alone";
}

void TestLogs::addressFields() {
    QFETCH(QString, format);
    QFETCH(QString, field);
    QFETCH(QString, line);
    QFETCH(QString, address);
    const auto parsed = parseFormat(format.toStdString());
    QVERIFY(parsed);
    auto splitter = makeSplitter(*parsed, {{}, field.toStdString()});
    if (!splitter) {
        QCOMPARE(QString::fromStdString(splitter.error().english()), address);
        return;
    }
    const QString found = QString::fromStdString(readAll(**splitter, line.toStdString() + '\n'));
    QCOMPARE(found.section(QLatin1Char(' '), 4, 4), address);
}

void TestLogs::detected_data() {
    QTest::addColumn<QByteArray>("log");
    QTest::addColumn<QByteArray>("format");
    const auto row = [](const char *log, const char *format) {
        QTest::addRow("%s %.30s", format, log) << QByteArray(log) << QByteArray(format);
    };
    row("", "combined");
    row("192.0.2.1 - - [22/Nov/2026:00:44:22 +0000] \"GET / HTTP/1.1\" 200 1 \"-\" \"x\"\n",
        "combined");
    row("2001:db8::1 - - [22/Nov/2026:00:44:22 +0000] \"GET / HTTP/1.1\" 200 1 \"-\" \"x\"\n",
        "combined");
    row("client.example - - [22/Nov/2026:00:44:22 +0000] \"GET / HTTP/1.1\" 200 1 \"-\" \"x\"\n",
        "combined");
    row("h.example:80 192.0.2.1 - - [22/Nov/2026:00:44:22 +0000] \"GET / HTTP/1.1\" 200 1 \"-\" "
        "\"x\"\n",
        "vcombined");
    row("\n\n {\"ts\":1}\n", "json");
    row("#Software: IIS\n#Fields: date time cs(User-Agent)\n", "w3c");
    row("#Version: 1.0\n#Fields: date time x-edge-location cs(User-Agent)\n", "cloudfront");
    row("Feb  6 12:14:14 localhost haproxy[14389]: 10.0.1.2:33317 [06/Feb/2009:12:14:14.655] f "
        "b/s\n",
        "haproxy");
    row("10.0.1.2:33317 [06/Feb/2009:12:14:14.655] f b/s 10/0/30/69/109 200\n", "haproxy");
}

void TestLogs::detected() {
    QFETCH(QByteArray, log);
    QFETCH(QByteArray, format);
    const auto found = formatName(detectFormat(log.toStdString()).id);
    QCOMPARE(QByteArray(found.data(), qsizetype(found.size())), format);
}

void TestLogs::times_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("time");
    const auto row = [](const char *text, qint64 time) {
        QTest::addRow("%s", text) << QByteArray(text) << time;
    };
    row("22/Nov/2026:00:44:22 +0000", 1795308262);
    row("[22/Nov/2026:00:44:22 +0000]", 1795308262);
    row("22/Nov/2026:01:44:22 +0100", 1795308262);
    row("21/Nov/2026:14:14:22 -1030", 1795308262);
    row("22/Nov/2026:00:44:22.999", 1795308262);
    row("22/nov/2026:00:44:22 +0000", 1795308262);
    row("30/Jun/2026:23:59:60 +0000", 1782863999); // a leap second
    row("2026-11-22T00:44:22Z", 1795308262);
    row("2026-11-22T01:44:22.5+01:00", 1795308262);
    row("2026-11-22T01:44:22+0100", 1795308262);
    row("2026-11-22 00:44:22", 1795308262);
    row("1795308262", 1795308262);
    row("1795308262.830", 1795308262);
    row("1795308262830", 1795308262);
    row("1795308262830000", 1795308262);
    row("1795308262830000001", 1795308262);
    for (const char *bad :
         {"", "-", "31/Feb/2026:00:00:00 +0000", "22/Foo/2026:00:00:00 +0000",
          "22/Nov/2026:24:00:00 +0000", "22/Nov/2026:00:44:22 0000", "22/Nov/0026:00:44:22 +0000",
          "0026-11-22T00:44:22Z", "22/Nov/2026", "1.x", "17953082628300000012"})
        row(bad, -1);
}

void TestLogs::times() {
    QFETCH(QByteArray, text);
    QFETCH(qint64, time);
    QCOMPARE(parseLogTime(text.toStdString()).value_or(-1), time);
}

void TestLogs::agents_data() {
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("name");
    const auto row = [](const char *header, const char *name) {
        QTest::addRow("%s", header) << QByteArray(header) << QByteArray(name);
    };
    row("GPTBot", "GPTBot");
    row("Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; "
        "+https://openai.com/gptbot)",
        "GPTBot");
    row("mozilla/5.0 (compatible; googlebot/2.1; +http://www.google.com/bot.html)", "Googlebot");
    row("Googlebot-Image/1.0", "Googlebot-Image");
    row("NotGPTBot/1.0", "unknown: NotGPTBot");
    row("Kangaroo Bot/4.0", "Kangaroo Bot");
    row("CCBot/2.0 meta-externalagent/1.1", "CCBot"); // S10: the first
    row("Mozilla/5.0 (compatible; FooBot/1.0; +http://foo.example/)", "unknown: FooBot");
    row("my-crawler 1.0", "unknown: my-crawler");
    row("curl/8.5.0", "unknown: curl");
    row("python-requests/2.31.0", "unknown: python-requests");
    row("Mozilla/5.0 (X11; Linux) Firefox/130.0", "");
    row("Mozilla/5.0 (see https://example.org/GPTBot)", ""); // an address names nobody
    row("Mozilla/5.0 (Linux; Android 9; CUBOT_X19)", "");    // a telephone
    row("-", "");
    row("", "");
}

void TestLogs::agents() {
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, name);
    QCOMPARE(
        QByteArray::fromStdString(AgentFinder(Registry::builtIn()).named(header.toStdString())),
        name);
    UserAgents table(Registry::builtIn(), {"gptbot", "FooBot"});
    const AgentNumber agent = table.find(header.toStdString());
    QCOMPARE(table.find(header.toStdString()), agent);
    QCOMPARE(agent != kNobody, name == "GPTBot" || name == "unknown: FooBot");
}

void TestLogs::addresses_data() {
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QByteArray>("inside");
    QTest::addColumn<QByteArray>("outside");
    const auto row = [](const char *list, const char *inside, const char *outside) {
        QTest::addRow("%s", list) << QByteArray(list) << QByteArray(inside) << QByteArray(outside);
    };
    row("192.0.2.0/24\n# remark\n", "192.0.2.255", "192.0.3.0");
    row("192.0.2.7", "192.0.2.7", "192.0.2.8");
    row("192.0.2.0/24\n192.0.2.64/26", "192.0.2.200", "192.0.3.0");
    row("192.0.2.0/25\n192.0.2.64/26\n192.0.2.128/25", "192.0.2.200", "192.0.1.255");
    row("192.0.2.7", "192.0.2.7:5555", "192.0.2.8:5555");
    row("192.0.2.7", "[192.0.2.7]", "192.0.2.7:port");
    row("2001:db8::7/128", "[2001:db8::7]:5555", "[2001:db8::7]x");
    row("2001:db8::7/128", "[2001:db8::7]", "[2001:db8::7");
    row("0.0.0.0/0", "255.255.255.255", "2001:db8::1");
    row("2001:db8::/32", "2001:db8:ffff::1", "2001:db9::");
    row("2001:db8::7/128", "2001:DB8:0:0:0:0:0:7", "2001:db8::8");
    row(R"({"creationTime": "2026-11-01T00:00:00", "prefixes": [{"ipv6Prefix": "2001:db8::/64"}, {"ipv4Prefix": "192.0.2.0/28"}]})",
        "192.0.2.15", "192.0.2.16");
}

void TestLogs::addresses() {
    QFETCH(QByteArray, list);
    QFETCH(QByteArray, inside);
    QFETCH(QByteArray, outside);
    const auto parsed = AddressList::parse(list.toStdString());
    QVERIFY(parsed);
    QVERIFY(parsed->contains(*parseAddress(inside.toStdString())));
    const auto other = parseAddress(outside.toStdString());
    QVERIFY(!other || !parsed->contains(*other));
    for (const char *bad :
         {"192.0.2.0/33", "x", "{}", "[1]", "", "2001:db8::/129", "1.2.3.4.5", "1.2.3", ":1"})
        QVERIFY2(!AddressList::parse(bad), bad);
}

/// A list is read in linear time. Reading in quadratic time took 14 s for 400,000 lines, thus minutes here, where this program
/// is ended.
void TestLogs::addressesInMillions() {
    constexpr unsigned kLines = 2'000'000;
    std::string list;
    for (unsigned i = 0; i < kLines; ++i)
        list += std::format("{}.{}.{}.0/25\n", 1 + (i >> 16), i >> 8 & 255, i & 255);
    const auto parsed = AddressList::parse(list);
    QVERIFY(parsed);
    for (const unsigned i : {0U, 255U, 65'536U, kLines - 1}) {
        const std::string network = std::format("{}.{}.{}.", 1 + (i >> 16), i >> 8 & 255, i & 255);
        QVERIFY(parsed->contains(*parseAddress(network + "127")));
        QVERIFY(!parsed->contains(*parseAddress(network + "128")));
    }
    QVERIFY(!AddressList::parse(list + "x"));
}

void TestLogs::verified() {
    const auto agent = Registry::builtIn().keep("GPTBot");
    Addresses none;
    QCOMPARE(none.verify(agent.get(), "192.0.2.1", 0), Verified::None);
    Addresses some;
    constexpr std::int64_t kMade = 1793491200; // 2026-11-01
    some.addList("gptbot", *AddressList::parse(
                               R"({"creationTime":"2026-11-01T00:00:00Z","p":["192.0.2.0/24"]})"));
    QCOMPARE(some.verify(agent.get(), "192.0.2.1", kMade), Verified::Verified);
    QCOMPARE(some.verify(agent.get(), "198.51.100.1", kMade + 30 * 86400), Verified::Spoofed);
    QCOMPARE(some.verify(agent.get(), "198.51.100.1", kMade + 30 * 86400 + 1),
             Verified::Unverifiable);
    QCOMPARE(some.verify(agent.get(), "192.0.2.1", kMade + 400 * 86400), Verified::Verified);
    QCOMPARE(some.verify(Registry::builtIn().find("CCBot"), "192.0.2.1", kMade),
             Verified::Unverifiable);
    QCOMPARE(some.verify(nullptr, "192.0.2.1", kMade), Verified::Unverifiable);
    QCOMPARE(some.verify(agent.get(), "nonsense", kMade), Verified::Unverifiable);
}

void TestLogs::patternsAreRefused_data() {
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("says");
    QTest::addRow("agent") << QByteArray("$time_local $request") << QByteArray("User-Agent");
    QTest::addRow("time") << QByteArray("%r %{User-Agent}i") << QByteArray("time");
    QTest::addRow("request") << QByteArray("%t %{User-Agent}i") << QByteArray("request");
    QTest::addRow("name") << QByteArray("combine") << QByteArray("haproxy");
}

void TestLogs::patternsAreRefused() {
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArray, says);
    const auto format = parseFormat(pattern.toStdString());
    const std::string said =
        !format ? format.error().english() : makeSplitter(*format).error().english();
    QVERIFY2(said.contains(says.toStdString()), said.c_str());
}

void TestLogs::queryValuesAreCut_data() {
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("cut");
    const auto row = [](const QString &target, const QString &cut) {
        QTest::addRow("%s", qPrintable(target)) << target << cut;
    };
    row(QStringLiteral("/a"), QStringLiteral("/a"));
    row(QStringLiteral("/a?"), QStringLiteral("/a?"));
    row(QStringLiteral("/a?x"), QStringLiteral("/a?x"));
    row(QStringLiteral("/a?token=1&b=2=3&c&d="), QStringLiteral("/a?token=…&b=…&c&d=…"));
}

void TestLogs::queryValuesAreCut() {
    QFETCH(QString, target);
    QFETCH(QString, cut);
    QCOMPARE(QString::fromStdString(withoutQueryValues(target.toStdString())), cut);
}

/// Partial results of other versions are added up.
void TestLogs::hashesStay() {
    const std::string text = "/docs/a/b-c_d?e=f&g=%20h/0123456789";
    std::uint64_t all = 0;
    for (std::size_t size = 0; size <= text.size(); ++size)
        all = all * 31 + hashOf(std::string_view(text).substr(0, size), 7);
    QCOMPARE(all, std::uint64_t{0x12f0c81827a0521c});
    // Every byte counts, at each length.
    for (std::size_t size = 1; size <= text.size(); ++size)
        for (std::size_t at = 0; at < size; ++at) {
            std::string other = text.substr(0, size);
            ++other[at];
            QVERIFY(tableHashOf(other, 7) != tableHashOf(text.substr(0, size), 7));
        }
}

void TestLogs::bytesAreFound() {
    for (std::size_t size = 0; size < 40; ++size)
        for (std::size_t at = 0; at < size + 3; ++at) {
            std::string text(size + kLinePadding, 'x');
            text[at] = '"';
            const char *const end = text.data() + size;
            QCOMPARE(findByte(text.data(), end, '"') - text.data(),
                     static_cast<std::ptrdiff_t>(std::min(at, size)));
            QCOMPARE(closingQuote(text.data(), end) - text.data(),
                     static_cast<std::ptrdiff_t>(std::min(at, size)));
            if (at > 0)
                text[at - 1] = '\\';
            QCOMPARE(closingQuote(text.data(), end) - text.data(),
                     static_cast<std::ptrdiff_t>(at > 0 ? size : std::min(at, size)));
        }
}

void TestLogs::networks_data() {
    QTest::addColumn<QByteArray>("address");
    QTest::addColumn<QByteArray>("name");
    const auto row = [](const char *address, const char *name) {
        QTest::addRow("%s", address) << QByteArray(address) << QByteArray(name);
    };
    row("203.0.113.7", "203.0.113.0/24");
    row("0.0.0.1", "0.0.0.0/24");
    row("255.255.255.255", "255.255.255.0/24");
    row("2001:db8:7:1::1", "2001:db8:7::/48");
    row("2001:db8::1", "2001:db8::/48");
    row("2001:0:5:ffff::", "2001:0:5::/48");
    row("::1", "::/48");
    row("::ffff:203.0.113.9", "203.0.113.0/24");
}

void TestLogs::networks() {
    QFETCH(QByteArray, address);
    QFETCH(QByteArray, name);
    const auto parsed = parseAddress(address.toStdString());
    QVERIFY(parsed);
    QCOMPARE(QByteArray::fromStdString(Network::of(*parsed).name()), name);
}

void TestLogs::networksDoNotDependOnOrder() {
    std::mt19937 random(13);
    std::vector<std::pair<Network, std::int64_t>> requests;
    for (int i = 0; i < 6000; ++i)
        requests.emplace_back(
            Network::of(*parseAddress("10.0." + std::to_string(random() % 600 / 3) + "." +
                                      std::to_string(random() % 256))),
            static_cast<std::int64_t>(random() % 5000));
    NetworkSample whole;
    for (const auto &[network, time] : requests)
        whole.add(network, time, true);
    std::ranges::shuffle(requests, random);
    NetworkSample parts[3];
    for (const auto &[network, time] : requests)
        parts[random() % 3].add(network, time, true);
    parts[1].add(parts[2]);
    parts[1].add(parts[0]);
    QCOMPARE(whole.networks().size(), NetworkSample::kMost);
    QVERIFY(!whole.isComplete() && !parts[1].isComplete());
    QCOMPARE(parts[1].estimate(), whole.estimate());
    QVERIFY(whole.estimate() > 150 && whole.estimate() < 260);
    for (const auto &[hash, seen] : whole.networks()) {
        const auto other = parts[1].networks().find(hash);
        QVERIFY(other != parts[1].networks().end());
        QCOMPARE(other->second.name, seen.name);
        QCOMPARE(other->second.seconds.text(), seen.seconds.text());
        SecondCounts truth;
        for (const auto &[network, time] : requests)
            if (network.name() == seen.name)
                truth.add(time);
        QCOMPARE(seen.seconds.text(), truth.text());
    }
    // A part of another machine does not claim to have seen them all.
    Tally tally;
    tally.networks["GPTBot"] = whole;
    const std::string rows = partialRows(tally);
    TallyStore read(replay::openTemporaryFile);
    QVERIFY(addRows(rows, read));
    QVERIFY(rows.contains("\"complete\":false"));
    QVERIFY(partialRows(read) == rows);
}

void TestLogs::secondsSurvive() {
    std::mt19937 random(7);
    for (const int many : {1, 30, 5000, 60000}) {
        std::map<std::int64_t, std::uint32_t> truth;
        SecondCounts counts;
        SecondCounts halves[2];
        for (int i = 0; i < many; ++i) {
            const std::int64_t time = -7200 + static_cast<std::int64_t>(random() % 20000);
            const std::uint32_t count = random() % 50 == 0 ? 300 : 1;
            truth[time] += count;
            counts.add(time, count);
            halves[random() % 2].add(time, count);
        }
        halves[0].add(halves[1]);
        std::map<std::int64_t, std::uint32_t> found;
        counts.forEach([&](std::int64_t time, std::uint32_t count) {
            return found.emplace(time, count).second;
        });
        QVERIFY(found == truth);
        QCOMPARE(*counts.first(), truth.begin()->first);
        QCOMPARE(*counts.last(), truth.rbegin()->first);
        QCOMPARE(halves[0].text(), counts.text());
        const auto read = SecondCounts::parse(counts.text());
        QVERIFY(read);
        QCOMPARE(read->text(), counts.text());
    }
    for (const char *bad : {"x", "1", "1:", "1:3600", "1:5x0", "1:5,", "1:5;x", "1:5 "})
        QVERIFY2(!SecondCounts::parse(bad), bad);
}

void TestLogs::packedSecondsSurvive() {
    std::mt19937 random(17);
    for (const std::int64_t begin : {std::int64_t{-90'000}, std::int64_t{-1}, std::int64_t{0},
                                     std::int64_t{1}, std::int64_t{1'795'305'600}}) {
        SecondCounts counts;
        for (int i = 0; i < 3000; ++i)
            counts.add(begin + random() % 200'000, random() % 9 == 0 ? 400 : 1);
        std::string packed;
        SecondCounts back;
        int days = 0;
        counts.forEachDay([&](std::int64_t day, const SecondCounts &its) {
            packed.clear();
            its.pack(packed);
            QVERIFY(*its.first() >= day * 86'400 && *its.last() < (day + 1) * 86'400);
            QVERIFY(back.addPacked(packed));
            ++days;
        });
        QVERIFY(days >= 2);
        QCOMPARE(back.text(), counts.text());
        QVERIFY(!back.addPacked("\xff"));
        QVERIFY(!back.addPacked(std::string_view("\x03\0", 2)));
    }
}

void TestLogs::fewDistinctTextsTakeLittle() {
    DistinctCount count;
    for (int i = 0; i < 20; ++i)
        count.add("/p" + std::to_string(i));
    QCOMPARE(count.estimate(), std::uint64_t{20});
    QVERIFY(count.memory() < 500);
    // In parts, to more than a few and back through their texts.
    for (const int many : {20, 48, 60, 5000}) {
        DistinctCount whole;
        DistinctCount parts[2];
        for (int i = 0; i < many; ++i) {
            whole.add("/q" + std::to_string(i));
            parts[i % 3 == 0 ? 0 : 1].add("/q" + std::to_string(i));
        }
        const auto read = DistinctCount::parse(parts[0].text());
        QVERIFY(read);
        parts[1].add(*read);
        QCOMPARE(parts[1].text(), whole.text());
        const auto estimate = static_cast<double>(whole.estimate());
        QVERIFY2(std::abs(estimate - many) <= 0.1 * many + 1,
                 qPrintable(QStringLiteral("%1: %2").arg(many).arg(estimate)));
    }
}

/// The paths that were asked for most are those, whatever else was asked for: 100 logs, each in another order.
void TestLogs::heaviestPathIsNamed() {
    const PolicyHistory history = historyOf({{{}, "User-agent: *\nDisallow: /\n"}});
    for (unsigned seed = 0; seed < 100; ++seed) {
        std::mt19937 random(seed);
        std::map<std::string, std::uint64_t> truth;
        std::vector<std::string> paths;
        const std::size_t many = 300 + random() % 1500;
        for (std::size_t i = 0; i < 2000; ++i)
            paths.push_back("/p" + std::to_string(random() % many));
        for (std::size_t i = 0; i < 10 + random() % 2000; ++i)
            paths.emplace_back("/blog/hot-article");
        std::ranges::shuffle(paths, random);
        TallyStore store(replay::openTemporaryFile, 15'000); // much is in the temporary file
        std::vector<std::string> lines;
        for (const std::string &path : paths) {
            ++truth[path];
            lines.push_back("192.0.2.1 - - [22/Nov/2026:00:44:22 +0000] \"GET " + path +
                            " HTTP/1.1\" 200 5 \"-\" \"CCBot/2.0\"");
            if (lines.size() == 500 || &path == &paths.back()) {
                QVERIFY(store.add(tallyOf(history, lines)));
                lines.clear();
            }
        }
        QVERIFY(store.spills() > 0);
        const auto judge = Judge::make(history, store, {});
        QVERIFY(judge);
        const auto report = makeReport(store, *judge);
        QVERIFY(report);
        const BrokenRule &rule = report->agents.at(0).rules.at(0);
        QCOMPARE(rule.requests, paths.size());
        QCOMPARE(rule.paths, truth.size());
        std::vector<std::pair<std::string, std::uint64_t>> most(truth.begin(), truth.end());
        std::ranges::stable_sort(most, std::greater(),
                                 &std::pair<std::string, std::uint64_t>::second);
        most.resize(10);
        QVERIFY(rule.top == most);
    }
}

/// Lines of some agents over several days, among their paths bytes that are no text.
std::vector<std::string> oddLines(std::mt19937 &random, std::size_t many) {
    static const std::vector<std::string> kEnds = {"",       "\\xFF\\xE9",  "\xff\xfe", "%FF",
                                                   "\xc3",   "?k=v&w",      "\\x00x",   "日本",
                                                   "\\x22q", "\xed\xa0\x80"};
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < many; ++i) {
        const auto two = [&random](unsigned most) {
            const std::string text = std::to_string(random() % most);
            return text.size() == 1 ? "0" + text : text;
        };
        const std::string agent = random() % 3 == 0 ? "CCBot/2.0"
                                  : random() % 3 == 0
                                      ? "GPTBot/1.2"
                                      : "My" + std::to_string(random() % 40) + "Bot";
        lines.push_back("192.0." + std::to_string(random() % 200) + ".1 - - [" +
                        std::to_string(10 + random() % 5) + "/Nov/2026:" + two(24) + ":" + two(60) +
                        ":" + two(60) + " +0000] \"GET /" +
                        (random() % 50 == 0
                             ? std::string("robots.txt")
                             : std::string(1, static_cast<char>('a' + random() % 3)) +
                                   std::to_string(random() % 300) +
                                   kEnds[random() % kEnds.size()]) +
                        " HTTP/1.1\" " + (random() % 4 == 0 ? "403" : "200") + " " +
                        std::to_string(random() % 3) + " \"-\" \"" + agent + "\"");
    }
    return lines;
}

/// One run is the same as the sum of parts, whatever their number, order and nesting, and whatever does not fit into
/// memory: 20 logs (GATEPOST_LOGS: more).
void TestLogs::storesDoNotDependOnOrder() {
    const PolicyHistory history =
        historyOf({{1794268800, "User-agent: *\nDisallow: /a\n"},
                   {1794500000, "User-agent: *\nDisallow: /b\nCrawl-delay: 5\n"}});
    const int logs = std::max(20, qEnvironmentVariableIntValue("GATEPOST_LOGS"));
    for (int log = 0; log < logs; ++log) {
        std::mt19937 random(static_cast<unsigned>(log));
        std::vector<std::string> lines = oddLines(random, 400 + random() % 1600);
        TallyStore whole(replay::openTemporaryFile);
        QVERIFY(whole.add(tallyOf(history, lines)));
        const std::string rows = partialRows(whole);
        QVERIFY(rows.contains("{\"bytes\":"));
        std::ranges::shuffle(lines, random);
        std::vector<std::string> parts;
        const std::size_t most = 1 + lines.size() / (1 + random() % 100);
        for (std::size_t at = 0; at < lines.size();) {
            const std::size_t size = std::min(1 + random() % (2 * most), lines.size() - at);
            TallyStore part(replay::openTemporaryFile,
                            random() % 2 == 0 ? 3000 : TallyStore::kMemory);
            QVERIFY(part.add(
                tallyOf(history, {lines.begin() + static_cast<std::ptrdiff_t>(at),
                                  lines.begin() + static_cast<std::ptrdiff_t>(at + size)})));
            parts.push_back(partialRows(part));
            at += size;
        }
        // Some are added up before.
        while (parts.size() > 1 && random() % 4 != 0) {
            std::ranges::shuffle(parts, random);
            TallyStore some(replay::openTemporaryFile, 2000);
            for (std::size_t i = 1 + random() % 4; i > 0 && !parts.empty(); --i) {
                QVERIFY(addRows(parts.back(), some));
                parts.pop_back();
            }
            parts.push_back(partialRows(some));
        }
        TallyStore sum(replay::openTemporaryFile, 4000);
        for (const std::string &part : parts)
            QVERIFY(addRows(part, sum));
        QVERIFY2(partialRows(sum) == rows, qPrintable(QStringLiteral("log %1").arg(log)));
        const auto oneJudge = Judge::make(history, whole, {});
        const auto otherJudge = Judge::make(history, sum, {});
        QVERIFY(oneJudge && otherJudge);
        const auto one = makeReport(whole, *oneJudge);
        const auto other = makeReport(sum, *otherJudge);
        QVERIFY(one && other);
        QVERIFY(reportJson(*one, *oneJudge) == reportJson(*other, *otherJudge));
        QVERIFY(reportText(*one, *oneJudge) == reportText(*other, *otherJudge));
    }
}

/// Names that nobody knows are a stranger's to invent: not all are listed, those with most offences are, and the sums are
/// right.
void TestLogs::unknownNamesAreBounded() {
    const PolicyHistory history = historyOf({{{}, "User-agent: *\nDisallow: /a\n"}});
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < Report::kMostUnknown + 500; ++i) {
        const std::string name = "N" + std::to_string(i) + "Bot";
        // One that came last by name asks for most that is forbidden.
        for (std::size_t times = i == 777 ? 9 : 1; times > 0; --times)
            lines.push_back("192.0.2.1 - - [22/Nov/2026:00:44:22 +0000] \"GET /" +
                            std::string(i % 2 == 0 || i == 777 ? "a" : "b") +
                            " HTTP/1.1\" 200 5 \"-\" \"" + name + "\"");
    }
    TallyStore store(replay::openTemporaryFile, 100'000);
    QVERIFY(store.add(tallyOf(history, lines)));
    QVERIFY(store.spills() > 0);
    const auto judge = Judge::make(history, store, {});
    const auto report = makeReport(store, *judge);
    QVERIFY(report);
    QCOMPARE(report->agents.size(), Report::kMostUnknown);
    QCOMPARE(report->agents.at(0).name, std::string("unknown: N777Bot"));
    QCOMPARE(report->others.names, std::uint64_t{500});
    std::uint64_t requests = report->others.total().requests;
    std::uint64_t denied = report->others.total().of(HitClass::Denied);
    QCOMPARE(denied, std::uint64_t{0});
    for (const AgentReport &agent : report->agents) {
        requests += agent.total().requests;
        denied += agent.total().of(HitClass::Denied);
    }
    QCOMPARE(requests, lines.size());
    QCOMPARE(denied, (Report::kMostUnknown + 500) / 2 + 9);
}

/// An agent that comes at each second for three weeks: a row has a day of it.
void TestLogs::longRowsAreCut() {
    constexpr std::uint64_t kRequests = std::uint64_t{21} * 86'400;
    Tally whole;
    HitCounts &counts = whole.hits[{"GPTBot", Verified::None, {Answer()}, true}];
    NetworkSample &networks = whole.networks["GPTBot"];
    NetworkSample::Seen seen;
    for (std::uint64_t i = 0; i < kRequests; ++i)
        seen.seconds.add(static_cast<std::int64_t>(i));
    counts.requests = kRequests;
    counts.bytes = 7;
    counts.statuses[2] = kRequests;
    counts.seconds = seen.seconds;
    networks.add(1, seen);
    networks.add(2, seen);
    // Requests for policy files that are far apart: their seconds take more than one row has.
    constexpr std::int64_t kApart = 1'000'003;
    HitCounts &fetches = whole.fetches[{.agent = "GPTBot", .isGet = true}];
    fetches.requests = 400'000;
    for (std::int64_t i = 0; i < 400'000; ++i)
        fetches.seconds.add(i * kApart);
    const std::string rows = partialRows(whole);
    QVERIFY(rows.find(R"("k":"pol")") != rows.rfind(R"("k":"pol")"));
    int days = 0;
    for (std::string_view rest = rows; !rest.empty();) {
        const std::size_t end = rest.find('\n');
        QVERIFY(end < (rest.starts_with(R"({"k":"pol")") ? 5'000'000 : 1'000'000));
        days += rest.starts_with(R"({"k":"day")") ? 1 : 0;
        rest.remove_prefix(end + 1);
    }
    QCOMPARE(days, 63);
    TallyStore read(replay::openTemporaryFile);
    QVERIFY(addRows(rows, read));
    QVERIFY(partialRows(read) == rows);
}

void TestLogs::damagedRowsAreRefused_data() {
    QTest::addColumn<QByteArray>("row");
    for (
        const char *row :
        {"",
         "x",
         "[]",
         "{}",
         R"({"k":"other"})",
         R"({"k":"lines","lines":-1,"bad":0})",
         R"({"k":"hit"})",
         R"({"k":"hit","a":"x","v":"maybe","p":[0],"served":true,"n":1,"b":0,"s":[0,0,0,0,0,0],"t":"1:1"})",
         R"({"k":"hit","a":"x","v":null,"p":[[1]],"served":true,"n":1,"b":0,"s":[0,0,0,0,0,0],"t":"1:1"})",
         R"({"k":"hit","a":"x","v":null,"p":[[255,1]],"served":true,"n":1,"b":0,"s":[0,0,0,0,0,0],"t":"1:1"})",
         R"({"k":"hit","a":"x","v":null,"p":[["ask",200,1]],"served":true,"n":1,"b":0,"s":[0,0,0,0,0,0],"t":"1:1"})",
         R"({"k":"hit","a":"x","v":null,"p":[0],"served":true,"n":1,"b":0,"s":[0],"t":"1:1"})",
         R"({"k":"hit","a":"","v":null,"p":[0],"served":true,"n":1,"b":0,"s":[0,0,0,0,0,0]})",
         R"({"k":"hit","a":"a\u0000b","v":null,"p":[0],"served":true,"n":1,"b":0,"s":[0,0,0,0,0,0]})",
         R"({"k":"hit","a":"x","v":null,"p":[{"times":0,"p":0}],"served":true,"n":1,"b":0,"s":[0,0,0,0,0,0]})",
         R"({"k":"hit","a":"x","v":null,"p":[{"times":99999,"p":0}],"served":true,"n":1,"b":0,"s":[0,0,0,0,0,0]})",
         R"({"k":"day","a":"x","v":null,"p":[0],"served":true,"t":""})",
         R"({"k":"day","a":"x","net":"0c","t":"1:1"})",
         R"({"k":"path","a":"x","version":0,"f":0,"l":1,"list":[[{"bytes":"\u0101"},1]]})",
         R"({"k":"path","a":"x","version":0,"f":0,"l":1,"list":[["/a",-1]]})",
         R"({"k":"pol","a":"x","v":null,"f":"x","status":1,"get":true,"size":0,"n":1,"b":0,"s":[0,0,0,0,0,0],"t":"1:1"})",
         R"({"k":"url","a":"x","hll":"00"})",
         R"({"k":"net","a":"x","complete":true,"list":[["0c"]]})",
         R"({"k":"net","a":"x","complete":true,"list":[["00000000000000xx"]]})",
         R"({"k":"net","a":"x","complete":true,"list":[[]]})",
         R"({"k":"net","a":"x","list":[["0000000000000001"]]})"})
        QTest::addRow("%s", row) << QByteArray(row);
    const QByteArray lines = R"({"k":"lines","lines":1,"bad":0,"x":)";
    QTest::newRow("more levels than a stack")
        << lines + QByteArray(4'000'000, '[') + QByteArray(4'000'000, ']') + "}";
    QTest::newRow("more values than a row has")
        << lines + "[" + QByteArray("0,").repeated(300'000) + "0]}";
    QTest::newRow("brackets alone") << QByteArray(60'000'000, '[');
}

void TestLogs::damagedRowsAreRefused() {
    QFETCH(QByteArray, row);
    Tally tally;
    QVERIFY(!addPartialRow(row.toStdString(), tally));
}

/// What a stranger wrote must not be carried out by a spreadsheet.
void TestLogs::csvHasNoFormulas() {
    const PolicyHistory history = historyOf({{{}, "User-agent: *\nDisallow: /\n"}});
    const Judge judge(history, JudgeOptions{});
    Report report;
    AgentReport &agent = report.agents.emplace_back();
    agent.name = "=1+1";
    agent.byVerified[0].requests = 1;
    agent.rules.push_back({0, {}, "@file", 1, "-text", 1, 0, 0, {{"+x\",y", 1}, {"\tz", 1}}, 2});
    agent.networks.push_back({"=net", 1, {}});
    const auto files = reportCsv(report, judge);
    QVERIFY(files.at(0).text.contains("\n'=1+1,"));
    QVERIFY(files.at(1).text.contains("\n'=1+1,v1,'@file,1,'-text,1,1970-01-01T00:00:00Z,"
                                      "1970-01-01T00:00:00Z,\"'+x\"\",y\",1\n"));
    QVERIFY(files.at(1).text.contains(",'\tz,1\n"));
    QVERIFY(files.at(3).text.contains("\n'=1+1,'=net,"));
}

void TestLogs::fromAndTo_data() {
    QTest::addColumn<qint64>("from");
    QTest::addColumn<qint64>("to");
    QTest::addColumn<QByteArray>("read"); // the seconds of 00:44
    QTest::newRow("all") << qint64{0} << qint64{2'000'000'000} << QByteArray("20 21 22 23");
    QTest::newRow("from the second itself")
        << qint64{1795308261} << qint64{2'000'000'000} << QByteArray("21 22 23");
    QTest::newRow("to the second before") << qint64{0} << qint64{1795308262} << QByteArray("20 21");
    QTest::newRow("one second") << qint64{1795308261} << qint64{1795308262} << QByteArray("21");
    QTest::newRow("none") << qint64{1795308261} << qint64{1795308261} << QByteArray();
}

void TestLogs::fromAndTo() {
    QFETCH(qint64, from);
    QFETCH(qint64, to);
    QFETCH(QByteArray, read);
    std::vector<std::string> lines;
    for (const char *second : {"20", "21", "22", "23"})
        lines.push_back(std::string("192.0.2.1 - - [22/Nov/2026:00:44:") + second +
                        " +0000] \"GET /a HTTP/1.1\" 200 5 \"-\" \"CCBot/2.0\"");
    const PolicyHistory history = historyOf({{{}, "User-agent: *\nDisallow: /a\n"}});
    const Tally tally = tallyOf(history, lines, {}, {.only = {}, .from = from, .to = to});
    QByteArrayList found;
    for (const auto &[key, counts] : tally.hits)
        counts.seconds.forEach([&](std::int64_t time, std::uint32_t) {
            found << QByteArray::number(qint64{time - 1795308240});
            return true;
        });
    QCOMPARE(found.join(' '), read);
}

void TestLogs::informedBy_data() {
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<bool>("informed");
    const auto row = [](const char *request, const char *status, bool informed) {
        QTest::addRow("%s %s", request, status)
            << QByteArray(request) << QByteArray(status) << informed;
    };
    row("GET /robots.txt", "200", true);
    row("GET /robots.txt", "304", true);
    row("HEAD /robots.txt", "200", false); // the rules are in the body
    row("HEAD /robots.txt", "304", false);
    row("GET /robots.txt", "206", false);
    row("GET /robots.txt", "301", false);
    row("GET /robots.txt", "404", false);
    row("GET /robots2.txt", "200", false); // which says nothing of it
}

/// Who got the rules knows them.
void TestLogs::informedBy() {
    QFETCH(QByteArray, request);
    QFETCH(QByteArray, status);
    QFETCH(bool, informed);
    const PolicyHistory history = historyOf({{{}, "User-agent: *\nDisallow: /a\n"}});
    TallyStore store(replay::openTemporaryFile);
    QVERIFY(store.add(
        tallyOf(history, {"192.0.2.1 - - [22/Nov/2026:00:44:22 +0000] \"" + request.toStdString() +
                              " HTTP/1.1\" " + status.toStdString() + " 5 \"-\" \"CCBot/2.0\"",
                          "192.0.2.1 - - [22/Nov/2026:00:44:23 +0000] \"GET /a HTTP/1.1\" 200 5 "
                          "\"-\" \"CCBot/2.0\""})));
    const auto judge = Judge::make(history, store, {});
    QVERIFY(judge);
    const auto report = makeReport(store, *judge);
    QVERIFY(report);
    QCOMPARE(report->agents.at(0).total().of(HitClass::Denied), std::uint64_t{1});
    QCOMPARE(report->agents.at(0).total().informed, std::uint64_t{informed ? 1U : 0U});
}

void TestLogs::liveByItsSize_data() {
    QTest::addColumn<QByteArray>("third"); // the text of the third version
    QTest::addColumn<QByteArray>("read");  // when a robots.txt of the second one's size was got
    QTest::addColumn<QByteArray>("live");
    const QByteArray same = "User-agent: *\nDisallow: /cc\n";
    const QByteArray other = "User-agent: *\nDisallow: /ccc\n";
    const auto row = [](const char *name, const QByteArray &third, const char *read,
                        const char *live) {
        QTest::newRow(name) << third << QByteArray(read) << QByteArray(live);
    };
    row("after its commit", other, "00:30:00", "given log given");
    row("before its commit", other, "00:10:00", "given given given");
    row("while it was in force", same, "00:30:00", "given log given");
    row("when the next one, as long as it, was", same, "00:50:00", "given given given");
    row("late, but no other is as long", other, "00:50:00", "given log given");
}

/// A size proves that a version was live where no other one can have it.
void TestLogs::liveByItsSize() {
    QFETCH(QByteArray, third);
    QFETCH(QByteArray, read);
    QFETCH(QByteArray, live);
    const std::string second = "User-agent: *\nDisallow: /bb\n";
    const std::int64_t midnight = 1795305600; // 2026-11-22
    const PolicyHistory history = historyOf({{midnight, "User-agent: *\nDisallow: /a\n"},
                                             {midnight + 20 * 60, second},
                                             {midnight + 40 * 60, third.toStdString()}});
    TallyStore store(replay::openTemporaryFile);
    QVERIFY(store.add(tallyOf(history, {"192.0.2.1 - - [22/Nov/2026:" + read.toStdString() +
                                        " +0000] \"GET /robots.txt HTTP/1.1\" 200 " +
                                        std::to_string(second.size()) + " \"-\" \"CCBot/2.0\""})));
    const auto judge = Judge::make(history, store, {});
    QVERIFY(judge);
    QByteArrayList found;
    for (const LiveVersion &version : judge->live()) {
        const std::string_view name = liveByName(version.by);
        found << QByteArray(name.data(), qsizetype(name.size()));
    }
    QCOMPARE(found.join(' '), live);
}

void TestLogs::markedHoneypots_data() {
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("paths"); // of /a, /b, /c those that are honeypots
    const auto row = [](const char *name, const char *rules, const char *paths) {
        QTest::newRow(name) << QByteArray(rules) << QByteArray(paths);
    };
    row("none", "Disallow: /a\n", "");
    row("on its line", "Disallow: /a # a Honeypot\nDisallow: /b\n", "/a");
    row("on the line above", "# honeypots\nDisallow: /a\nDisallow: /b\n", "/a /b");
    row("an Allow is none", "# honeypot\nAllow: /a\nDisallow: /b\n", "");
    row("a blank line ends it", "# honeypot\nDisallow: /a\n\nDisallow: /b\n", "/a");
    row("another line ends it", "# honeypot\nDisallow: /a\nCrawl-delay: 5\nDisallow: /b\n", "/a");
    row("another comment ends it", "# honeypot\nDisallow: /a\n# drafts\nDisallow: /b\n", "/a");
}

void TestLogs::markedHoneypots() {
    QFETCH(QByteArray, rules);
    QFETCH(QByteArray, paths);
    const PolicyHistory history = historyOf({{{}, "User-agent: *\n" + rules.toStdString()}});
    const AnswerClass agents = history.answerClass(*identify("CCBot"));
    QByteArrayList found;
    for (const char *path : {"/a", "/b", "/c"})
        if (history.answers(agents, path, 0).front().isHoneypot)
            found << path;
    QCOMPARE(found.join(' '), paths);
}

/// A list of addresses counts for a month: the same client is one of another's on the last day, and not to be told on the next.
void TestLogs::oldListsByDay() {
    Addresses addresses;
    addresses.addList(
        "ccbot",
        *AddressList::parse(R"({"creationTime":"2026-11-01T00:00:00Z","p":["192.0.2.0/24"]})"));
    const PolicyHistory history = historyOf({{{}, "User-agent: *\nDisallow: /a\n"}});
    std::vector<std::string> lines;
    for (const char *day : {"30/Nov/2026", "01/Dec/2026", "02/Dec/2026", "03/Dec/2026"})
        lines.push_back(std::string("198.51.100.1 - - [") + day +
                        ":12:00:00 +0000] \"GET /a HTTP/1.1\" 200 5 \"-\" \"CCBot/2.0\"");
    std::map<Verified, std::uint64_t> found;
    for (const auto &[key, counts] : tallyOf(history, lines, addresses).hits)
        found[key.verified] += counts.requests;
    QCOMPARE(found[Verified::Spoofed], std::uint64_t{2});
    QCOMPARE(found[Verified::Unverifiable], std::uint64_t{2});
}

void TestLogs::verifiedByName_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("verified");
    const auto row = [](const char *name, const char *verified) {
        QTest::addRow("%s", name) << QByteArray(name) << QByteArray(verified);
    };
    row("17-58-101-179.applebot.apple.com", "verified");
    row("17-58-101-179.APPLEBOT.Apple.com.", "verified");
    row("applebot.apple.com", "verified");
    row("evilapplebot.apple.com", "spoofed");
    row("x.applebot.apple.com.evil.example", "spoofed");
    row("apple.com", "spoofed");
}

/// The name of an address is the operator's or below it, not one that only ends alike.
void TestLogs::verifiedByName() {
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, verified);
    Addresses addresses;
    addresses.addNames("192.0.2.1\t" + name.toStdString() + "\r\n");
    const std::string_view found =
        verifiedName(addresses.verify(Registry::builtIn().find("Applebot"), "192.0.2.1", 0));
    QCOMPARE(QByteArray(found.data(), qsizetype(found.size())), verified);
}

void TestLogs::versionsAndHours_data() {
    QTest::addColumn<QByteArrayList>("texts"); // the first always, the others since midnight
    QTest::addColumn<QByteArray>("time");
    QTest::addColumn<QByteArray>("hitClass");
    const auto row = [](const char *name, const QByteArrayList &texts, const char *time,
                        const char *hitClass) {
        QTest::newRow(name) << texts << QByteArray(time) << QByteArray(hitClass);
    };
    const QByteArray deny = "User-agent: *\nDisallow: /a\n";
    const QByteArray allow = "User-agent: *\nAllow: /a\n";
    row("a version that allowed within the day", {deny, allow}, "01:00:00", "ok");
    row("the day before it was allowed", {allow, deny}, "01:00:00", "grace");
    row("a version that was replaced in the same second", {deny, allow, deny}, "01:00:00",
        "denied");
    const QByteArray hours = "User-agent: *\nVisit-time: 0800-0900\nDisallow: /b\n";
    row("within the hours", {hours}, "09:00:59", "ok");
    row("a clock may be slow", {hours}, "09:01:59", "ok");
    row("but not by more than a minute", {hours}, "09:02:00", "closed");
    row("or fast", {hours}, "07:59:00", "ok");
    row("nor by more than that", {hours}, "07:58:59", "closed");
    const QByteArray ask = hours + "\n-- robots2.txt\ncrawl: ask\n";
    row("an ask within the hours", {ask}, "08:30:00", "ask");
    row("an ask a little after them", {ask}, "09:01:30", "ask");
}

/// What a request is: by the versions of the last day, and by hours with the error of clocks.
void TestLogs::versionsAndHours() {
    QFETCH(QByteArrayList, texts);
    QFETCH(QByteArray, time);
    QFETCH(QByteArray, hitClass);
    std::vector<PolicyVersion> versions;
    for (const QByteArray &text : std::as_const(texts)) {
        const QByteArray mark = "\n-- robots2.txt\n";
        const auto cut = text.indexOf(mark);
        Site site;
        site.put(FileRole::Robots, text.first(cut < 0 ? text.size() : cut).toStdString());
        if (cut >= 0)
            site.put(FileRole::Robots2, text.mid(cut + mark.size()).toStdString());
        const std::int64_t midnight = 1795305600; // 2026-11-22
        versions.push_back({"v" + std::to_string(versions.size() + 1),
                            {},
                            versions.empty() ? std::nullopt : std::optional(midnight),
                            false,
                            std::move(site),
                            {},
                            text.toStdString()});
    }
    const PolicyHistory history(std::move(versions), Reading::Author);
    TallyStore store(replay::openTemporaryFile);
    QVERIFY(store.add(tallyOf(history, {"192.0.2.1 - - [22/Nov/2026:" + time.toStdString() +
                                        " +0000] \"GET /a HTTP/1.1\" 200 5 \"-\" \"CCBot/2.0\""})));
    const auto judge = Judge::make(history, store, {});
    QVERIFY(judge);
    const auto report = makeReport(store, *judge);
    QVERIFY(report);
    QByteArrayList found;
    for (std::size_t i = 0; i < kHitClassCount; ++i)
        if (const auto each = static_cast<HitClass>(i); report->agents.at(0).total().of(each) == 1)
            found << QByteArray::fromStdString(std::string(hitClassName(each)));
    QCOMPARE(found.join(' '), hitClass);
}

void TestLogs::gapsBelowThePace_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QList<int>>("seconds");
    QTest::addColumn<int>("gaps");
    QTest::addColumn<int>("below");
    const auto row = [](const char *name, const char *line, const QList<int> &seconds, int gaps,
                        int below) {
        QTest::newRow(name) << QByteArray(line) << seconds << gaps << below;
    };
    row("as stated", "Crawl-delay: 10", {0, 10, 20}, 2, 0);
    row("by a second", "Crawl-delay: 10", {0, 9, 18}, 2, 0); // the log's clock
    row("by two", "Crawl-delay: 10", {0, 8, 18, 26}, 3, 2);
    row("in one second", "Crawl-delay: 10", {0, 0, 0}, 2, 2);
    row("nothing is stated", "Disallow: /x", {0, 0, 1}, 0, 0);
    row("as many as stated", "Request-rate: 3/30", {0, 0, 0, 30, 40, 50}, 5, 0);
    row("one more", "Request-rate: 3/30", {0, 0, 0, 0, 40}, 4, 1);
}

void TestLogs::gapsBelowThePace() {
    QFETCH(QByteArray, line);
    QFETCH(QList<int>, seconds);
    QFETCH(int, gaps);
    QFETCH(int, below);
    const PolicyHistory history = historyOf({{{}, "User-agent: *\n" + line.toStdString() + "\n"}});
    const Judge judge(history, JudgeOptions{});
    PaceMeter meter("CCBot", judge);
    std::map<int, std::uint64_t> counts;
    for (const int second : seconds)
        ++counts[second];
    for (const auto &[second, count] : counts)
        meter.add(1795308240 + second, count);
    const AgentPace pace = meter.take();
    QCOMPARE(pace.gaps, static_cast<std::uint64_t>(gaps));
    QCOMPARE(pace.below, static_cast<std::uint64_t>(below));
}

/// Lines of the newest robots.txt that decided nothing in the log.
void TestLogs::idleRules() {
    const PolicyHistory history =
        historyOf({{{}, "User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow:\nDisallow: /c\n"}});
    std::vector<std::string> lines;
    for (const char *path : {"/a", "/c/d", "/x"})
        lines.push_back(std::string("192.0.2.1 - - [22/Nov/2026:00:44:22 +0000] \"GET ") + path +
                        " HTTP/1.1\" 200 5 \"-\" \"CCBot/2.0\"");
    TallyStore store(replay::openTemporaryFile);
    QVERIFY(store.add(tallyOf(history, lines)));
    const auto judge = Judge::make(history, store, {});
    const auto report = makeReport(store, *judge);
    QVERIFY(report);
    QCOMPARE(report->idle.size(), std::size_t{1});
    QCOMPARE(report->idle.front().line, 3U);
    QCOMPARE(report->idle.front().text, std::string("Disallow: /b"));
}

/// A key that is not known is no request of nobody: it is said.
void TestLogs::jsonWithoutItsKeys() {
    const auto read = [](const std::string &log, bool sawAgent) {
        auto splitter = makeJsonSplitter();
        const std::string found = readAll(*splitter, log);
        return splitter->sawAgent() == sawAgent ? found : "sawAgent is wrong: " + found;
    };
    QCOMPARE(read("{\"ts\":1795308262,\"uri\":\"/a\",\"ua\":\"CCBot/2.0\"}\n", true),
             std::string("1795308262 CCBot 0 0   /a\n"));
    // Without the path; of a browser, too.
    QCOMPARE(read("{\"ts\":1795308262,\"odd\":\"/a\",\"ua\":\"CCBot/2.0\"}\n"
                  "{\"ts\":1795308262,\"odd\":\"/a\",\"ua\":\"Mozilla/5.0\"}\n",
                  true),
             std::string("bad\nbad\n"));
    QCOMPARE(read("{\"ts\":1795308262,\"uri\":\"/a\",\"whoami\":\"CCBot/2.0\"}\n", false),
             std::string("nobody\n"));
    // A header that one client did not send.
    QCOMPARE(read("{\"ts\":1795308262,\"uri\":\"/a\"}\n"
                  "{\"ts\":1795308262,\"uri\":\"/a\",\"ua\":\"\"}\n",
                  true),
             std::string("nobody\nnobody\n"));
}

void TestLogs::addressesBehindProxies() {
    QCOMPARE(clientAddress("192.0.2.1, 198.51.100.7", 1), std::string_view("198.51.100.7"));
    QCOMPARE(clientAddress("192.0.2.1, 198.51.100.7", 2), std::string_view("192.0.2.1"));
    QCOMPARE(clientAddress("192.0.2.1, 198.51.100.7", 3), std::string_view("192.0.2.1"));
    QCOMPARE(clientAddress("6.6.6.6 , 192.0.2.1,198.51.100.7", 2), std::string_view("192.0.2.1"));
    QCOMPARE(clientAddress("", 1), std::string_view(""));
    // The proxy is not taken instead of a field that is not there.
    auto splitter = makeJsonSplitter({{}, "xff", 1});
    QCOMPARE(readAll(*splitter, "{\"ts\":1795308262,\"remote_ip\":\"10.0.0.1\",\"uri\":\"/a\","
                                "\"ua\":\"CCBot/2.0\"}\n"),
             std::string("1795308262 CCBot 0 0   /a\n"));
    QVERIFY(!splitter->sawAddress());
}

void TestLogs::commonFormatIsKnown_data() {
    QTest::addColumn<QByteArray>("log");
    QTest::addColumn<bool>("common");
    const QByteArray common =
        "192.0.2.1 - - [22/Nov/2026:00:44:22 +0000] \"GET /a HTTP/1.1\" 200 5";
    QTest::newRow("common") << QByteArray(common + "\n") << true;
    QTest::newRow("no size") << QByteArray("h - - [22/Nov/2026:00:44:22 +0000] \"GET /a\\\"b\" 304 "
                                           "-\r\n\n")
                             << true;
    QTest::newRow("combined") << QByteArray(common + " \"-\" \"x\"\n") << false;
    QTest::newRow("one line of another")
        << QByteArray(common + "\n" + common + " \"-\" \"x\"\n") << false;
    QTest::newRow("nothing") << QByteArray() << false;
    QTest::newRow("json") << QByteArray("{\"a\":1}\n") << false;
}

void TestLogs::commonFormatIsKnown() {
    QFETCH(QByteArray, log);
    QFETCH(bool, common);
    QCOMPARE(isWithoutAgents(log.toStdString()), common);
}

QTEST_MAIN(TestLogs)
#include "tst_logs.moc"

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lines of every format (tests/cases/logs), their times, requests and addresses.

#include "core/logs/history.h"
#include "core/logs/logtime.h"
#include "core/logs/output.h"
#include "core/logs/reader.h"
#include "core/logs/splitter.h"

#include <QDir>
#include <QTest>

#include <array>
#include <map>
#include <random>
#include <string>
#include <vector>

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

} // namespace

class TestLogFormats : public QObject {
    Q_OBJECT
private slots:
    void roleOfWhatIsFetched();
    void formats_data();
    void formats();
    void longLinesSayTheSame();
    void layoutsSayTheSame();
    void addressFields_data();
    void addressFields();
    void detected_data();
    void detected();
    void times_data();
    void times();
    void patternsAreRefused_data();
    void patternsAreRefused();
    void queryValuesAreCut_data();
    void queryValuesAreCut();
    void bytesAreFound();
    void jsonWithoutItsKeys();
    void addressesBehindProxies();
    void commonFormatIsKnown_data();
    void commonFormatIsKnown();
};

// tests/cases/logs/NAME/log, format (a name or a pattern; after it captures), expected.
/// Each name in the root is that of its file; the ask endpoint is none of them, whatever files there are.
void TestLogFormats::roleOfWhatIsFetched() {
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

void TestLogFormats::formats_data() {
    QTest::addColumn<QString>("folder");
    const QDir cases(QStringLiteral("tests/cases/logs"));
    const auto names = cases.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    QVERIFY(names.size() >= 8);
    for (const QString &name : names)
        QTest::addRow("%s", qPrintable(name)) << cases.filePath(name);
}

void TestLogFormats::formats() {
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

/// Usual lines are read between their first six quotes, all others field by field: a user's name of 2 KiB makes any line one of
/// the others. Both say the same of sound lines and of damaged ones.
void TestLogFormats::longLinesSayTheSame() {
    constexpr std::array kTimes = {"[22/Nov/2026:00:44:22 +0000]", "[22/Nov/2026:00:44:22.5 +0000]",
                                   "[22/Nov/2026:00:44:22]", "[22-11-2026 00:44:22 +000000]", "[]"};
    constexpr std::array kRequests = {
        "GET /a HTTP/1.1",  "GET /a b HTTP/1.0", "POST /x?y=\\\"z HTTP/2.0", "GET /\\\\", "", "-",
        "GET /q HTTP/1.1 ", "GET  HTTP/1.1",     "GET /\\x22 HTTP/1.1"};
    constexpr std::array kNumbers = {"200", "-", "", "2 0", "99999", "404"};
    constexpr std::array kHeaders = {"-",         "",   "GPTBot/1.2", "x\\\"y GPTBot/1.2",
                                     "CCBot\\\\", "a b"};
    constexpr std::array kTails = {"", " \"x\"", " 0.5", "\"", "\r", " \\\" \"\" \"GPTBot\""};
    constexpr std::array kGaps = {" ", " ", " ", " ", " ", " ", " ", "  ", "", "\""};
    std::mt19937 random(20261128);
    const auto one = [&random](const auto &of) { return std::string(of[random() % of.size()]); };
    std::map<std::string, int> seen;
    for (int round = 0; round < 20'000; ++round) {
        // Half of them are sound.
        const auto gap = [&, isSound = random() % 2 == 0] { return isSound ? " " : one(kGaps); };
        const std::string begin = random() % 3 == 0 ? "2001:db8::1 - " : "192.0.2.7 - ";
        const std::string rest = gap() + one(kTimes) + gap() + '"' + one(kRequests) + '"' + gap() +
                                 one(kNumbers) + gap() + one(kNumbers) + gap() + '"' +
                                 one(kHeaders) + '"' + gap() + '"' + one(kHeaders) + '"' +
                                 one(kTails);
        for (const bool withHost : {false, true}) {
            const auto splitter = makeClfSplitter(withHost);
            const std::string host = withHost ? "www.example.org " : "";
            const std::string usual = readAll(*splitter, host + begin + "-" + rest);
            QCOMPARE(usual, readAll(*splitter, host + begin + std::string(2048, 'u') + rest));
            ++seen[usual.substr(0, 3)];
        }
    }
    QVERIFY(seen["bad"] > 1000);
    QVERIFY(seen["nob"] > 1000);
    QVERIFY(seen["179"] > 1000); // a hit
}

/// Lines of JSON that are read by the layout of those before, beside the same lines read by themselves.
void TestLogFormats::layoutsSayTheSame() {
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

/// Behind a proxy the client's address is somewhere else.
void TestLogFormats::addressFields_data() {
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

void TestLogFormats::addressFields() {
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

void TestLogFormats::detected_data() {
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

void TestLogFormats::detected() {
    QFETCH(QByteArray, log);
    QFETCH(QByteArray, format);
    const auto found = formatName(detectFormat(log.toStdString()).id);
    QCOMPARE(QByteArray(found.data(), qsizetype(found.size())), format);
}

void TestLogFormats::times_data() {
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

void TestLogFormats::times() {
    QFETCH(QByteArray, text);
    QFETCH(qint64, time);
    QCOMPARE(parseLogTime(text.toStdString()).value_or(-1), time);
}

void TestLogFormats::patternsAreRefused_data() {
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("says");
    QTest::addRow("agent") << QByteArray("$time_local $request") << QByteArray("User-Agent");
    QTest::addRow("time") << QByteArray("%r %{User-Agent}i") << QByteArray("time");
    QTest::addRow("request") << QByteArray("%t %{User-Agent}i") << QByteArray("request");
    QTest::addRow("name") << QByteArray("combine") << QByteArray("haproxy");
}

void TestLogFormats::patternsAreRefused() {
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArray, says);
    const auto format = parseFormat(pattern.toStdString());
    const std::string said =
        !format ? format.error().english() : makeSplitter(*format).error().english();
    QVERIFY2(said.contains(says.toStdString()), said.c_str());
}

void TestLogFormats::queryValuesAreCut_data() {
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

void TestLogFormats::queryValuesAreCut() {
    QFETCH(QString, target);
    QFETCH(QString, cut);
    QCOMPARE(QString::fromStdString(withoutQueryValues(target.toStdString())), cut);
}

void TestLogFormats::bytesAreFound() {
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

/// A key that is not known is no request of nobody: it is said.
void TestLogFormats::jsonWithoutItsKeys() {
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

void TestLogFormats::addressesBehindProxies() {
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

void TestLogFormats::commonFormatIsKnown_data() {
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

void TestLogFormats::commonFormatIsKnown() {
    QFETCH(QByteArray, log);
    QFETCH(bool, common);
    QCOMPARE(isWithoutAgents(log.toStdString()), common);
}

QTEST_APPLESS_MAIN(TestLogFormats)
#include "tst_logformats.moc"

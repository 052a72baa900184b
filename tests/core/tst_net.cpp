// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Requests to a web server on the loopback that answers well and badly: what came of each, and what crawlers make of it. Names
// are resolved and connections replaced by the test, so that nothing leaves this machine. GATEPOST_ANSWERS: how many mutated
// answers, 500.

#include "core/live/headers.h"
#include "core/net/addresspolicy.h"
#include "core/net/request.h"
#include "core/net/unpack.h"
#include "tests/support/webworld.h"

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <format>
#include <random>

using namespace gatepost;
using namespace gatepost::test;
using net::Fetched;

namespace {

/// "301 301 200 | answer | bytes | RFC 9309, Google, Yandex | why".
QString shown(const Fetched &got) {
    std::string text;
    for (const net::Hop &hop : got.hops)
        text += (text.empty() ? "" : " ") + std::to_string(hop.status);
    if (!got.isKnown())
        return QString::fromStdString(text + " | refused | " + got.why.english());
    const FileAnswer answer = got.answer();
    text += " | " + formatFileAnswer(answer) + " | " + std::to_string(got.bytes.size()) +
            (got.isCut ? "+" : "") + " |";
    for (const char *who : {"RFC 9309", "Google", "Yandex"})
        text +=
            " " + std::string(accessEffectName(
                      accessMeaning({.answer = answer, .bytes = got.bytes.size()}, who).effect));
    if (!got.why.empty())
        text += " | " + got.why.english();
    return QString::fromStdString(text);
}

} // namespace

class TestNet : public QObject {
    Q_OBJECT

private slots:
    void cases_data();
    void cases();
    void redirects_data();
    void redirects();
    void endings_data();
    void endings();
    void names_data();
    void names();
    void tls_data();
    void tls();
    void tlsIsLeft();
    void headersAreKept();
    void requestsSayLittle();
    void addressesOnEveryHop();
    void stops();
    void addresses_data();
    void addresses();
    void unpackingIsBounded();
    void mutatedAnswers();
};

/// What is served under http://site.example/robots.txt, and what came of it.
void TestNet::cases_data() {
    QTest::addColumn<QByteArray>("served");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const Script &script, const char *expected) {
        QTest::newRow(name) << QByteArray::fromStdString(script.front().bytes) << QString(expected);
    };
    const auto status = [&](const char *line, const char *expected, const char *headers = kText) {
        row(line, answer(line, headers, "no"), expected);
    };
    row("text", answer("200 OK", kText, kRobots), "200 | 200 | 27 | file file file");
    row("html", answer("200 OK", "Content-Type: text/html\r\n", "<p>Hello\n" + kRobots),
        "200 | 200,type=html | 36 | file file file");
    row("no type", answer("200 OK", "", kRobots), "200 | 200 | 27 | file file file");
    row("empty", answer("200 OK", kText, ""), "200 | 200 | 0 | file file file");
    row("byte order mark", answer("200 OK", kText, "\xEF\xBB\xBF" + kRobots),
        "200 | 200 | 30 | file file file");
    row("UTF-16", answer("200 OK", kText, std::string("\xFF\xFEU\0s\0", 6)),
        "200 | 200 | 6 | file file file");
    row("CRLF", answer("200 OK", kText, "User-agent: *\r\nDisallow: /\r\n"),
        "200 | 200 | 28 | file file file");
    row("NUL", answer("200 OK", kText, std::string("User-agent: *\n\0\n", 16)),
        "200 | 200 | 16 | file file file");
    row("512,000 bytes", answer("200 OK", kText, padded(512'000)),
        "200 | 200 | 512000 | file file file");
    row("512,001 bytes", answer("200 OK", kText, padded(512'001)),
        "200 | 200 | 512001 | file first-bytes nothing");
    row("2 MiB", answer("200 OK", kText, padded(2 * 1024 * 1024)),
        "200 | 200 | 1048576+ | file first-bytes nothing | The answer is larger than 1 MiB: only "
        "that much was read.");
    row("gzip", answer("200 OK", "Content-Encoding: gzip\r\n", gzipped(kRobots)),
        "200 | 200 | 27 | file file file");
    row("double gzip",
        answer("200 OK", "Content-Encoding: gzip, gzip\r\n", gzipped(gzipped(kRobots))),
        "200 | 200 | 27 | file file file");
    row("gzip bomb",
        answer("200 OK", "Content-Encoding: gzip\r\n", gzipped(std::string(800'000, 'a'))),
        "200 | truncated | 0 | deny deny deny | The answer unpacks to more than 100 times its "
        "size: "
        "it was not read.");
    row("gzip that is none", answer("200 OK", "Content-Encoding: gzip\r\n", kRobots),
        "200 | truncated | 0 | deny deny deny | The answer says that it is packed with gzip, and "
        "cannot be unpacked.");
    row("packed otherwise", answer("200 OK", "Content-Encoding: br\r\n", kRobots),
        "200 | truncated | 0 | deny deny deny | The answer is packed in a way that was not asked "
        "for.");
    row("202 of a firewall", answer("202 Accepted", "x-amzn-waf-action: challenge\r\n", ""),
        "202 | 202 | 0 | file file nothing");
    row("204", answer("204 No Content", "Content-Length: 0\r\n", ""),
        "204 | 204 | 0 | file file nothing");
    row("206", answer("206 Partial Content", kText, kRobots), "206 | 206 | 27 | file file nothing");
    row("304", answer("304 Not Modified", "Content-Length: 0\r\n", ""),
        "304 | 304 | 0 | deny deny nothing");
    status("400 Bad Request", "400 | 400 | 2 | nothing nothing nothing");
    status("401 Unauthorized", "401 | 401 | 2 | nothing nothing nothing");
    status("402 Payment Required", "402 | 402 | 2 | nothing nothing nothing",
           "crawler-price: USD 1\r\n");
    status("403 Forbidden", "403 | 403 | 2 | nothing nothing nothing");
    status("404 Not Found", "404 | 404 | 2 | nothing nothing nothing");
    status("410 Gone", "410 | 410 | 2 | nothing nothing nothing");
    status("418 I'm a teapot", "418 | 418 | 2 | nothing nothing nothing");
    status("429 Too Many Requests", "429 | 429 | 2 | nothing deny nothing", "Retry-After: 120\r\n");
    status("451 Unavailable For Legal Reasons", "451 | 451 | 2 | nothing nothing nothing");
    status("500 Internal Server Error", "500 | 500 | 2 | deny deny nothing");
    status("503 Service Unavailable", "503 | 503 | 2 | deny deny nothing");
    status("504 Gateway Timeout", "504 | 504 | 2 | deny deny nothing");
    status("520 Unknown", "520 | 520 | 2 | deny deny nothing");
    status("799 Odd", "799 | truncated | 2 | deny deny deny");
}

void TestNet::cases() {
    QFETCH(QByteArray, served);
    QFETCH(QString, expected);
    World world;
    world.server.put("site.example/robots.txt", {{Step::What::Send, served.toStdString()}});
    QCOMPARE(shown(world.get("http://site.example/robots.txt")), expected);
    QCOMPARE(world.server.requests().size(), 1U);
}

void TestNet::redirects_data() {
    QTest::addColumn<int>("count"); // so many redirects to /1, /2 … and then `last`
    QTest::addColumn<QString>("last");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, int count, const QString &last, const char *expected) {
        QTest::newRow(name) << count << last << QString(expected);
    };
    const QString file = "file";
    row("one", 1, file, "301 200 | 200 | 27 | file file file");
    row("five", 5, file, "301 301 301 301 301 200 | 200 | 27 | file file file");
    row("six", 6, file, "301 301 301 301 301 301 200 | redirects | 27 | nothing nothing nothing");
    row("eleven", 11, file,
        "301 301 301 301 301 301 301 301 301 301 301 | redirects | 0 | nothing nothing nothing | "
        "There are more than 10 redirects.");
    row("a circle", 1, "http://site.example/robots.txt",
        "301 301 | redirects | 0 | nothing nothing nothing | The redirects lead in a circle, back "
        "to “http://site.example/robots.txt”.");
    row("to another host", 0, "http://other.example/policy", "301 200 | 200 | 27 | file file file");
    row("to the start page", 0, "/", "301 404 | 404 | 4 | nothing nothing nothing");
    row("to a file of the disk", 0, "file:///etc/passwd",
        "301 | 301 | 0 | deny deny nothing | The redirect leads to “file:///etc/passwd”, which is "
        "not an address of http or https: nobody follows it.");
    row("to a script", 0, "javascript:alert(1)",
        "301 | 301 | 0 | deny deny nothing | The redirect leads to “javascript:alert(1)”, which is "
        "not an address of http or https: nobody follows it.");
    row("to a private address", 0, "http://10.0.0.1/robots.txt",
        "301 0 | refused | “10.0.0.1” is at 10.0.0.1, which is not a public address: refused.");
    row("to the machine itself", 0, "http://[::1]:80/",
        "301 0 | refused | “[::1]” is at ::1, which is not a public address: refused.");
    row("to a password", 0, "http://me:secret@other.example/policy",
        "301 | refused | The address contains a user name or password: refused.");
    row("two targets", 0, "/2\r\nLocation: http://other.example/policy",
        "301 404 | 404 | 4 | nothing nothing nothing"); // the first counts
    row("to nowhere", 0, "", "301 | 301 | 0 | deny deny nothing | The redirect names no target.");
    row("with spaces and umlauts", 0, QString::fromUtf8("http://other.example/ä b"),
        "301 404 | 404 | 4 | nothing nothing nothing");
}

void TestNet::redirects() {
    QFETCH(int, count);
    QFETCH(QString, last);
    QFETCH(QString, expected);
    World world;
    std::string path = "site.example/robots.txt";
    for (int hop = 1; hop <= count; ++hop) {
        world.server.put(path, redirect(std::format("/{}", hop)));
        path = std::format("site.example/{}", hop);
    }
    world.server.put("other.example/policy", answer("200 OK", kText, kRobots));
    if (last == "file")
        world.server.put(path, answer("200 OK", kText, kRobots));
    else if (last.isEmpty())
        world.server.put(path, answer("301 Moved Permanently", "", ""));
    else
        world.server.put(path, redirect(last.toStdString()));
    QCOMPARE(shown(world.get("http://site.example/robots.txt")), expected);
}

/// What ends otherwise than with a whole answer.
void TestNet::endings_data() {
    QTest::addColumn<QByteArray>("sent");
    QTest::addColumn<int>("then"); // Step::What
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *sent, Step::What then, const char *expected) {
        QTest::newRow(name) << QByteArray(sent) << static_cast<int>(then) << QString(expected);
    };
    constexpr auto kSend = Step::What::Send;
    row("Content-Length too large", "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nUser", kSend,
        "200 | truncated | 0 | deny deny deny | The answer of “site.example” was cut off or is not "
        "an answer: ");
    row("a broken chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nUser", kSend,
        "200 | truncated | 0 | deny deny deny | The answer of “site.example” was cut off or is not "
        "an answer: ");
    row("reset after the headers", "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n",
        Step::What::Reset,
        "200 | truncated | 0 | deny deny deny | The answer of “site.example” was cut off or is not "
        "an answer: ");
    row("nothing", "", kSend,
        "0 | truncated | 0 | deny deny deny | The answer of “site.example” was cut off or is not "
        "an answer: ");
    row("no HTTP", "220 mail.example ESMTP\r\n", kSend,
        "0 | truncated | 0 | deny deny deny | The answer of “site.example” was cut off or is not "
        "an answer: ");
    row("silence", "", Step::What::Wait,
        "0 | timeout | 0 | deny deny deny | “site.example” did not answer completely in 1 "
        "seconds.");
    row("silence after the headers", "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n",
        Step::What::Wait,
        "200 | timeout | 0 | deny deny deny | “site.example” did not answer completely in 1 "
        "seconds.");
    row("a byte now and then", "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n", Step::What::Drip,
        "200 | timeout | 0 | deny deny deny | “site.example” did not answer completely in 1 "
        "seconds.");
}

void TestNet::endings() {
    QFETCH(QByteArray, sent);
    QFETCH(int, then);
    QFETCH(QString, expected);
    World world;
    world.server.put("site.example/robots.txt",
                     {{Step::What::Send, sent.toStdString()},
                      {static_cast<Step::What>(then), std::string(50, 'a')}});
    if (static_cast<Step::What>(then) == Step::What::Send)
        world.server.put("site.example/robots.txt", {{Step::What::Send, sent.toStdString()}});
    const QString got = shown(world.get("http://site.example/robots.txt", 1'000));
    QVERIFY2(got.startsWith(expected), qPrintable(got)); // the rest is libcurl's
    QVERIFY2(got.endsWith('.'), qPrintable(got));
}

void TestNet::names_data() {
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("connections");
    const auto row = [](const char *url, const char *expected, const char *connections) {
        QTest::newRow(url) << url << QString(expected) << connections;
    };
    row("http://none.example/robots.txt",
        "0 | dns | 0 | deny deny deny | “none.example” has no address. Is the name right, and is "
        "there a network?",
        "");
    row("http://private.example/robots.txt",
        "0 | refused | “private.example” is at 10.1.2.3, which is not a public address: refused.",
        "");
    row("http://mixed.example/robots.txt", "404 | 404 | 4 | nothing nothing nothing", kPublic);
    row("http://second.example/robots.txt", "404 | 404 | 4 | nothing nothing nothing",
        "93.184.216.35 93.184.216.34");
    row("http://closed.example/robots.txt",
        "0 | connect | 0 | deny deny deny | “closed.example” takes no connection: ", kClosed);
    row("http://127.0.0.1:1/",
        "0 | refused | “127.0.0.1” is at 127.0.0.1, which is not a public address: refused.", "");
    row("http://2130706433/", // 127.0.0.1 in another spelling
        "0 | refused | “2130706433” is at 127.0.0.1, which is not a public address: refused.", "");
    row("ftp://site.example/",
        " | refused | “ftp://site.example/” is not an address of http or https: refused.", "");
    row("http://me@site.example/",
        " | refused | The address contains a user name or password: refused.", "");
    row("robots.txt", " | refused | “robots.txt” is not an address of http or https: refused.", "");
}

void TestNet::names() {
    QFETCH(QString, url);
    QFETCH(QString, expected);
    QFETCH(QString, connections);
    World world;
    const QString got = shown(world.get(url.toStdString()));
    if (expected.endsWith(": ")) // the rest is libcurl's
        QVERIFY2(got.startsWith(expected) && got.endsWith('.'), qPrintable(got));
    else
        QCOMPARE(got, expected);
    QStringList seen;
    for (const std::string &address : world.connections)
        seen << QString::fromStdString(address);
    QCOMPARE(seen.join(' '), connections);
}

void TestNet::tls_data() {
    QTest::addColumn<QString>("name"); // of the certificate
    QTest::addColumn<bool>("isTrusted");
    QTest::addColumn<QStringList>("dates");
    QTest::addColumn<QString>("expected");
    const QString fails =
        "0 | tls | 0 | deny deny deny | “site.example” makes no secure connection: ";
    QTest::newRow("good") << "site.example" << true << QStringList{"-days", "2"}
                          << "200 | 200 | 27 | file file file";
    QTest::newRow("unknown") << "site.example" << false << QStringList{"-days", "2"} << fails;
    QTest::newRow("another's name")
        << "other.example" << true << QStringList{"-days", "2"} << fails;
    QTest::newRow("expired") << "site.example" << true
                             << QStringList{"-not_before", "20200101000000Z", "-not_after",
                                            "20200201000000Z"}
                             << fails;
}

void TestNet::tls() {
    QFETCH(QString, name);
    QFETCH(bool, isTrusted);
    QFETCH(QStringList, dates);
    QFETCH(QString, expected);
    const QTemporaryDir folder;
    QFile robots(folder.filePath("robots.txt"));
    QVERIFY(robots.open(QIODevice::WriteOnly));
    robots.write(kRobots.c_str());
    robots.close();
    TlsServer server;
    QVERIFY(server.start(folder, name, dates));
    World world;
    world.tlsPort = server.port;
    if (isTrusted)
        world.certificates = folder.filePath("certificate.pem").toStdString();
    const QString got = shown(world.get("https://site.example/robots.txt"));
    QVERIFY2(got.startsWith(expected), qPrintable(got));
}

/// From https to http: followed, and said.
void TestNet::tlsIsLeft() {
    const QTemporaryDir folder;
    QFile robots(folder.filePath("robots.txt")); // with its headers, as -HTTP sends it
    QVERIFY(robots.open(QIODevice::WriteOnly));
    robots.write(
        "HTTP/1.0 301 Moved Permanently\r\nLocation: http://site.example/robots.txt\r\n\r\n");
    robots.close();
    TlsServer server;
    QVERIFY(server.start(folder, "site.example", {"-days", "2"}, "-HTTP"));
    World world;
    world.tlsPort = server.port;
    world.certificates = folder.filePath("certificate.pem").toStdString();
    world.server.put("site.example/robots.txt", answer("200 OK", kText, kRobots));
    const Fetched got = world.get("https://site.example/robots.txt");
    QCOMPARE(shown(got), "301 200 | 200 | 27 | file file file");
    QVERIFY(!got.hops[0].leavesTls && got.hops[1].leavesTls);
}

void TestNet::headersAreKept() {
    World world;
    world.server.put("site.example/", answer("200 OK",
                                             "X-Robots-Tag: noindex\r\nx-robots-tag: bot: none\r\n"
                                             "Cache-Control: public, max-age=60\r\nAge: 5\r\n",
                                             "x"));
    const Fetched got = world.get("http://site.example/#part");
    QCOMPARE(got.header("x-ROBOTS-tag"), std::string_view("noindex"));
    QCOMPARE(live::statementsOf(got).size(), 2U);
    QCOMPARE(live::maxAge(got)->count(), 60);
    QVERIFY(live::mayBeCached(got));
    // Headers without end are not kept.
    world.server.put("site.example/many",
                     answer("200 OK", "X-A: " + std::string(70'000, 'a') + "\r\n", ""));
    QVERIFY(world.get("http://site.example/many").answer().failure == FetchFailure::Truncated);
}

void TestNet::requestsSayLittle() {
    World world;
    world.server.put("site.example/a",
                     answer("302 Found", "Location: /b\r\nSet-Cookie: id=1\r\n", ""));
    (void)world.get("http://site.example/a");
    QCOMPARE(world.server.requests().size(), 2U);
    for (const std::string &request : world.server.requests()) {
        const QStringList lines = QString::fromStdString(request).split("\r\n", Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 5);
        QVERIFY(lines[0].startsWith("GET /") && lines[0].endsWith(" HTTP/1.1"));
        QCOMPARE(lines[1], "Host: site.example");
        QVERIFY(lines[2].startsWith("User-Agent: Gatepost/"));
        QCOMPARE(lines[3], "Accept: text/plain, */*;q=0.1");
        QCOMPARE(lines[4], "Accept-Encoding: gzip");
    }
}

/// A name that was public at the first hop and is private at the second gains nothing.
void TestNet::addressesOnEveryHop() {
    World world;
    int asked = 0;
    world.standIns.addresses = [&asked](const std::string &) -> std::vector<std::string> {
        return {++asked == 1 ? kPublic : "127.0.0.1"};
    };
    world.server.put("site.example/robots.txt", redirect("/again"));
    const Fetched got = world.get("http://site.example/robots.txt");
    QCOMPARE(asked, 2);
    QVERIFY(got.isRefused);
    QCOMPARE(world.connections, std::vector<std::string>{kPublic});
    QCOMPARE(world.server.requests().size(), 1U);
}

void TestNet::stops() {
    World world;
    world.server.put("site.example/", {{Step::What::Wait}});
    std::stop_source stop;
    net::Options options;
    options.standIns = &world.standIns;
    options.stop = stop.get_token();
    stop.request_stop();
    const Fetched got = net::fetch({.url = "http://site.example/"}, options);
    QVERIFY(got.isCancelled && !got.isKnown());
}

void TestNet::addresses_data() {
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("isPublic");
    for (const char *open : {"93.184.216.34", "8.8.8.8", "223.255.255.255", "2606:2800:220:1::1",
                             "2a00:1450::1", "::ffff:8.8.8.8"})
        QTest::newRow(open) << open << true;
    for (const char *closed : {"127.0.0.1",       "10.0.0.1",    "172.16.0.1",
                               "172.31.255.255",  "192.168.1.1", "169.254.169.254",
                               "100.64.0.1",      "0.0.0.0",     "224.0.0.1",
                               "255.255.255.255", "240.0.0.1",   "192.0.2.1",
                               "198.51.100.7",    "203.0.113.9", "198.18.0.1",
                               "192.88.99.1",     "::",          "::1",
                               "fe80::1",         "fc00::1",     "fd12::1",
                               "ff02::1",         "2001:db8::1", "2002:7f00:1::",
                               "2001::1",         "64:ff9b::1",  "::ffff:127.0.0.1",
                               "::ffff:10.0.0.1", "3fff::1",     "",
                               "localhost",       "1.2.3",       "300.1.1.1"})
        QTest::newRow(*closed == '\0' ? "nothing" : closed) << closed << false;
}

void TestNet::addresses() {
    QFETCH(QString, address);
    QFETCH(bool, isPublic);
    QCOMPARE(net::isPublicAddress(address.toStdString()), isPublic);
}

void TestNet::unpackingIsBounded() {
    const auto end = [](const std::string &packed, const char *encoding, std::size_t most) {
        const net::Unpacked out = net::unpack(packed, encoding, most, 100);
        if (out.bytes.size() > most)
            qFatal("too much");
        return out.end;
    };
    const std::string bytes = padded(5'000);
    QCOMPARE(end(gzipped(bytes), "gzip", 5'000), net::UnpackEnd::Whole);
    QCOMPARE(end(gzipped(bytes), "gzip", 4'999), net::UnpackEnd::TooLarge);
    QCOMPARE(end(gzipped(std::string(1'000'000, 'a')), "gzip", 10'000'000),
             net::UnpackEnd::TooDense);
    QCOMPARE(end(gzipped(bytes) + gzipped(bytes), "x-gzip", 10'000), net::UnpackEnd::Whole);
    QCOMPARE(end(gzipped(bytes).substr(0, 40), "gzip", 5'000), net::UnpackEnd::Broken);
    QCOMPARE(end("", "gzip", 5'000), net::UnpackEnd::Broken);
    QCOMPARE(end(bytes, "identity", 5'000), net::UnpackEnd::Whole);
    QCOMPARE(end(bytes, "", 100), net::UnpackEnd::TooLarge);
    QCOMPARE(end(bytes, "deflate", 100), net::UnpackEnd::Unknown);
    QCOMPARE(end(gzipped(gzipped(gzipped(gzipped(bytes)))), "gzip,gzip,gzip,gzip", 5'000),
             net::UnpackEnd::Unknown);
}

/// Whatever is sent, there is an answer or a reason, within the bounds.
void TestNet::mutatedAnswers() {
    World world;
    std::mt19937 random(132);
    const int rounds = qEnvironmentVariableIntValue("GATEPOST_ANSWERS") > 0
                           ? qEnvironmentVariableIntValue("GATEPOST_ANSWERS")
                           : 500;
    const std::array<std::string, 3> seeds = {
        answer("200 OK", kText, kRobots).front().bytes,
        answer("200 OK", "Content-Encoding: gzip\r\n", gzipped(kRobots)).front().bytes,
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nUser-\r\n0\r\n\r\n"};
    for (int round = 0; round < rounds; ++round) {
        std::string bytes = seeds[random() % seeds.size()];
        for (unsigned changes = 1 + random() % 4; changes > 0; --changes)
            switch (const std::size_t at = random() % bytes.size(); random() % 3) {
            case 0: bytes[at] = static_cast<char>(random() % 256); break;
            case 1: bytes.erase(at, random() % 5); break;
            default: bytes.insert(at, 1, "\r\n: \0h"[random() % 6]);
            }
        world.server.put("site.example/robots.txt", {{Step::What::Send, bytes}});
        const Fetched got = world.get("http://site.example/robots.txt", 1'000);
        QVERIFY(got.bytes.size() <= net::kMostUnpacked);
        QVERIFY(!got.hops.empty());
        QVERIFY(!got.failure || !got.why.empty());
        QVERIFY(live::statementsOf(got).size() <= live::kMostStatements);
    }
}

QTEST_GUILESS_MAIN(TestNet)
#include "tst_net.moc"

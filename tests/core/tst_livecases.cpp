// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// 54 ways in which a server answers for robots.txt, each over the loopback: the statuses on the way, what was read, the sentence
// about each crawler that documents its behaviour, and the record of the answer as JSON. The table is
// tests/cases/live/answers.txt; GATEPOST_REFRESH=1 writes what is true now into it, for reading.

#include "core/live/recording.h"
#include "tests/support/repository.h"
#include "tests/support/webworld.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <format>

using namespace gatepost;
using namespace gatepost::test;

namespace {

constexpr char kTable[] = "tests/cases/live/answers.txt";
constexpr char kUrl[] = "http://site.example/robots.txt";
constexpr int kPatience = 1'000; ///< ms, in the place of ten seconds

struct ServedCase {
    std::string name;
    Script script = {};
    std::string url = kUrl;
    int redirects = 0; ///< before the script
};

Script status(const std::string &line, const std::string &headers = kText) {
    return answer(line, headers, "no");
}

std::vector<ServedCase> texts() {
    const auto text = [](const std::string &bytes) { return answer("200 OK", kText, bytes); };
    const auto packed = [](const std::string &how, const std::string &bytes) {
        return answer("200 OK", "Content-Encoding: " + how + "\r\n", bytes);
    };
    return {
        {"200 text", text(kRobots)},
        {"200 html", answer("200 OK", "Content-Type: text/html\r\n", "<p>Hello\n" + kRobots)},
        {"200 empty", text("")},
        {"200 with a byte order mark", text("\xEF\xBB\xBF" + kRobots)},
        {"200 UTF-16", text(std::string("\xFF\xFEU\0s\0", 6))},
        {"200 CRLF", text("User-agent: *\r\nDisallow: /\r\n")},
        {"200 NUL", text(std::string("User-agent: *\n\0\n", 16))},
        {"200 with 512,000 bytes", text(padded(512'000))},
        {"200 with 512,001 bytes", text(padded(512'001))},
        {"200 with 2 MiB", text(padded(2 * 1024 * 1024))},
        {"200 gzip", packed("gzip", gzipped(kRobots))},
        {"200 gzip twice", packed("gzip, gzip", gzipped(gzipped(kRobots)))},
        {"200 gzip bomb, 1:1,000", packed("gzip", gzipped(std::string(1'000'000, 'a')))},
        {"200 with a wrong Content-Length",
         {{Step::What::Send, "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nUser"}}},
        {"200 with a broken chunk",
         {{Step::What::Send, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nUser"}}}};
}

std::vector<ServedCase> statuses() {
    std::vector<ServedCase> cases = {
        {"202 of a firewall", answer("202 Accepted", "x-amzn-waf-action: challenge\r\n", "")},
        {"204", answer("204 No Content", "Content-Length: 0\r\n", "")},
        {"206", answer("206 Partial Content", kText, kRobots)},
        {"304", answer("304 Not Modified", "Content-Length: 0\r\n", "")}};
    for (const char *line : {"400 Bad Request", "401 Unauthorized"})
        cases.push_back({std::string(line).substr(0, 3), status(line)});
    cases.push_back(
        {"402 with a price", status("402 Payment Required", "crawler-price: USD 1\r\n")});
    for (const char *line : {"403 Forbidden", "404 Not Found", "410 Gone", "418 I'm a teapot"})
        cases.push_back({std::string(line).substr(0, 3), status(line)});
    cases.push_back(
        {"429 with Retry-After", status("429 Too Many Requests", "Retry-After: 120\r\n")});
    for (const char *line : {"451 Unavailable For Legal Reasons", "500 Internal Server Error",
                             "503 Service Unavailable", "504 Gateway Timeout", "520 Unknown"})
        cases.push_back({std::string(line).substr(0, 3), status(line)});
    return cases;
}

std::vector<ServedCase> redirects() {
    const Script file = answer("200 OK", kText, kRobots);
    return {{"301 once", file, kUrl, 1},
            {"301 five times", file, kUrl, 5},
            {"301 six times", file, kUrl, 6},
            {"301 eleven times", file, kUrl, 11},
            {"301 in a circle", redirect(kUrl)},
            {"301 to the start page", redirect("/")},
            {"301 to another host", redirect("http://other.example/policy")},
            {"301 from https to http", file, "https://site.example/robots.txt"},
            {"301 to file:", redirect("file:///etc/passwd")},
            {"301 to a private address", redirect("http://10.0.0.1/robots.txt")},
            {"301 without Location", answer("301 Moved Permanently", "", "")},
            {"301 with two Locations",
             redirect("http://other.example/policy\r\nLocation: http://other.example/second")}};
}

std::vector<ServedCase> failures() {
    const std::string begun = "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n";
    return {{"connection refused", {}, "http://closed.example/robots.txt"},
            {"reset after the headers", {{Step::What::Send, begun}, {Step::What::Reset}}},
            {"silence", {{Step::What::Wait}}},
            {"a byte now and then",
             {{Step::What::Send, begun}, {Step::What::Drip, std::string(50, 'a')}}},
            {"TLS, expired", {}, "https://site.example/robots.txt"},
            {"TLS, another's name", {}, "https://site.example/robots.txt"},
            {"TLS, unknown", {}, "https://site.example/robots.txt"},
            {"a name without an address", {}, "http://none.example/robots.txt"},
            {"a name with a private address", {}, "http://private.example/robots.txt"},
            {"a name with a private and a public address", answer("200 OK", kText, kRobots),
             "http://mixed.example/robots.txt"}};
}

std::vector<ServedCase> allCases() {
    std::vector<ServedCase> cases;
    for (const auto &part : {texts(), statuses(), redirects(), failures()})
        cases.insert(cases.end(), part.begin(), part.end());
    return cases;
}

/// A certificate and a server for it, where the case wants one.
bool startTls(const ServedCase &each, const QTemporaryDir &folder, TlsServer &server,
              World &world) {
    const bool isLeft = each.name == "301 from https to http";
    QFile robots(folder.filePath("robots.txt"));
    if (!robots.open(QIODevice::WriteOnly))
        return false;
    robots.write(isLeft ? "HTTP/1.0 301 Moved Permanently\r\nLocation: "
                          "http://site.example/robots.txt\r\n\r\n"
                        : kRobots.c_str());
    robots.close();
    const QStringList dates =
        each.name == "TLS, expired"
            ? QStringList{"-not_before", "20200101000000Z", "-not_after", "20200201000000Z"}
            : QStringList{"-days", "2"};
    if (!server.start(folder, each.name == "TLS, another's name" ? "other.example" : "site.example",
                      dates, isLeft ? "-HTTP" : "-WWW"))
        return false;
    world.tlsPort = server.port;
    if (each.name != "TLS, unknown")
        world.certificates = folder.filePath("certificate.pem").toStdString();
    return true;
}

Fetched fetched(const ServedCase &each) {
    World world;
    const QTemporaryDir folder;
    TlsServer tls;
    if (each.url.starts_with("https:") && !startTls(each, folder, tls, world))
        qFatal("openssl is needed");
    std::string path = "site.example/robots.txt";
    for (int hop = 1; hop <= each.redirects; ++hop) {
        world.server.put(path, redirect(std::format("/{}", hop)));
        path = std::format("site.example/{}", hop);
    }
    if (each.script.empty())
        path.clear();
    world.server.put(path, each.script);
    world.server.put("mixed.example/robots.txt", each.script);
    world.server.put("other.example/policy", answer("200 OK", kText, kRobots));
    return world.get(each.url, kPatience);
}

/// Without the words of libcurl and openssl, which are theirs.
QString ours(const Message &said) {
    const QString text = QString::fromStdString(said.english());
    for (const char *mark :
         {" takes no connection: ", " makes no secure connection: ", " or is not an answer: "})
        if (const qsizetype at = text.indexOf(mark); at >= 0)
            return text.left(at + qstrlen(mark)) + "…";
    return text;
}

/// The record's entry in one line, without what is another on each run.
QByteArray jsonOf(const Fetched &got) {
    const live::Answers answers{.origin = "http://site.example", .all = {got}};
    const auto files = live::record(answers);
    QJsonObject entry = QJsonDocument::fromJson(QByteArray::fromStdString(files.back().bytes))
                            .object()["answers"]
                            .toArray()[0]
                            .toObject();
    entry.remove("headers");
    if (entry.contains("why"))
        entry["why"] = ours(got.why);
    return QJsonDocument(entry).toJson(QJsonDocument::Compact);
}

QString described(const ServedCase &each) {
    const Fetched got = fetched(each);
    QStringList lines{"== " + QString::fromStdString(each.name)};
    QStringList hops;
    for (const net::Hop &hop : got.hops)
        hops << (hop.status == 0 ? "–" : QString::number(hop.status)) +
                    (hop.leavesTls ? " (no longer encrypted)" : "");
    lines << QString("statuses: %1, %2 bytes%3")
                 .arg(hops.join(' '))
                 .arg(got.bytes.size())
                 .arg(got.isCut ? ", cut" : "");
    if (!got.why.empty())
        lines << "said: " + ours(got.why);
    if (got.isKnown()) {
        const FileAnswer answer = got.answer();
        for (const char *who : {"RFC 9309", "Google", "Yandex", "Common Crawl"})
            lines << QString("%1: %2").arg(
                who, QString::fromStdString(
                         accessText(answer, accessMeaning({.answer = answer,
                                                           .hasFile = accessResult(answer) ==
                                                                      AccessResult::Given,
                                                           .bytes = got.bytes.size()},
                                                          who))
                             .english()));
    }
    lines << "json: " + QString::fromUtf8(jsonOf(got));
    return lines.join('\n') + "\n\n";
}

} // namespace

class TestLiveCases : public QObject {
    Q_OBJECT

private slots:
    void theTable_data();
    void theTable();
    void cleanupTestCase();

private:
    QString m_now; ///< of all cases
};

void TestLiveCases::theTable_data() {
    QTest::addColumn<int>("index");
    const auto cases = allCases();
    QCOMPARE(cases.size(), 54U);
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::newRow(cases[i].name.c_str()) << static_cast<int>(i);
}

void TestLiveCases::theTable() {
    QFETCH(int, index);
    const ServedCase each = allCases()[static_cast<std::size_t>(index)];
    const QString now = described(each);
    m_now += now;
    if (qEnvironmentVariableIsSet("GATEPOST_REFRESH"))
        return;
    const QString table = repositoryText(kTable);
    const qsizetype begin = table.indexOf("== " + QString::fromStdString(each.name) + '\n');
    QVERIFY2(begin >= 0, "the table has no such case");
    const qsizetype end = table.indexOf("\n\n", begin);
    QCOMPARE(now, table.mid(begin, end < 0 ? -1 : end + 2 - begin));
}

void TestLiveCases::cleanupTestCase() {
    if (!qEnvironmentVariableIsSet("GATEPOST_REFRESH"))
        return;
    QFile file(QString(GATEPOST_SOURCE_DIR) + '/' + kTable);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(m_now.toUtf8());
}

QTEST_GUILESS_MAIN(TestLiveCases)
#include "tst_livecases.moc"

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The laboratory without sockets: scenarios and their slips, what is answered at which instant, and toy crawlers. One obeys and
// is compared with the rehearsed crawl; three break rules at known requests, and exactly these must be found.

#include "core/crawl/crawl.h"
#include "core/lab/conformance.h"
#include "core/logs/splitter.h"

#include <QTest>

#include <format>
#include <random>

using namespace gatepost;
using namespace gatepost::lab;

namespace {

using std::chrono::seconds;

const Instant kStart = *parseInstant("2026-11-20T00:00:00Z");
const std::string kToy = "ToyBot/1.0";

struct Draft {
    std::string robots;
    std::string robots2 = {};
    std::string asks = {};
    std::vector<std::string> honeypots = {};
    std::vector<std::string> paths = {};
    std::string scenario = {};
    bool enforce = false;
};

Site siteOf(const Draft &draft) {
    Site site;
    site.put(FileRole::Robots, draft.robots);
    if (!draft.robots2.empty())
        site.put(FileRole::Robots2, draft.robots2);
    if (!draft.asks.empty())
        site.asks = *readAskRehearsal(draft.asks);
    return site;
}

/// A scenario whose events' files are the robots.txt with their name in the place of “old”.
Scenario scenarioOf(const std::string &text, const std::string &robots) {
    auto read = readScenario(text);
    if (!read)
        qFatal("%s", read.error().english().c_str());
    for (Event &event : read->events) {
        event.bytes = robots;
        if (const std::size_t at = robots.find("old"); at != std::string::npos)
            event.bytes.replace(at, 3, event.text);
    }
    return *read;
}

Rehearsal rehearsalOf(const Draft &draft) {
    SiteSettings settings;
    settings.honeypots = draft.honeypots;
    settings.paths = draft.paths;
    return {siteOf(draft),
            settings,
            scenarioOf(draft.scenario, draft.robots),
            {.start = kStart, .clockStands = true, .enforce = draft.enforce}};
}

/// "2 03:04:05": the second day's time.
Instant timeOf(const QString &text) {
    const QStringList parts = text.split(' ');
    const QStringList clock = parts[1].split(':');
    return kStart + std::chrono::days(parts[0].toInt() - 1) +
           seconds(clock[0].toInt() * 3600 + clock[1].toInt() * 60 + clock[2].toInt());
}

Reply get(Rehearsal &site, const std::string &target, Instant at, const std::string &agent = kToy) {
    return site.answer({.method = "GET",
                        .target = target,
                        .userAgent = agent,
                        .referer = {},
                        .ifNoneMatch = {},
                        .address = "127.0.0.1"},
                       at);
}

std::string headerOf(const Reply &reply, std::string_view name) {
    for (const auto &[key, value] : reply.headers)
        if (key == name)
            return value;
    return {};
}

/// One request a line: day, time, path, and the rule that it breaks or "ok".
QStringList played(const Draft &draft, const QString &script, Conformance *marks = nullptr) {
    Rehearsal site = rehearsalOf(draft);
    std::vector<Served> requests;
    QStringList lines;
    for (const QString &line : script.split('\n', Qt::SkipEmptyParts)) {
        const QStringList words = line.simplified().split(' ');
        lines.append(words.mid(0, 3).join(' '));
        requests.push_back(
            get(site, words[2].toStdString(), timeOf(words[0] + ' ' + words[1])).served);
    }
    const Conformance judged = judge(site, requests, {});
    QStringList found;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QString rule;
        for (const RuleMark &mark : judged.rules)
            for (const Fault &fault : mark.faults)
                if (fault.request == static_cast<std::size_t>(i))
                    rule += (rule.isEmpty() ? "" : "+") +
                            QString::fromStdString(std::string(labRuleName(mark.rule)));
        found.append(lines[i] + ' ' + (rule.isEmpty() ? "ok" : rule));
    }
    if (marks != nullptr)
        *marks = judged;
    return found;
}

QStringList wanted(const QString &script) {
    QStringList lines;
    for (const QString &line : script.split('\n', Qt::SkipEmptyParts))
        lines.append(line.simplified());
    return lines;
}

} // namespace

class TestLab : public QObject {
    Q_OBJECT
private slots:
    void slips_data();
    void slips();
    void events();
    void answers_data();
    void answers();
    void enforced();
    void asking();
    void whoAsks_data();
    void whoAsks();
    void logLine();
    void plantedFaults_data();
    void plantedFaults();
    void marks();
    void besideTheRehearsedCrawl();
};

void TestLab::slips_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error");
    QTest::newRow("empty") << "" << "";
    QTest::newRow("whole")
        << "site: a\nclock: 2026-11-20T00:00:00Z\nspeed: 1440\nenforce: verdict\n"
           "limit: 60s\nagent: ToyBot\nladder: Google\npages: [/a]\nevents:\n"
           "  - {at: \"02:00\", path: /robots.txt, status: 503, for: 14h}\n"
        << "";
    QTest::newRow("unknown key")
        << "site: a\nevent: []\n"
        << "line 2, column 1: “event” is not a key of a scenario; did you mean “events”?";
    QTest::newRow("twice") << "site: a\nsite: b\n"
                           << "line 2, column 1: “site” is given in line 1 already; remove one";
    QTest::newRow("not a map") << "- a\n"
                               << "line 1, column 1: a scenario must have keys and values";
    QTest::newRow("clock") << "clock: noon\n"
                           << "line 1, column 8: “noon” is not a time such as 2026-11-20T07:00:00Z";
    QTest::newRow("speed")
        << "speed: -1\n"
        << "line 1, column 8: “-1” is not a speed; write a whole number from 0 to 1000000";
    QTest::newRow("enforce")
        << "enforce: yes\n"
        << "line 1, column 10: “yes” is not a way to enforce; write off or verdict";
    QTest::newRow("ladder")
        << "ladder: Nobody\n"
        << "line 1, column 9: the answers that “Nobody” gives to errors are not "
           "documented; write one such as Google";
    QTest::newRow("page")
        << "pages: [a]\n"
        << "line 1, column 9: “a” is not a path; write one that begins with / and has no spaces";
    QTest::newRow("event without time") << "events:\n  - path: /a\n    status: 503\n"
                                        << "line 2, column 5: an event needs “at”; add it";
    QTest::newRow("time")
        << "events:\n  - {at: 24:00, path: /a, status: 503}\n"
        << "line 2, column 10: “24:00” is not a time such as 02:00 or 2026-11-20T02:00:00Z";
    QTest::newRow("two things")
        << "events:\n  - {at: 02:00, path: /a, status: 503, file: b}\n"
        << "line 2, column 5: an event has one of status, file and redirect; "
           "write exactly one of them";
    QTest::newRow("status")
        << "events:\n  - {at: 02:00, path: /a, status: 100}\n"
        << "line 2, column 35: “100” is not a status; write a whole number from 200 to 599";
    QTest::newRow("length") << "events:\n  - {at: 02:00, path: /a, status: 503, for: long}\n"
                            << "line 2, column 45: “long” is not a length of time; write one such "
                               "as 90s, 15m, 14h or 2d";
    QTest::newRow("redirect")
        << "events:\n  - {at: 02:00, path: /a, redirect: \"x\\ny\"}\n"
        << "line 2, column 37: “x�y” is not a target; write loop, a path, or an http(s) URL";
    QTest::newRow("query") << "events:\n  - {at: 02:00, path: /a?b, status: 503}\n"
                           << "line 2, column 23: “/a?b” has a query; an event is for a path with "
                              "any query: remove it";
}

void TestLab::slips() {
    QFETCH(QString, text);
    QFETCH(QString, error);
    const auto read = readScenario(text.toStdString());
    QCOMPARE(read ? QString() : QString::fromStdString(read.error().english()), error);
    // What is not YAML names its place, too.
    const auto broken = readScenario(text.toStdString() + "\n  ]: [");
    QVERIFY(!broken && broken.error().english().starts_with("line "));
}

void TestLab::events() {
    Draft draft{.robots = "User-agent: *\nDisallow: /old\n",
                .scenario = "events:\n"
                            "  - {at: \"02:00\", path: /robots.txt, status: 503, for: 14h}\n"
                            "  - {at: \"20:00\", path: /robots.txt, file: new}\n"
                            "  - {at: \"18:00\", path: /loop, redirect: loop, for: 1h}\n"
                            "  - {at: \"18:00\", path: /far, redirect: \"https://b.example/\"}\n"
                            "  - {at: \"18:30\", path: /page, file: bytes}\n"};
    Rehearsal site = rehearsalOf(draft);
    QCOMPARE(site.history().size(), 2U);
    const auto at = [&](const QString &time, const std::string &target) {
        const Reply reply = get(site, target, timeOf(time));
        return QString("%1 %2%3")
            .arg(reply.status)
            .arg(QString::fromStdString(headerOf(reply, "Location")),
                 QString::fromStdString(headerOf(reply, "Retry-After")));
    };
    QCOMPARE(at("1 01:59:59", "/robots.txt"), "200 ");
    QCOMPARE(at("1 02:00:00", "/robots.txt"), "503 50400");
    QCOMPARE(at("1 15:59:59", "/robots.txt?x"), "503 1");
    QCOMPARE(at("1 16:00:00", "/robots.txt"), "200 ");
    QCOMPARE(at("1 17:59:59", "/loop"), "200 ");
    QCOMPARE(at("1 18:00:00", "/loop"), "302 /loop");
    QCOMPARE(at("1 19:00:00", "/loop"), "200 ");
    QCOMPARE(at("1 19:00:00", "/far"), "302 https://b.example/");
    QCOMPARE(get(site, "/page", timeOf("1 19:00:01")).body, "User-agent: *\nDisallow: /bytes\n");
    QCOMPARE(get(site, "/robots.txt", timeOf("1 19:59:59")).body, draft.robots);
    QCOMPARE(get(site, "/robots.txt", timeOf("1 20:00:00")).body,
             "User-agent: *\nDisallow: /new\n");
    // On the second day there is nothing at 02:00: an event is once.
    QCOMPARE(at("2 02:00:00", "/robots.txt"), "200 ");
}

void TestLab::answers_data() {
    QTest::addColumn<QString>("target");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QString>("contains");
    QTest::newRow("file") << "/robots.txt" << 200 << "text/plain; charset=utf-8" << ""
                          << "Disallow: /x";
    QTest::newRow("no file") << "/robots-ai.txt" << 404 << "text/plain; charset=utf-8" << ""
                             << "no such";
    QTest::newRow("page") << "/any/<b>?q=1" << 200 << "text/html; charset=utf-8" << "allow"
                          << "<h1>/any/&lt;b&gt;?q=1</h1>";
    QTest::newRow("links") << "/" << 200 << "text/html; charset=utf-8" << "allow"
                           << "<a href=\"/trap/x\">";
    QTest::newRow("denied") << "/x" << 200 << "text/html; charset=utf-8"
                            << "deny; line=2; file=robots.txt" << "<h1>/x</h1>";
    QTest::newRow("absolute") << "http://a.example/x" << 200 << "text/html; charset=utf-8"
                              << "deny; line=2; file=robots.txt" << "";
    QTest::newRow("no endpoint") << "/.well-known/robots2-ask?directive=crawl&agent=ToyBot" << 404
                                 << "text/plain; charset=utf-8" << "" << "";
    QTest::newRow("no directive") << "/.well-known/robots2-ask?agent=ToyBot" << 400
                                  << "application/json" << "" << "directive";
    QTest::newRow("no agent") << "/.well-known/robots2-ask?directive=crawl" << 400
                              << "application/json" << "" << "agent";
    QTest::newRow("question") << "/__gatepost/verdict?agent=ToyBot&url=%2Fx" << 200
                              << "application/json" << "" << "\"deny\"";
    QTest::newRow("question later")
        << "/__gatepost/verdict?agent=ToyBot&url=/y&at=2026-11-21T00:00:00Z" << 200
        << "application/json" << "" << "2026-11-21T00:00:00Z";
    QTest::newRow("question without url")
        << "/__gatepost/verdict?agent=ToyBot" << 400 << "application/json" << "" << "url";
    QTest::newRow("question at no time") << "/__gatepost/verdict?agent=ToyBot&url=/x&at=noon" << 400
                                         << "application/json" << "" << "noon";
    QTest::newRow("clock") << "/__gatepost/clock" << 200 << "application/json" << ""
                           << "2026-11-20T00:00:00Z";
    QTest::newRow("clock back") << "/__gatepost/clock?to=2026-11-19T00:00:00Z" << 400
                                << "application/json" << "" << "backwards";
    QTest::newRow("chain") << "/__chain/b.example/none" << 404 << "text/plain; charset=utf-8" << ""
                           << "";
    QTest::newRow("bytes") << "/\xff%zz" << 200 << "text/html; charset=utf-8" << "allow" << "";
}

void TestLab::answers() {
    QFETCH(QString, target);
    QFETCH(int, status);
    QFETCH(QString, type);
    QFETCH(QString, verdict);
    QFETCH(QString, contains);
    Rehearsal site =
        rehearsalOf({.robots = "User-agent: *\nDisallow: /x\n", .honeypots = {"/trap/*"}});
    const Reply reply = get(site, target.toStdString(), kStart);
    QCOMPARE(reply.status, status);
    QCOMPARE(QString::fromStdString(headerOf(reply, "Content-Type")), type);
    QCOMPARE(QString::fromStdString(headerOf(reply, "X-Gatepost-Verdict")), verdict);
    QVERIFY2(reply.body.contains(contains.toStdString()), reply.body.c_str());
    QCOMPARE(QString::fromStdString(headerOf(reply, "Date")), "Fri, 20 Nov 2026 00:00:00 GMT");
}

void TestLab::enforced() {
    Rehearsal site = rehearsalOf({.robots = "User-agent: *\nDisallow: /x\nCrawl-delay: 10\n"
                                            "Visit-time: 0000-0100\n",
                                  .enforce = true});
    const auto at = [&](const QString &time, const std::string &target,
                        const std::string &who = kToy) {
        const Reply reply = get(site, target, timeOf(time), who);
        return QString("%1 %2")
            .arg(reply.status)
            .arg(QString::fromStdString(headerOf(reply, "Retry-After")));
    };
    QCOMPARE(at("1 00:00:00", "/x"), "403 ");
    QCOMPARE(at("1 00:00:00", "/y"), "200 ");
    QCOMPARE(at("1 00:00:03", "/y"), "429 7");
    QCOMPARE(at("1 00:00:03", "/y", "OtherBot/2"), "200 "); // each agent has its own pace
    QCOMPARE(at("1 00:00:10", "/y"), "200 ");               // what was refused does not count
    QCOMPARE(at("1 01:01:00", "/y"), "503 82740");
    QCOMPARE(at("2 00:00:00", "/y"), "200 ");
    QCOMPARE(at("2 00:30:00", "/x", ""), "200 "); // nobody
    // The bytes have a tag, and are not sent twice.
    const Reply first = get(site, "/robots.txt", timeOf("2 00:40:00"));
    const Reply again = site.answer({.method = "GET",
                                     .target = "/robots.txt",
                                     .userAgent = kToy,
                                     .referer = {},
                                     .ifNoneMatch = headerOf(first, "ETag"),
                                     .address = {}},
                                    timeOf("2 00:41:00"));
    QCOMPARE(again.status, 304);
    QVERIFY(again.body.empty());
    const Reply post = site.answer({.method = "POST",
                                    .target = "/y",
                                    .userAgent = kToy,
                                    .referer = {},
                                    .ifNoneMatch = {},
                                    .address = {}},
                                   timeOf("2 00:41:00"));
    QCOMPARE(post.status, 405);
}

const std::string kAsks = R"([
 {"directive": "crawl", "agent": "ToyBot", "status": 200, "decision": "allow", "scopes": ["/blog/*"], "asked_at": "2026-11-20T00:00:00Z"},
 {"directive": "crawl", "agent": "ToyBot", "status": 200, "decision": "allow-once", "asked_at": "2026-11-22T00:00:00Z"},
 {"directive": "crawl", "agent": "ToyBot", "status": 429, "decision": "", "asked_at": "2026-11-23T00:00:00Z"},
 {"directive": "crawl", "agent": "ToyBot", "status": 200, "decision": "deny", "asked_at": "2026-11-24T00:00:00Z"}])";
const std::string kAskFor = "/.well-known/robots2-ask?directive=crawl&agent=ToyBot/1.0";

void TestLab::asking() {
    Rehearsal site = rehearsalOf({.robots = "User-agent: *\nDisallow:\n",
                                  .robots2 = "crawl: ask\n",
                                  .asks = kAsks,
                                  .enforce = true});
    const auto at = [&](const QString &time, const std::string &target) {
        const Reply reply = get(site, target, timeOf(time));
        QString text = QString::number(reply.status);
        for (const char *name :
             {"X-Robots2-Decision", "X-Robots2-Scope", "Retry-After", "X-Gatepost-Verdict"})
            if (const std::string value = headerOf(reply, name); !value.empty())
                text += ' ' + QString::fromStdString(value);
        return text;
    };
    QCOMPARE(at("1 00:00:00", "/blog/a"), "403 ask; line=1; file=robots2.txt");
    QCOMPARE(at("1 00:00:01", kAskFor), "200 allow /blog/*");
    QCOMPARE(at("1 00:00:02", "/blog/a"), "200 allow; line=1; file=robots2.txt");
    QCOMPARE(at("1 00:00:02", "/shop"), "403 deny; line=1; file=robots2.txt");
    QCOMPARE(at("2 00:00:00", "/blog/a"), "200 allow; line=1; file=robots2.txt");
    QCOMPARE(at("2 00:00:01", "/blog/a"), "403 ask; line=1; file=robots2.txt"); // 24 hours are over
    QCOMPARE(at("3 01:00:00", kAskFor), "200 allow-once");
    QCOMPARE(at("3 01:00:00", "/shop"), "200 allow; line=1; file=robots2.txt");
    QCOMPARE(at("3 01:00:01", "/shop"), "403 ask; line=1; file=robots2.txt");
    QCOMPARE(at("4 01:00:00", kAskFor), "429 60");
    QCOMPARE(at("4 01:00:01", "/shop"), "403 ask; line=1; file=robots2.txt");
    QCOMPARE(at("5 01:00:00", kAskFor), "200 deny");
    QCOMPARE(at("5 01:00:01", "/shop"), "403 deny; line=1; file=robots2.txt");
    // Who has no row gets what a site without an endpoint answers (S70).
    QCOMPARE(
        get(site, "/.well-known/robots2-ask?directive=crawl&agent=OtherBot", timeOf("5 02:00:00"))
            .status,
        404);
}

void TestLab::whoAsks_data() {
    QTest::addColumn<QString>("header");
    QTest::addColumn<QString>("agent");
    QTest::newRow("robot") << "ToyBot/1.0" << "ToyBot";
    QTest::newRow("no word of robots") << "ExampleSearch/1.0 (+https://search.example/)"
                                       << "ExampleSearch";
    QTest::newRow("compatible") << "Mozilla/5.0 (compatible; ExampleSearch/1.0; +http://a.example)"
                                << "ExampleSearch";
    QTest::newRow("robot behind another word") << "Example/1.0 ToyBot/2.0" << "ToyBot";
    QTest::newRow("listed") << "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)"
                            << "GPTBot";
    QTest::newRow("two words") << "Datenbank Crawler/1.0" << "Datenbank"; // cut (S14)
    QTest::newRow("identity") << "NewsHound/1.0 (search-indexer)" << "NewsHound";
    QTest::newRow("empty") << "" << "";
    QTest::newRow("no name") << "//// (((" << "";
}

/// As in every question (S10): what replay and simulate call an agent, the laboratory calls it too.
void TestLab::whoAsks() {
    QFETCH(QString, header);
    QFETCH(QString, agent);
    Rehearsal site = rehearsalOf({.robots = "User-agent: *\nDisallow: /x\n"});
    const Served served = get(site, "/", kStart, header.toStdString()).served;
    QCOMPARE(QString::fromStdString(served.agent), agent);
    const auto simulated = identify(header.toStdString());
    QCOMPARE(simulated ? QString::fromStdString(simulated->ownToken) : QString(), agent);
    const std::string logged = logs::AgentFinder(Registry::builtIn()).named(header.toStdString());
    if (!logged.empty())
        QCOMPARE(QString::fromStdString(logs::identityOfName(logged, Registry::builtIn()).ownToken),
                 agent);
}

void TestLab::logLine() {
    Rehearsal site = rehearsalOf({.robots = "User-agent: *\nDisallow:\n"});
    const Reply reply = get(site, "/a\"\\\xff", timeOf("1 07:08:09"), "Toy\"Bot/1.0\n");
    const std::string line = combinedLine(reply.served);
    QCOMPARE(
        QString::fromStdString(line),
        QString(
            "127.0.0.1 - - [20/Nov/2026:07:08:09 +0000] \"GET /a\\x22\\x5C\\xFF HTTP/1.1\" 200 %1 "
            "\"-\" \"Toy\\x22Bot/1.0\\x0A\"\n")
            .arg(reply.body.size()));
    // What replay reads is what was asked for.
    auto splitter = logs::makeSplitter({});
    QVERIFY(splitter.has_value());
    logs::UserAgents agents(Registry::builtIn(), {});
    logs::Hit hit;
    std::string padded = combinedLine(get(site, "/a\"\\\xff", timeOf("1 07:08:10")).served);
    padded.pop_back();
    const std::size_t size = padded.size();
    padded.append(logs::kLinePadding, '\0');
    QVERIFY((*splitter)->split(std::string_view(padded).substr(0, size), agents, hit) ==
            logs::LineKind::Hit);
    QCOMPARE(hit.target, "/a\"\\\xff");
    QCOMPARE(agents.name(hit.agent), "unknown: ToyBot");
    QCOMPARE(hit.time, timeOf("1 07:08:10").time_since_epoch().count());
}

void TestLab::plantedFaults_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("script");
    // It does not read well, and hurries.
    QTest::newRow("careless") << 0 << R"(1 00:00:00 /a cache
1 00:00:20 /robots.txt ok
1 00:00:21 /a ok
1 00:00:25 /a crawl-delay
1 00:00:31 /private longest-match
1 00:00:41 /private/open ok
1 00:00:51 /private/open/not longest-match
1 00:01:01 /trap/x honeypot
1 00:01:11 /b ok
1 00:01:20 /c crawl-delay
1 00:01:30 /c ok
1 00:01:39 /d crawl-delay
1 00:01:49 /trap/deep/y honeypot
1 00:02:00 /private?q=1 longest-match
2 00:00:19 /e ok
2 00:00:30 /f cache
2 00:00:45 /f cache
2 00:00:50 /robots.txt ok
2 00:00:55 /f ok
2 00:01:00 /g crawl-delay
)";
    // It asks at the wrong times.
    QTest::newRow("asker") << 1 << R"(1 00:00:00 /robots.txt ok
1 00:00:00 /blog/a ask
1 00:00:01 ASK ok
1 00:00:02 /blog/a ok
1 00:00:03 /shop ask
1 00:00:04 ASK ask-cache
1 00:00:05 /blog/b ok
1 23:59:59 /robots.txt ok
2 00:00:04 /blog/c ask-cache
2 00:00:05 /blog/c ask-cache
2 23:00:00 /robots.txt ok
3 00:00:00 ASK ok
3 00:00:05 /shop ok
3 00:00:06 /shop allow-once
3 00:00:07 ASK ok
3 00:00:08 /blog/a ok
3 00:00:09 /blog/a allow-once
3 22:00:00 /robots.txt ok
4 00:00:00 ASK ok
4 00:00:01 /shop ask
4 00:00:59 ASK retry-after
4 00:02:00 ASK ok
4 20:00:00 /robots.txt ok
5 00:00:00 ASK ok
5 00:00:01 /shop ask
5 00:00:02 /blog/a ask
5 19:00:00 /robots.txt ok
5 19:00:01 /other ask
)";
    // It comes at the wrong times.
    QTest::newRow("nightowl") << 2 << R"(1 00:00:00 /robots.txt ok
1 00:00:00 /a ok
1 00:00:30 /b request-rate
1 00:00:45 /b retry-after
1 00:01:31 /b ok
1 01:01:00 /c visit-time
1 01:05:00 /c visit-time
1 02:00:00 /robots.txt ok
1 02:30:00 /d unreachable
1 04:30:00 /d unreachable
1 14:30:00 /d visit-time
1 15:59:59 /robots.txt ok
1 17:00:00 /robots.txt ok
1 20:30:00 /robots.txt ok
1 23:00:00 /new longest-match
2 00:10:00 /d ok
2 00:10:10 /e request-rate
2 00:10:59 /e retry-after
2 00:12:00 /f ok
2 00:13:00 /old ok
2 00:13:59 /g request-rate
2 21:00:00 /g cache
)";
}

void TestLab::plantedFaults() {
    QFETCH(int, number);
    QFETCH(QString, script);
    const std::array<Draft, 3> drafts = {
        Draft{.robots =
                  "User-agent: *\nDisallow: /private\nAllow: /private/open$\nCrawl-delay: 10\n",
              .honeypots = {"/trap/"}},
        Draft{.robots = "User-agent: *\nDisallow:\n", .robots2 = "crawl: ask\n", .asks = kAsks},
        Draft{.robots =
                  "User-agent: *\nDisallow: /old\nVisit-time: 0000-0100\nRequest-rate: 1/60s\n",
              .scenario = "ladder: Google\nenforce: verdict\nevents:\n"
                          "  - {at: \"02:00\", path: /robots.txt, status: 503, for: 14h}\n"
                          "  - {at: \"20:00\", path: /robots.txt, file: new}\n",
              .enforce = true}};
    script.replace("ASK", QString::fromStdString(kAskFor));
    const QStringList expected = wanted(script);
    const QStringList found = played(drafts[static_cast<std::size_t>(number)], script);
    for (qsizetype i = 0; i < expected.size(); ++i)
        QCOMPARE(found[i], expected[i]);
    const auto faults =
        std::ranges::count_if(expected, [](const QString &line) { return !line.endsWith(" ok"); });
    QVERIFY2(faults >= 12, qPrintable(QString::number(faults)));
}

void TestLab::marks() {
    // What nothing happened about is not kept.
    Conformance marks;
    played({.robots = "User-agent: *\nDisallow: /x\nCrawl-delay: 5\n", .paths = {"/", "/x"}},
           "1 00:00:00 /robots.txt ok\n1 00:00:01 / ok\n1 00:00:06 /y ok\n", &marks);
    QString text;
    for (const RuleMark &rule : marks.rules)
        text += QString("%1 %2 %3\n")
                    .arg(QString::fromStdString(std::string(labRuleName(rule.rule))),
                         QString::fromStdString(std::string(markName(rule.mark()))))
                    .arg(rule.occasions);
    QCOMPARE(text, "longest-match kept 2\ncrawl-delay kept 1\nrequest-rate not-tested 0\n"
                   "visit-time not-tested 0\nretry-after not-tested 0\ncache not-tested 0\n"
                   "unreachable not-tested 0\nask not-tested 0\nask-cache not-tested 0\n"
                   "allow-once not-tested 0\nhoneypot not-tested 0\n");
    QVERIFY(marks.anyKept() && !marks.anyBroken());
    QCOMPARE(marks.judged, 3U);
    // Who stays away while robots.txt fails keeps that rule; without an error it is not tested, and not where an error opens.
    for (const auto &[status, expected] :
         {std::pair("503", Mark::Kept), std::pair("403", Mark::NotTested)}) {
        const Draft draft{
            .robots = "User-agent: *\nDisallow: /x\n",
            .scenario = std::format(
                "events:\n  - {{at: 2020-01-01T00:00:00Z, path: /robots.txt, status: {}}}\n",
                status)};
        played(draft, "1 00:00:00 /robots.txt ok\n1 01:00:00 /robots.txt ok\n", &marks);
        QCOMPARE(marks.of(LabRule::Unreachable).mark(), expected);
    }
    // Who has no name is not judged, and others are not where one is asked about.
    Rehearsal site = rehearsalOf({.robots = "User-agent: *\nDisallow: /\n"});
    const std::vector<Served> requests{get(site, "/", kStart, "").served,
                                       get(site, "/", kStart, "OtherBot/1").served};
    const Conformance nobody = judge(site, requests, {.agent = "ToyBot", .tolerance = {}});
    QCOMPARE(nobody.nameless, 1U);
    QCOMPARE(nobody.others, 1U);
    QCOMPARE(nobody.judged, 0U);
    QVERIFY(!nobody.anyKept() && !nobody.anyBroken());
}

/// A crawler that reads what is served and keeps to it gets what the rehearsal says, at the same times, and breaks no rule.
void TestLab::besideTheRehearsedCrawl() {
    std::mt19937 random(3636);
    const auto below = [&](std::size_t n) {
        return std::uniform_int_distribution<std::size_t>(0, n - 1)(random);
    };
    const auto oneOf = [&](std::initializer_list<const char *> list) {
        return std::string(*(list.begin() + below(list.size())));
    };
    int fetched = 0;
    int waited = 0;
    for (int i = 0; i < 50; ++i) {
        Draft draft{.robots = "User-agent: *\n", .enforce = true};
        for (std::size_t count = below(4); count > 0; --count)
            draft.robots +=
                oneOf({"Disallow: /a", "Disallow: /a/b", "Allow: /a/b/", "Disallow: /*x"}) + "\n";
        for (std::size_t count = below(3); count > 0; --count)
            draft.robots +=
                oneOf({"Visit-time: 0000-0010", "Visit-time: 0500-0501", "Visit-time: 2300-0030"}) +
                "\n";
        draft.robots +=
            oneOf({"Request-rate: 1/5m", "Request-rate: 1/7s", "Crawl-delay: 90", ""}) + "\n";
        std::vector<std::string> list;
        for (std::size_t count = 5 + below(30); count > 0; --count)
            list.push_back(oneOf({"/a", "/a/b", "/a/b/c", "/b", "/b/x", "/c", "/c?x=1"}));
        const Identity agent = *identify("ToyBot");
        const CompiledSite simulated(siteOf(draft));
        const Crawl crawl = rehearseCrawl(simulated, {.agent = agent,
                                                      .urls = list,
                                                      .from = kStart,
                                                      .to = kStart + std::chrono::days(20),
                                                      .reading = Reading::Author,
                                                      .ownPace = 3});
        Rehearsal site = rehearsalOf(draft);
        std::vector<Served> requests;
        Instant now = kStart;
        std::optional<Instant> copied;
        std::optional<CompiledSite> copy;
        const auto readFile = [&] {
            if (copied && now - *copied < std::chrono::hours(24))
                return;
            Reply reply = get(site, "/robots.txt", now);
            requests.push_back(reply.served);
            Site read;
            read.put(FileRole::Robots, reply.body);
            copy.emplace(std::move(read));
            copied = now;
        };
        for (std::size_t page = 0; page < list.size(); ++page) {
            const std::string place =
                std::format("site {} page {} {}\n{}", i, page, list[page], draft.robots);
            readFile();
            Verdict verdict = copy->simulate({.agent = agent, .url = list[page], .at = now});
            while (verdict.fetch.decision == Decision::Later) {
                now = *verdict.window->nextChange;
                ++waited;
                readFile();
                verdict = copy->simulate({.agent = agent, .url = list[page], .at = now});
            }
            const auto &at = crawl.pages[page].at;
            if (verdict.fetch.decision != Decision::Allow) {
                QVERIFY2(!at, place.c_str());
                continue;
            }
            const Reply reply = get(site, list[page], now);
            requests.push_back(reply.served);
            QVERIFY2(at && *at == CrawlTime(now), place.c_str());
            QVERIFY2(reply.status == 200, place.c_str());
            ++fetched;
            now += seconds(static_cast<std::int64_t>(verdict.rate && verdict.rate->secondsPerRequest
                                                         ? *verdict.rate->secondsPerRequest
                                                         : 3));
        }
        const Conformance marks = judge(site, requests, {});
        for (const RuleMark &rule : marks.rules)
            QVERIFY2(rule.faults.empty(),
                     rule.faults.empty() ? "" : rule.faults.front().why.english().c_str());
    }
    qInfo("%d fetched, waited %d times for hours", fetched, waited);
    QVERIFY(fetched > 200 && waited > 10);
}

QTEST_GUILESS_MAIN(TestLab)
#include "tst_lab.moc"

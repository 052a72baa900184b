// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a request is judged as, and what the report says of all of them: versions, hours, paces, idle rules.

#include "core/logs/output.h"
#include "core/logs/report.h"
#include "core/replay/snapshots.h"
#include "tests/support/loglines.h"

#include <QTest>

#include <array>
#include <format>
#include <map>
#include <random>
#include <set>

using namespace gatepost;
using namespace gatepost::logs;
using namespace gatepost::test;

class TestLogReport : public QObject {
    Q_OBJECT
private slots:
    void groundsSayTheSame();
    void rememberedAnswersAreThoseOfTheTime_data();
    void rememberedAnswersAreThoseOfTheTime();
    void csvHasNoFormulas();
    void pageSaysWhatToDo();
    void fromAndTo_data();
    void fromAndTo();
    void informedBy_data();
    void informedBy();
    void liveByItsSize_data();
    void liveByItsSize();
    void markedHoneypots_data();
    void markedHoneypots();
    void versionsAndHours_data();
    void versionsAndHours();
    void gapsBelowThePace_data();
    void gapsBelowThePace();
    void idleRules();
};

/// What a reader remembers of paths and rules, beside the policy asked anew.
void TestLogReport::groundsSayTheSame() {
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

void TestLogReport::rememberedAnswersAreThoseOfTheTime_data() {
    QTest::addColumn<Reading>("reading");
    QTest::addColumn<bool>("othersDepend");
    // What robots2.txt says counts for those alone that are documented to read it.
    QTest::newRow("known") << Reading::Known << false;
    QTest::newRow("author") << Reading::Author << true;
}

/// A site that rehearses its ask endpoint: an answer lasts for a day (S71). Answers that the reader remembers are those that asking
/// again gives, and who need not ask is not asked about again.
void TestLogReport::rememberedAnswersAreThoseOfTheTime() {
    QFETCH(Reading, reading);
    QFETCH(bool, othersDepend);
    const replay::Snapshot snapshot{
        "v1",
        {},
        {},
        {{"robots.txt", "User-agent: *\nDisallow: /b\n"},
         {"robots2.txt", "crawl: ask\n\n[agent: GPTBot]\ncrawl: yes\n"},
         {"asks.json",
          R"([{"directive": "crawl", "agent": "*", "status": 200, "decision": "allow",)"
          R"( "scopes": ["/a/*"], "asked_at": "2026-11-20T06:00:00Z"}])"}}};
    const PolicyHistory history(replay::versionsOf({snapshot}, Registry::builtIn()), reading);
    QVERIFY(history.version(0).site.asks);
    constexpr std::array kAgents = {"GPTBot", "ClaudeBot", "CCBot", "Googlebot", "FooBot/1.0"};
    constexpr std::array kPaths = {"/", "/a/x", "/a/y?z=1", "/b/a/", "/c", "/robots.txt"};
    std::mt19937 random(20261128);
    std::string log;
    for (int i = 0; i < 4000; ++i)
        log +=
            std::format("192.0.2.1 - - [{:02}/Nov/2026:{:02}:00:00 +0000] \"GET {} HTTP/1.1\" 200 "
                        "1 \"-\" \"{}\"\n",
                        1 + random() % 30, random() % 24, kPaths[random() % kPaths.size()],
                        kAgents[random() % kAgents.size()]);
    const std::size_t size = log.size();
    log.append(kLinePadding, ' ');
    const Addresses addresses;
    LogReader reader(history, addresses, {}, makeClfSplitter(false));
    std::map<std::string, std::set<Answers>> seen;
    int wrong = 0;
    reader.onHit = [&](const ReadHit &hit) {
        if (hit.answers == nullptr)
            return;
        const Identity agent = identityOfName(*hit.agent, history.registry());
        const AnswerClass its = history.answerClass(agent);
        wrong += *hit.answers == history.answers(its, hit.hit->target, hit.hit->time) ? 0 : 1;
        seen[*hit.agent + ' ' + std::string(hit.hit->target)].insert(*hit.answers);
    };
    reader.read(std::string_view(log).substr(0, size));
    QCOMPARE(wrong, 0);
    QCOMPARE(seen["CCBot /a/x"].size(), othersDepend ? std::size_t{2} : std::size_t{1});
    QCOMPARE(seen["GPTBot /a/x"].size(), std::size_t{1});
    const auto depends = [&](const char *name) {
        return history.answerClass(identityOfName(name, history.registry())).dependsOnTime;
    };
    QCOMPARE(depends("CCBot"), othersDepend);
    QVERIFY(depends("unknown: FooBot")); // what it reads is not documented: everything counts
    QVERIFY(!depends("GPTBot"));
}

void TestLogReport::csvHasNoFormulas() {
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

/// The operator of an agent is told of what it did, and of nothing that somebody else did under its name; those networks are to be
/// refused. The key explains the colours that occur, and no others.
void TestLogReport::pageSaysWhatToDo() {
    const PolicyHistory history = historyOf({{{}, "User-agent: *\nDisallow: /a\n"}});
    Addresses addresses;
    addresses.addList("gptbot", *AddressList::parse(R"({"p":["192.0.2.0/24"]})"));
    const auto page = [&](const char *address) {
        TallyStore store(replay::openTemporaryFile);
        const std::string line =
            std::string(address) +
            " - - [22/Nov/2026:00:44:22 +0000] \"GET /a HTTP/1.1\" 200 5 \"-\" "
            "\"GPTBot/1.2\"";
        ReadOptions options;
        options.networkNames = true;
        if (!store.add(tallyOf(history, {line}, addresses, options)))
            return std::string();
        const auto judge = Judge::make(history, store, {});
        const auto report = judge ? makeReport(store, *judge) : std::unexpected(judge.error());
        return report ? reportHtml(*report, *judge) : std::string();
    };
    const std::string its = page("192.0.2.7");
    QVERIFY(its.contains("<summary>GPTBot</summary>"));
    QVERIFY(!its.contains("do not write to the operator"));
    QVERIFY(!its.contains("Networks to refuse"));
    const std::string others = page("198.51.100.7");
    QVERIFY(!others.contains("<summary>GPTBot</summary>"));
    QVERIFY(others.contains("Refuse these networks, and do not write to the operator."));
    QVERIFY(others.contains("<p>Not GPTBot (1 network):</p>\n<pre>198.51.100.0/24\n</pre>"));
    for (const std::string &one : {its, others}) {
        QVERIFY(one.contains("</span>denied. The highest bar is 1 request in 1 h."));
        QVERIFY(!one.contains("</span>grace") && !one.contains("</span>closed"));
        QVERIFY(one.contains("<span>2026-11-22</span><span>2026-11-22</span>"));
    }
}

void TestLogReport::fromAndTo_data() {
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

void TestLogReport::fromAndTo() {
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

void TestLogReport::informedBy_data() {
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
void TestLogReport::informedBy() {
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

void TestLogReport::liveByItsSize_data() {
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
void TestLogReport::liveByItsSize() {
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

void TestLogReport::markedHoneypots_data() {
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

void TestLogReport::markedHoneypots() {
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

void TestLogReport::versionsAndHours_data() {
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
void TestLogReport::versionsAndHours() {
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

void TestLogReport::gapsBelowThePace_data() {
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

void TestLogReport::gapsBelowThePace() {
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
void TestLogReport::idleRules() {
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

QTEST_APPLESS_MAIN(TestLogReport)
#include "tst_logreport.moc"

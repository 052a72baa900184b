// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A rehearsed crawl: by hand, and against a crawler that steps from second to second and asks the simulator at each.

#include "core/crawl/crawl.h"
#include "core/simulate/site.h"
#include "tests/support/sites.h"

#include <QTest>

#include <format>
#include <random>

using namespace gatepost;
using namespace gatepost::test;

namespace {

using std::chrono::seconds;

const Instant kEvening = *parseInstant("2026-11-20T22:00:00Z");

std::string_view fateName(PageFate fate) {
    switch (fate) {
    case PageFate::Fetched: return "fetched";
    case PageFate::Denied: return "denied";
    case PageFate::MustAsk: return "must ask";
    case PageFate::NotReached: return "not reached";
    }
    return {};
}

std::vector<std::string> words(const std::string &text) {
    std::vector<std::string> list;
    for (const QString &word : QString::fromStdString(text).split(' ', Qt::SkipEmptyParts))
        list.push_back(word.toStdString());
    return list;
}

/// "0 10 denied 40.5": seconds from the start, or the fate.
std::string shown(const Crawl &crawl, Instant from) {
    std::string text;
    for (const CrawlPage &page : crawl.pages) {
        text += text.empty() ? "" : ", ";
        text += page.at
                    ? std::format("{:g}", std::chrono::duration<double>(*page.at - from).count())
                    : std::string(fateName(page.fate));
    }
    return text;
}

} // namespace

class TestCrawl : public QObject {
    Q_OBJECT

private slots:
    void byHand_data();
    void byHand();
    void days();
    void waiting();
    void causes();
    void fullYear();
    void lines_data();
    void lines();
    void hosts();
    void usual();
    void likeAStepper();
};

void TestCrawl::byHand_data() {
    QTest::addColumn<QString>("robots");
    QTest::addColumn<QString>("robots2");
    QTest::addColumn<QString>("asks");
    QTest::addColumn<QString>("urls");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *robots, const char *urls,
                        const char *expected, const char *robots2 = "", const char *asks = "") {
        QTest::newRow(name) << robots << robots2 << asks << urls << expected;
    };
    row("the crawler's own pace", "User-agent: *\nDisallow:\n", "/a /b /c", "0, 2, 4");
    row("denied pages take no time", "User-agent: *\nDisallow: /x\nCrawl-delay: 10\n",
        "/a /x1 /x2 /b", "0, denied, denied, 10");
    row("parts of a second", "User-agent: *\nRequest-rate: 3/1s\n", "/a /b /c /d",
        "0, 0.333334, 0.666668, 1");
    row("no pause at all", "User-agent: *\nCrawl-delay: 0\n", "/a /b", "0, 0");
    row("hours end between two requests", "User-agent: *\nVisit-time: 2000-2200\nCrawl-delay: 50\n",
        "/a /b /c", "0, 50, 79200");
    row("a pace that starts within a wait",
        "User-agent: *\nRequest-rate: 1/45s 2200-2200\nRequest-rate: 1/10s 2201-2300\n",
        "/a /b /c /d", "0, 45, 90, 100");
    row("never open", "User-agent: *\nVisit-time: 0600-0700\nDisallow: /x\n", "/a /x /b",
        "28800, denied, 28802");
    row("the list of files is fetched at closed hours, in its turn",
        "User-agent: *\nVisit-time: 0600-0700\n", "/robots.txt /a /robots.txt", "0, 28800, 28802");
    row("must ask, and nobody answers", "User-agent: *\nDisallow:\n", "/a /b", "must ask, must ask",
        "crawl: ask\n");
    row("an answer lets them come back first, in the list's order",
        "User-agent: *\nCrawl-delay: 10\nDisallow: /z\n", "/p/1 /a /p/2 /b /z /c",
        "10, 0, must ask, must ask, denied, must ask", "crawl: ask\n",
        R"([{"directive": "crawl", "agent": "*", "status": 200, "decision": "allow", "scopes": ["/a"], "asked_at": "2026-11-20T21:00:00Z"},
            {"directive": "crawl", "agent": "*", "status": 200, "decision": "allow", "scopes": ["/p/1"], "asked_at": "2026-11-20T22:00:05Z"}])");
    row("an allow-once is over after its second", "User-agent: *\nCrawl-delay: 10\n", "/a /b",
        "30, must ask", "crawl: ask\n",
        R"([{"directive": "crawl", "agent": "*", "status": 200, "decision": "allow-once", "asked_at": "2026-11-20T22:00:30Z"}])");
    row("longer than the rehearsal", "User-agent: *\nCrawl-delay: 1e9\nCrawl-delay: 999999999\n",
        "/a /b", "0, not reached");
    row("nothing to fetch", "User-agent: *\nDisallow: /\n", "/a", "denied");
}

void TestCrawl::byHand() {
    QFETCH(QString, robots);
    QFETCH(QString, robots2);
    QFETCH(QString, asks);
    QFETCH(QString, urls);
    QFETCH(QString, expected);
    const CompiledSite site =
        siteOf(robots.toStdString(), {}, robots2.toStdString(), asks.toStdString());
    const std::vector<std::string> list = words(urls.toStdString());
    const Crawl crawl = rehearseCrawl(site, {.agent = *identify("ExampleBot"),
                                             .urls = list,
                                             .from = kEvening,
                                             .to = kEvening + std::chrono::days(3),
                                             .reading = Reading::Author,
                                             .ownPace = 2});
    QCOMPARE(QString::fromStdString(shown(crawl, kEvening)), expected);
}

void TestCrawl::days() {
    const CompiledSite site = siteOf("User-agent: *\nCrawl-delay: 600\nDisallow: /x\n");
    std::vector<std::string> list(100, "/a");
    list.emplace_back("/x");
    const CrawlQuestion question{.agent = *identify("ExampleBot"),
                                 .urls = list,
                                 .from = kEvening,
                                 .to = kEvening + std::chrono::hours(5),
                                 .reading = Reading::Author};
    const Crawl crawl = rehearseCrawl(site, question);
    QCOMPARE(crawl.days, (std::vector<std::uint64_t>{12, 18}));
    QCOMPARE(crawl.count(PageFate::Fetched), 30U);
    QCOMPARE(crawl.count(PageFate::NotReached), 70U);
    QCOMPARE(crawl.count(PageFate::Denied), 1U); // behind the last that was reached
    QCOMPARE(*crawl.last, CrawlTime(kEvening + std::chrono::minutes(290)));
    QVERIFY(!crawl.usedOwnPace);
    CrawlQuestion nothing = question;
    nothing.to = kEvening;
    QCOMPARE(rehearseCrawl(site, nothing).count(PageFate::Fetched), 0U);
    QVERIFY(rehearseCrawl(site, nothing).days.empty());
}

/// What is waited for counts before a request, and for pages that the end leaves over.
void TestCrawl::waiting() {
    const CompiledSite site = siteOf("User-agent: *\nCrawl-delay: 600\nDisallow: /x\n");
    const std::vector<std::string> list = words("/a /b /x");
    CrawlQuestion question{.agent = *identify("ExampleBot"),
                           .urls = list,
                           .from = kEvening,
                           .to = kEvening + std::chrono::hours(5),
                           .reading = Reading::Author};
    QCOMPARE(rehearseCrawl(site, question).waitedForPace, std::chrono::minutes(10));
    question.to = kEvening + std::chrono::minutes(7);
    QCOMPARE(rehearseCrawl(site, question).waitedForPace, std::chrono::minutes(7));
}

void TestCrawl::causes() {
    const CompiledSite site = siteOf("User-agent: *\nDisallow: /a\nDisallow: /b\n");
    const std::vector<std::string> list = words("/b1 /a1 /c /a2 \xFF /b2 /a3");
    const Crawl crawl = rehearseCrawl(site, {.agent = *identify("ExampleBot"),
                                             .urls = list,
                                             .from = kEvening,
                                             .to = kEvening + std::chrono::days(1)});
    const auto causes = causesOf(crawl, PageFate::Denied);
    QCOMPARE(causes.size(), 2U);
    QCOMPARE(causes[0].count, 3U);
    QCOMPARE(list[causes[0].first], "/a1");
    QCOMPARE(site.text(*causes[0].verdict.line), "Disallow: /a");
    QCOMPARE(causes[1].count, 2U);
    QCOMPARE(causesOf(crawl, PageFate::MustAsk).size(), 0U);
}

/// A request every half minute, in eight hours of each day: by arithmetic, day after day.
void TestCrawl::fullYear() {
    const CompiledSite site = siteOf("User-agent: *\nVisit-time: 2200-0559\nRequest-rate: 1/30s\n");
    const std::vector<std::string> list(400'000, "/page");
    const Crawl crawl = rehearseCrawl(site, {.agent = *identify("ExampleBot"),
                                             .urls = list,
                                             .from = kEvening,
                                             .to = kEvening + std::chrono::days(365),
                                             .reading = Reading::Author});
    QCOMPARE(crawl.count(PageFate::Fetched), 365U * 960);
    QCOMPARE(crawl.count(PageFate::NotReached), 400'000U - 365 * 960);
    QCOMPARE(crawl.days.size(), 366U);
    QCOMPARE(crawl.days[0], 240U);
    QCOMPARE(crawl.days[1], 960U);
    QCOMPARE(crawl.days[365], 720U);
}

void TestCrawl::lines_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("urls");
    QTest::newRow("empty") << QByteArray() << QByteArrayList{};
    QTest::newRow("no page") << QByteArray("\n \r\n\t\n") << QByteArrayList{};
    QTest::newRow("lines") << QByteArray("/a\n/b\n") << QByteArrayList{"/a", "/b"};
    QTest::newRow("no last line end") << QByteArray("/a\n/b") << QByteArrayList{"/a", "/b"};
    QTest::newRow("of Windows") << QByteArray("\xEF\xBB\xBF/a\r\n/b\r\n")
                                << QByteArrayList{"/a", "/b"};
    QTest::newRow("of an old Mac") << QByteArray("/a\r/b\r") << QByteArrayList{"/a", "/b"};
    QTest::newRow("spaces") << QByteArray("  /a b \n\n\t/c") << QByteArrayList{"/a b", "/c"};
    QTest::newRow("not UTF-8") << QByteArray("/\xFF\n") << QByteArrayList{"/\xFF"};
}

void TestCrawl::lines() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArrayList, urls);
    QByteArrayList got;
    for (const std::string &url : urlLines(text.toStdString()))
        got << QByteArray::fromStdString(url);
    QCOMPARE(got, urls);
}

void TestCrawl::hosts() {
    const auto list =
        words("/a https://A.example/x http://b.example:80/ https://a.example b/c \xFF");
    std::string got;
    for (const std::string &host : hostsOf(list))
        got += host + ' ';
    QCOMPARE(got, "a.example b.example ");
}

void TestCrawl::usual() {
    std::vector<Identity> agents;
    for (const char *name : {"NobodyBot", "Bingbot", "Google-Extended", "GPTBot", "Googlebot",
                             "CCBot", "ClaudeBot", "Applebot"})
        agents.push_back(*identify(name));
    const auto best = usualCrawlers(agents);
    QCOMPARE(best.size(), kUsualCrawlers);
    QCOMPARE(best.front().name, "Googlebot");
    for (const Identity &agent : best)
        QVERIFY(agent.name != "NobodyBot" &&
                agent.name != "Google-Extended"); // which never fetches
    QCOMPARE(usualCrawlers({}).size(), 0U);
}

/// The judge: second after second, page after page, whatever the simulator says then.
void TestCrawl::likeAStepper() {
    std::mt19937 random(36);
    const auto below = [&](std::size_t n) {
        return std::uniform_int_distribution<std::size_t>(0, n - 1)(random);
    };
    const auto oneOf = [&](std::initializer_list<const char *> list) {
        return std::string(*(list.begin() + below(list.size())));
    };
    int fetched = 0;
    int late = 0;
    int returned = 0;
    for (int i = 0; i < 40; ++i) {
        std::string robots = "User-agent: *\n";
        for (std::size_t count = below(3); count > 0; --count)
            robots +=
                oneOf({"Disallow: /a", "Disallow: /a/b", "Allow: /a/b/", "Disallow: /*x"}) + "\n";
        for (std::size_t count = below(3); count > 0; --count)
            robots +=
                oneOf({"Visit-time: 2230-2259", "Visit-time: 2330-0014", "Visit-time: 2210-2345",
                       "Visit-time: 0030-0200", "Visit-time: 2231-2231"}) +
                "\n";
        for (std::size_t count = below(3); count > 0; --count)
            robots +=
                oneOf({"Request-rate: 1/5m", "Request-rate: 1/7s 2300-2359",
                       "Request-rate: 1/2m 2330-0030", "Crawl-delay: 90", "Request-rate: 1/1h"}) +
                "\n";
        std::string robots2;
        std::string asks;
        if (i % 2 == 0) {
            robots2 = oneOf(
                {"crawl: ask\n", "crawl: ask\nrate: 1\n", "crawl: ask\nrate: 2\n", "crawl: no\n"});
            for (std::size_t count = below(6); count > 0; --count)
                asks += std::format(
                    R"({}{{"directive": "crawl", "agent": "*", "status": 200, "decision": "{}", {}"asked_at": "{}"}})",
                    asks.empty() ? "[" : ",", oneOf({"allow", "allow", "allow-once", "deny"}),
                    oneOf({"", R"("scopes": ["/a"], )", R"("scopes": ["/b*"], )",
                           R"("scopes": ["/c"], )"}),
                    formatInstant(kEvening - std::chrono::hours(1) +
                                  seconds(static_cast<int>(below(5 * 3600)))));
            if (!asks.empty())
                asks += "]";
        }
        const CompiledSite site = siteOf(robots, {}, robots2, asks);
        std::vector<std::string> list;
        for (std::size_t count = 1 + below(25); count > 0; --count)
            list.push_back(oneOf({"/a", "/a/b", "/a/b/c", "/b", "/b/x", "/c", "/c?x=1"}));
        const Instant to = kEvening + std::chrono::hours(5);
        const CrawlQuestion question{.agent = *identify("ExampleBot"),
                                     .urls = list,
                                     .from = kEvening,
                                     .to = to,
                                     .reading = Reading::Author,
                                     .ownPace = 30};
        const Crawl crawl = rehearseCrawl(site, question);
        std::vector<std::optional<Instant>> wanted(list.size());
        const auto view = site.view(question.agent, question.reading);
        Instant free = kEvening;
        for (Instant now = kEvening; now < to; now += seconds(1))
            for (std::size_t page = 0; page < list.size() && now >= free; ++page) {
                if (wanted[page])
                    continue;
                const Decision decision = site.fetch(*view, PathQuestion(list[page]), now).decision;
                if (decision == Decision::Later)
                    break;
                if (decision != Decision::Allow)
                    continue;
                wanted[page] = now;
                const Verdict verdict =
                    site.simulate({.agent = question.agent, .url = list[page], .at = now});
                free = now + seconds(static_cast<std::int64_t>(
                                 verdict.rate ? *verdict.rate->secondsPerRequest : 30));
            }
        for (std::size_t page = 0; page < list.size(); ++page) {
            const std::string place = std::format("site {} page {} {}\n{}--\n{}--\n{}", i, page,
                                                  list[page], robots, robots2, asks);
            const auto &at = crawl.pages[page].at;
            QVERIFY2(at.has_value() == wanted[page].has_value() &&
                         (!at || *at == CrawlTime(*wanted[page])),
                     place.c_str());
            fetched += at ? 1 : 0;
            late += crawl.pages[page].fate == PageFate::NotReached ? 1 : 0;
            returned += at && page + 1 < list.size() && crawl.pages[page + 1].at &&
                                *crawl.pages[page + 1].at < *at
                            ? 1
                            : 0;
        }
    }
    qInfo("%d fetched, %d not reached, %d came back", fetched, late, returned);
    QVERIFY(fetched > 100 && late > 10 && returned > 0);
}

QTEST_GUILESS_MAIN(TestCrawl)
#include "tst_crawl.moc"

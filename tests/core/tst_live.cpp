// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a site serves, without a network: whose part of robots.txt is whose, what that changes, what headers say (S135), which
// requests are made, and records of answers.

#include "core/live/advice.h"
#include "core/live/columns.h"
#include "core/live/compare.h"
#include "core/live/headers.h"
#include "core/live/htmlhead.h"
#include "core/live/recording.h"
#include "core/live/requests.h"
#include "core/live/until.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <format>
#include <map>
#include <random>

using namespace gatepost;
using namespace gatepost::live;

namespace {

constexpr char kOrigin[] = "https://shop.example";
const std::string kDraft = "User-agent: *\nDisallow: /cart\n";
const std::string kCloudflare =
    "# BEGIN Cloudflare Managed content\n\nUser-agent: GPTBot\nDisallow: "
    "/\n\n# END Cloudflare Managed Content";

Fetched given(const std::string &path, std::string bytes, int status = 200) {
    Fetched got;
    got.request.url = path.starts_with("http") ? path : kOrigin + path;
    got.hops = {{.url = got.request.url, .status = status, .address = "93.184.216.34"}};
    got.headers = {{"Content-Type", "text/plain"}};
    got.bytes = std::move(bytes);
    return got;
}

Fetched failed(const std::string &path, FetchFailure failure) {
    Fetched got = given(path, "", 0);
    got.failure = failure;
    got.why = "It did not answer.";
    return got;
}

Answers answersOf(std::vector<Fetched> all) {
    Answers answers{.origin = kOrigin, .all = std::move(all)};
    for (const char *path : {"/robots-ai.txt", "/robots2.txt"})
        if (answers.find(path) == nullptr)
            answers.all.push_back(given(path, "", 404));
    return answers;
}

Site draftOf(const std::string &robots) {
    Site site;
    site.put(FileRole::Robots, robots);
    return site;
}

exact::ExactQuestion question() {
    exact::ExactQuestion made;
    made.day = *parseInstant("2026-11-23T12:00:00Z");
    return made;
}

/// Each sentence once and without its source. "Nearly every agent": all that groups for * reach.
QString sentences(const exact::Differences &found) {
    static const QRegularExpression source(" \\((before: )?robots\\.txt line [^)]*\\)");
    QStringList said;
    for (const exact::Difference &change : found.changes) {
        QString text = QString::fromStdString(change.text.english()).remove(source);
        text.replace(
            "Every agent except Perplexity-User, AdsBot-Google, Mediapartners-Google and 7 "
            "more agents",
            "Nearly every agent");
        text.replace("Every agent except GPTBot, Perplexity-User, AdsBot-Google and 8 more agents",
                     "Nearly every agent but GPTBot");
        if (!said.contains(text))
            said << text;
    }
    return said.join("; ") + (found.complete ? "" : " (open)");
}

QString gate(const Comparison &made, const char *text) {
    const auto gates = parseGates(text);
    std::vector<exact::AskedAgent> who;
    if (gates->front().what == LiveGate::What::Lost)
        for (const exact::AskedAgent &agent : *made.whole.asked)
            if (agent.identity.category == Category::SearchIndexer)
                who.push_back(agent);
    const LiveGateResult result = check(made, gates->front(), who);
    return result.broken ? "broken" : result.decided ? "passed" : "open";
}

} // namespace

class TestLive : public QObject {
    Q_OBJECT

private slots:
    void parts_data();
    void parts();
    void threeColumns_data();
    void threeColumns();
    void advices_data();
    void advices();
    void comparisons_data();
    void comparisons();
    void whatIsNotKnownPassesNoGate();
    void chainsAreFollowed();
    void gatesAreRead_data();
    void gatesAreRead();
    void requestsInOrder();
    void atMostTwelve();
    void origins_data();
    void origins();
    void headers_data();
    void headers();
    void signalsJoin();
    void treatments_data();
    void treatments();
    void heads();
    void untilWhen();
    void recordsAreReadBack();
    void wrongRecords_data();
    void wrongRecords();
    void hostileTexts();
};

void TestLive::parts_data() {
    QTest::addColumn<QString>("served");
    QTest::addColumn<QString>("draft");
    QTest::addColumn<QString>("expected"); // kind | by | foreign | own | uploaded
    const auto row = [](const char *name, const std::string &served, const std::string &draft,
                        const std::string &expected) {
        QTest::newRow(name) << QString::fromStdString(served) << QString::fromStdString(draft)
                            << QString::fromStdString(expected);
    };
    const std::string trimmedDraft = kDraft.substr(0, kDraft.size() - 1);
    row("equal", kDraft, kDraft, "equal | | |" + trimmedDraft + "|" + trimmedDraft);
    row("line ends and mark", "\xEF\xBB\xBFUser-agent: *\r\nDisallow: /cart", kDraft,
        "equal | | |" + trimmedDraft + "|" + trimmedDraft);
    row("both empty", "", "\n", "equal | | ||");
    row("in front", kCloudflare + "\n\n" + kDraft, kDraft,
        "marked |Cloudflare|" + kCloudflare + "|" + trimmedDraft + "|" + kCloudflare + "\n\n" +
            trimmedDraft);
    row("behind", kDraft + "\n" + kCloudflare + "\n", kDraft,
        "marked |Cloudflare|" + kCloudflare + "|" + trimmedDraft + "|" + trimmedDraft + "\n\n" +
            kCloudflare);
    row("with an older draft", kCloudflare + "\nUser-agent: *\nDisallow: /old\n",
        kDraft + "Disallow: /old\n",
        "marked |Cloudflare|" + kCloudflare + "|User-agent: *\nDisallow: /old|" + kCloudflare +
            "\n\n" + trimmedDraft + "\nDisallow: /old");
    row("replaced", kCloudflare, kDraft,
        "replaced |Cloudflare|" + kCloudflare + "||" + kCloudflare);
    row("other case",
        "# begin cloudflare managed content\n# end cloudflare managed content\n" + kDraft, kDraft,
        "marked |Cloudflare|# begin cloudflare managed content\n# end cloudflare managed "
        "content|" +
            trimmedDraft +
            "|# begin cloudflare managed content\n# end cloudflare managed content\n\n" +
            trimmedDraft);
    row("a block of the draft's own", kCloudflare + "\n" + kDraft, kCloudflare + "\n" + kDraft,
        "equal | | |" + kCloudflare + "\n" + trimmedDraft + "|" + kCloudflare + "\n" +
            trimmedDraft);
    row("around", "# by a plug-in\n" + kDraft + "Sitemap: https://shop.example/s.xml\n", kDraft,
        "around | |# by a plug-in\n\nSitemap: https://shop.example/s.xml|" + trimmedDraft +
            "|# by a plug-in\n\n" + trimmedDraft + "\n\nSitemap: https://shop.example/s.xml");
    row("no whole line", "User-agent: *\nDisallow: /cart/x\n", kDraft,
        "rewritten | | |User-agent: *\nDisallow: /cart/x|-");
    row("rewritten", "User-agent: *\nAllow: /\n", kDraft,
        "rewritten | | |User-agent: *\nAllow: /|-");
    row("a begin without an end",
        "# BEGIN Cloudflare Managed content\nUser-agent: A\nDisallow: /\n", kDraft,
        "replaced |Cloudflare|# BEGIN Cloudflare Managed content\nUser-agent: A\nDisallow: /||# "
        "BEGIN Cloudflare Managed content\nUser-agent: A\nDisallow: /");
}

void TestLive::parts() {
    QFETCH(QString, served);
    QFETCH(QString, draft);
    QFETCH(QString, expected);
    const Part part = partOf(served.toStdString(), draft.toStdString());
    const std::string shown =
        std::format("{} |{}|{}|{}|{}", partKindName(part.kind), part.by.empty() ? " " : part.by,
                    part.foreign.empty() && part.by.empty() ? " " : part.foreign, part.own,
                    part.uploaded.value_or("-"));
    QCOMPARE(QString::fromStdString(shown), expected);
}

namespace {

/// "draft;served;uploaded" a row, "-" for a line that is not there, "!" before somebody else's.
QString printed(const std::vector<ColumnRow> &rows) {
    std::string text;
    for (const ColumnRow &row : rows)
        text += (row.isForeign ? "!" : "") + row.draft.value_or("-") + ';' +
                row.served.value_or("-") + ';' + row.uploaded.value_or("-") + '\n';
    return QString::fromStdString(text);
}

QString columnText(const std::vector<ColumnRow> &rows,
                   std::optional<std::string> ColumnRow::*column) {
    std::string text;
    for (const ColumnRow &row : rows)
        if (row.*column)
            text += *(row.*column) + '\n';
    return QString::fromStdString(text);
}

} // namespace

void TestLive::threeColumns_data() {
    QTest::addColumn<QString>("served");
    QTest::addColumn<QString>("draft");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *served, const char *draft,
                        const char *expected) {
        QTest::newRow(name) << QString(served) << QString(draft) << QString(expected);
    };
    row("equal", "a\r\nb\r\n", "a\nb\n", "a;a;a\nb;b;b\n");
    row("a block in front",
        "# BEGIN Cloudflare Managed content\nUser-agent: *\n# END Cloudflare Managed content\n"
        "\nUser-agent: *\nDisallow: /old\n",
        "User-agent: *\nDisallow: /new\n",
        "!-;# BEGIN Cloudflare Managed content;# BEGIN Cloudflare Managed content\n"
        "!-;User-agent: *;User-agent: *\n"
        "!-;# END Cloudflare Managed content;# END Cloudflare Managed content\n"
        "-;;\nUser-agent: *;User-agent: *;User-agent: *\n"
        "-;Disallow: /old;-\nDisallow: /new;-;Disallow: /new\n");
    row("around", "# x\na: 1\n# y\n", "a: 1\n",
        "!-;# x;# x\n-;-;\na: 1;a: 1;a: 1\n-;-;\n!-;# y;# y\n");
    row("replaced", "# BEGIN Cloudflare Managed content\n# END Cloudflare Managed content\n",
        "User-agent: *\n",
        "!-;# BEGIN Cloudflare Managed content;# BEGIN Cloudflare Managed content\n"
        "!-;# END Cloudflare Managed content;# END Cloudflare Managed content\n"
        "User-agent: *;-;-\n");
    row("rewritten", "a: 1\nb: 2\n", "a: 1\nb: 3\n", "a: 1;a: 1;-\n-;b: 2;-\nb: 3;-;-\n");
    row("nothing served", "", "a\n", "a;-;-\n");
    row("nothing", "", "", "");
}

void TestLive::threeColumns() {
    QFETCH(QString, served);
    QFETCH(QString, draft);
    QFETCH(QString, expected);
    const std::string bytes = draft.toStdString();
    QCOMPARE(printed(columnsOf(bytes, partOf(served.toStdString(), bytes))), expected);
    // Nobody else writes into another file.
    const Part other = partOfOther(served.toStdString(), bytes);
    for (const ColumnRow &row : columnsOf(bytes, other))
        QVERIFY(!row.isForeign && row.draft == row.uploaded);
}

/// What stands between this machine and a site is named, and nothing where there is nothing.
void TestLive::advices_data() {
    QTest::addColumn<QString>("what");
    QTest::addColumn<bool>("namesProxy");
    QTest::addColumn<QString>("expected"); // the beginning
    const auto row = [](const char *what, bool namesProxy, const char *expected) {
        QTest::addRow("%s%s", what, namesProxy ? ", a proxy" : "")
            << QString(what) << namesProxy << QString(expected);
    };
    row("200", true, "");
    row("404", false, "");
    row("html of another host", false, "A login page of a network may have answered");
    row("html", false, "");
    row("511", true, "A login page of a network may have answered");
    row("private", false, "A site on the internet has a public address.");
    row("dns", false, "");
    row("dns", true, "The environment names a proxy");
    row("connect", true, "The environment names a proxy");
    row("timeout", false, "Does the site open in a browser");
    row("tls", false, "Is this computer's clock right?");
    row("redirects", true, "");
}

void TestLive::advices() {
    QFETCH(QString, what);
    QFETCH(bool, namesProxy);
    QFETCH(QString, expected);
    Fetched robots = given("/robots.txt", "", what.toInt() > 0 ? what.toInt() : 200);
    if (what.startsWith("html"))
        robots.headers = {{"content-type", "text/HTML"}};
    if (what == "html of another host")
        robots.hops.push_back({.url = "http://login.example/", .status = 200});
    if (const auto failure = parseFetchFailure(what.toStdString()))
        robots = failed("/robots.txt", *failure);
    robots.isPrivate = robots.isRefused = what == "private";
    const auto said = advice(robots, {.namesProxy = namesProxy, .usesProxy = false});
    const QString text = said ? QString::fromStdString(said->english()) : QString();
    QVERIFY2(expected.isEmpty() ? text.isEmpty() : text.startsWith(expected), qPrintable(text));
    QVERIFY(!said || !advice(robots, {.namesProxy = true, .usesProxy = true}) ||
            !advice(robots, {.namesProxy = true, .usesProxy = true})->english().contains("proxy"));
    // Of a network's own answer nothing follows for the site.
    QCOMPARE(whyNothing(answersOf({robots})).has_value(),
             what == "511" || robots.isRefused || robots.status() == 0);
}

void TestLive::comparisons_data() {
    QTest::addColumn<QString>("served");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("injected");
    QTest::addColumn<QString>("missing");
    QTest::addColumn<QString>("uploaded");
    QTest::addColumn<QString>("gates"); // injected, missing, lost
    const auto row = [](const char *name, const std::string &served, int status,
                        const char *injected, const char *missing, const char *uploaded,
                        const char *gates) {
        QTest::newRow(name) << QString::fromStdString(served) << status << QString(injected)
                            << QString(missing) << QString(uploaded) << QString(gates);
    };
    row("equal", kDraft, 200, "", "", "", "passed passed passed");
    row("grown by what changes nothing",
        kDraft + "\n# BEGIN Cloudflare Managed content\n# END Cloudflare Managed content\n", 200,
        "", "", "", "passed passed passed");
    row("a block for one agent", kCloudflare + "\n" + kDraft, 200,
        "GPTBot loses everything except /cart", "", "GPTBot loses everything except /cart",
        "broken passed passed");
    row("replaced", kCloudflare, 200, "GPTBot loses everything", "Nearly every agent gains /cart",
        "GPTBot loses everything except /cart; Nearly every agent but GPTBot gains /cart",
        "broken broken passed");
    row("an older file", "User-agent: *\nDisallow: /\n", 200,
        "Nearly every agent loses everything except /cart",
        "Nearly every agent loses everything except /cart", "-", "broken broken broken");
    row("an error", "oops", 503, "", "…", "-", "passed broken broken");
    row("gone", "", 404, "", "Nearly every agent gains /cart", "-", "passed broken passed");
    row("a page in its place", "<html><body>Log in</body></html>", 200,
        "Nearly every agent gains /cart", "Nearly every agent gains /cart", "-",
        "broken broken passed");
}

void TestLive::comparisons() {
    QFETCH(QString, served);
    QFETCH(int, status);
    QFETCH(QString, injected);
    QFETCH(QString, missing);
    QFETCH(QString, uploaded);
    QFETCH(QString, gates);
    const Answers answers = answersOf({given("/robots.txt", served.toStdString(), status)});
    QVERIFY(!whyNothing(answers));
    const Comparison made = compare(draftOf(kDraft), answers, question());
    QCOMPARE(sentences(made.injected), injected);
    if (missing == QString::fromUtf8("…")) // who skips groups for * loses more than the others
        QVERIFY(std::ranges::all_of(made.missing.changes, &exact::Difference::isLoss) &&
                made.missing.changes.size() > 1);
    else
        QCOMPARE(sentences(made.missing), missing);
    QCOMPARE(made.uploaded ? sentences(*made.uploaded) : QString("-"), uploaded);
    QCOMPARE(gate(made, "injected") + ' ' + gate(made, "missing") + ' ' + gate(made, "lost:search"),
             gates);
    QVERIFY(made.unknown.empty());
}

/// A file that was not fetched, or not whole, may say anything.
void TestLive::whatIsNotKnownPassesNoGate() {
    const auto gates = [](const Answers &answers) {
        const Comparison made = compare(draftOf(kDraft), answers, question());
        return gate(made, "injected") + ' ' + gate(made, "missing") + ' ' +
               gate(made, "lost:search");
    };
    const Fetched robots = given("/robots.txt", kDraft);
    QCOMPARE(gates(answersOf({robots})), "passed passed passed");
    QCOMPARE(gates(answersOf({robots, failed("/robots-ai.txt", FetchFailure::Timeout)})),
             "open open open");
    QCOMPARE(gates(Answers{.origin = kOrigin, .all = {robots}}), "open open open");
    Fetched cut = robots;
    cut.isCut = true;
    QCOMPARE(gates(answersOf({cut})), "open open open");
    Fetched refused = given("/robots2.txt", "", 0);
    refused.isRefused = true;
    QCOMPARE(gates(answersOf({robots, refused})), "open open open");
    // Of robots.txt nothing at all: there is nothing to compare.
    for (const FetchFailure failure : {FetchFailure::Dns, FetchFailure::Connect, FetchFailure::Tls})
        QVERIFY(whyNothing(answersOf({failed("/robots.txt", failure)})));
    QVERIFY(whyNothing(answersOf({})));
    Fetched cancelled = given("/robots.txt", "", 0);
    cancelled.isCancelled = true;
    QVERIFY(whyNothing(answersOf({cancelled})));
}

void TestLive::chainsAreFollowed() {
    Fetched chained = given("https://policy.example/more.txt", "crawl: no\n");
    const auto decision = [&](std::vector<Fetched> all) {
        all.push_back(given("/robots.txt", ""));
        all.push_back(given("/robots2.txt", "chain: https://policy.example/more.txt\n"));
        const Site site = siteOf(answersOf(std::move(all)), Site());
        const CompiledSite compiled(site);
        const bool denies =
            compiled.simulate({.agent = *identify("GPTBot"), .url = "/a", .at = question().day})
                .fetch.decision == Decision::Deny;
        return std::pair(denies, site.chain.end);
    };
    QVERIFY(decision({chained}) == std::pair(true, ChainEnd::NoChain));
    QVERIFY(decision({}) == std::pair(false, ChainEnd::Unavailable));
    chained.hops.back().status = 404;
    QVERIFY(decision({chained}) == std::pair(false, ChainEnd::Unavailable));
}

void TestLive::gatesAreRead_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expected");
    QTest::newRow("all") << "injected,missing,lost:search" << "injected missing lost:search";
    QTest::newRow("agents") << "lost:Googlebot,Bingbot,missing" << "lost:Googlebot,Bingbot missing";
    QTest::newRow("blanks") << " injected , missing" << "injected missing";
    QTest::newRow("environment") << "environment,missing" << "environment missing";
    const char *const none = " is not a gate: injected, missing, environment or lost:WHO is "
                             "expected, as in injected,missing,lost:search";
    QTest::newRow("unknown") << "added" << QString("“added”") + none;
    QTest::newRow("nobody") << "lost:" << QString("“lost:”") + none;
    QTest::newRow("none") << ""
                          << "No gate is named: nothing would be guarded. Write injected, "
                             "missing, environment or lost:WHO.";
}

void TestLive::gatesAreRead() {
    QFETCH(QString, typed);
    QFETCH(QString, expected);
    const auto gates = parseGates(typed.toStdString());
    QStringList shown;
    if (gates)
        for (const LiveGate &each : *gates)
            shown << QString::fromStdString(each.text);
    QCOMPARE(gates ? shown.join(' ') : QString::fromStdString(gates.error().english()), expected);
}

void TestLive::requestsInOrder() {
    Answers answers{.origin = kOrigin, .all = {}};
    QStringList sent;
    while (const auto next = nextRequest(answers)) {
        sent << QString::fromStdString(next->request.url).remove("https://shop.example") +
                    QString(next->request.method == Method::Head        ? " (head)"
                            : next->request.method == Method::FirstByte ? " (byte)"
                                                                        : "");
        Fetched got = given(next->request.url, "", 404);
        got.request = next->request;
        if (next->request.url.ends_with("/robots.txt")) {
            got = given("/robots.txt",
                        "License: https://shop.example/l.xml\nSitemap: "
                        "https://cdn.example/1.xml\nSitemap: not a url\nSitemap: "
                        "https://cdn.example/2.xml\nSitemap: https://cdn.example/3.xml\n");
            got.headers.push_back({"Age", "7"});
        }
        if (next->request.url.ends_with("/robots2.txt"))
            got = given("/robots2.txt", "chain: https://policy.example/more.txt\n");
        if (next->request.method == Method::Head && next->request.url.ends_with("1.xml"))
            got.hops.back().status = 405;
        answers.all.push_back(std::move(got));
    }
    QVERIFY(sent[1].startsWith("/robots.txt?gatepost-nocache="));
    sent.removeAt(1);
    QCOMPARE(sent.join(' '),
             "/robots.txt /robots-ai.txt /robots2.txt /.well-known/tdmrep.json / "
             "https://policy.example/more.txt /l.xml https://cdn.example/1.xml (head) "
             "https://cdn.example/1.xml (byte) https://cdn.example/2.xml (head)");
    QVERIFY(leftOut(answers).empty());
    QCOMPARE(waitBefore(answers, {.url = "https://shop.example/x"}).count(), 200);
    QCOMPARE(waitBefore(answers, {.url = "https://cdn.example/x"}).count(), 1000);
}

void TestLive::atMostTwelve() {
    Answers answers{.origin = kOrigin, .all = {}};
    int chained = 0;
    while (const auto next = nextRequest(answers)) {
        Fetched got = given(next->request.url, "", 404);
        got.request = next->request;
        if (next->request.url.ends_with("/robots.txt")) {
            got = given("/robots.txt",
                        "License: https://a.example/1\nLicense: https://a.example/2\nSitemap: "
                        "https://a.example/3\nSitemap: https://a.example/4\n");
            got.headers.push_back({"CF-Ray", "1"});
        } else if (next->request.url.ends_with("/robots2.txt") ||
                   next->request.url.contains("more")) {
            got = given(next->request.url,
                        std::format("chain: https://policy.example/more{}\n", ++chained));
        }
        answers.all.push_back(std::move(got));
    }
    QCOMPARE(answers.all.size(), kMostRequests);
    QVERIFY(!leftOut(answers).empty());
}

void TestLive::origins_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expected");
    QTest::newRow("host") << "Shop.Example" << "https://shop.example";
    QTest::newRow("port") << "http://127.0.0.1:8080/x?y#z" << "http://127.0.0.1:8080";
    QTest::newRow("path") << "https://shop.example/robots.txt" << "https://shop.example";
    for (const char *wrong :
         {"", "ftp://shop.example", "https://me:x@shop.example/", "a b", "https://"})
        QTest::newRow(*wrong == '\0' ? "nothing" : wrong) << wrong << "-";
}

void TestLive::origins() {
    QFETCH(QString, typed);
    QFETCH(QString, expected);
    QCOMPARE(QString::fromStdString(originOf(typed.toStdString()).value_or("-")), expected);
}

void TestLive::headers_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("expected"); // name (agent): value
    const auto row = [](const char *name, const char *value, const char *expected) {
        QTest::addRow("%s: %s", name, value) << name << value << expected;
    };
    row("X-Robots-Tag", "noindex, nofollow", "x-robots-tag (): noindex, nofollow");
    row("X-Robots-Tag", "GoogleBot: noindex", "x-robots-tag (googlebot): noindex");
    row("X-Robots-Tag", "unavailable_after: 25 Jun 2026 15:00:00 PST",
        "x-robots-tag (): unavailable_after: 25 Jun 2026 15:00:00 PST");
    row("X-Robots-Tag", "max-snippet:20", "x-robots-tag (): max-snippet:20");
    row("content-usage", "train-ai=n", "content-usage (): train-ai=n");
    row("TDM-Reservation", "1", "tdm-reservation (): 1");
    row("X-Robots2-Train", "no", "x-robots2-train (): no");
    row("Link", "</license.xml>; rel=license", "link (): </license.xml>; rel=license");
    row("Link", "</style.css>; rel=preload", "");
    row("crawler-price", "USD 0.01", "crawler-price (): USD 0.01");
    row("Set-Cookie", "a=b", "");
}

void TestLive::headers() {
    QFETCH(QString, name);
    QFETCH(QString, value);
    QFETCH(QString, expected);
    Fetched page = given("/", "");
    page.headers.push_back({name.toStdString(), value.toStdString()});
    QStringList shown;
    for (const PageStatement &each : statementsOf(page))
        shown << QString::fromStdString(
            std::format("{} ({}): {}", each.name, each.agent, each.value));
    QCOMPARE(shown.join("; "), expected);
}

/// S135
void TestLive::signalsJoin() {
    Fetched page = given("/", "");
    page.headers.push_back({"Content-Usage", "train-ai=y"});
    page.headers.push_back({"content-usage", "search=n"});
    page.headers.push_back({"Content-Signal", "ai-train=no, search=yes"});
    QCOMPARE(contentUsageOf(page), (SignalMap{{"train-ai", "y"}, {"search", "n"}}));
    using Joined = std::vector<OriginSignal>;
    QCOMPARE(joinedSignals({{"train-ai", "n"}, {"search", "y"}}, contentUsageOf(page)),
             (Joined{{"train-ai", "n", "robots.txt"}, {"search", "n", "header"}}));
    QCOMPARE(joinedSignals({{"search", "yes"}}, contentSignalOf(page)),
             (Joined{{"search", "yes", "robots.txt"}, {"ai-train", "no", "header"}}));
    page.headers.push_back(
        {"Content-Usage", "train-ai = n"}); // one of the lines is none: nothing is stated
    QVERIFY(contentUsageOf(page).empty());
    QVERIFY(contentUsageOf(given("/", "")).empty());
}

void TestLive::treatments_data() {
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("header");
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("expected");
    const QString page = "<title>Shop</title>" + QString(100, 'x');
    const auto row = [](const char *name, int status, const QString &header, const QString &body,
                        const char *expected) {
        QTest::newRow(name) << status << header << body << QString(expected);
    };
    row("same", 200, "", page, "served");
    row("half of it", 200, "", page.left(70), "served");
    row("less than half", 200, "", page.left(40), "inconclusive");
    row("another title", 200, "", QString(page).replace("Shop", "Wait"), "inconclusive");
    row("403", 403, "", "", "refused");
    row("401", 401, "", "", "refused");
    row("451", 451, "", "", "refused");
    row("reset", 0, "", "", "refused");
    row("Cloudflare asks", 403, "cf-mitigated: challenge", "", "challenge");
    row("Vercel asks", 200, "x-vercel-mitigated: challenge", page, "challenge");
    row("AWS asks", 202, "x-amzn-waf-action: challenge", "", "challenge");
    row("a price", 402, "crawler-price: USD 1", "", "price");
    row("no price", 402, "", "", "inconclusive");
    row("a licence", 401, "WWW-Authenticate: License scope=x", "", "price");
    row("a signature", 401, "Accept-Signature: sig1=()", "", "wants-signature");
    row("429", 429, "", "", "inconclusive");
    row("503", 503, "", "", "inconclusive");
}

void TestLive::treatments() {
    QFETCH(int, status);
    QFETCH(QString, header);
    QFETCH(QString, body);
    QFETCH(QString, expected);
    const Fetched plain = given("/", "<title>Shop</title>" + std::string(100, 'x'));
    Fetched got =
        status == 0 ? failed("/", FetchFailure::Truncated) : given("/", body.toStdString(), status);
    if (!header.isEmpty())
        got.headers.push_back(
            {header.section(": ", 0, 0).toStdString(), header.section(": ", 1).toStdString()});
    QCOMPARE(QString::fromUtf8(treatmentName(treatmentOf(got, plain))), expected);
}

void TestLive::heads() {
    Fetched page = given("/", "<!-- <meta name=robots content=none> --><HEAD><script>'<meta "
                              "name=robots content=noindex>'</script><Meta Name='ROBOTS' "
                              "content=\"noindex, nofollow\"><meta content=x name=bingbot><link "
                              "rel=license href=/l><title> A &amp; B </title></head><meta "
                              "name=robots content=late>");
    QVERIFY(statementsOf(page).empty()); // it is not HTML
    page.headers = {{"Content-Type", "text/html"}};
    QStringList shown;
    for (const PageStatement &each : statementsOf(page))
        shown << QString::fromStdString(
            std::format("{} ({}): {}", each.name, each.agent, each.value));
    QCOMPARE(shown.join("; "), "robots (): noindex, nofollow; robots (bingbot): x; link (): /l");
    QVERIFY(saysNoIndex(page));
    QCOMPARE(titleOf(page.bytes), std::string("A &amp; B"));
    page.bytes = "<meta name=googlebot content=noindex>"; // one agent is not all
    QVERIFY(!saysNoIndex(page));
}

void TestLive::untilWhen() {
    Fetched robots = given("/robots.txt", kDraft);
    const auto said = [&] {
        QStringList texts;
        for (const Message &text : untilText(robots, question().day))
            texts << QString::fromStdString(text.english());
        return texts.join(' ');
    };
    QCOMPARE(said(), "After an upload crawlers may use this file until 2026-11-24 12:00 UTC (in "
                     "24 hours) (RFC 9309 2.4). Google may use it until 2026-11-24 12:00 UTC (in "
                     "24 hours).");
    struct Stated {
        const char *maxAge;
        const char *until;
    };
    constexpr std::array kStated = {
        Stated{"1", "12:00 UTC (in 1 second)"},
        Stated{"90", "12:01 UTC (in 1 minute)"},
        Stated{"3600", "13:00 UTC (in 1 hour)"},
        Stated{"6240", "13:44 UTC (in 1 h 44 min)"},
        Stated{"43200", "2026-11-24 00:00 UTC (in 12 hours)"},
        Stated{"604800", "2026-11-30 12:00 UTC (in 7 days)"},
        Stated{"99999999999", "2094-12-11 15:14 UTC (in 24855 days)"},
    };
    for (const Stated &each : kStated) {
        robots.headers = {{"Cache-Control", std::string("public, Max-Age=") + each.maxAge}};
        const QString expected =
            QString("Google may use it until %1, as its max-age says.").arg(each.until);
        QVERIFY2(said().endsWith(expected), qPrintable(said()));
    }
    robots.headers = {{"Cache-Control", "max-age=0"}};
    QVERIFY(said().endsWith("Google may not use it without asking again, as its max-age of 0 "
                            "says."));
    robots.hops.back().status = 404;
    QCOMPARE(said(), "");
}

void TestLive::recordsAreReadBack() {
    Answers answers = answersOf({given("/robots.txt", std::string("User-agent: *\n\0\xFF\n", 17)),
                                 given("/", "<html>", 403), failed("/x", FetchFailure::Dns)});
    answers.all[1].hops.insert(answers.all[1].hops.begin(),
                               {.url = "http://shop.example/", .status = 301, .location = "/"});
    answers.all[1].isCut = true;
    answers.all[2].request.userAgent = "GPTBot";
    std::map<std::string, std::string> folder;
    for (const RecordedFile &file : record(answers))
        folder[file.name] = file.bytes;
    QCOMPARE(folder["robots.txt"], answers.all[0].bytes);
    QVERIFY(!folder.contains("robots2.txt")); // it was not there
    const auto read = readRecord(folder[std::string(kRecordFile)], [&](const std::string &name) {
        return std::expected<std::string, Message>(folder.at(name));
    });
    QVERIFY2(read.has_value(), read ? "" : read.error().english().c_str());
    QCOMPARE(read->origin, answers.origin);
    QCOMPARE(read->all.size(), answers.all.size());
    for (std::size_t i = 0; i < answers.all.size(); ++i) {
        QVERIFY(read->all[i].request == answers.all[i].request);
        QVERIFY(read->all[i].hops == answers.all[i].hops);
        QVERIFY(read->all[i].headers == answers.all[i].headers);
        QCOMPARE(read->all[i].bytes, answers.all[i].bytes);
        QVERIFY(read->all[i].failure == answers.all[i].failure);
        QCOMPARE(read->all[i].isCut, answers.all[i].isCut);
    }
}

void TestLive::wrongRecords_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &answer, const char *expected) {
        QTest::newRow(name) << R"({"version":1,"origin":"https://a.example","answers":[)" + answer +
                                   "]}"
                            << "answers.json is not a record of answers: answer 1: " +
                                   QString(expected);
    };
    row("no url", R"({"hops":[{"status":200}]})", "the value of “url” is missing or is none");
    row("no hops", R"({"url":"x"})", "the value of “hops” is missing or is none");
    row("hops without end", R"({"url":"x","hops":[]})",
        "the value of “hops” is missing or is none");
    row("status", R"({"url":"x","hops":[{"status":"200"}]})",
        "the value of “status” is missing or is none");
    row("failure", R"({"url":"x","hops":[],"failure":"bad"})",
        "the value of “failure” is missing or is none");
    row("headers", R"({"url":"x","hops":[{"status":200}],"headers":[["a"]]})",
        "the value of “headers” is missing or is none");
    row("flag", R"({"url":"x","hops":[{"status":200}],"cut":1})",
        "the value of “cut” is missing or is none");
    row("a number", "7", "the value of “url” is missing or is none");
    row("its body", R"({"url":"x","hops":[{"status":200}],"body":"b"})", "no b");
    QTest::newRow("nothing")
        << QByteArray()
        << "answers.json is not a record of answers: an object with origin and "
           "answers is expected";
    QTest::newRow("another version")
        << QByteArray(R"({"version":2,"origin":"x","answers":[]})")
        << "answers.json is not a record of answers: version 1 is expected";
    QTest::newRow("deep") << QByteArray(100'000, '[')
                          << "answers.json is not a record of answers: it is too large";
}

void TestLive::wrongRecords() {
    QFETCH(QByteArray, json);
    QFETCH(QString, expected);
    const auto read = readRecord(json.toStdString(), [](const std::string &name) {
        return std::expected<std::string, Message>(std::unexpected(Message("no " + name)));
    });
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(read.error().english()), expected);
}

/// Texts of every kind are taken apart without loss and compared without harm; own lines are never called another's.
void TestLive::hostileTexts() {
    std::mt19937 random(135);
    const std::array<std::string, 9> pieces = {"User-agent: *\n",
                                               "Disallow: /a\n",
                                               "\r\n",
                                               "\n",
                                               kCloudflare + "\n",
                                               "# BEGIN Cloudflare Managed content\n",
                                               "# END Cloudflare Managed content\n",
                                               "\xFF\xFE\n",
                                               "x"};
    const auto text = [&] {
        std::string made;
        for (unsigned count = random() % 8; count > 0; --count)
            made += pieces[random() % pieces.size()];
        return made;
    };
    for (int round = 0; round < 2'000; ++round) {
        const std::string draft = text();
        const std::string served = random() % 3 == 0 ? kCloudflare + "\n" + draft : text();
        const Part part = partOf(served, draft);
        switch (part.kind) {
        case PartKind::Equal: QCOMPARE(part.own, *part.uploaded); break;
        case PartKind::Marked: QVERIFY(!part.foreign.empty() && part.uploaded); break;
        case PartKind::Around: QVERIFY(part.uploaded->contains(part.own)); break;
        case PartKind::Replaced: QVERIFY(part.own.empty()); break;
        case PartKind::Rewritten: QVERIFY(part.foreign.empty() && !part.uploaded); break;
        case PartKind::Absent: QVERIFY(false); // that is of a file that is not served
        }
        // Each column is its text, and no line of the draft is somebody else's.
        const auto rows = columnsOf(draft, part);
        const auto whole = [](const std::string &of) {
            const QString text = QString::fromStdString(comparable(of));
            return text.isEmpty() ? text : text + '\n';
        };
        QCOMPARE(columnText(rows, &ColumnRow::draft), whole(draft));
        QCOMPARE(columnText(rows, &ColumnRow::served), whole(served));
        QCOMPARE(columnText(rows, &ColumnRow::uploaded), whole(part.uploaded.value_or("")));
        QVERIFY(std::ranges::none_of(
            rows, [](const ColumnRow &row) { return row.isForeign && row.draft; }));
    }
    // A draft of one repeated line, in a long file of that line: linear, and no place is missed.
    std::string lines;
    for (int i = 0; i < 20'000; ++i)
        lines += "Disallow: /a\n";
    QCOMPARE(partOf("x\n" + lines, lines).kind, PartKind::Around);
    QVERIFY(partOf(lines + "Disallow: /b\n" + lines, lines + "Disallow: /c\n").kind ==
            PartKind::Rewritten);
    std::string open;
    for (int i = 0; i < 100'000; ++i)
        open += "<meta name='";
    (void)headElements(open, 200);
    (void)titleOf(open);
}

QTEST_APPLESS_MAIN(TestLive)
#include "tst_live.moc"

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What only the start page shows of an environment (S147): noindex and a password. Whatever was not seen is left open.

#include "core/live/startpage.h"

#include <QTest>

#include <format>
#include <vector>

using namespace gatepost;
using namespace gatepost::live;

namespace {

constexpr char kOrigin[] = "https://staging.example";
const std::vector<std::string> kHosts = {"staging.example", "www.staging.example"};
constexpr char kMeta[] = "<head><meta name=robots content='noindex'></head>";

Fetched page(int status, std::vector<Header> headers = {}, std::string bytes = {}) {
    Fetched got;
    got.request.url = std::string(kOrigin) + "/";
    got.hops = {{.url = got.request.url, .status = status}};
    got.headers = std::move(headers);
    got.headers.push_back({"Content-Type", "text/html"});
    got.bytes = std::move(bytes);
    return got;
}

/// After redirects: the last answer is that of `url`.
Fetched led(Fetched got, const std::string &url, int hops = 1) {
    Hop last = got.hops.back();
    last.url = url;
    got.hops.assign(static_cast<std::size_t>(hops),
                    {.url = got.request.url, .status = 301, .location = url});
    got.hops.push_back(last);
    return got;
}

Fetched failed() {
    Fetched got = page(0);
    got.hops.clear();
    got.failure = FetchFailure::Timeout;
    got.why = "It did not answer.";
    return got;
}

Fetched refused() {
    Fetched got = failed();
    got.failure = {};
    got.isRefused = true;
    got.why = "127.0.0.1 is not a public address.";
    return got;
}

Fetched cut(Fetched got) {
    got.isCut = true;
    return got;
}

Fetched asCrawler(Fetched got) {
    got.request.userAgent = "Googlebot";
    return got;
}

QString said(const StartPage &page) {
    return QString::fromStdString(
        std::format("{}: {}", exact::proofName(page.proof), page.why.english()));
}

} // namespace

class TestStartPage : public QObject {
    Q_OBJECT

private slots:
    void pages_data();
    void pages();
};

void TestStartPage::pages_data() {
    QTest::addColumn<std::vector<Fetched>>("all");
    QTest::addColumn<QString>("noIndex");
    QTest::addColumn<QString>("password");
    const auto row = [](const char *name, std::vector<Fetched> all, const char *noIndex,
                        const char *password) {
        QTest::newRow(name) << all << QString(noIndex) << QString(password);
    };
    const auto both = [&](const char *name, std::vector<Fetched> all, const char *why) {
        row(name, std::move(all), why, why);
    };
    const char *const none =
        "fails: The start page has no noindex, neither in a header nor in a meta element.";
    const char *const has = "holds: The start page has noindex.";
    const char *const open = "fails: The start page does not ask for a password: it answers 200.";
    row("header", {page(200, {{"X-Robots-Tag", "noindex, nofollow"}})}, has, open);
    row("header: none", {page(200, {{"x-robots-tag", "NONE"}})}, has, open);
    row("meta", {page(200, {}, kMeta)}, has, open);
    row("nothing", {page(200, {}, "<p>noindex</p>")}, none, open);
    row("of one crawler", {page(200, {{"X-Robots-Tag", "googlebot: noindex"}})}, none, open);
    row("noindex is not the word", {page(200, {{"X-Robots-Tag", "noindexifembedded"}})}, none,
        open);
    row("cut before it", {cut(page(200, {}, "<head>"))},
        "open: The start page was not read to its end, and its beginning has no noindex.", open);
    row("cut behind it", {cut(page(200, {}, kMeta))}, has, open);
    row("within the host", {led(page(200, {}, kMeta), "https://www.staging.example/en/")}, has,
        open);
    both("another host", {led(page(200, {}, kMeta), "https://shop.example/")},
         "open: The start page leads to “shop.example”, which is not a host of this environment.");
    row("password", {page(401, {{"WWW-Authenticate", "Basic"}, {"X-Robots-Tag", "noindex"}})},
        "open: The start page answers 401: whether pages have noindex cannot be seen.",
        "holds: The start page asks for a password (401).");
    row("password behind a redirect", {led(page(401), "https://staging.example/login")},
        "open: The start page answers 401: whether pages have noindex cannot be seen.",
        "holds: The start page asks for a password (401).");
    both("password of another host", {led(page(401), "https://login.example/")},
         "open: The start page leads to “login.example”, which is not a host of this environment.");
    row("forbidden", {page(403)},
        "open: The start page answers 403: whether pages have noindex cannot be seen.",
        "fails: The start page does not ask for a password: it answers 403.");
    row("too many redirects", {led(page(401), "https://staging.example/", 6)},
        "open: Whether the start page has noindex is not known: too many redirects.",
        "open: Whether the start page asks for a password is not known: too many redirects.");
    both("network", {page(511)},
         "open: The network on the way wants a login (511): nothing is known of the start page.");
    both("firewall", {page(401, {{"cf-mitigated", "challenge"}}, kMeta)},
         "open: A firewall asked a question in place of the start page.");
    both("no answer", {failed()}, "open: The start page could not be fetched: It did not answer.");
    both("not sent", {refused()},
         "open: The start page could not be fetched: 127.0.0.1 is not a public address.");
    both("not asked for", {}, "open: The start page was not asked for.");
    both("only in a crawler's name", {asCrawler(page(401, {}, kMeta))},
         "open: The start page was not asked for.");
    row("first in a crawler's name", {asCrawler(page(401)), page(200, {}, kMeta)}, has, open);
}

void TestStartPage::pages() {
    QFETCH(std::vector<Fetched>, all);
    QFETCH(QString, noIndex);
    QFETCH(QString, password);
    const Answers answers{.origin = kOrigin, .all = all};
    QCOMPARE(said(showsNoIndex(answers, kHosts)), noIndex);
    QCOMPARE(said(asksForPassword(answers, kHosts)), password);
}

QTEST_APPLESS_MAIN(TestStartPage)
#include "tst_startpage.moc"

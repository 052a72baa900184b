// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/live/requests.h"

#include "core/chain/chain.h"
#include "core/live/headers.h"
#include "core/text/ascii.h"
#include "core/value/url.h"

#include <algorithm>
#include <utility>

namespace gatepost::live {

namespace {

constexpr std::size_t kMostOfOneKind = 2; ///< licences, sitemaps

Planned get(std::string url, Phrase why) {
    return {{.url = std::move(url)}, why};
}

/// The first URLs that lines of the served robots.txt give, each once.
std::vector<std::string> urlsIn(const Site &site, DirectiveId directive) {
    std::vector<std::string> urls;
    const Tree *robots = site.tree(FileRole::Robots);
    if (robots == nullptr)
        return urls;
    for (const Line &line : robots->lines()) {
        if (!line.is(directive) || urls.size() == kMostOfOneKind)
            continue;
        std::string url(robots->value(line));
        if (isHttpUrl(url) && !std::ranges::contains(urls, url))
            urls.push_back(std::move(url));
    }
    return urls;
}

/// A sitemap that refuses HEAD is asked for one byte.
std::optional<Planned> sitemapRequest(const Answers &answers, const std::string &url) {
    const auto asked = [&](Method method) {
        return std::ranges::find_if(answers.all, [&](const Fetched &each) {
            return each.request.url == url && each.request.method == method;
        });
    };
    const auto head = asked(Method::Head);
    if (head == answers.all.end())
        return Planned{{.url = url, .method = Method::Head},
                       GATEPOST_TEXT("live", "a sitemap: whether it is there")};
    const bool refusesHead = head->status() == 405 || head->status() == 501;
    if (refusesHead && asked(Method::FirstByte) == answers.all.end())
        return Planned{{.url = url, .method = Method::FirstByte},
                       GATEPOST_TEXT("live", "a sitemap that refuses HEAD: its first byte")};
    return {};
}

/// All requests that the answers so far lead to and that have none, in their order.
std::vector<Planned> openRequests(const Answers &answers) {
    std::vector<Planned> open;
    const auto add = [&](Planned planned) {
        if (answers.findUrl(planned.request.url) == nullptr)
            open.push_back(std::move(planned));
    };
    const auto certain = certainRequests(answers.origin);
    add(certain.front());
    if (!open.empty())
        return open; // everything else follows from robots.txt, or comes after it
    const Fetched &robots = *answers.find("/robots.txt");
    if (mayBeCached(robots) && robots.isKnown())
        add(get(answers.origin + "/robots.txt?gatepost-nocache=" + cacheBreaker(robots),
                GATEPOST_TEXT("live", "probably the origin's copy, past the cache")));
    for (std::size_t i = 1; i < certain.size(); ++i)
        add(certain[i]);
    const Site site = siteOf(answers, Site());
    if (const std::string &url = site.chain.stoppedAt;
        site.chain.end == ChainEnd::Unavailable && isHttpUrl(url))
        add(get(url, GATEPOST_TEXT("live", "a chained file")));
    for (std::string &url : urlsIn(site, DirectiveId::License))
        add(get(std::move(url), GATEPOST_TEXT("live", "a licence")));
    for (const std::string &url : urlsIn(site, DirectiveId::Sitemap))
        if (auto planned = sitemapRequest(answers, url))
            open.push_back(std::move(*planned));
    return open;
}

} // namespace

std::vector<Planned> certainRequests(const std::string &origin) {
    return {get(origin + "/robots.txt", GATEPOST_TEXT("live", "the policy")),
            get(origin + "/robots-ai.txt", GATEPOST_TEXT("live", "the policy for AI agents")),
            get(origin + "/robots2.txt", GATEPOST_TEXT("live", "the policy of robots2")),
            get(origin + "/.well-known/tdmrep.json",
                GATEPOST_TEXT("live", "the reservation of text and data mining")),
            get(origin + "/", GATEPOST_TEXT("live", "headers and head of the start page"))};
}

Message laterRequests() {
    return GATEPOST_TEXT("live",
                         "Then what these name: chained files (at most 3), licences and sitemaps "
                         "(at most 2 each), and robots.txt past a cache; at most 12 requests in "
                         "all, one at a time. Redirects are followed.");
}

std::optional<Planned> nextRequest(const Answers &answers) {
    if (answers.all.size() >= kMostRequests)
        return {};
    auto open = openRequests(answers);
    if (open.empty())
        return {};
    return std::move(open.front());
}

std::vector<std::string> leftOut(const Answers &answers) {
    std::vector<std::string> urls;
    for (const Planned &planned : openRequests(answers))
        urls.push_back(planned.request.url);
    return urls;
}

std::chrono::milliseconds waitBefore(const Answers &answers, const Request &next) {
    if (answers.all.empty())
        return std::chrono::milliseconds(0);
    return originOfUrl(next.url) == answers.origin ? kWaitOnOwnHost : kWaitOnOtherHost;
}

std::expected<std::string, Message> originOf(std::string_view typed) {
    const std::string_view text = trimmed(typed);
    const std::string url =
        text.contains("://") ? std::string(text) : "https://" + std::string(text);
    const std::string rest = url.substr(std::min(url.size(), url.find("://") + 3));
    if (!isHttpUrl(url) || rest.substr(0, rest.find('/')).contains('@'))
        return std::unexpected(
            Message(GATEPOST_TEXT("live", "%1 is not a host such as www.example.org, or an address "
                                          "of http or https without a password"),
                    gatepost::quoted(typed)));
    return originOfUrl(url);
}

} // namespace gatepost::live

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A crawl rehearsed: when a crawler that keeps to the files gets each page of a list, and which pages it never gets.
namespace gatepost {

/// A pace of three requests a second needs parts of a second.
using CrawlTime = std::chrono::sys_time<std::chrono::microseconds>;

struct CrawlQuestion {
    Identity agent;
    std::span<const std::string>
        urls;       ///< URLs or paths (S25), in the order in which the crawler wants them
    Instant from{}; ///< the first request at the earliest
    Instant to{};   ///< no request from here on
    Reading reading = Reading::Known;
    /// Seconds between two requests where the files state no number, as for "polite": the crawler's own pace.
    double ownPace = 1;
};

enum class PageFate : std::uint8_t {
    Fetched,
    Denied,    ///< at the end of the crawl no file lets the crawler in
    MustAsk,   ///< an answer is missing (S70)
    NotReached ///< it may be fetched, but the time was over before
};

struct CrawlPage {
    PageFate fate = PageFate::NotReached;
    std::optional<CrawlTime> at; ///< of the request, for Fetched
    FetchVerdict verdict;        ///< at that time; else when the crawler gave up
};

struct Crawl {
    std::vector<CrawlPage> pages; ///< one for each URL, in the order of the list
    std::vector<std::uint64_t>
        days; ///< requests on each UTC day, the first is that of CrawlQuestion::from
    std::optional<CrawlTime> last; ///< the last request; absent if there is none
    bool usedOwnPace = false;      ///< no file stated a number where the pace counted
    std::chrono::microseconds waitedForPace{};
    std::chrono::microseconds waitedForHours{};
    std::chrono::microseconds waitedForAnswers{};

    [[nodiscard]] std::size_t count(PageFate fate) const;
};

/// One request at a time, in the list's order, each at the earliest instant that hours and pace allow. The pace at the instant of
/// a request says when the next may follow (S34, S43). A page that must be asked for, or is denied by an answer, lets the others
/// pass and comes first once a later answer of the rehearsal allows it; a page that waits for hours lets nobody pass.
/// Every request is confirmed by CompiledSite::fetch() at its second. Time: one question for each page, and one for each edge of
/// hours that is waited for.
[[nodiscard]] Crawl rehearseCrawl(const CompiledSite &site, const CrawlQuestion &question);

/// Pages of one fate that one line is the reason for.
struct CrawlCause {
    FetchVerdict verdict;
    std::size_t count = 0;
    std::size_t first = 0; ///< index of the first such page
};
/// By count, the most first; equal counts in the order of the list.
[[nodiscard]] std::vector<CrawlCause> causesOf(const Crawl &crawl, PageFate fate);

/// The URLs and paths of a text, one a line, in its order. A byte order mark, white space around a line and empty lines do not
/// count.
[[nodiscard]] std::vector<std::string> urlLines(std::string_view text);
/// The hosts that URLs name; paths name none. Pages of all of them are asked of the files of one (S25).
[[nodiscard]] std::set<std::string> hostsOf(std::span<const std::string> urls);

/// How many crawlers are rehearsed where nobody names one.
constexpr std::size_t kUsualCrawlers = 5;
/// The best known of a site's agents that fetch pages themselves (fameOf), at most kUsualCrawlers.
[[nodiscard]] std::vector<Identity> usualCrawlers(std::vector<Identity> agents);

} // namespace gatepost

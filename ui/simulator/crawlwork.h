// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/crawl/crawl.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// Crawls rehearsed, away from the window's thread: no widgets here.
namespace gatepost::ui {

using CrawlUrls = std::shared_ptr<const std::vector<std::string>>;

struct CrawlRequest {
    std::shared_ptr<const CompiledSite> draft;
    std::shared_ptr<const CompiledSite> saved; ///< null: there is nothing to compare
    std::vector<Identity> agents;
    CrawlUrls urls;
    Instant from{};
    int days = 365;
    Reading reading = Reading::Known;
};

/// Pages that were not fetched, for one reason.
struct CrawlLeft {
    PageFate fate = PageFate::Denied;
    std::size_t pages = 0;
    Message reason; ///< the end of a sentence
    std::optional<LineRef> line;
    std::string example; ///< the first of the pages
};

/// What one crawler gets under one policy.
struct CrawlSide {
    std::vector<std::uint64_t> days; ///< requests on each UTC day, the first is that of the start
    std::size_t fetched = 0;
    std::size_t denied = 0;
    std::size_t mustAsk = 0;
    std::size_t notReached = 0;
    std::optional<CrawlTime> last; ///< the last request
    bool usedOwnPace = false;
    std::chrono::seconds waitedForPace{};
    std::chrono::seconds waitedForHours{};
    std::chrono::seconds waitedForAnswers{};
    std::vector<CrawlLeft> left; ///< of each fate the most frequent first

    /// Pages fetched until the end of that day.
    [[nodiscard]] std::uint64_t until(std::size_t day) const;
};

struct CrawlRow {
    Identity agent;
    CrawlSide draft;
    std::optional<CrawlSide> saved;
};

struct CrawlResult {
    CrawlRequest request;
    std::vector<CrawlRow> rows;     ///< one for each agent
    std::vector<std::string> hosts; ///< that the URLs name

    [[nodiscard]] QDate day(std::size_t number) const;
    /// Days that are worth showing: to the last request of anybody, at least one.
    [[nodiscard]] std::size_t shownDays() const;
};

/// Null if `stop` was asked for, which is looked at between two crawls.
[[nodiscard]] std::shared_ptr<const CrawlResult> rehearseAll(const CrawlRequest &request,
                                                             const std::stop_token &stop);

/// Days one after the other on which the same was fetched.
struct CrawlSpan {
    std::size_t first = 0;
    std::size_t last = 0;
    std::uint64_t draft = 0; ///< pages a day
    std::uint64_t saved = 0;
    std::uint64_t draftUntil = 0; ///< pages to the end of the last day
    std::uint64_t savedUntil = 0;
};
[[nodiscard]] std::vector<CrawlSpan> spansOf(const CrawlRow &row, std::size_t days);

/// "41 days", "3 hours", "20 s": the largest unit of which there are at least two, rounded up.
[[nodiscard]] QString crawlLengthText(std::chrono::microseconds time);
/// "With this draft Bingbot needs 41 days for 1,000 pages, in place of 3 days."
[[nodiscard]] QString crawlSentence(const CrawlResult &result, const CrawlRow &row);

/// Pages from outside the site, and what is to be said about them.
struct CrawlList {
    CrawlUrls urls;
    QString note; ///< a sentence, or empty
};
/// The URLs of a file, one a line, or of a sitemap. The error is a sentence.
[[nodiscard]] std::expected<CrawlList, QString> urlsOfFile(const QString &path);
/// Which pages crawlers got by servers' logs, each once, in the order in which they first did. The error is a sentence; it is empty
/// if `stop` was asked for.
[[nodiscard]] std::expected<CrawlList, QString>
urlsOfLogs(const QStringList &paths, const CompiledSite &site, const std::stop_token &stop);

} // namespace gatepost::ui

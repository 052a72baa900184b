// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/crawlwork.h"

#include "core/replay/logrun.h"
#include "core/simulate/reason.h"
#include "core/store/readfile.h"
#include "core/value/url.h"
#include "ui/bridge/paths.h"
#include "ui/bridge/text.h"
#include "ui/simulator/pathlist.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>
#include <numeric>
#include <unordered_set>

namespace gatepost::ui {

namespace {

using std::chrono::ceil;
using std::chrono::microseconds;
using std::chrono::seconds;

/// Different pages of a log that are taken.
constexpr std::size_t kMostUrls = 1'000'000;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::CrawlTexts)
};

CrawlSide sideOf(const CompiledSite &site, const CrawlQuestion &question) {
    Crawl crawl = rehearseCrawl(site, question);
    CrawlSide side;
    side.days = std::move(crawl.days);
    side.fetched = crawl.count(PageFate::Fetched);
    side.denied = crawl.count(PageFate::Denied);
    side.mustAsk = crawl.count(PageFate::MustAsk);
    side.notReached = crawl.count(PageFate::NotReached);
    side.last = crawl.last;
    side.usedOwnPace = crawl.usedOwnPace;
    side.waitedForPace = ceil<seconds>(crawl.waitedForPace);
    side.waitedForHours = ceil<seconds>(crawl.waitedForHours);
    side.waitedForAnswers = ceil<seconds>(crawl.waitedForAnswers);
    for (const PageFate fate : {PageFate::Denied, PageFate::MustAsk, PageFate::NotReached})
        for (const CrawlCause &cause : causesOf(crawl, fate))
            side.left.push_back({fate, cause.count, reason(site, cause.verdict), cause.verdict.line,
                                 question.urls[cause.first]});
    return side;
}

/// How long one side takes, as the middle of a sentence.
QString lastFetchText(const CrawlResult &result, const CrawlSide &side) {
    return crawlLengthText(*side.last - result.request.from);
}

} // namespace

std::uint64_t CrawlSide::until(std::size_t day) const {
    const auto end = days.begin() + static_cast<std::ptrdiff_t>(std::min(day + 1, days.size()));
    return std::accumulate(days.begin(), end, std::uint64_t{0});
}

QDate CrawlResult::day(std::size_t number) const {
    return QDateTime::fromSecsSinceEpoch(request.from.time_since_epoch().count(), QTimeZone::UTC)
        .date()
        .addDays(static_cast<qint64>(number));
}

std::size_t CrawlResult::shownDays() const {
    std::size_t most = 1;
    const auto look = [&most](const CrawlSide &side) {
        for (std::size_t day = side.days.size(); day > most; --day)
            if (side.days[day - 1] > 0)
                most = day;
    };
    for (const CrawlRow &row : rows) {
        look(row.draft);
        if (row.saved)
            look(*row.saved);
    }
    return most;
}

std::shared_ptr<const CrawlResult> rehearseAll(const CrawlRequest &request,
                                               const std::stop_token &stop) {
    auto made = std::make_shared<CrawlResult>();
    made->request = request;
    const auto hosts = hostsOf(*request.urls);
    made->hosts.assign(hosts.begin(), hosts.end());
    for (const Identity &agent : request.agents) {
        const CrawlQuestion question{.agent = agent,
                                     .urls = *request.urls,
                                     .from = request.from,
                                     .to = request.from + std::chrono::days(request.days),
                                     .reading = request.reading};
        if (stop.stop_requested())
            return nullptr;
        CrawlRow row{agent, sideOf(*request.draft, question), {}};
        if (request.saved && !stop.stop_requested())
            row.saved = sideOf(*request.saved, question);
        made->rows.push_back(std::move(row));
    }
    return stop.stop_requested() ? nullptr : made;
}

std::vector<CrawlSpan> spansOf(const CrawlRow &row, std::size_t days) {
    const auto on = [](const CrawlSide &side, std::size_t day) {
        return day < side.days.size() ? side.days[day] : 0;
    };
    std::vector<CrawlSpan> spans;
    for (std::size_t day = 0; day < days; ++day) {
        const std::uint64_t draft = on(row.draft, day);
        const std::uint64_t saved = row.saved ? on(*row.saved, day) : 0;
        if (spans.empty() || spans.back().draft != draft || spans.back().saved != saved) {
            const CrawlSpan before = spans.empty() ? CrawlSpan{} : spans.back();
            spans.push_back({day, day, draft, saved, before.draftUntil, before.savedUntil});
        }
        spans.back().last = day;
        spans.back().draftUntil += draft;
        spans.back().savedUntil += saved;
    }
    return spans;
}

QString crawlLengthText(microseconds time) {
    const auto whole = ceil<seconds>(time).count();
    const auto in = [whole](std::int64_t unit) {
        return static_cast<int>((whole + unit - 1) / unit);
    };
    constexpr std::int64_t kDay = 86400;
    constexpr std::int64_t kHour = 3600;
    if (whole >= 2 * kDay)
        return Words::tr("%n day(s)", nullptr, in(kDay));
    if (whole >= 2 * kHour)
        return Words::tr("%n hour(s)", nullptr, in(kHour));
    return whole >= 120 ? Words::tr("%n minute(s)", nullptr, in(60))
                        : Words::tr("%n second(s)", nullptr, in(1));
}

QString crawlSentence(const CrawlResult &result, const CrawlRow &row) {
    const QLocale locale;
    const QString agent = text(row.agent.token);
    const auto number = [&locale](std::size_t count) { return locale.toString(quint64{count}); };
    const CrawlSide &draft = row.draft;
    if (!draft.last)
        return row.saved && row.saved->fetched > 0
                   ? Words::tr("With this draft %1 gets none of the pages, in place of %2.")
                         .arg(agent, number(row.saved->fetched))
                   : Words::tr("%1 gets none of the pages.").arg(agent);
    if (draft.notReached > 0)
        return row.saved && row.saved->last && row.saved->notReached == 0
                   ? Words::tr("With this draft %1 does not reach %2 pages in %3, in place of "
                               "needing %4.")
                         .arg(agent, number(draft.notReached),
                              Words::tr("%n day(s)", nullptr, result.request.days),
                              lastFetchText(result, *row.saved))
                   : Words::tr("%1 does not reach %2 pages in %3.")
                         .arg(agent, number(draft.notReached),
                              Words::tr("%n day(s)", nullptr, result.request.days));
    if (!row.saved || !row.saved->last || row.saved->notReached > 0)
        return Words::tr("%1 needs %2 for %3 pages.")
            .arg(agent, lastFetchText(result, draft), number(draft.fetched));
    if (row.saved->fetched != draft.fetched)
        return Words::tr("With this draft %1 needs %2 for %3 pages, in place of %4 for %5.")
            .arg(agent, lastFetchText(result, draft), number(draft.fetched),
                 lastFetchText(result, *row.saved), number(row.saved->fetched));
    if (row.saved->last == draft.last)
        return Words::tr("With this draft %1 needs %2 for %3 pages, as with the saved files.")
            .arg(agent, lastFetchText(result, draft), number(draft.fetched));
    return Words::tr("With this draft %1 needs %2 for %3 pages, in place of %4.")
        .arg(agent, lastFetchText(result, draft), number(draft.fetched),
             lastFetchText(result, *row.saved));
}

std::expected<CrawlList, QString> urlsOfFile(const QString &path) {
    auto bytes = gatepost::readFile(FileSystem::real(), pathBytes(path), limits::kQuestions);
    if (!bytes)
        return std::unexpected(text(bytes.error()));
    const bool isPacked = bytes->starts_with("\x1F\x8B");
    if (!isPacked && !bytes->starts_with('<') && !bytes->starts_with("\xEF\xBB\xBF<"))
        return CrawlList{std::make_shared<const std::vector<std::string>>(urlLines(*bytes)), {}};
    const auto list = pathsFromBytes(QByteArray::fromStdString(*bytes));
    if (!list)
        return std::unexpected(list.error());
    if (!list->sitemaps.isEmpty())
        return std::unexpected(
            Words::tr("This file lists sitemaps and no pages: choose one of the sitemaps."));
    std::vector<std::string> urls;
    for (const QString &url : list->paths)
        urls.push_back(toBytes(url));
    return CrawlList{std::make_shared<const std::vector<std::string>>(std::move(urls)),
                     list->truncated ? Words::tr("Only the first %1 pages of the file are taken.")
                                           .arg(QLocale().toString(list->paths.size()))
                                     : QString()};
}

std::expected<CrawlList, QString> urlsOfLogs(const QStringList &paths, const CompiledSite &site,
                                             const std::stop_token &stop) {
    logs::PolicyVersion version{"", "", {}, false, site.site(), {}, "text"};
    std::vector<logs::PolicyVersion> versions;
    versions.push_back(std::move(version));
    const logs::PolicyHistory history(std::move(versions), Reading::Known);
    const logs::Addresses addresses;
    replay::LogSource source;
    for (const QString &path : paths)
        source.paths.push_back(pathBytes(path));
    replay::LogRun run(std::move(source), history, addresses, {});
    std::vector<std::string> urls;
    std::unordered_set<std::string> seen;
    const auto take = [&](const logs::ReadHit &hit, const std::string &) {
        const bool isPage = !hit.policyFile && hit.hit->method == "GET" && hit.hit->status < 400;
        if (isPage && seen.insert(std::string(hit.hit->target)).second)
            urls.emplace_back(hit.hit->target);
        return !stop.stop_requested() && urls.size() < kMostUrls;
    };
    if (const auto read = run.readAgain(take); !read)
        return std::unexpected(text(read.error()));
    if (stop.stop_requested())
        return std::unexpected(QString());
    const QString note = urls.size() < kMostUrls
                             ? QString()
                             : Words::tr("Only the first %1 pages of the logs are taken.")
                                   .arg(QLocale().toString(quint64{kMostUrls}));
    return CrawlList{std::make_shared<const std::vector<std::string>>(std::move(urls)), note};
}

} // namespace gatepost::ui

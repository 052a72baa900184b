// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/crawl/crawl.h"

#include "app/cli/command.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/question.h"
#include "app/cli/side.h"
#include "app/cli/siteloader.h"
#include "core/simulate/reason.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <format>
#include <iostream>
#include <set>

/// "crawl": how long a crawler that keeps to the files needs for a list of pages.
namespace gatepost::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kMostDays = 3660;
constexpr double kSlowest = 1e6;

struct CrawlOptions {
    SiteOptions site;
    std::vector<std::string> agents;
    std::vector<std::string> urls;
    std::string against;
    std::string from;
    std::string reading = "known";
    double ownPace = 1;
    int days = 365;
    bool fetches = false;
    bool json = false;
};

/// The URLs of the files that are named.
std::vector<std::string> readUrls(const std::vector<std::string> &names) {
    std::vector<std::string> urls;
    for (const std::string &name : names)
        std::ranges::move(urlLines(need(readFile(name, limits::kQuestions))),
                          std::back_inserter(urls));
    return urls;
}

/// Those that are named; else the five best known of the site's own agents, or of the list.
std::vector<Identity> agentsOf(const CrawlOptions &options, const SiteSettings &settings,
                               const Registry &registry) {
    std::vector<Identity> agents;
    const std::vector<std::string> &named =
        options.agents.empty() ? settings.agents : options.agents;
    for (const std::string &text : named)
        agents.push_back(need(identify(text, {}, registry), "--agent " + text));
    if (named.empty())
        for (const KnownAgent &known : registry.agents())
            if (auto agent = identify(known.token, {}, registry))
                agents.push_back(std::move(*agent));
    if (!options.agents.empty()) {
        for (const Identity &agent : agents)
            if (agent.neverFetches())
                fail(std::format("--agent {}: it never fetches anything itself", agent.token));
        return agents;
    }
    return usualCrawlers(std::move(agents));
}

/// One policy, with the name that the user gave it.
struct Side {
    std::string name;
    CompiledSite site;
};

/// What one crawler gets under one policy.
struct Rehearsal {
    const Side &side;
    CrawlQuestion question;
    Crawl crawl;

    [[nodiscard]] std::size_t count(PageFate fate) const { return crawl.count(fate); }
    [[nodiscard]] std::chrono::microseconds duration() const {
        return crawl.last ? *crawl.last - question.from : std::chrono::microseconds(0);
    }
};

std::string timeText(CrawlTime at) {
    const auto second = std::chrono::floor<std::chrono::seconds>(at);
    const auto part = (at - second).count();
    std::string text = formatInstant(second);
    if (part != 0) {
        std::string digits = std::format(".{:06}", part);
        digits.erase(digits.find_last_not_of('0') + 1);
        text.insert(text.size() - 1, digits);
    }
    return text;
}

std::string pages(std::uint64_t count) {
    return count == 1 ? "1 page" : std::format("{} pages", count);
}

/// "41 days", "3 hours", "20 s": the largest unit of which there are at least two, rounded up.
std::string durationText(std::chrono::microseconds time) {
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(time).count();
    const auto in = [&](std::int64_t unit, std::string_view name) {
        return std::format("{} {}", (seconds + unit - 1) / unit, name);
    };
    if (seconds >= 2 * 86400)
        return in(86400, "days");
    if (seconds >= 2 * 3600)
        return in(3600, "hours");
    return seconds >= 120 ? in(60, "minutes") : std::format("{} s", seconds);
}

std::string dayText(const Rehearsal &done, std::size_t day) {
    const Instant at = std::chrono::floor<std::chrono::days>(done.question.from) +
                       std::chrono::days(static_cast<int>(day));
    return formatInstant(at).substr(0, 10);
}

/// Days with the same number of pages in one line; none after the last request.
std::string daysText(const Rehearsal &done) {
    std::size_t end = done.crawl.days.size();
    while (end > 0 && done.crawl.days[end - 1] == 0)
        --end;
    std::string text;
    for (std::size_t from = 0; from < end;) {
        std::size_t to = from;
        while (to + 1 < end && done.crawl.days[to + 1] == done.crawl.days[from])
            ++to;
        const std::string each = pages(done.crawl.days[from]);
        text += from == to ? std::format("  {}  {}\n", dayText(done, from), each)
                           : std::format("  {} to {}  {} a day\n", dayText(done, from),
                                         dayText(done, to), each);
        from = to + 1;
    }
    return text;
}

std::string reasonOf(const Rehearsal &done, const CrawlCause &cause) {
    const CompiledSite &site = done.side.site;
    if (!cause.verdict.line)
        return std::string(fetchReasonName(cause.verdict.reason));
    return std::format("{} line {}, {}", site.fileName(cause.verdict.line->file),
                       cause.verdict.line->line.value, site.text(*cause.verdict.line));
}

std::string causesText(const Rehearsal &done, PageFate fate, std::string_view what) {
    constexpr std::size_t kMostCauses = 10;
    const auto causes = causesOf(done.crawl, fate);
    std::string text;
    for (std::size_t i = 0; i < std::min(causes.size(), kMostCauses); ++i)
        text += std::format("  {} {}: {} (such as {})\n", what, pages(causes[i].count),
                            reasonOf(done, causes[i]), done.question.urls[causes[i].first]);
    if (causes.size() > kMostCauses)
        text += std::format("  {} for {} more reasons; --json has them all\n", what,
                            causes.size() - kMostCauses);
    return text;
}

std::string summary(const Rehearsal &done) {
    const std::size_t fetched = done.count(PageFate::Fetched);
    const std::string of = std::format("{} of {}", fetched, pages(done.crawl.pages.size()));
    if (done.crawl.pages.empty() || !done.crawl.last)
        return of;
    const std::string last = timeText(*done.crawl.last);
    return done.count(PageFate::NotReached) > 0
               ? std::format("{} by {}, then the time was over", of, last)
               : std::format("{} by {}, in {}", of, last, durationText(done.duration()));
}

std::string asText(const Rehearsal &done) {
    std::string text =
        std::format("{} ({}): {}\n", done.question.agent.token, done.side.name, summary(done));
    text += daysText(done);
    text += causesText(done, PageFate::Denied, "never:");
    text += causesText(done, PageFate::MustAsk, "must ask first:");
    if (const auto left = done.count(PageFate::NotReached); left > 0)
        text += std::format("  not reached before {}: {}\n", formatInstant(done.question.to),
                            pages(left));
    if (done.crawl.usedOwnPace)
        text += std::format("  no pace is stated for it: {} is taken (--pace)\n",
                            describePace(done.question.ownPace).english());
    return text;
}

/// "With draft Bingbot needs 41 days, with HEAD 3 days."
std::string comparison(const Rehearsal &now, const Rehearsal &before) {
    const auto side = [](const Rehearsal &done) {
        const auto left = done.count(PageFate::NotReached);
        return left > 0 ? std::format("leaves {} unreached", pages(left))
                        : std::format("needs {} for {}", durationText(done.duration()),
                                      pages(done.count(PageFate::Fetched)));
    };
    return std::format("{}: with {} it {}, with {} it {}\n", now.question.agent.token,
                       now.side.name, side(now), before.side.name, side(before));
}

std::string fetchesText(const Rehearsal &done) {
    std::vector<std::size_t> order;
    for (std::size_t page = 0; page < done.crawl.pages.size(); ++page)
        if (done.crawl.pages[page].at)
            order.push_back(page);
    std::ranges::stable_sort(order, {},
                             [&](std::size_t page) { return *done.crawl.pages[page].at; });
    std::string text;
    for (const std::size_t page : order)
        text += std::format("{}\t{}\t{}\n", timeText(*done.crawl.pages[page].at),
                            done.question.agent.token, done.question.urls[page]);
    return text;
}

Json causesJson(const Rehearsal &done, PageFate fate) {
    Json list = Json::array();
    for (const CrawlCause &cause : causesOf(done.crawl, fate)) {
        Json row = fetchJson(done.side.site, cause.verdict);
        row["pages"] = cause.count;
        row["example"] = done.question.urls[cause.first];
        list.push_back(std::move(row));
    }
    return list;
}

Json asJson(const Rehearsal &done) {
    Json days = Json::array();
    for (std::size_t day = 0; day < done.crawl.days.size(); ++day)
        if (done.crawl.days[day] > 0)
            days.push_back({{"day", dayText(done, day)}, {"fetched", done.crawl.days[day]}});
    const auto inSeconds = [](std::chrono::microseconds time) {
        return std::chrono::duration<double>(time).count();
    };
    return {{"site", done.side.name},
            {"agent", done.question.agent.token},
            {"reading", readingName(done.question.reading)},
            {"registry", done.side.site.site().registry.sha256()},
            {"from", formatInstant(done.question.from)},
            {"to", formatInstant(done.question.to)},
            {"pages", done.crawl.pages.size()},
            {"fetched", done.count(PageFate::Fetched)},
            {"denied", done.count(PageFate::Denied)},
            {"must_ask", done.count(PageFate::MustAsk)},
            {"not_reached", done.count(PageFate::NotReached)},
            {"last", done.crawl.last ? Json(timeText(*done.crawl.last)) : Json(nullptr)},
            {"seconds", inSeconds(done.duration())},
            {"own_pace", done.crawl.usedOwnPace ? Json(done.question.ownPace) : Json(nullptr)},
            {"waited",
             {{"pace", inSeconds(done.crawl.waitedForPace)},
              {"hours", inSeconds(done.crawl.waitedForHours)},
              {"answers", inSeconds(done.crawl.waitedForAnswers)}}},
            {"days", std::move(days)},
            {"why_denied", causesJson(done, PageFate::Denied)},
            {"why_must_ask", causesJson(done, PageFate::MustAsk)}};
}

/// The files are of one host: pages of another are answered as if they were its own (S25).
void noteHosts(const std::vector<std::string> &urls, const std::string &own) {
    std::set<std::string> hosts = hostsOf(urls);
    hosts.erase(own);
    if (hosts.empty() || (own.empty() && hosts.size() == 1))
        return;
    say(std::format("the URLs are of {} {}host{}, such as {}; all are asked of these files",
                    hosts.size(), own.empty() ? "" : "other ", hosts.size() == 1 ? "" : "s",
                    *hosts.begin()));
}

struct Terms {
    std::vector<std::string> urls;
    Instant from{};
    Reading reading = Reading::Known;
};

Terms termsOf(const CrawlOptions &options, const LoadedSite &loaded) {
    Terms terms;
    terms.from = timeOption("--from", options.from);
    terms.reading = readingOption(options.reading);
    if (options.days < 1 || options.days > kMostDays)
        fail(std::format("--days {}: 1 to {} is expected", options.days, kMostDays));
    if (!(options.ownPace >= 0 && options.ownPace <= kSlowest))
        fail(std::format("--pace {}: seconds between two requests are expected", options.ownPace));
    terms.urls = options.urls.empty() ? examplesOf(loaded) : readUrls(options.urls);
    if (terms.urls.empty())
        fail("there is no page to crawl: name a file of URLs with --urls, or add sample paths or "
             "sitemaps to gatepost.yaml");
    return terms;
}

int runCrawl(CrawlOptions &options) {
    auto loaded = loadSite(options.site);
    const auto terms = termsOf(options, loaded);
    const auto agents = agentsOf(options, loaded.settings, loaded.site.registry);
    std::vector<Side> sides;
    noteMissing(loaded.site);
    const std::string name = options.site.folder.empty() ? "these files" : options.site.folder;
    sides.push_back({name, CompiledSite(std::move(loaded.site))});
    if (!options.against.empty()) {
        auto other = loadSide(options.against, {});
        noteMissing(other.site);
        sides.push_back({options.against, CompiledSite(std::move(other.site))});
    }
    noteHosts(terms.urls, loaded.settings.host);
    bool reached = true;
    Json all = Json::array();
    std::string text;
    for (const Identity &agent : agents) {
        std::vector<Rehearsal> both;
        for (const Side &side : sides) {
            const CrawlQuestion question{.agent = agent,
                                         .urls = terms.urls,
                                         .from = terms.from,
                                         .to = terms.from + std::chrono::days(options.days),
                                         .reading = terms.reading,
                                         .ownPace = options.ownPace};
            both.push_back({side, question, rehearseCrawl(side.site, question)});
        }
        reached = reached && both.front().count(PageFate::NotReached) == 0;
        for (const Rehearsal &done : both)
            if (options.json)
                all.push_back(asJson(done));
            else
                text += options.fetches ? fetchesText(done) : asText(done);
        if (both.size() > 1 && !options.json && !options.fetches)
            text += comparison(both.front(), both.back());
    }
    std::cout << (options.json ? dumped(all) + '\n' : text);
    return reached ? kDone : kAnswerIsNo;
}

} // namespace

void addCrawlCommand(CLI::App &command, int &status) {
    auto &options = runs<CrawlOptions>(command, status, runCrawl);
    options.site.addTo(command, true);
    command.add_option("--agent", options.agents,
                       "Crawler; may be repeated; default: the five best known of gatepost.yaml or "
                       "of the list");
    command.add_option(
        "--urls", options.urls,
        "File with a URL or path a line, in the order in which they are wanted (- is "
        "stdin); may be repeated; default: sample paths and sitemaps of the site");
    command.add_option("--against", options.against,
                       "Another policy to compare: a folder, a file, or git:REVISION:FOLDER");
    command.add_option("--from", options.from, "RFC 3339 time of the first request; default now");
    command.add_option("--days", options.days, "How many days at most, 1 to 3660; default 365");
    command.add_option("--pace", options.ownPace,
                       "Seconds between two requests where the files state none; default 1");
    command.add_option("--reading", options.reading, "Reading of the files; default known");
    command.add_flag("--fetches", options.fetches,
                     "Each request instead of the summary: time, crawler and URL, with tabs");
    command.add_flag("--json", options.json, "Machine-readable answer");
}

} // namespace gatepost::cli

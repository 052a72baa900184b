// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/crawl/crawl.h"

#include "core/agents/agentorder.h"
#include "core/match/ruleset.h"
#include "core/simulate/timeline.h"
#include "core/text/ascii.h"
#include "core/text/bytes.h"
#include "core/value/url.h"

#include <algorithm>
#include <compare>
#include <map>
#include <queue>
#include <utility>

namespace gatepost {

namespace {

using std::chrono::floor;
using std::chrono::microseconds;
using std::chrono::seconds;

class Crawler {
public:
    Crawler(const CompiledSite &site, const CrawlQuestion &question)
        : m_site(site),
          m_question(question),
          m_view(site.view(question.agent, question.reading)),
          m_edgesOfDay(windowEdges(*m_view)),
          m_now(question.from) {
        if (site.site().asks)
            m_answerEdges = answerEdges(*site.site().asks);
        m_result.pages.resize(question.urls.size());
        const auto firstDay = floor<std::chrono::days>(question.from);
        if (question.from < question.to)
            m_result.days.resize(static_cast<std::size_t>(
                (floor<std::chrono::days>(question.to - seconds(1)) - firstDay).count() + 1));
    }

    Crawl run() {
        while (m_now < CrawlTime(m_question.to)) {
            lookAtAnswers();
            const auto page = next();
            if (page)
                visit(*page);
            else if (!waitForAnswer())
                break;
        }
        giveUp();
        return std::move(m_result);
    }

private:
    [[nodiscard]] Instant second() const { return floor<seconds>(m_now); }

    /// The page whose turn it is; absent where all others wait for an answer or are through.
    [[nodiscard]] std::optional<std::size_t> next() const {
        if (!m_returned.empty())
            return m_returned.top();
        if (m_head < m_question.urls.size())
            return m_head;
        return {};
    }
    void leave(std::size_t page) {
        if (!m_returned.empty() && m_returned.top() == page)
            m_returned.pop();
        else
            ++m_head;
    }

    [[nodiscard]] FetchVerdict ask(std::size_t page, Instant at) const {
        return m_site.fetch(*m_view, PathQuestion(m_question.urls[page]), at);
    }

    void visit(std::size_t page) {
        const FetchVerdict verdict = ask(page, second());
        switch (verdict.decision) {
        case Decision::Allow: fetch(page, verdict); return;
        case Decision::Later: waitUntil(nextEdge(), m_result.waitedForHours); return;
        case Decision::Ask:
        case Decision::Deny: break;
        }
        leave(page);
        const bool mayChange =
            verdict.decision == Decision::Ask || verdict.reason == FetchReason::CrawlDirective;
        if (mayChange && nextAnswer())
            m_aside.push_back(page);
        else
            m_result.pages[page] = {verdict.decision == Decision::Ask ? PageFate::MustAsk
                                                                      : PageFate::Denied,
                                    {},
                                    verdict};
    }

    void fetch(std::size_t page, const FetchVerdict &verdict) {
        leave(page);
        m_result.waitedForPace += std::exchange(m_paceBefore, {});
        m_result.pages[page] = {PageFate::Fetched, m_now, verdict};
        m_result.last = m_now;
        const auto day =
            floor<std::chrono::days>(m_now) - floor<std::chrono::days>(CrawlTime(m_question.from));
        ++m_result.days[static_cast<std::size_t>(day.count())];
        const bool isLast = !next() && m_aside.empty();
        if (!isLast)
            waitUntil(m_now + pace(), m_paceBefore);
    }

    void waitUntil(CrawlTime at, microseconds &waited) {
        const CrawlTime until = std::min(at, CrawlTime(m_question.to));
        waited += until - m_now;
        m_now = until;
    }

    /// From this request to the next.
    microseconds pace() {
        if (m_now >= m_paceUntil) {
            const auto stated = m_site.pace(*m_view, second());
            m_paceIsOwn = !stated || !stated->secondsPerRequest;
            m_pace = asTime(m_paceIsOwn ? m_question.ownPace : *stated->secondsPerRequest);
            m_paceUntil = nextEdge();
        }
        m_result.usedOwnPace = m_result.usedOwnPace || m_paceIsOwn;
        return m_pace;
    }

    /// Rounded up; what is longer than the whole rehearsal is as good as that.
    [[nodiscard]] microseconds asTime(double paceInSeconds) const {
        const microseconds longest = m_question.to - m_question.from;
        const double exact = paceInSeconds * 1e6;
        if (!(exact < static_cast<double>(longest.count())))
            return longest;
        const auto whole = static_cast<std::int64_t>(exact);
        return microseconds(whole + (static_cast<double>(whole) < exact ? 1 : 0));
    }

    /// The next instant at which hours or paces may change.
    [[nodiscard]] CrawlTime nextEdge() const {
        CrawlTime next = m_question.to;
        if (!m_edgesOfDay.empty()) {
            const auto day = floor<std::chrono::days>(m_now);
            const auto minute = floor<std::chrono::minutes>(m_now - day).count();
            const auto edge = std::ranges::upper_bound(m_edgesOfDay, minute);
            const CrawlTime at = edge != m_edgesOfDay.end()
                                     ? CrawlTime(day + std::chrono::minutes(*edge))
                                     : CrawlTime(day + std::chrono::days(1) +
                                                 std::chrono::minutes(m_edgesOfDay.front()));
            next = std::min(next, at);
        }
        if (const auto answer = nextAnswer())
            next = std::min(next, CrawlTime(*answer));
        return next;
    }

    /// The next instant before the end at which an answer begins or is over.
    [[nodiscard]] std::optional<Instant> nextAnswer() const {
        const auto at = std::ranges::upper_bound(m_answerEdges, second());
        if (at == m_answerEdges.end() || *at >= m_question.to)
            return {};
        return *at;
    }

    /// Pages that were put aside come back where an answer lets them in now.
    void lookAtAnswers() {
        const auto edge = std::ranges::upper_bound(m_answerEdges, second());
        const auto passed = static_cast<std::size_t>(edge - m_answerEdges.begin());
        if (passed == m_answersSeen)
            return;
        m_answersSeen = passed;
        std::erase_if(m_aside, [this](std::size_t page) {
            const Decision now = ask(page, second()).decision;
            const bool returns = now == Decision::Allow || now == Decision::Later;
            if (returns)
                m_returned.push(page);
            return returns;
        });
    }

    /// False: nothing that is waited for comes before the end.
    bool waitForAnswer() {
        const auto at = nextAnswer();
        if (m_aside.empty() || !at)
            return false;
        waitUntil(CrawlTime(*at), m_result.waitedForAnswers);
        return true;
    }

    void giveUp() {
        const Instant end =
            std::max(m_question.from, std::min(second(), m_question.to - seconds(1)));
        const auto close = [&](std::size_t page) {
            CrawlPage &each = m_result.pages[page];
            each.verdict = ask(page, end);
            switch (each.verdict.decision) {
            case Decision::Deny: each.fate = PageFate::Denied; break;
            case Decision::Ask: each.fate = PageFate::MustAsk; break;
            case Decision::Allow:
            case Decision::Later: each.fate = PageFate::NotReached; break;
            }
        };
        for (; !m_returned.empty(); m_returned.pop())
            close(m_returned.top());
        for (const std::size_t page : m_aside)
            close(page);
        for (; m_head < m_question.urls.size(); ++m_head)
            close(m_head);
        // What is left waits, too; behind the last page nothing does.
        if (m_result.count(PageFate::NotReached) > 0)
            m_result.waitedForPace += m_paceBefore;
    }

    const CompiledSite &m_site;
    const CrawlQuestion &m_question;
    std::shared_ptr<const ResolvedAgent> m_view;
    std::vector<int> m_edgesOfDay;
    std::vector<Instant> m_answerEdges;
    std::size_t m_answersSeen = 0; ///< how many of m_answerEdges are past
    CrawlTime m_now;
    CrawlTime m_paceUntil{}; ///< how long m_pace counts
    microseconds m_pace{};
    microseconds m_paceBefore{}; ///< waited since the last request
    bool m_paceIsOwn = false;
    std::size_t m_head = 0;           ///< the first page of the list that had no turn
    std::vector<std::size_t> m_aside; ///< wait for an answer
    std::priority_queue<std::size_t, std::vector<std::size_t>, std::greater<>> m_returned;
    Crawl m_result;
};

} // namespace

std::size_t Crawl::count(PageFate fate) const {
    return static_cast<std::size_t>(
        std::ranges::count(pages, fate, [](const CrawlPage &page) { return page.fate; }));
}

Crawl rehearseCrawl(const CompiledSite &site, const CrawlQuestion &question) {
    return Crawler(site, question).run();
}

std::vector<CrawlCause> causesOf(const Crawl &crawl, PageFate fate) {
    struct Key {
        FetchReason reason;
        std::size_t file;
        LineNumber line;
        auto operator<=>(const Key &) const = default;
    };
    std::map<Key, std::size_t> known;
    std::vector<CrawlCause> causes;
    for (std::size_t page = 0; page < crawl.pages.size(); ++page) {
        const CrawlPage &each = crawl.pages[page];
        if (each.fate != fate)
            continue;
        Key key{each.verdict.reason, kMostFiles, {}};
        if (each.verdict.line) {
            key.file = each.verdict.line->file.index();
            key.line = each.verdict.line->line;
        }
        const auto [at, isNew] = known.try_emplace(key, causes.size());
        if (isNew)
            causes.push_back({each.verdict, 0, page});
        ++causes[at->second].count;
    }
    std::ranges::stable_sort(causes, std::ranges::greater{}, &CrawlCause::count);
    return causes;
}

std::vector<std::string> urlLines(std::string_view text) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    std::vector<std::string> urls;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        if (const std::string_view line = trimmed(text.substr(0, end)); !line.empty())
            urls.emplace_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return urls;
}

std::set<std::string> hostsOf(std::span<const std::string> urls) {
    std::set<std::string> hosts;
    for (const std::string &url : urls)
        if (!isPathText(url))
            if (std::string host = hostOfUrl(url); !host.empty())
                hosts.insert(std::move(host));
    return hosts;
}

std::vector<Identity> usualCrawlers(std::vector<Identity> agents) {
    std::erase_if(agents, [](const Identity &agent) { return agent.neverFetches(); });
    std::ranges::stable_sort(agents, {}, [](const Identity &agent) { return fameOf(agent); });
    agents.resize(std::min(agents.size(), kUsualCrawlers));
    return agents;
}

} // namespace gatepost

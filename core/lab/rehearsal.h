// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/crawl/crawl.h"
#include "core/lab/scenario.h"
#include "core/logs/history.h"
#include "core/settings/sitesettings.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

/// What a site answers to which request at which instant, before it is on the web. It has its files, its ask endpoint, made-up
/// pages, and what a scenario does to them. It opens no socket and reads no clock.
namespace gatepost::lab {

struct Request {
    std::string method;
    std::string target; ///< as sent: a path with its query, or an absolute URL
    std::string userAgent;
    std::string referer;
    std::string ifNoneMatch;
    std::string address; ///< of the client, for the log
};

/// A request as it is judged later, and as the log has it.
struct Served {
    CrawlTime at{};
    std::string agent; ///< own token (S14); empty: the User-Agent names nobody
    std::string method;
    std::string target;
    std::string userAgent;
    std::string referer;
    std::string address;
    int status = 200;
    std::size_t bytes = 0;                     ///< of the body
    std::size_t version = 0;                   ///< of the policy that was in force
    std::optional<logs::PolicyFile> file = {}; ///< absent: it is not about the policy
    bool isPage = false;                       ///< a page of the generated site
    bool hasLinks = false;                     ///< the body links the pages
    std::optional<AskAnswer> ask = {};         ///< what the endpoint answered
    std::optional<std::chrono::seconds> retryAfter = {};
};

struct Reply {
    int status = 200;
    std::vector<std::pair<std::string, std::string>> headers; ///< without Content-Length
    std::string body;                                         ///< also for HEAD, which sends none
    std::optional<CrawlTime> moveClock; ///< where a stopped clock is put (/__gatepost/clock)
    Served served;
};

struct RehearsalOptions {
    Instant start{};          ///< where the clock starts
    bool clockStands = false; ///< requests may move it
    bool enforce = false;     ///< refuse what the policy forbids
    Reading reading = Reading::Author;
};

/// A 429 of the ask endpoint says this in Retry-After: the protocol has no number.
constexpr std::chrono::seconds kAskAgainAfter{60};

/// The state is what has been asked of the endpoint, and when each agent came last. For one thread.
class Rehearsal {
public:
    /// The bytes of each event's file are in the scenario.
    Rehearsal(Site site, SiteSettings settings, Scenario scenario, RehearsalOptions options);
    ~Rehearsal();

    /// Times must not run backwards.
    [[nodiscard]] Reply answer(const Request &request, CrawlTime at);

    [[nodiscard]] const logs::PolicyHistory &history() const { return m_history; }
    [[nodiscard]] const Scenario &scenario() const { return m_scenario; }
    /// The version of the policy that is in force.
    [[nodiscard]] std::size_t versionAt(Instant at) const;
    /// Paths that each page links: sample paths, those of the scenario, an example of each honeypot.
    [[nodiscard]] const std::vector<std::string> &links() const { return m_links; }
    [[nodiscard]] bool hasTraps() const { return !m_settings.honeypots.empty(); }
    /// Who sends this User-Agent, as in every question (S10). Absent: it names nobody.
    [[nodiscard]] std::optional<Identity> identityOf(std::string_view userAgent) const;

private:
    struct Visitor;
    [[nodiscard]] Visitor &visitor(const std::string &userAgent);
    [[nodiscard]] const Event *eventFor(std::string_view path, Instant at) const;
    void answerEvent(const Event &event, Instant at, Reply &reply) const;
    void answerFile(const Request &request, FileRole role, std::size_t version, Reply &reply) const;
    void answerChained(std::string_view path, std::size_t version, const Request &request,
                       Reply &reply) const;
    void answerAsk(std::string_view query, Instant at, Reply &reply);
    void answerQuestion(std::string_view query, Instant at, Reply &reply);
    void answerClock(std::string_view query, CrawlTime at, Reply &reply) const;
    void answerPage(const Request &request, Visitor &who, CrawlTime at, Reply &reply);
    void refuse(Visitor &who, const FetchVerdict &verdict, CrawlTime at, Reply &reply) const;
    [[nodiscard]] std::string page(std::string_view path) const;

    SiteSettings m_settings;
    Scenario m_scenario;
    RehearsalOptions m_options;
    std::optional<AskRehearsal> m_endpoint; ///< what asks.json says
    logs::PolicyHistory m_history;          ///< without answers of the endpoint
    std::vector<std::string> m_links;
    std::string m_linksHtml;
    struct AskKey {
        DirectiveId directive = DirectiveId::None;
        std::string agent; ///< in lower case
        friend auto operator<=>(const AskKey &, const AskKey &) = default;
    };
    std::map<AskKey, AskAnswer> m_asked; ///< the last answer to each
    std::unordered_map<std::string, std::unique_ptr<Visitor>> m_visitors; ///< by User-Agent
    std::map<std::string, CrawlTime> m_lastPage; ///< by own token in lower case
};

/// The verdict where the endpoint was asked: an *ask* becomes what the answers say (S70–S74).
[[nodiscard]] FetchVerdict withAnswers(FetchVerdict verdict, const AskRehearsal &asked,
                                       const Identity &agent, std::string_view path, Instant at);

/// A line of the combined log format, with its line end; the time is the clock's.
[[nodiscard]] std::string combinedLine(const Served &served);
/// A path that the pattern (S22) matches.
[[nodiscard]] std::string exampleOf(std::string_view pattern);

} // namespace gatepost::lab

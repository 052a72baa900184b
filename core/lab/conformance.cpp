// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lab/conformance.h"

#include "core/access/access.h"
#include "core/ask/ask.h"
#include "core/simulate/timeline.h"
#include "core/text/ascii.h"
#include "core/value/url.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace gatepost::lab {

namespace {

using std::chrono::floor;
using std::chrono::microseconds;
using std::chrono::seconds;

constexpr auto kCopyLasts = std::chrono::hours(24);   // RFC 9309 §2.4
constexpr auto kAnswerLasts = std::chrono::hours(24); // S71

/// What one agent did so far, and what it has got.
class AgentJudge {
public:
    AgentJudge(const Rehearsal &rehearsal, const ConformanceOptions &options, Identity identity,
               Conformance &into)
        : m_rehearsal(rehearsal),
          m_history(rehearsal.history()),
          m_options(options),
          m_agent(std::move(identity)),
          m_class(m_history.answerClass(m_agent)),
          m_into(into) {
        for (std::size_t i = 0; i < m_history.size(); ++i) {
            m_views.push_back(m_history.view(i, m_agent));
            m_hasHours.push_back(!windowEdges(*m_views.back()).empty());
        }
    }

    void take(std::size_t index, const Served &request) {
        m_index = index;
        m_request = &request;
        const auto role = request.file ? request.file->role() : std::nullopt;
        if (request.file && !role)
            takeAsk();
        else if (role == FileRole::Robots)
            takeRobots();
        else if (request.isPage)
            takePage();
    }

private:
    void occasion(LabRule rule) { ++m_into.rules[static_cast<std::size_t>(rule)].occasions; }
    void fault(LabRule rule, Message why) {
        occasion(rule);
        m_into.rules[static_cast<std::size_t>(rule)].faults.push_back(
            {m_index, m_agent.ownToken, m_request->at, m_request->target, std::move(why)});
    }
    [[nodiscard]] Instant second() const { return floor<seconds>(m_request->at); }

    // ---- robots.txt ----

    void takeRobots() {
        m_robotsAsked = m_request->at;
        const int status = m_request->status;
        m_robotsStatus = status;
        if (status == 200 || status == 304 || (status >= 400 && status < 500 && status != 429)) {
            m_failingSince.reset();
            if (status < 400)
                m_copy = m_request->version;
            else
                m_copy.reset();
        } else if (!m_failingSince) {
            m_failingSince = m_request->at;
            // Who stays away from now on keeps the rule, without a page that shows it.
            if (forbidsEverything(errorMeaning().second.effect))
                occasion(LabRule::Unreachable);
        }
    }

    /// Whose rules count for a page now; absent: every path is allowed. False: a fault was found.
    bool findVersion(std::optional<std::size_t> &version) {
        if (!m_firstPage)
            m_firstPage = m_request->at;
        if (!m_robotsAsked) {
            fault(LabRule::Cache, GATEPOST_TEXT("lab", "It had not asked for robots.txt before."));
            return false;
        }
        if (m_request->at - *m_firstPage >= kCopyLasts)
            occasion(LabRule::Cache);
        if (m_request->at - *m_robotsAsked >= kCopyLasts + m_options.tolerance) {
            fault(LabRule::Cache,
                  {GATEPOST_TEXT("lab", "Its copy of robots.txt was %1 old; 24 hours are "
                                        "allowed."),
                   durationText(floor<seconds>(m_request->at - *m_robotsAsked))});
            return false;
        }
        version = m_copy;
        if (!m_failingSince)
            return true;
        occasion(LabRule::Unreachable);
        return allowsErrors(version);
    }

    [[nodiscard]] static bool forbidsEverything(AccessEffect effect) {
        return effect == AccessEffect::Deny || effect == AccessEffect::Defer;
    }

    /// What the last error of robots.txt means by now.
    [[nodiscard]] std::pair<FileAnswer, AccessMeaning> errorMeaning() const {
        FileAnswer answer;
        if (m_robotsStatus >= 300 && m_robotsStatus < 400)
            answer.failure = FetchFailure::Redirects;
        else
            answer.status = m_robotsStatus;
        answer.since = floor<seconds>(m_request->at - *m_failingSince + m_options.tolerance);
        answer.copy = m_copy.has_value();
        const std::string &ladder = m_rehearsal.scenario().ladder;
        return {answer, accessMeaning({.answer = answer, .hasFile = m_copy.has_value()},
                                      ladder.empty() ? kRfcFetcher : std::string_view(ladder))};
    }

    bool allowsErrors(std::optional<std::size_t> &version) {
        const auto [answer, meaning] = errorMeaning();
        if (forbidsEverything(meaning.effect)) {
            fault(LabRule::Unreachable,
                  {GATEPOST_TEXT("lab", "robots.txt: %1."), accessText(answer, meaning)});
            return false;
        }
        switch (meaning.effect) {
        case AccessEffect::Nothing:
        case AccessEffect::Open:
        case AccessEffect::Home: version.reset(); break;
        case AccessEffect::Deny:
        case AccessEffect::Defer:
        case AccessEffect::File:
        case AccessEffect::FirstBytes:
        case AccessEffect::Copy: break;
        }
        return true;
    }

    // ---- the ask endpoint ----

    void takeAsk() {
        if (!m_request->ask)
            return;
        const AskAnswer &answer = *m_request->ask;
        Asked &last = m_asked[answer.directive];
        const bool lasts = last.answer && last.answer->status == 200 &&
                           last.answer->decision == "allow" &&
                           m_request->at - last.at + m_options.tolerance < kAnswerLasts;
        if (last.retryAt && m_request->at + m_options.tolerance < *last.retryAt)
            fault(LabRule::RetryAfter, early(*last.retryAt));
        else if (lasts)
            fault(LabRule::AskCache,
                  GATEPOST_TEXT("lab", "It asked again although its answer was good for 24 "
                                       "hours."));
        last = {.answer = answer, .at = m_request->at};
        if (answer.status == 429 && m_request->retryAfter) {
            last.retryAt = m_request->at + *m_request->retryAfter;
            occasion(LabRule::RetryAfter);
        }
        if (answer.status == 200 && answer.decision == "allow")
            occasion(LabRule::AskCache);
        if (answer.status == 200 && answer.decision == "allow-once")
            occasion(LabRule::AllowOnce);
    }

    /// Whether the last answer lets the crawler have a page that must be asked for.
    bool isAnswered(const std::string &path) {
        occasion(LabRule::Ask);
        const auto found = m_asked.find(DirectiveId::Crawl);
        if (found == m_asked.end()) {
            fault(LabRule::Ask, GATEPOST_TEXT("lab", "The page must be asked for, and it had not "
                                                     "asked."));
            return false;
        }
        Asked &asked = found->second;
        // An answer for one request is used by the first one, in whatever second it comes (S72 rehearses one second).
        const Instant at = asked.answer->decision == "allow-once"
                               ? floor<seconds>(asked.at)
                               : floor<seconds>(m_request->at - std::min(m_options.tolerance,
                                                                         m_request->at - asked.at));
        AskRehearsal one;
        one.answers.push_back(*asked.answer);
        one.answers.back().askedAt = floor<seconds>(asked.at);
        switch (rehearse(one, DirectiveId::Crawl, m_agent, path, at).outcome) {
        case AskOutcome::Allow: return true;
        case AskOutcome::AllowOnce:
            if (!asked.isUsed) {
                asked.isUsed = true;
                return true;
            }
            fault(LabRule::AllowOnce,
                  GATEPOST_TEXT("lab", "It was allowed one request, and this is another."));
            return false;
        case AskOutcome::Expired:
            fault(LabRule::AskCache, GATEPOST_TEXT("lab", "Its answer was older than 24 hours."));
            return false;
        case AskOutcome::Scope:
            fault(LabRule::Ask, GATEPOST_TEXT("lab", "The page is outside the scopes of its "
                                                     "answer."));
            return false;
        case AskOutcome::RateLimited:
            fault(LabRule::Ask, GATEPOST_TEXT("lab", "The endpoint had answered 429, which "
                                                     "allows nothing."));
            return false;
        case AskOutcome::Unanswered:
        case AskOutcome::Absent:
        case AskOutcome::Deny: break;
        }
        fault(LabRule::Ask, GATEPOST_TEXT("lab", "The endpoint had not allowed it."));
        return false;
    }

    // ---- pages ----

    void takePage() {
        const std::size_t traps = m_into.of(LabRule::Honeypot).faults.size();
        judgePage();
        const bool isTrap = m_into.of(LabRule::Honeypot).faults.size() > traps;
        // What was refused was not had: who waits as long as Retry-After says is not too soon.
        if (m_request->status < 400)
            m_lastPage = m_request->at;
        if (m_request->status == 429 && m_request->retryAfter) {
            m_retryAt = m_request->at + *m_request->retryAfter;
            occasion(LabRule::RetryAfter);
        }
        // A trap that was stepped into has been counted.
        if (m_request->hasLinks && m_rehearsal.hasTraps() && !isTrap)
            occasion(LabRule::Honeypot);
    }

    void judgePage() {
        const std::string path = pathOfUrl(m_request->target);
        const auto answers = m_history.answers(m_class, path, second().time_since_epoch().count());
        if (answers[m_request->version].isHoneypot)
            return fault(LabRule::Honeypot, GATEPOST_TEXT("lab", "The page is a honeypot."));
        if (m_retryAt && m_request->at + m_options.tolerance < *m_retryAt)
            return fault(LabRule::RetryAfter, early(*m_retryAt));
        std::optional<std::size_t> version;
        if (!findVersion(version) || !version)
            return;
        if (isAllowed(*version, path))
            judgePace(*version);
    }

    bool isAllowed(std::size_t version, const std::string &path) {
        const CompiledSite &site = m_history.site(version);
        const ResolvedAgent &view = *m_views[version];
        const PathQuestion question(path);
        const FetchVerdict verdict = site.fetch(view, question, second());
        if (verdict.reason == FetchReason::Rule || verdict.decision == Decision::Deny ||
            linksDenied(version))
            occasion(LabRule::LongestMatch);
        if (m_hasHours[version])
            occasion(LabRule::VisitTime);
        switch (verdict.decision) {
        case Decision::Allow: return true;
        case Decision::Deny:
            --m_into.rules[static_cast<std::size_t>(LabRule::LongestMatch)].occasions;
            fault(LabRule::LongestMatch, reasonOf(site, verdict));
            return false;
        case Decision::Later: return isOpenNearby(version, question);
        case Decision::Ask: return isAnswered(path);
        }
        return true;
    }

    bool isOpenNearby(std::size_t version, const PathQuestion &path) {
        for (const CrawlTime at :
             {m_request->at - m_options.tolerance, m_request->at + m_options.tolerance})
            if (m_history.site(version)
                    .fetch(*m_views[version], path, floor<seconds>(at))
                    .decision != Decision::Later)
                return true;
        --m_into.rules[static_cast<std::size_t>(LabRule::VisitTime)].occasions;
        fault(LabRule::VisitTime,
              reasonOf(m_history.site(version),
                       m_history.site(version).fetch(*m_views[version], path, second())));
        return false;
    }

    /// Whether the pages link one that this agent may not have.
    bool linksDenied(std::size_t version) {
        const auto [known, isNew] = m_linksDenied.try_emplace(version, false);
        if (isNew)
            known->second = std::ranges::any_of(m_rehearsal.links(), [&](const std::string &path) {
                return m_history.site(version)
                           .fetch(*m_views[version], PathQuestion(path), second())
                           .decision == Decision::Deny;
            });
        return known->second;
    }

    void judgePace(std::size_t version) {
        if (!m_lastPage)
            return;
        const auto pace =
            m_history.site(version).pace(*m_views[version], floor<seconds>(*m_lastPage));
        if (!pace || !pace->secondsPerRequest || *pace->secondsPerRequest <= 0)
            return;
        const LabRule rule =
            pace->kind == RateKind::CrawlDelay ? LabRule::CrawlDelay : LabRule::RequestRate;
        occasion(rule);
        const double gap = std::chrono::duration<double>(m_request->at - *m_lastPage).count();
        const double tolerance = std::chrono::duration<double>(m_options.tolerance).count() + 1e-6;
        if (gap + tolerance >= *pace->secondsPerRequest)
            return;
        --m_into.rules[static_cast<std::size_t>(rule)].occasions;
        const CompiledSite &site = m_history.site(version);
        fault(rule, {GATEPOST_TEXT("lab", "It came %1 s after the request before; %2 line %3, %4, "
                                          "asks for %5 s."),
                     shortNumber(gap), site.fileName(pace->line.file), pace->line.line.value,
                     site.text(pace->line), shortNumber(*pace->secondsPerRequest)});
    }

    [[nodiscard]] static std::string shortNumber(double number) {
        std::string text = std::to_string(number);
        text.erase(text.find_last_not_of('0') + 1);
        if (text.ends_with('.'))
            text.pop_back();
        return text;
    }
    [[nodiscard]] Message early(CrawlTime until) const {
        return {GATEPOST_TEXT("lab", "It came back before %1, which Retry-After had asked for."),
                formatInstant(floor<seconds>(until))};
    }
    [[nodiscard]] static Message reasonOf(const CompiledSite &site, const FetchVerdict &verdict) {
        if (!verdict.line)
            return {GATEPOST_TEXT("lab", "The policy says %1: %2."), decisionName(verdict.decision),
                    fetchReasonName(verdict.reason)};
        return {GATEPOST_TEXT("lab", "The policy says %1: %2 line %3, %4."),
                decisionName(verdict.decision), site.fileName(verdict.line->file),
                verdict.line->line.value, site.text(*verdict.line)};
    }

    struct Asked {
        std::optional<AskAnswer> answer;
        CrawlTime at{};
        std::optional<CrawlTime> retryAt = {};
        bool isUsed = false; ///< of an answer for one request
    };

    const Rehearsal &m_rehearsal;
    const logs::PolicyHistory &m_history;
    const ConformanceOptions &m_options;
    Identity m_agent;
    logs::AnswerClass m_class;
    Conformance &m_into;
    std::vector<std::shared_ptr<const ResolvedAgent>> m_views; ///< by version
    std::vector<bool> m_hasHours;                              ///< by version
    std::map<std::size_t, bool> m_linksDenied;                 ///< by version
    std::size_t m_index = 0;
    const Served *m_request = nullptr;
    std::optional<CrawlTime> m_robotsAsked; ///< last
    int m_robotsStatus = 0;
    std::optional<std::size_t> m_copy; ///< the version that it got last; absent: there was no file
    std::optional<CrawlTime> m_failingSince;
    std::optional<CrawlTime> m_firstPage;
    std::optional<CrawlTime> m_lastPage;
    std::optional<CrawlTime> m_retryAt;
    std::map<DirectiveId, Asked> m_asked;
};

} // namespace

std::string_view labRuleName(LabRule rule) {
    switch (rule) {
    case LabRule::LongestMatch: return "longest-match";
    case LabRule::CrawlDelay: return "crawl-delay";
    case LabRule::RequestRate: return "request-rate";
    case LabRule::VisitTime: return "visit-time";
    case LabRule::RetryAfter: return "retry-after";
    case LabRule::Cache: return "cache";
    case LabRule::Unreachable: return "unreachable";
    case LabRule::Ask: return "ask";
    case LabRule::AskCache: return "ask-cache";
    case LabRule::AllowOnce: return "allow-once";
    case LabRule::Honeypot: return "honeypot";
    }
    return "";
}

std::string_view markName(Mark mark) {
    switch (mark) {
    case Mark::Kept: return "kept";
    case Mark::Broken: return "broken";
    case Mark::NotTested: return "not-tested";
    }
    return "";
}

bool Conformance::anyBroken() const {
    return std::ranges::any_of(rules, [](const RuleMark &rule) { return !rule.faults.empty(); });
}

bool Conformance::anyKept() const {
    return std::ranges::any_of(rules,
                               [](const RuleMark &rule) { return rule.mark() == Mark::Kept; });
}

Conformance judge(const Rehearsal &rehearsal, std::span<const Served> requests,
                  const ConformanceOptions &options) {
    Conformance made;
    for (std::size_t i = 0; i < kLabRuleCount; ++i)
        made.rules[i].rule = static_cast<LabRule>(i);
    std::map<std::string, std::unique_ptr<AgentJudge>> agents;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const Served &request = requests[i];
        if (request.agent.empty()) {
            ++made.nameless;
            continue;
        }
        const std::string key = toLower(request.agent);
        if (!options.agent.empty() && key != toLower(options.agent)) {
            ++made.others;
            continue;
        }
        std::unique_ptr<AgentJudge> &agent = agents[key];
        if (!agent) {
            auto identity = rehearsal.identityOf(request.userAgent);
            // A question to the endpoint names its agent itself.
            if (!identity || toLower(identity->ownToken) != key)
                if (auto named = identify(request.agent, {}, rehearsal.history().registry()))
                    identity = std::move(*named);
            if (!identity) {
                ++made.nameless;
                continue;
            }
            agent = std::make_unique<AgentJudge>(rehearsal, options, std::move(*identity), made);
        }
        ++made.judged;
        agent->take(i, request);
    }
    return made;
}

} // namespace gatepost::lab

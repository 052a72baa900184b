// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/askreason.h"

#include "core/ask/ask.h"

#include <chrono>

namespace gatepost {

namespace {

Message ageOf(const AskAnswer &answer, Instant at) {
    if (!answer.askedAt || *answer.askedAt == at)
        return GATEPOST_TEXT("verdict", "asked at this very time");
    const auto seconds = static_cast<std::size_t>(
        std::chrono::duration_cast<std::chrono::seconds>(at - *answer.askedAt).count());
    constexpr std::size_t kMinute = 60;
    constexpr std::size_t kHour = 60 * kMinute;
    constexpr std::size_t kDay = 24 * kHour;
    if (seconds >= 2 * kDay)
        return Message::counted(
            GATEPOST_COUNTED("verdict", "asked %n days earlier", "asked %n day earlier"),
            seconds / kDay);
    if (seconds >= kHour)
        return Message::counted(
            GATEPOST_COUNTED("verdict", "asked %n hours earlier", "asked %n hour earlier"),
            seconds / kHour);
    if (seconds >= kMinute)
        return Message::counted(
            GATEPOST_COUNTED("verdict", "asked %n minutes earlier", "asked %n minute earlier"),
            seconds / kMinute);
    return Message::counted(
        GATEPOST_COUNTED("verdict", "asked %n seconds earlier", "asked %n second earlier"),
        seconds);
}

/// The scopes that matter: the one that covers the path, else all of them.
std::vector<Message> scopesOf(const AskAnswer &answer, std::string_view path) {
    for (const std::string &scope : answer.scopes)
        if (scopeCovers(scope, path))
            return {scope};
    return {answer.scopes.begin(), answer.scopes.end()};
}

/// "200 allow, asked 1 hour earlier, for /blog/*".
Message particulars(const AskAnswer &answer, const Verdict &verdict) {
    std::string said = std::to_string(answer.status);
    if (!answer.decision.empty())
        said += ' ' + answer.decision;
    std::vector<Message> parts{std::move(said), ageOf(answer, verdict.at)};
    if (!answer.scopes.empty())
        parts.emplace_back(GATEPOST_TEXT("verdict", "for %1"),
                           Message::list(scopesOf(answer, verdict.path), Conjunction::Or));
    return Message::list(std::move(parts), Conjunction::Comma);
}

} // namespace

Message askReason(const Site &site, const Verdict &verdict, const UseVerdict &use) {
    if (use.ask == AskOutcome::Absent)
        return GATEPOST_TEXT("verdict", "the rehearsed site has no ask endpoint, so the answer is "
                                        "no");
    if (!site.asks || !use.askRow || *use.askRow >= site.asks->answers.size())
        return site.asks
                   ? Message(GATEPOST_TEXT("verdict", "the agent must ask first: the ask rehearsal "
                                                      "has no answer for %1 at this time"),
                             verdict.agent.token)
                   : Message(GATEPOST_TEXT("verdict", "the agent must ask first; no answers are "
                                                      "rehearsed for this site"));
    const auto say = [&](Phrase phrase) {
        return Message(phrase, *use.askRow + 1,
                       particulars(site.asks->answers[*use.askRow], verdict));
    };
    switch (use.ask) {
    case AskOutcome::Deny:
        return say(GATEPOST_TEXT("verdict", "row %1 of the ask rehearsal (%2) says no"));
    case AskOutcome::Allow:
        return say(
            GATEPOST_TEXT("verdict", "row %1 of the ask rehearsal (%2) says yes, for 24 hours"));
    case AskOutcome::AllowOnce:
        return say(GATEPOST_TEXT("verdict",
                                 "row %1 of the ask rehearsal (%2) says yes, for this request"));
    case AskOutcome::Expired:
        return say(GATEPOST_TEXT("verdict", "row %1 of the ask rehearsal (%2) has expired: the "
                                            "agent must ask again"));
    case AskOutcome::Scope:
        return say(GATEPOST_TEXT("verdict", "row %1 of the ask rehearsal (%2) does not cover this "
                                            "path, so the answer is no"));
    case AskOutcome::RateLimited:
        return say(GATEPOST_TEXT("verdict", "row %1 of the ask rehearsal (%2) says to try again "
                                            "later: until then the agent must ask"));
    case AskOutcome::Unanswered:
    case AskOutcome::Absent: break;
    }
    return {};
}

} // namespace gatepost

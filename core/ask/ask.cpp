// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/ask/ask.h"

#include "core/match/search.h"
#include "core/text/ascii.h"
#include "core/value/url.h"

#include <algorithm>
#include <chrono>

namespace gatepost {

namespace {

constexpr auto kAllowLasts = std::chrono::hours(24); // 24 h sharp is over (S71)

/// One segment against a pattern in which * stands for any run; both without "/".
bool segmentMatches(std::string_view pattern, std::string_view segment) {
    if (!pattern.contains('*'))
        return pattern == segment;
    return matchesStars(std::string(pattern) + '$',
                        segment); // the whole of it; linear, whatever the stars
}

AskOutcome outcomeOf(const AskAnswer &answer, std::string_view path, Instant asked, Instant at) {
    if (answer.status == 429)
        return AskOutcome::RateLimited; // whatever decision comes with it (S73)
    const bool once = answer.decision == "allow-once";
    if (answer.status != 200 || (answer.decision != "allow" && !once))
        return AskOutcome::Deny; // 404, deny, unknown or missing decision, any other status (S70)
    if (once ? asked != at : at - asked >= kAllowLasts)
        return AskOutcome::Expired;
    const auto covers = [&](const std::string &scope) { return scopeCovers(scope, path); };
    if (!answer.scopes.empty() && std::ranges::none_of(answer.scopes, covers))
        return AskOutcome::Scope;
    return once ? AskOutcome::AllowOnce : AskOutcome::Allow;
}

} // namespace

std::string_view askOutcomeName(AskOutcome outcome) {
    switch (outcome) {
    case AskOutcome::Unanswered: return "";
    case AskOutcome::Absent: return "ask:absent";
    case AskOutcome::Deny: return "ask:deny";
    case AskOutcome::Allow: return "ask:allow";
    case AskOutcome::AllowOnce: return "ask:allow-once";
    case AskOutcome::Expired: return "ask:expired";
    case AskOutcome::Scope: return "ask:scope";
    case AskOutcome::RateLimited: return "ask:rate-limited";
    }
    return "";
}

Term AskResult::effective() const {
    switch (outcome) {
    case AskOutcome::Unanswered:
    case AskOutcome::Expired:
    case AskOutcome::RateLimited: return Term::Ask;
    case AskOutcome::Allow:
    case AskOutcome::AllowOnce: return Term::Yes;
    case AskOutcome::Absent:
    case AskOutcome::Deny:
    case AskOutcome::Scope: return Term::No;
    }
    return Term::Ask;
}

bool scopeCovers(std::string_view scope, std::string_view path) {
    if (scope == "*" || scope == "/*")
        return true;
    path = withoutQuery(path);
    for (;;) {
        const std::size_t scopeEnd = std::min(scope.find('/'), scope.size());
        const std::size_t pathEnd = std::min(path.find('/'), path.size());
        const bool lastOfScope = scopeEnd == scope.size();
        if (lastOfScope && scope == "*")
            return true; // everything below, the folder's own "/" included (S74)
        if (!segmentMatches(scope.substr(0, scopeEnd), path.substr(0, pathEnd)))
            return false;
        const bool lastOfPath = pathEnd == path.size();
        if (lastOfScope || lastOfPath)
            return lastOfScope && lastOfPath;
        scope.remove_prefix(scopeEnd + 1);
        path.remove_prefix(pathEnd + 1);
    }
}

AskResult rehearse(const AskRehearsal &rehearsal, DirectiveId directive, const Identity &agent,
                   std::string_view path, Instant at) {
    if (rehearsal.endpointAbsent)
        return {AskOutcome::Absent, {}};
    AskResult result;
    Instant latest{};
    const AskAnswer *deciding = nullptr;
    for (std::size_t row = 0; row < rehearsal.answers.size(); ++row) {
        const AskAnswer &answer = rehearsal.answers[row];
        const Instant asked = answer.askedAt.value_or(at);
        if (answer.directive != directive || asked > at ||
            (!answer.agent.empty() && !equalsIgnoringCase(answer.agent, agent.ownToken)))
            continue;
        if (deciding == nullptr || asked >= latest) {
            deciding = &answer;
            latest = asked;
            result.answer = row;
        }
    }
    if (deciding != nullptr)
        result.outcome = outcomeOf(*deciding, path, latest, at);
    return result;
}

std::string askTarget(DirectiveId directive, std::string_view identity) {
    std::string target = "/.well-known/robots2-ask?directive=";
    target += directiveName(directive);
    target += "&agent=";
    constexpr std::string_view kHex = "0123456789ABCDEF";
    for (const char c : identity) {
        if (isAlnum(c) || std::string_view("-._~/").contains(c)) {
            target += c;
        } else {
            const auto byte = static_cast<unsigned char>(c);
            target += {'%', kHex[byte >> 4], kHex[byte & 15]};
        }
    }
    return target;
}

} // namespace gatepost

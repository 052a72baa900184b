// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/claims.h"

#include <algorithm>

namespace gatepost::goals {

using exact::WantedFetch;

WantedFetch wantedOf(const Word &word) {
    switch (word.stance) {
    case Stance::Welcome:
    case Stance::Open: return WantedFetch::Allow;
    case Stance::Out: return WantedFetch::Deny;
    case Stance::Ask: return word.otherwise == Stance::Out ? WantedFetch::Deny : WantedFetch::Ask;
    case Stance::Pay: return word.otherwise == Stance::Out ? WantedFetch::Deny : WantedFetch::Allow;
    }
    return WantedFetch::Deny;
}

AgentClaims claimsOf(const ClaimQuestion &question, const Member &member,
                     const std::vector<Word> &words) {
    AgentClaims claims;
    for (const Word &word : words)
        claims.fetch.words.push_back(
            {word.pattern, question.counts(word.owner) ? wantedOf(word) : WantedFetch::Nothing});
    // Whom every word keeps out is kept out where * closes, too.
    claims.fetch.closedAsFiles =
        !question.goals.closed && std::ranges::any_of(claims.fetch.words, [](const auto &word) {
            return word.wanted != WantedFetch::Deny;
        });
    claims.fetch.neverFetches = member.agent.identity.neverFetches();
    if (claims.fetch.neverFetches)
        return claims;
    // Hours and pace are an agent's, whatever the path.
    const Purpose from = member.own.value_or(question.asked);
    claims.fetch.hours = question.goals[from]->hours;
    if (question.counts(from))
        claims.pace = question.goals[from]->pace;
    const Word *whole = wholeWord(words);
    if (whole != nullptr && question.counts(whole->owner) && whole->otherwise == Stance::Out &&
        question.hasRobots2)
        claims.crawl = whole->stance == Stance::Ask   ? std::optional(Term::Ask)
                       : whole->stance == Stance::Pay ? std::optional(Term::No)
                                                      : std::nullopt;
    return claims;
}

} // namespace gatepost::goals

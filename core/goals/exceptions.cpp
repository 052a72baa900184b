// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/exceptions.h"

#include "core/goals/words.h"
#include "core/match/path.h"

#include <algorithm>
#include <string>
#include <vector>

namespace gatepost::goals {

namespace {

/// Whether a path may match both, as far as the texts before their first stars tell.
bool mayMeet(const Word &one, const Word &other) {
    const auto literal = [](const Word &word) {
        std::string scratch;
        const std::string text(normalisedRule(word.pattern, scratch));
        return text.substr(0, text.find_first_of("*$"));
    };
    const std::string first = literal(one);
    const std::string second = literal(other);
    return first.starts_with(second) || second.starts_with(first);
}

/// What the two want of a path on which they decide, apart from who says it.
bool wantTheSame(const Word &one, const Word &other) {
    return one.stance == other.stance && one.use == other.use && one.owner == other.owner &&
           (letsIn(one.stance) || one.stance == Stance::Out || one.otherwise == other.otherwise);
}

/// Whether each of these words could be taken away from one agent: all others that may decide in its place want the same.
bool isIdleFor(const std::vector<Word> &with, const std::vector<Word> &without) {
    for (const Word &word : with) {
        if (std::ranges::contains(without, word))
            continue;
        bool isAny = false;
        for (const Word &other : without) {
            if (!mayMeet(word, other))
                continue;
            isAny = true;
            if (!wantTheSame(word, other))
                return false;
        }
        if (!isAny)
            return false; // nothing else is wanted there
    }
    return true;
}

} // namespace

bool isIdle(const Goals &goals, Purpose purpose, std::size_t index, const Registry &registry,
            std::chrono::sys_days day) {
    Goals less = goals;
    std::vector<GoalException> &exceptions = less.of[static_cast<std::size_t>(purpose)]->exceptions;
    const GoalException exception = exceptions[index];
    exceptions.erase(exceptions.begin() + static_cast<std::ptrdiff_t>(index));
    std::vector<std::pair<Identity, std::optional<Purpose>>> agents;
    for (const std::string &name : exception.agents)
        if (auto identity = identify(name, {}, registry)) {
            std::optional<Purpose> own;
            if (identity->known)
                if (const auto of = purposeFor(goals, *identity->known))
                    own = goalFor(goals, *of);
            agents.emplace_back(*std::move(identity), own);
        }
    if (exception.agents.empty()) // anybody of the goal whom no exception names
        agents.emplace_back(*identify("somebody-of-this-goal"), purpose);
    return !agents.empty() && std::ranges::all_of(agents, [&](const auto &agent) {
        return isIdleFor(wordsOf(goals, agent.first, agent.second, day),
                         wordsOf(less, agent.first, agent.second, day));
    });
}

} // namespace gatepost::goals

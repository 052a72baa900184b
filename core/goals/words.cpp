// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/words.h"

#include "core/agents/purpose.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <iterator>

namespace gatepost::goals {

namespace {

/// S141: of equally long patterns the one that keeps out more counts.
int strictness(Stance stance) {
    switch (stance) {
    case Stance::Out: return 0;
    case Stance::Ask: return 1;
    case Stance::Pay: return 2;
    case Stance::Open: return 3;
    case Stance::Welcome: return 4;
    }
    return 0;
}

void addException(std::vector<Word> &words, const Goal &goal, const GoalException &exception,
                  Purpose owner) {
    Word word{.pattern = "/", .stance = exception.is, .otherwise = goal.otherwise};
    word.use = exception.use;
    word.owner = owner;
    if (exception.paths.empty())
        words.push_back(word);
    for (const std::string &path : exception.paths) {
        word.pattern = path;
        words.push_back(word);
    }
}

void addGoal(std::vector<Word> &words, const Goal &goal, Purpose owner) {
    const auto place = [&](const std::string &pattern, Stance stance) {
        words.push_back({.pattern = pattern, .stance = stance, .owner = owner, .isPlace = true});
    };
    for (const std::string &path : goal.closed)
        place(path, Stance::Out);
    for (const std::string &path : goal.only)
        place(path, goal.is);
    Word whole{.pattern = "/", .stance = goal.is, .otherwise = goal.otherwise};
    whole.use = goal.use;
    whole.owner = owner;
    const bool onlyAll = std::ranges::any_of(
        goal.only, [](const std::string &path) { return path == "/" || path == "*"; });
    if (!goal.only.empty() && !onlyAll)
        place("/", Stance::Out); // everything else
    words.push_back(whole);
}

} // namespace

std::optional<Purpose> purposeFor(const Goals &goals, const KnownAgent &agent) {
    if (!canBeWished(agent) || (goals.obeyingAlone && !isKnownToObey(agent)))
        return {};
    return purposeOf(agent);
}

std::optional<Purpose> goalFor(const Goals &goals, Purpose purpose) {
    if (goals[purpose])
        return purpose;
    return goals[Purpose::Other] ? std::optional(Purpose::Other) : std::nullopt;
}

bool names(const GoalException &exception, const Identity &agent) {
    return std::ranges::any_of(exception.agents, [&](const std::string &name) {
        const auto named = identify(name);
        return named && equalsIgnoringCase(named->ownToken, agent.ownToken);
    });
}

const Word *wholeWord(const std::vector<Word> &words) {
    // Every path begins with a slash, so one among stars excludes none; nor does an end behind a star.
    const auto matchesEveryPath = [](std::string_view pattern) {
        if (pattern.ends_with("*$"))
            pattern.remove_suffix(1);
        return pattern.find_first_not_of("*/") == std::string_view::npos &&
               std::ranges::count(pattern, '/') <= 1;
    };
    const Word *best = nullptr;
    for (const Word &word : words)
        if (matchesEveryPath(word.pattern) &&
            (best == nullptr || word.pattern.size() > best->pattern.size()))
            best = &word;
    return best;
}

bool hasEnded(const GoalException &exception, std::chrono::sys_days day) {
    return exception.until && day > *exception.until;
}

std::vector<Word> wordsOf(const Goals &goals, const Identity &agent, std::optional<Purpose> own,
                          std::chrono::sys_days day) {
    std::vector<Word> named;
    std::vector<Word> ofPurpose;
    std::vector<Word> ofGoal;
    std::vector<Word> closed;
    for (std::size_t i = 0; i < kPurposeCount; ++i) {
        const auto &goal = goals.of[i];
        const auto owner = static_cast<Purpose>(i);
        if (!goal)
            continue;
        for (const GoalException &exception : goal->exceptions) {
            if (hasEnded(exception, day))
                continue;
            if (names(exception, agent))
                addException(named, *goal, exception, owner);
            else if (exception.agents.empty() && own == owner)
                addException(ofPurpose, *goal, exception, owner);
        }
    }
    if (own)
        addGoal(ofGoal, *goals[*own], *own);
    // Of an agent that an exception alone is about, the goal of that exception says what is closed to everybody.
    const auto owner = own             ? own
                       : named.empty() ? std::nullopt
                                       : std::optional(named.front().owner);
    if (owner)
        for (const std::string &path : goals.closed.value_or(std::vector<std::string>()))
            closed.push_back(
                {.pattern = path, .stance = Stance::Out, .owner = *owner, .isPlace = true});
    std::vector<Word> all;
    for (std::vector<Word> *layer : {&named, &ofPurpose, &ofGoal, &closed}) {
        std::ranges::stable_sort(*layer, {},
                                 [](const Word &word) { return strictness(word.stance); });
        std::ranges::move(*layer, std::back_inserter(all));
    }
    return all;
}

} // namespace gatepost::goals

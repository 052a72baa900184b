// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/deadextended.h"

#include "core/match/path.h"
#include "core/match/shell.h"

#include <optional>
#include <string>

namespace gatepost::linting {

namespace {

/// Where a rule stands in the order of S32.
enum class Step { ExplicitAllow, Disallow, PatternAllow, TheRest };

struct Judged {
    Step step = Step::Disallow;
    std::optional<std::string> stars; ///< the same as a pattern of S22; absent with ? or a set
    ShellPattern shell;
    bool isRule = false;
};

Judged judge(const ExtendedRule &rule, ShellPatterns &patterns) {
    Judged judged;
    judged.isRule = !rule.value.empty();
    if (!judged.isRule)
        return judged;
    judged.shell = patterns.add(rule.value);
    if (ShellPatterns::isExplicit(rule.value)) {
        judged.step = rule.allow ? Step::ExplicitAllow : Step::Disallow;
        judged.stars = normalisedPath(rule.value) + "$";
        return judged;
    }
    judged.step = rule.allow          ? Step::PatternAllow
                  : rule.value == "*" ? Step::TheRest
                                      : Step::Disallow;
    std::string stars;
    if (patterns.asStars(judged.shell, stars))
        judged.stars = std::move(stars);
    return judged;
}

} // namespace

std::vector<DeadRule> deadExtendedRules(std::span<const ExtendedRule> rules) {
    constexpr std::size_t kMost = 500;
    constexpr char kFresh = '\x01';
    std::vector<DeadRule> dead;
    if (rules.size() > kMost)
        return dead;
    ShellPatterns patterns;
    std::vector<Judged> all;
    for (const ExtendedRule &rule : rules) {
        if (rule.value.contains(kFresh))
            return dead;
        all.push_back(judge(rule, patterns));
    }
    const auto decider = [&](std::size_t p,
                             const std::string &path) -> std::optional<std::uint32_t> {
        const bool single = !path.contains(kFresh); // the pattern matches this path and no other
        for (std::size_t q = 0; q < all.size(); ++q) {
            const bool before = all[q].step < all[p].step || (all[q].step == all[p].step && q < p);
            if (!before || !all[q].isRule || (!all[q].stars && !single))
                continue;
            if (all[q].stars ? patternMatches(*all[q].stars, path)
                             : patterns.matches(all[q].shell, path))
                return static_cast<std::uint32_t>(q);
        }
        return {};
    };
    for (std::size_t p = 0; p < all.size(); ++p) {
        if (!all[p].isRule || !all[p].stars ||
            (!all[p].stars->starts_with('/') && !all[p].stars->starts_with('*')))
            continue;
        std::vector<std::uint32_t> deciders;
        const std::vector<std::string> paths = witnesses(*all[p].stars, kFresh);
        for (const std::string &path : paths)
            if (const auto one = decider(p, path))
                deciders.push_back(*one);
        if (deciders.size() == paths.size())
            dead.push_back({static_cast<std::uint32_t>(p), deciders.front()});
    }
    return dead;
}

} // namespace gatepost::linting

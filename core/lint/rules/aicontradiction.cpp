// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/across.h"
#include "core/lint/phrases.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

void check(const SiteUnderCheck &site, Report &report) {
    if (site.robots == nullptr || site.robotsAi == nullptr)
        return;
    std::vector<std::uint32_t> told;
    PairBudget budget;
    for (const std::string &token : namedTokens(*site.robots, *site.robotsAi)) {
        const KnownAgent *known = site.site.registry.find(token);
        if (known != nullptr && !known->ai)
            continue; // robots-ai.txt does not speak to it (S42)
        const auto upper = decidingRules(*site.robots, token);
        const auto lower = decidingRules(*site.robotsAi, token);
        if (!budget.take(upper, lower))
            continue;
        const auto tell = [&](const std::string &path, bool whole) {
            const auto allows = decide(*site.robots, upper, path);
            const auto denies = decide(*site.robotsAi, lower, path);
            if (!allows || !isAllow(*site.robots, *allows) || !denies ||
                isAllow(*site.robotsAi, *denies) || std::ranges::contains(told, *denies))
                return;
            told.push_back(*denies);
            const GroupRule &rule = site.robotsAi->groups.rules[*denies];
            const GroupRule &winner = site.robots->groups.rules[*allows];
            const Audience *audience = site.robotsAi->audience(token);
            const Phrase phrase =
                token == "*"
                    ? (whole
                           ? GATEPOST_TEXT(
                                 "lint",
                                 "robots.txt wins: its %1 in %2 allows everyone what this rule "
                                 "forbids. Remove that Allow if you want this rule to apply")
                           : GATEPOST_TEXT("lint", "robots.txt wins: its %1 in %2 allows everyone "
                                                   "some of the paths that this rule forbids"))
                    : (whole ? GATEPOST_TEXT(
                                   "lint",
                                   "robots.txt wins: its %1 in %2 allows %3 what this rule "
                                   "forbids. Remove that Allow if you want this rule to apply")
                             : GATEPOST_TEXT("lint", "robots.txt wins: its %1 in %2 allows %3 some "
                                                     "of the paths that this rule forbids"));
            Diagnostic &found = report.add(
                *site.robotsAi, rule.value,
                {phrase, inQuotes(site.robots->tree.quoted(site.robots->line(winner.line))),
                 lineName(winner.line), inQuotes(audience ? audience->written : token)});
            if (!whole)
                found.severity = Severity::Note; // an exception, perhaps meant
        };
        forEachWitness(*site.robotsAi, lower, DirectiveId::Disallow,
                       [&](const std::string &path) { tell(path, true); });
        forEachWitness(*site.robots, upper, DirectiveId::Allow,
                       [&](const std::string &path) { tell(path, false); });
    }
}

} // namespace

extern const Check kAiContradiction = {
    .rule = {.code = "ai-contradiction",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "robots-ai.txt forbids what robots.txt allows"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "robots.txt is authoritative. Where a rule of it allows a path, a Disallow in "
                 "robots-ai.txt does not apply; only where robots.txt says nothing about the path "
                 "does robots-ai.txt decide. A plain “Allow: /” in robots.txt thus undoes the "
                 "whole of robots-ai.txt, though it seems to say no more than the default."),
             .source = "robots-ai.txt v1.7.1, relationship and relationships; S41"},
    .site = check,
};

} // namespace gatepost::linting

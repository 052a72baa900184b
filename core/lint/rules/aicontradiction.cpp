// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/exact/stars.h"
#include "core/lint/across.h"
#include "core/lint/phrases.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

constexpr char kFresh = '\x01'; // as of witnesses()

/// Calls `take` with a path for each way in which an Allow of one file and a Disallow of the other match the same paths,
/// until the Disallow is among `told`. A path that another Disallow decides is met again beside that one.
void forEachOverlay(const SiteUnderCheck &site, std::span<const std::uint32_t> upper,
                    std::span<const std::uint32_t> lower, const std::vector<std::uint32_t> &told,
                    const std::function<void(const std::string &)> &take) {
    struct Pattern {
        std::string closed;
        exact::Head head;
        std::uint32_t rule;
    };
    const auto patternsOf = [](const FileUnderCheck &file, std::span<const std::uint32_t> rules,
                               bool allow) {
        std::vector<Pattern> patterns;
        for (const std::uint32_t rule : rules)
            if (isAllow(file, rule) == allow && file.normalised(rule).starts_with('/')) {
                std::string closed = exact::closedStars(file.normalised(rule));
                const exact::Head head(closed);
                patterns.push_back({std::move(closed), head, rule});
            }
        return patterns;
    };
    const auto allows = patternsOf(*site.robots, upper, true);
    const auto denials = patternsOf(*site.robotsAi, lower, false);
    std::size_t left = 20'000;            // pairs that begin alike, and ways in which they match
    constexpr std::size_t kTooMany = 100; // ways that were not told apart, but looked at
    for (const Pattern &deny : denials)
        for (const Pattern &allow : allows) {
            if (std::ranges::contains(told, deny.rule))
                break;
            if (!allow.head.agrees(deny.head))
                continue;
            const auto both = exact::overlays(allow.closed, deny.closed);
            for (const std::string &each : both.value_or(std::vector<std::string>()))
                take(exact::witness(each, kFresh));
            const std::size_t spent = 1 + (both ? both->size() : kTooMany);
            if (left <= spent)
                return;
            left -= spent;
        }
}

/// `everyone`: the rules are those for *; `whole`: all that the rule forbids is allowed.
Phrase phraseOf(bool everyone, bool whole) {
    if (everyone)
        return whole ? GATEPOST_TEXT("lint",
                                     "robots.txt wins: its %1 in %2 allows everyone what this rule "
                                     "forbids. Remove that Allow if you want this rule to apply")
                     : GATEPOST_TEXT("lint", "robots.txt wins: its %1 in %2 allows everyone "
                                             "some of the paths that this rule forbids, for "
                                             "example %4");
    return whole
               ? GATEPOST_TEXT("lint", "robots.txt wins: its %1 in %2 allows %3 what this rule "
                                       "forbids. Remove that Allow if you want this rule to apply")
               : GATEPOST_TEXT("lint", "robots.txt wins: its %1 in %2 allows %3 some "
                                       "of the paths that this rule forbids, for "
                                       "example %4");
}

void checkAiContradiction(const SiteUnderCheck &site, Report &report) {
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
        const CompiledRules robots(*site.robots, upper);
        const CompiledRules robotsAi(*site.robotsAi, lower);
        const auto decided = [&](const std::string &path) {
            return std::pair(robots.decide(path), robotsAi.decide(path));
        };
        // A path that a person would write, decided by the same rules.
        const auto exampleOf = [&](const std::string &path) {
            for (const std::string_view filling : {"", "a", "~"}) {
                std::string plain;
                for (const char c : path)
                    plain += c == kFresh ? filling : std::string_view(&c, 1);
                if (decided(plain) == decided(path))
                    return plain;
            }
            return std::string();
        };
        const auto tell = [&](const std::string &path, bool whole) {
            const auto [allows, denies] = decided(path);
            if (!allows || !isAllow(*site.robots, *allows) || !denies ||
                isAllow(*site.robotsAi, *denies) || std::ranges::contains(told, *denies))
                return;
            told.push_back(*denies);
            const GroupRule &rule = site.robotsAi->groups.rules[*denies];
            const GroupRule &winner = site.robots->groups.rules[*allows];
            const NamedAgent *namedAgent = site.robotsAi->namedAgent(token);
            Diagnostic &found = report.add(
                *site.robotsAi, rule.value,
                {phraseOf(token == "*", whole),
                 inQuotes(site.robots->tree.quoted(site.robots->line(winner.line))),
                 lineName(winner.line), inQuotes(namedAgent ? namedAgent->written : token),
                 inQuotes(exampleOf(path))});
            if (!whole)
                found.severity = Severity::Note; // an exception, perhaps meant
        };
        forEachWitness(*site.robotsAi, lower, DirectiveId::Disallow,
                       [&](const std::string &path) { tell(path, true); });
        forEachWitness(*site.robots, upper, DirectiveId::Allow,
                       [&](const std::string &path) { tell(path, false); });
        forEachOverlay(site, upper, lower, told,
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
                 "robots.txt is authoritative. Where one of its rules allows a path, a Disallow in "
                 "robots-ai.txt does not apply; only where robots.txt says nothing about the path "
                 "does robots-ai.txt decide. A plain “Allow: /” in robots.txt thus undoes the "
                 "whole of robots-ai.txt, though it seems to say no more than the default. "
                 "Where the two disagree is found on the patterns themselves: with Allow: "
                 "/*.html in robots.txt and Disallow: /blog/ in robots-ai.txt it is "
                 "/blog/*.html."),
             .source = "robots-ai.txt v1.7.1, relationship and relationships; S41"},
    .site = checkAiContradiction,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/across.h"
#include "core/lint/phrases.h"
#include "core/lint/policy.h"
#include "core/value/term.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

void checkPolicy(const SiteUnderCheck &site, Report &report) {
    const auto scopes = policyScopes(*site.robots2);
    const auto crawl = scopes.front().find(DirectiveId::Crawl);
    if (!crawl || termOf(crawl->value) != Term::Yes)
        return;
    const auto rules = decidingRules(*site.robots, "*");
    const auto root = decide(*site.robots, rules, "/\x01");
    const bool closed = root && !isAllow(*site.robots, *root) &&
                        std::ranges::none_of(
                            rules, [&](std::uint32_t rule) { return isAllow(*site.robots, rule); });
    if (closed)
        report.add(*site.robots2, bodyRange(site.robots2->line(crawl->line)),
                   {GATEPOST_TEXT("lint", "crawl: yes opens nothing: robots.txt closes the whole "
                                          "site to * in %1"),
                    lineName(site.robots->groups.rules[*root].line)});
}

void checkRobots2Wider(const SiteUnderCheck &site, Report &report) {
    if (site.robots == nullptr || site.robots2 == nullptr)
        return;
    checkPolicy(site, report);
    std::vector<std::uint32_t> told;
    PairBudget budget;
    for (const std::string &token : namedTokens(*site.robots2, *site.robots)) {
        const auto upper = decidingRules(*site.robots, token);
        const auto lower = decidingRules(*site.robots2, token);
        if (upper.empty())
            continue;
        if (!budget.take(upper, lower))
            continue;
        forEachWitness(*site.robots2, lower, DirectiveId::Allow, [&](const std::string &path) {
            const auto allows = decide(*site.robots2, lower, path);
            const auto denies = decide(*site.robots, upper, path);
            if (!allows || !isAllow(*site.robots2, *allows) || !denies ||
                isAllow(*site.robots, *denies) || std::ranges::contains(told, *allows))
                return;
            told.push_back(*allows);
            const GroupRule &rule = site.robots2->groups.rules[*allows];
            const GroupRule &winner = site.robots->groups.rules[*denies];
            Message closing = inQuotes(site.robots->tree.quoted(site.robots->line(winner.line)));
            report.add(
                *site.robots2, rule.value,
                token == "*"
                    ? Message(GATEPOST_TEXT("lint", "robots2.txt may only narrow: robots.txt "
                                                    "closes this to everyone by %1 in %2, so the "
                                                    "Allow opens nothing. Open it there, or remove "
                                                    "it here"),
                              std::move(closing), lineName(winner.line))
                    : Message(GATEPOST_TEXT("lint", "robots2.txt may only narrow: robots.txt "
                                                    "closes this to %1 by %2 in %3, so the Allow "
                                                    "opens nothing. Open it there, or remove it "
                                                    "here"),
                              inQuotes(token), std::move(closing), lineName(winner.line)));
        });
    }
}

} // namespace

extern const Check kRobots2Wider = {
    .rule = {.code = "robots2-wider",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "robots2.txt allows what robots.txt forbids"),
             .explanation = GATEPOST_TEXT(
                 "lint", "robots2.txt extends robots.txt and does not replace it: its path "
                         "rules may close more, never open what robots.txt has closed. "
                         "An Allow, or crawl: yes, for what robots.txt disallows has no effect; "
                         "whoever reads robots2.txt alone is misled by it."),
             .source = "robots2.txt v0.2.1, how to use this file; S50, S55"},
    .site = checkRobots2Wider,
};

} // namespace gatepost::linting

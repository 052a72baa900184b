// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

/// A name that stands for a use and for no crawler.
bool isUseToken(std::string_view value) {
    return startsWithIgnoringCase(value, "__usage_");
}

void checkTokenBesideCrawlers(const FileUnderCheck &file, Report &report) {
    for (const Group &group : file.groups.groups) {
        const auto agents = file.groups.agentsOf(group);
        const auto token = std::ranges::find_if(
            agents, [](const GroupAgent &agent) { return isUseToken(agent.value); });
        const auto crawler = std::ranges::find_if_not(
            agents, [](const GroupAgent &agent) { return isUseToken(agent.value); });
        const auto rules = file.groups.rulesOf(group);
        const bool closes = std::ranges::any_of(rules, [&](const GroupRule &rule) {
            return rule.directive == DirectiveId::Disallow && !file.tree.slice(rule.value).empty();
        });
        if (token == agents.end() || crawler == agents.end() || !closes)
            continue;
        report.add(file, file.line(token->line).value(),
                   {GATEPOST_TEXT(
                        "lint", "%1 states a preference about training, and shares its group with "
                                "%2: what is closed here is closed to the crawler too, for search "
                                "as well. Give the token its own group"),
                    inQuotes(token->value), inQuotes(crawler->value)});
    }
}

} // namespace

extern const Check kTokenBesideCrawlers = {
    .rule = {.code = "token-beside-crawlers",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Use token in a group of crawlers"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "A policy token such as __usage_ai-training stands for a use, not for a "
                 "crawler: its Disallow says that pages are not to be used so, and does "
                 "not stop a fetch. In a group that also names crawlers the same Disallow stops "
                 "their fetches. If only the use is meant, the token needs its own group."),
             .source = "draft-kelley-aipref-training-preference-signal-00; S22"},
    .dialects = kRobotsLike,
    .file = checkTokenBesideCrawlers,
};

} // namespace gatepost::linting

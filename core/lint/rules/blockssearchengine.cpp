// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

/// Those that a site can hardly mean to shut out.
constexpr std::string_view kLarge[] = {"Googlebot", "Bingbot"};

void checkBlocksSearchEngine(const FileUnderCheck &file, Report &report) {
    for (const NamedAgent &namedAgent : file.namedAgents()) {
        if (namedAgent.kind != AgentValueKind::Token || namedAgent.plain.empty())
            continue;
        const bool large = std::ranges::any_of(kLarge, [&](std::string_view each) {
            return equalsIgnoringCase(each, namedAgent.written);
        });
        const KnownAgent *known = file.registry().find(namedAgent.written);
        if (known == nullptr)
            continue;
        const bool engine = known->category == Category::SearchIndexer && !known->ai &&
                            known->kind == AgentKind::Crawler &&
                            known->status == AgentStatus::Current;
        if (!large && !engine)
            continue;
        const auto rules = file.rulesOf(namedAgent.plain);
        const auto all = decide(file, rules, "/\x01");
        if (!all || isAllow(file, *all) ||
            std::ranges::any_of(rules, [&](std::uint32_t rule) { return isAllow(file, rule); }))
            continue;
        Diagnostic &found = report.add(
            file, file.line(namedAgent.line).value(),
            {GATEPOST_TEXT("lint", "The whole site is closed to the search engine %1 (%2) by %3; "
                                   "it will fade from its results"),
             inQuotes(known->token), known->operatorName, lineName(file.groups.rules[*all].line)});
        if (large)
            found.severity = Severity::Warning;
    }
}

} // namespace

extern const Check kBlocksSearchEngine = {
    .rule = {.code = "blocks-search-engine",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Whole site closed to a search engine"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A group with Disallow: / for a search engine's crawler takes the site "
                         "out of that engine's results, in time. It is a warning for the largest "
                         "ones, where it is seldom meant: to keep content out of AI training the "
                         "operators offer separate tokens, such as Google-Extended."),
             .source = "RFC 9309 §2.2.2; the operators' documentation"},
    .dialects = kRobots,
    .file = checkBlocksSearchEngine,
};

} // namespace gatepost::linting

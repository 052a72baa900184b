// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/phrases.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

/// A token such as Yandex never fetches under its own name, but the operator's crawlers follow its group.
bool isFallback(const Registry &registry, const KnownAgent &agent) {
    return std::ranges::any_of(registry.agents(), [&](const KnownAgent &other) {
        return std::ranges::contains(other.fallbackTokens, agent.token);
    });
}

void checkPolicyTokenPace(const FileUnderCheck &file, Report &report) {
    for (const Group &group : file.groups.groups) {
        const auto agents = file.groups.agentsOf(group);
        std::vector<Message> tokens;
        for (const GroupAgent &agent : agents) {
            const KnownAgent *known = file.registry().find(agent.value);
            if (known != nullptr && known->kind == AgentKind::PolicyToken &&
                !isFallback(file.registry(), *known))
                tokens.emplace_back(known->token);
        }
        if (tokens.empty() || tokens.size() != agents.size())
            continue;
        for (const std::uint32_t index : file.groups.othersOf(group)) {
            const Line &line = file.line(index);
            if (!line.is(DirectiveId::CrawlDelay) && !line.is(DirectiveId::VisitTime) &&
                !line.is(DirectiveId::RequestRate))
                continue;
            Diagnostic &found = report.add(
                file, bodyRange(line),
                {tokens.size() == 1
                     ? GATEPOST_TEXT("lint",
                                     "%1 is a word about the use of content and never "
                                     "fetches, so hours and pace mean nothing here. Put the "
                                     "line into the group of the crawler that fetches")
                     : GATEPOST_TEXT("lint", "%1 are words about the use of content and never "
                                             "fetch, so hours and pace mean nothing here. Put the "
                                             "line into the group of the crawler that fetches"),
                 Message::list(tokens, Conjunction::And)});
            found.fixes.push_back(removeLineFix(file, index, FixKind::Choice));
        }
    }
}

} // namespace

extern const Check kPolicyTokenPace = {
    .rule =
        {.code = "policy-token-pace",
         .severity = Severity::Warning,
         .title = GATEPOST_TEXT("lint", "Pace for a token that never fetches"),
         .explanation = GATEPOST_TEXT(
             "lint", "Some tokens, such as Google-Extended and Applebot-Extended, stand for no "
                     "crawler: they say what may be done with "
                     "content that another crawler of the same operator fetched. Crawl-delay, "
                     "Request-rate and Visit-time in "
                     "their group reach nobody."),
         .source =
             "developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers; S18"},
    .dialects = kRobotsLike,
    .file = checkPolicyTokenPace,
};

} // namespace gatepost::linting

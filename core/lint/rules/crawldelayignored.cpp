// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkCrawlDelayIgnored(const FileUnderCheck &file, Report &report) {
    for (const Group &group : file.groups.groups) {
        const auto agents = file.groups.agentsOf(group);
        std::vector<Message> names;
        for (const GroupAgent &agent : agents) {
            const KnownAgent *known = file.registry().find(agent.value);
            if (known != nullptr && known->obeysCrawlDelay == Documented::No &&
                known->kind != AgentKind::PolicyToken)
                names.push_back(known->token);
        }
        if (names.empty() || names.size() != agents.size())
            continue;
        for (const std::uint32_t index : file.groups.othersOf(group)) {
            if (!file.line(index).is(DirectiveId::CrawlDelay))
                continue;
            if (names.size() > 3)
                report.add(file, bodyRange(file.line(index)),
                           Message::counted(
                               GATEPOST_COUNTED(
                                   "lint",
                                   "%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down "
                                   "at the server, with status 429 or 503 when there is too much",
                                   "%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down "
                                   "at the server, with status 429 or 503 when there is too much"),
                               names.size() - 3, names[0], names[1], names[2]));
            else
                report.add(
                    file, bodyRange(file.line(index)),
                    Message::counted(
                        GATEPOST_COUNTED("lint",
                                         "%1 do not follow Crawl-delay. Slow it down at the "
                                         "server, with status 429 or 503 when there is too much",
                                         "%1 does not follow Crawl-delay. Slow it down at the "
                                         "server, with status 429 or 503 when there is too much"),
                        names.size(), Message::list(names, Conjunction::And)));
        }
    }
}

} // namespace

extern const Check kCrawlDelayIgnored = {
    .rule = {.code = "crawl-delay-ignored",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Crawl-delay for agents that do not follow it"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Crawl-delay is not part of the standard, and the operators of these "
                         "agents say that they do not follow it: they set their pace themselves. A "
                         "server that answers 429 or 503 under load slows most of them down."),
             .source = "the operators' documentation; S18"},
    .dialects = kRobotsLike,
    .file = checkCrawlDelayIgnored,
};

} // namespace gatepost::linting

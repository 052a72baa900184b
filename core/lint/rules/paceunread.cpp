// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/phrases.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

/// Groups of the extended standard say it to robots that know it; tokens that never fetch have a check of their own.
bool isForCrawlers(const FileUnderCheck &file, const Group &group) {
    if (group.version == GroupVersion::Extended)
        return false;
    return std::ranges::any_of(file.groups.agentsOf(group), [&](const GroupAgent &agent) {
        const KnownAgent *known = file.registry().find(agent.value);
        return known == nullptr || known->kind != AgentKind::PolicyToken;
    });
}

void checkPaceUnread(const FileUnderCheck &file, Report &report) {
    for (const Group &group : file.groups.groups) {
        if (!isForCrawlers(file, group))
            continue;
        for (const std::uint32_t index : file.groups.othersOf(group)) {
            const Line &line = file.line(index);
            if (!line.is(DirectiveId::VisitTime) && !line.is(DirectiveId::RequestRate))
                continue;
            report.add(
                file, bodyRange(line),
                {line.is(DirectiveId::VisitTime)
                     ? GATEPOST_TEXT("lint",
                                     "No large crawler is documented to follow %1. To keep "
                                     "crawlers out at some hours, refuse them at the server")
                     : GATEPOST_TEXT("lint", "No large crawler is documented to follow %1. Slow "
                                             "them down at the server, with status 429 or 503 when "
                                             "there is too much"),
                 directiveName(line.directive)});
        }
    }
}

} // namespace

extern const Check kPaceUnread = {
    .rule = {.code = "pace-unread",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Hours or rate that hardly any crawler reads"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Visit-time and Request-rate come from a draft of 1996 that was never "
                         "finished. No operator of a large crawler documents that it follows them; "
                         "some understand Crawl-delay. The lines do no harm, but the load that "
                         "they are meant to prevent comes all the same."),
             .source = "the operators' documentation; S33, S34"},
    .dialects = kRobots,
    .file = checkPaceUnread,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/phrases.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace gatepost::linting {

namespace {

/// Documented not to follow these files, though something is asked of it.
const KnownAgent *ignoring(const FileUnderCheck &file, const NamedAgent &namedAgent) {
    if (namedAgent.kind != AgentValueKind::Token)
        return nullptr;
    const KnownAgent *known = file.registry().find(namedAgent.written);
    if (known == nullptr || known->obeysRobots != Documented::No)
        return nullptr;
    const auto rules = file.rulesOf(namedAgent.plain);
    return std::ranges::all_of(rules, [&](std::uint32_t rule) { return isAllow(file, rule); })
               ? nullptr
               : known;
}

void checkIgnoresRobots(const FileUnderCheck &file, Report &report) {
    // One remark for each group: whoever keeps out seventy agents does not want to read the same thing five times.
    std::map<std::uint32_t, std::vector<std::pair<const NamedAgent *, const KnownAgent *>>> byGroup;
    for (const NamedAgent &namedAgent : file.namedAgents())
        if (const KnownAgent *known = ignoring(file, namedAgent))
            byGroup[namedAgent.plain.front()].emplace_back(&namedAgent, known);
    for (const auto &[group, found] : byGroup) {
        const auto &[first, known] = found.front();
        const ByteRange range = file.line(first->line).value();
        if (found.size() > 1)
            report.add(file, range,
                       Message::counted(
                           GATEPOST_COUNTED("lint",
                                            "%1 and %n more agents of this group are documented "
                                            "not to follow these files. To keep them out, refuse "
                                            "them at the server",
                                            "%1 and %n more agent of this group are documented "
                                            "not to follow these files. To keep them out, refuse "
                                            "them at the server"),
                           found.size() - 1, inQuotes(known->token)));
        else
            report.add(
                file, range,
                {known->kind == AgentKind::UserFetcher
                     ? GATEPOST_TEXT("lint", "%1 is documented not to follow these files, since it "
                                             "fetches what a person asked for. To keep it out, "
                                             "refuse it at the server")
                     : GATEPOST_TEXT("lint", "%1 is documented not to follow these files. To "
                                             "keep it out, refuse it at the server"),
                 inQuotes(known->token)});
    }
}

} // namespace

extern const Check kIgnoresRobots = {
    .rule = {.code = "ignores-robots",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Agent that does not follow these files"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Policy files ask; they do not bar. This agent is documented, by its "
                         "operator or by observers, not to follow "
                         "them. The group does no harm and states your will, but only the "
                         "server or a firewall can refuse the agent."),
             .source = "the operator's documentation; S18"},
    .file = checkIgnoresRobots,
};

} // namespace gatepost::linting

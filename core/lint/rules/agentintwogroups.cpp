// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

namespace gatepost::linting {

namespace {

void check(const FileUnderCheck &file, Report &report) {
    for (const Audience &audience : file.audiences()) {
        for (std::size_t i = 1; i < audience.plain.size(); ++i) {
            const Group &first = file.groups.groups[audience.plain[0]];
            const Group &again = file.groups.groups[audience.plain[i]];
            for (const GroupAgent &agent : file.groups.agentsOf(again)) {
                const bool same = audience.isStar()
                                      ? agentValueKind(agent.value) == AgentValueKind::Star
                                      : equalsIgnoringCase(agent.value, audience.key);
                if (!same)
                    continue;
                report.add(
                    file, file.line(agent.line).value(),
                    {GATEPOST_TEXT(
                         "lint",
                         "%1 has a group in %2 already. Crawlers that follow the standard read "
                         "both as one; old ones take the first alone. Put them together"),
                     inQuotes(audience.written), lineName(first.firstLine)});
                break;
            }
        }
    }
}

} // namespace

extern const Check kAgentInTwoGroups = {
    .rule = {.code = "agent-in-two-groups",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Agent with several groups"),
             .explanation = GATEPOST_TEXT(
                 "lint", "All groups that name the same agent are read as one. That is the "
                         "standard of 2022; crawlers of the old "
                         "school take the first record that names them and stop there, so the "
                         "rules of the second group may go "
                         "unread. Putting them together makes the file mean the same to all."),
             .source = "RFC 9309 §2.2.1; S13, S91"},
    .file = check,
};

} // namespace gatepost::linting

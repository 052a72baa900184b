// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkEmptyGroup(const FileUnderCheck &file, Report &report) {
    for (const Group &group : file.groups.groups) {
        if (group.rulesBegin != group.rulesEnd || group.othersBegin != group.othersEnd)
            continue;
        const auto agents = file.groups.agentsOf(group);
        const Line &line = file.line(group.firstLine);
        const bool isLast = &group == &file.groups.groups.back();
        Message message;
        if (agents.size() == 1)
            message = {
                isLast
                    ? GATEPOST_TEXT("lint", "This group has no rules, so %1 may fetch everything. "
                                            "If that is intended, add an empty Disallow:")
                    : GATEPOST_TEXT(
                          "lint",
                          "This group has no rules, so %1 may fetch everything; the rules below "
                          "belong to other groups. If that is intended, add an empty Disallow:"),
                inQuotes(agents.front().value)};
        else
            message = Message::counted(
                isLast ? GATEPOST_COUNTED(
                             "lint",
                             "This group has no rules, so its %n agents may fetch everything. "
                             "If that is intended, add an empty Disallow:",
                             "This group has no rules, so its %n agent may fetch everything. "
                             "If that is intended, add an empty Disallow:")
                       : GATEPOST_COUNTED("lint",
                                          "This group has no rules, so its %n agents may fetch "
                                          "everything; the rules below belong to other groups. "
                                          "If that is intended, add an empty Disallow:",
                                          "This group has no rules, so its %n agent may fetch "
                                          "everything; the rules below belong to other groups. "
                                          "If that is intended, add an empty Disallow:"),
                agents.size());
        Diagnostic &found = report.add(file, bodyRange(line), std::move(message));
        const bool forAll =
            agents.size() == 1 && agentValueKind(agents.front().value) == AgentValueKind::Star;
        if (forAll && file.groups.groups.size() == 1)
            found.severity = Severity::Note; // customary beside a Sitemap: all is open
    }
}

} // namespace

extern const Check kEmptyGroup = {
    .rule = {.code = "empty-group",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Group without rules"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "A group that states nothing allows everything to its agents, also what the group "
                 "for * forbids, since an agent "
                 "follows one group alone. Perhaps its rules got lost, or a directive nobody knows "
                 "took their "
                 "place. An explicit “Disallow:” with nothing behind it says the same on purpose."),
             .source = "RFC 9309 §2.2.1, §2.2.2; S20, S22"},
    .file = checkEmptyGroup,
};

} // namespace gatepost::linting

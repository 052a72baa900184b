// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <optional>

namespace gatepost::linting {

namespace {

/// The names of a group, without case, sorted.
std::vector<std::string> namesOf(const FileUnderCheck &file, const Group &group) {
    std::vector<std::string> names;
    for (const GroupAgent &agent : file.groups.agentsOf(group))
        names.push_back(toLower(agent.value));
    std::ranges::sort(names);
    return names;
}

/// Puts the rules of the later group behind those of the first, where both name the same agents: to everybody the file
/// then says what it said, and to crawlers of the old school what was meant.
std::optional<Fix> joinFix(const FileUnderCheck &file, const Group &first, const Group &again) {
    if (first.lastLine >= again.firstLine || namesOf(file, first) != namesOf(file, again) ||
        first.trap || again.trap)
        return {};
    if (std::ranges::any_of(file.groups.rulesOf(again), &GroupRule::joined))
        return {};
    std::string moved;
    for (std::uint32_t line = again.firstLine; line <= again.lastLine; ++line) {
        const Line &each = file.line(line);
        if (each.is(DirectiveId::UserAgent))
            continue;
        moved += file.tree.slice(each.whole());
        if (each.contentEnd == each.end)
            moved += lineEndOf(file);
    }
    // The blank lines before the later group go with it.
    std::uint32_t from = again.firstLine;
    while (from > first.lastLine + 1 && file.line(from - 1).kind == LineKind::Blank)
        --from;
    Fix fix{GATEPOST_TEXT("lint", "Put both groups together"),
            TextEdit::insert(file.line(first.lastLine).end, std::move(moved)), FixKind::Choice};
    fix.edit.add({{file.line(from).begin, file.line(again.lastLine).end}, {}});
    return fix;
}

void checkAgentInTwoGroups(const FileUnderCheck &file, Report &report) {
    for (const NamedAgent &namedAgent : file.namedAgents()) {
        for (std::size_t i = 1; i < namedAgent.plain.size(); ++i) {
            const Group &first = file.groups.groups[namedAgent.plain[0]];
            const Group &again = file.groups.groups[namedAgent.plain[i]];
            for (const GroupAgent &agent : file.groups.agentsOf(again)) {
                const bool same = namedAgent.isStar()
                                      ? agentValueKind(agent.value) == AgentValueKind::Star
                                      : equalsIgnoringCase(agent.value, namedAgent.key);
                if (!same)
                    continue;
                Diagnostic &found = report.add(
                    file, file.line(agent.line).value(),
                    {GATEPOST_TEXT(
                         "lint",
                         "%1 has a group in %2 already. Crawlers that follow the standard read "
                         "both as one; old ones take the first alone. Put them together"),
                     inQuotes(namedAgent.written), lineName(first.firstLine)});
                if (auto fix = joinFix(file, first, again))
                    found.fixes.push_back(std::move(*fix));
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
    .file = checkAgentInTwoGroups,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

void check(const FileUnderCheck &file, Report &report) {
    for (const Group &group : file.groups.groups) {
        if (!group.trap)
            continue;
        const auto agents = file.groups.agentsOf(group);
        // The first User-agent line behind a directive that does not close the run.
        const GroupAgent *joined = nullptr;
        std::uint32_t between = group.firstLine;
        for (std::size_t i = 1; i < agents.size() && joined == nullptr; ++i)
            for (std::uint32_t line = agents[i - 1].line + 1; line < agents[i].line; ++line)
                if (file.line(line).kind == LineKind::Directive) {
                    joined = &agents[i];
                    between = line;
                    break;
                }
        if (joined == nullptr)
            continue;
        const std::size_t rules = group.rulesEnd - group.rulesBegin;
        const bool star = std::ranges::any_of(agents, [&](const GroupAgent &agent) {
            return agent.line < joined->line && agentValueKind(agent.value) == AgentValueKind::Star;
        });
        const Phrase phrase =
            star
                ? GATEPOST_COUNTED(
                      "lint",
                      "This line joins the group above it: %1 in %2 does not close it, so the %n "
                      "rules below are for every crawler. Put an Allow or Disallow line between "
                      "them, an empty Disallow: if all is open",
                      "This line joins the group above it: %1 in %2 does not close it, so the %n "
                      "rule below is for every crawler. Put an Allow or Disallow line between "
                      "them, an empty Disallow: if all is open")
                : GATEPOST_COUNTED("lint",
                                   "This line joins the group above it: %1 in %2 does not close "
                                   "it, so the %n rules below are for %3 too. Put an Allow or "
                                   "Disallow line between them, an empty Disallow: if all is open",
                                   "This line joins the group above it: %1 in %2 does not close "
                                   "it, so the %n rule below is for %3 too. Put an Allow or "
                                   "Disallow line between them, an empty Disallow: if all is open");
        Diagnostic &found =
            report.add(file, bodyRange(file.line(joined->line)),
                       Message::counted(phrase, rules, inQuotes(file.tree.key(file.line(between))),
                                        lineName(between), inQuotes(agents.front().value)));
        // Behind the last directive before this line, so that the group above is closed where it ends.
        std::uint32_t last = joined->line - 1;
        while (last > 0 && file.line(last).kind != LineKind::Directive)
            --last;
        const Line &above = file.line(last);
        found.fixes.push_back({GATEPOST_TEXT("lint", "Close the group above with “Disallow:”"),
                               TextEdit::insert(above.end, "Disallow:" + lineEndOf(file)), false});
    }
}

} // namespace

extern const Check kGroupTrap = {
    .rule = {.code = "group-trap",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Group that swallows the one above"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Only Allow and Disallow end the run of User-agent lines that a group "
                         "begins with; other lines must not interfere. "
                         "So User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / is "
                         "one group for both, and blocks "
                         "everyone, though its author meant X alone. Blank lines do not part "
                         "groups either. An empty "
                         "“Disallow:” before the second User-agent line parts them."),
             .source = "RFC 9309 §2.2.1, §2.2.4; S20"},
    .file = check,
};

} // namespace gatepost::linting

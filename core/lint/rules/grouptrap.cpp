// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <string>
#include <unordered_set>

namespace gatepost::linting {

namespace {

/// Behind the last directive before the line that joined, so that the group above is closed where it ends.
Fix closeFix(const FileUnderCheck &file, std::uint32_t joined) {
    std::uint32_t last = joined - 1;
    while (last > 0 && file.line(last).kind != LineKind::Directive)
        --last;
    return {GATEPOST_TEXT("lint", "Close the group above with “Disallow:”"),
            TextEdit::insert(file.line(last).end, "Disallow:" + lineEndOf(file)), FixKind::Choice};
}

void checkGroupTrap(const FileUnderCheck &file, Report &report) {
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
        // Who is named below, too, has what stands below anyway.
        std::unordered_set<std::string> below;
        for (const GroupAgent &agent : agents)
            if (agent.line >= joined->line)
                below.insert(toLower(agent.value));
        const bool widens = std::ranges::any_of(agents, [&](const GroupAgent &agent) {
            return agent.line < joined->line && !below.contains(toLower(agent.value));
        });
        if (!widens)
            continue;
        const auto all = file.groups.rulesOf(group);
        const auto rules = static_cast<std::size_t>(std::ranges::count_if(
            all, [&](const GroupRule &rule) { return !file.tree.slice(rule.value).empty(); }));
        if (rules == 0) {
            Diagnostic &found = report.add(
                file, bodyRange(file.line(joined->line)),
                {GATEPOST_TEXT("lint",
                               "This line joins the group above it: %1 in %2 does not close "
                               "it, so hours and pace below are for both. Neither has a rule, "
                               "so nobody may fetch more or less. Put an empty Disallow: "
                               "between them to keep them apart"),
                 inQuotes(file.tree.key(file.line(between))), lineName(between)});
            found.severity = Severity::Note;
            found.fixes.push_back(closeFix(file, joined->line));
            continue;
        }
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
        found.fixes.push_back(closeFix(file, joined->line));
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
                         "everyone, though its author meant X alone. Blank lines do not "
                         "separate groups either. An empty “Disallow:” before the second "
                         "User-agent line separates them. Where no rule follows, only hours and "
                         "pace are shared: that is a note. An agent that is named on both sides is "
                         "not reported."),
             .source = "RFC 9309 §2.2.1, §2.2.4; S20"},
    .file = checkGroupTrap,
};

} // namespace gatepost::linting

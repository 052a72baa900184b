// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkBlankLineInGroup(const FileUnderCheck &file, Report &report) {
    if (file.isHtml())
        return;
    for (const Group &group : file.groups.groups) {
        const auto agents = file.groups.agentsOf(group);
        const auto rules = file.groups.rulesOf(group);
        if (agents.empty() || rules.empty() || rules.front().joined)
            continue;
        // The last blank line between the names and the first rule: of 1994's record only the agents are left.
        std::uint32_t blank = 0;
        for (std::uint32_t index = agents.back().line + 1; index < rules.front().line; ++index)
            if (file.line(index).kind == LineKind::Blank)
                blank = index;
        if (blank == 0)
            continue;
        Diagnostic &found = report.add(
            file, bodyRange(file.line(rules.front().line)),
            {GATEPOST_TEXT("lint", "An empty line separates this rule from the User-agent line in "
                                   "%1: crawlers that read as in 1994 do not see the rules. Remove "
                                   "the empty line"),
             lineName(agents.back().line)});
        // Only where all that lies between is empty: a comment is not ours to move.
        const std::uint32_t first = agents.back().line + 1;
        bool onlyBlanks = true;
        for (std::uint32_t index = first; index < rules.front().line; ++index)
            onlyBlanks = onlyBlanks && file.line(index).kind == LineKind::Blank;
        if (onlyBlanks)
            found.fixes.push_back(
                {GATEPOST_TEXT("lint", "Remove the empty line"),
                 TextEdit::remove({file.line(first).begin, file.line(rules.front().line).begin}),
                 FixKind::Repair});
    }
}

} // namespace

extern const Check kBlankLineInGroup = {
    .rule = {.code = "blank-line-in-group",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Empty line between User-agent and its rules"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "Today an empty line means nothing. In the first standard of 1994 it ended "
                 "a record, and some simple crawlers still read so: to them the agents "
                 "have no rules, and the rules no agents. Without the empty line all "
                 "readers agree."),
             .source = "A Standard for Robot Exclusion, 1994; RFC 9309 §2.2; S91"},
    .dialects = kRobots,
    .file = checkBlankLineInGroup,
};

} // namespace gatepost::linting

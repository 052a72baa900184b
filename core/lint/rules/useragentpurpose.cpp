// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

/// True if the line comes between rules of one group: Google begins a new group there.
bool splitsGroup(const FileUnderCheck &file, std::uint32_t line) {
    const auto index = file.groups.groupAt(line);
    if (!index)
        return false;
    const auto rules = file.groups.rulesOf(file.groups.groups[*index]);
    return std::ranges::any_of(rules, [&](const GroupRule &rule) { return rule.line < line; }) &&
           std::ranges::any_of(rules, [&](const GroupRule &rule) { return rule.line > line; });
}

void checkUserAgentPurpose(const FileUnderCheck &file, Report &report) {
    for (const std::uint32_t index : file.linesOf(DirectiveId::UserAgentPurpose)) {
        const Line &line = file.line(index);
        const bool splits = splitsGroup(file, index);
        Diagnostic &found = report.add(
            file, bodyRange(line),
            {splits ? GATEPOST_TEXT("lint", "No known crawler reads User-Agent-Purpose, and Google "
                                            "takes the line for “User-agent: %1”: the rules below "
                                            "it are then no longer for the agents of this group. "
                                            "Remove the line")
                    : GATEPOST_TEXT("lint", "No known crawler reads User-Agent-Purpose, and Google "
                                            "takes the line for “User-agent: %1”. Name the agents "
                                            "by their tokens instead"),
             file.tree.value(line)});
        if (splits)
            found.severity = Severity::Warning;
        found.fixes.push_back(removeLineFix(file, index, FixKind::Choice));
    }
}

} // namespace

extern const Check kUserAgentPurpose = {
    .rule = {.code = "user-agent-purpose",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "User-Agent-Purpose"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Two drafts proposed to name agents by what they do; both have expired, "
                         "and no crawler is known to read the line. Google's parser takes any "
                         "key that begins with “user-agent” for User-agent, so to Google the line "
                         "names an agent that does not exist. Between the rules of a group that "
                         "does harm: the rules below belong to that agent alone (a warning)."),
             .source = "draft-jimenez-tbd-robotstxt-update-00 §2; google/robotstxt; S17, S90"},
    .dialects = kRobotsLike,
    .file = checkUserAgentPurpose,
};

} // namespace gatepost::linting

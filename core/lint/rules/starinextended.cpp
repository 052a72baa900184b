// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkStarInExtended(const FileUnderCheck &file, Report &report) {
    for (const Group &group : file.groups.groups) {
        if (group.version != GroupVersion::Extended)
            continue;
        for (const GroupAgent &agent : file.groups.agentsOf(group)) {
            if (agentValueKind(agent.value) != AgentValueKind::Star)
                continue;
            Diagnostic &found = report.add(
                file, file.line(agent.line).value(),
                {GATEPOST_TEXT("lint", "The group for * is for every robot, but %1 makes it a "
                                       "group that almost none can read: others take its patterns "
                                       "for prefixes. Give * plain rules, and name the robots that "
                                       "know the standard 2.0"),
                 inQuotes(file.tree.quoted(file.line(*group.versionLine)))});
            found.fixes.push_back({GATEPOST_TEXT("lint", "Remove Robot-version, so that the group "
                                                         "is a plain one"),
                                   TextEdit::remove(file.line(*group.versionLine).whole()),
                                   FixKind::Choice});
        }
    }
}

} // namespace

extern const Check kStarInExtended = {
    .rule = {.code = "star-in-extended",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Group for * by the standard 2.0"),
             .explanation = GATEPOST_TEXT(
                 "lint", "The extended standard 2.0 itself asks that the group for * keeps to the "
                         "form of the original standard, because it is for robots that one does "
                         "not know. Robots that do not know 2.0 read whole paths and shell "
                         "patterns as prefixes, pass over hours and rates, and may end up with "
                         "another policy than the one that is meant."),
             .source = "the extended standard 2.0, User-agent; S30, S82"},
    .dialects = kRobotsLike,
    .file = checkStarInExtended,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

void checkRobotVersionLate(const FileUnderCheck &file, Report &report) {
    for (const std::uint32_t index : file.linesOf(DirectiveId::RobotVersion)) {
        const auto groupIndex = file.groups.groupAt(index);
        const Line &line = file.line(index);
        if (!groupIndex) {
            report.add(file, bodyRange(line),
                       GATEPOST_TEXT("lint",
                                     "Robot-version is in no group and decides nothing. Put it "
                                     "directly below the User-agent lines of its group"));
            continue;
        }
        const Group &group = file.groups.groups[*groupIndex];
        if (group.versionLine == index)
            continue;
        Diagnostic &found = report.add(
            file, bodyRange(line),
            group.versionLine
                ? Message(GATEPOST_TEXT("lint", "The group has a Robot-version in %1 already; this "
                                                "one decides nothing"),
                          lineName(*group.versionLine))
                : Message(GATEPOST_TEXT("lint", "Robot-version counts only directly below the "
                                                "User-agent lines; here it decides nothing, and "
                                                "the group is read as plain robots.txt. Move it "
                                                "up")));
        if (group.versionLine)
            continue;
        const auto agents = file.groups.agentsOf(group);
        const Line &last = file.line(agents.back().line);
        if (agents.back().line > index)
            continue;
        TextEdit edit =
            TextEdit::insert(last.end, std::string(file.tree.slice({line.begin, line.contentEnd})) +
                                           lineEndOf(file));
        edit.add({line.whole(), {}});
        found.fixes.push_back(
            {GATEPOST_TEXT("lint", "Move it below User-agent"), std::move(edit), FixKind::Choice});
    }
}

} // namespace

extern const Check kRobotVersionLate = {
    .rule = {.code = "robot-version-late",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Robot-version in the wrong place"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "A group is of the extended standard if Robot-version follows its User-agent "
                 "lines directly, with nothing but blank lines and comments between. Anywhere else "
                 "the line decides nothing: the group's rules are read as plain prefixes and by "
                 "length, not as whole paths in the order of the extended standard."),
             .source = "Extended standard 2.0, Robot-version; S30"},
    .dialects = kRobotsLike,
    .file = checkRobotVersionLate,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkNoBlankLine(const FileUnderCheck &file, Report &report) {
    for (const Group &group : file.groups.groups) {
        if (group.firstLine == 0 || &group == &file.groups.groups.front())
            continue;
        // Comments right above a group belong to it.
        std::uint32_t first = group.firstLine;
        while (first > 0 && file.line(first - 1).kind == LineKind::Comment)
            --first;
        if (first == 0 || file.line(first - 1).kind == LineKind::Blank)
            continue;
        Diagnostic &found =
            report.add(file, bodyRange(file.line(group.firstLine)),
                       GATEPOST_TEXT("lint", "No empty line separates this group from the one "
                                             "above. Put one between them"));
        found.fixes.push_back({GATEPOST_TEXT("lint", "Put an empty line before the group"),
                               TextEdit::insert(file.line(first).begin, lineEndOf(file)),
                               FixKind::Safe});
    }
}

} // namespace

extern const Check kNoBlankLine = {
    .rule = {.code = "no-blank-line",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Groups without an empty line between them"),
             .explanation = GATEPOST_TEXT(
                 "lint", "robots-ai.txt should have an empty line between its groups. Readers "
                         "that follow RFC 9309 do not need it; old ones end a group at the empty "
                         "line and would take two groups for one. Comments directly above a "
                         "User-agent line go with it."),
             .source = "ADF-010, validation; S91"},
    .dialects = kRobotsAi,
    .file = checkNoBlankLine,
};

} // namespace gatepost::linting

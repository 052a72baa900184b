// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkContradictoryRules(const FileUnderCheck &file, Report &report) {
    for (const DeadRule &dead : file.dead()) {
        if (file.normalised(dead.rule) != file.normalised(dead.by) ||
            isAllow(file, dead.rule) == isAllow(file, dead.by))
            continue;
        const GroupRule &rule = file.groups.rules[dead.rule];
        const GroupRule &winner = file.groups.rules[dead.by];
        Diagnostic &found = report.add(
            file, rule.value,
            {GATEPOST_TEXT("lint", "Line %1 allows the same path, and at equal length Allow wins: "
                                   "this Disallow never decides. Remove the one that is wrong"),
             winner.line + 1});
        if (!rule.joined)
            found.fixes.push_back(removeLineFix(file, rule.line, FixKind::Choice));
        if (!winner.joined)
            found.fixes.push_back(
                {Message(GATEPOST_TEXT("lint", "Remove the Allow in %1"), lineName(winner.line)),
                 TextEdit::remove(file.line(winner.line).whole()), FixKind::Choice});
    }
}

} // namespace

extern const Check kContradictoryRules = {
    .rule = {.code = "contradictory-rules",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Allow and Disallow for the same path"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "One and the same path is allowed and disallowed to the same agents. The standard "
                 "settles it: at equal length Allow wins, whichever comes first. Crawlers of the "
                 "old school take the first in the file instead, so the file does not mean the "
                 "same to all. One of the two is probably left over."),
             .source = "RFC 9309 §2.2.2; S23, S91"},
    .file = checkContradictoryRules,
};

} // namespace gatepost::linting

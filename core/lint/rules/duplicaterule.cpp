// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/lint/repeatedrules.h"

namespace gatepost::linting {

namespace {

void checkDuplicateRule(const FileUnderCheck &file, Report &report) {
    for (const DeadRule &dead : file.dead()) {
        if (file.normalised(dead.rule) != file.normalised(dead.by) ||
            isAllow(file, dead.rule) != isAllow(file, dead.by))
            continue;
        const GroupRule &rule = file.groups.rules[dead.rule];
        if (report.isDone(file, rule.value))
            continue;
        const GroupRule &first = file.groups.rules[dead.by];
        const bool sameText = file.tree.slice(rule.value) == file.tree.slice(first.value);
        Diagnostic &found = report.add(
            file, rule.value,
            {sameText ? GATEPOST_TEXT("lint",
                                      "The same rule is already in %1; it counts once. Remove one")
                      : GATEPOST_TEXT("lint", "The same path, written differently, is already in "
                                              "%1; it counts once. Remove one"),
             lineName(first.line)});
        if (!rule.joined)
            found.fixes.push_back(removeLineFix(
                file, rule.line, isSafelyRepeated(file, dead) ? FixKind::Safe : FixKind::Choice));
    }
}

} // namespace

extern const Check kDuplicateRule = {
    .rule = {.code = "duplicate-rule",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Rule given twice"),
             .explanation = GATEPOST_TEXT(
                 "lint", "The same Allow or Disallow appears twice in what an agent reads as one "
                         "group. The second changes nothing. It makes the file longer and easy to "
                         "misread: whoever removes one of them has not removed the rule."),
             .source = "RFC 9309 §2.2.2; S13, S24"},
    .file = checkDuplicateRule,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void check(const FileUnderCheck &file, Report &report) {
    for (const DeadRule &dead : file.dead()) {
        if (file.normalised(dead.rule) == file.normalised(dead.by))
            continue; // duplicate-rule and contradictory-rules tell
        const GroupRule &rule = file.groups.rules[dead.rule];
        const GroupRule &by = file.groups.rules[dead.by];
        const bool longer = file.normalised(dead.by).size() > file.normalised(dead.rule).size();
        const bool sameKind = isAllow(file, dead.rule) == isAllow(file, dead.by);
        Diagnostic &found =
            report.add(file, rule.value,
                       "This rule decides nothing: every path that it matches is decided by " +
                           inQuotes(file.tree.quoted(file.line(by.line))) + " in " +
                           lineName(by.line) + ", which " +
                           (longer     ? "is longer"
                            : sameKind ? "stands first"
                                       : "allows at equal length") +
                           (sameKind ? ". Remove one of the two"
                                     : ". It says the opposite: keep the one that is meant"));
        if (sameKind)
            found.severity = Severity::Note;
        if (!rule.joined)
            found.fixes.push_back(removeLineFix(file, rule.line, false));
    }
}

} // namespace

extern const Check kDeadRule = {
    .rule = {.code = "dead-rule",
             .severity = Severity::Warning,
             .title = "Rule that never decides",
             .explanation = "The longest rule that matches a path decides, and here a longer one "
                            "matches every path that this rule matches: it "
                            "can never decide. This is found on the patterns themselves, not by "
                            "trying paths, so it is certain. Typical is "
                            "/blog beside /blog*, which is one byte longer and means the same; a "
                            "warning is given where the two say the "
                            "opposite, so that the file does not do what one of its lines says. "
                            "Length counts stars.",
             .source = "RFC 9309 §2.2.2; S22, S23"},
    .file = check,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/lint/policy.h"

namespace gatepost::linting {

namespace {

void checkDuplicateDirective(const FileUnderCheck &file, Report &report) {
    for (const RepeatedLine &each : repeatedLines(file)) {
        if (!each.value)
            continue; // invalid-value tells
        const Line &line = file.line(each.line);
        const std::string_view name = directiveName(line.directive);
        const bool same = *each.value == each.countsAs;
        Diagnostic &found = report.add(
            file, bodyRange(line),
            {GATEPOST_TEXT("lint", "%1 is said in %2 already in this scope (%3), and the first "
                                   "valid one counts: this line decides nothing. Remove one"),
             name, lineName(each.counts), inQuotes(each.countsAs)});
        if (same)
            found.severity = Severity::Note;
        found.fixes.push_back(
            removeLineFix(file, each.line, same ? FixKind::Safe : FixKind::Choice));
    }
}

} // namespace

extern const Check kDuplicateDirective = {
    .rule = {.code = "duplicate-directive",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Directive given twice"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "In one scope (the file as a whole, or all blocks of one name) a directive counts "
                 "once: the first line with a valid value. "
                 "The others have no effect, which is surprising if their values differ."),
             .source = "robots2.txt v0.2.1; S51, S54"},
    .dialects = kRobots2,
    .file = checkDuplicateDirective,
};

} // namespace gatepost::linting

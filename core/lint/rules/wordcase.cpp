// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"
#include "core/value/check.h"

namespace gatepost::linting {

namespace {

void checkWordCase(const FileUnderCheck &file, Report &report) {
    for (const ScopedLine &scoped : file.scopes.lines) {
        const Line &line = file.line(scoped.line);
        const Directive *row = file.tree.dialect().find(scoped.directive);
        if (row->kind != ValueKind::Words)
            continue;
        const std::string_view value = file.tree.value(line);
        const auto counts = checkValue(*row, value);
        if (!counts || *counts == value)
            continue;
        Diagnostic &found = report.add(
            file, line.value(),
            {GATEPOST_TEXT(
                 "lint",
                 "Values are written in lower case; some readers compare them exactly. Write %1"),
             inQuotes(*counts)});
        found.fixes.push_back(replaceFix(line.value(), *counts, FixKind::Safe));
    }
}

} // namespace

extern const Check kWordCase = {
    .rule = {.code = "word-case",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Value not in lower case"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Words such as yes, no and short-only are compared without case here, and "
                         "the specification shows them in lower case only. A reader that compares "
                         "exactly does not know “No”. Lower case is understood by all."),
             .source = "robots2.txt v0.2.1; S52"},
    .dialects = kRobots2,
    .file = checkWordCase,
};

} // namespace gatepost::linting

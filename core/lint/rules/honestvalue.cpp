// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

namespace gatepost::linting {

namespace {

void checkHonestValue(const FileUnderCheck &file, Report &report) {
    for (const std::uint32_t index : file.linesOf(DirectiveId::Honest)) {
        const Line &line = file.line(index);
        if (equalsIgnoringCase(file.tree.value(line), "yes"))
            continue;
        Diagnostic &found = report.add(
            file, line.value().empty() ? line.key() : line.value(),
            GATEPOST_TEXT("lint", "honest takes yes and nothing else: no site can permit an agent "
                                  "to lie about what it is. The line states nothing"));
        found.fixes.push_back(line.value().empty()
                                  ? Fix{GATEPOST_TEXT("lint", "Write yes"),
                                        TextEdit::insert(line.valueEnd, " yes"), FixKind::Choice}
                                  : replaceFix(line.value(), "yes", FixKind::Choice));
        found.fixes.push_back(removeLineFix(file, index, FixKind::Choice));
    }
}

} // namespace

extern const Check kHonestValue = {
    .rule =
        {.code = "honest-value",
         .severity = Severity::Error,
         .title = GATEPOST_TEXT("lint", "honest is yes or nothing"),
         .explanation = GATEPOST_TEXT(
             "lint",
             "honest asks agents to represent truly what they are. The specification gives it one "
             "value, yes, and says that there is no "
             "other. Any other value is invalid and states nothing; leave the line out instead."),
         .source = "robots2.txt v0.2.1 section 3; S52"},
    .dialects = kRobots2,
    .file = checkHonestValue,
};

} // namespace gatepost::linting

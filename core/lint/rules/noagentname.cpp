// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkNoAgentName(const FileUnderCheck &file, Report &report) {
    for (const GroupAgent &agent : file.groups.agents) {
        const Line &line = file.line(agent.line);
        if (!file.tree.value(line).empty())
            continue;
        Diagnostic &found = report.add(
            file, bodyRange(line),
            GATEPOST_TEXT("lint", "User-agent names no agent, so the rules below apply to no "
                                  "agent. Write * for every crawler, or a product token"));
        found.fixes.push_back(
            {GATEPOST_TEXT("lint", "Write *"),
             TextEdit::replace({line.keyBegin + line.keyLength, line.valueEnd}, ": *"),
             FixKind::Choice});
    }
}

} // namespace

extern const Check kNoAgentName = {
    .rule = {.code = "no-agent-name",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "User-agent without a name"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A User-agent line without a value names no crawler. It still opens a "
                         "group, so the rules below belong to it "
                         "and reach nobody. Mostly * was meant."),
             .source = "RFC 9309 §2.2.1; S14"},
    .file = checkNoAgentName,
};

} // namespace gatepost::linting

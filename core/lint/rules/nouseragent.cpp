// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkNoUserAgent(const FileUnderCheck &file, Report &report) {
    if (file.isHtml() || !file.groups.agents.empty() || !file.groups.orphans.empty())
        return; // rules without a group: rule-before-agent tells
    report.add(file, file.tree.lines().empty() ? ByteRange{0, 0} : bodyRange(file.line(0)),
               GATEPOST_TEXT("lint", "The file has no User-agent line, so it says nothing to any "
                                     "agent. Add a group, or do not publish the file"));
}

} // namespace

extern const Check kNoUserAgent = {
    .rule = {.code = "no-user-agent",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "robots-ai.txt without a group"),
             .explanation = GATEPOST_TEXT(
                 "lint", "The specification of robots-ai.txt asks for at least one User-agent "
                         "line, and its validator rejects a file without one. Crawlers take such "
                         "a file like a missing one: it restricts nothing."),
             .source = "ADF-010 §3.11, §5.1.10; S1"},
    .dialects = kRobotsAi,
    .file = checkNoUserAgent,
};

} // namespace gatepost::linting

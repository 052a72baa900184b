// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkNoReportTo(const FileUnderCheck &file, Report &report) {
    if (file.firstDirective() == file.tree.lines().size() || file.isHtml() ||
        file.ref.isChained() || !file.linesOf(DirectiveId::ReportTo).empty())
        return;
    const std::uint32_t begin = file.line(file.firstDirective()).begin;
    report.add(file, {begin, begin},
               GATEPOST_TEXT("lint",
                             "No report-to line: nobody knows where to report an agent that "
                             "does not keep to this file. Add an address or a URL"));
}

} // namespace

extern const Check kNoReportTo = {
    .rule = {.code = "no-report-to",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Nowhere to report to"),
             .explanation = GATEPOST_TEXT(
                 "lint", "report-to names a mail address or a URL for reports of agents that "
                         "break the policy, and for agents that have questions. It is "
                         "optional; several lines are allowed."),
             .source = "robots2.txt v0.2.1 section 7; S52"},
    .dialects = kRobots2,
    .file = checkNoReportTo,
};

} // namespace gatepost::linting

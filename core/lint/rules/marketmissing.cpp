// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/lint/policy.h"
#include "core/value/term.h"

namespace gatepost::linting {

namespace {

void checkMarketMissing(const FileUnderCheck &file, Report &report) {
    if (!file.linesOf(DirectiveId::Market).empty())
        return;
    for (const PolicyScope &scope : policyScopes(file)) {
        const auto compete = scope.find(DirectiveId::Compete);
        if (!compete || termOf(compete->value) != Term::No)
            continue;
        report.add(file, bodyRange(file.line(compete->line)),
                   GATEPOST_TEXT("lint", "compete: no applies to competitors in your market, but "
                                         "no market is declared: agents must guess who is meant. "
                                         "Add a line such as “market: reference-publishing”"));
        return;
    }
}

} // namespace

extern const Check kMarketMissing = {
    .rule = {.code = "market-missing",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "compete: no without market"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "compete: no forbids the use by a competitor in the declared market. Without "
                 "market it still applies, but every agent judges for itself whether its operator "
                 "competes with you. One line of free text settles it."),
             .source = "robots2.txt v0.2.1 section 2; S57"},
    .dialects = kRobots2,
    .file = checkMarketMissing,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/lint/policy.h"
#include "core/value/term.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

void checkAskNotRehearsed(const SiteUnderCheck &site, Report &report) {
    if (site.robots2 == nullptr || site.site.asks)
        return;
    std::vector<StatedValue> asked;
    for (const PolicyScope &scope : policyScopes(*site.robots2))
        for (const auto &[directive, stated] : scope.values)
            if (termOf(stated.value) == Term::Ask)
                asked.push_back(stated);
    if (asked.empty())
        return;
    const StatedValue &first = *std::ranges::min_element(asked, {}, &StatedValue::line);
    report.add(*site.robots2, bodyRange(site.robots2->line(first.line)),
               Message::counted(
                   GATEPOST_COUNTED("lint",
                                    "%n lines say ask, but no answers of the ask endpoint are "
                                    "rehearsed: what agents get is not known here. Add them to "
                                    "asks.json, and make sure that %1 responds",
                                    "This line says ask, but no answers of the ask endpoint are "
                                    "rehearsed: what agents get is not known here. Add them to "
                                    "asks.json, and make sure that %1 responds"),
                   asked.size(), "/.well-known/robots2-ask"));
}

} // namespace

extern const Check kAskNotRehearsed = {
    .rule = {.code = "ask-not-rehearsed",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Asking that is not rehearsed"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A value of ask sends agents to the site's ask endpoint. If nothing "
                         "answers there, or it answers 404, every ask means no. The file asks.json "
                         "beside robots2.txt rehearses the answers: Gatepost then shows what each "
                         "agent gets, for how long, and for which paths."),
             .source = "robots2.txt section 6; S70–S74"},
    .dialects = kRobots2,
    .site = checkAskNotRehearsed,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/verdictkey.h"

namespace gatepost::exact {

std::vector<VerdictKey::Use> VerdictKey::usesOf(const UseTable &table) {
    std::vector<Use> uses;
    uses.reserve(table.size());
    for (const UseVerdict &use : table) {
        Use &key = uses.emplace_back();
        if (use.stated)
            key.stated = use.stated->text();
        key.effective = use.effective.text();
        key.cause = use.cause;
        key.ask = use.ask;
        if (use.scope)
            key.scope = {use.scope->kind, use.scope->name, use.scope->url};
        key.line = of(use.line);
    }
    return uses;
}

VerdictKey::VerdictKey(const Verdict &verdict, std::vector<Use> tableUses)
    : fetch{verdict.fetch.decision, verdict.fetch.reason},
      line(of(verdict.fetch.line)),
      uses(std::move(tableUses)),
      contentUsage(verdict.signals.contentUsage),
      contentSignal(verdict.signals.contentSignal),
      contentUsageApplies(verdict.signals.contentUsageApplies),
      aiTraining(verdict.signals.aiTraining),
      ruleOfThumb(verdict.ruleOfThumb),
      starIgnored(verdict.starIgnored) {
    if (const auto &hours = verdict.window)
        window = {hours->open, of(hours->line)};
    if (const auto &pace = verdict.rate)
        rate = {pace->secondsPerRequest, pace->kind, of(pace->line)};
    if (const auto &documented = verdict.known)
        known = {{documented->fetch.decision, documented->fetch.reason}, documented->reads};
    if (const auto &token = verdict.signals.useToken)
        useToken = token->allowed;
    for (const LineRef &comment : verdict.commentLines)
        comments.push_back(of(comment));
}

} // namespace gatepost::exact

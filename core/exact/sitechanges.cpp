// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/sitechanges.h"

#include <algorithm>
#include <tuple>

namespace gatepost::exact {

namespace {

SiteChange::What whatOf(Difference::What what) {
    switch (what) {
    case Difference::What::Fetch: return SiteChange::What::Fetch;
    case Difference::What::Pace: return SiteChange::What::Pace;
    case Difference::What::Use:
    case Difference::What::Signal: return SiteChange::What::Use;
    }
    return SiteChange::What::Use;
}

SiteChange changeOf(const Difference &difference) {
    SiteChange change;
    change.what = whatOf(difference.what);
    change.agents = difference.agents;
    change.everyAgent = difference.everyAgent;
    change.before = difference.decisionBefore;
    change.after = difference.decisionAfter;
    for (const SitePattern &pattern : difference.region.matches)
        change.scopes.push_back(pattern.pattern);
    change.paths = {difference.region.example};
    change.directive = difference.directive;
    change.valueBefore = difference.before.value;
    change.valueAfter = difference.after.value;
    change.line = difference.after.line; // of the site as it is now
    change.text = difference.text;
    return change;
}

} // namespace

SiteChanges siteChangesOf(const Differences &found) {
    std::vector<const Difference *> order;
    for (const Difference *difference : toldOnce(found.changes))
        order.push_back(difference);
    std::ranges::stable_sort(order, {}, [](const Difference *change) {
        const bool loss = change->isLoss();
        return std::tuple(!loss, loss && !change->region.contains("/"),
                          loss ? -static_cast<std::ptrdiff_t>(change->agents.size()) : 0);
    });
    SiteChanges result;
    for (const Difference *difference : order)
        result.changes.push_back(changeOf(*difference));
    result.complete = found.complete;
    result.agents = found.agents;
    return result;
}

SiteChanges siteChanges(const CompiledSite &before, const CompiledSite &after,
                        const CompareSample &sample, const Limits &limits) {
    ExactQuestion question;
    question.reading = sample.reading;
    question.competitor = sample.competitor;
    question.day = sample.at;
    question.paths = sample.paths;
    question.limits = limits;
    for (const Identity &agent : sample.agents)
        question.agents.push_back({agent, AskedAgent::Kind::Named, agent.name});
    return siteChangesOf(differences(before, after, question));
}

} // namespace gatepost::exact

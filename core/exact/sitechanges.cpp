// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/sitechanges.h"

#include <algorithm>
#include <set>
#include <string>
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

/// The agents to which a kind of change happens, and what they all have in common.
struct Concerned {
    std::set<std::string> agents;
    std::set<std::string> root; ///< those for whom it is about the start page too
    std::set<std::string> places;
    bool unknown = false; ///< who is known to nobody, too

    void add(const Difference &change) {
        const bool isRoot = change.region.contains("/");
        places.insert(placesOf(change.region).english());
        for (const std::string &name : change.agents) {
            const bool isUnknown = name == "*" || name.starts_with("* (");
            unknown = unknown || isUnknown;
            if (isUnknown)
                continue;
            agents.insert(name);
            if (isRoot)
                root.insert(name);
        }
    }
};

/// What is said of those who lose, or of those who gain.
struct AccessWords {
    Phrase none;
    Phrase onlyUnknown;
    Phrase root;
    Phrase place;
    Phrase someRoot;
    Phrase places;
};

Message inWords(const Concerned &who, const AccessWords &words) {
    const std::size_t count = who.agents.size();
    if (count == 0)
        return who.unknown ? words.onlyUnknown : words.none;
    if (who.root.size() == count)
        return Message::counted(words.root, count);
    if (!who.root.empty())
        return Message::counted(words.someRoot, count, who.root.size());
    if (who.places.size() == 1)
        return Message::counted(words.place, count, *who.places.begin());
    return Message::counted(words.places, count);
}

constexpr AccessWords kLoss = {
    GATEPOST_TEXT("changes", "No agent loses anything."),
    GATEPOST_TEXT("changes", "Only unknown agents lose something."),
    GATEPOST_COUNTED("changes", "%n agents lose /.", "%n agent loses /."),
    GATEPOST_COUNTED("changes", "%n agents lose %1.", "%n agent loses %1."),
    GATEPOST_COUNTED("changes", "%n agents lose something, %1 of them the start page.",
                     "%n agent loses something, %1 of them the start page."),
    GATEPOST_COUNTED("changes", "%n agents lose some places.", "%n agent loses some places."),
};
constexpr AccessWords kGain = {
    GATEPOST_TEXT("changes", "No agent gains anything."),
    GATEPOST_TEXT("changes", "Only unknown agents gain something."),
    GATEPOST_COUNTED("changes", "%n agents gain /.", "%n agent gains /."),
    GATEPOST_COUNTED("changes", "%n agents gain %1.", "%n agent gains %1."),
    GATEPOST_COUNTED("changes", "%n agents gain something, %1 of them the start page.",
                     "%n agent gains something, %1 of them the start page."),
    GATEPOST_COUNTED("changes", "%n agents gain some places.", "%n agent gains some places."),
};

} // namespace

std::vector<Message> accessInWords(const Differences &found) {
    Concerned losing;
    Concerned gaining;
    Concerned otherwise;
    bool fetch = false;
    for (const Difference &change : found.changes) {
        const bool isFetch = change.what == Difference::What::Fetch;
        fetch = fetch || isFetch;
        (!isFetch ? otherwise : change.isLoss() ? losing : gaining).add(change);
    }
    if (fetch)
        return {inWords(losing, kLoss), inWords(gaining, kGain)};
    if (found.changes.empty())
        return {};
    if (otherwise.agents.empty())
        return {Message(GATEPOST_TEXT(
            "changes", "Nobody may fetch less or more; pace or uses differ for unknown agents."))};
    return {Message::counted(GATEPOST_COUNTED("changes",
                                              "Nobody may fetch less or more; pace or uses differ "
                                              "for %n agents.",
                                              "Nobody may fetch less or more; pace or uses differ "
                                              "for %n agent."),
                             otherwise.agents.size())};
}

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

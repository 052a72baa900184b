// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/sitechanges.h"

#include <algorithm>
#include <set>
#include <string>
#include <tuple>

namespace gatepost::exact {

namespace {

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

std::vector<Difference> changesToShow(const Differences &found) {
    std::vector<Difference> shown;
    for (const Difference *difference : toldOnce(found.changes))
        shown.push_back(*difference);
    std::ranges::stable_sort(shown, {}, [](const Difference &change) {
        const bool loss = change.isLoss();
        return std::tuple(!loss, loss && !change.region.contains("/"),
                          loss ? -static_cast<std::ptrdiff_t>(change.agents.size()) : 0);
    });
    return shown;
}

} // namespace gatepost::exact

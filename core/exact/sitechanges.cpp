// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/sitechanges.h"

#include "core/exact/times.h"

#include <algorithm>
#include <map>
#include <memory>
#include <ranges>
#include <set>
#include <string>
#include <tuple>

namespace gatepost::exact {

namespace {

/// The agents to which a kind of change happens, and what they all have in common.
struct Concerned {
    /// By name, so that equally known agents are sorted by it.
    using Agents = std::map<std::string, const AskedAgent *>;
    Agents agents;
    Agents root; ///< those for whom it is about the start page too
    std::set<std::string> places;
    bool unknown = false; ///< who is known to nobody, too

    void add(const Difference &change) {
        const bool isRoot = change.region.contains("/");
        places.insert(placesOf(change.region).english());
        for (const AskedAgent &agent : change.who.agents()) {
            unknown = unknown || agent.isUnknown();
            if (agent.isUnknown())
                continue;
            agents.emplace(nameOf(agent), &agent);
            if (isRoot)
                root.emplace(nameOf(agent), &agent);
        }
    }

    [[nodiscard]] static Message inWords(const Agents &some, bool atStart) {
        const auto agents = some | std::views::values;
        return agentsInWords(std::vector<const AskedAgent *>(agents.begin(), agents.end()),
                             atStart);
    }
    /// As a sentence counts: whoever one pattern matches are several.
    [[nodiscard]] std::size_t count() const {
        return agents.size() == 1 && !agents.begin()->second->isNamed() ? 2 : agents.size();
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
    if (who.agents.empty())
        return who.unknown ? words.onlyUnknown : words.none;
    const std::size_t count = who.count();
    Message names = Concerned::inWords(who.agents, true);
    if (who.root.size() == who.agents.size())
        return Message::counted(words.root, count, std::move(names));
    if (!who.root.empty())
        return Message::counted(words.someRoot, count, std::move(names),
                                Concerned::inWords(who.root, false));
    if (who.places.size() == 1)
        return Message::counted(words.place, count, std::move(names), *who.places.begin());
    return Message::counted(words.places, count, std::move(names));
}

constexpr AccessWords kLoss = {
    GATEPOST_TEXT("changes", "No agent loses anything."),
    GATEPOST_TEXT("changes", "Only unknown agents lose something."),
    GATEPOST_COUNTED("changes", "%1 lose /.", "%1 loses /."),
    GATEPOST_COUNTED("changes", "%1 lose %2.", "%1 loses %2."),
    GATEPOST_COUNTED("changes", "%1 lose some places; the start page is lost to %2.",
                     "%1 loses some places; the start page is lost to %2."),
    GATEPOST_COUNTED("changes", "%1 lose some places.", "%1 loses some places."),
};
constexpr AccessWords kGain = {
    GATEPOST_TEXT("changes", "No agent gains anything."),
    GATEPOST_TEXT("changes", "Only unknown agents gain something."),
    GATEPOST_COUNTED("changes", "%1 gain /.", "%1 gains /."),
    GATEPOST_COUNTED("changes", "%1 gain %2.", "%1 gains %2."),
    GATEPOST_COUNTED("changes", "%1 gain some places; the start page is gained by %2.",
                     "%1 gains some places; the start page is gained by %2."),
    GATEPOST_COUNTED("changes", "%1 gain some places.", "%1 gains some places."),
};

/// What makes two differences the same news: what comes or goes, where, and the line that says it.
auto newsOf(const Difference &change) {
    const DifferenceSide &side = change.after.line ? change.after : change.before;
    return std::tuple(change.what, change.directive, change.signal, change.key,
                      change.decisionBefore, change.decisionAfter,
                      change.what == Difference::What::Fetch ? std::string() : change.before.value,
                      change.what == Difference::What::Fetch ? std::string() : change.after.value,
                      side.file, side.line ? side.line->line.value : 0, change.region.matches,
                      change.region.except);
}

/// One of each news: agents who are told apart by something else, and hours that follow each other, are put together.
std::vector<Difference> merged(const std::vector<const Difference *> &told,
                               const std::shared_ptr<const std::vector<AskedAgent>> &asked) {
    struct Concerns {
        std::uint32_t place = 0; ///< in `asked`
        Minutes minutes;
        const Difference *first =
            nullptr; ///< the first that is about this agent: its instant is one of the minutes
    };
    std::vector<Difference> all;
    std::map<decltype(newsOf(*told.front())), std::size_t> known;
    std::vector<std::vector<Concerns>> news;
    std::vector<const Difference *> alone; // at an instant
    for (const Difference *each : told) {
        if (each->hours.instant()) {
            alone.push_back(each);
            continue;
        }
        const auto [at, isNew] = known.try_emplace(newsOf(*each), news.size());
        if (isNew)
            news.emplace_back();
        for (const std::uint32_t place : each->who.members()) {
            auto &agents = news[at->second];
            const auto there = std::ranges::find(agents, place, &Concerns::place);
            if (there == agents.end())
                agents.push_back({place, each->hours.minutes(), each});
            else
                there->minutes |= each->hours.minutes();
        }
    }
    for (const auto &agents : news) {
        std::map<Hours, std::vector<const Concerns *>> byHours;
        for (const Concerns &each : agents)
            byHours[Hours(each.minutes)].push_back(&each);
        for (const auto &[hours, concerned] : byHours) {
            Difference &change = all.emplace_back(*concerned.front()->first);
            change.who = AgentSet(asked);
            for (const Concerns *each : concerned)
                change.who.add(each->place);
            change.hours = hours;
            change.everyAgent = asked->size() > 1 && change.who.size() == asked->size();
            change.text = sentenceOf(change);
        }
    }
    for (const Difference *each : alone)
        all.push_back(*each);
    return all;
}

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
    const auto told = toldOnce(found.changes);
    if (told.empty())
        return {};
    std::vector<Difference> shown = merged(told, found.asked);
    std::ranges::stable_sort(shown, {}, [](const Difference &change) {
        const bool loss = change.isLoss();
        return std::tuple(!loss, loss && !change.region.contains("/"),
                          loss ? -static_cast<std::ptrdiff_t>(change.who.size()) : 0);
    });
    return shown;
}

} // namespace gatepost::exact

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/sitechanges.h"

#include "core/exact/times.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
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
    Message names = agentsInWords({who.agents.begin(), who.agents.end()});
    if (who.root.size() == count)
        return Message::counted(words.root, count, std::move(names));
    if (!who.root.empty())
        return Message::counted(words.someRoot, count, std::move(names),
                                agentsInWords({who.root.begin(), who.root.end()}));
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

/// timesOf() read back; nothing for an instant.
std::optional<Minutes> minutesOf(const std::vector<std::string> &times) {
    Minutes minutes;
    for (const std::string &time : times) {
        if (time == "always")
            return Minutes().set();
        int hours[4] = {};
        if (time.size() != 11 || time[5] != '-')
            return {};
        for (std::size_t i = 0; i < 4; ++i) {
            const char *digits = time.data() + 3 * i;
            if (std::from_chars(digits, digits + 2, hours[i]).ptr != digits + 2)
                return {};
        }
        const int last = (hours[2] * 60 + hours[3]) % kMinutesOfDay;
        for (int minute = (hours[0] * 60 + hours[1]) % kMinutesOfDay;;
             minute = (minute + 1) % kMinutesOfDay) {
            minutes.set(static_cast<std::size_t>(minute));
            if (minute == last)
                break;
        }
    }
    return minutes;
}

/// One of each news: agents who are told apart by something else, and hours that follow each other, are put together.
std::vector<Difference> merged(const std::vector<const Difference *> &told,
                               const std::vector<std::string> &everybody) {
    struct News {
        std::size_t first = 0; ///< in `told`
        std::vector<std::pair<std::string, Minutes>> agents;
    };
    std::vector<Difference> all;
    std::map<decltype(newsOf(*told.front())), std::size_t> known;
    std::vector<News> news;
    std::vector<std::size_t> alone; // at an instant
    for (std::size_t i = 0; i < told.size(); ++i) {
        const auto minutes = minutesOf(told[i]->times);
        if (!minutes) {
            alone.push_back(i);
            continue;
        }
        const auto [at, isNew] = known.try_emplace(newsOf(*told[i]), news.size());
        if (isNew)
            news.push_back({i, {}});
        for (const std::string &agent : told[i]->agents) {
            auto &agents = news[at->second].agents;
            const auto there =
                std::ranges::find(agents, agent, &std::pair<std::string, Minutes>::first);
            if (there == agents.end())
                agents.emplace_back(agent, *minutes);
            else
                there->second |= *minutes;
        }
    }
    for (const News &each : news) {
        std::map<std::vector<std::string>, std::vector<std::string>> byTimes;
        for (const auto &[agent, minutes] : each.agents)
            byTimes[timesOf(minutes)].push_back(agent);
        for (auto &[times, agents] : byTimes) {
            Difference &change = all.emplace_back(*told[each.first]);
            if (change.agents == agents && change.times == times)
                continue;
            change.agents = std::move(agents);
            change.times = times;
            change.everyAgent = everybody.size() > 1 && change.agents.size() == everybody.size();
            change.text = sentenceOf(change, everybody);
        }
    }
    for (const std::size_t i : alone)
        all.push_back(*told[i]);
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
    std::vector<Difference> shown = merged(told, found.names);
    std::ranges::stable_sort(shown, {}, [](const Difference &change) {
        const bool loss = change.isLoss();
        return std::tuple(!loss, loss && !change.region.contains("/"),
                          loss ? -static_cast<std::ptrdiff_t>(change.agents.size()) : 0);
    });
    return shown;
}

} // namespace gatepost::exact

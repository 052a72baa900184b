// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/agentwords.h"
#include "core/exact/diff.h"

#include "core/agents/agentorder.h"
#include "core/agents/distinctagents.h"
#include "core/dialect/dialect.h"
#include "core/simulate/simulate.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

/// What the exact engine finds, in sentences.
namespace gatepost::exact {

namespace {

constexpr std::size_t kMostNamed = 3;

/// True if `count` names are too many to name them all.
constexpr bool isCut(std::size_t count) {
    return count > kMostNamed + 1;
}

/// The names, or three of them and the number of the others, said by `more`.
Message named(std::vector<Message> names, Phrase more, std::size_t others) {
    if (isCut(names.size())) {
        names.resize(kMostNamed);
        names.push_back(Message::counted(more, others));
    }
    return Message::list(std::move(names), Conjunction::And);
}

Message everyUnknown(bool first) {
    return first ? GATEPOST_TEXT("verdict", "Every unknown agent")
                 : GATEPOST_TEXT("verdict", "every unknown agent");
}

/// `first`: at the start of a sentence.
Message agentInWords(const AskedAgent &agent, bool first) {
    if (const auto *unknown = std::get_if<AskedAgent::Unknown>(&agent.who))
        return unknown->category ? Message(first ? GATEPOST_TEXT("verdict", "Every unknown %1")
                                                 : GATEPOST_TEXT("verdict", "every unknown %1"),
                                           categoryName(*unknown->category))
                                 : everyUnknown(first);
    if (const auto *matching = std::get_if<AskedAgent::Matching>(&agent.who))
        return {first ? GATEPOST_TEXT("verdict", "Agents that match %1")
                      : GATEPOST_TEXT("verdict", "agents that match %1"),
                matching->text()};
    return nameOf(agent);
}

/// What a change of the fetch is to %1, agents whose number chooses the form, or to every agent, about %2 or everything.
struct FetchWords {
    Phrase agentsPlaces;
    Phrase agentsEverything;
    Phrase everyPlaces; ///< %1 is the places
    Phrase everyEverything;
};
constexpr FetchWords kLoses = {
    GATEPOST_COUNTED("verdict", "%1 lose %2", "%1 loses %2"),
    GATEPOST_COUNTED("verdict", "%1 lose everything", "%1 loses everything"),
    GATEPOST_TEXT("verdict", "Every agent loses %1"),
    GATEPOST_TEXT("verdict", "Every agent loses everything"),
};
constexpr FetchWords kMustWait = {
    GATEPOST_COUNTED("verdict", "%1 must wait for %2", "%1 must wait for %2"),
    GATEPOST_COUNTED("verdict", "%1 must wait for everything", "%1 must wait for everything"),
    GATEPOST_TEXT("verdict", "Every agent must wait for %1"),
    GATEPOST_TEXT("verdict", "Every agent must wait for everything"),
};
constexpr FetchWords kMustAsk = {
    GATEPOST_COUNTED("verdict", "%1 must ask first for %2", "%1 must ask first for %2"),
    GATEPOST_COUNTED("verdict", "%1 must ask first for everything",
                     "%1 must ask first for everything"),
    GATEPOST_TEXT("verdict", "Every agent must ask first for %1"),
    GATEPOST_TEXT("verdict", "Every agent must ask first for everything"),
};
constexpr FetchWords kGains = {
    GATEPOST_COUNTED("verdict", "%1 gain %2", "%1 gains %2"),
    GATEPOST_COUNTED("verdict", "%1 gain everything", "%1 gains everything"),
    GATEPOST_TEXT("verdict", "Every agent gains %1"),
    GATEPOST_TEXT("verdict", "Every agent gains everything"),
};
constexpr FetchWords kNeedNotWait = {
    GATEPOST_COUNTED("verdict", "%1 no longer have to wait for %2",
                     "%1 no longer has to wait for %2"),
    GATEPOST_COUNTED("verdict", "%1 no longer have to wait for anything",
                     "%1 no longer has to wait for anything"),
    GATEPOST_TEXT("verdict", "No agent has to wait for %1 any longer"),
    GATEPOST_TEXT("verdict", "No agent has to wait any longer"),
};
constexpr FetchWords kNeedNotAsk = {
    GATEPOST_COUNTED("verdict", "%1 no longer have to ask for %2",
                     "%1 no longer has to ask for %2"),
    GATEPOST_COUNTED("verdict", "%1 no longer have to ask for anything",
                     "%1 no longer has to ask for anything"),
    GATEPOST_TEXT("verdict", "No agent has to ask for %1 any longer"),
    GATEPOST_TEXT("verdict", "No agent has to ask any longer"),
};

const FetchWords &fetchWords(Decision before, Decision after) {
    switch (after) {
    case Decision::Deny: return kLoses;
    case Decision::Later: return kMustWait;
    case Decision::Ask: return kMustAsk;
    case Decision::Allow: break;
    }
    switch (before) {
    case Decision::Later: return kNeedNotWait;
    case Decision::Ask: return kNeedNotAsk;
    case Decision::Deny:
    case Decision::Allow: break;
    }
    return kGains;
}

/// Of each of them the same is said, with its own path: what can be fetched although all else is denied.
bool isPolicyFile(const Region &region) {
    return std::ranges::any_of(region.matches, isPolicyPath);
}

/// A pattern that is one path, or that is read otherwise than the rest of its region, says so: "/a" alone is a prefix.
Message patternInWords(const SitePattern &pattern, bool amongOthers) {
    if (pattern.syntax == Syntax::Whole && ShellPatterns::isExplicit(pattern.pattern))
        return {GATEPOST_TEXT("verdict", "%1 (the whole path)"), pattern.pattern};
    if (pattern.syntax == Syntax::Google && amongOthers)
        return {GATEPOST_TEXT("verdict", "%1 (written just so)"), pattern.pattern};
    return pattern.pattern;
}

/// Some patterns in words.
struct PatternWords {
    std::vector<Message> words; ///< of all, or of the first where `most` are too few
    std::size_t count = 0;      ///< of all
};

PatternWords patternsInWords(const std::vector<SitePattern> &patterns, bool mixed,
                             std::size_t most) {
    PatternWords found;
    for (const SitePattern &pattern : patterns)
        if (!isPolicyPath(pattern) && // they may always be fetched, before and after
            ++found.count <= most)
            found.words.push_back(patternInWords(pattern, mixed));
    return found;
}

/// Patterns of the google reading beside others.
bool isMixed(const Region &region) {
    bool google = false;
    bool others = false;
    for (const Patterns *patterns : {&region.matches, &region.except})
        for (const SitePattern &pattern : *patterns)
            if (!isPolicyPath(pattern))
                (pattern.syntax == Syntax::Google ? google : others) = true;
    return google && others;
}

/// Who a difference is about, and whether that counts as one or as several in a sentence.
struct Subject {
    Message words;
    std::size_t count = 0;
};

/// Of nearly all agents those are named that it is not about.
Subject subjectOf(const Difference &change) {
    constexpr std::size_t kNearlyAll = 4; // so many times as many as the others
    const auto all = static_cast<std::uint32_t>(change.who.everybody().size());
    const std::size_t count = change.who.size();
    if (count <= kNearlyAll * (all - count) || count == all) {
        // "Agents that match ^Foo" is one entry and several agents.
        const bool several = count == 1 && !change.who[0].isNamed() && !change.who[0].isUnknown();
        return {agentsInWords(change.who, true), several ? count + 1 : count};
    }
    std::vector<bool> isMember(all);
    for (const std::uint32_t place : change.who.members())
        isMember[place] = true;
    std::vector<const AskedAgent *> others;
    for (std::uint32_t place = 0; place < all; ++place)
        if (!isMember[place])
            others.push_back(&change.who.everybody()[place]);
    return {{GATEPOST_TEXT("verdict", "Every agent except %1"), agentsInWords(std::move(others))},
            1};
}

Message fetchText(const Difference &change, Subject subject) {
    const FetchWords &words = fetchWords(change.decisionBefore, change.decisionAfter);
    Message places = placesOf(change.region);
    if (places.empty())
        return change.everyAgent ? Message(words.everyEverything)
                                 : Message::counted(words.agentsEverything, subject.count,
                                                    std::move(subject.words));
    return change.everyAgent ? Message(words.everyPlaces, std::move(places))
                             : Message::counted(words.agentsPlaces, subject.count,
                                                std::move(subject.words), std::move(places));
}

/// What a line of a difference is called: the side that denies or states speaks.
Message withLine(Message said, const Difference &change) {
    const DifferenceSide &side = change.after.line ? change.after : change.before;
    if (!side.line)
        return said;
    const bool isNew = change.after.line.has_value();
    return {isNew ? GATEPOST_TEXT("verdict", "%1 (%2 line %3: %4)")
                  : GATEPOST_TEXT("verdict", "%1 (before: %2 line %3: %4)"),
            std::move(said), side.file, side.line->line.value, side.text};
}

Message valueText(const Difference &change, Subject subject, Message what) {
    const auto shown = [](const DifferenceSide &side) -> Message {
        return side.value.empty() ? Message(GATEPOST_TEXT("verdict", "unstated"))
                                  : Message(side.value);
    };
    Message places = placesOf(change.region);
    Message who = change.everyAgent ? Message(GATEPOST_TEXT("verdict", "Every agent"))
                                    : std::move(subject.words);
    if (places.empty())
        return {GATEPOST_TEXT("verdict", "%1: %2 was %3, is %4"), std::move(who), std::move(what),
                shown(change.before), shown(change.after)};
    return {GATEPOST_TEXT("verdict", "%1: %2 was %3, is %4, for %5"),
            std::move(who),
            std::move(what),
            shown(change.before),
            shown(change.after),
            std::move(places)};
}

/// As a sentence names them: who counts by fame, then who does not, and the unknown where they are not left out.
std::vector<const AskedAgent *> inOrder(std::vector<const AskedAgent *> agents) {
    const auto others = std::ranges::stable_partition(
        agents, [](const AskedAgent *agent) { return !agent->isUnknown(); });
    std::vector<const AskedAgent *> unknown(others.begin(), others.end());
    agents.erase(others.begin(), others.end());
    std::vector<std::pair<decltype(noticeOf("")), const AskedAgent *>> ranked;
    for (const AskedAgent *agent : agents)
        ranked.emplace_back(
            noticeOf(agent->isNamed() ? std::string_view(agent->identity.token) : ""), agent);
    std::ranges::stable_sort(ranked, {}, [](const auto &each) { return each.first; });
    std::ranges::transform(ranked, agents.begin(), [](const auto &each) { return each.second; });
    AgentCount count;
    std::vector<const AskedAgent *> uncounted;
    std::erase_if(agents, [&](const AskedAgent *agent) {
        const bool counts = !agent->isNamed() || count.add(agent->identity);
        if (!counts)
            uncounted.push_back(agent);
        return !counts;
    });
    agents.insert(agents.end(), uncounted.begin(), uncounted.end());
    // All nine together are simply the unknown.
    if (unknown.size() == kCategoryCount + 1)
        std::erase_if(unknown, [](const AskedAgent *agent) {
            return std::get<AskedAgent::Unknown>(agent->who).category.has_value();
        });
    // A rule for * is about them: among many agents they come where they are named and not counted.
    const std::size_t at = std::min(agents.size(), kMostNamed - 1);
    agents.insert(agents.begin() + static_cast<std::ptrdiff_t>(at), unknown.begin(), unknown.end());
    return agents;
}

/// Of agents in order the number of those that are not named. If none of these counts, they are what is left to say.
std::size_t othersIn(const std::vector<const AskedAgent *> &agents) {
    AgentCount names;
    std::size_t others = 0;
    for (std::size_t i = 0; i < agents.size(); ++i) {
        const bool counts = !agents[i]->isNamed() || names.add(agents[i]->identity);
        others += i >= kMostNamed && counts ? 1 : 0;
    }
    return others > 0 ? others : agents.size() - std::min(agents.size(), kMostNamed);
}

} // namespace

Message agentsInWords(std::vector<const AskedAgent *> agents, bool atStart) {
    agents = inOrder(std::move(agents));
    std::vector<Message> words;
    for (const AskedAgent *agent : agents)
        words.push_back(agentInWords(*agent, atStart && words.empty()));
    return named(std::move(words), GATEPOST_COUNTED("verdict", "%n more agents", "%n more agent"),
                 othersIn(agents));
}

Message agentsInWords(const AgentSet &agents, bool atStart) {
    std::vector<const AskedAgent *> list;
    for (const AskedAgent &agent : agents.agents())
        list.push_back(&agent);
    return agentsInWords(std::move(list), atStart);
}

std::size_t countInWords(const AgentSet &agents) {
    std::vector<const AskedAgent *> list;
    for (const AskedAgent &agent : agents.agents())
        list.push_back(&agent);
    list = inOrder(std::move(list));
    return isCut(list.size()) ? kMostNamed + othersIn(list) : list.size();
}

std::size_t countNamed(std::span<const AskedAgent> agents) {
    AgentCount count;
    for (const AskedAgent &agent : agents)
        if (agent.isNamed())
            count.add(agent.identity);
    return count.size();
}

Message placesOf(const Region &region) {
    const auto more = GATEPOST_COUNTED("verdict", "%n more places", "%n more place");
    const bool mixed = isMixed(region);
    std::vector<Message> matches =
        patternsInWords(region.matches, mixed, region.matches.size()).words;
    // So many are enough to say that they are too many.
    PatternWords except = patternsInWords(region.except, mixed, kMostNamed + 2);
    const auto exceptions = [&] {
        return named(std::move(except.words), more,
                     except.count - std::min(except.count, kMostNamed));
    };
    Message places;
    if (matches.empty() && isPolicyFile(region))
        places = GATEPOST_TEXT("verdict", "the policy files");
    else if (matches.size() == 1)
        places = std::move(matches.front());
    else if (matches.size() > 1)
        places = {GATEPOST_TEXT("verdict", "what matches both %1"),
                  Message::list(std::move(matches), Conjunction::And)};
    if (except.count == 0)
        return places;
    if (places.empty())
        return {GATEPOST_TEXT("verdict", "everything except %1"), exceptions()};
    return {GATEPOST_TEXT("verdict", "%1 except %2"), std::move(places), exceptions()};
}

std::vector<const Difference *> toldOnce(const std::vector<Difference> &changes) {
    std::vector<const Difference *> told;
    std::unordered_set<std::string> sentences;
    for (const Difference &change : changes)
        if (!isPolicyFile(change.region) || sentences.insert(change.text.english()).second)
            told.push_back(&change);
    return told;
}

Message sentenceOf(const Difference &change) {
    Subject subject = subjectOf(change);
    Message said;
    switch (change.what) {
    case Difference::What::Fetch: said = fetchText(change, std::move(subject)); break;
    case Difference::What::Use:
        said = valueText(change, std::move(subject), directiveName(change.directive));
        break;
    case Difference::What::Pace:
        said = valueText(change, std::move(subject), GATEPOST_TEXT("verdict", "pace"));
        break;
    case Difference::What::Signal:
        said = valueText(change, std::move(subject),
                         change.key.empty() ? change.signal : change.signal + " " + change.key);
        break;
    }
    said = withLine(std::move(said), change);
    if (change.hours.isAlways())
        return said;
    const std::vector<std::string> names = namesOf(change.hours);
    std::vector<Message> times(names.begin(), names.end());
    return {GATEPOST_TEXT("verdict", "%1, %2 UTC"), std::move(said),
            Message::list(std::move(times), Conjunction::And)};
}

} // namespace gatepost::exact

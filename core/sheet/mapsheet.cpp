// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/sheet/mapsheet.h"

#include "core/sheet/sheetbuilder.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <tuple>

namespace gatepost::exact {

Purpose mapPurposeOf(const AskedAgent &agent) {
    const Identity &who = agent.identity;
    // Not by its category: that of the question may be another.
    if (who.known && (who.known->kind == AgentKind::UserFetcher || who.known->purpose))
        return purposeOf(*who.known);
    return who.category ? purposeOf(*who.category) : Purpose::Other;
}

Message agentName(const AskedAgent &agent) {
    if (const auto *matching = std::get_if<AskedAgent::Matching>(&agent.who))
        return {GATEPOST_TEXT("map", "names like %1"), matching->text()};
    if (const auto *unknown = std::get_if<AskedAgent::Unknown>(&agent.who))
        return unknown->category
                   ? Message(GATEPOST_TEXT("map", "any other %1"), categoryName(*unknown->category))
                   : Message(GATEPOST_TEXT("map", "any other agent"));
    return nameOf(agent);
}

bool SheetRow::changed() const {
    const auto changed = [](const SheetCell &cell) { return cell.changed; };
    return paceChanged || std::ranges::any_of(where, changed) || std::ranges::any_of(what, changed);
}

std::size_t SheetRow::counted() const {
    return static_cast<std::size_t>(std::ranges::count_if(agents, &SheetAgent::counted));
}

Message SheetRow::name(std::size_t most) const {
    const Message first = agentName(agents[0].asked);
    if (agents.size() == 1)
        return first;
    if (most < 2) {
        const std::size_t more = counted() - (agents[0].counted ? 1 : 0);
        return more == 0 ? Message(GATEPOST_TEXT("map", "%1 and others"), first)
                         : Message(GATEPOST_TEXT("map", "%1 + %2"), first, more);
    }
    const Message second = agentName(agents[1].asked);
    if (agents.size() == 2)
        return {GATEPOST_TEXT("map", "%1, %2"), first, second};
    const std::size_t more = counted() - (agents[0].counted ? 1 : 0) - (agents[1].counted ? 1 : 0);
    return more == 0 ? Message(GATEPOST_TEXT("map", "%1, %2 and others"), first, second)
                     : Message(GATEPOST_TEXT("map", "%1, %2 + %3"), first, second, more);
}

std::size_t MapSheet::changedRows() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(rows, [](const SheetRow &row) { return row.changed(); }));
}

bool MapSheet::saysNothing() const {
    return complete && uses.empty() && std::ranges::all_of(rows, [](const SheetRow &row) {
               return !row.changed() &&
                      std::ranges::all_of(
                          row.where,
                          [](const SheetCell &cell) { return cell.sign == Sign::Yes; }) &&
                      row.when.size() == 1 && row.when.front().open && !row.when.front().seconds;
           });
}

std::optional<std::size_t> MapSheet::rowOf(const Identity &agent) const {
    std::optional<std::size_t> unknown;
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (const SheetAgent &each : rows[i].agents) {
            if (each.asked.isNamed() && equalsIgnoringCase(each.asked.identity.token, agent.token))
                return i;
            if (each.asked.isUnknown() && each.asked.identity.category == agent.category)
                unknown = i;
        }
    return unknown;
}

std::optional<std::size_t> MapSheet::columnOf(std::string_view url) const {
    const std::string path = canonicalPath(url, domain);
    for (std::size_t column = 0; column < columns.size(); ++column)
        for (const std::size_t place : columns[column].places)
            if (places[place].region.contains(path))
                return column;
    return {};
}

Message MapSheet::placeName(std::size_t place) const {
    if (const auto &pattern = places[place].pattern) {
        const auto isTwin = [&](const Place &other) {
            return other.pattern && other.pattern->pattern == pattern->pattern &&
                   other.pattern->syntax != pattern->syntax;
        };
        // One file reads it as the whole path, the other as how a path may go on.
        if (!std::ranges::any_of(places, isTwin))
            return pattern->pattern;
        return {pattern->syntax == Syntax::Whole ? GATEPOST_TEXT("map", "%1 at the end")
                                                 : GATEPOST_TEXT("map", "%1, not at the end"),
                pattern->pattern};
    }
    return places.size() == 1 ? Message(GATEPOST_TEXT("map", "every path"))
                              : Message(GATEPOST_TEXT("map", "all other paths"));
}

bool MapSheet::isBefore(std::size_t place, std::size_t other) const {
    const auto key = [this](std::size_t i) {
        const auto &pattern = places[i].pattern;
        const std::string_view text = pattern ? std::string_view(pattern->pattern) : "";
        return std::tuple(text.starts_with('*') || text.starts_with("/*"), text, i);
    };
    return key(place) < key(other);
}

std::optional<std::size_t> MapSheet::placeOf(std::string_view url) const {
    const std::string path = canonicalPath(url, domain);
    for (std::size_t place = 0; place < places.size(); ++place)
        if (places[place].region.contains(path))
            return place;
    return {};
}

Message MapSheet::columnName(std::size_t column, std::size_t most, std::string_view asked) const {
    return placesName(columns[column].places, most, asked);
}

Message MapSheet::placesName(std::vector<std::size_t> of, std::size_t most,
                             std::string_view asked) const {
    const std::string path = asked.empty() ? std::string() : canonicalPath(asked, domain);
    std::ranges::stable_sort(of, {}, [&](std::size_t i) {
        const Place &place = places[i];
        return std::tuple(!place.region.contains("/"), path.empty() || !place.region.contains(path),
                          place.pattern ? place.pattern->pattern.size() : 0);
    });
    std::vector<Message> names;
    for (std::size_t i = 0; i < std::min(of.size(), most); ++i)
        names.push_back(placeName(of[i]));
    Message named = names.size() == 1 ? std::move(names.front())
                                      : Message::list(std::move(names), Conjunction::Comma);
    if (of.size() <= most)
        return named;
    return {GATEPOST_TEXT("map", "%1 + %2"), std::move(named), of.size() - most};
}

MapSheet mapSheet(const CompiledSite &site, const ExactQuestion &question,
                  const Differences *changes) {
    return SheetBuilder(site, question).build(changes);
}

} // namespace gatepost::exact

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/mapsheet.h"

#include "core/exact/sheetbuilder.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::exact {

Purpose mapPurposeOf(const AskedAgent &agent) {
    const Identity &who = agent.identity;
    // Not by its category: that of the question may be another.
    if (who.known && (who.known->kind == AgentKind::UserFetcher || who.known->purpose))
        return purposeOf(*who.known);
    return who.category ? purposeOf(*who.category) : Purpose::Other;
}

Message agentName(const AskedAgent &agent) {
    switch (agent.kind) {
    case AskedAgent::Kind::Named: return agent.name;
    case AskedAgent::Kind::Matching:
        return {GATEPOST_TEXT("map", "names like %1"),
                agent.name.substr(std::string_view("matching ").size())};
    case AskedAgent::Kind::Unknown:
        return agent.identity.category ? Message(GATEPOST_TEXT("map", "any other %1"),
                                                 categoryName(*agent.identity.category))
                                       : Message(GATEPOST_TEXT("map", "any other agent"));
    }
    return {};
}

bool SheetRow::changed() const {
    const auto changed = [](const SheetCell &cell) { return cell.changed; };
    return paceChanged || std::ranges::any_of(where, changed) || std::ranges::any_of(what, changed);
}

Message SheetRow::name(std::size_t most) const {
    if (agents.size() == 1)
        return agentName(agents[0].asked);
    if (most < 2)
        return {GATEPOST_TEXT("map", "%1 + %2"), agentName(agents[0].asked), agents.size() - 1};
    if (agents.size() == 2)
        return {GATEPOST_TEXT("map", "%1, %2"), agentName(agents[0].asked),
                agentName(agents[1].asked)};
    return {GATEPOST_TEXT("map", "%1, %2 + %3"), agentName(agents[0].asked),
            agentName(agents[1].asked), agents.size() - 2};
}

std::size_t MapSheet::changedRows() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(rows, [](const SheetRow &row) { return row.changed(); }));
}

std::optional<std::size_t> MapSheet::rowOf(const Identity &agent) const {
    std::optional<std::size_t> unknown;
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (const SheetAgent &each : rows[i].agents) {
            if (each.asked.kind == AskedAgent::Kind::Named &&
                equalsIgnoringCase(each.asked.identity.token, agent.token))
                return i;
            if (each.asked.kind == AskedAgent::Kind::Unknown &&
                each.asked.identity.category == agent.category)
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
    if (const auto &pattern = places[place].pattern)
        return pattern->pattern;
    return places.size() == 1 ? Message(GATEPOST_TEXT("map", "every path"))
                              : Message(GATEPOST_TEXT("map", "all other paths"));
}

Message MapSheet::columnName(std::size_t column, std::size_t most) const {
    const std::vector<std::size_t> &of = columns[column].places;
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

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/value/signals.h"

#include "core/text/ascii.h"
#include "core/text/whitespace.h"
#include "core/value/structuredfield.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace gatepost {
namespace {

/// How much may be shown (S111): the first is the most restrictive.
constexpr std::array<std::string_view, 3> kShown = {"immediate", "reference", "full"};
constexpr std::array<std::string_view, 2> kAnswers = {"no", "yes"};

std::string *findSignal(SignalMap &map, std::string_view key) {
    const auto found = std::ranges::find(map, key, &SignalMap::value_type::first);
    return found == map.end() ? nullptr : &found->second;
}

} // namespace

std::optional<ContentUsage> parseContentUsage(std::string_view text) {
    text = trimmed(text);
    ContentUsage usage;
    if (text.starts_with('/')) {
        const auto end = std::ranges::find_if(text, isWhiteSpace);
        usage.path.assign(text.begin(), end);
        text = trimmed(text.substr(usage.path.size()));
    }
    const auto members = parseTokenDictionary(text);
    if (!members)
        return {};
    for (const auto &[key, token] : *members) {
        if (token == "y" || token == "n")
            usage.preferences.emplace_back(key, *token);
    }
    return usage;
}

SignalMap parseContentSignal(std::string_view text) {
    SignalMap items;
    while (!text.empty()) {
        const std::size_t comma = text.find(',');
        const std::string_view item = trimmed(text.substr(0, comma));
        text = comma == std::string_view::npos ? std::string_view() : text.substr(comma + 1);

        const std::size_t equals = item.find('=');
        if (equals == std::string_view::npos)
            continue;
        std::string key = toLower(trimmed(item.substr(0, equals)));
        std::string value = toLower(trimmed(item.substr(equals + 1)));
        if (key.empty() || std::ranges::any_of(key, isWhiteSpace) ||
            !std::ranges::contains(contentSignalValues(key), value))
            continue;
        items.emplace_back(std::move(key), std::move(value));
    }
    SignalMap signals;
    joinSignals(signals, items);
    return signals;
}

std::span<const std::string_view> contentSignalValues(std::string_view key) {
    return key == "use" ? std::span<const std::string_view>(kShown) : kAnswers;
}

bool isMoreRestrictive(std::string_view value, std::string_view than) {
    const auto rank = [](std::string_view of) { return std::ranges::find(kShown, of); };
    if (rank(value) != kShown.end() && rank(than) != kShown.end())
        return rank(value) < rank(than);
    return (value == "no" && than == "yes") || (value == "n" && than == "y");
}

void joinSignals(SignalMap &into, const SignalMap &more) {
    constexpr std::size_t kFew = 16; // more keys than anyone has, except who wants to be slow
    const bool indexed = into.size() + more.size() > kFew;
    std::unordered_map<std::string_view, std::size_t> places;
    into.reserve(into.size() + more.size()); // keys stay where they are: the index points at them
    const auto index = [&](std::size_t place) {
        if (indexed)
            places.emplace(into[place].first, place);
    };
    for (std::size_t place = 0; place < into.size(); ++place)
        index(place);
    const auto find = [&](std::string_view key) {
        if (!indexed)
            return findSignal(into, key);
        const auto place = places.find(key);
        return place == places.end() ? nullptr : &into[place->second].second;
    };
    for (const auto &[key, value] : more) {
        std::string *const stated = find(key);
        if (stated == nullptr) {
            into.emplace_back(key, value);
            index(into.size() - 1);
        } else if (isMoreRestrictive(value, *stated)) {
            *stated = value;
        }
    }
}

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/value/signals.h"

#include "core/text/ascii.h"
#include "core/value/structuredfield.h"

#include <algorithm>
#include <unordered_map>

namespace gatepost {
namespace {

bool isWhiteSpace(char c) {
    return isBlank(c) || c == '\v' || c == '\f' || c == '\r' || c == '\n';
}

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
        const std::string_view key = item.substr(0, equals);
        const std::string_view value = item.substr(equals + 1);
        if (key.empty() || std::ranges::any_of(key, isWhiteSpace) ||
            (value != "yes" && value != "no"))
            continue;
        items.emplace_back(key, value);
    }
    SignalMap signals;
    joinSignals(signals, items, "no");
    return signals;
}

void joinSignals(SignalMap &into, const SignalMap &more, std::string_view refusal) {
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
        } else if (value == refusal) {
            *stated = value;
        }
    }
}

} // namespace gatepost

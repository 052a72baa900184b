// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/headindex.h"

#include <numeric>
#include <utility>

namespace gatepost::exact {

HeadIndex::HeadIndex(std::span<const ListRule> rules) : m_rules(rules) {
    if (rules.size() < kFewRules)
        return;
    m_sorted.reserve(rules.size());
    for (std::uint32_t rule = 0; rule < rules.size(); ++rule) {
        const std::string_view start = rules[rule].head.start();
        m_sorted.push_back({start, rule});
        m_byStart[start].push_back(rule);
    }
    std::ranges::sort(m_sorted, {}, &Start::bytes);
}

std::optional<std::vector<std::uint32_t>>
HeadIndex::near(std::string_view start, std::uint32_t from, std::size_t most) const {
    if (m_sorted.empty())
        return {};
    // Longer starts follow each other; of the shorter ones each has its own place.
    const auto first = std::ranges::lower_bound(m_sorted, start, {}, &Start::bytes);
    const auto last = std::partition_point(first, m_sorted.end(), [start](const Start &other) {
        return other.bytes.starts_with(start);
    });
    std::vector<std::uint32_t> found;
    if (static_cast<std::size_t>(last - first) > most)
        return {};
    for (auto at = first; at != last; ++at)
        if (at->rule >= from)
            found.push_back(at->rule);
    for (std::size_t length = 0; length < start.size(); ++length) {
        const auto shorter = m_byStart.find(start.substr(0, length));
        if (shorter == m_byStart.end())
            continue;
        const auto begin = std::ranges::lower_bound(shorter->second, from);
        if (found.size() + static_cast<std::size_t>(shorter->second.end() - begin) > most)
            return {};
        found.insert(found.end(), begin, shorter->second.end());
    }
    std::ranges::sort(found);
    return found;
}

std::optional<std::vector<std::uint32_t>> HeadIndex::behind(std::uint32_t index) const {
    return near(m_rules[index].head.start(), index + 1, (m_rules.size() - index) / 8);
}

std::vector<std::uint32_t> HeadIndex::meeting(std::string_view start) const {
    if (auto found = near(start, 0, m_rules.size()))
        return *std::move(found);
    std::vector<std::uint32_t> all(m_rules.size());
    std::ranges::iota(all, std::uint32_t{0});
    return all;
}

} // namespace gatepost::exact

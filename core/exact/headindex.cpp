// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/headindex.h"

namespace gatepost::exact {

namespace {

/// Lists of fewer rules are looked through.
constexpr std::size_t kFewRules = 256;

} // namespace

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

std::optional<std::vector<std::uint32_t>> HeadIndex::behind(std::uint32_t index) const {
    if (m_sorted.empty())
        return {};
    const std::string_view start = m_rules[index].head.start();
    // Longer starts follow each other; of the shorter ones each has its own place.
    const auto first = std::ranges::lower_bound(m_sorted, start, {}, &Start::bytes);
    const auto last = std::partition_point(first, m_sorted.end(), [start](const Start &other) {
        return other.bytes.starts_with(start);
    });
    const std::size_t most = (m_rules.size() - index) / 8;
    std::vector<std::uint32_t> found;
    if (static_cast<std::size_t>(last - first) > most)
        return {};
    for (auto at = first; at != last; ++at)
        if (at->rule > index)
            found.push_back(at->rule);
    for (std::size_t length = 0; length < start.size(); ++length) {
        const auto shorter = m_byStart.find(start.substr(0, length));
        if (shorter == m_byStart.end())
            continue;
        const auto from = std::ranges::upper_bound(shorter->second, index);
        if (found.size() + static_cast<std::size_t>(shorter->second.end() - from) > most)
            return {};
        found.insert(found.end(), from, shorter->second.end());
    }
    std::ranges::sort(found);
    return found;
}

} // namespace gatepost::exact

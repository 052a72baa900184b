// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/headindex.h"

#include <numeric>
#include <utility>

namespace gatepost::exact {

HeadIndex::HeadIndex(std::span<const ListRule> rules) : m_list(rules) {
    if (rules.size() < kFewRules)
        return;
    std::vector<std::pair<std::string_view, std::uint32_t>> sorted;
    sorted.reserve(rules.size());
    for (std::uint32_t rule = 0; rule < rules.size(); ++rule)
        sorted.emplace_back(rules[rule].head.start(), rule);
    std::ranges::sort(sorted);
    m_rules.reserve(sorted.size());
    for (const auto &[bytes, rule] : sorted) {
        if (m_starts.empty() || m_starts.back().bytes != bytes) {
            const auto next = static_cast<std::uint32_t>(m_starts.size());
            m_starts.push_back(
                {bytes, static_cast<std::uint32_t>(m_rules.size()), shorterThan(bytes, next)});
        }
        m_rules.push_back(rule);
    }
    m_starts.push_back({{}, static_cast<std::uint32_t>(m_rules.size()), kNone});
}

// Whatever comes between a start and another one that it begins is begun by it, too. So the start that comes before is one
// of those that begin `start`, or one of those that begin it does.
std::uint32_t HeadIndex::shorterThan(std::string_view start, std::uint32_t next) const {
    std::uint32_t at = next == 0 ? kNone : next - 1;
    while (at != kNone && !start.starts_with(m_starts[at].bytes))
        at = m_starts[at].shorter;
    return at;
}

std::uint32_t HeadIndex::firstNotBefore(std::string_view start) const {
    const auto at = std::lower_bound(
        m_starts.begin(), m_starts.end() - 1, start,
        [](const Start &one, std::string_view other) { return one.bytes < other; });
    return static_cast<std::uint32_t>(at - m_starts.begin());
}

std::span<const std::uint32_t> HeadIndex::rulesOf(std::uint32_t start) const {
    return std::span(m_rules).subspan(m_starts[start].first,
                                      m_starts[start + 1].first - m_starts[start].first);
}

std::optional<std::vector<std::uint32_t>>
HeadIndex::near(std::string_view start, std::uint32_t from, std::size_t most) const {
    if (m_starts.empty())
        return {};
    // Longer starts follow each other; of the shorter ones each has its own place.
    const std::uint32_t first = firstNotBefore(start);
    const auto last = std::partition_point(
        m_starts.begin() + first, m_starts.end() - 1,
        [start](const Start &other) { return other.bytes.starts_with(start); });
    if (last->first - m_starts[first].first > most)
        return {};
    std::vector<std::uint32_t> found;
    for (std::uint32_t at = m_starts[first].first; at != last->first; ++at)
        if (m_rules[at] >= from)
            found.push_back(m_rules[at]);
    for (std::uint32_t at = shorterThan(start, first); at != kNone; at = m_starts[at].shorter) {
        const auto rules = rulesOf(at);
        const auto begin = std::ranges::lower_bound(rules, from);
        if (found.size() + static_cast<std::size_t>(rules.end() - begin) > most)
            return {};
        found.insert(found.end(), begin, rules.end());
    }
    std::ranges::sort(found);
    return found;
}

std::optional<std::vector<std::uint32_t>> HeadIndex::behind(std::uint32_t index) const {
    return near(m_list[index].head.start(), index + 1, (m_list.size() - index) / 8);
}

std::vector<std::uint32_t> HeadIndex::meeting(std::string_view start) const {
    if (auto found = near(start, 0, m_list.size()))
        return *std::move(found);
    std::vector<std::uint32_t> all(m_list.size());
    std::ranges::iota(all, std::uint32_t{0});
    return all;
}

std::optional<std::vector<std::uint32_t>> HeadIndex::around(std::string_view start) const {
    if (m_starts.empty())
        return {};
    std::vector<std::uint32_t> found;
    const std::uint32_t next = firstNotBefore(start);
    const bool isOne = next + 1 < m_starts.size() && m_starts[next].bytes == start;
    for (std::uint32_t at = isOne ? next : shorterThan(start, next); at != kNone;
         at = m_starts[at].shorter)
        found.insert(found.end(), rulesOf(at).begin(), rulesOf(at).end());
    return found;
}

} // namespace gatepost::exact

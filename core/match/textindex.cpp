// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/match/textindex.h"

#include <algorithm>
#include <cassert>

namespace gatepost {

namespace {

constexpr std::uint32_t kNone = 0xFFFFFFFF;
constexpr std::size_t kLeastBlock = 16; // so many ends are looked at faster one by one

} // namespace

TextIndex::TextIndex(std::string_view text) : m_size(text.size()) {
    assert(text.size() <= kMostBytes);
    m_states.reserve(2 * text.size() + 1);
    m_edges.reserve(3 * text.size() + 1);
    m_states.push_back({.link = kNone});
    m_edges.emplace_back();
    for (const char byte : text)
        add(byte);
    sortEnds();
}

std::uint32_t TextIndex::edgeOf(std::uint32_t state, char byte) const {
    for (std::uint32_t at = m_states[state].edges; at != 0; at = m_edges[at].next)
        if (m_edges[at].byte == byte)
            return at;
    return 0;
}

void TextIndex::addEdge(std::uint32_t state, char byte, std::uint32_t to) {
    m_edges.push_back({m_states[state].edges, to, byte});
    m_states[state].edges = static_cast<std::uint32_t>(m_edges.size() - 1);
}

std::uint32_t TextIndex::copyOf(std::uint32_t state, std::uint32_t length) {
    const auto copy = static_cast<std::uint32_t>(m_states.size());
    const State from = m_states[state];
    m_states.push_back(
        {.length = length, .link = from.link, .edges = 0, .end = from.end, .isCopy = true});
    for (std::uint32_t at = from.edges; at != 0; at = m_edges[at].next)
        addEdge(copy, m_edges[at].byte, m_edges[at].to);
    return copy;
}

void TextIndex::add(char byte) {
    const auto state = static_cast<std::uint32_t>(m_states.size());
    const std::uint32_t length = m_states[m_last].length + 1;
    m_states.push_back({.length = length, .end = length - 1});
    std::uint32_t at = m_last;
    m_last = state;
    std::uint32_t edge = 0;
    for (; at != kNone; at = m_states[at].link) {
        edge = edgeOf(at, byte);
        if (edge != 0)
            break;
        addEdge(at, byte, state);
    }
    if (at == kNone)
        return; // its link is the root
    const std::uint32_t to = m_edges[edge].to;
    if (m_states[to].length == m_states[at].length + 1) {
        m_states[state].link = to;
        return;
    }
    const std::uint32_t copy = copyOf(to, m_states[at].length + 1);
    m_states[to].link = copy;
    m_states[state].link = copy;
    for (; at != kNone; at = m_states[at].link) {
        edge = edgeOf(at, byte);
        if (edge == 0 || m_edges[edge].to != to)
            break;
        m_edges[edge].to = copy;
    }
}

/// The ends of a state are its own one and those of all states that link to it. A walk through the tree of links puts them side
/// by side.
void TextIndex::sortEnds() {
    std::vector<std::uint32_t> first(m_size + 2); // by length: where such states begin
    for (const State &state : m_states)
        ++first[state.length + 1];
    for (std::size_t length = 1; length < first.size(); ++length)
        first[length] += first[length - 1];
    std::vector<std::uint32_t> byLength(m_states.size());
    for (std::uint32_t state = 0; state < m_states.size(); ++state)
        byLength[first[m_states[state].length]++] = state;

    const auto hasOwn = [](const State &state) { return !state.isCopy && state.length > 0; };
    for (std::size_t i = byLength.size(); i-- > 1;) {
        State &state = m_states[byLength[i]];
        state.count += hasOwn(state) ? 1 : 0;
        m_states[state.link].count += state.count;
    }
    m_ends.resize(m_size);
    std::vector<std::uint32_t> next(
        m_states.size()); // where the ends of the next linking state begin
    for (std::size_t i = 1; i < byLength.size(); ++i) {
        State &state = m_states[byLength[i]];
        state.begin = next[state.link];
        next[state.link] += state.count;
        next[byLength[i]] = state.begin;
        if (hasOwn(state))
            m_ends[next[byLength[i]]++] = state.end;
    }
}

void TextIndex::makeLevels() {
    m_levels.push_back(m_ends);
    for (std::size_t begin = 0; begin < m_size; begin += kLeastBlock)
        std::ranges::sort(m_levels.back().begin() + std::ptrdiff_t(begin),
                          m_levels.back().begin() +
                              std::ptrdiff_t(std::min(begin + kLeastBlock, m_size)));
    for (std::size_t half = kLeastBlock; half < m_size; half *= 2) {
        std::vector<std::uint32_t> level(m_size);
        const std::vector<std::uint32_t> &halves = m_levels.back();
        const auto at = [&](std::size_t index) {
            return halves.begin() + std::ptrdiff_t(std::min(index, m_size));
        };
        for (std::size_t begin = 0; begin < m_size; begin += 2 * half)
            std::merge(at(begin), at(begin + half), at(begin + half), at(begin + 2 * half),
                       level.begin() + std::ptrdiff_t(begin));
        m_levels.push_back(std::move(level));
    }
}

/// The least end of the state that is not below `least`, or kNone.
std::uint32_t TextIndex::firstFrom(const State &state, std::uint32_t least) {
    std::uint32_t best = kNone;
    const auto look = [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i)
            if (m_ends[i] >= least)
                best = std::min(best, m_ends[i]);
    };
    std::size_t at = state.begin;
    const std::size_t end = at + state.count;
    if (state.count > 2 * kLeastBlock) {
        if (m_levels.empty())
            makeLevels();
        const std::size_t aligned = (at + kLeastBlock - 1) / kLeastBlock * kLeastBlock;
        look(at, aligned);
        at = aligned;
        // Ever larger whole blocks, then ever smaller ones.
        while (at + kLeastBlock <= end) {
            std::size_t level = 0;
            std::size_t size = kLeastBlock;
            while (level + 1 < m_levels.size() && at % (2 * size) == 0 && at + 2 * size <= end) {
                size *= 2;
                ++level;
            }
            const auto begin = m_levels[level].begin() + std::ptrdiff_t(at);
            const auto found = std::lower_bound(begin, begin + std::ptrdiff_t(size), least);
            if (found != begin + std::ptrdiff_t(size))
                best = std::min(best, *found);
            at += size;
        }
    }
    look(at, end);
    return best;
}

std::size_t TextIndex::find(std::string_view piece, std::size_t from) {
    constexpr std::size_t kNowhere = std::string_view::npos;
    if (piece.empty())
        return from <= m_size ? from : kNowhere;
    if (from > m_size || m_size - from < piece.size())
        return kNowhere;
    std::uint32_t state = 0;
    for (const char byte : piece) {
        const std::uint32_t edge = edgeOf(state, byte);
        if (edge == 0)
            return kNowhere;
        state = m_edges[edge].to;
    }
    const auto least = static_cast<std::uint32_t>(from + piece.size() - 1);
    const State &found = m_states[state];
    const std::uint32_t end = found.end >= least ? found.end : firstFrom(found, least);
    return end == kNone ? kNowhere : end + 1 - piece.size();
}

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/pathcounts.h"

#include "core/logs/hit.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <limits>
#include <span>

namespace gatepost::logs {

namespace {

/// A path by its place, with eight of its bytes as a number, the first one highest. Behind the path's end they are zeros.
struct Sorted {
    std::uint64_t part = 0;
    /// How many of the eight bytes are the path's: of two with the same number, the shorter one comes first.
    std::uint32_t had = 0;
    std::uint32_t place = 0;
    friend auto operator<=>(const Sorted &, const Sorted &) = default;
};

constexpr std::size_t kPart = sizeof(std::uint64_t);

void readPart(Sorted &one, std::string_view path, std::size_t depth) {
    path.remove_prefix(std::min(depth, path.size()));
    one.had = static_cast<std::uint32_t>(std::min(kPart, path.size()));
    std::array<char, kPart> bytes{};
    path.copy(bytes.data(), kPart);
    one.part = std::bit_cast<std::uint64_t>(bytes);
    if constexpr (std::endian::native == std::endian::little)
        one.part = std::byteswap(one.part);
}

/// Those that have their first `depth` bytes in common.
struct Range {
    std::span<Sorted> paths;
    std::size_t depth = 0;
};

/// Without recursion: strangers choose the paths, and two of 16 KiB may differ in their last byte alone.
void sortParts(std::span<Sorted> all, const std::vector<CountedPath> &paths) {
    std::vector<Range> ranges;
    if (!all.empty())
        ranges.push_back({all, 0});
    while (!ranges.empty()) {
        const auto [some, depth] = ranges.back();
        ranges.pop_back();
        for (Sorted &one : some)
            readPart(one, paths[one.place].path, depth);
        // Paths of a site begin with the same bytes: there is nothing to sort by then.
        if (std::ranges::any_of(some, [&first = some.front()](const Sorted &one) {
                return one.part != first.part || one.had != first.had;
            }))
            std::ranges::sort(some);
        for (std::size_t from = 0; from < some.size();) {
            std::size_t to = from + 1;
            while (to < some.size() && some[to].part == some[from].part &&
                   some[to].had == some[from].had)
                ++to;
            if (to - from > 1 && some[from].had == kPart)
                ranges.push_back({some.subspan(from, to - from), depth + kPart});
            from = to;
        }
    }
}

/// Of a record, in words.
constexpr std::size_t kHash = 0;
constexpr std::size_t kCount = 1;
constexpr std::size_t kSize = 2;
constexpr std::size_t kText = 3;
constexpr std::size_t kWord = sizeof(std::uint64_t);

std::size_t wordsFor(std::size_t size) {
    return kText + (size + kWord - 1) / kWord;
}

std::string_view textOf(const std::uint64_t *record) {
    return {reinterpret_cast<const char *>(record + kText),
            static_cast<std::size_t>(record[kSize])};
}

} // namespace

void PathCounts::grow() {
    constexpr std::size_t kFirst = 4; // strangers may invent any number of names with one path each
    m_slots.assign(std::max(kFirst, m_slots.size() * 2), {});
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t place = 0; place < m_words.size(); place += wordsFor(m_words[place + kSize])) {
        const std::uint64_t hash = m_words[place + kHash];
        std::size_t at = hash & mask;
        while (m_slots[at].record != 0)
            at = (at + 1) & mask;
        m_slots[at] = {static_cast<std::uint32_t>(hash >> 32),
                       static_cast<std::uint32_t>(place + 1)};
    }
}

void PathCounts::add(std::string_view path, std::uint64_t count) {
    // Strangers choose the paths.
    static const std::uint64_t kSeed = randomSeed();
    path = path.substr(0, kLongest);
    const std::uint64_t hash = tableHashOf(path, kSeed);
    const auto mark = static_cast<std::uint32_t>(hash >> 32);
    if (m_slots.size() <= m_different * 2)
        grow();
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = hash & mask;
    for (; m_slots[at].record != 0; at = (at + 1) & mask) {
        if (m_slots[at].mark != mark)
            continue;
        std::uint64_t *const record = &m_words[m_slots[at].record - 1];
        if (record[kHash] == hash && textOf(record) == path) {
            record[kCount] += count;
            return;
        }
    }
    const std::size_t place = m_words.size();
    assert(place < std::numeric_limits<std::uint32_t>::max()); // 32 GiB of paths
    m_words.resize(place + wordsFor(path.size()));
    m_words[place + kHash] = hash;
    m_words[place + kCount] = count;
    m_words[place + kSize] = path.size();
    path.copy(reinterpret_cast<char *>(&m_words[place] + kText), path.size());
    m_slots[at] = {mark, static_cast<std::uint32_t>(place + 1)};
    ++m_different;
}

void PathCounts::add(const PathCounts &other) {
    for (const CountedPath &one : other.paths())
        add(one.path, one.count);
}

std::vector<CountedPath> PathCounts::paths() const {
    std::vector<CountedPath> all;
    all.reserve(m_different);
    for (std::size_t place = 0; place < m_words.size(); place += wordsFor(m_words[place + kSize]))
        all.push_back({textOf(&m_words[place]), m_words[place + kCount]});
    return all;
}

void sortByPath(std::vector<CountedPath> &paths) {
    std::vector<Sorted> places(paths.size());
    for (std::size_t i = 0; i < paths.size(); ++i)
        places[i].place = static_cast<std::uint32_t>(i);
    sortParts(places, paths);
    std::vector<CountedPath> sorted;
    sorted.reserve(paths.size());
    for (const Sorted &one : places)
        sorted.push_back(paths[one.place]);
    paths.swap(sorted);
}

void TopPaths::add(std::string_view path, std::uint64_t count) {
    ++m_different;
    const auto isBefore = [&](const auto &one) {
        return one.second != count ? one.second > count : one.first < path;
    };
    if (m_top.size() == m_most && isBefore(m_top.back()))
        return;
    m_top.emplace(std::ranges::partition_point(m_top, isBefore), path, count);
    if (m_top.size() > m_most)
        m_top.pop_back();
}

std::vector<std::pair<std::string, std::uint64_t>> TopPaths::take() {
    return std::exchange(m_top, {});
}

} // namespace gatepost::logs

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// How often which path was asked for.
namespace gatepost::logs {

/// A path and how often it came. The text belongs to a PathCounts.
struct CountedPath {
    std::string_view path;
    std::uint64_t count = 0;
};

/// Exact counts of paths.
///
/// The table has open addressing, and a path is one piece of memory with its count. Crawlers ask for most paths once: what an add
/// costs is how often it waits for memory (the benchmark `differentPaths`).
class PathCounts {
public:
    /// Longer paths are cut: servers take 8 KiB.
    static constexpr std::size_t kLongest = 16'384;
    void add(std::string_view path, std::uint64_t count = 1);
    void add(const PathCounts &other);
    /// All of them, in no order. They last until add() is called.
    [[nodiscard]] std::vector<CountedPath> paths() const;
    /// About how many bytes of memory this takes.
    [[nodiscard]] std::size_t memory() const {
        return sizeof *this + m_slots.capacity() * sizeof(Slot) +
               m_words.capacity() * sizeof(std::uint64_t);
    }

private:
    struct Slot {
        std::uint32_t mark = 0;   ///< the upper half of the hash
        std::uint32_t record = 0; ///< its place in m_words, counted from 1; 0: free
    };
    void grow();

    std::vector<Slot> m_slots; ///< a power of two of them, at most half of them in use
    std::size_t m_different = 0;
    /// Records, one behind the other: the hash, the count, the size in bytes, the path and zeros up to a whole word.
    std::vector<std::uint64_t> m_words;
};

/// Sorts paths by their bytes; each must be there once.
///
/// Eight bytes of all are compared as a number, then the next eight of those that have these in common. Paths of a site begin with
/// the same bytes: 130,000 take 34 ms instead of 49 ms (a part of the benchmark `differentPaths`).
void sortByPath(std::vector<CountedPath> &paths);

/// The most frequent ones of many paths, then by name.
class TopPaths {
public:
    explicit TopPaths(std::size_t most) : m_most(most) {}
    /// Each path once, with all of its count.
    void add(std::string_view path, std::uint64_t count);
    /// How many different paths there were.
    [[nodiscard]] std::uint64_t different() const { return m_different; }
    [[nodiscard]] std::vector<std::pair<std::string, std::uint64_t>> take();

private:
    std::size_t m_most;
    std::uint64_t m_different = 0;
    std::vector<std::pair<std::string, std::uint64_t>> m_top; ///< sorted
};

} // namespace gatepost::logs

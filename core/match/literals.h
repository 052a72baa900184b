// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string_view>
#include <vector>

/// Rules without wildcards, found by the path's own bytes instead of being walked through.
///
/// A rule's rank says which of several matching rules decides: the highest does; 0 is not a rule.
namespace gatepost {

using RuleRank = std::uint64_t;

/// A hash table of literal prefixes and whole paths. A question hashes its path once, eight bytes at a time,
/// and looks up only those lengths that some rule has. With few rules, as on most sites, a plain list is searched,
/// because building the table would take longer. With many the table is built when a question comes that is not one of the
/// first: most sites are asked once.
class LiteralTable {
public:
    enum class Extent : std::uint32_t { Prefix, WholePath };

    /// How many bytes reserve() needs for `count` rules: none where a table is made for them.
    [[nodiscard]] static std::size_t roomFor(std::size_t count);
    /// Room for `count` rules; more than that must not be inserted. `room` has roomFor(count) bytes, aligned as a word is, and
    /// outlives the table.
    void reserve(std::size_t count, std::byte *room);
    /// `literal` must outlive the table.
    void insert(std::string_view literal, Extent extent, RuleRank rank);
    /// The highest rank of the rules that match, if it is above `floor`, else `floor`.
    [[nodiscard]] RuleRank best(std::string_view path, RuleRank floor) const;
    /// Adds the ranks of all rules that match, in no order.
    void collect(std::string_view path, std::vector<RuleRank> &ranks) const;

private:
    struct Entry {
        const char *data;
        std::uint32_t size;
        Extent extent;
        RuleRank rank; ///< of one that is in the table, the highest of the rules with this literal
        std::uint32_t twins; ///< the next of the others: index into m_entries + 1; 0 = none
    };

    struct Few {
        std::uint64_t head; ///< the first bytes, at most 8
        std::uint64_t mask; ///< which of them count
        std::string_view literal;
        Extent extent;
        RuleRank rank;
    };

    [[nodiscard]] const Entry *find(std::uint64_t hash, std::string_view literal,
                                    Extent extent) const;
    /// Calls `found` with each entry that matches, and of those with the same literal with the first alone.
    template <typename Found>
    void walk(std::string_view path, const Found &found) const;
    /// The same without the table, with every entry. True if it was done; false if the table is there now.
    template <typename Found>
    bool walkFirst(std::string_view path, const Found &found) const;
    void makeTable() const;
    void addToTable(std::size_t number) const;
    /// Calls `found` with the rank of each of the few that matches.
    template <typename Found>
    void walkFew(std::string_view path, const Found &found) const;

    Few *m_few = nullptr; ///< in the room given; then all that follows is empty
    std::size_t m_fewCount = 0;
    mutable std::mutex m_mutex; ///< for all that follows, until the table is there
    mutable std::atomic<bool> m_hasTable = false;
    mutable unsigned m_asked = 0;                ///< questions without the table
    mutable std::vector<Entry> m_entries;        ///< in the order of the rules
    mutable std::vector<std::uint32_t> m_slots;  ///< index into m_entries + 1; 0 is free
    mutable std::vector<std::uint64_t> m_filter; ///< a bit for each hash: most look-ups end here
    mutable std::vector<std::uint8_t>
        m_prefixLengths; ///< bit n % 8 of byte n / 8: a prefix has n bytes
    mutable std::vector<std::uint8_t> m_wholeLengths; ///< the same of whole paths
    mutable std::uint32_t m_slotShift = 0;
    mutable std::uint32_t m_filterMask = 0;
};

} // namespace gatepost

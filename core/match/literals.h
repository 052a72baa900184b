// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

/// Rules without wildcards, found by the path's own bytes instead of being walked through.
///
/// A rule's rank says which of several matching rules decides: the highest does; 0 is not a rule.
namespace gatepost {

using RuleRank = std::uint64_t;

/// A hash table of literal prefixes and whole paths. A question hashes its path once, eight bytes at a time,
/// and looks up only those lengths that some rule has. With few rules, as on most sites, a plain list is searched,
/// because building the tables would take longer.
class LiteralTable {
public:
    enum class Extent : std::uint32_t { Prefix, WholePath };

    /// Room for `count` rules; more than that must not be inserted.
    void reserve(std::size_t count);
    /// `literal` must outlive the table.
    void insert(std::string_view literal, Extent extent, RuleRank rank);
    /// The highest rank of the rules that match, if it is above `floor`, else `floor`.
    [[nodiscard]] RuleRank best(std::string_view path, RuleRank floor) const;
    /// Adds the ranks of all rules that match, in no order.
    void collect(std::string_view path, std::vector<RuleRank> &ranks) const;

private:
    struct Twin {
        RuleRank rank;
        std::uint32_t next; ///< index into m_twins + 1; 0 ends
    };
    struct Entry {
        const char *data;
        std::uint32_t size;
        Extent extent;
        RuleRank rank;       ///< the highest of the rules with this literal
        std::uint32_t twins; ///< the others: index into m_twins + 1; 0 = none
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
    /// Calls `found` with each entry that matches.
    template <typename Found>
    void walk(std::string_view path, const Found &found) const;
    /// Calls `found` with the rank of each of the few that matches.
    template <typename Found>
    void walkFew(std::string_view path, const Found &found) const;

    std::vector<Few> m_few; ///< then all that follows is empty
    std::vector<Entry> m_entries;
    std::vector<Twin> m_twins;
    std::vector<std::uint32_t> m_slots;        ///< index into m_entries + 1; 0 is free
    std::vector<std::uint64_t> m_filter;       ///< a bit for each hash: most look-ups end here
    std::vector<std::uint8_t> m_prefixLengths; ///< bit n % 8 of byte n / 8: a prefix has n bytes
    std::vector<std::uint8_t> m_wholeLengths;  ///< the same of whole paths
    std::uint32_t m_slotShift = 0;
    std::uint32_t m_filterMask = 0;
};

} // namespace gatepost

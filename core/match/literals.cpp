// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/match/literals.h"

#include "core/text/words.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <new>
#include <span>
#include <utility>

namespace gatepost {

namespace {

/// So many are compared faster than a table of them is made.
constexpr std::size_t kFewLiterals = 16;
/// So many questions are answered without a table: to make it takes as long as some of them.
constexpr unsigned kAskedWithoutTable = 2;

constexpr std::uint64_t kSeed = 0x9E3779B97F4A7C15U;
constexpr std::uint64_t kBlockFactor = 0xD6E8FEB86659FD93U;
constexpr std::uint64_t kEndFactor = 0xA0761D6478BD642FU;
constexpr std::uint64_t kWholePathSalt = 0xE7037ED1A0B428DBU;

/// The first `count` bytes of a word, at most 7.
std::uint64_t firstBytes(std::uint64_t word, std::size_t count) {
    return word & firstBytesMask(count);
}

/// The hash of n bytes is: one step for each whole block of eight, then an end of the rest (0 to 7 bytes).
std::uint64_t step(std::uint64_t state, std::uint64_t block) {
    const std::uint64_t mixed = (state ^ block) * kBlockFactor;
    return mixed ^ (mixed >> 32);
}
std::uint64_t end(std::uint64_t state, std::uint64_t rest, std::size_t size) {
    const std::uint64_t mixed = (state ^ rest) * kBlockFactor + size;
    return (mixed ^ (mixed >> 29)) * kEndFactor;
}

std::uint64_t hashOf(std::string_view literal) {
    std::uint64_t state = kSeed;
    std::size_t at = 0;
    for (; at + 8 <= literal.size(); at += 8)
        state = step(state, load8(literal.data() + at));
    return end(state, loadFew(literal.data() + at, literal.size() - at), literal.size());
}

void addLength(std::vector<std::uint8_t> &lengths, std::size_t length) {
    if (length / 8 >= lengths.size())
        lengths.resize(length / 8 + 1);
    lengths[length / 8] |= static_cast<std::uint8_t>(1U << (length % 8));
}

} // namespace

std::size_t LiteralTable::roomFor(std::size_t count) {
    return count <= kFewLiterals ? count * sizeof(Few) : 0;
}

void LiteralTable::reserve(std::size_t count, std::byte *room) {
    if (count <= kFewLiterals) {
        m_few = reinterpret_cast<Few *>(room);
        return;
    }
    m_entries.reserve(count);
}

void LiteralTable::insert(std::string_view literal, Extent extent, RuleRank rank) {
    if (m_few != nullptr)
        ::new (m_few + m_fewCount++)
            Few{firstWord(literal), firstBytesMask(literal.size()), literal, extent, rank};
    else
        m_entries.push_back(
            {literal.data(), static_cast<std::uint32_t>(literal.size()), extent, rank, 0});
}

void LiteralTable::makeTable() const {
    const std::size_t slots = std::bit_ceil(std::max<std::size_t>(m_entries.size() * 2, 8));
    m_slots.assign(slots, 0);
    m_slotShift = static_cast<std::uint32_t>(64 - std::countr_zero(slots));
    m_filter.assign(std::max<std::size_t>(slots * 8 / 64, 1), 0);
    m_filterMask = static_cast<std::uint32_t>(m_filter.size() * 64 - 1);
    for (std::size_t number = 0; number < m_entries.size(); ++number)
        addToTable(number);
}

void LiteralTable::addToTable(std::size_t number) const {
    Entry &added = m_entries[number];
    const std::string_view literal(added.data, added.size);
    const bool isPrefix = added.extent == Extent::Prefix;
    const std::uint64_t hash = hashOf(literal) ^ (isPrefix ? 0 : kWholePathSalt);
    std::uint64_t &filter = m_filter[(hash & m_filterMask) / 64];
    const std::uint64_t bit = std::uint64_t{1} << (hash % 64);
    const bool isNew = (filter & bit) == 0; // then no entry needs to be looked at
    filter |= bit;
    std::size_t slot = hash >> m_slotShift;
    for (; m_slots[slot] != 0; slot = (slot + 1) & (m_slots.size() - 1)) {
        if (isNew)
            continue;
        Entry &entry = m_entries[m_slots[slot] - 1];
        if (entry.size == added.size && entry.extent == added.extent &&
            std::memcmp(entry.data, added.data, added.size) == 0) {
            if (added.rank > entry.rank)
                std::swap(added.rank, entry.rank);
            added.twins = entry.twins;
            entry.twins = static_cast<std::uint32_t>(number + 1);
            return;
        }
    }
    m_slots[slot] = static_cast<std::uint32_t>(number + 1);
    addLength(isPrefix ? m_prefixLengths : m_wholeLengths, literal.size());
}

const LiteralTable::Entry *LiteralTable::find(std::uint64_t hash, std::string_view literal,
                                              Extent extent) const {
    if (((m_filter[(hash & m_filterMask) / 64] >> (hash % 64)) & 1) == 0)
        return nullptr;
    std::size_t slot = hash >> m_slotShift;
    for (; m_slots[slot] != 0; slot = (slot + 1) & (m_slots.size() - 1)) {
        const Entry &entry = m_entries[m_slots[slot] - 1];
        if (entry.size == literal.size() && entry.extent == extent &&
            std::memcmp(entry.data, literal.data(), literal.size()) == 0)
            return &entry;
    }
    return nullptr;
}

template <typename Found>
void LiteralTable::walk(std::string_view path, const Found &found) const {
    const std::size_t whole = path.size();
    const bool mayBeWhole =
        whole / 8 < m_wholeLengths.size() && ((m_wholeLengths[whole / 8] >> (whole % 8)) & 1) != 0;
    // Where a whole path is looked up the hash is needed to the path's end, else only as far as prefixes go.
    const std::size_t blocks =
        mayBeWhole ? whole / 8 + 1 : std::min(whole / 8 + 1, m_prefixLengths.size());
    std::uint64_t state = kSeed;
    for (std::size_t block = 0; block < blocks; ++block) {
        const std::size_t begin = block * 8;
        const std::size_t available = std::min<std::size_t>(whole - begin, 8);
        const std::uint64_t word =
            available == 8 ? load8(path.data() + begin) : loadFew(path.data() + begin, available);
        unsigned lengths = block < m_prefixLengths.size() ? m_prefixLengths[block] : 0U;
        if (available < 8)
            lengths &= (2U << available) - 1;
        while (lengths != 0) {
            const auto rest = static_cast<std::size_t>(std::countr_zero(lengths));
            lengths &= lengths - 1;
            const std::size_t size = begin + rest;
            const std::uint64_t hash = end(state, firstBytes(word, rest), size);
            if (const Entry *entry = find(hash, path.substr(0, size), Extent::Prefix))
                found(*entry);
        }
        if (mayBeWhole && block + 1 == blocks) {
            const std::uint64_t hash =
                end(state, firstBytes(word, whole % 8), whole) ^ kWholePathSalt;
            if (const Entry *entry = find(hash, path, Extent::WholePath))
                found(*entry);
        }
        state = step(state, word);
    }
}

template <typename Found>
void LiteralTable::walkFew(std::string_view path, const Found &found) const {
    if (m_fewCount == 0)
        return;
    const std::uint64_t head = firstWord(path);
    for (const Few &few : std::span(m_few, m_fewCount)) {
        const std::size_t size = few.literal.size();
        const bool fits = few.extent == Extent::Prefix ? size <= path.size() : size == path.size();
        if (((few.head ^ head) & few.mask) == 0 && fits &&
            (size <= 8 || std::memcmp(path.data() + 8, few.literal.data() + 8, size - 8) == 0))
            found(few.rank);
    }
}

template <typename Found>
bool LiteralTable::walkFirst(std::string_view path, const Found &found) const {
    if (m_entries.empty())
        return true;
    if (m_hasTable.load(std::memory_order_acquire))
        return false;
    const std::scoped_lock lock(m_mutex);
    if (m_hasTable.load(std::memory_order_relaxed))
        return false;
    if (++m_asked > kAskedWithoutTable) {
        makeTable();
        m_hasTable.store(true, std::memory_order_release);
        return false;
    }
    const std::uint64_t head = firstWord(path);
    for (const Entry &entry : m_entries) {
        const std::string_view literal(entry.data, entry.size);
        const bool fits =
            entry.extent == Extent::Prefix ? entry.size <= path.size() : entry.size == path.size();
        if (fits && ((firstWord(literal) ^ head) & firstBytesMask(literal.size())) == 0 &&
            (literal.size() <= 8 ||
             std::memcmp(path.data() + 8, entry.data + 8, entry.size - 8) == 0))
            found(entry);
    }
    return true;
}

RuleRank LiteralTable::best(std::string_view path, RuleRank floor) const {
    RuleRank best = floor;
    walkFew(path, [&best](RuleRank rank) { best = std::max(best, rank); });
    const auto take = [&best](const Entry &entry) { best = std::max(best, entry.rank); };
    if (!walkFirst(path, take))
        walk(path, take);
    return best;
}

void LiteralTable::collect(std::string_view path, std::vector<RuleRank> &ranks) const {
    walkFew(path, [&ranks](RuleRank rank) { ranks.push_back(rank); });
    const auto take = [&ranks](const Entry &entry) { ranks.push_back(entry.rank); };
    if (walkFirst(path, take))
        return;
    walk(path, [&](const Entry &entry) {
        take(entry);
        for (std::uint32_t twin = entry.twins; twin != 0; twin = m_entries[twin - 1].twins)
            take(m_entries[twin - 1]);
    });
}

} // namespace gatepost

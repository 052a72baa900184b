// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"
#include "core/text/words.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

/// The keys of a dialect for its table and for the parser, which asks on every line and therefore holds on to it.
namespace gatepost {

constexpr std::size_t kIdCount = std::to_underlying(DirectiveId::Count_);
constexpr std::uint8_t kNoRow = 0xFF;

/// The ids of "# meta:" keys are neighbours; a test holds them to Place::Meta.
constexpr bool isMetaKey(DirectiveId id) {
    return id >= DirectiveId::MetaSpecVersion && id <= DirectiveId::MetaChainId;
}

/// A key of up to 24 bytes without case in three machine words. They overlap where the key is not a
/// multiple of eight, which spares copying byte by byte; two keys of equal length are equal exactly
/// if their words are.
struct KeyWords {
    static constexpr std::size_t kLongest = 24;

    std::uint64_t first = 0;
    std::uint64_t middle = 0;
    std::uint64_t last = 0;

    friend bool operator==(const KeyWords &, const KeyWords &) = default;
};

/// `key` is 1…24 bytes long.
[[gnu::always_inline]] inline KeyWords keyWords(std::string_view key) {
    const char *const bytes = key.data();
    const std::size_t size = key.size();
    assert(size > 0 && size <= KeyWords::kLongest);
    KeyWords result;
    if (size >= 8) {
        result.first = asciiLowered(words::load<std::uint64_t>(bytes));
        result.last = asciiLowered(words::load<std::uint64_t>(bytes + size - 8));
        if (size > 16)
            result.middle = asciiLowered(words::load<std::uint64_t>(bytes + 8));
    } else if (size >= 4) {
        result.first = asciiLowered(words::load<std::uint32_t>(bytes));
        result.last = asciiLowered(words::load<std::uint32_t>(bytes + size - 4));
    } else {
        result.first = asciiLowered(words::load<std::uint8_t>(bytes));
        result.middle = asciiLowered(words::load<std::uint8_t>(bytes + size / 2));
        result.last = asciiLowered(words::load<std::uint8_t>(bytes + size - 1));
    }
    return result;
}

/// Key → id and id → row of one dialect. Open addressing, at most a quarter full, so that a key
/// costs one hash and hardly more than one comparison.
class KeyIndex {
public:
    KeyIndex(std::span<const Directive> rows, std::span<const Spelling> spellings) {
        m_rows.fill(kNoRow);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            m_rows[std::to_underlying(rows[i].id)] = static_cast<std::uint8_t>(i);
            add(rows[i].name, rows[i].id);
        }
        for (const Spelling &spelling : spellings)
            if (!spelling.google)
                add(spelling.spelling, spelling.meant);
    }

    [[nodiscard]] DirectiveId idOf(std::string_view key) const {
        if (key.empty() || key.size() > KeyWords::kLongest)
            return DirectiveId::None;
        const KeyWords words = keyWords(key);
        for (std::size_t i = slotOf(words, key.size());; i = (i + 1) % kSlots) {
            const Slot &slot = m_slots[i];
            if (slot.size == key.size() && slot.words == words)
                return slot.id;
            if (slot.size == 0)
                return DirectiveId::None;
        }
    }

    /// The same for the key of a line, where a meta key names nothing: "contact: x" outside a meta comment is as unknown as any
    /// other word (S5, S58).
    [[nodiscard]] DirectiveId idOfLine(std::string_view key) const {
        const DirectiveId found = idOf(key);
        return isMetaKey(found) ? DirectiveId::None : found;
    }

    [[nodiscard]] std::uint8_t rowOf(DirectiveId id) const {
        return m_rows[std::to_underlying(id)];
    }

private:
    static constexpr std::size_t kSlotBits = 8;
    static constexpr std::size_t kSlots = std::size_t{1} << kSlotBits;

    struct Slot {
        KeyWords words;
        std::uint8_t size = 0; ///< 0 = free
        DirectiveId id = DirectiveId::None;
    };

    static std::size_t slotOf(const KeyWords &words, std::size_t size) {
        const std::uint64_t mixed = words.first + std::rotl(words.last, 23) + words.middle + size;
        return static_cast<std::size_t>((mixed * 0x9E3779B97F4A7C15) >> (64 - kSlotBits));
    }

    void add(std::string_view key, DirectiveId id) {
        assert(key.size() <= KeyWords::kLongest && "a longer key needs another word in KeyWords");
        const KeyWords words = keyWords(key);
        std::size_t i = slotOf(words, key.size());
        while (m_slots[i].size != 0) {
            assert(!(m_slots[i].size == key.size() && m_slots[i].words == words) &&
                   "key given twice");
            i = (i + 1) % kSlots;
        }
        m_slots[i] = {.words = words, .size = static_cast<std::uint8_t>(key.size()), .id = id};
    }

    std::array<Slot, kSlots> m_slots;
    std::array<std::uint8_t, kIdCount> m_rows;
};

/// Of one dialect; it lives as long as the program.
[[nodiscard]] const KeyIndex &keyIndex(DialectId id);

} // namespace gatepost

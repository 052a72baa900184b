// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <utility>
#include <vector>

namespace gatepost::linting {

/// Texts with numbers, sorted into sets: which of a set's texts does another text begin with? A lookup takes time like the other
/// text's length and the number of answers, however many texts there are.
///
///     PrefixTable table(2);
///     table.add("/a", 0, 7);
///     table.add("/b", 0, 8);
///     table.eachOn("/abc", 0, [](std::uint32_t number) { … return true; }); // 7
class PrefixTable {
public:
    /// Room for `most` texts. Their bytes are not copied and must stay.
    explicit PrefixTable(std::size_t most)
        : m_slots(std::bit_ceil(2 * most + 1)),
          m_seen(std::clamp(std::bit_ceil(16 * most), kLeastSeen, kMostSeen)) {
        m_texts.reserve(most);
    }

    void add(std::string_view text, std::uint32_t set, std::uint32_t number) {
        const std::uint64_t hash = Hash(text, set).of(text.size());
        if (const auto place = std::ranges::lower_bound(m_lengths, text.size());
            place == m_lengths.end() || *place != text.size())
            m_lengths.insert(place, text.size());
        m_seen[seenAt(hash)] = true;
        m_texts.push_back({text, set, number});
        const auto added = static_cast<std::uint32_t>(m_texts.size());
        for (std::size_t at = hash & (m_slots.size() - 1);; at = (at + 1) & (m_slots.size() - 1)) {
            if (m_slots[at].text == 0) {
                m_slots[at] = {added, tagOf(hash)};
                return;
            }
            Text &there = m_texts[m_slots[at].text - 1];
            if (m_slots[at].tag != tagOf(hash) || there.set != set || there.text != text)
                continue;
            // Strangers write one rule forty thousand times: equal texts are a list, not a row of slots.
            m_texts.back().next = std::exchange(there.next, added);
            return;
        }
    }

    /// Calls `visit` with the number of each text of the set that `whole` begins with, the shorter texts first; false ends it.
    /// Returns whether it came to the end.
    template <typename Visit>
    bool eachOn(std::string_view whole, std::uint32_t set, Visit visit) const {
        Hash hash(whole, set);
        for (const std::size_t length : m_lengths) {
            if (length > whole.size())
                break;
            const std::uint64_t of = hash.of(length);
            if (m_seen[seenAt(of)] && !eachOf(whole.substr(0, length), set, of, visit))
                return false;
        }
        return true;
    }

private:
    struct Text {
        std::string_view text;
        std::uint32_t set = 0;
        std::uint32_t number = 0;
        std::uint32_t next = 0; ///< an equal one of m_texts, from 1; 0: there is none
    };
    struct Slot {
        std::uint32_t text = 0; ///< the first of its kind in m_texts, from 1; 0: there is none
        std::uint32_t tag = 0;  ///< of its hash
    };

    /// Hashes of ever longer beginnings of one text, eight bytes at a step.
    class Hash {
    public:
        Hash(std::string_view text, std::uint32_t set) : m_text(text), m_state(mixed(set + 1)) {}
        std::uint64_t of(std::size_t length) {
            for (; m_done + kStep <= length; m_done += kStep)
                m_state = mixed(m_state ^ bytes(kStep));
            return mixed(m_state ^ bytes(length - m_done)) ^ mixed(length);
        }

    private:
        static constexpr std::size_t kStep = sizeof(std::uint64_t);
        [[nodiscard]] std::uint64_t bytes(std::size_t count) const {
            std::uint64_t word = 0;
            if (count > 0)
                std::memcpy(&word, m_text.data() + m_done, count);
            return word;
        }
        static std::uint64_t mixed(std::uint64_t word) {
            word *= 0x9e3779b97f4a7c15;
            return word ^ (word >> 32);
        }
        std::string_view m_text;
        std::uint64_t m_state;
        std::size_t m_done = 0;
    };

    static constexpr std::size_t kLeastSeen = std::size_t{1} << 8;
    static constexpr std::size_t kMostSeen = std::size_t{1} << 20;
    [[nodiscard]] std::size_t seenAt(std::uint64_t hash) const {
        return (hash >> 20) & (m_seen.size() - 1);
    }
    static std::uint32_t tagOf(std::uint64_t hash) {
        return static_cast<std::uint32_t>(hash >> 32);
    }

    template <typename Visit>
    bool eachOf(std::string_view text, std::uint32_t set, std::uint64_t hash, Visit &visit) const {
        for (std::size_t at = hash & (m_slots.size() - 1); m_slots[at].text != 0;
             at = (at + 1) & (m_slots.size() - 1)) {
            if (m_slots[at].tag != tagOf(hash))
                continue;
            const Text &first = m_texts[m_slots[at].text - 1];
            if (first.set != set || first.text != text)
                continue;
            for (std::uint32_t each = m_slots[at].text; each != 0; each = m_texts[each - 1].next)
                if (!visit(m_texts[each - 1].number))
                    return false;
            return true;
        }
        return true;
    }

    std::vector<Slot> m_slots;
    std::vector<Text> m_texts;
    std::vector<bool> m_seen;           ///< by hash: most lookups end here, in memory that is near
    std::vector<std::size_t> m_lengths; ///< that texts have, sorted
};

} // namespace gatepost::linting

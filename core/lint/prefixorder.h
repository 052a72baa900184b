// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// Which texts of a set begin another one, for tens of thousands of texts at each key.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <vector>

namespace gatepost::linting {

/// Texts in order, where each finds the others that it begins with. Sorted once: the beginnings of a text are then before it.
///
///     PrefixOrder order(2);
///     order.add({.text = "/a", .set = 0, .number = 0});
///     order.add({.text = "/abc", .set = 0, .number = 1});
///     order.sort();
///     order.eachOn(1, PrefixOrder::Own::Too, [](std::uint32_t number) { … return true; }); // 0
class PrefixOrder {
public:
    struct Text {
        std::string_view text;    ///< not copied: its bytes must stay
        std::uint32_t set = 0;    ///< texts of other sets are not looked at
        std::uint32_t number = 0; ///< below `numbers`, another one for each text
    };
    enum class Own : std::uint8_t { Too, Not }; ///< whether equal texts, itself among them, count

    explicit PrefixOrder(std::size_t numbers) : m_nodeOf(numbers, kNone) {
        m_texts.reserve(numbers);
        m_keys.reserve(numbers);
    }

    void add(const Text &text) {
        m_keys.push_back({(std::uint64_t{text.set} << 32) | bytes(text.text, 0, 4),
                          bytes(text.text, 4, 8), static_cast<std::uint32_t>(m_texts.size()),
                          static_cast<std::uint32_t>(text.text.size()), text.number});
        m_texts.push_back(text.text);
    }

    /// After the last add(), before the first question.
    void sort() {
        std::ranges::sort(m_keys, [this](const Key &a, const Key &b) {
            if (a.first != b.first)
                return a.first < b.first;
            if (a.second != b.second)
                return a.second < b.second;
            // A key ends in zeros where its text is short, so sizes tell "a" from "a\0".
            return std::tuple(rest(a), a.size, a.text) < std::tuple(rest(b), b.size, b.text);
        });
        for (std::uint32_t at = 0; at < m_keys.size(); ++at)
            m_nodeOf[m_keys[at].number] = placed(at);
    }

    /// Whether the text of that number begins with another, or, with Own::Too, equals one: itself at least.
    [[nodiscard]] bool hasAny(std::uint32_t number, Own own) const {
        return firstOf(number, own) != kNone;
    }

    /// Calls `visit` with the number of each text of its set that the text begins with, the longest first; false ends it. Returns
    /// whether it came to the end.
    template <typename Visit>
    bool eachOn(std::uint32_t number, Own own, Visit visit) const {
        for (std::uint32_t node = firstOf(number, own); node != kNone; node = m_nodes[node].parent)
            for (std::uint32_t at = m_nodes[node].begin; at < m_nodes[node].end; ++at) {
                if (!visit(m_keys[at].number))
                    return false;
            }
        return true;
    }

private:
    static constexpr auto kNone = static_cast<std::uint32_t>(-1);
    static constexpr std::size_t kInKey = 12; ///< bytes of a text

    /// The set and the first bytes of a text, so that one seldom looks at the text.
    struct Key {
        std::uint64_t first;
        std::uint64_t second;
        std::uint32_t text; ///< of m_texts
        std::uint32_t size; ///< bytes of the text
        std::uint32_t number;
    };
    /// Equal texts.
    struct Node {
        std::uint32_t begin; ///< of m_keys
        std::uint32_t end;
        std::uint32_t parent; ///< the longest other that its text begins with; kNone: there is none
    };

    static std::uint64_t bytes(std::string_view text, std::size_t from, std::size_t count) {
        std::uint64_t word = 0;
        for (std::size_t i = from; i < from + count; ++i)
            word = (word << 8) | (i < text.size() ? static_cast<unsigned char>(text[i]) : 0U);
        return word;
    }
    [[nodiscard]] std::string_view rest(const Key &key) const {
        return key.size > kInKey ? m_texts[key.text].substr(kInKey) : std::string_view();
    }
    /// Both are of one set, and the text of `whole` begins with that of `begin`.
    [[nodiscard]] bool isOn(const Key &begin, const Key &whole) const {
        if (begin.size > whole.size)
            return false;
        const auto bitsBehind = [&begin](std::size_t from, std::size_t count) {
            return 8 * (count - std::clamp<std::size_t>(begin.size, from, from + count) + from);
        };
        const auto isSame = [](std::uint64_t a, std::uint64_t b, std::size_t behind) {
            return behind == 64 || ((a ^ b) >> behind) == 0;
        };
        return isSame(begin.first, whole.first, bitsBehind(0, 4)) &&
               isSame(begin.second, whole.second, bitsBehind(4, 8)) &&
               (begin.size <= kInKey || rest(whole).starts_with(rest(begin)));
    }

    /// The node of a text, all those before it in order having theirs.
    std::uint32_t placed(std::uint32_t at) {
        const Key &key = m_keys[at];
        const auto last = static_cast<std::uint32_t>(m_nodes.size() - 1);
        if (at > 0 && m_keys[at - 1].size == key.size && isOn(m_keys[at - 1], key)) {
            m_nodes[last].end = at + 1;
            return last;
        }
        std::uint32_t parent = at > 0 ? last : kNone;
        while (parent != kNone && !isOn(m_keys[m_nodes[parent].begin], key))
            parent = m_nodes[parent].parent;
        m_nodes.push_back({at, at + 1, parent});
        return last + 1;
    }
    [[nodiscard]] std::uint32_t firstOf(std::uint32_t number, Own own) const {
        const std::uint32_t node = m_nodeOf[number];
        if (node == kNone)
            return kNone;
        return own == Own::Too ? node : m_nodes[node].parent;
    }

    std::vector<std::string_view> m_texts;
    std::vector<Key> m_keys;
    std::vector<Node> m_nodes;
    std::vector<std::uint32_t> m_nodeOf; ///< by number
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace gatepost {

/// Finds any piece of one text in time that depends on the piece alone, after the text was read once.
///
///     TextIndex index("/shop/cart/shop");
///     index.find("shop", 0)   // 1
///     index.find("shop", 2)   // 11
///
/// Inside is the suffix automaton of the text (Blumer et al. 1985). Making it costs as much as some fifty searches through the
/// text and takes about 200 bytes of memory for each byte of it. The text must outlive it. Not thread-safe.
class TextIndex {
public:
    /// Longer texts are not to be indexed, because an index of this one takes 13 MB.
    static constexpr std::size_t kMostBytes = 65'536;

    /// `text` has at most kMostBytes.
    explicit TextIndex(std::string_view text);

    /// Where `piece` first is in the text at or after `from`, or std::string_view::npos. An empty piece is at `from`.
    /// Time: linear in the piece, whatever the text; where earlier occurrences are passed over also log² of the text.
    [[nodiscard]] std::size_t find(std::string_view piece, std::size_t from);

private:
    struct State {
        std::uint32_t length = 0; ///< of the longest piece that leads here.
        std::uint32_t link = 0;   ///< the state of the longest shorter ending that has more ends.
        std::uint32_t edges = 0;  ///< index into m_edges; 0: none.
        std::uint32_t end = 0;    ///< index of the last byte of the first occurrence.
        std::uint32_t begin = 0;  ///< of the ends of all occurrences in m_ends.
        std::uint32_t count = 0;  ///< of these.
        bool isCopy = false;      ///< it was split from another state and adds no end itself
    };
    struct Edge {
        std::uint32_t next = 0; ///< index into m_edges; 0 ends
        std::uint32_t to = 0;   ///< index into m_states
        char byte = 0;
    };

    [[nodiscard]] std::uint32_t edgeOf(std::uint32_t state, char byte) const;
    void addEdge(std::uint32_t state, char byte, std::uint32_t to);
    [[nodiscard]] std::uint32_t copyOf(std::uint32_t state, std::uint32_t length);
    void add(char byte);
    void sortEnds();
    void makeLevels();
    [[nodiscard]] std::uint32_t firstFrom(const State &state, std::uint32_t least);

    std::size_t m_size;
    std::vector<State> m_states; ///< the first is the root
    std::vector<Edge> m_edges;   ///< the first is none
    std::uint32_t m_last = 0;
    std::vector<std::uint32_t> m_ends; ///< by state: those of a state are neighbours
    /// m_ends in blocks of 16, 32, 64, …, each block sorted. Made when they are first needed.
    std::vector<std::vector<std::uint32_t>> m_levels;
};

} // namespace gatepost

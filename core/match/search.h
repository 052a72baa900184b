// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

/// Finding bytes in linear time, whatever the bytes, without memory (patterns and paths come from strangers).
namespace gatepost {

/// Where `piece` first stands in `text` at or after `from` (at most text.size()), or npos. An empty piece
/// stands at `from`. Time: linear in text and piece together.
[[nodiscard]] std::size_t findPiece(std::string_view text, std::string_view piece,
                                    std::size_t from);

/// The same by Crochemore's and Perrin's two-way algorithm from the first byte on; findPiece begins simply
/// and turns to it when it makes no headway. For pieces of at least two bytes.
[[nodiscard]] std::size_t findTwoWay(std::string_view text, std::string_view piece,
                                     std::size_t from);

/// What findPiece() found for one path, kept while many patterns are tried on it: 10,000 rules that begin with the same piece
/// search a long path once. It forgets, and then the search is made again. Texts and pieces must outlive it.
class PieceMemo {
public:
    [[nodiscard]] std::size_t find(std::string_view text, std::string_view piece, std::size_t from);

private:
    struct Entry {
        std::string_view text; ///< from where it was searched to the end
        std::string_view piece;
        std::size_t found; ///< counted from there
    };
    std::array<Entry, 64> m_entries{};
};

/// S22's pattern, already normalised, against a path: * any run of bytes, $ at the very end the end, otherwise
/// a prefix. Time: linear in both together.
/// `memo` serves one path alone; null: nothing is kept.
[[nodiscard]] bool matchesStars(std::string_view pattern, std::string_view path,
                                PieceMemo *memo = nullptr);

/// Whether a value of S22 can match any path: it begins with / or *.
[[nodiscard]] inline bool canMatchPaths(std::string_view value) {
    return value.starts_with('/') || value.starts_with('*');
}

} // namespace gatepost

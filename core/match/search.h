// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/match/textindex.h"

#include <array>
#include <cstddef>
#include <optional>
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
/// search a long path once. It forgets, and then the search is made again. When so many searches were made that a TextIndex is
/// cheaper, it makes one: 12,000 different pieces then cost what some hundred did before. Paths and pieces must outlive it.
class PieceMemo {
public:
    /// Shorter paths are searched faster without one.
    static constexpr std::size_t kLeastPath = 512;

    /// `path`: the only one that is searched.
    explicit PieceMemo(std::string_view path) : m_path(path) {}
    /// As findPiece(). `text` is the path or a part of it.
    [[nodiscard]] std::size_t find(std::string_view text, std::string_view piece, std::size_t from);

private:
    [[nodiscard]] std::size_t search(std::string_view rest, std::string_view piece);

    struct Entry {
        std::string_view text; ///< from where it was searched to the end
        std::string_view piece;
        std::size_t found; ///< counted from there
    };
    std::string_view m_path;
    std::size_t m_searched = 0; ///< bytes
    std::array<Entry, 64> m_entries{};
    std::optional<TextIndex> m_index;
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

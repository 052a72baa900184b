// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

/// How two texts differ, line by line.
///
///     for (const DiffRun &run : lineDiff(before, after)) …
///
/// Lines are compared with their line ends: LF against CRLF is a change, as it is on disk. The runs follow
/// each other without gap: put together, their `before` halves are the old text and their `after` halves the new one.
///
/// Way: lines that stand exactly once in both texts are anchors (the longest ascending row of them), between anchors
/// the shortest edit script (Myers 1986) up to kMostEdits edits, beyond that a run of removals and one of additions.
/// Time is O(n log n) plus at most kMostEdits² for a gap: two unrelated files of 20,000 lines cost milliseconds. The
/// result is always true, not always the shortest.
namespace gatepost {

struct LineRun {
    std::uint32_t begin = 0; ///< line index, from 0
    std::uint32_t end = 0;
    [[nodiscard]] constexpr std::uint32_t size() const { return end - begin; }
    [[nodiscard]] constexpr bool empty() const { return begin == end; }
    friend constexpr bool operator==(LineRun, LineRun) = default;
};

struct DiffRun {
    bool same = false; ///< both halves hold the same lines; else `before` was replaced by `after`
    LineRun before;
    LineRun after;
    friend constexpr bool operator==(const DiffRun &, const DiffRun &) = default;
};

constexpr std::uint32_t kMostEdits = 400;

/// The lines of a text with their line ends (S2); the last may have none. Empty for an empty text.
[[nodiscard]] std::vector<std::string_view> splitLines(std::string_view text);
/// One of them without its line end and without the spaces and tabs at both ends; empty for a blank line.
[[nodiscard]] std::string_view contentOfLine(std::string_view line);

/// Runs in order; same and changed ones take turns. Equal texts give one run (none if both are empty).
[[nodiscard]] std::vector<DiffRun> lineDiff(std::string_view before, std::string_view after);

} // namespace gatepost

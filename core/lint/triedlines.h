// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/lint/check.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// Lines of a robots.txt that are tried one after another: does any answer differ without this one? They are groups, hours, paces,
/// signals, and the rules that rulesWithoutEffect() does not decide. All that are named may go together, with those that were
/// given. None of the others could go as well, but for those that are counted.
///
/// The last group of a file stays, even if it says what is so without it. "User-agent: *" with an empty Disallow is how people write
/// that everything is open, and nobody reads it in an empty file. Likewise a group at the end of a file keeps one rule. These
/// are named as well, as a statement.
namespace gatepost::linting {

struct TriedLine {
    enum class What : std::uint8_t {
        Alone,     ///< nothing differs without the line.
        Group,     ///< nothing differs without its group: with all lines of `together`.
        Together,  ///< nothing differs without the line and all lines of `together`.
        Joins,     ///< without this rule its group runs on into the next one, which says the same.
        Statement, ///< nothing differs without the line, which stays for people to read.
    };
    std::uint32_t line = 0; ///< index.
    What what = What::Alone;
    std::vector<std::uint32_t>
        together; ///< of Group and Together: all lines, this one too, in order.
};

struct TriedLines {
    std::vector<TriedLine> lines; ///< sorted by line
    std::vector<std::uint32_t>
        undecided; ///< lines that may change nothing and were not tried to the end; sorted.
};

/// `gone`: lines (index) that go anyway. `withUndecided`: of a file that is too large all lines are listed. Work is bounded by
/// lines, not by time, so that everybody finds the same. Of a file of a hundred lines thirty are tried, of one of three
/// thousand none.
[[nodiscard]] TriedLines triedLines(const FileUnderCheck &file, bool withRobotsAi,
                                    std::span<const std::uint32_t> gone, bool withUndecided);

} // namespace gatepost::linting

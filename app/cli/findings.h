// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostic/diagnostic.h"

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

/// The forms in which diagnostics are printed.
namespace gatepost::cli {

/// A place as people count: line and column from 1, the column in characters (Unicode scalar values; a byte that is
/// not UTF-8 counts one).
struct Position {
    std::uint32_t line = 1;
    std::uint32_t column = 1;
};

/// A file that was checked, and what was found in it.
struct CheckedFile {
    std::string name;      ///< as the user named it, with "/"; a chained file's URL
    std::string_view text; ///< its bytes: whoever has them keeps them
    std::vector<Diagnostic> diagnostics;
};

/// A fix that `--fix` or `--repair` made.
struct FixMade {
    std::string file;
    Position begin;
    std::string code;
    std::string title;
    FixKind kind = FixKind::Safe;
};

/// Places of diagnostics in a text. Asked in ascending order they cost one pass over the text, however many stand in one
/// line; any other order is answered too.
class Positions {
public:
    explicit Positions(std::string_view text);
    /// An end is not remembered: the next place may stand before it.
    [[nodiscard]] Position of(std::uint32_t offset, bool isEnd = false) const;

private:
    std::string_view m_text;
    std::vector<std::uint32_t> m_starts; ///< of lines
    /// Where the last answer stands: a place behind it in the same line is counted from there.
    mutable std::uint32_t m_lastOffset = 0;
    mutable Position m_last{1, 1};
};

enum class FindingFormat : std::uint8_t { Text, JsonText, Sarif };

/// As text and as JSON the notes of one code in one file are one finding, which names the places of all; a report (SARIF) has each
/// by itself.
void printFindings(std::ostream &out, FindingFormat format, const std::vector<CheckedFile> &files,
                   const std::vector<FixMade> &made);
/// Every code with severity and title, for `--explain all`.
void printAllCodes(std::ostream &out, FindingFormat format);
/// What a code means, for `--explain`.
void printExplanation(std::ostream &out, FindingFormat format, std::string_view code);

} // namespace gatepost::cli

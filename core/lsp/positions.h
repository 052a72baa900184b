// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/bytes.h"
#include "core/text/lineindex.h"

#include <cstdint>
#include <string_view>

/// Places of a text as the protocol counts them: lines and characters from 0 (LSP 3.17, Position).
namespace gatepost::lsp {

/// What a character is: one of UTF-16's units, which every client can send, or a byte of UTF-8.
enum class Encoding : std::uint8_t { Utf16, Utf8 };

struct Position {
    std::uint32_t line = 0;
    std::uint32_t character = 0;
    friend constexpr auto operator<=>(Position, Position) = default;
};

/// The way between bytes and positions of one text, which must be there as long as this is.
class Positions {
public:
    Positions(std::string_view text, Encoding encoding);

    /// The position of a byte. A byte inside a line end is at the line's end, one behind the text at the text's end.
    [[nodiscard]] Position of(std::uint32_t offset) const;
    /// The same, looked for from `line` on, where the byte is in that line or one of the next few.
    [[nodiscard]] Position of(std::uint32_t offset, std::size_t line) const;
    /// The byte at a position. A character behind the line's end is the line's end, a line behind the last is the text's end
    /// (LSP 3.17, Position); the middle of a character is its beginning.
    [[nodiscard]] std::uint32_t offset(Position at) const;
    [[nodiscard]] const LineIndex &lines() const { return m_lines; }
    [[nodiscard]] Encoding encoding() const { return m_encoding; }

private:
    [[nodiscard]] Position inLine(std::uint32_t offset, std::size_t line) const;

    std::string_view m_text;
    LineIndex m_lines;
    Encoding m_encoding;
};

} // namespace gatepost::lsp

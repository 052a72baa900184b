// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/bytes.h"

#include <string_view>
#include <vector>

/// Where the lines of a text begin, and the way between bytes and the columns of the window.
namespace gatepost {

/// How a line ends (S2). The last line of a text may have none.
enum class LineEnd : std::uint8_t { None, Lf, CrLf, Cr };

[[nodiscard]] std::string_view lineEndBytes(LineEnd end);

class LineIndex {
public:
    explicit LineIndex(std::string_view text);

    /// Number of lines; a text that ends with a line end has an empty last line, an empty text has one.
    [[nodiscard]] std::size_t count() const { return m_starts.size(); }
    [[nodiscard]] std::uint32_t start(std::size_t line) const { return m_starts[line]; }
    /// The line's bytes with its line end.
    [[nodiscard]] ByteRange whole(std::size_t line) const;
    /// The line's bytes without its line end.
    [[nodiscard]] ByteRange content(std::size_t line) const;
    [[nodiscard]] LineEnd lineEnd(std::size_t line) const;
    /// The line (0-based) that holds the byte; the end of the text belongs to the last line.
    [[nodiscard]] std::size_t lineAt(std::uint32_t offset) const;

private:
    std::string_view m_text;
    std::vector<std::uint32_t> m_starts;
};

/// The line end that most lines of the text use; LF where there is none. Ties: the first in the text.
[[nodiscard]] LineEnd commonLineEnd(std::string_view text);

/// UTF-16 code units that `bytes` decode to. Each byte of an invalid sequence counts one unit: the
/// window shows such a byte as one character (see ui/bridge).
[[nodiscard]] std::size_t utf16Length(std::string_view bytes);
/// The byte offset in `bytes` at which UTF-16 unit `units` begins (clamped to the end; never inside a
/// sequence).
[[nodiscard]] std::size_t byteOfUtf16(std::string_view bytes, std::size_t units);
/// Length in bytes of the valid UTF-8 sequence at the front of `bytes`, or 0 if the first byte begins none.
[[nodiscard]] std::size_t utf8SequenceLength(std::string_view bytes);
/// Offset of the first byte that is not UTF-8, or npos.
[[nodiscard]] std::size_t firstInvalidUtf8(std::string_view bytes);

} // namespace gatepost

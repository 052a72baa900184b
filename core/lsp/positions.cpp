// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/lsp/positions.h"

#include <algorithm>

namespace gatepost::lsp {

Positions::Positions(std::string_view text, Encoding encoding)
    : m_text(text), m_lines(text), m_encoding(encoding) {}

Position Positions::of(std::uint32_t offset) const {
    offset = std::min(offset, static_cast<std::uint32_t>(m_text.size()));
    return inLine(offset, m_lines.lineAt(offset));
}

Position Positions::of(std::uint32_t offset, std::size_t line) const {
    constexpr std::size_t kNear = 8; // further away the index is faster
    offset = std::min(offset, static_cast<std::uint32_t>(m_text.size()));
    if (line >= m_lines.count() || offset < m_lines.start(line))
        return of(offset);
    for (const std::size_t end = std::min(line + kNear, m_lines.count()); line < end; ++line)
        if (line + 1 == m_lines.count() || offset < m_lines.start(line + 1))
            return inLine(offset, line);
    return of(offset);
}

Position Positions::inLine(std::uint32_t offset, std::size_t line) const {
    const ByteRange content = m_lines.content(line);
    const std::uint32_t end = std::min(offset, content.end);
    const std::string_view before = slice(m_text, {content.begin, end});
    const std::size_t character =
        m_encoding == Encoding::Utf8 ? before.size() : utf16Length(before);
    return {static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(character)};
}

std::uint32_t Positions::offset(Position at) const {
    if (at.line >= m_lines.count())
        return static_cast<std::uint32_t>(m_text.size());
    const ByteRange content = m_lines.content(at.line);
    const std::string_view line = slice(m_text, content);
    if (m_encoding == Encoding::Utf16)
        return content.begin + static_cast<std::uint32_t>(byteOfUtf16(line, at.character));
    std::size_t byte = std::min<std::size_t>(at.character, line.size());
    // A byte that continues a character belongs to it, if there is one that begins at most three bytes before.
    for (std::size_t back = 1; back <= 3 && back <= byte && byte < line.size(); ++back) {
        const std::size_t length = utf8SequenceLength(line.substr(byte - back));
        if (length > back)
            return content.begin + static_cast<std::uint32_t>(byte - back);
    }
    return content.begin + static_cast<std::uint32_t>(byte);
}

} // namespace gatepost::lsp

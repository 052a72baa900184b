// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

namespace gatepost {

/// Hands out the lines of a text one after the other, without their ends (LF, CRLF, CR: S2). A text that ends with
/// a line end has no empty line after it here.
class LineWalk {
public:
    explicit LineWalk(std::string_view text)
        : m_text(text), m_lf(next('\n', 0)), m_cr(next('\r', 0)) {}

    /// The next line, or nothing at the end.
    [[nodiscard]] std::optional<std::string_view> next() {
        if (m_at >= m_text.size())
            return {};
        const std::size_t end = std::min(m_lf, m_cr);
        const std::string_view line = m_text.substr(m_at, end - m_at);
        const bool isPair = m_cr < m_text.size() && m_lf == m_cr + 1;
        m_at = end + (isPair ? 2 : 1);
        // Each kind of end is searched on from the one found last: a text without LF is not read again and again.
        if (m_lf < m_at)
            m_lf = next('\n', m_at);
        if (m_cr < m_at)
            m_cr = next('\r', m_at);
        return line;
    }

private:
    [[nodiscard]] std::size_t next(char end, std::size_t from) const {
        return std::min(m_text.find(end, from), m_text.size());
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_lf;
    std::size_t m_cr;
};

} // namespace gatepost

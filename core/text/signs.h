// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#endif

/// The signs that cut a policy text into lines and their parts: LF, CR, # and the colon.
namespace gatepost {

/// Hands out the places of these signs, one after the other.
///
/// Why not memchr: a line of a robots.txt has 29 bytes, and to look for its end, its comment and its colon with one call each
/// costs more than to read it. Here 64 bytes are looked at together for all four signs, and each bit that is set is one of them.
class SignWalk {
public:
    explicit SignWalk(std::string_view text, std::size_t from = 0)
        : m_text(text.data()), m_size(text.size()), m_next(from) {}

    /// The place of the next sign; the text's size, again and again, where there is none.
    [[nodiscard]] std::size_t next() {
        while (m_signs == 0) {
            if (m_next >= m_size)
                return m_size;
            readBlock();
        }
        const std::size_t place = m_block + static_cast<std::size_t>(std::countr_zero(m_signs));
        m_signs &= m_signs - 1;
        return place;
    }

private:
    static constexpr std::size_t kBlock = 64;

    void readBlock() {
        m_block = m_next;
        m_next += kBlock;
        if (m_size - m_block >= kBlock) {
            m_signs = signsOf(m_text + m_block);
            return;
        }
        std::array<char, kBlock> rest{};
        std::memcpy(rest.data(), m_text + m_block, m_size - m_block);
        m_signs = signsOf(rest.data());
    }

    /// A bit for each of 64 bytes, the first one lowest.
    [[nodiscard]] static std::uint64_t signsOf(const char *bytes) {
        return signsOf16(bytes) | signsOf16(bytes + 16) << 16 | signsOf16(bytes + 32) << 32 |
               signsOf16(bytes + 48) << 48;
    }

    [[nodiscard]] static std::uint64_t signsOf16(const char *bytes) {
#if defined(__SSE2__) || defined(_M_X64)
        const __m128i part = _mm_loadu_si128(reinterpret_cast<const __m128i *>(bytes));
        const auto is = [part](char sign) { return _mm_cmpeq_epi8(part, _mm_set1_epi8(sign)); };
        const __m128i any =
            _mm_or_si128(_mm_or_si128(is('\n'), is('\r')), _mm_or_si128(is('#'), is(':')));
        return static_cast<std::uint32_t>(_mm_movemask_epi8(any));
#else
        std::uint64_t signs = 0;
        for (std::size_t at = 0; at < 16; ++at) {
            const char c = bytes[at];
            const bool is = c == '\n' || c == '\r' || c == '#' || c == ':';
            signs |= std::uint64_t{is ? 1U : 0U} << at;
        }
        return signs;
#endif
    }

    const char *m_text;
    std::size_t m_size;
    std::size_t m_next;      ///< of the block that is read next
    std::size_t m_block = 0; ///< of the block that m_signs is about
    std::uint64_t m_signs = 0;
};

/// One line, and where it is cut.
struct CutLine {
    std::size_t begin = 0;
    std::size_t contentEnd = 0; ///< where the line end begins
    std::size_t end = 0;        ///< after the line end: LF, CRLF or CR (S2)
    std::size_t colon = 0;      ///< the first colon; contentEnd if there is none
    std::size_t hash = 0;       ///< the first #; likewise
    bool moreColons = false;    ///< there is a second colon
};

/// The lines of a text, the first beginning at `from`. A text that ends with a line end has no empty line after it.
class LineCutter {
public:
    explicit LineCutter(std::string_view text, std::size_t from = 0)
        : m_text(text), m_signs(text, from), m_at(from) {}

    /// False at the text's end.
    [[nodiscard]] bool next(CutLine &line) {
        if (m_at >= m_text.size())
            return false;
        constexpr std::size_t kNone = std::string_view::npos;
        line.begin = m_at;
        line.colon = line.hash = kNone;
        line.moreColons = false;
        std::size_t place = m_pending;
        m_pending = kNone;
        if (place == kNone)
            place = m_signs.next();
        for (;; place = m_signs.next()) {
            if (place == m_text.size())
                break;
            const char sign = m_text[place];
            if (sign == ':') {
                line.moreColons = line.colon != kNone;
                line.colon = std::min(line.colon, place);
            } else if (sign == '#') {
                line.hash = std::min(line.hash, place);
            } else {
                break;
            }
        }
        line.contentEnd = place;
        line.end = place;
        if (place < m_text.size()) {
            ++line.end;
            if (m_text[place] == '\r') { // the LF of a CRLF is a sign, too
                const std::size_t after = m_signs.next();
                if (after == line.end && after < m_text.size() && m_text[after] == '\n')
                    ++line.end;
                else
                    m_pending = after;
            }
        }
        line.colon = std::min(line.colon, line.contentEnd);
        line.hash = std::min(line.hash, line.contentEnd);
        m_at = line.end;
        return true;
    }

private:
    std::string_view m_text;
    SignWalk m_signs;
    std::size_t m_at;
    std::size_t m_pending = std::string_view::npos; ///< a sign that was looked at too early
};

} // namespace gatepost

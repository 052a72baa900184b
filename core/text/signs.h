// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#endif

/// The signs that cut a policy text into lines and their parts: LF, CR, # and the colon.
namespace gatepost {

/// Where they stand in 64 bytes: a bit for each byte, the first one lowest.
struct Signs {
    std::uint64_t ends; ///< LF, CR, and the place behind the text's last byte
    std::uint64_t colons;
    std::uint64_t hashes;
};

/// Of 64 bytes, eight at a time.
[[nodiscard]] inline Signs signsByWords(const char *bytes) {
    Signs signs{};
    for (unsigned at = 0; at < 64; at += 8) {
        const std::uint64_t word = load8(bytes + at);
        const auto bits = [word, at](char sign) { return bytesThatAre(word, sign) << at; };
        signs.ends |= bits('\n') | bits('\r');
        signs.colons |= bits(':');
        signs.hashes |= bits('#');
    }
    return signs;
}

/// The same in the way that is fast on this processor.
[[nodiscard]] inline Signs signsOf(const char *bytes) {
#if defined(__SSE2__) || defined(_M_X64)
    Signs signs{};
    const auto read16 = [&signs, bytes](unsigned at) {
        const __m128i part = _mm_loadu_si128(reinterpret_cast<const __m128i *>(bytes + at));
        const auto is = [part](char sign) { return _mm_cmpeq_epi8(part, _mm_set1_epi8(sign)); };
        const auto bits = [at](__m128i found) {
            return std::uint64_t{static_cast<std::uint32_t>(_mm_movemask_epi8(found))} << at;
        };
        signs.ends |= bits(_mm_or_si128(is('\n'), is('\r')));
        signs.colons |= bits(is(':'));
        signs.hashes |= bits(is('#'));
    };
    read16(0);
    read16(16);
    read16(32);
    read16(48);
    return signs;
#else
    return signsByWords(bytes);
#endif
}

namespace counting {

inline constexpr std::size_t kBlock = 128; ///< so many fit into a byte

/// Calls `count` with each block of a text and the byte behind it; behind the text there are zeros.
template <typename Count>
void visitBlocks(std::string_view text, const Count &count) {
    for (; text.size() > kBlock; text.remove_prefix(kBlock))
        count(text.data());
    std::array<char, kBlock + 1> last{};
    std::ranges::copy(text, last.begin());
    count(last.data());
}

} // namespace counting

namespace counting {

inline constexpr std::size_t kFewBytes = 256; ///< what visitBlocks() does first takes longer

/// A bit for each of 64 bytes, the first one lowest: whether it is this one.
[[nodiscard]] inline std::uint64_t bitsOf(const char *bytes, char sign) {
    std::uint64_t all = 0;
#if defined(__SSE2__) || defined(_M_X64)
    for (unsigned at = 0; at < 64; at += 16) {
        const __m128i part = _mm_loadu_si128(reinterpret_cast<const __m128i *>(bytes + at));
        const int bits = _mm_movemask_epi8(_mm_cmpeq_epi8(part, _mm_set1_epi8(sign)));
        all |= std::uint64_t{static_cast<std::uint32_t>(bits)} << at;
    }
#else
    for (unsigned at = 0; at < 64; at += 8)
        all |= bytesThatAre(load8(bytes + at), sign) << at;
#endif
    return all;
}

/// lineEndCount() of few bytes.
[[nodiscard]] inline std::size_t inFewBytes(std::string_view text) {
    int count = 0;
    std::uint64_t afterCr = 0; // whether the block before ended in one
    const auto add = [&](const char *bytes) {
        const std::uint64_t cr = bitsOf(bytes, '\r');
        const std::uint64_t lf = bitsOf(bytes, '\n');
        count += std::popcount(cr | (lf & ~(cr << 1 | afterCr))); // of CRLF the CR alone
        afterCr = cr >> 63;
    };
    for (; text.size() >= 64; text.remove_prefix(64))
        add(text.data());
    if (!text.empty()) {
        std::array<char, 64> last{};
        std::ranges::copy(text, last.begin());
        add(last.data());
    }
    return static_cast<std::size_t>(count);
}

} // namespace counting

/// How many line ends a text has: LF, CR and CRLF.
///
/// Why not count(): compiled with -O2 it looks at one byte after the other, which took longer than to read the lines.
[[nodiscard]] inline std::size_t lineEndCount(std::string_view text) {
    using counting::kBlock;
    if (text.size() <= counting::kFewBytes)
        return counting::inFewBytes(text);
    std::size_t allLf = 0;
    std::size_t allCr = 0;
    counting::visitBlocks(text, [&](const char *bytes) {
        std::uint8_t lf = 0;
        std::uint8_t cr = 0;
        for (std::size_t at = 0; at < kBlock; ++at) {
            lf = static_cast<std::uint8_t>(lf + (bytes[at] == '\n' ? 1 : 0));
            cr = static_cast<std::uint8_t>(cr + (bytes[at] == '\r' ? 1 : 0));
        }
        allLf += lf;
        allCr += cr;
    });
    if (allLf == 0 || allCr == 0)
        return allLf + allCr;
    std::size_t pairs = 0;
    counting::visitBlocks(text, [&](const char *bytes) {
        std::uint8_t found = 0;
        for (std::size_t at = 0; at < kBlock; ++at)
            found = static_cast<std::uint8_t>(
                found + ((bytes[at] == '\r' ? 1 : 0) & (bytes[at + 1] == '\n' ? 1 : 0)));
        pairs += found;
    });
    return allLf + allCr - pairs;
}

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
///
/// Why not memchr: a line of a robots.txt has 29 bytes, and to look for its end, its comment and its colon with one call each
/// costs more than to read it. Why some KiB are looked at before their first line is cut: bits that begin with a line tell all
/// of it without a branch, and a branch for each sign is one that the processor cannot foresee.
class LineCutter {
public:
    explicit LineCutter(std::string_view text, std::size_t from = 0) : m_text(text), m_at(from) {
        look(from);
    }

    /// False at the text's end.
    [[nodiscard]] bool next(CutLine &line) {
        if (m_at >= m_text.size())
            return false;
        line.begin = m_at;
        const Signs signs = signsFrom(m_at);
        const std::uint64_t end = signs.ends & (~signs.ends + 1); // the lowest bit alone
        if (end == 0) [[unlikely]] {
            cutLong(line);
        } else {
            const std::uint64_t colons = signs.colons & (end - 1);
            line.contentEnd = m_at + place(end);
            line.colon = m_at + place(signs.colons | end);
            line.hash = m_at + place(signs.hashes | end);
            line.moreColons = (colons & (colons - 1)) != 0;
        }
        m_at = line.end = afterEnd(line.contentEnd);
        return true;
    }

private:
    static constexpr std::size_t kBlock = 64;
    static constexpr std::size_t kBlocks = 64;

    [[nodiscard]] static std::size_t place(std::uint64_t bits) {
        return static_cast<std::size_t>(std::countr_zero(bits));
    }

    /// Looks at the bytes from `base` on, as many as there is room for.
    void look(std::size_t base) {
        m_base = base;
        std::string_view rest = m_text.substr(base);
        Signs *block = m_blocks.data();
        for (std::size_t left = kBlocks; left > 0; --left) {
            if (rest.size() < kBlock) {
                std::array<char, kBlock> last{};
                std::ranges::copy(rest, last.begin());
                *block = signsOf(last.data());
                block->ends |= std::uint64_t{1} << rest.size();
                ++block;
                break;
            }
            *block++ = signsOf(rest.data());
            rest.remove_prefix(kBlock);
        }
        *block = {}; // read with the one before
    }

    /// The signs of the 64 bytes from `at` on.
    [[nodiscard]] Signs signsFrom(std::size_t at) {
        if (at + kBlock > m_base + kBlock * kBlocks) [[unlikely]]
            look(at);
        const std::size_t offset = at - m_base;
        const Signs &first = m_blocks[offset / kBlock];
        const Signs &second = m_blocks[offset / kBlock + 1];
        const auto joined = [by = offset % kBlock](std::uint64_t low, std::uint64_t high) {
            return low >> by | high << 1 << (kBlock - 1 - by);
        };
        return {.ends = joined(first.ends, second.ends),
                .colons = joined(first.colons, second.colons),
                .hashes = joined(first.hashes, second.hashes)};
    }

    /// A line of 64 bytes or more: rare enough for one search after the other.
    void cutLong(CutLine &line) {
        std::size_t at = line.begin;
        std::uint64_t ends = 0;
        while (ends == 0)
            ends = signsFrom(at += kBlock).ends;
        line.contentEnd = at + place(ends);
        const std::string_view content = m_text.substr(line.begin, line.contentEnd - line.begin);
        const std::size_t colon = std::min(content.find(':'), content.size());
        line.colon = line.begin + colon;
        line.hash = line.begin + std::min(content.find('#'), content.size());
        line.moreColons = colon < content.size() && content.substr(colon + 1).contains(':');
    }

    [[nodiscard]] std::size_t afterEnd(std::size_t contentEnd) const {
        if (contentEnd == m_text.size())
            return contentEnd;
        const bool isPair = m_text.substr(contentEnd).starts_with("\r\n");
        return contentEnd + (isPair ? 2 : 1);
    }

    std::string_view m_text;
    std::size_t m_at;
    std::size_t m_base = 0;                  ///< the byte that the first block begins with
    std::array<Signs, kBlocks + 1> m_blocks; ///< filled by look() as far as the text goes
};

} // namespace gatepost

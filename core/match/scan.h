// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#endif

/// One quick look at a value: most hold nothing that normalising (S24) or matching (S22) has to care about.
namespace gatepost {

/// S24: a byte above 127, or one that no URL contains: controls, space, " < > \ ^ ` { | }.
[[nodiscard]] constexpr bool isEscapedInUrls(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte <= 0x20 || byte == '"' || byte == '<' || byte == '>' || byte == '\\' ||
           byte == '^' || byte == '`' || (byte >= '{' && byte != '~');
}

namespace scanning {

enum Flag : std::uint8_t { Star = 1, DollarOrPercent = 2, High = 4, Escapes = 8 };

inline constexpr std::array<std::uint8_t, 256> kFlags = [] {
    std::array<std::uint8_t, 256> flags{};
    for (std::size_t byte = 0; byte < flags.size(); ++byte) {
        const char c = static_cast<char>(byte);
        flags[byte] = static_cast<std::uint8_t>(
            (c == '*' ? Star : 0) | (c == '$' || c == '%' ? DollarOrPercent : 0) |
            (byte > 127 ? High : 0) | (isEscapedInUrls(c) ? Escapes : 0));
    }
    return flags;
}();

/// Not zero if one of the eight bytes of a word has a flag; also for ! # and ~, which have none.
[[nodiscard]] inline std::uint64_t mayHaveFlag(std::uint64_t word) {
    constexpr std::uint64_t kOnes = 0x0101010101010101U;
    constexpr std::uint64_t kHighs = 0x8080808080808080U;
    // Not zero where a byte of `of` is zero; which byte is not asked.
    const auto anyZero = [](std::uint64_t of) { return (of - kOnes) & ~of; };
    const std::uint64_t pairs = word & ~(kOnes * 2); // < and >, \ and ^ differ in one bit
    return (((word - kOnes * 0x26) & ~word) |        // controls, space, ! " # $ %
            anyZero(word ^ (kOnes * '*')) | anyZero(word ^ (kOnes * '`')) |
            anyZero(pairs ^ (kOnes * '<')) | anyZero(pairs ^ (kOnes * '\\')) |
            ((word & ~kHighs) + kOnes * (0x80 - '{')) | word) & // { | } ~ DEL, and above 127
           kHighs;
}

[[nodiscard]] inline std::uint64_t mayHaveFlag(const char *bytes) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, 8);
    return mayHaveFlag(word);
}

#if defined(__SSE2__) || defined(_M_X64)
/// Of sixteen bytes: a bit for each that has a flag, the first one lowest; also for ! # and ~.
[[nodiscard]] inline std::uint32_t whichMayHaveFlag(const char *bytes) {
    const __m128i part = _mm_loadu_si128(reinterpret_cast<const __m128i *>(bytes));
    const auto all = [](char byte) { return _mm_set1_epi8(byte); };
    const auto is = [&all](__m128i of, char byte) { return _mm_cmpeq_epi8(of, all(byte)); };
    const __m128i pairs = _mm_and_si128(part, all(~2)); // < and >, \ and ^ differ in one bit
    const __m128i low = _mm_cmpeq_epi8(_mm_min_epu8(part, all('%')), part);  // up to " ! # $ %
    const __m128i high = _mm_cmpeq_epi8(_mm_max_epu8(part, all('{')), part); // { | } ~ DEL, above
    const __m128i within = _mm_or_si128(_mm_or_si128(is(part, '*'), is(part, '`')),
                                        _mm_or_si128(is(pairs, '<'), is(pairs, '\\')));
    return static_cast<std::uint32_t>(
        _mm_movemask_epi8(_mm_or_si128(_mm_or_si128(low, high), within)));
}
#endif

} // namespace scanning

struct ByteScan {
    std::uint8_t flags = 0;

    [[nodiscard]] bool stars() const { return (flags & scanning::Star) != 0; }
    /// Holds a byte above 127.
    [[nodiscard]] bool high() const { return (flags & scanning::High) != 0; }
    /// What normalising a URL, or a rule in which * and $ have no meaning, may change.
    [[nodiscard]] bool changesPath() const { return flags != 0; }
    /// What normalising a rule may change.
    [[nodiscard]] bool changesRule() const { return (flags & ~scanning::Star) != 0; }
    /// What the google reading escapes or puts in upper case (S90).
    [[nodiscard]] bool changesGoogleRule() const {
        return (flags & (scanning::High | scanning::DollarOrPercent)) != 0;
    }
};

[[nodiscard]] inline ByteScan scanBytes(std::string_view text) {
    ByteScan scan;
    const auto look = [&scan](std::string_view bytes) {
        for (const char c : bytes)
            scan.flags |= scanning::kFlags[static_cast<unsigned char>(c)];
    };
    if (text.size() < 8) {
        look(text);
        return scan;
    }
#if defined(__SSE2__) || defined(_M_X64)
    if (text.size() >= 16) {
        const auto lookAt16 = [&](std::size_t at) {
            for (std::uint32_t bits = scanning::whichMayHaveFlag(text.data() + at); bits != 0;
                 bits &= bits - 1)
                scan.flags |= scanning::kFlags[static_cast<unsigned char>(
                    text[at + static_cast<std::size_t>(std::countr_zero(bits))])];
        };
        for (std::size_t at = 0; at + 16 < text.size(); at += 16)
            lookAt16(at);
        lookAt16(text.size() - 16);
        return scan;
    }
#endif
    const auto lookAt = [&](std::size_t at) {
        if (scanning::mayHaveFlag(text.data() + at) != 0)
            look(text.substr(at, 8));
    };
    for (std::size_t at = 0; at + 8 < text.size(); at += 8)
        lookAt(at);
    lookAt(text.size() - 8);
    return scan;
}

} // namespace gatepost

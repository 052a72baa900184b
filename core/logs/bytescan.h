// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#endif

/// Looking for bytes in a line, sixteen at a time and without a call: fields of logs are short. Up to 63 bytes behind `end` are
/// read (kLinePadding).
namespace gatepost::logs {

/// The first `c`; `end` if there is none.
[[nodiscard]] inline const char *findByte(const char *at, const char *end, char c) {
#if defined(__SSE2__) || defined(_M_X64)
    const __m128i sought = _mm_set1_epi8(c);
    for (; at < end; at += 16) {
        const __m128i part = _mm_loadu_si128(reinterpret_cast<const __m128i *>(at));
        if (const auto bits =
                static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(part, sought)));
            bits != 0)
            return std::min(at + std::countr_zero(bits), end);
    }
    return end;
#else
    return std::find(at, end, c);
#endif
}

/// A bit for each of the 64 bytes from `at` on that is `c`, the first one lowest. All 64 are read.
[[nodiscard]] inline std::uint64_t bitsOf(const char *at, char c) {
    std::uint64_t bits = 0;
#if defined(__SSE2__) || defined(_M_X64)
    const __m128i sought = _mm_set1_epi8(c);
    const auto sixteen = [at, sought](unsigned from) {
        const __m128i part = _mm_loadu_si128(reinterpret_cast<const __m128i *>(at + from));
        return std::uint64_t{static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(part, sought)))}
               << from;
    };
    bits = sixteen(0) | sixteen(16) | sixteen(32) | sixteen(48);
#else
    for (unsigned i = 0; i < 64; ++i)
        bits |= std::uint64_t{at[i] == c} << i;
#endif
    return bits;
}

/// The first byte that does not simply stand for itself in a JSON text: a quote, a backslash, a control, one above 127; `end`
/// or a place behind it if there is none before.
[[nodiscard]] inline const char *plainEnd(const char *at, const char *end) {
#if defined(__SSE2__) || defined(_M_X64)
    for (; at < end; at += 16) {
        const __m128i part = _mm_loadu_si128(reinterpret_cast<const __m128i *>(at));
        // As signed numbers, bytes above 127 are less than a space too.
        const __m128i odd = _mm_or_si128(_mm_cmplt_epi8(part, _mm_set1_epi8(' ')),
                                         _mm_or_si128(_mm_cmpeq_epi8(part, _mm_set1_epi8('"')),
                                                      _mm_cmpeq_epi8(part, _mm_set1_epi8('\\'))));
        if (const auto bits = static_cast<unsigned>(_mm_movemask_epi8(odd)); bits != 0)
            return at + std::countr_zero(bits);
    }
    return end;
#else
    return std::find_if(at, end, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < ' ' || byte > 127 || c == '"' || c == '\\';
    });
#endif
}

} // namespace gatepost::logs

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/logs/jsonlayout.h"

#include "core/logs/splitter.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <bit>
#include <cstring>

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#endif

namespace gatepost::logs {

namespace {

bool isNumberChar(char c) {
    return isDigit(c) || c == '.' || c == '-' || c == '+' || c == 'e' || c == 'E';
}

/// The first byte that does not simply stand for itself in a JSON text: a quote, a backslash, a control, one above 127; `end`
/// or a place behind it if there is none before.
const char *plainEnd(const char *at, const char *end) {
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

std::string_view between(const char *from, const char *to) {
    return {from, static_cast<std::size_t>(to - from)};
}

} // namespace

void JsonLayout::add(std::string_view before, std::string_view value, bool isText,
                     const JsonValues &values) {
    m_fixed += before;
    Value known{static_cast<std::uint32_t>(before.size()), isText, kNoField};
    for (std::uint8_t field = 0; field < kJsonFieldCount; ++field)
        if (values[field].data() == value.data() && values[field].size() == value.size())
            known.field = field;
    m_values.push_back(known);
}

bool JsonLayout::learn(std::string_view line, const JsonValues &values, bool isAccess) {
    *this = {};
    m_isAccess = isAccess;
    const char *const end = line.data() + line.size();
    const char *fixed = line.data();
    for (const char *at = fixed; at < end;) {
        if (*at == '"') {
            const char *const text = at + 1;
            const char *const close = closingQuote(text, end);
            if (close == end)
                return false;
            at = close + 1;
            const char *next = at;
            while (next < end && (*next == ' ' || *next == '\t'))
                ++next;
            if (next < end && *next == ':')
                continue; // a name
            add(between(fixed, text), between(text, close), true, values);
            fixed = close;
        } else if (isDigit(*at) || *at == '-') {
            const char *const number = at;
            at = std::find_if_not(at, end, isNumberChar);
            add(between(fixed, number), between(number, at), false, values);
            fixed = at;
        } else {
            ++at;
        }
    }
    m_fixed += between(fixed, end);
    m_after = static_cast<std::uint32_t>(end - fixed);
    const auto said =
        std::ranges::count_if(values, [](auto value) { return value.data() != nullptr; });
    const auto found =
        std::ranges::count_if(m_values, [](const Value &value) { return value.field != kNoField; });
    return said == found;
}

bool JsonLayout::read(std::string_view line, JsonValues &values) const {
    const char *at = line.data();
    const char *const end = at + line.size();
    const char *fixed = m_fixed.data();
    for (const Value &value : m_values) {
        if (static_cast<std::size_t>(end - at) < value.before ||
            std::memcmp(at, fixed, value.before) != 0)
            return false;
        fixed += value.before;
        at += value.before;
        const char *const begin = at;
        if (value.isText) {
            at = plainEnd(at, end);
            if (at >= end || *at != '"')
                return false;
        } else {
            while (at < end && isNumberChar(*at))
                ++at;
            if (at == begin || (!isDigit(*begin) && *begin != '-'))
                return false;
        }
        if (value.field != kNoField)
            values[value.field] = between(begin, at);
    }
    return static_cast<std::size_t>(end - at) == m_after && std::memcmp(at, fixed, m_after) == 0;
}

} // namespace gatepost::logs

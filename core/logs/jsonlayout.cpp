// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/jsonlayout.h"

#include "core/logs/bytescan.h"
#include "core/logs/splitter.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace gatepost::logs {

namespace {

bool isNumberChar(char c) {
    static constexpr auto kIs = [] {
        std::array<bool, 256> is{};
        for (const char one : std::string_view("0123456789.-+eE"))
            is[static_cast<unsigned char>(one)] = true;
        return is;
    }();
    return kIs[static_cast<unsigned char>(c)];
}

constexpr std::size_t kStep = 16;

/// Whether the bytes are the same; up to kStep behind both are read. Names of fields are too short for a call.
bool sameBytes(const char *a, const char *b, std::size_t size) {
#if defined(__SSE2__) || defined(_M_X64)
    for (std::size_t at = 0; at < size; at += kStep) {
        const __m128i one = _mm_loadu_si128(reinterpret_cast<const __m128i *>(a + at));
        const __m128i other = _mm_loadu_si128(reinterpret_cast<const __m128i *>(b + at));
        auto differ =
            ~static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(one, other))) & 0xFFFFU;
        if (size - at < kStep)
            differ &= (1U << (size - at)) - 1;
        if (differ != 0)
            return false;
    }
    return true;
#else
    return std::memcmp(a, b, size) == 0;
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
    m_fixed.append(kStep, ' '); // for sameBytes
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
            !sameBytes(at, fixed, value.before))
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
    return static_cast<std::size_t>(end - at) == m_after && sameBytes(at, fixed, m_after);
}

} // namespace gatepost::logs

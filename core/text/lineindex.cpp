// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/text/lineindex.h"

#include "core/text/signs.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gatepost {

namespace {

/// How many bytes at the front are ASCII, looked at eight at a time; the last few before another byte may be left out.
std::size_t plainPrefix(std::string_view bytes) {
    constexpr std::uint64_t kHigh = 0x8080808080808080;
    std::size_t at = 0;
    while (at + 8 <= bytes.size() && (load8(bytes.data() + at) & kHigh) == 0)
        at += 8;
    return at;
}

} // namespace

std::string_view lineEndBytes(LineEnd end) {
    switch (end) {
    case LineEnd::None: return "";
    case LineEnd::Lf: return "\n";
    case LineEnd::CrLf: return "\r\n";
    case LineEnd::Cr: return "\r";
    }
    return "";
}

LineIndex::LineIndex(std::string_view text) : m_text(text) {
    m_starts.reserve(lineEndCount(text) + 1);
    m_starts.push_back(0);
    const auto endAt = [this, text](std::size_t at) {
        // The LF of a CRLF has moved the start that its CR put.
        if (text[at] == '\n' && at > 0 && text[at - 1] == '\r')
            m_starts.back() = static_cast<std::uint32_t>(at + 1);
        else
            m_starts.push_back(static_cast<std::uint32_t>(at + 1));
    };
    constexpr std::size_t kBlock = 64;
    std::size_t base = 0;
    for (; base + kBlock <= text.size(); base += kBlock)
        for (std::uint64_t ends = signsOf(text.data() + base).ends; ends != 0; ends &= ends - 1)
            endAt(base + static_cast<std::size_t>(std::countr_zero(ends)));
    for (std::size_t at = base; at < text.size(); ++at)
        if (text[at] == '\n' || text[at] == '\r')
            endAt(at);
}

ByteRange LineIndex::whole(std::size_t line) const {
    const auto end =
        line + 1 < m_starts.size() ? m_starts[line + 1] : static_cast<std::uint32_t>(m_text.size());
    return {m_starts[line], end};
}

ByteRange LineIndex::content(std::size_t line) const {
    ByteRange range = whole(line);
    range.end -= static_cast<std::uint32_t>(lineEndBytes(lineEnd(line)).size());
    return range;
}

LineEnd LineIndex::lineEnd(std::size_t line) const {
    const std::string_view bytes = slice(m_text, whole(line));
    if (bytes.ends_with("\r\n"))
        return LineEnd::CrLf;
    if (bytes.ends_with('\n'))
        return LineEnd::Lf;
    return bytes.ends_with('\r') ? LineEnd::Cr : LineEnd::None;
}

std::size_t LineIndex::lineAt(std::uint32_t offset) const {
    return static_cast<std::size_t>(std::ranges::upper_bound(m_starts, offset) - m_starts.begin()) -
           1;
}

LineEnd commonLineEnd(std::string_view text) {
    if (!text.contains('\r'))
        return LineEnd::Lf; // also of a text without any
    std::array<std::size_t, 4> counts{};
    LineEnd best = LineEnd::Lf;
    bool isFirst = true;
    for (std::size_t at = text.find_first_of("\r\n"); at != std::string_view::npos;
         at = text.find_first_of("\r\n", at)) {
        const LineEnd end = text[at] == '\n'                               ? LineEnd::Lf
                            : at + 1 < text.size() && text[at + 1] == '\n' ? LineEnd::CrLf
                                                                           : LineEnd::Cr;
        if (std::exchange(isFirst, false))
            best = end;
        ++counts[static_cast<std::size_t>(end)];
        at += end == LineEnd::CrLf ? 2 : 1;
    }
    for (const LineEnd end : {LineEnd::Lf, LineEnd::CrLf, LineEnd::Cr}) {
        if (counts[static_cast<std::size_t>(end)] > counts[static_cast<std::size_t>(best)])
            best = end;
    }
    return best;
}

std::size_t utf8SequenceLength(std::string_view bytes) {
    if (bytes.empty())
        return 0;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    const auto follows = [&](std::size_t i, unsigned low = 0x80, unsigned high = 0xBF) {
        return i < bytes.size() && byte(i) >= low && byte(i) <= high;
    };
    const unsigned lead = byte(0);
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead <= 0xDF)
        return follows(1) ? 2 : 0;
    if (lead >= 0xE0 && lead <= 0xEF) { // no overlong forms, no surrogates
        const unsigned low = lead == 0xE0 ? 0xA0 : 0x80;
        const unsigned high = lead == 0xED ? 0x9F : 0xBF;
        return follows(1, low, high) && follows(2) ? 3 : 0;
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        const unsigned low = lead == 0xF0 ? 0x90 : 0x80;
        const unsigned high = lead == 0xF4 ? 0x8F : 0xBF;
        return follows(1, low, high) && follows(2) && follows(3) ? 4 : 0;
    }
    return 0;
}

std::size_t firstInvalidUtf8(std::string_view bytes) {
    for (std::size_t at = plainPrefix(bytes); at < bytes.size();) {
        if (static_cast<unsigned char>(bytes[at]) < 0x80) {
            const std::size_t plain = plainPrefix(bytes.substr(at));
            at += std::max<std::size_t>(plain, 1);
            continue;
        }
        const std::size_t length = utf8SequenceLength(bytes.substr(at));
        if (length == 0)
            return at;
        at += length;
    }
    return std::string_view::npos;
}

std::size_t utf16Length(std::string_view bytes) {
    std::size_t units = plainPrefix(bytes);
    for (std::size_t at = units; at < bytes.size();) {
        const std::size_t length = std::max<std::size_t>(utf8SequenceLength(bytes.substr(at)), 1);
        units += length == 4 ? 2 : 1;
        at += length;
    }
    return units;
}

std::size_t byteOfUtf16(std::string_view bytes, std::size_t units) {
    std::size_t at = 0;
    for (std::size_t seen = 0; at < bytes.size();) {
        const std::size_t length = std::max<std::size_t>(utf8SequenceLength(bytes.substr(at)), 1);
        seen += length == 4 ? 2 : 1;
        if (seen > units)
            break;
        at += length;
    }
    return at;
}

} // namespace gatepost

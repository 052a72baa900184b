// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal.h"

#include "app/cli/console.h"
#include "core/text/lineindex.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <format>
#include <iostream>
#include <iterator>

namespace gatepost::cli {

namespace {

/// The code point of a well-formed sequence of two or three bytes; of others 0: none of them is obeyed.
std::uint32_t codePoint(std::string_view sequence) {
    const auto low = [&](std::size_t at) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(sequence[at]) & 0x3FU);
    };
    const auto lead = static_cast<unsigned char>(sequence[0]);
    if (sequence.size() == 2)
        return (lead & 0x1FU) << 6 | low(1);
    if (sequence.size() == 3)
        return (lead & 0x0FU) << 12 | low(1) << 6 | low(2);
    return 0;
}

bool isObeyed(std::uint32_t point) {
    return (point >= 0x80 && point <= 0x9F) ||     // C1 controls
           point == 0x061C ||                      // Arabic letter mark
           point == 0x200E || point == 0x200F ||   // left-to-right and right-to-left mark
           (point >= 0x2028 && point <= 0x202E) || // separators, embeddings and overrides
           (point >= 0x2066 && point <= 0x2069);   // isolates
}

/// Bytes at the end that may go on in the next piece: the beginning of a character, or a CR.
std::size_t unfinished(std::string_view text) {
    if (text.ends_with('\r'))
        return 1;
    for (std::size_t back = 1; back <= std::min<std::size_t>(text.size(), 3); ++back) {
        const auto byte = static_cast<unsigned char>(text[text.size() - back]);
        if ((byte & 0xC0U) == 0x80U)
            continue; // a further byte of a character
        const std::size_t length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1;
        return length > back ? back : 0;
    }
    return 0;
}

} // namespace

std::string madeVisible(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (byte < 0x80) {
            const bool isEnd = byte == '\r' && at + 1 < text.size() && text[at + 1] == '\n';
            if ((byte < 0x20 && byte != '\n' && byte != '\t' && !isEnd) || byte == 0x7F)
                std::format_to(std::back_inserter(out), "\\u{:04x}", byte);
            else
                out += text[at];
            ++at;
            continue;
        }
        const std::size_t length = utf8SequenceLength(text.substr(at));
        const std::string_view sequence = text.substr(at, std::max<std::size_t>(length, 1));
        if (length == 0)
            std::format_to(std::back_inserter(out), "\\x{:02x}", byte);
        else if (const std::uint32_t point = codePoint(sequence); isObeyed(point))
            std::format_to(std::back_inserter(out), "\\u{:04x}", point);
        else
            out += sequence;
        at += sequence.size();
    }
    return out;
}

bool VisibleBuffer::write(bool all) {
    const std::size_t size = m_held.size() - (all ? 0 : unfinished(m_held));
    const std::string shown = madeVisible(std::string_view(m_held).substr(0, size));
    m_held.erase(0, size);
    const auto wanted = static_cast<std::streamsize>(shown.size());
    return m_into->sputn(shown.data(), wanted) == wanted;
}

VisibleBuffer::int_type VisibleBuffer::overflow(int_type c) {
    if (traits_type::eq_int_type(c, traits_type::eof()))
        return traits_type::not_eof(c);
    m_held += traits_type::to_char_type(c);
    return write(false) ? c : traits_type::eof();
}

std::streamsize VisibleBuffer::xsputn(const char *text, std::streamsize size) {
    m_held.append(text, static_cast<std::size_t>(size));
    return write(false) ? size : 0;
}

int VisibleBuffer::sync() {
    return write(true) && m_into->pubsync() == 0 ? 0 : -1;
}

VisibleStreams::VisibleStreams()
    : m_plainOut(std::cout.rdbuf()),
      m_plainErr(std::cerr.rdbuf()),
      m_out(m_plainOut),
      m_err(m_plainErr) {
    if (isTerminal(stdout))
        std::cout.rdbuf(&m_out);
    std::cerr.rdbuf(&m_err);
}

VisibleStreams::~VisibleStreams() {
    std::cout.flush();
    std::cerr.flush();
    std::cout.rdbuf(m_plainOut);
    std::cerr.rdbuf(m_plainErr);
}

} // namespace gatepost::cli

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/lsp/frames.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <charconv>

namespace gatepost::lsp {

std::optional<FrameReader::Frame> FrameReader::broken(std::string why) {
    m_broken = true;
    m_bytes.clear();
    m_bytes.shrink_to_fit();
    return Frame{std::move(why), true};
}

std::optional<FrameReader::Frame> FrameReader::readHeader() {
    const std::size_t end = m_bytes.find("\r\n\r\n");
    if (end == std::string::npos && m_bytes.size() <= kMostHeader)
        return std::nullopt;
    if (end == std::string::npos || end > kMostHeader)
        return broken("a header is longer than 4 KiB; send “Content-Length: N” and a blank line");
    std::optional<std::size_t> length;
    std::string_view header = std::string_view(m_bytes).substr(0, end);
    while (!header.empty()) {
        const std::size_t lineEnd = std::min(header.find("\r\n"), header.size());
        const std::string_view line = header.substr(0, lineEnd);
        header.remove_prefix(std::min(lineEnd + 2, header.size()));
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos)
            return broken("a line of a header has no colon; send “Content-Length: N”");
        if (!equalsIgnoringCase(trimmed(line.substr(0, colon)), "Content-Length"))
            continue;
        const std::string_view number = trimmed(line.substr(colon + 1));
        std::size_t read = 0;
        const auto [stop, fault] =
            std::from_chars(number.data(), number.data() + number.size(), read);
        if (fault != std::errc() || stop != number.data() + number.size() || length)
            return broken("Content-Length must be one whole number of bytes");
        length = read;
    }
    if (!length)
        return broken("a header has no Content-Length");
    m_bytes.erase(0, end + 4);
    if (*length > kMostMessage) {
        m_skip = *length;
        return Frame{"a message is longer than 64 MiB, which is more than is read", true};
    }
    m_length = length;
    return std::nullopt;
}

std::optional<FrameReader::Frame> FrameReader::next() {
    if (m_broken) {
        m_bytes.clear();
        return std::nullopt;
    }
    if (m_skip > 0) {
        const std::size_t now = std::min(m_skip, m_bytes.size());
        m_bytes.erase(0, now);
        m_skip -= now;
        if (m_skip > 0)
            return std::nullopt;
    }
    if (!m_length)
        if (auto fault = readHeader())
            return fault;
    if (!m_length || m_bytes.size() < *m_length)
        return std::nullopt;
    Frame frame{m_bytes.substr(0, *m_length), false};
    m_bytes.erase(0, *m_length);
    if (m_bytes.empty())
        m_bytes.shrink_to_fit();
    m_length.reset();
    return frame;
}

std::string frameHeader(std::size_t size) {
    return "Content-Length: " + std::to_string(size) + "\r\n\r\n";
}

std::string framed(std::string_view message) {
    return frameHeader(message.size()) + std::string(message);
}

} // namespace gatepost::lsp

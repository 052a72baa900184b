// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Messages in a stream of bytes: "Content-Length: N", a blank line, N bytes (LSP 3.17, Base Protocol).
namespace gatepost::lsp {

/// The longest message that is read: a text of limits::kFile, escaped, and what is around it.
inline constexpr std::size_t kMostMessage = std::size_t{64} << 20;
/// The longest header.
inline constexpr std::size_t kMostHeader = std::size_t{4} << 10;

class FrameReader {
public:
    struct Frame {
        std::string content; ///< a message, or in English why there is none
        bool isFault = false;
    };

    void add(std::string_view bytes) { m_bytes += bytes; }
    /// The next message or fault; absent: more bytes are needed. After a fault in a header the reader is broken, because
    /// nothing says where the next message begins. A message that is too long is skipped without being kept.
    [[nodiscard]] std::optional<Frame> next();
    [[nodiscard]] bool isBroken() const { return m_broken; }
    /// True if bytes of an unfinished message or header are left: at the end of the stream it was cut.
    [[nodiscard]] bool isInside() const { return !m_bytes.empty() || m_length || m_skip > 0; }

private:
    [[nodiscard]] std::optional<Frame> broken(std::string why);
    [[nodiscard]] std::optional<Frame> readHeader();

    std::string m_bytes;
    std::optional<std::size_t> m_length; ///< of the message whose header was read
    std::size_t m_skip = 0;              ///< bytes of a message that is too long
    bool m_broken = false;
};

/// What is sent before a message of so many bytes.
[[nodiscard]] std::string frameHeader(std::size_t size);
/// The message as it is sent.
[[nodiscard]] std::string framed(std::string_view message);

} // namespace gatepost::lsp

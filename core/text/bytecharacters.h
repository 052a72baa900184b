// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/utf8.h"

#include <optional>
#include <string>
#include <string_view>

namespace gatepost {

/// Each byte as the character of its number, so that JSON contains any bytes.
[[nodiscard]] inline std::string asCharacters(std::string_view bytes) {
    std::string text;
    for (const char c : bytes)
        appendUtf8(text, static_cast<unsigned char>(c));
    return text;
}

/// What asCharacters() was given; absent if `text` is not such a text.
[[nodiscard]] inline std::optional<std::string> asBytes(std::string_view text) {
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte < 0x80) {
            bytes += text[i];
            continue;
        }
        if ((byte != 0xC2 && byte != 0xC3) || ++i == text.size() ||
            (static_cast<unsigned char>(text[i]) & 0xC0) != 0x80)
            return {};
        bytes += static_cast<char>((byte & 3) << 6 | (static_cast<unsigned char>(text[i]) & 0x3F));
    }
    return bytes;
}

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Bytes written as two hexadecimal digits, as in %41, \x41 and #41.
namespace gatepost {

/// The value of a digit, 0 to 15, in either case; -1: the character is not a hexadecimal digit.
[[nodiscard]] constexpr int hexDigit(char c) {
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

/// The byte that the two digits at `at` write; absent if there are not two digits. `at` may be behind the end.
[[nodiscard]] constexpr std::optional<char> hexByte(std::string_view text, std::size_t at) {
    if (at > text.size() || text.size() - at < 2)
        return {};
    const int high = hexDigit(text[at]);
    const int low = hexDigit(text[at + 1]);
    return high < 0 || low < 0 ? std::nullopt : std::optional(static_cast<char>(high * 16 + low));
}

/// The text with each `mark` and two digits replaced by the byte. A mark without two digits remains.
///
///     withHexBytes("/%41%4", '%')    // "/A%4"
[[nodiscard]] inline std::string withHexBytes(std::string_view text, char mark) {
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = text[i] == mark ? hexByte(text, i + 1) : std::nullopt;
        decoded += byte.value_or(text[i]);
        i += byte ? 2 : 0;
    }
    return decoded;
}

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

/// ASCII-only text helpers. Policy files compare keys, tokens and words without case in ASCII alone
/// (S3, S14); no locale ever takes part.
namespace gatepost {

[[nodiscard]] constexpr char asciiLower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
}
[[nodiscard]] constexpr bool isBlank(char c) {
    return c == ' ' || c == '\t';
}
[[nodiscard]] constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
[[nodiscard]] constexpr bool isAlpha(char c) {
    return asciiLower(c) >= 'a' && asciiLower(c) <= 'z';
}
[[nodiscard]] constexpr bool isAlnum(char c) {
    return isAlpha(c) || isDigit(c);
}

[[nodiscard]] constexpr bool equalsIgnoringCase(std::string_view a, std::string_view b) {
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) {
               return asciiLower(x) == asciiLower(y);
           });
}
[[nodiscard]] constexpr bool startsWithIgnoringCase(std::string_view text,
                                                    std::string_view prefix) {
    return text.size() >= prefix.size() &&
           equalsIgnoringCase(text.substr(0, prefix.size()), prefix);
}
/// C0 and DEL.
[[nodiscard]] constexpr bool isControl(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}
/// Without the spaces and tabs at both ends (S3).
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}
[[nodiscard]] inline std::string toLower(std::string_view text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), asciiLower);
    return lower;
}

} // namespace gatepost

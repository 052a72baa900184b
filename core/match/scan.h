// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

/// One quick look at a value: most hold nothing that normalising (S24) or matching (S22) has to care about.
namespace gatepost {

/// S24: a byte above 127, or one that no URL contains: controls, space, " < > \ ^ ` { | }.
[[nodiscard]] constexpr bool isEscapedInUrls(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte <= 0x20 || byte == '"' || byte == '<' || byte == '>' || byte == '\\' ||
           byte == '^' || byte == '`' || (byte >= '{' && byte != '~');
}

namespace scanning {

enum Flag : std::uint8_t { Star = 1, DollarOrPercent = 2, High = 4, Escapes = 8 };

inline constexpr std::array<std::uint8_t, 256> kFlags = [] {
    std::array<std::uint8_t, 256> flags{};
    for (std::size_t byte = 0; byte < flags.size(); ++byte) {
        const char c = static_cast<char>(byte);
        flags[byte] = static_cast<std::uint8_t>(
            (c == '*' ? Star : 0) | (c == '$' || c == '%' ? DollarOrPercent : 0) |
            (byte > 127 ? High : 0) | (isEscapedInUrls(c) ? Escapes : 0));
    }
    return flags;
}();

/// Not zero if one of eight bytes has a flag; also for ! # and ~, which have none.
[[nodiscard]] inline std::uint64_t mayHaveFlag(const char *bytes) {
    constexpr std::uint64_t kOnes = 0x0101010101010101U;
    constexpr std::uint64_t kHighs = 0x8080808080808080U;
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, 8);
    // Not zero where a byte of `of` is zero; which byte is not asked.
    const auto anyZero = [](std::uint64_t of) { return (of - kOnes) & ~of; };
    const std::uint64_t pairs = word & ~(kOnes * 2); // < and >, \ and ^ differ in one bit
    return (((word - kOnes * 0x26) & ~word) |        // controls, space, ! " # $ %
            anyZero(word ^ (kOnes * '*')) | anyZero(word ^ (kOnes * '`')) |
            anyZero(pairs ^ (kOnes * '<')) | anyZero(pairs ^ (kOnes * '\\')) |
            ((word & ~kHighs) + kOnes * (0x80 - '{')) | word) & // { | } ~ DEL, and above 127
           kHighs;
}

} // namespace scanning

struct ByteScan {
    std::uint8_t flags = 0;

    [[nodiscard]] bool stars() const { return (flags & scanning::Star) != 0; }
    /// Holds a byte above 127.
    [[nodiscard]] bool high() const { return (flags & scanning::High) != 0; }
    /// What normalising a URL, or a rule in which * and $ have no meaning, may change.
    [[nodiscard]] bool changesPath() const { return flags != 0; }
    /// What normalising a rule may change.
    [[nodiscard]] bool changesRule() const { return (flags & ~scanning::Star) != 0; }
    /// What the google reading escapes or puts in upper case (S90).
    [[nodiscard]] bool changesGoogleRule() const {
        return (flags & (scanning::High | scanning::DollarOrPercent)) != 0;
    }
};

[[nodiscard]] inline ByteScan scanBytes(std::string_view text) {
    ByteScan scan;
    const auto look = [&scan](std::string_view bytes) {
        for (const char c : bytes)
            scan.flags |= scanning::kFlags[static_cast<unsigned char>(c)];
    };
    if (text.size() < 8) {
        look(text);
        return scan;
    }
    const auto lookAt = [&](std::size_t at) {
        if (scanning::mayHaveFlag(text.data() + at) != 0)
            look(text.substr(at, 8));
    };
    for (std::size_t at = 0; at + 8 < text.size(); at += 8)
        lookAt(at);
    lookAt(text.size() - 8);
    return scan;
}

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

/// One quick look at a value: most hold nothing that normalising (S24) or matching (S22) has to care about.
namespace gatepost {

struct ByteScan {
    bool star = false;            ///< holds *
    bool dollarOrPercent = false; ///< holds $ or %
    bool high = false;            ///< holds a byte above 127
};

[[nodiscard]] inline ByteScan scanBytes(std::string_view text) {
    constexpr std::uint64_t kOnes = 0x0101010101010101U;
    constexpr std::uint64_t kHighs = 0x8080808080808080U;
    // Not zero where a byte of `word` is zero; which byte is not asked.
    const auto anyZero = [](std::uint64_t word) { return (word - kOnes) & ~word & kHighs; };

    std::uint64_t star = 0;
    std::uint64_t dollar = 0;
    std::uint64_t high = 0;
    std::size_t at = 0;
    for (; at + 8 <= text.size(); at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, text.data() + at, 8);
        star |= anyZero(word ^ (kOnes * '*'));
        dollar |= anyZero((word & ~kOnes) ^ (kOnes * '$')); // % is $ with its lowest bit set
        high |= word & kHighs;
    }
    for (; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        star |= static_cast<std::uint64_t>(byte == '*');
        dollar |= static_cast<std::uint64_t>((byte & 0xFE) == '$');
        high |= byte & 0x80U;
    }
    return {.star = star != 0, .dollarOrPercent = dollar != 0, .high = high != 0};
}

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

/// Eight bytes at a time: what hash tables and quick comparisons are made from. The first byte is the lowest one on every machine.
namespace gatepost {

namespace words {
template <typename Word>
[[nodiscard]] inline std::uint64_t load(const char *from) {
    Word word = 0;
    std::memcpy(&word, from, sizeof word);
    if constexpr (std::endian::native == std::endian::big)
        word = std::byteswap(word);
    return word;
}
} // namespace words

[[nodiscard]] inline std::uint64_t load8(const char *from) {
    return words::load<std::uint64_t>(from);
}

/// At most seven bytes, then zeros.
[[nodiscard]] inline std::uint64_t loadFew(const char *from, std::size_t count) {
    const auto byte = [from](std::size_t at) -> std::uint64_t {
        return std::uint64_t{static_cast<unsigned char>(from[at])} << (8 * at);
    };
    if (count >= 4) // two halves that overlap
        return words::load<std::uint32_t>(from) | words::load<std::uint32_t>(from + (count - 4))
                                                      << (8 * (count - 4));
    return count == 0 ? 0 : byte(0) | byte(count / 2) | byte(count - 1);
}

/// The first eight bytes of a text; zeros behind a shorter one.
[[nodiscard]] inline std::uint64_t firstWord(std::string_view text) {
    return text.size() >= 8 ? load8(text.data()) : loadFew(text.data(), text.size());
}

/// The bits of the first `count` bytes, all of them from 8 on.
[[nodiscard]] constexpr std::uint64_t firstBytesMask(std::size_t count) {
    return count >= 8 ? ~std::uint64_t{0} : (std::uint64_t{1} << (8 * count)) - 1;
}

/// A bit for each of the eight bytes, the first one lowest: whether it is this one.
[[nodiscard]] constexpr std::uint64_t bytesThatAre(std::uint64_t word, char byte) {
    constexpr std::uint64_t kOnes = 0x0101010101010101;
    constexpr std::uint64_t kLow = 0x7F * kOnes;
    const std::uint64_t other = word ^ (static_cast<unsigned char>(byte) * kOnes);
    const std::uint64_t isZero = ~(((other & kLow) + kLow) | other) & ~kLow; // the high bit of each
    return ((isZero >> 7) * 0x0102040810204080) >> 56;
}

/// 'A'…'Z' to 'a'…'z' in all eight bytes at once; every other byte stays.
[[nodiscard]] constexpr std::uint64_t asciiLowered(std::uint64_t word) {
    constexpr std::uint64_t kOnes = 0x0101010101010101;
    constexpr std::uint64_t kHigh = 0x80 * kOnes;
    const std::uint64_t low = word & ~kHigh;
    const std::uint64_t fromA = low + (0x80 - 'A') * kOnes;
    const std::uint64_t pastZ = low + (0x80 - 'Z' - 1) * kOnes;
    const std::uint64_t isUpper = (fromA & ~pastZ & ~word) & kHigh;
    return word + (isUpper >> 2);
}

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <random>
#include <string_view>

/// One request, as a line of a log tells it, and what reading it needs.
namespace gatepost::logs {

/// Which agent of a UserAgents; kNobody: a browser, or anything else that is not asked about.
using AgentNumber = std::int32_t;
constexpr AgentNumber kNobody = -1;

/// Views point into the line or into the splitter that read it: they last until it reads the next one.
struct Hit {
    std::int64_t time = 0; ///< seconds since 1970, UTC
    AgentNumber agent = kNobody;
    unsigned status = 0; ///< 0 if the line does not say
    std::uint64_t bytes = 0;
    std::string_view method;
    std::string_view
        target; ///< as the client sent it, escapes of the log undone; empty if it names no path
    std::string_view address; ///< as logged
};

/// What a line is.
enum class LineKind : std::uint8_t {
    Hit,    ///< a request of an agent
    Nobody, ///< a request of somebody else: only its User-Agent was looked at
    Other,  ///< not a request: empty, a comment, another logger's line
    Bad     ///< not of this format
};

/// A line that is given to a splitter is followed by this many bytes that may be read, whatever they are.
constexpr std::size_t kLinePadding = 64;

/// What hashes are made of.
namespace hashing {

inline std::uint64_t read64(const char *from) {
    std::uint64_t value = 0;
    std::memcpy(&value, from, sizeof value);
    return value;
}

/// Fewer than eight bytes, the first one lowest.
inline std::uint64_t readFew(const char *from, std::size_t size) {
    const auto byte = [from](std::size_t at) {
        return std::uint64_t{static_cast<unsigned char>(from[at])} << (8 * at);
    };
    if (size >= 4) {
        std::uint32_t low = 0;
        std::uint32_t high = 0;
        std::memcpy(&low, from, sizeof low);
        std::memcpy(&high, from + size - sizeof high, sizeof high);
        return low | std::uint64_t{high} << (8 * (size - 4));
    }
    return size == 0 ? 0 : byte(0) | byte(size / 2) | byte(size - 1);
}

/// The two halves of a product, mixed.
inline std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
#ifdef __SIZEOF_INT128__
    __extension__ using Product = unsigned __int128;
    const Product product = static_cast<Product>(a) * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
#else
    const std::uint64_t al = a & 0xFFFFFFFF;
    const std::uint64_t ah = a >> 32;
    const std::uint64_t bl = b & 0xFFFFFFFF;
    const std::uint64_t bh = b >> 32;
    const std::uint64_t low = al * bl;
    const std::uint64_t mid = ah * bl + (low >> 32);
    const std::uint64_t other = al * bh + (mid & 0xFFFFFFFF);
    return (ah * bh + (mid >> 32) + (other >> 32)) ^ ((other << 32) | (low & 0xFFFFFFFF));
#endif
}

constexpr std::uint64_t kSize = 0x9E3779B97F4A7C15ULL;
constexpr std::uint64_t kOne = 0xa0761d6478bd642fULL;
constexpr std::uint64_t kTwo = 0xe7037ed1a0b428dbULL;
constexpr std::uint64_t kThree = 0x8ebc6af09c88c6e3ULL;
constexpr std::uint64_t kFour = 0x589965cc75374cc3ULL;

} // namespace hashing

/// 64 bits of `text` under a seed; not for secrets. What it comes to is in partial results: it stays as it is.
[[nodiscard]] inline std::uint64_t hashOf(std::string_view text, std::uint64_t seed) {
    using namespace hashing;
    std::uint64_t hash = seed ^ (text.size() * kSize);
    const char *at = text.data();
    std::size_t left = text.size();
    for (; left >= 16; at += 16, left -= 16)
        hash = mix(read64(at) ^ hash ^ kOne, read64(at + 8) ^ kTwo);
    if (left >= 8) {
        hash = mix(read64(at) ^ hash, kThree);
        at += 8;
        left -= 8;
    }
    return mix(readFew(at, left) ^ hash, kFour);
}

/// Another number in each run of the program: what a log says cannot make a table slow.
[[nodiscard]] inline std::uint64_t randomSeed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
}

/// The same for in-process tables: twice as fast; may change between versions.
[[nodiscard]] inline std::uint64_t tableHashOf(std::string_view text, std::uint64_t seed) {
    using namespace hashing;
    const char *at = text.data();
    const std::size_t size = text.size();
    if (size < 16)
        return hashOf(text, seed);
    // Two sums that do not wait for each other; what is left at the end is read from behind. The seed is on both sides of
    // each product: nobody can choose bytes that make one of them zero.
    const std::uint64_t salt = seed ^ kTwo;
    std::uint64_t one = seed ^ (size * kSize);
    std::uint64_t two = seed ^ kFour;
    const char *const end = at + size;
    for (; end - at > 32; at += 32) {
        one = mix(read64(at) ^ one, read64(at + 8) ^ salt);
        two = mix(read64(at + 16) ^ two, read64(at + 24) ^ salt);
    }
    if (end - at > 16)
        one = mix(read64(at) ^ one, read64(at + 8) ^ salt);
    two = mix(read64(end - 16) ^ two, read64(end - 8) ^ salt);
    return mix(one ^ kOne, two ^ salt);
}

} // namespace gatepost::logs

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
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

/// 64 bits of `text` under a seed; not for secrets.
[[nodiscard]] inline std::uint64_t hashOf(std::string_view text, std::uint64_t seed) {
    const auto read = [](const char *from, std::size_t size) {
        std::uint64_t value = 0;
        if (size > 0) // an empty text may be nowhere
            std::memcpy(&value, from, size);
        return value;
    };
    const auto mix = [](std::uint64_t a, std::uint64_t b) {
#ifdef __SIZEOF_INT128__
        __extension__ using Product = unsigned __int128;
        const Product product = static_cast<Product>(a) * b;
        return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
#else
        // The two halves of a 128-bit product.
        const std::uint64_t al = a & 0xFFFFFFFF;
        const std::uint64_t ah = a >> 32;
        const std::uint64_t bl = b & 0xFFFFFFFF;
        const std::uint64_t bh = b >> 32;
        const std::uint64_t low = al * bl;
        const std::uint64_t mid = ah * bl + (low >> 32);
        const std::uint64_t other = al * bh + (mid & 0xFFFFFFFF);
        return (ah * bh + (mid >> 32) + (other >> 32)) ^ ((other << 32) | (low & 0xFFFFFFFF));
#endif
    };
    std::uint64_t hash = seed ^ (text.size() * 0x9E3779B97F4A7C15ULL);
    const char *at = text.data();
    std::size_t left = text.size();
    for (; left >= 16; at += 16, left -= 16)
        hash = mix(read(at, 8) ^ hash ^ 0xa0761d6478bd642fULL,
                   read(at + 8, 8) ^ 0xe7037ed1a0b428dbULL);
    if (left >= 8) {
        hash = mix(read(at, 8) ^ hash, 0x8ebc6af09c88c6e3ULL);
        at += 8;
        left -= 8;
    }
    return mix(read(at, left) ^ hash, 0x589965cc75374cc3ULL);
}

} // namespace gatepost::logs

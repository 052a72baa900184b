// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Sets of paths written as literal bytes and `*`. Every path rule of S22, S90 and S91 can be written so, and those of S31
/// without `?` and `[…]`.
///
/// A star pattern is closed at both ends: `*` is any run of bytes, all else is itself, and the whole path must match. S22's
/// `/a` is `/a*` here, `/a$` is `/a`.
///
/// Let c be a byte that no pattern contains and w(p) the path made of p with c for every star. A pattern q matches w(p) if and
/// only if q matches every path that p matches: whatever q's stars have taken of the c's they take of anything else. So one
/// match decides whether a pattern covers another, and a pattern that several cover together is covered by one of them alone.
namespace gatepost::exact {

/// The paths that a rule can be asked about: what S24 can make of a URL, or the google reading (S90). Each is every text of
/// some bytes that begins with "/". S24 makes `/%41` too: not of itself, which is `/A`, but of `/%%341`.
enum class Domain : unsigned char { Normalised, Google };

/// False for a path that no URL comes to.
[[nodiscard]] bool isCanonical(std::string_view path, Domain domain);
/// True for the bytes of such paths; % is one of them.
[[nodiscard]] bool isPathByte(unsigned char byte, Domain domain);
/// The canonical path that a URL comes to.
[[nodiscard]] std::string canonicalPath(std::string_view url, Domain domain);
/// The path to ask for, so that the answer is about a canonical one: mostly itself, `/%2%61x` for `/%2ax`.
[[nodiscard]] std::string askedPath(std::string_view path, Domain domain);
/// The text of a question about the example of a region: it begins with "/", so it is a path as it stands (S25, S90).
[[nodiscard]] inline std::string urlOf(std::string_view example) {
    return std::string(example);
}

/// S22's notation (`/a`, `/a*b$`) closed, runs of stars as one.
[[nodiscard]] std::string closedStars(std::string_view pattern);
/// A literal in which nothing is a wildcard cannot be told from stars: it must not contain `*`.
[[nodiscard]] bool matchesClosed(std::string_view pattern, std::string_view path);
/// Whether some path matches both.
[[nodiscard]] bool meets(std::string_view p, std::string_view q);

/// The first literal bytes of a pattern, to be compared with many others at the price of a few instructions.
class Head {
public:
    Head() = default; ///< says nothing, agrees with all
    explicit Head(std::string_view pattern);

    /// False: beyond doubt no path begins as both say.
    [[nodiscard]] bool agrees(const Head &other) const {
        std::uint64_t differ = 0;
        for (std::size_t i = 0; i < kWords; ++i)
            differ |= (m_bytes[i] ^ other.m_bytes[i]) & m_known[i] & other.m_known[i];
        return differ == 0;
    }
    /// Says only what both say.
    void widen(const Head &other);
    /// The first bytes that all paths have, an end as a zero byte. Heads agree only if one begins the other. Lies in
    /// this head.
    [[nodiscard]] std::string_view start() const;
    static constexpr std::size_t kBytes = 32; ///< that it says at most

private:
    static constexpr std::size_t kWords = kBytes / sizeof(std::uint64_t);
    std::array<std::uint64_t, kWords> m_bytes{};
    std::array<std::uint64_t, kWords> m_known{}; ///< all bits of a byte or none
};

/// Which bytes follow each other in a pattern, or in a path, as 64 bits of which each stands for many pairs. A pattern that
/// matches a path, or covers another pattern, has no bit that the other has not.
[[nodiscard]] std::uint64_t pairsIn(std::string_view pattern);

/// w(p).
[[nodiscard]] std::string witness(std::string_view pattern, char fresh);
/// The first byte that a URL can hold, is not a hexadecimal digit, and stands in none of the patterns; absent if there is
/// none.
[[nodiscard]] std::optional<char> freshByte(std::span<const std::string_view> patterns);

/// Whether the closed pattern `outer` matches every path that `inner` matches.
[[nodiscard]] bool covers(std::string_view outer, std::string_view inner);

/// Patterns that together match what p and q both match, none of them covered by another; empty if nothing does. Absent
/// where there are too many of them.
[[nodiscard]] std::optional<std::vector<std::string>> overlays(std::string_view p,
                                                               std::string_view q);

} // namespace gatepost::exact

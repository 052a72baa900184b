// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Patterns of the shell's kind, matched against a whole normalised path (S31).
///
///     ShellPatterns patterns;
///     const ShellPattern p = patterns.add("/v?/[a-c]*");
///     patterns.matches(p, "/v2/beta")                  // true
///
/// How S31 is read where it leaves room: a run of literal bytes, escaped ones included, is normalised as one
/// (`\%7e` is `~`); `\` also escapes inside a set; a range whose ends are in the wrong order holds nothing.
namespace gatepost {

/// Bytes 0 to 127; a normalised path holds no others.
struct ByteSet {
    std::array<std::uint64_t, 2> bits{};

    constexpr void insert(unsigned char byte) {
        if (byte < 128)
            bits[byte >> 6] |= std::uint64_t{1} << (byte & 63);
    }
    constexpr void invert() { bits = {~bits[0], ~bits[1]}; }
    [[nodiscard]] constexpr bool contains(unsigned char byte) const {
        return byte < 128 && ((bits[byte >> 6] >> (byte & 63)) & 1) != 0;
    }
};

/// One pattern in a ShellPatterns: its elements there.
struct ShellPattern {
    std::uint32_t begin = 0;
    std::uint32_t size = 0;
};

class ShellPatterns {
public:
    /// An element: a byte below 256, or one of these, or kFirstSet + the number of a set.
    static constexpr std::uint32_t kAnyRun = 256;
    static constexpr std::uint32_t kAnyByte = 257;
    static constexpr std::uint32_t kFirstSet = 258;

    /// True where S31 calls the value explicit: it holds none of * ? [ and backslash.
    [[nodiscard]] static bool isExplicit(std::string_view value);

    ShellPattern add(std::string_view value);
    /// Forgets the last pattern added; for a caller that found a simpler form of it.
    void dropLast(ShellPattern pattern);
    void clear();

    [[nodiscard]] std::span<const std::uint32_t> elements(ShellPattern pattern) const {
        return std::span(m_elements).subspan(pattern.begin, pattern.size);
    }
    /// The bytes that an element of kFirstSet and above takes.
    [[nodiscard]] const ByteSet &set(std::uint32_t element) const {
        return m_sets[element - kFirstSet];
    }
    /// True where nothing but bytes and * is in it; `stars` then becomes the pattern of S22 that says the
    /// same (matchesStars).
    [[nodiscard]] bool asStars(ShellPattern pattern, std::string &stars) const;

    /// Time: linear in the path for each 64 elements of the pattern.
    [[nodiscard]] bool matches(ShellPattern pattern, std::string_view path) const;

private:
    using Piece = std::span<const std::uint32_t>;

    void flushLiteral();
    [[nodiscard]] std::size_t addSet(std::string_view value, std::size_t at);
    [[nodiscard]] bool elementMatches(std::uint32_t element, char byte) const;
    [[nodiscard]] bool matchesAll(Piece piece, std::string_view text) const;
    [[nodiscard]] std::size_t find(Piece piece, std::string_view text, std::size_t from) const;
    [[nodiscard]] std::size_t findInParallel(Piece piece, std::string_view text,
                                             std::size_t from) const;

    std::vector<std::uint32_t> m_elements;
    std::vector<ByteSet> m_sets;
    std::string m_literal; ///< bytes of the run that add() is reading
};

} // namespace gatepost

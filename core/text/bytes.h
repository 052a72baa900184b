// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

/// Positions in a policy text. Every offset in core counts bytes of the very file, BOM included.
namespace gatepost {

/// A half-open range of bytes [begin, end). A text is at most 4 GiB; the window refuses far sooner.
struct ByteRange {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    [[nodiscard]] constexpr std::uint32_t size() const { return end - begin; }
    [[nodiscard]] constexpr bool empty() const { return begin == end; }
    [[nodiscard]] constexpr bool contains(std::uint32_t offset) const {
        return begin <= offset && offset < end;
    }
    /// True where the two share a byte, or touch in an empty range.
    [[nodiscard]] constexpr bool touches(ByteRange other) const {
        return begin <= other.end && other.begin <= end;
    }
    friend constexpr bool operator==(ByteRange, ByteRange) = default;
};

/// The bytes of `range` in `text`; the range must lie inside the text.
[[nodiscard]] constexpr std::string_view slice(std::string_view text, ByteRange range) {
    return {text.data() + range.begin, range.size()};
}

/// A line as people count them: the first line is 1.
struct LineNumber {
    std::uint32_t value = 1;

    static constexpr LineNumber fromIndex(std::size_t index) {
        return {static_cast<std::uint32_t>(index + 1)};
    }
    [[nodiscard]] constexpr std::size_t index() const { return value - 1; }
    friend constexpr auto operator<=>(LineNumber, LineNumber) = default;
};

} // namespace gatepost

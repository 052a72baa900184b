// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace gatepost::net {

enum class UnpackEnd : std::uint8_t {
    Whole,
    TooLarge, ///< there is more than `most`
    TooDense, ///< it unpacks to more than `timesPacked` times its size
    Broken,   ///< it ends too early, or is not what it is said to be
    Unknown,  ///< packed in a way that nobody asked for
};

struct Unpacked {
    std::string bytes;
    UnpackEnd end = UnpackEnd::Whole;
};

/// A body as Content-Encoding says it was packed: gzip, several times too (each level counts), or not at all. Never makes more than
/// `most` bytes of it, and never keeps more than these.
[[nodiscard]] Unpacked unpack(std::string_view packed, std::string_view contentEncoding,
                              std::size_t most, std::size_t timesPacked);

} // namespace gatepost::net

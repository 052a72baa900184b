// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace gatepost {

/// How much of JSON a parser may keep. Brackets alone take ten times their size of memory, and each level that is walked or
/// copied takes stack.
struct JsonBounds {
    std::size_t depth = 0; ///< levels of lists and objects
    std::size_t values =
        SIZE_MAX; ///< commas and opening brackets, which are about as many as values
};

/// Whether JSON is within bounds, before a parser sees it; linear, without memory. Text that does not begin with a list or an
/// object is within all: no parser goes deep in it. Otherwise it is not checked that the text is valid JSON.
[[nodiscard]] bool isJsonWithin(std::string_view json, const JsonBounds &bounds);

} // namespace gatepost

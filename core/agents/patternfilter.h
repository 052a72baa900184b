// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/ascii.h"

#include <algorithm>
#include <string_view>

namespace gatepost {

/// Whether a pattern whose requiredLiteral() is `required` may match the name. False spares compiling the pattern, which for a
/// regular expression takes up to a millisecond (agentpattern.h).
[[nodiscard]] inline bool mayMatch(std::string_view required, std::string_view name) {
    const bool isAscii =
        std::ranges::all_of(name, [](char c) { return static_cast<unsigned char>(c) < 128; });
    return !isAscii || toLower(name).contains(required);
}

} // namespace gatepost

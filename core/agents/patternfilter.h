// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/ascii.h"
#include "core/text/listlimits.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_set>

namespace gatepost {

/// Whether a pattern whose requiredLiteral() is `required` may match the name. False spares compiling the pattern, which for a
/// regular expression takes up to a millisecond (agentpattern.h).
[[nodiscard]] inline bool mayMatch(std::string_view required, std::string_view name) {
    const bool isAscii =
        std::ranges::all_of(name, [](char c) { return static_cast<unsigned char>(c) < 128; });
    return !isAscii || toLower(name).contains(required);
}

/// Which patterns of a file are read (S15).
class ReadPatterns {
public:
    /// To be asked in the order of the lines. True for one of the first limits::kReadPatterns, and for one equal to such a one
    /// without case.
    [[nodiscard]] bool take(std::string_view value) {
        if (m_read.size() < limits::kReadPatterns)
            return m_read.insert(toLower(value)), true;
        return m_read.contains(toLower(value));
    }

private:
    std::unordered_set<std::string> m_read; ///< in lower case
};

} // namespace gatepost

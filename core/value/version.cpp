// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/value/version.h"

#include "core/text/ascii.h"

#include <limits>

namespace gatepost {
namespace {

/// Takes a run of digits; a number too large is clamped to one of the same parity, which decides (S30).
std::optional<std::uint32_t> takeNumber(std::string_view &text) {
    constexpr std::uint64_t kMost = std::numeric_limits<std::uint32_t>::max();
    std::uint64_t number = 0;
    bool tooLarge = false;
    std::size_t digits = 0;
    for (; digits < text.size() && isDigit(text[digits]); ++digits) {
        number = (tooLarge ? 0 : number) * 10 + static_cast<std::uint64_t>(text[digits] - '0');
        tooLarge = tooLarge || number > kMost;
    }
    if (digits == 0)
        return {};
    const bool odd = (text[digits - 1] - '0') % 2 == 1;
    text.remove_prefix(digits);
    if (tooLarge)
        number = odd ? kMost : kMost - 1;
    return static_cast<std::uint32_t>(number);
}

bool takeDot(std::string_view &text) {
    if (text.empty() || text.front() != '.')
        return false;
    text.remove_prefix(1);
    return true;
}

} // namespace

std::optional<RobotVersion> parseRobotVersion(std::string_view text) {
    text = trimmed(text);
    const auto major = takeNumber(text);
    if (!major || !takeDot(text))
        return {};
    const auto minor = takeNumber(text);
    if (!minor)
        return {};
    RobotVersion version{*major, *minor, 0};
    if (takeDot(text)) {
        const auto revision = takeNumber(text);
        if (!revision)
            return {};
        version.revision = *revision;
    }
    if (!text.empty())
        return {};
    return version;
}

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/access/duration.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <system_error>
#include <utility>

namespace gatepost {

namespace {

constexpr std::array kUnits = {std::pair{'d', 86'400}, std::pair{'h', 3'600}, std::pair{'m', 60},
                               std::pair{'s', 1}};
constexpr std::int64_t kMostSeconds = std::int64_t{3'660} * 86'400;

} // namespace

std::optional<std::chrono::seconds> parseDuration(std::string_view text) {
    if (text.size() < 2)
        return {};
    std::uint32_t number = 0;
    const char *end = text.data() + text.size() - 1;
    const auto [last, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || last != end)
        return {};
    for (const auto &[unit, seconds] : kUnits)
        if (unit == text.back() && std::int64_t{number} * seconds <= kMostSeconds)
            return std::chrono::seconds(std::int64_t{number} * seconds);
    return {};
}

std::string formatDuration(std::chrono::seconds time) {
    for (const auto &[unit, seconds] : kUnits)
        if (time.count() % seconds == 0)
            return std::to_string(time.count() / seconds) + unit;
    return {};
}

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/live/until.h"

#include "core/live/headers.h"

#include <chrono>
#include <format>

namespace gatepost::live {

namespace {

/// "24 hours", "1 h 44 min".
Message waitText(std::chrono::seconds wait) {
    const auto minutes = std::chrono::floor<std::chrono::minutes>(wait).count();
    if (wait >= std::chrono::hours(1) && wait < std::chrono::days(2) && minutes % 60 != 0)
        return {GATEPOST_TEXT("live", "%1 h %2 min"), minutes / 60, minutes % 60};
    return durationText(wait);
}

/// "12:00 UTC (in 2 hours)"; on another day with its date.
Message whenText(Instant at, Instant now) {
    const bool isToday =
        std::chrono::floor<std::chrono::days>(at) == std::chrono::floor<std::chrono::days>(now);
    return {GATEPOST_TEXT("live", "%1 UTC (in %2)"),
            isToday ? std::format("{:%H:%M}", at) : std::format("{:%Y-%m-%d %H:%M}", at),
            waitText(at - now)};
}

Message googleText(std::optional<std::chrono::seconds> stated, Instant now, const SaidTime &said) {
    if (!stated)
        return {GATEPOST_TEXT("live", "Google may use it until %1."),
                said(now + std::chrono::days(1))};
    if (stated->count() == 0)
        return GATEPOST_TEXT("live", "Google may not use it without asking again, as its max-age "
                                     "of 0 says.");
    return {GATEPOST_TEXT("live", "Google may use it until %1, as its max-age says."),
            said(now + *stated)};
}

} // namespace

std::vector<Message> untilText(const Fetched &robots, Instant now, const SaidTime &said) {
    if (!said)
        return untilText(robots, now, [now](Instant at) { return whenText(at, now); });
    if (!robots.isKnown() || accessResult(robots.answer()) != AccessResult::Given)
        return {};
    return {{GATEPOST_TEXT("live", "After an upload crawlers may use this file until %1 (RFC 9309 "
                                   "2.4)."),
             said(now + std::chrono::days(1))},
            googleText(maxAge(robots), now, said)};
}

} // namespace gatepost::live

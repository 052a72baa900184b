// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/live/until.h"

#include "core/live/headers.h"

#include <chrono>

namespace gatepost::live {

std::vector<Message> untilText(const Fetched &robots, Instant now) {
    if (!robots.isKnown() || accessResult(robots.answer()) != AccessResult::Given)
        return {};
    constexpr std::chrono::seconds kDay = std::chrono::hours(24);
    const auto stated = maxAge(robots);
    return {{GATEPOST_TEXT("live", "After an upload crawlers may use this file until %1 (RFC 9309 "
                                   "2.4)."),
             formatInstant(now + kDay)},
            {stated ? GATEPOST_TEXT("live", "Google may use it until %1, as its max-age says.")
                    : GATEPOST_TEXT("live", "Google may use it until %1."),
             formatInstant(now + stated.value_or(kDay))}};
}

} // namespace gatepost::live

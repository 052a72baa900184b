// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/times.h"

#include "core/simulate/timeline.h"

#include <algorithm>
#include <format>
#include <iterator>

namespace gatepost::exact {

std::vector<int> cellStarts(std::span<const ResolvedAgent *const> views) {
    std::vector<int> starts{0};
    for (const ResolvedAgent *view : views)
        std::ranges::copy(windowEdges(*view), std::back_inserter(starts));
    std::ranges::sort(starts);
    starts.erase(std::ranges::unique(starts).begin(), starts.end());
    return starts;
}

Minutes minutesOf(const std::vector<int> &starts, std::size_t cell) {
    Minutes minutes;
    const int end = cell + 1 < starts.size() ? starts[cell + 1] : kMinutesOfDay;
    for (int minute = starts[cell]; minute < end; ++minute)
        minutes.set(static_cast<std::size_t>(minute));
    return minutes;
}

std::vector<std::string> timesOf(const Minutes &minutes) {
    if (minutes.all())
        return {"always"};
    std::vector<std::string> times;
    const auto at = [&minutes](int minute) {
        return minutes[static_cast<std::size_t>((minute + kMinutesOfDay) % kMinutesOfDay)];
    };
    for (int first = 0; first < kMinutesOfDay; ++first) {
        if (!at(first) || at(first - 1))
            continue;
        int last = first;
        while (at(last + 1))
            ++last;
        last %= kMinutesOfDay;
        times.push_back(
            std::format("{:02}:{:02}-{:02}:{:02}", first / 60, first % 60, last / 60, last % 60));
    }
    return times;
}

Instant instantAt(Instant day, int minute) {
    return std::chrono::floor<std::chrono::days>(day) + std::chrono::minutes(minute);
}

} // namespace gatepost::exact

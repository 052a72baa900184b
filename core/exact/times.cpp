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

Hours::Hours(const Minutes &minutes) : m_always(minutes.all()) {
    if (m_always) {
        m_windows.emplace_back(0, kMinutesOfDay - 1);
        return;
    }
    const auto at = [&minutes](int minute) {
        return minutes[static_cast<std::size_t>((minute + kMinutesOfDay) % kMinutesOfDay)];
    };
    for (int first = 0; first < kMinutesOfDay; ++first) {
        if (!at(first) || at(first - 1))
            continue;
        int last = first;
        while (at(last + 1))
            ++last;
        m_windows.emplace_back(first, last % kMinutesOfDay);
    }
}

Hours Hours::at(Instant instant) {
    Hours hours;
    hours.m_instant = instant;
    return hours;
}

bool Hours::contains(int minute) const {
    return m_instant || std::ranges::any_of(m_windows, [minute](const auto &window) {
               const auto [first, last] = window;
               return first <= last ? first <= minute && minute <= last
                                    : minute >= first || minute <= last;
           });
}

Minutes Hours::minutes() const {
    if (m_instant || m_always)
        return Minutes().set();
    Minutes minutes;
    for (const auto &[first, last] : m_windows)
        for (int minute = first;; minute = (minute + 1) % kMinutesOfDay) {
            minutes.set(static_cast<std::size_t>(minute));
            if (minute == last)
                break;
        }
    return minutes;
}

std::vector<std::string> namesOf(const Hours &hours) {
    if (hours.m_instant)
        return {formatInstant(*hours.m_instant)};
    if (hours.m_always)
        return {"always"};
    std::vector<std::string> names;
    for (const auto &[first, last] : hours.m_windows)
        names.push_back(
            std::format("{:02}:{:02}-{:02}:{:02}", first / 60, first % 60, last / 60, last % 60));
    return names;
}

Instant instantAt(Instant day, int minute) {
    return std::chrono::floor<std::chrono::days>(day) + std::chrono::minutes(minute);
}

} // namespace gatepost::exact

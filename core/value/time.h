// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/message.h"

#include <array>
#include <bitset>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Instants, windows of the day and paces (S33, S34, S43). All in UTC, to the second.
namespace gatepost {

using Instant = std::chrono::sys_seconds;

/// RFC 3339, any offset, fraction cut: "2026-11-20T08:00:00.5+01:00". Absent if malformed (also a day that
/// does not exist; a leap second :60 is read as :59). Lower-case t and z are taken.
[[nodiscard]] std::optional<Instant> parseInstant(std::string_view text);
/// "2026-11-20T07:00:00Z".
[[nodiscard]] std::string formatInstant(Instant at);
/// "YYYY-MM-DD HH:MM UTC" of last-update (S58).
[[nodiscard]] std::optional<Instant> parseMetaDateTime(std::string_view text);
[[nodiscard]] std::string formatMetaDateTime(Instant at);

constexpr int kMinutesOfDay = 24 * 60;
/// The minute of the UTC day, 0…1439.
[[nodiscard]] int minuteOfDay(Instant at);

/// A window of the day, both ends inside it, to the minute; first > last runs past midnight; equal ends are
/// one minute (S33).
struct TimeWindow {
    std::uint16_t first = 0;
    std::uint16_t last = kMinutesOfDay - 1;
    [[nodiscard]] constexpr bool contains(int minute) const {
        return first <= last ? first <= minute && minute <= last
                             : minute >= first || minute <= last;
    }
    friend constexpr bool operator==(TimeWindow, TimeWindow) = default;
};

/// "HHMM-HHMM", "HH:MM-HH:MM" (each end its own way), a blank or blanks for "-", blanks around "-" (S33).
[[nodiscard]] std::optional<TimeWindow> parseTimeWindow(std::string_view text);
/// "0600-0845".
[[nodiscard]] std::string formatTimeWindow(TimeWindow window);

/// Which minutes of every day are open: the union of windows, or the intersection of several schedules.
class DaySchedule {
public:
    void add(TimeWindow window);
    void intersect(const DaySchedule &other);
    [[nodiscard]] bool isOpen(int minute) const { return m_open[static_cast<std::size_t>(minute)]; }
    [[nodiscard]] bool isOpen(Instant at) const { return isOpen(minuteOfDay(at)); }
    [[nodiscard]] bool isAlwaysOpen() const { return m_open.all(); }
    [[nodiscard]] bool isNeverOpen() const { return m_open.none(); }
    /// The next instant after `at` at which it opens or closes (a full minute); absent if it never does.
    [[nodiscard]] std::optional<Instant> nextChange(Instant at) const;

private:
    std::bitset<kMinutesOfDay> m_open;
};

/// N documents in T seconds, in an optional window (S34).
struct RequestRate {
    std::uint64_t documents = 1;
    std::uint64_t seconds = 1;
    std::optional<TimeWindow> window;
    [[nodiscard]] double secondsPerRequest() const {
        return static_cast<double>(seconds) / static_cast<double>(documents);
    }
    friend bool operator==(const RequestRate &, const RequestRate &) = default;
};
/// "N/T[s|m|h] [window]", N and T whole and positive, unit in either case; a missing /T or a malformed window
/// is malformed (S34). Blanks around "/" are not taken. Numbers beyond 10^15 count as that.
[[nodiscard]] std::optional<RequestRate> parseRequestRate(std::string_view text);

/// Crawl-delay: a decimal number of seconds, 0 included ("10", "0.5", ".5", "5."), no sign, no exponent.
/// Malformed where it is too large for a number.
[[nodiscard]] std::optional<double> parseSeconds(std::string_view text);

/// rate: positive whole number of requests a minute (S60); absent for anything else ("polite" too).
[[nodiscard]] std::optional<std::uint64_t> parsePerMinute(std::string_view text);

/// For people, exact: whole seconds in their largest unit ("1 request / 20 min"), else the shortest of
/// "1 request / 0.7 s", "8 requests / min" and "3 requests / 7 s". 0 is "no pause".
[[nodiscard]] Message describePace(double secondsPerRequest);

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/value/time.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <locale>
#include <sstream>
#include <string>
#include <utility>

namespace gatepost {
namespace {

/// The largest number that a rate is read with: even in hours it stays within 64 bits.
constexpr std::uint64_t kMostOfRate = 1'000'000'000'000'000;

/// Takes exactly `digits` decimal digits off the front of `text`.
std::optional<int> takeFixed(std::string_view &text, std::size_t digits) {
    if (text.size() < digits)
        return {};
    int number = 0;
    for (const char c : text.substr(0, digits)) {
        if (!isDigit(c))
            return {};
        number = number * 10 + (c - '0');
    }
    text.remove_prefix(digits);
    return number;
}

bool takeChar(std::string_view &text, char wanted) {
    if (text.empty() || text.front() != wanted)
        return false;
    text.remove_prefix(1);
    return true;
}

std::size_t takeBlanks(std::string_view &text) {
    const std::size_t before = text.size();
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    return before - text.size();
}

/// Takes a positive whole number; beyond kMostOfRate it is as good as that.
std::optional<std::uint64_t> takePositive(std::string_view &text) {
    std::size_t digits = 0;
    std::uint64_t number = 0;
    for (; digits < text.size() && isDigit(text[digits]); ++digits)
        number =
            std::min(number * 10 + static_cast<std::uint64_t>(text[digits] - '0'), kMostOfRate);
    text.remove_prefix(digits);
    if (number == 0)
        return {};
    return number;
}

std::optional<std::chrono::sys_days> takeDate(std::string_view &text) {
    const auto year = takeFixed(text, 4);
    if (!year || !takeChar(text, '-'))
        return {};
    const auto month = takeFixed(text, 2);
    if (!month || !takeChar(text, '-'))
        return {};
    const auto day = takeFixed(text, 2);
    if (!day)
        return {};
    const std::chrono::year_month_day date{std::chrono::year(*year),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day))};
    if (!date.ok())
        return {};
    return std::chrono::sys_days(date);
}

/// "HH:MM", "HHMM" where `colonWanted` is false; the minute of the day.
std::optional<int> takeHourMinute(std::string_view &text, bool colonWanted) {
    const auto hour = takeFixed(text, 2);
    if (!hour || *hour > 23 || (!takeChar(text, ':') && colonWanted))
        return {};
    const auto minute = takeFixed(text, 2);
    if (!minute || *minute > 59)
        return {};
    return *hour * 60 + *minute;
}

/// "Z", "+HH:MM", "-HH:MM".
std::optional<std::chrono::minutes> takeOffset(std::string_view &text) {
    if (takeChar(text, 'Z') || takeChar(text, 'z'))
        return std::chrono::minutes(0);
    const bool behind = !text.empty() && text.front() == '-';
    if (!takeChar(text, behind ? '-' : '+'))
        return {};
    const auto minutes = takeHourMinute(text, true);
    if (!minutes)
        return {};
    return std::chrono::minutes(behind ? -*minutes : *minutes);
}

void appendPadded(std::string &text, long long number, std::size_t width) {
    const std::string digits = std::to_string(number);
    if (digits.size() < width)
        text.append(width - digits.size(), '0');
    text += digits;
}

std::string formatDate(std::chrono::sys_days day) {
    const std::chrono::year_month_day date{day};
    std::string text;
    appendPadded(text, static_cast<int>(date.year()), 4);
    text += '-';
    appendPadded(text, static_cast<unsigned>(date.month()), 2);
    text += '-';
    appendPadded(text, static_cast<unsigned>(date.day()), 2);
    return text;
}

std::string shortestDecimal(double number) {
    char buffer[64];
    const auto format = number >= 1e-6 ? std::chars_format::fixed : std::chars_format::general;
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, number, format).ptr;
    return {buffer, end};
}

/// A unit of time, and a pace of n requests in some of it and in one of it.
struct Unit {
    std::uint64_t seconds;
    Phrase some;
    Phrase one;
};
constexpr Unit kUnits[] = {
    {1, GATEPOST_COUNTED("value", "%n requests / %1 s", "%n request / %1 s"),
     GATEPOST_COUNTED("value", "%n requests / s", "%n request / s")},
    {60, GATEPOST_COUNTED("value", "%n requests / %1 min", "%n request / %1 min"),
     GATEPOST_COUNTED("value", "%n requests / min", "%n request / min")},
    {3600, GATEPOST_COUNTED("value", "%n requests / %1 h", "%n request / %1 h"),
     GATEPOST_COUNTED("value", "%n requests / h", "%n request / h")},
};
constexpr const Unit &kSecond = kUnits[0];

/// "1 request / 20 min": a pace of whole seconds, in the largest unit that holds it exactly.
Message wholePace(std::uint64_t seconds) {
    const Unit *best = &kSecond;
    for (const Unit &unit : kUnits) {
        if (seconds % unit.seconds == 0)
            best = &unit;
    }
    const std::uint64_t count = seconds / best->seconds;
    return count == 1 ? Message::counted(best->one, 1) : Message::counted(best->some, 1, count);
}

/// The number of requests in `seconds` that has exactly this pace, or 0.
std::uint64_t exactRequests(double pace, double seconds) {
    const double count = std::round(seconds / pace);
    return count >= 1 && count < 1e15 && seconds / count == pace ? static_cast<std::uint64_t>(count)
                                                                 : 0;
}

void keepShorter(Message &best, Message candidate) {
    if (candidate.english().size() < best.english().size())
        best = std::move(candidate);
}

} // namespace

std::optional<Instant> parseInstant(std::string_view text) {
    const auto day = takeDate(text);
    if (!day || (!takeChar(text, 'T') && !takeChar(text, 't')))
        return {};
    const auto minute = takeHourMinute(text, true);
    if (!minute || !takeChar(text, ':'))
        return {};
    const auto second = takeFixed(text, 2);
    if (!second || *second > 60)
        return {};
    if (takeChar(text, '.')) {
        if (!takeFixed(text, 1))
            return {};
        while (!text.empty() && isDigit(text.front()))
            text.remove_prefix(1);
    }
    const auto offset = takeOffset(text);
    if (!offset || !text.empty())
        return {};
    const Instant at = *day + std::chrono::minutes(*minute) +
                       std::chrono::seconds(std::min(*second, 59)) - *offset;
    // An offset may carry the first and the last day of the calendar out of the four digits.
    const std::chrono::year_month_day date{std::chrono::floor<std::chrono::days>(at)};
    if (date.year() < std::chrono::year(0) || date.year() > std::chrono::year(9999))
        return {};
    return at;
}

std::string formatInstant(Instant at) {
    const auto day = std::chrono::floor<std::chrono::days>(at);
    const std::chrono::hh_mm_ss time{at - day};
    std::string text = formatDate(day);
    text += 'T';
    appendPadded(text, time.hours().count(), 2);
    text += ':';
    appendPadded(text, time.minutes().count(), 2);
    text += ':';
    appendPadded(text, time.seconds().count(), 2);
    text += 'Z';
    return text;
}

std::optional<Instant> parseMetaDateTime(std::string_view text) {
    text = trimmed(text);
    const auto day = takeDate(text);
    if (!day || !takeChar(text, ' '))
        return {};
    const auto minute = takeHourMinute(text, true);
    if (!minute || !equalsIgnoringCase(text, " UTC"))
        return {};
    return *day + std::chrono::minutes(*minute);
}

std::string formatMetaDateTime(Instant at) {
    const auto day = std::chrono::floor<std::chrono::days>(at);
    const int minute = minuteOfDay(at);
    std::string text = formatDate(day);
    text += ' ';
    appendPadded(text, minute / 60, 2);
    text += ':';
    appendPadded(text, minute % 60, 2);
    return text + " UTC";
}

int minuteOfDay(Instant at) {
    const auto sinceMidnight = at - std::chrono::floor<std::chrono::days>(at);
    return static_cast<int>(std::chrono::floor<std::chrono::minutes>(sinceMidnight).count());
}

std::optional<TimeWindow> parseTimeWindow(std::string_view text) {
    text = trimmed(text);
    const auto first = takeHourMinute(text, false);
    if (!first)
        return {};
    const bool blanks = takeBlanks(text) > 0;
    if (!takeChar(text, '-') && !blanks)
        return {};
    takeBlanks(text);
    const auto last = takeHourMinute(text, false);
    if (!last || !text.empty())
        return {};
    return TimeWindow{static_cast<std::uint16_t>(*first), static_cast<std::uint16_t>(*last)};
}

std::string formatTimeWindow(TimeWindow window) {
    std::string text;
    appendPadded(text, window.first / 60, 2);
    appendPadded(text, window.first % 60, 2);
    text += '-';
    appendPadded(text, window.last / 60, 2);
    appendPadded(text, window.last % 60, 2);
    return text;
}

void DaySchedule::add(TimeWindow window) {
    for (int minute = 0; minute < kMinutesOfDay; ++minute) {
        if (window.contains(minute))
            m_open.set(static_cast<std::size_t>(minute));
    }
}

void DaySchedule::intersect(const DaySchedule &other) {
    m_open &= other.m_open;
}

std::optional<Instant> DaySchedule::nextChange(Instant at) const {
    const int now = minuteOfDay(at);
    for (int ahead = 1; ahead < kMinutesOfDay; ++ahead) {
        if (isOpen((now + ahead) % kMinutesOfDay) != isOpen(now))
            return std::chrono::floor<std::chrono::minutes>(at) + std::chrono::minutes(ahead);
    }
    return {};
}

std::optional<RequestRate> parseRequestRate(std::string_view text) {
    text = trimmed(text);
    const auto documents = takePositive(text);
    if (!documents || !takeChar(text, '/'))
        return {};
    auto seconds = takePositive(text);
    if (!seconds)
        return {};
    if (!text.empty() && isAlpha(text.front())) {
        switch (asciiLower(text.front())) {
        case 's': break;
        case 'm': *seconds *= 60; break;
        case 'h': *seconds *= 3600; break;
        default: return {};
        }
        text.remove_prefix(1);
    }
    RequestRate rate{*documents, *seconds, {}};
    if (text.empty())
        return rate;
    if (takeBlanks(text) == 0)
        return {};
    rate.window = parseTimeWindow(text);
    if (!rate.window)
        return {};
    return rate;
}

namespace {

/// The number that at most 15 digits and a point are. Both parts of the quotient are exact, so it is the nearest number.
std::optional<double> ofFewDigits(std::string_view text) {
    constexpr std::size_t kExact = 15;
    if (text.size() > kExact + 1)
        return {};
    std::uint64_t digits = 0;
    std::uint64_t unit = 1;
    bool isFraction = false;
    for (const char c : text) {
        if (c == '.') {
            isFraction = true;
            continue;
        }
        digits = 10 * digits + static_cast<std::uint64_t>(c - '0');
        unit *= isFraction ? 10 : 1;
    }
    return static_cast<double>(digits) / static_cast<double>(unit);
}

} // namespace

std::optional<double> parseSeconds(std::string_view text) {
    text = trimmed(text);
    bool anyDigit = false;
    bool aboveZero = false; // before the point
    bool point = false;
    for (const char c : text) {
        if (c == '.' && !point) {
            point = true;
        } else if (isDigit(c)) {
            anyDigit = true;
            aboveZero = aboveZero || (!point && c != '0');
        } else {
            return {};
        }
    }
    if (!anyDigit)
        return {};
    if (const auto few = ofFewDigits(text))
        return few;
    double seconds = 0;
    std::istringstream in{std::string(text)}; // from_chars of double is missing in macOS's library
    in.imbue(std::locale::classic());
    if (!(in >> seconds)) {
        if (aboveZero)
            return {};
        return 0.0; // smaller than any number
    }
    return seconds;
}

std::optional<std::uint64_t> parsePerMinute(std::string_view text) {
    text = trimmed(text);
    std::uint64_t number = 0;
    const char *const end = text.data() + text.size();
    const auto result = std::from_chars(text.data(), end, number);
    if (result.ec != std::errc() || result.ptr != end || number == 0)
        return {};
    return number;
}

Message describePace(double secondsPerRequest) {
    const double pace = secondsPerRequest;
    if (!(pace > 0))
        return GATEPOST_TEXT("value", "no pause");
    if (std::isinf(pace))
        return GATEPOST_TEXT("value", "no requests");
    if (pace == std::floor(pace) && pace < 1e15)
        return wholePace(static_cast<std::uint64_t>(pace));

    Message best = Message::counted(kSecond.some, 1, shortestDecimal(pace));
    bool inOneUnit = false;
    for (const Unit &unit : kUnits) {
        if (const auto count = exactRequests(pace, static_cast<double>(unit.seconds))) {
            keepShorter(best, Message::counted(unit.one, count));
            inOneUnit = true;
        }
    }
    // "3/7" is a round number of nothing but seven seconds.
    for (int seconds = 2; !inOneUnit && seconds <= 1000; ++seconds) {
        if (const auto count = exactRequests(pace, seconds)) {
            keepShorter(best, Message::counted(kSecond.some, count, seconds));
            break;
        }
    }
    return best;
}

} // namespace gatepost

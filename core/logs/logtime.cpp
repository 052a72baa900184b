// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/logtime.h"

#include "core/text/ascii.h"
#include "core/value/time.h"

#include <array>
#include <chrono>
#include <cstring>
#include <string>

namespace gatepost::logs {

namespace {

/// Before the web a server wrote no log: "0026" is a clock or a format gone wrong.
constexpr int kFirstYear = 1970;

std::optional<int> digits(std::string_view text, std::size_t at, std::size_t count) {
    int value = 0;
    for (std::size_t i = at; i < at + count; ++i) {
        if (!isDigit(text[i]))
            return {};
        value = value * 10 + (text[i] - '0');
    }
    return value;
}

std::optional<unsigned> monthNamed(std::string_view name) {
    constexpr std::array<std::string_view, 12> kMonths = {"jan", "feb", "mar", "apr", "may", "jun",
                                                          "jul", "aug", "sep", "oct", "nov", "dec"};
    for (unsigned i = 0; i < kMonths.size(); ++i)
        if (equalsIgnoringCase(kMonths[i], name))
            return i + 1;
    return {};
}

/// "+0130" or "-0500" in seconds; absent if it is not one.
std::optional<int> offsetOf(std::string_view text) {
    if (text.size() != 5 || (text[0] != '+' && text[0] != '-'))
        return {};
    const auto hours = digits(text, 1, 2);
    const auto minutes = digits(text, 3, 2);
    if (!hours || !minutes || *minutes > 59)
        return {};
    const int seconds = *hours * 3600 + *minutes * 60;
    return text[0] == '-' ? -seconds : seconds;
}

std::optional<std::int64_t> epochTime(std::string_view text) {
    // Only as many digits as a 64-bit number has: nanoseconds need 19.
    std::uint64_t value = 0;
    std::size_t i = 0;
    for (; i < text.size() && isDigit(text[i]); ++i) {
        if (i == 19)
            return {};
        value = value * 10 + static_cast<std::uint64_t>(text[i] - '0');
    }
    if (i == 0)
        return {};
    if (i < text.size()) { // a fraction: "1795310121.830"
        if (text[i] != '.')
            return {};
        for (std::size_t j = i + 1; j < text.size(); ++j)
            if (!isDigit(text[j]))
                return {};
    }
    for (const std::uint64_t bound :
         {100'000'000'000'000'000ULL, 100'000'000'000'000ULL, 100'000'000'000ULL})
        if (value >= bound)
            return static_cast<std::int64_t>(value / (bound / 100'000'000));
    return static_cast<std::int64_t>(value);
}

} // namespace

std::optional<std::int64_t> parseClfTime(std::string_view text) {
    if (text.size() < 20 || text[2] != '/' || text[6] != '/' || text[11] != ':' ||
        text[14] != ':' || text[17] != ':')
        return {};
    const auto day = digits(text, 0, 2);
    const auto month = monthNamed(text.substr(3, 3));
    const auto year = digits(text, 7, 4);
    const auto hour = digits(text, 12, 2);
    const auto minute = digits(text, 15, 2);
    const auto second = digits(text, 18, 2);
    if (!day || !month || !year || !hour || !minute || !second || *hour > 23 || *minute > 59 ||
        *second > 60 || *year < kFirstYear)
        return {};
    const std::chrono::year_month_day date(std::chrono::year(*year), std::chrono::month(*month),
                                           std::chrono::day(static_cast<unsigned>(*day)));
    if (!date.ok())
        return {};
    std::string_view rest = text.substr(20);
    if (rest.starts_with('.')) {
        std::size_t end = 1;
        while (end < rest.size() && isDigit(rest[end]))
            ++end;
        rest.remove_prefix(end);
    }
    int offset = 0;
    if (!rest.empty()) {
        const auto given = rest[0] == ' ' ? offsetOf(rest.substr(1)) : std::nullopt;
        if (!given)
            return {};
        offset = *given;
    }
    const std::int64_t days = std::chrono::sys_days(date).time_since_epoch().count();
    return days * 86400 + *hour * 3600 + *minute * 60 + std::min(*second, 59) - offset;
}

std::optional<std::int64_t> parseLogTime(std::string_view text) {
    if (text.size() >= 2 && text.front() == '[' && text.back() == ']')
        text = text.substr(1, text.size() - 2);
    if (text.size() > 2 && text[2] == '/')
        return parseClfTime(text);
    if (text.size() < 19 || text[4] != '-')
        return epochTime(text);
    std::string rfc(text);
    if (rfc[10] == ' ')
        rfc[10] = 'T';
    const std::size_t sign = rfc.find_first_of("+-Zz", 19);
    if (sign == std::string::npos)
        rfc += 'Z';
    else if (rfc.size() == sign + 5 && rfc[sign] != 'Z')
        rfc.insert(sign + 3, 1, ':');
    const auto instant = parseInstant(rfc);
    if (!instant || digits(text, 0, 4).value_or(0) < kFirstYear)
        return {};
    return instant->time_since_epoch().count();
}

} // namespace gatepost::logs

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plaintext.h"

#include <cstdio>
#include <cstdlib>

namespace gatepost::test {

bool isBlank(char c) {
    return c == ' ' || c == '\t';
}

std::string lower(std::string text) {
    for (char &c : text)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return text;
}

std::string trimmed(const std::string &text) {
    std::size_t begin = 0;
    std::size_t end = text.size();
    while (begin < end && isBlank(text[begin]))
        ++begin;
    while (end > begin && isBlank(text[end - 1]))
        --end;
    return text.substr(begin, end - begin);
}

bool startsWith(const std::string &text, const std::string &what) {
    return text.compare(0, what.size(), what) == 0;
}

std::vector<std::string> splitLines(std::string text) {
    if (startsWith(text, "\xEF\xBB\xBF"))
        text.erase(0, 3);
    std::vector<std::string> lines;
    std::string line;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '\n' && text[at] != '\r') {
            line += text[at];
            continue;
        }
        if (text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n')
            ++at;
        lines.push_back(line);
        line.clear();
    }
    if (!line.empty())
        lines.push_back(line);
    return lines;
}

namespace {

std::size_t commentAt(const std::string &line, bool robots2) {
    for (std::size_t at = 0; at < line.size(); ++at)
        if (line[at] == '#' && (!robots2 || at == 0 || isBlank(line[at - 1])))
            return at;
    return line.size();
}

} // namespace

std::vector<PlainLine> plainLines(const std::string &text, bool robots2) {
    std::vector<PlainLine> lines;
    for (const std::string &whole : splitLines(text)) {
        PlainLine line;
        line.whole = whole;
        std::string content = whole.substr(0, commentAt(whole, robots2));
        const std::size_t colon = content.find(':');
        if (robots2 && colon != std::string::npos) {
            const std::string key = lower(trimmed(content.substr(0, colon)));
            if (key == "user-agent" || key == "allow" || key == "disallow")
                content = content.substr(0, content.find('#', colon));
        }
        line.content = trimmed(content);
        line.blank = trimmed(whole).empty();
        line.comment = !line.blank && line.content.empty();
        if (colon != std::string::npos) {
            line.key = lower(trimmed(content.substr(0, colon)));
            if (!line.key.empty())
                line.value = trimmed(content.substr(colon + 1));
        }
        lines.push_back(line);
    }
    return lines;
}

// ---- times ----------------------------------------------------------------------------------------

namespace {

bool digit(const std::string &text, std::size_t at) {
    return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

/// Two digits of hour, an optional colon, two of minute; moves `at` behind them. -1: none.
int timeOfDay(const std::string &text, std::size_t &at) {
    if (!digit(text, at) || !digit(text, at + 1))
        return -1;
    const int hour = (text[at] - '0') * 10 + text[at + 1] - '0';
    at += 2;
    if (at < text.size() && text[at] == ':')
        ++at;
    if (!digit(text, at) || !digit(text, at + 1))
        return -1;
    const int minute = (text[at] - '0') * 10 + text[at + 1] - '0';
    at += 2;
    return hour > 23 || minute > 59 ? -1 : hour * 60 + minute;
}

void skipBlanks(const std::string &text, std::size_t &at) {
    while (at < text.size() && isBlank(text[at]))
        ++at;
}

/// A whole number; absent without a digit.
std::optional<double> wholeNumber(const std::string &text, std::size_t &at) {
    const std::size_t begin = at;
    while (digit(text, at))
        ++at;
    if (at == begin)
        return {};
    return std::strtod(text.substr(begin, at - begin).c_str(), nullptr);
}

} // namespace

bool PlainWindow::holds(int minute) const {
    for (int at = first;; at = (at + 1) % 1440) {
        if (at == minute)
            return true;
        if (at == last)
            return false;
    }
}

std::optional<PlainWindow> plainWindow(const std::string &text) {
    PlainWindow window;
    std::size_t at = 0;
    window.first = timeOfDay(text, at);
    if (window.first < 0)
        return {};
    const std::size_t gap = at;
    skipBlanks(text, at);
    if (at < text.size() && text[at] == '-') {
        ++at;
        skipBlanks(text, at);
    } else if (at == gap) {
        return {};
    }
    window.last = timeOfDay(text, at);
    if (window.last < 0 || at != text.size())
        return {};
    return window;
}

std::optional<PlainRate> plainRate(const std::string &text) {
    PlainRate rate;
    std::size_t at = 0;
    const auto documents = wholeNumber(text, at);
    if (!documents || at == text.size() || text[at] != '/')
        return {};
    ++at;
    auto seconds = wholeNumber(text, at);
    if (!seconds || *documents <= 0 || *seconds <= 0)
        return {};
    if (at < text.size() && !isBlank(text[at])) {
        const char unit = lower(text)[at++];
        if (unit != 's' && unit != 'm' && unit != 'h')
            return {};
        *seconds *= unit == 'm' ? 60 : unit == 'h' ? 3600 : 1;
    }
    rate.seconds = *seconds / *documents;
    if (at == text.size())
        return rate;
    if (!isBlank(text[at]))
        return {};
    rate.window = plainWindow(trimmed(text.substr(at)));
    if (!rate.window)
        return {};
    return rate;
}

std::optional<double> plainDecimal(const std::string &text) {
    int digits = 0;
    int points = 0;
    for (const char c : text) {
        if (c >= '0' && c <= '9')
            ++digits;
        else if (c == '.')
            ++points;
        else
            return {};
    }
    if (digits == 0 || points > 1)
        return {};
    return std::strtod(text.c_str(), nullptr);
}

namespace {

std::int64_t daysBefore(int year, int month, int day) {
    std::int64_t days = 0;
    const auto leap = [](int y) { return (y % 4 == 0 && y % 100 != 0) || y % 400 == 0; };
    for (int y = 1970; y < year; ++y)
        days += leap(y) ? 366 : 365;
    for (int y = year; y < 1970; ++y)
        days -= leap(y) ? 366 : 365;
    constexpr int kDays[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    for (int m = 1; m < month; ++m)
        days += kDays[m - 1] + (m == 2 && leap(year) ? 1 : 0);
    return days + day - 1;
}

} // namespace

std::optional<std::int64_t> plainTime(const std::string &text) {
    int year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, read = 0;
    if (std::sscanf(text.c_str(), "%4d-%2d-%2d%*1[Tt]%2d:%2d:%2d%n", &year, &month, &day, &hour,
                    &minute, &second, &read) != 6)
        return {};
    std::string rest = text.substr(static_cast<std::size_t>(read));
    if (startsWith(rest, ".")) {
        std::size_t end = 1;
        while (digit(rest, end))
            ++end;
        rest.erase(0, end);
    }
    std::int64_t at = daysBefore(year, month, day) * 86400 + hour * 3600 + minute * 60 + second;
    int offsetHour = 0, offsetMinute = 0;
    if (lower(rest) == "z")
        return at;
    if (rest.size() != 6 ||
        std::sscanf(rest.c_str() + 1, "%2d:%2d", &offsetHour, &offsetMinute) != 2)
        return {};
    return at + (rest[0] == '-' ? 1 : -1) * (offsetHour * 3600 + offsetMinute * 60);
}

std::string printTime(std::int64_t at) {
    std::int64_t day = at / 86400;
    std::int64_t second = at % 86400;
    if (second < 0) {
        second += 86400;
        --day;
    }
    int year = 1970, month = 1;
    while (daysBefore(year + 1, 1, 1) <= day)
        ++year;
    while (daysBefore(year, 1, 1) > day)
        --year;
    while (month < 12 && daysBefore(year, month + 1, 1) <= day)
        ++month;
    char text[64];
    std::snprintf(text, sizeof text, "%04d-%02d-%02dT%02d:%02d:%02dZ", year, month,
                  static_cast<int>(day - daysBefore(year, month, 1)) + 1,
                  static_cast<int>(second / 3600), static_cast<int>(second / 60 % 60),
                  static_cast<int>(second % 60));
    return text;
}

} // namespace gatepost::test

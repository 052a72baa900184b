// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>

/// Times as logs write them. Everything comes out as seconds since 1970, UTC; fractions are cut.
namespace gatepost::logs {

/// "22/Nov/2026:00:44:22 +0000", with or without milliseconds and offset (none: UTC).
[[nodiscard]] std::optional<std::int64_t> parseClfTime(std::string_view text);
/// RFC 3339, also with a space for the T and an offset without colon; seconds, milliseconds, microseconds or nanoseconds
/// since 1970, told by their size, with or without a fraction; or as parseClfTime.
[[nodiscard]] std::optional<std::int64_t> parseLogTime(std::string_view text);

/// `kParse` that remembers the last text and its time: neighbouring lines mostly have the same one, or another second of the same
/// minute. `kSecond` is the place of the two digits of the second, behind a colon. A text of at most `kMost` bytes is kept.
template <auto kParse, std::size_t kSecond, std::size_t kMost>
class Clock {
public:
    [[nodiscard]] std::optional<std::int64_t> read(std::string_view text) {
        if (text.size() != m_size || std::memcmp(text.data(), m_last, kSecond) != 0 ||
            std::memcmp(text.data() + kZone, m_last + kZone, m_size - kZone) != 0)
            return parse(text);
        const int second = secondIn(text);
        return second < 0 ? parse(text) : m_minute + second;
    }

private:
    static constexpr std::size_t kZone = kSecond + 2;
    static constexpr std::size_t kNothing = static_cast<std::size_t>(-1);

    /// -1: no second of a minute.
    static int secondIn(std::string_view text) {
        const int tens = text[kSecond] - '0';
        const int ones = text[kSecond + 1] - '0';
        return tens < 0 || tens > 5 || ones < 0 || ones > 9 ? -1 : tens * 10 + ones;
    }
    std::optional<std::int64_t> parse(std::string_view text) {
        const auto time = kParse(text);
        m_size = kNothing;
        // kParse has seen that the rest is right; a number of seconds since 1970 has no colon.
        if (time && text.size() >= kZone && text.size() <= kMost && text[kSecond - 1] == ':')
            if (const int second = secondIn(text); second >= 0) {
                std::memcpy(m_last, text.data(), text.size());
                m_size = text.size();
                m_minute = *time - second;
            }
        return time;
    }

    char m_last[kMost] = {};
    std::size_t m_size = kNothing; ///< of m_last
    std::int64_t m_minute = 0;
};

using LogClock = Clock<parseLogTime, 17, 40>; ///< "2026-11-22T00:44:22+00:00"
using ClfClock = Clock<parseClfTime, 18, 26>; ///< "22/Nov/2026:00:44:22 +0000"

} // namespace gatepost::logs

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

/// The last text and its time: neighbouring lines mostly have the same one, or another second of the same minute. `kSecond` is
/// the place of the two digits of the second. A text of at most `kMost` bytes is kept.
template <std::size_t kSecond, std::size_t kMost>
class LastMinute {
public:
    /// Absent: another minute, or no time at all.
    [[nodiscard]] std::optional<std::int64_t> read(std::string_view text) const {
        if (text.size() != m_size || std::memcmp(text.data(), m_last, kSecond) != 0 ||
            std::memcmp(text.data() + kZone, m_last + kZone, m_size - kZone) != 0)
            return {};
        const unsigned tens = static_cast<unsigned char>(text[kSecond]) - unsigned{'0'};
        const unsigned ones = static_cast<unsigned char>(text[kSecond + 1]) - unsigned{'0'};
        if (tens > 5 || ones > 9)
            return {};
        return m_minute + tens * 10 + ones;
    }
    /// `second` as the text has it. Of another size: nothing is kept.
    void keep(std::string_view text, std::int64_t time, int second) {
        m_size = kNothing;
        if (text.size() < kZone || text.size() > kMost)
            return;
        std::memcpy(m_last, text.data(), text.size());
        m_size = text.size();
        m_minute = time - second;
    }

private:
    static constexpr std::size_t kZone = kSecond + 2;
    static constexpr std::size_t kNothing = static_cast<std::size_t>(-1);
    char m_last[kMost] = {};
    std::size_t m_size = kNothing; ///< of m_last
    std::int64_t m_minute = 0;
};

/// parseLogTime that remembers the last minute: "2026-11-22T00:44:22+00:00".
class LogClock {
public:
    [[nodiscard]] std::optional<std::int64_t> read(std::string_view text) {
        if (const auto time = m_last.read(text))
            return time;
        return parse(text);
    }

private:
    std::optional<std::int64_t> parse(std::string_view text);
    LastMinute<17, 40> m_last;
};

/// Likewise for parseClfTime: "22/Nov/2026:00:44:22 +0000".
class ClfClock {
public:
    [[nodiscard]] std::optional<std::int64_t> read(std::string_view text) {
        if (const auto time = m_last.read(text))
            return time;
        return parse(text);
    }

private:
    std::optional<std::int64_t> parse(std::string_view text);
    LastMinute<18, 26> m_last;
};

} // namespace gatepost::logs

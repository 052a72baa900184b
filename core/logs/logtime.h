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

/// parseLogTime that remembers the last text: neighbouring lines mostly have the same time, or another second of the
/// same minute.
class LogClock {
public:
    [[nodiscard]] std::optional<std::int64_t> read(std::string_view text) {
        // "2026-11-22T00:44:22+00:00"
        if (text.size() != m_size || std::memcmp(text.data(), m_last, kSecond) != 0 ||
            std::memcmp(text.data() + kZone, m_last + kZone, m_size - kZone) != 0)
            return parse(text);
        const unsigned tens = static_cast<unsigned char>(text[kSecond]) - unsigned{'0'};
        const unsigned ones = static_cast<unsigned char>(text[kSecond + 1]) - unsigned{'0'};
        if (tens > 5 || ones > 9)
            return parse(text);
        return m_minute + tens * 10 + ones;
    }

private:
    static constexpr std::size_t kSecond = 17;
    static constexpr std::size_t kZone = 19;
    std::optional<std::int64_t> parse(std::string_view text);
    char m_last[40] = {};
    std::size_t m_size = kNothing; ///< of m_last
    static constexpr std::size_t kNothing = static_cast<std::size_t>(-1);
    std::int64_t m_minute = 0;
};

/// Likewise for parseClfTime.
class ClfClock {
public:
    [[nodiscard]] std::optional<std::int64_t> read(std::string_view text) {
        // "22/Nov/2026:00:44:22 +0000"
        if (text.size() != sizeof m_last || std::memcmp(text.data(), m_last, kSecond) != 0 ||
            std::memcmp(text.data() + kZone, m_last + kZone, sizeof m_last - kZone) != 0)
            return parse(text);
        const unsigned tens = static_cast<unsigned char>(text[kSecond]) - unsigned{'0'};
        const unsigned ones = static_cast<unsigned char>(text[kSecond + 1]) - unsigned{'0'};
        if (tens > 5 || ones > 9)
            return parse(text);
        return m_minute + tens * 10 + ones;
    }

private:
    static constexpr std::size_t kSecond = 18;
    static constexpr std::size_t kZone = 20;
    std::optional<std::int64_t> parse(std::string_view text);
    char m_last[26] = {};
    std::int64_t m_minute = 0;
};

} // namespace gatepost::logs

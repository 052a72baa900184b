// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

/// Times as logs write them. Everything comes out as seconds since 1970, UTC; fractions are cut.
namespace gatepost::logs {

/// "22/Nov/2026:00:44:22 +0000", with or without milliseconds and offset (none: UTC).
[[nodiscard]] std::optional<std::int64_t> parseClfTime(std::string_view text);
/// RFC 3339, also with a space for the T and an offset without colon; seconds, milliseconds, microseconds or nanoseconds
/// since 1970, told by their size, with or without a fraction; or as parseClfTime.
[[nodiscard]] std::optional<std::int64_t> parseLogTime(std::string_view text);

/// Remembers the last text: neighbouring lines mostly have the same time.
class ClfClock {
public:
    [[nodiscard]] std::optional<std::int64_t> read(std::string_view text);

private:
    char m_last[26] = {};
    std::int64_t m_time = 0;
};

} // namespace gatepost::logs

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace gatepost {

/// "90s", "15m", "2h", "40d": digits and a unit; at most ten years. Absent for anything else.
[[nodiscard]] std::optional<std::chrono::seconds> parseDuration(std::string_view text);
/// What parseDuration() reads, in the largest unit that is exact: 7200 s is "2h".
[[nodiscard]] std::string formatDuration(std::chrono::seconds time);

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace gatepost {

/// Robot-version (S30): two or three whole numbers with dots. A number too large to hold is clamped, its
/// parity kept.
struct RobotVersion {
    std::uint32_t major = 1;
    std::uint32_t minor = 0;
    std::uint32_t revision = 0;

    /// An odd second number, whatever the first: the group is as if it were not there.
    [[nodiscard]] constexpr bool isExperimental() const { return minor % 2 == 1; }
    /// 2.0 or higher with an even second number: the group is an EXT group.
    [[nodiscard]] constexpr bool isExtended() const { return major >= 2 && minor % 2 == 0; }
    friend constexpr bool operator==(RobotVersion, RobotVersion) = default;
};
[[nodiscard]] std::optional<RobotVersion> parseRobotVersion(std::string_view text);

} // namespace gatepost

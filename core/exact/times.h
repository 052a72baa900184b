// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/resolvedagent.h"
#include "core/value/time.h"

#include <bitset>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

/// The hours of the day that a policy tells apart (S121).
namespace gatepost::exact {

using Minutes = std::bitset<kMinutesOfDay>;

/// The first minute of each cell, 0 among them, ascending: two minutes between the same two get the same verdict from every
/// view, next_change apart.
[[nodiscard]] std::vector<int> cellStarts(std::span<const ResolvedAgent *const> views);
/// The minutes of the cell that begins with starts[cell].
[[nodiscard]] Minutes minutesOf(const std::vector<int> &starts, std::size_t cell);

/// The minutes of every UTC day at which an answer is given, or the one instant that was asked about.
class Hours {
public:
    explicit Hours(const Minutes &minutes);
    [[nodiscard]] static Hours always() { return Hours(Minutes().set()); }
    [[nodiscard]] static Hours at(Instant instant);

    /// False for an instant.
    [[nodiscard]] bool isAlways() const { return m_always; }
    /// Absent: these are minutes of every day.
    [[nodiscard]] std::optional<Instant> instant() const { return m_instant; }
    /// True of every minute for an instant, since its question distinguishes no others.
    [[nodiscard]] bool contains(int minute) const;
    /// Those that contains() is true of.
    [[nodiscard]] Minutes minutes() const;
    /// First and last minute of each window, by the first; a last that is smaller is past midnight. Empty for an instant.
    [[nodiscard]] std::span<const std::pair<std::uint16_t, std::uint16_t>> windows() const {
        return m_windows;
    }
    /// "always"; windows with both ends inside, "06:00-08:45", past midnight as one; the instant.
    friend std::vector<std::string> namesOf(const Hours &hours);
    friend auto operator<=>(const Hours &, const Hours &) = default;

private:
    Hours() = default;

    std::optional<Instant> m_instant;
    bool m_always = false;
    std::vector<std::pair<std::uint16_t, std::uint16_t>> m_windows;
};
/// For output. No code reads these names.
[[nodiscard]] std::vector<std::string> namesOf(const Hours &hours);

/// The instant at that minute of the day that `day` is in.
[[nodiscard]] Instant instantAt(Instant day, int minute);

} // namespace gatepost::exact

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/resolvedagent.h"
#include "core/value/time.h"

#include <bitset>
#include <span>
#include <string>
#include <vector>

/// The hours of the day that a policy tells apart (S121).
namespace gatepost::exact {

using Minutes = std::bitset<kMinutesOfDay>;

/// The first minute of each cell, 0 among them, ascending: two minutes between the same two get the same verdict from every
/// view, next_change apart.
[[nodiscard]] std::vector<int> cellStarts(std::span<const ResolvedAgent *const> views);
/// The minutes of the cell that begins with starts[cell].
[[nodiscard]] Minutes minutesOf(const std::vector<int> &starts, std::size_t cell);

/// "always", or windows with both ends inside: "06:00-08:45", past midnight as one.
[[nodiscard]] std::vector<std::string> timesOf(const Minutes &minutes);

/// The instant at that minute of the day that `day` is in.
[[nodiscard]] Instant instantAt(Instant day, int minute);

} // namespace gatepost::exact

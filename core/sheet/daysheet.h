// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/openness.h"
#include "core/simulate/simulate.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// When agents may fetch a path, and how fast: the hours of a day as rows of bands, one row for each way of being answered.
///
///     const auto sheet = daySheet(site, {agents, "/blog", midnight});
///     for (const DayRow &row : sheet->rows)
///         row.bands.front().rate
namespace gatepost {

/// A stretch of one UTC day in which the answer stays the same.
struct DayBand {
    int first = 0; ///< minute of the day
    int end = 0;   ///< the minute after the last
    Decision decision = Decision::Allow;
    std::optional<RateVerdict> rate; ///< absent: none stated. Who may not come has none
    std::optional<LineRef> line;     ///< the line that decided

    /// May be fetched at these hours, perhaps after asking.
    [[nodiscard]] bool isOpen() const { return gatepost::isOpen(decision); }
};

struct DayRow {
    std::vector<std::uint32_t> agents; ///< of the question; the well-known first
    std::optional<int> day;            ///< 0…6; absent: each of the seven days is like this
    std::vector<DayBand> bands;        ///< the whole day
};

struct DayQuestion {
    std::vector<Identity> agents;
    std::string url; ///< as in Query
    Instant from{};  ///< 00:00 UTC of the first day
    Reading reading = Reading::Author;
    /// A clock is put forward or back within the seven days: what has hours is then shown for each of them.
    bool clockChanges = false;
};

struct DaySheet {
    DayQuestion question;
    std::vector<DayRow> rows; ///< by purpose and fame of the first agent, then by day
};
constexpr int kSheetDays = 7;

/// Agents that are answered alike share a row. Absent if it was stopped.
[[nodiscard]] std::optional<DaySheet> daySheet(const CompiledSite &site, DayQuestion question,
                                               std::stop_token stop = {});

/// How high a pace is drawn: 1 for none stated or two requests a second, a fifth from an hour for each on; logarithmic.
[[nodiscard]] double paceHeight(std::optional<double> secondsPerRequest);

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/sheet/daysheet.h"

#include "core/agents/agentorder.h"
#include "core/simulate/timeline.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <unordered_map>

namespace gatepost {

namespace {

using std::chrono::days;

using Week = std::array<std::vector<DayBand>, kSheetDays>;

std::optional<double> secondsOf(const DayBand &band) {
    return band.rate ? band.rate->secondsPerRequest : std::nullopt;
}

/// Alike for who looks at hours: which line says so does not matter.
bool isLike(const DayBand &a, const DayBand &b) {
    return a.decision == b.decision && a.rate.has_value() == b.rate.has_value() &&
           secondsOf(a) == secondsOf(b);
}

Week weekOf(const CompiledSite &site, const DayQuestion &question, const Identity &agent) {
    Week week;
    const Instant end = question.from + days(kSheetDays);
    const auto spans =
        timeline(site, {agent, question.url, question.from, question.reading}, question.from, end);
    for (std::size_t i = 0; i < spans.size(); ++i) {
        const TimelineSpan &span = spans[i];
        const Instant until = i + 1 < spans.size() ? spans[i + 1].from : end;
        for (Instant from = span.from; from < until;) {
            const Instant midnight = std::chrono::floor<days>(from) + days(1);
            const Instant to = std::min(until, midnight);
            const auto day = static_cast<std::size_t>((from - question.from) / days(1));
            const auto minute = [&](Instant at) {
                return static_cast<int>((at - (midnight - days(1))).count() / 60);
            };
            DayBand band{minute(from), minute(to), span.fetch.decision, span.rate, span.fetch.line};
            if (!band.isOpen())
                band.rate.reset();
            std::vector<DayBand> &bands = week[day];
            if (!bands.empty() && isLike(bands.back(), band))
                bands.back().end = band.end;
            else if (band.end > band.first)
                bands.push_back(std::move(band));
            from = to;
        }
    }
    return week;
}

std::string keyOf(const std::vector<DayBand> &bands) {
    std::string key;
    for (const DayBand &band : bands) {
        key += std::to_string(band.end) + ' ' + std::string(decisionName(band.decision)) + ' ';
        if (band.rate)
            key += std::to_string(secondsOf(band).value_or(-1));
        key += '\n';
    }
    return key;
}

} // namespace

std::optional<DaySheet> daySheet(const CompiledSite &site, DayQuestion question,
                                 std::stop_token stop) {
    DaySheet sheet;
    std::vector<std::uint32_t> order(question.agents.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, [&](std::uint32_t a, std::uint32_t b) {
        return isReadBefore(question.agents[a], question.agents[b]);
    });
    std::unordered_map<std::string, std::size_t> known; // the first of a way's rows
    for (const std::uint32_t agent : order) {
        if (stop.stop_requested())
            return {};
        Week week = weekOf(site, question, question.agents[agent]);
        std::string key;
        for (const auto &bands : week)
            key += keyOf(bands) + '|';
        const auto [at, isNew] = known.try_emplace(std::move(key), sheet.rows.size());
        if (!isNew) {
            for (std::size_t row = at->second;
                 row < sheet.rows.size() &&
                 sheet.rows[row].agents.front() == sheet.rows[at->second].agents.front() &&
                 (row == at->second || sheet.rows[row].day);
                 ++row)
                if (row != at->second)
                    sheet.rows[row].agents.push_back(agent);
            sheet.rows[at->second].agents.push_back(agent);
            continue;
        }
        const bool alike = std::ranges::all_of(
            week, [&](const auto &bands) { return keyOf(bands) == keyOf(week.front()); });
        if (alike && !(question.clockChanges && week.front().size() > 1)) {
            sheet.rows.push_back({{agent}, {}, std::move(week.front())});
            continue;
        }
        for (int day = 0; day < kSheetDays; ++day)
            sheet.rows.push_back({{agent}, day, std::move(week[static_cast<std::size_t>(day)])});
    }
    sheet.question = std::move(question);
    return sheet;
}

double paceHeight(std::optional<double> secondsPerRequest) {
    constexpr double kFull = 0.5;   // seconds
    constexpr double kLeast = 3600; // seconds
    constexpr double kLowest = 0.2;
    if (!secondsPerRequest || *secondsPerRequest <= kFull)
        return 1;
    return 1 - (1 - kLowest) * std::log(std::min(*secondsPerRequest, kLeast) / kFull) /
                   std::log(kLeast / kFull);
}

} // namespace gatepost

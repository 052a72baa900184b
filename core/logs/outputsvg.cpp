// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/outputsvg.h"

#include "core/logs/output.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <format>
#include <map>
#include <string_view>
#include <vector>

namespace gatepost::logs {

namespace {

/// The four kinds of a chart: what was right, in its grace, forbidden, or outside the hours.
struct Stack {
    std::string_view name;
    std::string_view colour;
    std::vector<HitClass> classes;
};
const std::vector<Stack> &stacks() {
    static const std::vector<Stack> all = {
        {"ok", "var(--ok)", {HitClass::Ok, HitClass::PolicyFile, HitClass::Ask}},
        {"grace", "var(--grace)", {HitClass::Grace}},
        {"denied", "var(--denied)", {HitClass::Denied, HitClass::Honeypot}},
        {"closed", "var(--closed)", {HitClass::Closed}}};
    return all;
}

} // namespace

std::string smallSvg(const AgentReport &agent, const Report &report) {
    if (agent.hours.empty())
        return {};
    constexpr std::int64_t kBars = 40;
    constexpr double kHeight = 24;
    const std::int64_t first = report.hours.begin()->first;
    const std::int64_t span = report.hours.rbegin()->first - first + 1;
    const std::int64_t step = std::max<std::int64_t>(1, (span + kBars - 1) / kBars);
    std::map<std::int64_t, std::array<std::uint64_t, 4>> bars;
    std::uint64_t most = 1;
    for (const auto &[hour, counts] : agent.hours) {
        auto &bar = bars[(hour - first) / step];
        for (std::size_t i = 0; i < stacks().size(); ++i)
            for (const HitClass hitClass : stacks()[i].classes)
                bar[i] += counts[static_cast<std::size_t>(hitClass)];
        most = std::max(most, bar[0] + bar[1] + bar[2] + bar[3]);
    }
    std::string svg = std::format("<svg class=\"small\" viewBox=\"0 0 {} {}\" "
                                  "preserveAspectRatio=\"none\" role=\"img\" "
                                  "aria-label=\"At most {} requests in {} h\">",
                                  (span + step - 1) / step, kHeight, grouped(most), step);
    for (const auto &[column, bar] : bars) {
        double bottom = kHeight;
        for (std::size_t i = 0; i < bar.size(); ++i) {
            if (bar[i] == 0)
                continue;
            const double height = kHeight * static_cast<double>(bar[i]) / static_cast<double>(most);
            bottom -= height;
            svg += std::format("<rect x=\"{}\" y=\"{:.2f}\" width=\"1\" height=\"{:.2f}\" "
                               "style=\"fill:{}\"/>",
                               column, bottom, height, stacks()[i].colour);
        }
    }
    return svg + "</svg>";
}

std::string svgOverTime(const Report &report, const Judge &judge) {
    if (report.hours.empty())
        return {};
    constexpr double kWidth = 1000;
    constexpr double kHeight = 200;
    const std::int64_t first = report.hours.begin()->first;
    const std::int64_t span = report.hours.rbegin()->first - first + 1;
    // A bar for each hour, or for several where there are too many.
    const std::int64_t step = std::max<std::int64_t>(1, (span + 743) / 744);
    std::map<std::int64_t, std::array<std::uint64_t, 4>> bars;
    std::uint64_t most = 1;
    std::array<bool, 4> occurs{};
    for (const auto &[hour, counts] : report.hours) {
        auto &bar = bars[(hour - first) / step];
        for (std::size_t i = 0; i < stacks().size(); ++i)
            for (const HitClass hitClass : stacks()[i].classes)
                bar[i] += counts[static_cast<std::size_t>(hitClass)];
        most = std::max(most, bar[0] + bar[1] + bar[2] + bar[3]);
        for (std::size_t i = 0; i < bar.size(); ++i)
            occurs[i] = occurs[i] || bar[i] > 0;
    }
    const double columns = static_cast<double>((span + step - 1) / step);
    std::string svg =
        std::format("<svg viewBox=\"0 0 {} {}\" preserveAspectRatio=\"none\" role=\"img\" "
                    "aria-label=\"Requests over time\">\n",
                    kWidth, kHeight);
    for (const auto &[column, bar] : bars) {
        double bottom = kHeight;
        for (std::size_t i = 0; i < bar.size(); ++i) {
            const double height = kHeight * static_cast<double>(bar[i]) / static_cast<double>(most);
            if (bar[i] == 0)
                continue;
            bottom -= height;
            svg += std::format("<rect x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" height=\"{:.2f}\" "
                               "style=\"fill:{}\"/>\n",
                               static_cast<double>(column) / columns * kWidth, bottom,
                               kWidth / columns, height, stacks()[i].colour);
        }
    }
    bool hasVersions = false;
    for (const LiveVersion &version : judge.live()) {
        if (!version.live)
            continue;
        const double x =
            (static_cast<double>(*version.live) / 3600.0 - static_cast<double>(first)) /
            static_cast<double>(step) / columns * kWidth;
        if (x < 0 || x > kWidth)
            continue;
        hasVersions = true;
        svg += std::format(
            "<line x1=\"{0:.2f}\" x2=\"{0:.2f}\" y1=\"0\" y2=\"{1}\" stroke=\"currentColor\" "
            "stroke-dasharray=\"4 3\" vector-effect=\"non-scaling-stroke\"/>\n",
            x, kHeight);
    }
    svg += "</svg>\n<p class=\"axis\"><span>" + timeText(first * 3600).substr(0, 10) +
           "</span><span>" + timeText((first + span - 1) * 3600).substr(0, 10) + "</span></p>\n<p>";
    // The key explains what occurs, and nothing else.
    for (std::size_t i = 0; i < stacks().size(); ++i)
        if (occurs[i])
            svg += std::format("<span class=\"key\" style=\"background:{}\"></span>{}",
                               stacks()[i].colour, stacks()[i].name);
    return svg + std::format(".{} The highest bar is {} {} in {} h.</p>\n",
                             hasVersions ? " Dashed: a version of the policy came into force." : "",
                             grouped(most), most == 1 ? "request" : "requests", step);
}

} // namespace gatepost::logs

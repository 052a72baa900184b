// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/output.h"

#include "core/text/markup.h"

#include <algorithm>
#include <format>

namespace gatepost::logs {

namespace {

constexpr std::string_view kHead = R"(<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>Crawlers and the policy</title>
<style>
:root { color-scheme: light dark; --ok: #8fa3b5; --grace: #d9a400; --denied: #c43c2f; --closed: #7a57b5; }
body { font: 15px/1.45 system-ui, sans-serif; margin: 2em auto; max-width: 75em; padding: 0 1em; }
table { border-collapse: collapse; margin: 1em 0; }
th, td { padding: .25em .7em; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child, td.text, th.text { text-align: left; }
td.bad { color: var(--denied); font-weight: 600; }
code { overflow-wrap: anywhere; }
svg { width: 100%; height: 16em; }
.key { display: inline-block; width: .8em; height: .8em; margin: 0 .4em 0 1.2em; }
</style></head><body>
)";

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

std::string chart(const Report &report, const Judge &judge) {
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
    for (const auto &[hour, counts] : report.hours) {
        auto &bar = bars[(hour - first) / step];
        for (std::size_t i = 0; i < stacks().size(); ++i)
            for (const HitClass hitClass : stacks()[i].classes)
                bar[i] += counts[static_cast<std::size_t>(hitClass)];
        most = std::max(most, bar[0] + bar[1] + bar[2] + bar[3]);
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
    for (const LiveVersion &version : judge.live()) {
        if (!version.live)
            continue;
        const double x =
            (static_cast<double>(*version.live) / 3600.0 - static_cast<double>(first)) /
            static_cast<double>(step) / columns * kWidth;
        if (x >= 0 && x <= kWidth)
            svg += std::format(
                "<line x1=\"{0:.2f}\" x2=\"{0:.2f}\" y1=\"0\" y2=\"{1}\" stroke=\"currentColor\" "
                "stroke-dasharray=\"4 3\" vector-effect=\"non-scaling-stroke\"/>\n",
                x, kHeight);
    }
    svg += "</svg>\n<p>";
    for (const Stack &stack : stacks())
        svg += std::format("<span class=\"key\" style=\"background:{}\"></span>{}", stack.colour,
                           stack.name);
    return svg + std::format(". Dashed: a version of the policy came into force. The highest bar "
                             "is {} requests in {} h.</p>\n",
                             grouped(most), step);
}

std::string paceCells(const AgentPace &pace) {
    return "<td>" + grouped(pace.gaps) + (pace.below > 0 ? "<td class=\"bad\">" : "<td>") +
           tooFastText(pace) + "<td>" + grouped(pace.sessions) + "<td>" +
           grouped(pace.worstMinute) + "<td>" + grouped(pace.worstHour) + "</tr>\n";
}

std::string agentTable(const Report &report) {
    std::string html =
        "<table><tr><th>Agent<th class=\"text\">Verified<th>Requests<th>Denied<th>Informed<th>Grace"
        "<th>Closed<th>Ask<th>Honeypot<th>Too fast</tr>\n";
    for (const AgentReport &agent : report.agents) {
        for (std::size_t i = 0; i < kVerifiedCount; ++i) {
            const AgentCounts &counts = agent.byVerified[i];
            if (counts.requests == 0)
                continue;
            const auto verified = static_cast<Verified>(i);
            html += "<tr><td>" + escapeMarkup(agent.name) + "<td class=\"" +
                    (verified == Verified::Spoofed ? "text bad" : "text") + "\">" +
                    std::string(verifiedWord(verified)) + "<td>" + grouped(counts.requests);
            for (const auto &[number, isBad] : {std::pair(counts.of(HitClass::Denied), true),
                                                {counts.informed, true},
                                                {counts.of(HitClass::Grace), false},
                                                {counts.of(HitClass::Closed), true},
                                                {counts.of(HitClass::Ask), false},
                                                {counts.of(HitClass::Honeypot), true}})
                html += (isBad && number > 0 ? "<td class=\"bad\">" : "<td>") + grouped(number);
            html += "<td>" + tooFastText(agent.pace) + "</tr>\n";
        }
    }
    return html + "</table>\n";
}

/// Of agents that came from several: the ones that came too fast, and the busiest.
std::string networkTable(const Report &report) {
    constexpr std::size_t kMost = 10;
    std::string html;
    for (const AgentReport &agent : report.agents) {
        if (agent.networks.size() < 2)
            continue;
        html += "<tr><td>" + escapeMarkup(agent.name) + "<td class=\"text\">all " +
                (agent.networksAreComplete ? "" : "of about ") + grouped(agent.networkCount) +
                paceCells(agent.pace);
        for (std::size_t i = 0; i < std::min(kMost, agent.networks.size()); ++i) {
            const NetworkPace &network = agent.networks[i];
            html += "<tr><td><td class=\"text\">" +
                    (network.name.empty() ? std::to_string(i + 1) : escapeMarkup(network.name)) +
                    paceCells(network.pace);
        }
    }
    return html.empty() ? html
                        : "<h2>Networks</h2>\n<table><tr><th>Agent<th "
                          "class=\"text\">Network<th>Gaps<th>Too fast<th>Sessions<th>Busiest "
                          "minute<th>Busiest hour</tr>\n" +
                              html + "</table>\n";
}

std::string ruleTable(const Report &report, const Judge &judge) {
    std::string html;
    for (const AgentReport &agent : report.agents)
        for (const BrokenRule &rule : agent.rules) {
            std::string paths;
            for (const auto &[path, count] : rule.top)
                paths += (paths.empty() ? "" : "<br>") + std::string("<code>") +
                         escapeMarkup(path) + "</code> " + grouped(count);
            html +=
                "<tr><td>" + escapeMarkup(agent.name) + "<td class=\"text\">" +
                escapeMarkup(judge.history().version(rule.version).id) + "<td class=\"text\">" +
                (rule.line == 0 ? std::string("–")
                                : escapeMarkup(rule.file) + " line " + std::to_string(rule.line) +
                                      "<br><code>" + escapeMarkup(rule.text) + "</code>") +
                "<td>" + grouped(rule.requests) + "<td class=\"text\">" + paths + "</tr>\n";
        }
    return html.empty()
               ? html
               : "<h2>Broken rules</h2>\n<table><tr><th>Agent<th "
                 "class=\"text\">Version<th "
                 "class=\"text\">Rule<th>Requests<th class=\"text\">Most frequent paths</tr>\n" +
                     html + "</table>\n";
}

} // namespace

std::string reportHtml(const Report &report, const Judge &judge) {
    std::string html(kHead);
    html += "<h1>Crawlers and the policy</h1>\n<p>" + grouped(report.lines) + " lines, " +
            grouped(report.bad) + " bad";
    if (report.from)
        html += "; agents came from " + timeText(*report.from) + " to " + timeText(*report.to);
    html += "; " + grouped(judge.live().size()) + " versions of the policy; reading: " +
            std::string(readingName(judge.history().reading())) + ".</p>\n";
    html +=
        chart(report, judge) + agentTable(report) + networkTable(report) + ruleTable(report, judge);
    html += "<p>Denied: forbidden by every version of the policy in force within the day before. "
            "Grace: forbidden by the "
            "version in force, but not by all of those. Informed: the agent had read the file that "
            "forbids.</p>\n";
    return html + "</body></html>\n";
}

} // namespace gatepost::logs

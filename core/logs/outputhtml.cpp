// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/output.h"
#include "core/logs/outputsvg.h"

#include "core/text/markup.h"

#include <algorithm>
#include <format>
#include <map>
#include <utility>

namespace gatepost::logs {

namespace {

constexpr std::string_view kHead = R"(<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>Crawlers and the policy</title>
<style>
:root { color-scheme: light dark; --ok: #8fa3b5; --grace: #d9a400; --denied: #c43c2f; --closed: #7a57b5; }
@media (prefers-color-scheme: dark) { :root { --ok: #6d8296; --denied: #f2776b; --closed: #a98be0; } }
body { font: 15px/1.45 system-ui, sans-serif; margin: 2em auto; max-width: 90em; padding: 0 1em; }
table { border-collapse: collapse; margin: 1em 0; }
th, td { padding: .25em .7em; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child, td.text, th.text { text-align: left; }
td.bad { color: var(--denied); font-weight: 600; }
td.none { opacity: .45; }
td { white-space: nowrap; }
td.text { white-space: normal; }
td:first-child { white-space: normal; overflow-wrap: anywhere; min-width: 9em; }
.axis { display: flex; justify-content: space-between; margin: .2em 0; }
td.date { text-align: left; white-space: nowrap; }
code { overflow-wrap: anywhere; }
svg { width: 100%; height: 16em; }
svg.small { width: 9em; height: 1.6em; vertical-align: middle; }
dt { font-weight: 600; float: left; clear: left; min-width: 6em; }
dd { margin-left: 6.5em; }
pre { white-space: pre-wrap; background: #8882; padding: .8em 1em; border-radius: .3em; }
summary { cursor: pointer; }
.wide { overflow-x: auto; }
.key { display: inline-block; width: .8em; height: .8em; margin: 0 .4em 0 1.2em; }
</style></head><body>
)";

std::string paceCells(const AgentPace &pace) {
    return "<td>" + grouped(pace.gaps) + (pace.below > 0 ? "<td class=\"bad\">" : "<td>") +
           tooFastText(pace) + "<td>" + grouped(pace.sessions) + "<td>" +
           grouped(pace.worstMinute) + "<td>" + grouped(pace.worstHour) + "</tr>\n";
}

std::string countCells(const AgentCounts &counts) {
    std::string html = "<td>" + grouped(counts.requests);
    for (const auto &[number, isBad] : {std::pair(counts.of(HitClass::Denied), true),
                                        {counts.informed, true},
                                        {counts.of(HitClass::Grace), false},
                                        {counts.of(HitClass::Closed), true},
                                        {counts.of(HitClass::Ask), false},
                                        {counts.of(HitClass::Honeypot), true}})
        html += (number == 0 ? "<td class=\"none\">"
                 : isBad     ? "<td class=\"bad\">"
                             : "<td>") +
                grouped(number);
    return html;
}

std::string verifiedCell(Verified verified) {
    return std::string("<td class=\"") + (verified == Verified::Spoofed ? "text bad" : "text") +
           "\">" + std::string(verifiedWord(verified));
}

std::string dateCell(std::optional<std::int64_t> time) {
    return "<td class=\"date\">" + (time ? timeText(*time).substr(0, 10) : std::string("–"));
}

std::string definitionList() {
    std::string html = "<details open><summary>What the words say</summary><dl>";
    for (const Definition &one : definitions())
        html += "<dt>" + std::string(one.word) + "</dt><dd>" + std::string(one.text) + "</dd>\n";
    return html + "</dl></details>\n";
}

std::string agentTable(const Report &report) {
    constexpr std::size_t kMost = 200;
    std::string html = "<h2>Agents, most offences first</h2>\n" + definitionList() +
                       "<div class=\"wide\"><table><tr><th>Agent<th class=\"text\">Verified"
                       "<th>Requests<th>Denied<th>Informed<th>Grace<th>Closed<th>Ask<th>Honeypot"
                       "<th>Too fast<th class=\"text\">First offence<th class=\"text\">Last<th "
                       "class=\"text\">robots.txt read<th class=\"text\">Over time</tr>\n";
    std::size_t rows = 0;
    for (const AgentReport &agent : report.agents) {
        if (rows++ == kMost)
            break;
        bool isFirst = true;
        for (std::size_t i = 0; i < kVerifiedCount; ++i) {
            const AgentCounts &counts = agent.byVerified[i];
            if (counts.requests == 0)
                continue;
            html += "<tr><td>" + escapeMarkup(shortName(agent.name)) +
                    verifiedCell(static_cast<Verified>(i)) + countCells(counts);
            if (std::exchange(isFirst, false))
                html += "<td>" + tooFastText(agent.pace) + dateCell(agent.firstOffence) +
                        dateCell(agent.lastOffence) + "<td class=\"text\">" +
                        robotsReadText(agent) + "<td class=\"text\">" + smallSvg(agent, report);
            else
                html += "<td><td><td><td><td>";
            html += "</tr>\n";
        }
    }
    for (std::size_t i = 0; i < kVerifiedCount; ++i)
        if (report.others.byVerified[i].requests > 0)
            html += "<tr><td>" + grouped(report.others.names) + " other names" +
                    verifiedCell(static_cast<Verified>(i)) +
                    countCells(report.others.byVerified[i]) + "<td><td><td><td><td></tr>\n";
    html += "<tr><th>All<th>" + countCells(report.total()) + "<td><td><td><td><td></tr>\n";
    html += "</table></div>\n";
    if (report.agents.size() > kMost)
        html += "<p>" + grouped(report.agents.size() - kMost) +
                " more agents with fewer offences are in the report as CSV and JSON.</p>\n";
    return html;
}

std::string spoofedList(const Report &report) {
    std::string html;
    for (const AgentReport &agent : report.agents) {
        if (agent.spoofedNetworks.empty())
            continue;
        html += "<p>Not " + escapeMarkup(shortName(agent.name)) + " (" +
                grouped(agent.spoofedNetworkCount) +
                (agent.spoofedNetworkCount == 1 ? " network" : " networks");
        if (agent.spoofedNetworkCount > agent.spoofedNetworks.size())
            html +=
                ", the " + grouped(agent.spoofedNetworks.size()) + " with most requests are listed";
        html += "):</p>\n<pre>";
        for (const auto &[network, count] : agent.spoofedNetworks)
            html += escapeMarkup(network) + '\n';
        html += "</pre>\n";
    }
    return html.empty() ? html : "<h2>Networks to refuse</h2>\n" + html;
}

/// What to do: the command, and a letter for each.
std::string nextSteps(const Report &report, const Judge &judge) {
    constexpr std::size_t kMost = 10;
    const std::vector<std::string> names = offenders(report);
    std::string html;
    if (!names.empty()) {
        std::string list;
        for (std::size_t i = 0; i < std::min(kMost, names.size()); ++i)
            list += (i == 0 ? "" : ",") + names[i];
        html += "<p>Refuse them at the server (in the window: <i>Export to nginx</i>):</p>\n<pre>"
                "gatepost-cli export nginx --site SITE --agents " +
                escapeMarkup(list) + "</pre>\n<p>Or write to their operators:</p>\n";
    }
    std::size_t letters = 0;
    for (const AgentReport &agent : report.agents)
        if (const std::string letter = complaintText(agent, judge);
            !letter.empty() && agent.claimsToObey() && letters++ < kMost)
            html += "<details><summary>" + escapeMarkup(shortName(agent.name)) + "</summary><pre>" +
                    escapeMarkup(letter) + "</pre></details>\n";
    for (const AgentReport &agent : report.agents)
        if (agent.offences() > 0 && ownOffences(agent) == 0)
            html +=
                "<p>" + escapeMarkup(shortName(agent.name)) +
                ": all that was against the policy came from addresses that its operator does not "
                "publish. Refuse these networks, and do not write to the operator.</p>\n";
    return html.empty() ? html : "<h2>What to do</h2>\n" + html;
}

/// Of agents that came from several: the ones that came too fast, and the busiest.
std::string networkTable(const Report &report) {
    constexpr std::size_t kMost = 10;
    std::string html;
    for (const AgentReport &agent : report.agents) {
        // A network of one request says nothing.
        if (agent.networks.size() < 2 || agent.fastNetworks() == 0)
            continue;
        html += "<tr><td>" + escapeMarkup(shortName(agent.name)) + "<td class=\"text\">all " +
                (agent.networksAreComplete ? "" : "of about ") + grouped(agent.networkCount) +
                paceCells(agent.pace);
        for (std::size_t i = 0; i < std::min(kMost, agent.networks.size()); ++i) {
            const NetworkPace &network = agent.networks[i];
            if (network.pace.gaps == 0)
                break;
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
            if (rule.paths > rule.top.size())
                paths = grouped(rule.paths) + " paths, most often";
            for (const auto &[path, count] : rule.top)
                paths += (paths.empty() ? "" : "<br>") + std::string("<code>") +
                         escapeMarkup(path) + "</code> " + grouped(count);
            html +=
                "<tr><td>" + escapeMarkup(shortName(agent.name)) + "<td class=\"text\">" +
                escapeMarkup(judge.history().version(rule.version).id) + "<td class=\"text\">" +
                (rule.line == 0 ? std::string("–")
                                : escapeMarkup(rule.file) + " line " + std::to_string(rule.line) +
                                      "<br><code>" + escapeMarkup(rule.text) + "</code>") +
                "<td>" + grouped(rule.requests) + dateCell(rule.first) + dateCell(rule.last) +
                "<td class=\"text\">" + paths + "</tr>\n";
        }
    return html.empty() ? html
                        : "<h2>Broken rules</h2>\n<table><tr><th>Agent<th "
                          "class=\"text\">Version<th "
                          "class=\"text\">Rule<th>Requests<th class=\"text\">First<th "
                          "class=\"text\">Last<th class=\"text\">Most frequent paths</tr>\n" +
                              html + "</table>\n";
}

} // namespace

std::string reportHtml(const Report &report, const Judge &judge) {
    std::string html(kHead);
    html += "<h1>Crawlers and the policy</h1>\n<p>" + grouped(report.lines) + " lines, " +
            grouped(report.bad) + " bad";
    if (report.from)
        html += "; agents came from " + timeText(*report.from) + " to " + timeText(*report.to);
    html += "; judged by " + grouped(judge.live().size()) +
            (judge.live().size() == 1 ? " version" : " versions") +
            " of the policy; reading: " + std::string(readingName(judge.history().reading())) +
            ".</p>\n";
    const AgentCounts total = report.total();
    html += "<p>Agents made " + shareText(total.requests, report.lines) + "; " +
            grouped(total.of(HitClass::Denied)) + " were denied, " + grouped(total.informed) +
            " of these by agents that had read the rule.</p>\n";
    html += svgOverTime(report, judge) + agentTable(report) + nextSteps(report, judge) +
            ruleTable(report, judge) + spoofedList(report) + networkTable(report);
    return html + "</body></html>\n";
}

} // namespace gatepost::logs

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/output.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gatepost::logs {

namespace {

constexpr std::array<std::string_view, 11> kTitles = {
    "agent",  "verified", "requests", "denied",   "informed",       "grace",
    "closed", "ask",      "honeypot", "too fast", "robots.txt read"};
using Row = std::array<std::string, kTitles.size()>;

std::string readText(const AgentReport &agent) {
    for (const PolicyReads &reads : agent.reads)
        if (reads.file == FileRole::Robots)
            return reads.requests == 1
                       ? "once"
                       : "every " + durationText((reads.last - reads.first) /
                                                 static_cast<std::int64_t>(reads.requests - 1));
    return "never";
}

/// One row for each way in which an agent is verified.
void addRows(const AgentReport &agent, std::vector<Row> &rows) {
    bool isFirst = true;
    for (std::size_t i = 0; i < kVerifiedCount; ++i) {
        const AgentCounts &counts = agent.byVerified[i];
        if (counts.requests == 0)
            continue;
        const auto number = [&](HitClass hitClass) { return grouped(counts.of(hitClass)); };
        rows.push_back({agent.name, std::string(verifiedWord(static_cast<Verified>(i))),
                        grouped(counts.requests), number(HitClass::Denied),
                        grouped(counts.informed), number(HitClass::Grace), number(HitClass::Closed),
                        number(HitClass::Ask), number(HitClass::Honeypot),
                        isFirst ? tooFastText(agent.pace) : "", isFirst ? readText(agent) : ""});
        isFirst = false;
    }
}

std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string table(const std::vector<Row> &rows) {
    std::array<std::size_t, kTitles.size()> widths{};
    for (const Row &row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], width(row[i]));
    std::string text;
    for (const Row &row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string space(widths[i] - width(row[i]), ' ');
            const bool isNumber = i >= 2 && i + 1 < row.size();
            line += (i == 0 ? "" : "  ") + (isNumber ? space + row[i] : row[i] + space);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

std::string plural(std::uint64_t count, std::string_view one, std::string_view many) {
    return grouped(count) + ' ' + std::string(count == 1 ? one : many);
}

std::string heading(const Report &report, const Judge &judge) {
    std::string text = plural(report.lines, "line", "lines");
    if (report.from)
        text += ", " + timeText(*report.from).substr(0, 10) + " … " +
                timeText(*report.to).substr(0, 10);
    text += ", " + plural(judge.live().size(), "version", "versions") + " of the policy, " +
            plural(report.agents.size(), "agent", "agents") + ", " +
            plural(report.bad, "bad line", "bad lines");
    return text + '\n';
}

std::string notes(const Report &report, const Judge &judge) {
    std::string text;
    for (std::size_t i = 0; i < judge.live().size(); ++i) {
        const LiveVersion &live = judge.live()[i];
        const PolicyVersion &version = judge.history().version(i);
        if (live.by == LiveBy::Log && live.live != version.from)
            text += "Version " + version.id + ": " + (version.isCommit ? "committed " : "dated ") +
                    timeText(*version.from) + ", first served " + timeText(*live.live) + '\n';
    }
    for (const OtherSize &other : report.otherSizes)
        text += "A robots.txt of " + plural(other.size, "byte", "bytes") +
                ", which no version has, was served " + plural(other.requests, "time", "times") +
                " (" + timeText(other.first) + " … " + timeText(other.last) +
                "): compressed, or another's (a CDN?)\n";
    return text;
}

/// ", mostly /blog (9,120)", or ", most often …": a path that more than half of the requests were for, or not.
std::string mostAsked(const BrokenRule &rule) {
    if (rule.top.empty())
        return {};
    const auto &[path, count] = rule.top.front();
    if (rule.paths == 1)
        return ", all of them for " + path;
    return (count * 2 > rule.requests ? ", mostly " : ", most often ") + path + " (" +
           grouped(count) + "; " + grouped(rule.paths) + " paths)";
}

std::string rulesText(const Report &report, const Judge &judge) {
    std::string text;
    for (const AgentReport &agent : report.agents)
        for (std::size_t i = 0; i < std::min<std::size_t>(3, agent.rules.size()); ++i) {
            const BrokenRule &rule = agent.rules[i];
            text += agent.name + ": " + plural(rule.requests, "request", "requests") + " against " +
                    (rule.line == 0
                         ? "a group that allows only other paths"
                         : rule.file + " line " + std::to_string(rule.line) + ", " + rule.text);
            if (judge.live().size() > 1)
                text += " (version " + judge.history().version(rule.version).id + ")";
            text += mostAsked(rule);
            text += '\n';
        }
    return text;
}

/// "AhrefsBot came from 12 networks (/24, /48), too fast from 3, most from 203.0.113.0/24 (37 %)".
std::string networksText(const Report &report) {
    std::string text;
    for (const AgentReport &agent : report.agents) {
        if (agent.networks.size() < 2)
            continue;
        text += agent.name + " came from " +
                (agent.networksAreComplete
                     ? grouped(agent.networkCount) + " networks (/24, /48), "
                     : "about " + grouped(agent.networkCount) + " networks (/24, /48), of which " +
                           grouped(agent.networks.size()) + " were timed, ");
        const std::uint64_t fast = agent.fastNetworks();
        if (fast == 0) {
            text += "too fast from none\n";
            continue;
        }
        const NetworkPace &most = agent.networks.front();
        text += "too fast from " + grouped(fast) + ", most from " +
                (most.name.empty() ? "one of them" : most.name) + " (" + tooFastText(most.pace) +
                ")\n";
    }
    return text;
}

} // namespace

std::string_view verifiedWord(Verified verified) {
    switch (verified) {
    case Verified::None: return "–";
    case Verified::Verified: return "yes";
    case Verified::Spoofed: return "SPOOFED";
    case Verified::Unverifiable: return "n/a";
    }
    return {};
}

std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > 3; at -= 3)
        text.insert(at - 3, 1, ',');
    return text;
}

std::string durationText(std::int64_t seconds) {
    const auto rounded = [seconds](std::int64_t unit) { return (seconds + unit / 2) / unit; };
    if (seconds < 90)
        return std::to_string(seconds) + " s";
    if (seconds < 90 * 60)
        return std::to_string(rounded(60)) + " min";
    if (seconds < 48 * 3600)
        return std::to_string(rounded(3600)) + " h";
    return std::to_string(rounded(86400)) + " days";
}

std::string tooFastText(const AgentPace &pace) {
    if (!pace.statedSeconds || pace.gaps == 0)
        return "–";
    return std::to_string(std::lround(100.0 * static_cast<double>(pace.below) /
                                      static_cast<double>(pace.gaps))) +
           " %";
}

std::string reportText(const Report &report, const Judge &judge) {
    Row titles;
    std::ranges::copy(kTitles, titles.begin());
    std::vector<Row> obeying{titles};
    std::vector<Row> others{titles};
    for (const AgentReport &agent : report.agents)
        addRows(agent, agent.claimsToObey() ? obeying : others);
    std::string text = heading(report, judge);
    if (obeying.size() > 1)
        text += table(obeying);
    if (others.size() > 1)
        text +=
            "\nDo not claim to obey robots.txt, or fetch because a person asked:\n" + table(others);
    if (const std::string rules = rulesText(report, judge); !rules.empty())
        text += '\n' + rules;
    if (const std::string networks = networksText(report); !networks.empty())
        text += '\n' + networks;
    if (const std::string more = notes(report, judge); !more.empty())
        text += '\n' + more;
    return text;
}

} // namespace gatepost::logs

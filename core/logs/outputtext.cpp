// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/output.h"
#include "core/text/table.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <format>
#include <utility>

namespace gatepost::logs {

namespace {

Table emptyTable() {
    Table table;
    table.corner = "agent";
    table.heads = {"verified", "requests", "denied",   "informed", "grace",
                   "closed",   "ask",      "honeypot", "too fast", "robots.txt read"};
    table.numbers.assign(table.heads.size(), true);
    table.numbers.front() = false;
    table.numbers.back() = false;
    return table;
}

Table::Row rowOf(std::string name, std::size_t verified, const AgentCounts &counts,
                 std::string tooFast, std::string robotsRead) {
    const auto number = [&](HitClass hitClass) { return grouped(counts.of(hitClass)); };
    return {std::move(name),
            {std::string(verifiedWord(static_cast<Verified>(verified))), grouped(counts.requests),
             number(HitClass::Denied), grouped(counts.informed), number(HitClass::Grace),
             number(HitClass::Closed), number(HitClass::Ask), number(HitClass::Honeypot),
             std::move(tooFast), std::move(robotsRead)}};
}

/// One row for each way in which an agent is verified.
void addRows(const AgentReport &agent, std::vector<Table::Row> &rows) {
    bool isFirst = true;
    for (std::size_t i = 0; i < kVerifiedCount; ++i) {
        const AgentCounts &counts = agent.byVerified[i];
        if (counts.requests == 0)
            continue;
        rows.push_back(rowOf(shortName(agent.name), i, counts,
                             isFirst ? tooFastText(agent.pace) : "",
                             isFirst ? robotsReadText(agent) : ""));
        isFirst = false;
    }
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
            plural(report.agents.size() + report.others.names, "agent", "agents") + ", " +
            plural(report.bad, "bad line", "bad lines");
    text += '\n';
    if (report.agents.empty())
        return text;
    const AgentCounts total = report.total();
    text += "Agents made " + shareText(total.requests, report.lines);
    const auto add = [&text](std::uint64_t count, std::string_view what) {
        if (count > 0)
            text += ", " + grouped(count) + ' ' + std::string(what);
    };
    add(total.of(HitClass::Denied), "denied");
    add(total.informed, "of these informed");
    add(total.of(HitClass::Closed), "outside the hours");
    add(total.of(HitClass::Honeypot), "in a honeypot");
    return text + '\n';
}

/// The names that are not listed, as one row.
void addOthers(const OtherNames &others, std::vector<Table::Row> &rows) {
    for (std::size_t i = 0; i < kVerifiedCount; ++i) {
        const AgentCounts &counts = others.byVerified[i];
        if (counts.requests == 0)
            continue;
        rows.push_back(
            rowOf(plural(others.names, "other name", "other names"), i, counts, "–", "–"));
    }
}

/// Networks from which somebody came under another's name.
std::string spoofedText(const Report &report) {
    constexpr std::size_t kMost = 20;
    std::string text;
    for (const AgentReport &agent : report.agents) {
        if (agent.spoofedNetworks.empty())
            continue;
        text += "Not " + shortName(agent.name) + ", from " +
                plural(agent.spoofedNetworkCount, "network", "networks") + ", to refuse:";
        for (std::size_t i = 0; i < std::min(kMost, agent.spoofedNetworks.size()); ++i)
            text += ' ' + agent.spoofedNetworks[i].first;
        text += agent.spoofedNetworkCount > kMost ? " … (--json has more)\n" : "\n";
    }
    return text;
}

/// What to do about it.
std::string nextText(const Report &report) {
    constexpr std::size_t kMost = 8;
    const std::vector<std::string> names = offenders(report);
    if (names.empty())
        return {};
    std::string list;
    for (std::size_t i = 0; i < std::min(kMost, names.size()); ++i)
        list += (i == 0 ? "" : ",") + names[i];
    return "To refuse them at the server: gatepost-cli export nginx --site SITE --agents " + list +
           "\nWhat to write to their operators: --html PAGE has it\n";
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
    if (count == 1 && rule.paths > 1)
        return ", " + grouped(rule.paths) + " paths, each once";
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
            text += shortName(agent.name) + ": " + plural(rule.requests, "request", "requests") +
                    " against " +
                    (rule.line == 0
                         ? "a group that allows only other paths"
                         : rule.file + " line " + std::to_string(rule.line) + ", " + rule.text);
            if (judge.live().size() > 1)
                text += " (version " + judge.history().version(rule.version).id + ")";
            text += ' ' + datesText(rule.first, rule.last) + mostAsked(rule);
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
        text += shortName(agent.name) + " came from " +
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

std::string robotsReadText(const AgentReport &agent) {
    for (const PolicyReads &reads : agent.reads)
        if (reads.file == FileRole::Robots)
            return reads.requests == 1
                       ? "once"
                       : "every " + durationText((reads.last - reads.first) /
                                                 static_cast<std::int64_t>(reads.requests - 1));
    return "never";
}

std::string shortName(const std::string &name) {
    constexpr std::size_t kMost = 48;
    if (characterCount(name) <= kMost)
        return name;
    std::size_t end = kMost - 1;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0) == 0x80)
        --end;
    return name.substr(0, end) + "…";
}

std::string shareText(std::uint64_t part, std::uint64_t whole) {
    return std::format("{} of {} lines ({:.1f} %)", grouped(part), grouped(whole),
                       whole == 0 ? 0.0
                                  : 100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

std::string datesText(std::int64_t first, std::int64_t last) {
    const std::string one = timeText(first).substr(0, 10);
    const std::string other = timeText(last).substr(0, 10);
    return one == other ? "on " + one : "from " + one + " to " + other;
}

std::span<const Definition> definitions() {
    static constexpr std::array<Definition, 8> kAll = {
        {{"Denied",
          "forbidden by every version of the policy that was in force within the day before"},
         {"Informed", "denied, and the agent had read the file that forbids it"},
         {"Grace",
          "forbidden by the version in force, but a copy of the rules may be a day old and "
          "an older version allowed it"},
         {"Closed", "outside the hours that the policy states"},
         {"Ask", "the policy asks agents to ask first"},
         {"Honeypot", "a path that no page links to and that the policy forbids"},
         {"Too fast",
          "the share of gaps between requests that were shorter than the policy states"},
         {"Verified", "SPOOFED: the address is not one of the operator's; n/a: the operator "
                      "publishes none"}}};
    return kAll;
}

std::vector<std::string> offenders(const Report &report) {
    std::vector<std::string> names;
    for (const AgentReport &agent : report.agents)
        if (agent.offences() > 0 && agent.claimsToObey() && agent.known != nullptr &&
            agent.known->category != Category::SearchIndexer)
            names.push_back(agent.name);
    return names;
}

std::uint64_t ownOffences(const AgentReport &agent) {
    const AgentCounts &spoofed = agent.byVerified[static_cast<std::size_t>(Verified::Spoofed)];
    return agent.offences() - spoofed.of(HitClass::Denied) - spoofed.of(HitClass::Closed) -
           spoofed.of(HitClass::Honeypot);
}

std::string complaintText(const AgentReport &agent, const Judge &judge) {
    constexpr std::size_t kRules = 5;
    constexpr std::size_t kPaths = 3;
    const AgentCounts total = agent.total();
    if (ownOffences(agent) == 0)
        return {};
    const auto spoofed = agent.byVerified[static_cast<std::size_t>(Verified::Spoofed)];
    std::string text = "Requests that call themselves " + agent.name + " came " +
                       datesText(*agent.firstOffence, *agent.lastOffence) +
                       " although the policy of our site did not allow them: " +
                       plural(agent.offences(), "request", "requests") + " of " +
                       grouped(total.requests) + ".\n";
    if (total.informed > 0)
        text += plural(total.informed, "of them was", "of them were") +
                " made after the agent had read the file that forbids it.\n";
    if (spoofed.requests > 0)
        text += plural(spoofed.requests, "request", "requests") +
                " came from addresses that are not published as yours.\n";
    for (std::size_t i = 0; i < std::min(kRules, agent.rules.size()); ++i) {
        const BrokenRule &rule = agent.rules[i];
        text +=
            "- " + plural(rule.requests, "request", "requests") + ' ' +
            datesText(rule.first, rule.last) + " against " +
            (rule.line == 0 ? "a group that allows only other paths"
                            : rule.file + " line " + std::to_string(rule.line) + ", " + rule.text);
        if (judge.live().size() > 1)
            text += " (version " + judge.history().version(rule.version).id + ")";
        for (std::size_t j = 0; j < std::min(kPaths, rule.top.size()); ++j)
            text += (j == 0 ? ", for example " : ", ") + rule.top[j].first + " (" +
                    grouped(rule.top[j].second) + ")";
        text += '\n';
    }
    return text + "Times are in UTC. Please make the agent keep to the policy, or tell us why it "
                  "did not.\n";
}

std::string reportText(const Report &report, const Judge &judge) {
    Table obeying = emptyTable();
    Table others = emptyTable();
    for (const AgentReport &agent : report.agents)
        addRows(agent, (agent.claimsToObey() ? obeying : others).rows);
    addOthers(report.others, obeying.rows);
    std::string text = heading(report, judge);
    if (!obeying.rows.empty())
        text += toText(obeying);
    if (!others.rows.empty())
        text += "\nDo not claim to obey robots.txt, or fetch because a person asked:\n" +
                toText(others);
    if (const std::string rules = rulesText(report, judge); !rules.empty())
        text += '\n' + rules;
    if (const std::string networks = networksText(report); !networks.empty())
        text += '\n' + networks;
    if (const std::string spoofed = spoofedText(report); !spoofed.empty())
        text += '\n' + spoofed;
    if (const std::string more = notes(report, judge); !more.empty())
        text += '\n' + more;
    if (const std::string next = nextText(report); !next.empty())
        text += '\n' + next;
    return text;
}

} // namespace gatepost::logs

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/output.h"
#include "core/text/csv.h"

#include <format>

namespace gatepost::logs {

namespace {

std::string agentsTable(const Report &report) {
    std::string text = "agent,verified,requests,bytes,ok,policy_file,denied,informed,unaware,"
                       "grace,closed,ask,honeypot,served_denied,first_offence,last_offence\n";
    const auto row = [](std::string_view name, std::size_t verified, const AgentCounts &counts) {
        std::string cells =
            csvCell(name) + ',' + std::string(verifiedName(static_cast<Verified>(verified)));
        for (const std::uint64_t number :
             {counts.requests, counts.bytes, counts.of(HitClass::Ok),
              counts.of(HitClass::PolicyFile), counts.of(HitClass::Denied), counts.informed,
              counts.unaware, counts.of(HitClass::Grace), counts.of(HitClass::Closed),
              counts.of(HitClass::Ask), counts.of(HitClass::Honeypot), counts.servedDenied})
            cells += ',' + std::to_string(number);
        return cells;
    };
    const auto time = [](std::optional<std::int64_t> at) {
        return ',' + (at ? timeText(*at) : std::string());
    };
    for (const AgentReport &agent : report.agents)
        for (std::size_t i = 0; i < kVerifiedCount; ++i)
            if (agent.byVerified[i].requests > 0)
                text += row(agent.name, i, agent.byVerified[i]) + time(agent.firstOffence) +
                        time(agent.lastOffence) + '\n';
    for (std::size_t i = 0; i < kVerifiedCount; ++i) {
        const AgentCounts &counts = report.others.byVerified[i];
        if (counts.requests > 0)
            text += row(grouped(report.others.names) + " other names", i, counts) + ",,\n";
    }
    return text;
}

std::string rulesTable(const Report &report, const Judge &judge) {
    std::string text = "agent,version,file,line,text,requests,first,last,path,path_requests\n";
    for (const AgentReport &agent : report.agents)
        for (const BrokenRule &rule : agent.rules)
            for (const auto &[path, count] : rule.top)
                text += csvCell(agent.name) + ',' +
                        csvCell(judge.history().version(rule.version).id) + ',' +
                        csvCell(rule.file) + ',' + std::to_string(rule.line) + ',' +
                        csvCell(rule.text) + ',' + std::to_string(rule.requests) + ',' +
                        timeText(rule.first) + ',' + timeText(rule.last) + ',' + csvCell(path) +
                        ',' + std::to_string(count) + '\n';
    return text;
}

std::string hoursTable(const Report &report) {
    std::string text = "hour";
    for (std::size_t i = 0; i < kHitClassCount; ++i)
        text += ',' + std::string(hitClassName(static_cast<HitClass>(i)));
    text += '\n';
    for (const auto &[hour, counts] : report.hours) {
        text += timeText(hour * 3600);
        for (const std::uint64_t count : counts)
            text += ',' + std::to_string(count);
        text += '\n';
    }
    return text;
}

/// A row for each agent, and for each of its networks; without names these are numbered.
std::string ratesTable(const Report &report) {
    std::string text = "agent,network,requests,stated_seconds,gaps,below,sessions,worst_minute,"
                       "worst_hour\n";
    const auto row = [&text](const AgentReport &agent, std::string_view network,
                             std::uint64_t requests, const AgentPace &pace) {
        text += csvCell(agent.name) + ',' + csvCell(network) + ',' + std::to_string(requests) +
                ',' + (pace.statedSeconds ? std::format("{}", *pace.statedSeconds) : std::string());
        for (const std::uint64_t number :
             {pace.gaps, pace.below, pace.sessions, pace.worstMinute, pace.worstHour})
            text += ',' + std::to_string(number);
        text += '\n';
    };
    for (const AgentReport &agent : report.agents) {
        const AgentCounts total = agent.total();
        row(agent, "all", total.requests - total.of(HitClass::PolicyFile), agent.pace);
        for (std::size_t i = 0; i < agent.networks.size(); ++i) {
            const NetworkPace &network = agent.networks[i];
            row(agent, network.name.empty() ? std::to_string(i + 1) : network.name,
                network.requests, network.pace);
        }
    }
    return text;
}

} // namespace

std::vector<CsvFile> reportCsv(const Report &report, const Judge &judge) {
    return {{"agents.csv", agentsTable(report)},
            {"rules.csv", rulesTable(report, judge)},
            {"hours.csv", hoursTable(report)},
            {"rates.csv", ratesTable(report)}};
}

} // namespace gatepost::logs

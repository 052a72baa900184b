// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/output.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace gatepost::logs {

namespace {

using Json = nlohmann::ordered_json;

Json timeJson(std::optional<std::int64_t> time) {
    return time ? Json(timeText(*time)) : Json(nullptr);
}

Json versionsJson(const Judge &judge) {
    Json list = Json::array();
    for (std::size_t i = 0; i < judge.live().size(); ++i) {
        const PolicyVersion &version = judge.history().version(i);
        const LiveVersion &live = judge.live()[i];
        list.push_back({{"id", version.id},
                        {"commit", version.commit.empty() ? Json(nullptr) : Json(version.commit)},
                        {"committed", timeJson(version.from)},
                        {"live_from", timeJson(live.live)},
                        {"how", liveByName(live.by)}});
    }
    return list;
}

Json rulesJson(const AgentReport &agent, const Judge &judge) {
    Json list = Json::array();
    for (const BrokenRule &rule : agent.rules) {
        Json top = Json::array();
        for (const auto &[path, count] : rule.top)
            top.push_back({path, count});
        const bool hasLine = rule.line != 0;
        list.push_back({{"version", judge.history().version(rule.version).id},
                        {"file", hasLine ? Json(rule.file) : Json(nullptr)},
                        {"line", hasLine ? Json(rule.line) : Json(nullptr)},
                        {"text", hasLine ? Json(rule.text) : Json(nullptr)},
                        {"n", rule.requests},
                        {"first", timeText(rule.first)},
                        {"last", timeText(rule.last)},
                        {"paths", rule.paths},
                        {"top", std::move(top)},
                        {"top_complete", true}});
    }
    return list;
}

Json paceJson(const AgentPace &pace) {
    return {{"stated_seconds", pace.statedSeconds ? Json(*pace.statedSeconds) : Json(nullptr)},
            {"kind", pace.statedKind ? Json(rateKindName(*pace.statedKind)) : Json(nullptr)},
            {"gaps", pace.gaps},
            {"below", pace.below},
            {"worst_minute", pace.worstMinute},
            {"worst_hour", pace.worstHour},
            {"sessions", pace.sessions},
            {"histogram", pace.histogram}};
}

/// Null where no version states a pace to it.
Json networksJson(const AgentReport &agent) {
    if (agent.networks.empty())
        return nullptr;
    Json list = Json::array();
    for (const NetworkPace &network : agent.networks)
        list.push_back({{"network", network.name.empty() ? Json(nullptr) : Json(network.name)},
                        {"requests", network.requests},
                        {"gaps", network.pace.gaps},
                        {"below", network.pace.below},
                        {"worst_minute", network.pace.worstMinute},
                        {"worst_hour", network.pace.worstHour},
                        {"sessions", network.pace.sessions},
                        {"histogram", network.pace.histogram}});
    return {{"n", agent.networkCount},
            {"complete", agent.networksAreComplete},
            {"too_fast", agent.fastNetworks()},
            {"list", std::move(list)}};
}

/// Null where nothing came from elsewhere, or names are not wanted.
Json spoofedJson(const AgentReport &agent) {
    if (agent.spoofedNetworks.empty())
        return nullptr;
    Json list = Json::array();
    for (const auto &[network, count] : agent.spoofedNetworks)
        list.push_back({network, count});
    return {{"n", agent.spoofedNetworkCount}, {"list", std::move(list)}};
}

Json totalsJson(const AgentCounts &total) {
    Json row = {{"requests", total.requests}, {"bytes", total.bytes}};
    for (std::size_t i = 0; i < kHitClassCount; ++i) {
        std::string name(hitClassName(static_cast<HitClass>(i)));
        std::ranges::replace(name, '-', '_');
        row[std::move(name)] = total.classes[i];
    }
    row["informed"] = total.informed;
    row["served_denied"] = total.servedDenied;
    return row;
}

Json agentJson(const AgentReport &agent, const Judge &judge) {
    const AgentCounts total = agent.total();
    const auto verified = [&](Verified which) {
        return agent.byVerified[static_cast<std::size_t>(which)].requests;
    };
    Json reads = Json::array();
    for (const PolicyReads &read : agent.reads)
        reads.push_back({{"file", policyFileName(read.file)},
                         {"n", read.requests},
                         {"got", read.got},
                         {"first", timeText(read.first)},
                         {"last", timeText(read.last)}});
    const bool isKnown = verified(Verified::None) < total.requests;
    return {
        {"token", agent.name},
        {"kind", agent.known == nullptr ? Json(nullptr) : Json(agentKindName(agent.known->kind))},
        {"claims_to_obey", agent.claimsToObey()},
        {"verified", isKnown ? Json{{"verified", verified(Verified::Verified)},
                                    {"spoofed", verified(Verified::Spoofed)},
                                    {"unverifiable", verified(Verified::Unverifiable)}}
                             : Json(nullptr)},
        {"requests", total.requests},
        {"bytes", total.bytes},
        {"statuses", total.statuses},
        {"urls", agent.urls},
        {"policy_file", total.of(HitClass::PolicyFile)},
        {"ok", total.of(HitClass::Ok)},
        {"denied", total.of(HitClass::Denied)},
        {"informed", total.informed},
        {"unaware", total.unaware},
        {"grace", total.of(HitClass::Grace)},
        {"closed", total.of(HitClass::Closed)},
        {"ask", total.of(HitClass::Ask)},
        {"honeypot", total.of(HitClass::Honeypot)},
        {"served_denied", total.servedDenied},
        {"first_offence", timeJson(agent.firstOffence)},
        {"last_offence", timeJson(agent.lastOffence)},
        {"spoofed_networks", spoofedJson(agent)},
        {"rate", paceJson(agent.pace)},
        {"networks", networksJson(agent)},
        {"policy_reads", std::move(reads)},
        {"rules", rulesJson(agent, judge)}};
}

} // namespace

std::string timeText(std::int64_t time) {
    return formatInstant(Instant(std::chrono::seconds(time)));
}

std::string reportJson(const Report &report, const Judge &judge) {
    Json agents = Json::array();
    for (const AgentReport &agent : report.agents)
        agents.push_back(agentJson(agent, judge));
    Json changes = Json::array();
    for (const PolicyChange &change : report.changes)
        changes.push_back(
            {{"version", judge.history().version(change.version).id},
             {"first_read", change.firstRead.empty() ? Json::object() : Json(change.firstRead)}});
    Json others = Json::array();
    for (const OtherSize &other : report.otherSizes)
        others.push_back({{"size", other.size},
                          {"n", other.requests},
                          {"first", timeText(other.first)},
                          {"last", timeText(other.last)}});
    Json hours = Json::array();
    for (const auto &[hour, counts] : report.hours) {
        Json row = {{"hour", timeText(hour * 3600)}};
        for (std::size_t i = 0; i < kHitClassCount; ++i)
            if (counts[i] > 0)
                row[std::string(hitClassName(static_cast<HitClass>(i)))] = counts[i];
        hours.push_back(std::move(row));
    }
    Json rest = totalsJson(report.others.total());
    rest["names"] = report.others.names;
    const Json all = {{"lines", report.lines},
                      {"bad_lines", report.bad},
                      {"from", timeJson(report.from)},
                      {"to", timeJson(report.to)},
                      {"policy", judge.history().sha256()},
                      {"registry", judge.history().registry().sha256()},
                      {"reading", readingName(judge.history().reading())},
                      {"versions", versionsJson(judge)},
                      {"totals", totalsJson(report.total())},
                      {"agents", std::move(agents)},
                      {"other_names", std::move(rest)},
                      {"changes", std::move(changes)},
                      {"other_sizes", std::move(others)},
                      {"hours", std::move(hours)}};
    return all.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace gatepost::logs

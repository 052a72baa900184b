// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/agentregex.h"
#include "core/export/parts.h"

#include <cmath>
#include <format>

namespace gatepost::exporting {

namespace {

constexpr std::string_view kFolder = "/etc/haproxy";

/// A key of a map has no spaces: agent and path are joined by a bar.
std::string stageMap(Plan &plan, const RegexStyle &style, std::size_t stage,
                     const std::string &head) {
    std::string text = head;
    for (const AgentGroup &group : plan.groups)
        if (stage < group.stages.size())
            for (const Run &run : runsOf(group.stages[stage], style, plan)) {
                text += comment(placesOf(run.sources), "");
                text += std::format("^{}[|]{} {}\n", group.id, run.regex, run.deny ? 1 : 0);
            }
    return text;
}

std::string haproxyAgentLines(const Plan &plan) {
    std::string text = "    http-request set-var(txn.gp) str(none)\n";
    for (const AgentGroup &group : plan.groups) {
        text += comment(groupText(group), "    ");
        for (const std::string &regex : agentRegexes(group.names, RegexSyntax::Pcre, 1500))
            text += std::format("    http-request set-var(txn.gp) str({}) if {{ var(txn.gp) -m str "
                                "none }} {{ req.fhdr(user-agent) -m reg -i '{}' }}\n",
                                group.id, regex);
    }
    return text;
}

std::string hourLines(Plan &plan) {
    std::string text;
    for (const AgentGroup &group : plan.groups) {
        if (!group.hours)
            continue;
        text += comment(placesOf(group.hours->sources) + " (UTC)", "    ");
        for (const TimeWindow &open : stretchesOf(group.hours->open))
            text += std::format("    acl {}_open date,utime(%H%M) -m int {}:{}\n", group.id,
                                open.first / 60 * 100 + open.first % 60,
                                open.last / 60 * 100 + open.last % 60);
        text += std::format(
            "    http-request deny deny_status 503 if {{ var(txn.gp) -m str {} }} !gp_policy{}\n",
            group.id, group.hours->open.any() ? " !" + group.id + "_open" : "");
    }
    return text;
}

/// N requests in a whole number of milliseconds.
struct HAProxyRate {
    int requests = 1;
    long milliseconds = 1000;
    [[nodiscard]] double seconds() const {
        return static_cast<double>(milliseconds) / 1000.0 / requests;
    }
};
HAProxyRate haproxyRate(double seconds) {
    constexpr double kSlack = 1e-9;
    if (seconds < 1)
        return {std::max(1, static_cast<int>(std::floor(1 / seconds + kSlack))), 1000};
    constexpr double kMost = 24 * 86400; // periods are 31 bits of milliseconds
    return {1, static_cast<long>(std::ceil(std::min(seconds, kMost) * 1000 - kSlack))};
}

std::string rateLines(Plan &plan, std::string &tables) {
    std::string text;
    for (const AgentGroup &group : plan.groups) {
        if (!group.pace)
            continue;
        const HAProxyRate rate = haproxyRate(group.pace->seconds);
        text += comment(placesOf(std::span(&group.pace->source, 1)), "    ");
        const std::string who = std::format("{{ var(txn.gp) -m str {} }} !gp_policy", group.id);
        text +=
            std::format("    http-request set-var(txn.gpn) "
                        "req.fhdr(user-agent),lower,map_regm({}/gatepost-names.map,none) if {}\n",
                        kFolder, who);
        const std::string track = std::format(
            "    http-request track-sc0 var(txn.gpn) table gatepost_{} if {}\n", group.id, who);
        const std::string table = std::format(
            "backend gatepost_{}\n    stick-table type string len 64 size 10k expire ", group.id);
        if (rate.requests == 1) {
            // A rate over a period looks back on the one before as well: one request would shut for two. A name is in the table
            // for as long as the next must wait; looking does not renew it.
            text += std::format("    http-request deny deny_status 429 if {} {{ "
                                "var(txn.gpn),in_table(gatepost_{}) }}\n",
                                who, group.id) +
                    track;
            tables += std::format("{}{}ms\n", table, rate.milliseconds);
        } else {
            text += track + std::format("    http-request deny deny_status 429 if {} {{ "
                                        "sc_gpc0_rate(0,gatepost_{}) ge {} }}\n"
                                        "    http-request sc-inc-gpc0(0) if {}\n",
                                        who, group.id, rate.requests, who);
            tables += std::format("{}60000ms store gpc0_rate({}ms)\n", table, rate.milliseconds);
        }
        losePace(plan, *group.pace, rate.seconds());
    }
    return text;
}

std::string namesMap(const Plan &plan, const std::string &head) {
    std::string text = head;
    for (const AgentGroup &group : plan.groups)
        if (group.pace)
            for (const std::string &regex :
                 agentRegexes(group.names, RegexSyntax::Pcre, 3000, "gp"))
                text += std::format("^.*?{} {}/\\1\n", regex, group.id);
    return text;
}

} // namespace

void writeHAProxy(Plan &plan, const Question &question, Export &out) {
    RegexStyle style;
    style.compact = question.compact;
    const TargetInfo &info = infoOf(Target::HAProxy);
    const std::string mapHead =
        header(plan, info, {std::format("Put this file into {}.", kFolder)});
    std::string text = header(plan, info,
                              {std::format("Put these lines first into each frontend, and the .map "
                                           "files into {}, or into another folder that you write "
                                           "here instead. Needs PCRE2, as Debian's HAProxy has.",
                                           kFolder)});
    std::string tables;
    if (!plan.groups.empty()) {
        text += haproxyAgentLines(plan);
        loseSpellings(plan);
        std::string paths;
        for (const std::string_view path : policyPaths())
            paths += " " + std::string(path);
        text += std::format("    acl gp_policy path{} # S26\n", paths);
        if (mostStages(plan) > 0)
            text += "    http-request set-var-fmt(txn.gpk) %[var(txn.gp)]|%[pathq]\n";
        for (std::size_t stage = 0; stage < mostStages(plan); ++stage) {
            const std::string file = std::format("gatepost-{}.map", stage + 1);
            text += std::format("    http-request deny deny_status 403 if !{{ var(txn.gp) -m str "
                                "none }} !gp_policy {{ var(txn.gpk),map_reg({}/{},0) -m str 1 }}\n",
                                kFolder, file);
            out.files.push_back({file, stageMap(plan, style, stage, mapHead)});
        }
        text += hourLines(plan);
        if (const std::string rates = rateLines(plan, tables); !rates.empty()) {
            text += rates;
            out.files.push_back({"gatepost-names.map", namesMap(plan, mapHead)});
            out.files.push_back(
                {"gatepost-tables.cfg",
                 header(plan, info, {"Put these lines behind your other sections."}) + tables});
        }
    }
    out.files.insert(out.files.begin(), {"gatepost-frontend.cfg", text});
}

} // namespace gatepost::exporting

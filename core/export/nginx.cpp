// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/agentregex.h"
#include "core/export/parts.h"

#include <algorithm>
#include <cmath>
#include <format>
#include <iterator>

namespace gatepost::exporting {

namespace {

/// Whole requests a second or a minute, not faster than the pace unless the server knows no slower one.
struct NginxRate {
    int requests = 1;
    bool perMinute = true;
    [[nodiscard]] double seconds() const { return (perMinute ? 60.0 : 1.0) / requests; }
};

NginxRate nginxRate(double seconds) {
    constexpr double kSlack = 1e-9; // 60 / 20.0 is 3
    constexpr double kMost = 1e6;
    if (seconds <= 1)
        return {static_cast<int>(std::min(kMost, std::floor(1 / seconds + kSlack))), false};
    return {std::max(1, static_cast<int>(std::floor(60 / seconds + kSlack))), true};
}

/// Who asks, and for what: both empty for everybody else, so that browsers cost little.
std::string agentMaps(const Plan &plan) {
    std::string text = "map $http_user_agent $gp_agent {\n    default \"\";\n";
    // The few names that a usual browser might send are looked for before the short cut: no such name makes all browsers dear.
    const auto write = [&text](const AgentGroup &group, bool usual) {
        std::vector<std::string> names;
        std::ranges::copy_if(group.names, std::back_inserter(names), [usual](const auto &name) {
            return browserRegex({&name, 1}).empty() == usual;
        });
        if (!usual)
            text += comment(groupText(group), "    ");
        for (const std::string &regex :
             agentRegexes(names, RegexSyntax::Pcre, 3000, group.pace ? "gp_token" : ""))
            text += std::format("    \"~*{}\" {};\n", regex, group.id);
    };
    for (const AgentGroup &group : plan.groups)
        write(group, true);
    text += comment("usual browsers, which need not be searched for names", "    ") +
            std::format("    \"~{}\" \"\";\n", browserRegex({}));
    for (const AgentGroup &group : plan.groups)
        write(group, false);
    return text + "}\n\nmap $gp_agent $gp_request {\n    default \"$gp_agent $request_uri\";\n    "
                  "\"\" \"\";\n}\n\n";
}

/// Others than the agents end at the first line; a policy file at the second.
/// `failed`: what counts where an expression ends with an error, for which nginx takes the default.
std::string mapStart(std::string_view name, std::string_view otherwise, std::string_view failed) {
    return std::format(
        "map $gp_request ${} {{\n    default {};\n    \"\" {};\n    \"~^[^ ]* {}\" {}; # S26\n",
        name, failed, otherwise, policyPathRegex(), otherwise);
}

std::string nginxStageMap(Plan &plan, const RegexStyle &style, std::size_t stage) {
    std::string text = mapStart(std::format("gp_refused_{}", stage + 1), "0", "1");
    for (const AgentGroup &group : plan.groups)
        if (stage < group.stages.size())
            for (const Run &run : runsOf(group.stages[stage], style, plan)) {
                text += comment(placesOf(run.sources), "    ");
                text += std::format("    \"~^{} {}\" {};\n", group.id, run.regex, run.deny ? 1 : 0);
            }
    return text + comment("all else; an expression that ends with an error refuses", "    ") +
           "    \"~^gp\" 0;\n}\n\n";
}

std::string nginxHoursMap(Plan &plan) {
    std::string text;
    for (const AgentGroup &group : plan.groups) {
        if (!group.hours)
            continue;
        if (text.empty())
            text = std::format(
                "# requires TZ=UTC: in another time zone these agents are kept out at all hours\n"
                "map \"$gp_agent $request_uri $time_iso8601\" $gp_closed {{\n    default 0;\n    "
                "\"~^ \" 0;\n"
                "    \"~^[^ ]* {}\" 0; # S26\n",
                policyPathRegex(" "));
        text += comment(placesOf(group.hours->sources), "    ");
        if (group.hours->open.any())
            text += std::format("    \"~^{} .*T{}:[0-9]+\\x2B00:00$\" 0;\n", group.id,
                                clockRegex(group.hours->open, ":"));
        text += std::format("    \"~^{} \" 1;\n", group.id);
        loseHoursInOtherZones(plan, group);
    }
    return text.empty() ? text : text + "}\n\n";
}

std::string rateZones(Plan &plan) {
    std::string text;
    for (const AgentGroup &group : plan.groups) {
        if (!group.pace)
            continue;
        const NginxRate rate = nginxRate(group.pace->seconds);
        text += comment(placesOf(std::span(&group.pace->source, 1)), "");
        text += mapStart("gp_rate_" + group.id, "\"\"", "\"\"");
        text += std::format(
            "    \"~^{} \" $gp_token;\n}}\nlimit_req_zone $gp_rate_{} zone={}:1m rate={}r/{};\n\n",
            group.id, group.id, group.id, rate.requests, rate.perMinute ? 'm' : 's');
        losePace(plan, *group.pace, rate.seconds());
    }
    return text;
}

} // namespace

void writeNginx(Plan &plan, const Question &question, Export &out) {
    RegexStyle style;
    style.compact = question.compact;
    const TargetInfo &info = infoOf(Target::Nginx);
    std::string http = header(
        plan, info, {"Include this file in http {}, and gatepost-server.conf in each server {}."});
    std::string server =
        header(plan, info, {"Include this file in server {}, and gatepost-http.conf in http {}."});
    if (plan.groups.empty()) {
        out.files = {{"gatepost-http.conf", http}, {"gatepost-server.conf", server}};
        return;
    }
    http += agentMaps(plan);
    loseSpellings(plan);
    for (std::size_t stage = 0; stage < mostStages(plan); ++stage) {
        http += nginxStageMap(plan, style, stage);
        server += std::format("if ($gp_refused_{}) {{\n    return 403;\n}}\n", stage + 1);
    }
    if (const std::string hours = nginxHoursMap(plan); !hours.empty()) {
        http += hours;
        server += "if ($gp_closed) {\n    return 503;\n}\n";
    }
    if (const std::string zones = rateZones(plan); !zones.empty()) {
        http += zones;
        for (const AgentGroup &group : plan.groups)
            if (group.pace)
                server += comment(placesOf(std::span(&group.pace->source, 1)), "") +
                          std::format("limit_req zone={} burst=1;\n", group.id);
        server += "limit_req_status 429;\n";
    }
    out.files = {{"gatepost-http.conf", http}, {"gatepost-server.conf", server}};
}

} // namespace gatepost::exporting

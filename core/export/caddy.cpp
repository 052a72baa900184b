// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/agentregex.h"
#include "core/export/parts.h"

#include <format>
#include <set>

namespace gatepost::exporting {

namespace {

std::string agentMap(const Plan &plan) {
    std::string text = "\tmap {http.request.header.User-Agent} {gp_agent} {\n";
    for (const AgentGroup &group : plan.groups) {
        text += comment(groupText(group), "\t\t");
        for (const std::string &regex : agentRegexes(group.names, RegexSyntax::Re2))
            text += std::format("\t\t`~(?i){}` {}\n", regex, group.id);
    }
    return text + "\t\tdefault none\n\t}\n";
}

/// Browsers end at the first line; a policy file at the second.
std::string mapStart(std::string_view key, std::string_view name) {
    return std::format("\tmap \"{}\" {{{}}} {{\n\t\t`~^none\\|` 0\n\t\t`~^[^|]*\\|{}{}` 0 # S26\n",
                       key, name, absoluteFormRegex(), policyPathRegex("(?:$|\\|)"));
}

std::string refusal(std::string_view name, int status) {
    return std::format("\t@{} vars {{{}}} 1\n\trespond @{} {}\n", name, name, name, status);
}

std::string caddyStageMap(Plan &plan, const RegexStyle &style, std::size_t stage) {
    const std::string name = std::format("gp_refused_{}", stage + 1);
    std::string text = mapStart("{gp_agent}|{http.request.orig_uri}", name);
    text += comment("not a URL: a byte above 127, or a % without two digits", "\t\t");
    text += std::format("\t\t`~{}` 1\n", malformedTarget());
    for (const AgentGroup &group : plan.groups) {
        if (stage >= group.stages.size())
            continue;
        std::set<std::string>
            known; // Caddy takes an expression once, and the first would win anyway
        for (const Run &run : runsOf(group.stages[stage], style, plan)) {
            if (!known.insert(run.regex).second)
                continue;
            text += comment(placesOf(run.sources), "\t\t");
            text += std::format("\t\t`~^{}\\|{}{}` {}\n", group.id,
                                run.regex.empty() ? "" : absoluteFormRegex(), run.regex,
                                run.deny ? 1 : 0);
        }
    }
    return text + "\t\tdefault 0\n\t}\n" + refusal(name, 403);
}

std::string caddyHoursMap(Plan &plan) {
    std::string text;
    for (const AgentGroup &group : plan.groups) {
        if (!group.hours)
            continue;
        if (text.empty())
            text =
                comment(
                    "requires TZ=UTC: in another time zone these agents are kept out at all hours",
                    "\t") +
                mapStart("{gp_agent}|{http.request.orig_uri}|{time.now}", "gp_closed");
        text += comment(placesOf(group.hours->sources), "\t\t");
        if (group.hours->open.any())
            text += std::format("\t\t`~^{}\\|.*\\|[0-9-]+ {}:[^|]* \\x2B0000 [^|]*$` 0\n", group.id,
                                clockRegex(group.hours->open, ":"));
        text += std::format("\t\t`~^{}\\|` 1\n", group.id);
        loseHoursInOtherZones(plan, group);
    }
    return text.empty() ? text : text + "\t\tdefault 0\n\t}\n" + refusal("gp_closed", 503);
}

} // namespace

void writeCaddy(Plan &plan, const Question &question, Export &out) {
    RegexStyle style;
    style.syntax = RegexSyntax::Re2;
    style.compact = question.compact;
    std::string text = header(plan, infoOf(Target::Caddy),
                              {"Import this file at the top of the Caddyfile and use it first in a "
                               "route block that contains the rest of the "
                               "site: route { import gatepost ... }"});
    text += "(gatepost) {\n";
    for (const AgentGroup &group : plan.groups)
        if (group.pace)
            losePace(plan, *group.pace, {});
    if (!plan.groups.empty()) {
        text += agentMap(plan);
        for (std::size_t stage = 0; stage < mostStages(plan); ++stage)
            text += caddyStageMap(plan, style, stage);
        text += caddyHoursMap(plan);
        loseSpellings(plan);
        if (mostStages(plan) > 0)
            plan.losses.push_back(
                {LossCode::Spelling,
                 Severity::Remark,
                 {},
                 Message(GATEPOST_TEXT("export", "Refused.")),
                 Message(GATEPOST_TEXT("export", "The chosen agents are refused what is not a URL: "
                                                 "a byte above 127 that is not "
                                                 "escaped, or a % that begins no escape."))});
    }
    out.files = {{"gatepost.caddy", text + "}\n"}};
}

} // namespace gatepost::exporting

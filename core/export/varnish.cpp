// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/agentregex.h"
#include "core/export/parts.h"

#include <cmath>
#include <format>

namespace gatepost::exporting {

namespace {

std::string varnishAgentLines(const Plan &plan) {
    std::string text;
    for (const AgentGroup &group : plan.groups) {
        text += comment(groupText(group), "    ");
        for (const std::string &regex : agentRegexes(group.names, RegexSyntax::Pcre)) {
            text += std::format("    {}if (req.http.User-Agent ~ {{\"(?i){}\"}}) {{\n        set "
                                "req.http.X-Gatepost = \"{}\";\n    }}\n",
                                text.contains("if (") ? "else " : "", regex, group.id);
        }
    }
    return text;
}

std::string stageLines(Plan &plan, const RegexStyle &style, const Stage &stage) {
    std::string text;
    bool first = true;
    for (const Run &run : runsOf(stage, style, plan)) {
        text += comment(placesOf(run.sources), "            ");
        const std::string test = run.regex.empty() ? "true"
                                                   : std::format("req.url ~ {{\"^{}{}\"}}",
                                                                 absoluteFormRegex(), run.regex);
        text += std::format("            {}if ({}) {{{}}}\n", first ? "" : "else ", test,
                            run.deny ? " return (synth(403)); " : " ");
        first = false;
    }
    return text;
}

std::string paceLine(Plan &plan, const AgentGroup &group) {
    const double seconds = group.pace->seconds;
    constexpr double kSlack = 1e-9;
    const int requests =
        seconds < 1 ? std::max(1, static_cast<int>(std::floor(1 / seconds + kSlack))) : 1;
    const double period = seconds < 1 ? 1 : std::ceil(seconds * 1000 - kSlack) / 1000;
    losePace(plan, *group.pace, period / requests);
    std::string text = comment(placesOf(std::span(&group.pace->source, 1)), "            ");
    bool first = true;
    for (const std::string &regex : agentRegexes(group.names, RegexSyntax::Pcre, 3000, "gp")) {
        text += std::format(
            "            {}if (req.http.User-Agent ~ {{\"(?i){}\"}}) {{\n"
            "                set req.http.X-Gatepost = \"{}/\" + "
            "std.tolower(regsub(req.http.User-Agent, {{\"(?i)^.*?{}.*$\"}}, \"\\1\"));\n"
            "            }}\n",
            first ? "" : "else ", regex, group.id, regex);
        first = false;
    }
    return text + std::format("            if (vsthrottle.is_denied(req.http.X-Gatepost, {}, "
                              "{:.3f}s)) {{ return (synth(429)); }}\n",
                              requests, period);
}

} // namespace

void writeVarnish(Plan &plan, const Question &question, Export &out) {
    RegexStyle style;
    style.compact = question.compact;
    style.counted = true; // pcre2_match_limit, 10,000 for each expression
    const bool hasPace = std::ranges::any_of(
        plan.groups, [](const AgentGroup &group) { return group.pace.has_value(); });
    std::string text = header(plan, infoOf(Target::Varnish),
                              {"Put include \"gatepost.vcl\"; before your own sub vcl_recv."});
    if (hasPace)
        text += comment("The pace of agents needs varnish-modules.", "") +
                "import std;\nimport vsthrottle;\n\n";
    text += "sub vcl_recv {\n    unset req.http.X-Gatepost;\n    unset req.http.X-Gatepost-Now;\n" +
            varnishAgentLines(plan);
    if (!plan.groups.empty())
        text += std::format("    # not policy files (S26)\n    if (req.http.X-Gatepost && req.url "
                            "!~ {{\"^{}{}\"}}) {{\n        set req.http.X-Gatepost-Now = now;\n",
                            absoluteFormRegex(), policyPathRegex());
    for (const AgentGroup &group : plan.groups) {
        text += std::format("        if (req.http.X-Gatepost == \"{}\") {{\n", group.id);
        for (const Stage &stage : group.stages)
            text += stageLines(plan, style, stage);
        if (group.hours) {
            text += comment(placesOf(group.hours->sources) + " (UTC)", "            ");
            text += group.hours->open.any()
                        ? std::format("            if (req.http.X-Gatepost-Now !~ \" {}:[0-9]+ "
                                      "GMT$\") {{ return (synth(503)); }}\n",
                                      clockRegex(group.hours->open, ":"))
                        : std::string("            return (synth(503));\n");
        }
        if (group.pace)
            text += paceLine(plan, group);
        text += "        }\n";
    }
    if (!plan.groups.empty())
        text += "    }\n";
    text += "    unset req.http.X-Gatepost;\n    unset req.http.X-Gatepost-Now;\n}\n";
    loseSpellings(plan);
    out.files = {{"gatepost.vcl", text}};
}

} // namespace gatepost::exporting

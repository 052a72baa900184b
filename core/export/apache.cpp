// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/agentregex.h"
#include "core/export/parts.h"

#include <format>

namespace gatepost::exporting {

namespace {

/// The rules of all groups; `count`: how many RewriteRules they are.
std::string stages(Plan &plan, const RegexStyle &style, std::size_t &count) {
    std::string text;
    for (const AgentGroup &group : plan.groups)
        for (std::size_t stage = 0; stage < group.stages.size(); ++stage)
            for (const Run &run : runsOf(group.stages[stage], style, plan)) {
                text += comment(placesOf(run.sources), "");
                text += std::format(
                    "RewriteCond %{{ENV:GP_AGENT}} ={}\nRewriteCond %{{ENV:GP_{}}} ^$\n", group.id,
                    stage + 1);
                if (!run.regex.empty())
                    text += std::format("RewriteCond %{{THE_REQUEST}} \"^[^ ]+ {}{}\"\n",
                                        absoluteFormRegex(), run.regex);
                text += std::format("RewriteRule ^ - [E=GP_{}:{}]\n", stage + 1,
                                    run.deny ? "deny" : "allow");
                ++count;
            }
    for (std::size_t stage = 1; stage <= mostStages(plan); ++stage) {
        text += std::format("RewriteCond %{{ENV:GP_{}}} =deny\nRewriteRule ^ - [F]\n", stage);
        ++count;
    }
    return text;
}

std::string hours(Plan &plan, std::size_t &count) {
    std::string text;
    for (const AgentGroup &group : plan.groups) {
        if (!group.hours)
            continue;
        text += comment("requires TZ=UTC: " + placesOf(group.hours->sources), "");
        text += std::format("RewriteCond %{{ENV:GP_AGENT}} ={}\n", group.id);
        if (group.hours->open.any())
            text += std::format("RewriteCond %{{TIME_HOUR}}%{{TIME_MIN}} \"!^{}$\"\n",
                                clockRegex(group.hours->open, ""));
        text += "RewriteRule ^ - [R=503,L]\n";
        ++count;
        loseHours(plan, group, Severity::Approximated,
                  Message(GATEPOST_TEXT(
                      "export", "The hours by the server's clock, where it runs with TZ=UTC.")),
                  Message(GATEPOST_TEXT(
                      "export",
                      "In another time zone the hours are shifted by its difference from UTC.")));
    }
    return text;
}

} // namespace

void writeApache(Plan &plan, const Question &question, Export &out) {
    RegexStyle style;
    style.compact = question.compact;
    style.inRequestLine = true;
    style.pathEnd = "(?= HTTP/)";
    std::string text = header(plan, infoOf(Target::Apache),
                              {"Include this file in each <VirtualHost>, before other "
                               "RewriteRules. Needs mod_rewrite. Not for .htaccess."});
    for (const AgentGroup &group : plan.groups)
        if (group.pace)
            losePace(plan, *group.pace, {});
    if (!plan.groups.empty()) {
        text += "RewriteEngine On\n";
        for (const AgentGroup &group : plan.groups) {
            text += comment(groupText(group), "");
            for (const std::string &regex : agentRegexes(group.names, RegexSyntax::Pcre))
                text += std::format("RewriteCond %{{ENV:GP_AGENT}} ^$\nRewriteCond "
                                    "%{{HTTP_USER_AGENT}} \"{}\" [NC]\n"
                                    "RewriteRule ^ - [E=GP_AGENT:{}]\n",
                                    regex, group.id);
        }
        loseSpellings(plan);
        std::size_t count = 0;
        std::string rules = stages(plan, style, count);
        rules += hours(plan, count);
        text += comment("Everybody else, and policy files (S26), go past the rules below.", "");
        text += std::format("RewriteCond %{{ENV:GP_AGENT}} ^$ [OR]\nRewriteCond %{{THE_REQUEST}} "
                            "\"^[^ ]+ {}{}\"\nRewriteRule ^ - [S={}]\n",
                            absoluteFormRegex(), policyPathRegex(" "), count);
        text += rules;
    }
    out.files = {{"gatepost-apache.conf", text}};
}

} // namespace gatepost::exporting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/agentregex.h"
#include "core/export/parts.h"

#include <format>
#include <set>

namespace gatepost::exporting {

namespace {

/// Two lists, each of which can refuse, as one: what the first lets pass is decided by the second.
std::vector<Run> joined(const std::vector<Run> &first, const std::vector<Run> &second) {
    std::vector<Run> all;
    for (const Run &run : first) {
        if (!run.deny)
            for (const Run &other : second) {
                Run both{"(?=" + run.regex + ")" + other.regex, other.deny, run.sources};
                both.sources.insert(both.sources.end(), other.sources.begin(), other.sources.end());
                all.push_back(std::move(both));
            }
        all.push_back(run);
    }
    all.insert(all.end(), second.begin(), second.end());
    return all;
}

/// mod_redirect tries its list in order against the request as it came, and leaves alone what has no target.
std::string redirects(Plan &plan, const RegexStyle &style, const AgentGroup &group) {
    std::vector<Run> runs;
    for (const Stage &stage : group.stages) {
        std::vector<Run> more = runsOf(stage, style, plan);
        runs = runs.empty() ? std::move(more) : joined(runs, more);
    }
    const std::string start = "^" + std::string(absoluteFormRegex());
    std::string text = std::format("    url.redirect-code = 403\n    url.redirect = (\n        "
                                   "\"{}{}\" => \"\", # S26\n",
                                   start, policyPathRegex());
    text += comment("bytes above 127, which lighttpd escapes unless its normalising is off",
                    "        ") +
            "        \"[^\\x00-\\x7F]\" => \"/robots.txt\",\n";
    std::set<std::string> known; // a key may stand once, and the first would win anyway
    for (const Run &run : runs)
        if (known.insert(run.regex).second) {
            text += comment(placesOf(run.sources), "        ");
            text += std::format("        \"{}{}\" => \"{}\",\n", start, run.regex,
                                run.deny ? "/robots.txt" : "");
        }
    return text + "    )\n";
}

} // namespace

void writeLighttpd(Plan &plan, const Question &question, Export &out) {
    RegexStyle style;
    style.compact = question.compact;
    style.asciiOnly = true; // lighttpd's expressions are over characters
    std::string text = header(
        plan, infoOf(Target::Lighttpd),
        {"Include this file behind your server.modules, which must contain mod_redirect. For "
         "these agents it replaces your url.redirect."});
    bool first = true;
    for (const AgentGroup &group : plan.groups) {
        if (group.pace)
            losePace(plan, *group.pace, {});
        if (group.hours)
            loseHours(
                plan, group, Severity::Lost, Message(GATEPOST_TEXT("export", "Nothing.")),
                Message(GATEPOST_TEXT("export", "%1 cannot tell the time in its conditions: these "
                                                "agents may come at any hour."),
                        plan.title));
        if (group.stages.empty())
            continue;
        text += comment(groupText(group), "");
        for (const std::string &regex : agentRegexes(group.names, RegexSyntax::Pcre)) {
            text += std::format("{}$HTTP[\"useragent\"] =~ \"(?i){}\" {{\n{}}}\n",
                                first ? "" : "else ", regex, redirects(plan, style, group));
            first = false;
        }
    }
    loseSpellings(plan);
    if (!first)
        plan.losses.push_back(
            {LossCode::Spelling,
             Severity::Approximated,
             {},
             Message(GATEPOST_TEXT("export", "The URL as %1 normalises it."), plan.title),
             Message(GATEPOST_TEXT("export", "An escaped slash and dot segments are compared as "
                                             "what they mean, unless the server's own normalising "
                                             "is off. Then a byte above 127 that is not escaped is "
                                             "refused."))});
    out.files = {{"gatepost-lighttpd.conf", text}};
}

} // namespace gatepost::exporting

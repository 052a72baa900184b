// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/agentregex.h"
#include "core/export/services.h"

#include <algorithm>
#include <format>
#include <string_view>

namespace gatepost::exporting {

namespace {

/// Anchored at both ends. The path is decoded: there may be line ends in it.
std::string pathRegex(const PathForm &form) {
    std::string regex = form.text.contains('*') ? "(?s)^" : "^";
    for (const char c : form.text)
        regex += c == '*' ? std::string(".*") : literalRegex(static_cast<unsigned char>(c));
    return regex + (form.kind == PathForm::Kind::Begins ? "" : "$");
}

/// Whether the path matches, and the query as far as Anubis sees it: a map of what it could read, whose size is all that tells
/// nothing from something.
std::string matching(const PathForm &form, bool deny) {
    std::string text = std::format("path.matches(r\"{}\")", pathRegex(form));
    if (deny && form.kind == PathForm::Kind::Wildcard) {
        const PathForm begin{PathForm::Kind::Begins, form.text.substr(0, form.text.find('*'))};
        text = std::format("({} || (path.matches(r\"{}\") && size(query) > 0))", text,
                           pathRegex(begin));
    }
    if (form.query)
        text = std::format("({} && size(query) {} 0)", text, *form.query ? ">" : "==");
    return text;
}

/// A star before other characters may stand for the end of the path and some of the query.
bool reachesQuery(const PlanRule &rule) {
    return rule.deny && (!rule.paths.globs.empty() ||
                         std::ranges::any_of(rule.paths.stars, [](const std::string &pattern) {
                             return pattern.find('*') + 1 < pattern.size();
                         }));
}

void loseQueries(Plan &plan, const Stage &stage) {
    for (const PlanRule &rule : stage.rules)
        if (reachesQuery(rule))
            plan.losses.push_back(
                {LossCode::Spelling, Severity::Approximated, rule.source,
                 Message(GATEPOST_TEXT("export", "What %1 can compare."), plan.title),
                 Message(GATEPOST_TEXT("export", "An address with a query is refused as soon as it "
                                                 "begins like the rule, whatever the query says. "
                                                 "A query that %1 cannot read (a semicolon, a "
                                                 "damaged escape) counts as none."),
                         plan.title)});
}

constexpr std::string_view kHexDigits = "0123456789ABCDEFabcdef";

/// Behind a star a rule may begin with digits of an escape ("*22" matches "/%222"), which nobody sees once it is decoded.
bool mayBeginInAnEscape(const PlanRule &rule) {
    return rule.deny && std::ranges::any_of(rule.paths.stars, [](const std::string &pattern) {
               for (std::size_t star = pattern.find('*'); star != std::string::npos;
                    star = pattern.find('*', star + 1))
                   if (star + 1 < pattern.size() && kHexDigits.contains(pattern[star + 1]))
                       return true;
               return false;
           });
}

void loseEscapes(Plan &plan, const Stage &stage) {
    for (const PlanRule &rule : stage.rules)
        if (mayBeginInAnEscape(rule))
            plan.losses.push_back(
                {LossCode::Spelling, Severity::Approximated, rule.source,
                 Message(GATEPOST_TEXT("export", "What %1 can compare."), plan.title),
                 Message(GATEPOST_TEXT("export", "A path with a percent-encoded character bypasses the rule, "
"though it is the same path."))});
}

std::string entry(const AgentGroup &group, std::size_t &number, std::string_view action,
                  const std::vector<std::string> &conditions, const std::string &from) {
    std::string text =
        comment(from, "") +
        std::format("- name: gatepost-{}-{}\n  action: {}\n  expression:\n    all:\n", group.id,
                    ++number, action);
    for (const std::string &condition : conditions)
        text += std::format(
            "    - '{}'\n",
            condition); // expressions contain no single quote: literalRegex() writes it \x27
    return text;
}

} // namespace

void writeAnubis(Plan &plan, const Question &, Export &out) {
    loseTimes(plan);
    for (const AgentGroup &group : plan.groups)
        for (const Stage &stage : group.stages) {
            loseQueries(plan, stage);
            loseEscapes(plan, stage);
        }
    std::string text = header(plan, infoOf(Target::Anubis),
                              {"Put these entries first under bots: of botPolicies.yaml."});
    const ServiceLimits limits{.pathOnly = true, .decoded = true};
    for (const AgentGroup &group : plan.groups) {
        if (group.stages.empty())
            continue;
        text += comment(groupText(group), "");
        std::size_t number = 0;
        for (const std::string &agents : agentRegexes(group.names, RegexSyntax::Re2)) {
            const std::string who = std::format("userAgent.matches(r\"(?i){}\")", agents);
            text += entry(group, number, "ALLOW",
                          {who, std::format("path.matches(r\"^{}\")", policyPathRegex())}, "S26");
            for (std::size_t stage = 0; stage < group.stages.size(); ++stage) {
                // Only the last list may let pass for good: the others refuse alone, without their exceptions' help.
                const bool last = stage + 1 == group.stages.size();
                if (!last) {
                    for (const Refusal &refusal : refusalsOf(group.stages[stage], limits, plan)) {
                        std::vector<std::string> conditions{who};
                        std::string paths;
                        for (const PathForm &form : refusal.refuse)
                            paths += (paths.empty() ? "" : " || ") + matching(form, true);
                        if (!paths.empty())
                            conditions.push_back(paths);
                        for (const PathForm &form : refusal.except)
                            conditions.push_back("!" + matching(form, false));
                        text += entry(group, number, "DENY", conditions, placesOf(refusal.sources));
                    }
                    continue;
                }
                for (const PlanRule &rule : group.stages[stage].rules)
                    for (const PathForm &form : formsOf(rule, limits, plan))
                        text += entry(group, number, rule.deny ? "DENY" : "ALLOW",
                                      {who, matching(form, rule.deny)},
                                      placesOf(std::span(&rule.source, 1)));
                if (group.stages[stage].denyOthers)
                    text += entry(group, number, "DENY", {who},
                                  placesOf(std::span(&*group.stages[stage].denyOthers, 1)));
            }
        }
    }
    plan.losses.push_back(
        {LossCode::Spelling,
         Severity::Approximated,
         {},
         Message(GATEPOST_TEXT("export", "The path as %1 decodes it, without its query."),
                 plan.title),
         Message(GATEPOST_TEXT("export", "An escaped slash counts as a slash."))});
    out.files = {{"gatepost-anubis.yaml", text}};
}

} // namespace gatepost::exporting

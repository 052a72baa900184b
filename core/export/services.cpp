// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/services.h"

#include <algorithm>
#include <utility>

namespace gatepost::exporting {

namespace {

/// What the path is like where a pattern with a question mark matches. A star before that may have taken the first of the URL.
std::string beforeQuery(const std::string &pattern) {
    const std::size_t end = pattern.find_first_of("?*");
    return pattern.substr(0, end) + (pattern[end] == '*' ? "*" : "");
}

/// A star pattern without what the service does not see; absent: nothing is left. `exact` becomes false where it was changed.
std::optional<std::string> seenThere(std::string pattern, const ServiceLimits &limits, bool deny,
                                     bool &exact) {
    if (limits.pathOnly && pattern.contains('?')) {
        exact = false;
        if (!deny)
            return {};
        pattern = beforeQuery(pattern);
    } else if (limits.pathOnly && !pattern.ends_with('*')) {
        exact = exact && !deny; // the path ends there, but a query may follow
    }
    if (limits.decoded && pattern.contains('%')) {
        const bool before = std::exchange(exact, false);
        if (!deny)
            return {};
        std::string open;
        const auto after = [&](std::size_t at) { return at < pattern.size() ? pattern[at] : '/'; };
        const auto canBeDigit = [](char c) {
            return std::string_view("*0123456789ABCDEFabcdef").contains(c);
        };
        for (std::size_t at = 0; at < pattern.size(); ++at) {
            if (pattern[at] != '%') {
                if (pattern[at] != '*' || !open.ends_with('*'))
                    open += pattern[at];
                continue;
            }
            if (!canBeDigit(after(at + 1)) ||
                (after(at + 1) != '*' && !canBeDigit(after(at + 2)))) {
                exact = before; // a damaged escape never comes so far
                return {};
            }
            for (int digits = 0; digits < 2 && after(at + 1) != '*'; ++digits)
                ++at;
            if (!open.ends_with('*'))
                open += '*';
        }
        pattern = open;
    }
    return pattern;
}

PathForm formOf(std::string pattern) {
    const std::size_t star = pattern.find('*');
    if (star == std::string::npos)
        return {PathForm::Kind::Equals, std::move(pattern)};
    if (star + 1 == pattern.size()) {
        pattern.pop_back();
        return {PathForm::Kind::Begins, std::move(pattern)};
    }
    return {PathForm::Kind::Wildcard, std::move(pattern)};
}

} // namespace

std::vector<PathForm> formsOf(const PlanRule &rule, const ServiceLimits &limits, Plan &plan) {
    std::vector<PathForm> forms;
    bool exact = rule.paths.globs.empty();
    bool aboutQuery = false;
    bool damaged = false;
    const auto add = [&](const std::string &pattern) {
        auto seen = seenThere(pattern, limits, rule.deny, exact);
        if (!seen) {
            damaged = damaged || rule.deny;
            return;
        }
        forms.push_back(formOf(std::move(*seen)));
        // choice-bare-question-mark: "/?" counts as "/", which is the same page.
        if (limits.pathOnly && pattern.contains('?'))
            forms.back().query = true;
        else if (limits.pathOnly && !rule.deny && !pattern.ends_with('*'))
            forms.back().query = false;
        aboutQuery = aboutQuery || forms.back().query;
    };
    for (const std::string &pattern : rule.paths.stars)
        add(pattern);
    if (rule.deny)
        for (const exact::Glob &glob : rule.paths.globs)
            add(exact::relaxed(glob));
    if (!exact)
        plan.losses.push_back(
            {LossCode::Spelling, Severity::Approximated, rule.source,
             Message(GATEPOST_TEXT("export", "What %1 can compare."), plan.title),
             rule.deny
                 ? Message(GATEPOST_TEXT("export", "More paths are refused than the rule says."))
                 : Message(
                       GATEPOST_TEXT("export", "Some paths that the rule allows are refused."))});
    if (damaged)
        plan.losses.push_back(
            {LossCode::Spelling, Severity::Remark, rule.source,
             Message(GATEPOST_TEXT("export", "Nothing.")),
             Message(GATEPOST_TEXT("export", "A % that begins no escape is not part of a URL: %1 "
                                             "never sees such a path."),
                     plan.title)});
    if (aboutQuery)
        plan.losses.push_back(
            {LossCode::Spelling, Severity::Approximated, rule.source,
             Message(GATEPOST_TEXT("export", "Whether %1 sees a query."), plan.title),
             Message(GATEPOST_TEXT("export",
                                   "A question mark with nothing after it counts as no query."))});
    return forms;
}

std::vector<Refusal> refusalsOf(const Stage &stage, const ServiceLimits &limits, Plan &plan) {
    std::vector<Refusal> refusals;
    std::vector<PathForm> except;
    for (std::size_t from = 0; from < stage.rules.size();) {
        const bool deny = stage.rules[from].deny;
        Refusal refusal{{}, except, {}, false};
        for (; from < stage.rules.size() && stage.rules[from].deny == deny; ++from) {
            const std::vector<PathForm> forms = formsOf(stage.rules[from], limits, plan);
            auto &into = deny ? refusal.refuse : except;
            into.insert(into.end(), forms.begin(), forms.end());
            refusal.sources.push_back(stage.rules[from].source);
        }
        if (deny && !refusal.refuse.empty())
            refusals.push_back(std::move(refusal));
    }
    if (stage.denyOthers)
        refusals.push_back({{}, except, {*stage.denyOthers}, true});
    return refusals;
}

void loseTimes(Plan &plan) {
    for (const AgentGroup &group : plan.groups) {
        if (group.pace)
            losePace(plan, *group.pace, {});
        if (group.hours)
            loseHours(plan, group, Severity::Lost, Message(GATEPOST_TEXT("export", "Nothing.")),
                      Message(GATEPOST_TEXT("export", "%1 cannot tell the time in its conditions: "
                                                      "these agents may come at any hour."),
                              plan.title));
    }
}

void loseRules(Plan &plan, const std::vector<Source> &sources) {
    for (const Source &source : sources)
        plan.losses.push_back(
            {LossCode::Size, Severity::Lost, source, Message(GATEPOST_TEXT("export", "Nothing.")),
             Message(GATEPOST_TEXT("export", "The rule does not fit into the limits of %1: what it "
                                             "forbids can be fetched."),
                     plan.title)});
}

void loseExceptions(Plan &plan, const std::vector<Source> &sources) {
    for (const Source &source : sources)
        plan.losses.push_back(
            {LossCode::Size, Severity::Approximated, source,
             Message(GATEPOST_TEXT("export", "What %1 can compare."), plan.title),
             Message(GATEPOST_TEXT("export", "More paths are refused than the rule says."))});
}

void loseBorders(Plan &plan) {
    plan.losses.push_back(
        {LossCode::Unknown,
         Severity::Approximated,
         {},
         Message(GATEPOST_TEXT("export", "A User-Agent header that contains the name.")),
         Message(GATEPOST_TEXT(
             "export",
             "Agents whose name contains the name of another are treated like that one too."))});
}

} // namespace gatepost::exporting

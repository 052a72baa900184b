// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/sheet/testmaking.h"

#include "core/dialect/dialect.h"
#include "core/exact/ruleaboutall.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::exact {

namespace {

constexpr std::uint64_t kQuick = 2'000'000; // steps: it is waited for

std::string_view signWord(Sign sign) {
    switch (sign) {
    case Sign::Yes: return "allow";
    case Sign::No: return "deny";
    case Sign::Later: return "not deny";
    case Sign::Ask: return "ask";
    case Sign::Part:
    case Sign::Unstated:
    case Sign::Undecided: return "";
    }
    return "";
}

/// "/blog/2026/" of "/blog/2026/11": S22.
std::string folderOf(std::string_view path) {
    const std::size_t end = path.find_first_of("?");
    const std::size_t slash = path.substr(0, end).rfind('/');
    return std::string(path.substr(0, slash + 1));
}

} // namespace

std::optional<PolicyTest> firstThatHolds(const CompiledSite &site,
                                         std::span<const PolicyTest> rules, Instant now,
                                         const Limits &limits) {
    Limits each = limits;
    each.steps = std::min(each.steps, kQuick);
    for (const PolicyTest &rule : rules)
        if (runTest(site, rule, now, each).proof == Proof::Holds)
            return rule;
    return {};
}

std::vector<PolicyTest> rulesOfAnswer(const CompiledSite &site, const Verdict &verdict) {
    PolicyTest rule;
    rule.agents = verdict.agent.token;
    rule.expect = verdict.fetch.decision == Decision::Later
                      ? "not deny"
                      : std::string(decisionName(verdict.fetch.decision));
    std::vector<std::string> patterns;
    if (verdict.fetch.reason == FetchReason::Rule && verdict.fetch.line) {
        const std::string_view line = site.text(*verdict.fetch.line);
        const std::size_t colon = line.find(':');
        if (colon != std::string_view::npos)
            patterns.emplace_back(trimmed(line.substr(colon + 1)));
    } else {
        patterns.emplace_back("/*");
    }
    for (std::string folder = folderOf(verdict.path); !folder.empty();
         folder = folderOf(std::string_view(folder).substr(0, folder.size() - 1)))
        if (!std::ranges::contains(patterns, folder))
            patterns.push_back(folder);
    // The widest folder first.
    std::ranges::stable_sort(patterns.begin() + std::min<std::ptrdiff_t>(1, std::ssize(patterns)),
                             patterns.end(), {}, &std::string::size);
    patterns.push_back(verdict.path + '$');
    std::vector<PolicyTest> rules;
    for (std::string &pattern : patterns) {
        rule.paths = std::move(pattern);
        rules.push_back(rule);
    }
    return rules;
}

std::vector<PolicyTest> rulesOfCell(const MapSheet &sheet, std::size_t row,
                                    std::optional<std::size_t> place,
                                    std::optional<std::size_t> use) {
    const SheetRow &of = sheet.rows[row];
    PolicyTest rule;
    if (use) {
        const SheetCell &cell = of.what[*use];
        if (cell.value.empty() || cell.sign == Sign::Unstated)
            return {};
        rule.expect = std::string(directiveName(sheet.uses[*use])) + ": " + cell.value;
    } else {
        const auto column = std::ranges::find_if(sheet.columns, [&](const SheetColumn &each) {
            return std::ranges::contains(each.places, *place);
        });
        const SheetCell &cell = of.where[static_cast<std::size_t>(column - sheet.columns.begin())];
        rule.expect = cell.notched ? std::string() : std::string(signWord(cell.sign));
        if (rule.expect.empty())
            return {};
    }
    std::vector<std::string> who;
    const auto &category = of.agents.front().asked.identity.category;
    if (of.agents.size() > 3 && category)
        who.push_back("category:" + std::string(categoryName(*category)));
    std::string names;
    for (const SheetAgent &agent : of.agents)
        if (agent.asked.isNamed())
            names += (names.empty() ? "" : ", ") + nameOf(agent.asked);
    if (!names.empty())
        who.push_back(std::move(names));
    std::vector<std::string> patterns;
    if (place && sheet.places[*place].pattern)
        patterns.push_back(sheet.places[*place].pattern->pattern);
    else
        patterns.insert(patterns.end(), {"/*", "/$"});
    if (place)
        patterns.push_back(sheet.places[*place].region.region().example + '$');
    std::vector<PolicyTest> rules;
    for (const std::string &agents : who)
        for (const std::string &pattern : patterns) {
            rule.agents = agents;
            rule.paths = pattern;
            rules.push_back(rule);
        }
    return rules;
}

} // namespace gatepost::exact

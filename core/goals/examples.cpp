// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/examples.h"

#include "core/dialect/filerole.h"
#include "core/syntax/groups.h"
#include "core/text/ascii.h"
#include "core/text/linediff.h"

#include <algorithm>
#include <unordered_map>

namespace gatepost::goals {

namespace {

/// Of rules that differ: one line in most cases, and a group that goes is refuted by its first rules.
constexpr std::size_t kMostRules = 12;

/// The value of a rule; empty: the line is none.
std::string_view valueOfRule(std::string_view line) {
    std::string_view text = contentOfLine(line);
    text = text.substr(0, text.find('#'));
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return {};
    const std::string key = toLower(trimmed(text.substr(0, colon)));
    return key == "allow" || key == "disallow" ? trimmed(text.substr(colon + 1))
                                               : std::string_view();
}

/// A path that a pattern matches: `star` replaces each of its stars.
std::string pathOf(std::string_view pattern, std::string_view star) {
    std::string path;
    if (pattern.ends_with('$'))
        pattern.remove_suffix(1);
    for (const char each : pattern)
        if (each == '*')
            path += star;
        else
            path += each;
    return path.starts_with('/') ? path : '/' + path;
}

} // namespace

std::vector<std::string> examplePaths(std::string_view one, std::string_view other) {
    std::unordered_map<std::string_view, int> counts;
    const auto lines = splitLines(one);
    const auto others = splitLines(other);
    counts.reserve(lines.size());
    for (const std::string_view line : lines)
        ++counts[line];
    for (const std::string_view line : others)
        --counts[line];
    std::vector<std::string> paths = {"/"};
    std::size_t rules = 0;
    for (const auto *text : {&lines, &others})
        for (const std::string_view line : *text) {
            const auto found = counts.find(line);
            if (found->second == 0)
                continue;
            found->second = 0; // once
            const std::string_view value = valueOfRule(line);
            if (value.empty() || ++rules > kMostRules)
                continue;
            paths.push_back(pathOf(value, ""));
            if (value.contains('*'))
                paths.push_back(pathOf(value, "x"));
            if (!value.ends_with('$'))
                paths.push_back(pathOf(value, "") + "x");
        }
    return paths;
}

std::vector<std::optional<std::vector<StarRule>>> rulesForStar(const Site &site) {
    std::vector<std::optional<std::vector<StarRule>>> all;
    for (const FileRoleRow &row : siteFiles()) {
        const auto &file = site.file(row.role);
        auto &rules = all.emplace_back();
        if (!file)
            continue;
        rules.emplace();
        const NamingGroups naming = file->groups().naming("*");
        for (const auto *groups : {&naming.plain, &naming.extended})
            for (const std::size_t group : *groups)
                for (const GroupRule &rule : file->groups().rulesOf(file->groups().groups[group]))
                    rules->push_back({rule.directive == DirectiveId::Allow,
                                      std::string(file->slice(rule.value))});
    }
    return all;
}

bool haveSameRulesForStar(std::span<const CompiledSite *const> sites) {
    return std::ranges::all_of(sites, [&](const CompiledSite *each) {
        return !each->site().file(FileRole::Robots2) &&
               rulesForStar(each->site()) == rulesForStar(sites.front()->site());
    });
}

} // namespace gatepost::goals

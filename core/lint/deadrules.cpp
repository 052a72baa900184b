// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/deadrules.h"

#include "core/exact/stars.h"
#include "core/match/ruleset.h"

#include <optional>

namespace gatepost::linting {

bool patternMatches(std::string_view pattern, std::string_view path) {
    const bool anchored = pattern.ends_with('$');
    if (anchored)
        pattern.remove_suffix(1);
    const std::size_t first = pattern.find('*');
    if (first == std::string_view::npos)
        return anchored ? path == pattern : path.starts_with(pattern);
    if (!path.starts_with(pattern.substr(0, first)))
        return false;
    std::size_t at = first;
    std::size_t from = first + 1;
    // Every piece between stars is taken where it first fits; a last one that is anchored must end the path.
    for (;;) {
        const std::size_t star = pattern.find('*', from);
        const std::string_view piece = pattern.substr(
            from, star == std::string_view::npos ? std::string_view::npos : star - from);
        if (star == std::string_view::npos && anchored)
            return path.size() >= at + piece.size() && path.ends_with(piece);
        const std::size_t found = path.find(piece, at);
        if (found == std::string_view::npos)
            return false;
        at = found + piece.size();
        if (star == std::string_view::npos)
            return true;
        from = star + 1;
    }
}

namespace {

/// Makes `text` a path that the pattern matches: `fresh` for each star, and behind it unless the pattern is anchored.
void fillPath(std::string &text, std::string_view pattern, char fresh) {
    text.reserve(pattern.size() + 1);
    text = pattern;
    for (std::size_t star = text.find('*'); star != std::string::npos;
         star = text.find('*', star + 1))
        text[star] = fresh;
    if (text.ends_with('$'))
        text.pop_back();
    else
        text += fresh;
}

} // namespace

std::vector<std::string> witnesses(std::string_view pattern, char fresh) {
    const auto filled = [fresh](std::string_view rest, std::string_view before) {
        std::string text;
        fillPath(text, rest, fresh);
        return text.insert(0, before);
    };
    if (!pattern.starts_with('*'))
        return {filled(pattern, {})};
    // A path begins with "/": the star takes it, or takes nothing.
    std::vector<std::string> all = {filled(pattern, "/")};
    const std::size_t rest = pattern.find_first_not_of('*');
    if (rest != std::string_view::npos && pattern[rest] == '/')
        all.push_back(filled(pattern.substr(rest), {}));
    return all;
}

std::vector<DeadRule> deadRules(std::span<const PlainRule> rules) {
    std::vector<std::string_view> patterns;
    std::vector<RuleLine> lines;
    for (const PlainRule &rule : rules) {
        patterns.push_back(rule.pattern);
        lines.push_back({rule.pattern, 0, rule.allow ? RuleKind::Allow : RuleKind::Disallow});
    }
    const std::optional<char> fresh = exact::freshByte(patterns);
    if (!fresh)
        return {}; // no path can be made that speaks for all
    const RuleSet set = RuleSet::compile(PathReading::Rfc9309, lines);
    std::vector<DeadRule> dead;
    std::string only;
    for (std::uint32_t rule = 0; rule < rules.size(); ++rule) {
        // Absent: on one of its paths the rule decides itself, or nothing does.
        std::optional<std::uint32_t> by;
        const auto isDecidedByAnother = [&](const std::string &path) {
            const auto decided = set.decide(PathQuestion(path)).rule;
            if (!decided || *decided == rule)
                return false;
            by = by ? by : decided;
            return true;
        };
        const std::string_view pattern = rules[rule].pattern;
        bool isDead = false;
        if (!pattern.starts_with('*')) { // most: one path, in memory that the one before had
            fillPath(only, pattern, *fresh);
            isDead = isDecidedByAnother(only);
        } else {
            isDead = std::ranges::all_of(witnesses(pattern, *fresh), isDecidedByAnother);
        }
        if (isDead)
            dead.push_back({rule, *by});
    }
    return dead;
}

} // namespace gatepost::linting

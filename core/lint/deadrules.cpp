// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/deadrules.h"

#include "core/exact/stars.h"
#include "core/match/ruleset.h"

#include <algorithm>
#include <bit>
#include <functional>
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

namespace {

/// For each rule the one that speaks for all of its text: an Allow before a Disallow, then the first.
std::vector<std::uint32_t> firstOfTheirText(std::span<const PlainRule> rules) {
    constexpr auto kNone = static_cast<std::uint32_t>(-1);
    // Open addressing, at most half full: a large file is checked at each key.
    std::vector<std::uint32_t> table(std::bit_ceil(2 * rules.size() + 1), kNone);
    std::vector<std::uint32_t> place(rules.size());
    const std::hash<std::string_view> hash;
    for (std::uint32_t rule = 0; rule < rules.size(); ++rule) {
        std::size_t at = hash(rules[rule].pattern) & (table.size() - 1);
        while (table[at] != kNone && rules[table[at]].pattern != rules[rule].pattern)
            at = (at + 1) & (table.size() - 1);
        if (table[at] == kNone || (rules[rule].allow && !rules[table[at]].allow))
            table[at] = rule;
        place[rule] = static_cast<std::uint32_t>(at);
    }
    for (std::uint32_t &each : place)
        each = table[each];
    return place;
}

bool hasStar(const PlainRule &rule) {
    return rule.pattern.contains('*');
}

/// Whether `a` decides where both match (S23). They are two rules.
bool outranks(std::span<const PlainRule> rules, std::uint32_t a, std::uint32_t b) {
    const PlainRule &first = rules[a];
    const PlainRule &second = rules[b];
    if (first.pattern.size() != second.pattern.size())
        return first.pattern.size() > second.pattern.size();
    return first.allow != second.allow ? first.allow : a < b;
}

/// The rules that a path of another can meet, beside its own twins. Without a star a rule is outranked by whatever is in its
/// path further back, so on the path w of a pattern p a rule without a star that is not p itself is shorter than p, or, where
/// p is `*` alone, the rule `/`.
class StarRules {
public:
    explicit StarRules(std::span<const PlainRule> rules) {
        const bool anyStar = std::ranges::any_of(rules, hasStar);
        for (std::uint32_t rule = 0; anyStar && rule < rules.size(); ++rule)
            if (hasStar(rules[rule]) || rules[rule].pattern == "/") {
                const std::string_view pattern = rules[rule].pattern;
                m_heads.push_back({pattern.substr(0, pattern.find('*')), pattern.size()});
                m_longest = std::max(m_longest, pattern.size());
                m_rules.push_back(rule);
                m_lines.push_back({rules[rule].pattern, 0,
                                   rules[rule].allow ? RuleKind::Allow : RuleKind::Disallow});
            }
        m_set = RuleSet::compile(PathReading::Rfc9309, m_lines);
    }

    /// False if none of them decides on a path that is made of the pattern: cheaper than decide().
    [[nodiscard]] bool mayOutrank(std::string_view pattern) const {
        constexpr std::size_t kFew = 16;
        if (pattern.size() > m_longest)
            return false;
        return m_heads.size() > kFew || std::ranges::any_of(m_heads, [pattern](const Head &each) {
                   return each.size >= pattern.size() && pattern.starts_with(each.head);
               });
    }
    /// The rule among them that decides the path.
    [[nodiscard]] std::optional<std::uint32_t> decide(const std::string &path) const {
        if (m_rules.empty())
            return {};
        const auto decided = m_set.decide(PathQuestion(path)).rule;
        return decided ? std::optional(m_rules[*decided]) : std::nullopt;
    }

private:
    struct Head {
        std::string_view head; ///< before the first star
        std::size_t size = 0;  ///< of the whole rule
    };
    std::vector<Head> m_heads;
    std::size_t m_longest = 0; ///< bytes
    std::vector<std::uint32_t> m_rules;
    std::vector<RuleLine> m_lines;
    RuleSet m_set;
};

} // namespace

std::vector<DeadRule> deadRules(std::span<const PlainRule> rules) {
    std::vector<std::string_view> patterns;
    patterns.reserve(rules.size());
    for (const PlainRule &rule : rules)
        patterns.push_back(rule.pattern);
    const std::optional<char> fresh = exact::freshByte(patterns);
    if (!fresh)
        return {}; // no path can be made that speaks for all
    const std::vector<std::uint32_t> first = firstOfTheirText(rules);
    const StarRules stars(rules);
    std::vector<DeadRule> dead;
    std::string only;
    for (std::uint32_t rule = 0; rule < rules.size(); ++rule) {
        const std::string_view pattern = rules[rule].pattern;
        // Absent: on one of its paths the rule decides itself, or nothing does.
        std::optional<std::uint32_t> by;
        const auto isDecidedByAnother = [&](const std::string &path) {
            auto decided = stars.decide(path);
            if (!decided || (first[rule] != *decided && outranks(rules, first[rule], *decided)))
                decided = first[rule];
            if (*decided == rule)
                return false;
            by = by ? by : decided;
            return true;
        };
        bool isDead = false;
        if (!pattern.starts_with('*')) { // most: one path, in memory that the one before had
            if (first[rule] == rule && !stars.mayOutrank(pattern))
                continue;
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

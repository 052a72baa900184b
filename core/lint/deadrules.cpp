// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/deadrules.h"

#include <algorithm>
#include <array>
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

std::vector<std::string> witnesses(std::string_view pattern, char fresh) {
    const auto filled = [fresh](std::string_view rest, std::string text) {
        text.reserve(text.size() + rest.size() + 1);
        for (const char c : rest)
            text += c == '*' ? fresh : c;
        if (text.ends_with('$'))
            text.pop_back();
        else
            text += fresh;
        return text;
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

/// What tells without matching that a pattern cannot match a path.
struct Shape {
    std::uint64_t pairs = 0; ///< a bit for each pair of neighbouring literal bytes
    std::uint32_t literals = 0;
    std::uint32_t stars = 0;
};

Shape shapeOf(std::string_view text, char fresh) {
    Shape shape;
    const bool anchored = text.ends_with('$');
    if (anchored)
        text.remove_suffix(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '*') {
            ++shape.stars;
            continue;
        }
        if (text[i] == fresh)
            continue;
        ++shape.literals;
        if (i > 0 && text[i - 1] != '*' && text[i - 1] != fresh) {
            const auto a = static_cast<unsigned char>(text[i - 1]);
            const auto b = static_cast<unsigned char>(text[i]);
            shape.pairs |= std::uint64_t{1} << ((a * 31u + b * 7u) % 64u);
        }
    }
    return shape;
}

class Search {
public:
    explicit Search(std::span<const PlainRule> rules) : m_rules(rules) {}

    std::vector<DeadRule> run() {
        if (!findFresh())
            return {}; // every control character is in use: no path can be made that speaks for all
        chooseTwins();
        collectStarred();
        for (std::uint32_t i = 0; i < m_rules.size(); ++i) {
            if (m_twin[i] != i)
                m_dead.push_back({i, m_twin[i]});
            else if (const auto by = shadow(i))
                m_dead.push_back({i, *by});
        }
        return std::move(m_dead);
    }

private:
    bool findFresh() {
        std::array<bool, 0x20> used{};
        for (const PlainRule &rule : m_rules)
            for (const char c : rule.pattern)
                if (static_cast<unsigned char>(c) < used.size())
                    used[static_cast<unsigned char>(c)] = true;
        for (char c = 1; c < 0x20; ++c)
            if (!used[static_cast<unsigned char>(c)]) {
                m_fresh = c;
                return true;
            }
        return false;
    }

    /// Of rules with the same pattern the one that decides.
    void chooseTwins() {
        // Open addressing, at most half full; a node for each of 20,000 rules would cost more than all the rest.
        constexpr std::uint32_t kFree = ~std::uint32_t{0};
        std::vector<std::uint32_t> slots(std::bit_ceil(2 * m_rules.size() + 2), kFree);
        std::vector<std::size_t> slotOf(m_rules.size());
        for (std::uint32_t i = 0; i < m_rules.size(); ++i) {
            const std::string_view pattern = m_rules[i].pattern;
            std::size_t slot = std::hash<std::string_view>()(pattern) & (slots.size() - 1);
            while (slots[slot] != kFree && m_rules[slots[slot]].pattern != pattern)
                slot = (slot + 1) & (slots.size() - 1);
            slotOf[i] = slot;
            if (slots[slot] == kFree || (m_rules[i].allow && !m_rules[slots[slot]].allow))
                slots[slot] = i;
        }
        m_twin.resize(m_rules.size());
        for (std::uint32_t i = 0; i < m_rules.size(); ++i)
            m_twin[i] = slots[slotOf[i]];
    }

    /// Only a pattern with a star can match a path as general as another pattern's; and "/", which all paths begin with.
    void collectStarred() {
        for (std::uint32_t i = 0; i < m_rules.size(); ++i) {
            const std::string_view pattern = m_rules[i].pattern;
            if (m_twin[i] != i || pattern.size() > kLongest ||
                (pattern.find('*') == std::string_view::npos && pattern != "/"))
                continue;
            const Shape shape = shapeOf(pattern, m_fresh);
            if (shape.literals >= m_byLiterals.size())
                m_byLiterals.resize(shape.literals + 1);
            m_byLiterals[shape.literals].push_back(
                {shape.pairs, static_cast<std::uint32_t>(pattern.size()), i});
            m_mostWild = std::max<std::uint32_t>(
                m_mostWild, static_cast<std::uint32_t>(pattern.size()) - shape.literals);
        }
    }

    [[nodiscard]] bool beats(std::uint32_t q, std::uint32_t p) const {
        const PlainRule &theirs = m_rules[q];
        const PlainRule &ours = m_rules[p];
        if (theirs.pattern.size() != ours.pattern.size())
            return theirs.pattern.size() > ours.pattern.size();
        return theirs.allow != ours.allow ? theirs.allow : q < p;
    }

    /// A rule that decides every path of `p`, if there is one.
    std::optional<std::uint32_t> shadow(std::uint32_t p) {
        if (m_byLiterals.empty())
            return {};
        std::optional<std::uint32_t> first;
        for (const std::string &path : witnesses(m_rules[p].pattern, m_fresh)) {
            const auto by = decider(p, path);
            if (!by)
                return {};
            if (!first)
                first = by;
        }
        return first;
    }

    std::optional<std::uint32_t> decider(std::uint32_t p, const std::string &path) {
        const auto length = static_cast<std::uint32_t>(m_rules[p].pattern.size());
        const Shape shape = shapeOf(path, m_fresh);
        const std::uint32_t from = length > m_mostWild ? length - m_mostWild : 0;
        const auto to = std::min<std::size_t>(shape.literals + 1, m_byLiterals.size());
        for (std::size_t literals = from; literals < to; ++literals)
            for (const Starred &each : m_byLiterals[literals]) {
                if (m_budget == 0)
                    return {};
                --m_budget;
                if (each.length < length || (each.pairs & ~shape.pairs) != 0 || each.rule == p)
                    continue;
                if (beats(each.rule, p) && patternMatches(m_rules[each.rule].pattern, path))
                    return each.rule;
            }
        return {};
    }

    /// Longer patterns with stars shadow nobody here: no request line is that long.
    static constexpr std::size_t kLongest = 4096;

    struct Starred {
        std::uint64_t pairs;
        std::uint32_t length;
        std::uint32_t rule;
    };
    std::span<const PlainRule> m_rules;
    char m_fresh = 1;
    std::vector<std::uint32_t>
        m_twin; ///< the rule of the same pattern that decides, perhaps itself
    std::vector<std::vector<Starred>> m_byLiterals;
    std::uint32_t m_mostWild = 0; ///< most stars and anchor of any pattern
    std::uint64_t m_budget = 8'000'000;
    std::vector<DeadRule> m_dead;
};

} // namespace

std::vector<DeadRule> deadRules(std::span<const PlainRule> rules) {
    return Search(rules).run();
}

} // namespace gatepost::linting

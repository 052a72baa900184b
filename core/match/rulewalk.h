// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/match/ruleset.h"
#include "core/match/scan.h"
#include "core/match/search.h"
#include "core/text/words.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace gatepost {

/// The rule of S22 to S24 that decides about one path, found by trying rule after rule where it is in the file: for one
/// question. A RuleSet says the same, and is cheaper from the second question on.
class RuleWalk {
public:
    /// `path` is PathQuestion::normalised() and must outlive this.
    explicit RuleWalk(std::string_view path) : m_path(path), m_head(firstWord(path)) {}

    /// Forgets the rules that were tried.
    void clear() { m_best = {}; }

    /// Rules come in the order of their lines. `line` is the caller's tag, as in RuleLine.
    void consider(const RuleLine &rule) {
        if (canMatchPaths(rule.value) && mayBegin(rule.value))
            consider(rule.value, rule);
    }

    /// What was decided. The number of the rule is the tag of its line.
    [[nodiscard]] PathDecision decision() const {
        if (!m_best.found)
            return {};
        return {.outcome = m_best.allows ? PathOutcome::Allowed : PathOutcome::Disallowed,
                .rule = m_best.line};
    }

    /// So much was searched for wildcards that compiled rules had been cheaper: what decision() says does not count.
    [[nodiscard]] bool hasGivenUp() const { return m_searched > kMostSearched; }

private:
    static constexpr std::size_t kMostSearched = 32'768; ///< bytes, a fraction of a millisecond

    /// Most rules differ from the path in their first eight bytes, and no byte of those is a wildcard or changed when the rule is
    /// normalised: seen without a call.
    [[nodiscard]] bool mayBegin(std::string_view value) const {
        const std::uint64_t mask = firstBytesMask(value.size());
        const std::uint64_t word = firstWord(value);
        if (((word ^ m_head) & mask) == 0)
            return true;
        constexpr std::uint64_t kLetters = 0x6161616161616161U;
        return scanning::mayHaveFlag(word | (kLetters & ~mask)) != 0;
    }
    void consider(std::string_view value, const RuleLine &rule);

    /// The longest of the rules that match, Allow at equal length, then the first.
    struct Best {
        bool found = false;
        bool allows = false;
        std::uint32_t line = 0;
        std::size_t length = 0;
    };

    std::string_view m_path;
    std::uint64_t m_head;
    Best m_best;
    std::size_t m_searched = 0;
    std::string m_scratch;
};

} // namespace gatepost

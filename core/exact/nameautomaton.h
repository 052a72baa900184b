// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A pattern agent's value (S15) as an automaton over the names that an agent can have (S10), without case.
namespace gatepost::exact {

/// What names are made of, in lower case.
inline constexpr std::string_view kNameLetters = "xyzabcdefghijklmnopqrstuvw0123456789-_.";

/// Made deterministic as far as it is asked about, so not thread-safe.
class NameAutomaton {
public:
    /// Of a glob or a regular expression of RE2; null for an expression with parts that are not read here (\b, (?-i), \pL and
    /// other escapes, or so many states that asking would take long). The value must be one that AgentPattern compiles.
    [[nodiscard]] static std::unique_ptr<NameAutomaton> of(std::string_view pattern);
    /// Of some names in lower case: it accepts these and no others.
    [[nodiscard]] static NameAutomaton ofWords(std::span<const std::string> words);
    /// Accepts nothing.
    NameAutomaton();

    /// The state from which no name is accepted.
    static constexpr std::uint32_t kNowhere = 0;
    [[nodiscard]] std::uint32_t start() const { return m_start; }
    /// `letter`: its place in kNameLetters.
    [[nodiscard]] std::uint32_t next(std::uint32_t state, std::size_t letter);
    /// Whether a name that ends here is matched.
    [[nodiscard]] bool accepts(std::uint32_t state) const { return m_states[state].accepts; }
    /// Whether it is matched whatever follows.
    [[nodiscard]] bool alwaysAccepts(std::uint32_t state) const { return m_states[state].always; }
    [[nodiscard]] bool matches(std::string_view name);
    /// Divides classes of letters (bits by place in kNameLetters) so that the letters of a class lead everywhere to the same
    /// state. Not for ofWords().
    void tellApart(std::vector<std::uint64_t> &classes) const;

    /// A step of the expression: letters that are taken, or a way that takes none.
    struct Step {
        enum class Kind : std::uint8_t { Letters, Fork, Begin, End, Match };
        Kind kind = Kind::Match;
        std::uint64_t letters = 0; ///< bits by place in kNameLetters
        std::uint32_t next = 0;
        std::uint32_t other = 0; ///< Fork
    };

private:
    using Steps = std::vector<std::uint32_t>; ///< ascending
    struct State {
        Steps letters = {}; ///< steps that take a letter
        bool accepts = false;
        bool always = false;
        std::vector<std::uint32_t> next; ///< by letter; kUnknown: not asked yet
    };
    std::uint32_t stateOf(const Steps &begin, bool atBegin);
    [[nodiscard]] bool follow(const Steps &from, bool atBegin, bool atEnd, Steps &letters) const;

    std::vector<Step> m_steps;
    std::uint32_t m_first = 0;
    std::vector<State> m_states;
    std::map<std::pair<Steps, bool>, std::uint32_t> m_known;
    std::uint32_t m_start = kNowhere;
};

} // namespace gatepost::exact

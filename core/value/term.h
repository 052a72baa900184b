// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// The values of a use directive that decide by themselves, whatever the directive (S52, S55, S70).
namespace gatepost {

enum class Term : std::uint8_t {
    Unstated, ///< no file says anything
    Yes,
    No,
    Ask,   ///< the agent must ask the endpoint first (S70)
    Other, ///< a word of its directive alone: "short-only", "required", a market, a rating …
};

/// "unstated", "yes", "no", "ask"; empty for Other.
[[nodiscard]] constexpr std::string_view termName(Term term) {
    switch (term) {
    case Term::Unstated: return "unstated";
    case Term::Yes: return "yes";
    case Term::No: return "no";
    case Term::Ask: return "ask";
    case Term::Other: break;
    }
    return {};
}

/// Of a canonical value (checkValue) or of what it comes to; an empty text is Unstated.
[[nodiscard]] constexpr Term termOf(std::string_view value) {
    if (value.empty())
        return Term::Unstated;
    for (const Term term : {Term::Unstated, Term::Yes, Term::No, Term::Ask})
        if (value == termName(term))
            return term;
    return Term::Other;
}

/// A value of a use directive: what it decides, and its word.
class UseValue {
public:
    UseValue() = default; ///< unstated
    /// Not for Term::Other, of which there are many.
    UseValue(Term term) // NOLINT(google-explicit-constructor): such a value is its term
        : m_term(term) {
        assert(term != Term::Other);
    }
    /// A canonical value (checkValue).
    explicit UseValue(std::string value) : m_term(termOf(std::string_view(value))) {
        if (m_term == Term::Other)
            m_word = std::move(value);
    }

    [[nodiscard]] Term term() const { return m_term; }
    /// "unstated", "no", "short-only", …
    [[nodiscard]] std::string_view text() const {
        return m_term == Term::Other ? std::string_view(m_word) : termName(m_term);
    }
    friend bool operator==(const UseValue &, const UseValue &) = default;

private:
    Term m_term = Term::Unstated;
    std::string m_word; ///< of Term::Other alone
};

[[nodiscard]] inline Term termOf(const UseValue &value) {
    return value.term();
}
/// The same of a value that no file may state.
[[nodiscard]] inline Term statedTerm(const std::optional<UseValue> &value) {
    return value ? value->term() : Term::Unstated;
}

} // namespace gatepost

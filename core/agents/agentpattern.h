// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/message.h"

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

/// The value of a User-agent line (S14–S16).
namespace gatepost {

/// The value up to the first "/" or white space (S14).
[[nodiscard]] std::string_view cutAgentValue(std::string_view value);
/// True if strict parsers keep the whole token: [A-Za-z_-]+ or "*" (S14, RFC 9309 §2.2.1).
[[nodiscard]] bool isProductToken(std::string_view cut);

enum class AgentValueKind : std::uint8_t { Empty, Star, Token, Glob, Regex };
/// What a cut value is (S15): stars alone are Star.
[[nodiscard]] AgentValueKind agentValueKind(std::string_view cut);

/// What a name must contain, in lower case and without case, for a cut pattern (Glob or Regex) to match it: its longest literal
/// part that no alternative and no quantifier makes optional. Empty where none is found. To look for it is a hundred times
/// cheaper than to match. Names with bytes above 127 must be matched all the same: folding case, RE2 takes K (U+212A) for k.
[[nodiscard]] std::string requiredLiteral(std::string_view cut);

/// A regular expression that is longer is an error on its line, like one that needs too much memory.
inline constexpr std::size_t kMostRegexBytes = 16'384;

/// A glob or regular expression agent. A regular expression is searched for in the agent's name without case,
/// RE2's syntax, linear time; a glob must match the whole name, without case.
class AgentPattern {
public:
    /// `cut` must be of kind Glob or Regex. The error is RE2's message: the line then matches nobody.
    static std::expected<AgentPattern, Message> compile(std::string_view cut);
    [[nodiscard]] bool matches(std::string_view name) const;

    AgentPattern(AgentPattern &&) noexcept;
    AgentPattern &operator=(AgentPattern &&) noexcept;
    ~AgentPattern();

private:
    struct Data;
    explicit AgentPattern(std::unique_ptr<Data> data);
    std::unique_ptr<Data> m_data;
};

} // namespace gatepost

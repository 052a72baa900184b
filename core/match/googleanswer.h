// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/match/ruleset.h"

#include <cstdint>
#include <optional>
#include <string_view>

/// One question to a robots.txt that is not kept: bytes in, one answer of the google reading out (S90).
///
///     googleAnswer("User-agent: *\nDisallow: /blog\n", "Googlebot", "https://a.example/blog/x")
///         // outcome Disallowed, line 1, by AnsweredBy::All
///
/// A crawler that fetches a file to ask it once has nothing from trees, tables and compiled rules: they are made for the
/// second question. This walks over the lines once, tries the rules where they stand, and allocates nothing where the URL
/// holds no byte that has to be escaped. What it says is what googleLines(), googleRules() and RuleSet say together.
namespace gatepost {

enum class AnsweredBy : std::uint8_t {
    Nobody, ///< no group names the agent or *
    Own,    ///< groups that name the agent
    All,    ///< groups for *
};

struct GoogleAnswer {
    PathOutcome outcome = PathOutcome::NoRule;
    std::optional<std::uint32_t> line; ///< index of the line that decided (S2)
    AnsweredBy by = AnsweredBy::Nobody;
};

/// `token` is the agent's own, compared as it is without case (one with a digit in it is never named).
[[nodiscard]] GoogleAnswer googleAnswer(std::string_view text, std::string_view token,
                                        std::string_view url);
/// The same for a URL that is prepared.
[[nodiscard]] GoogleAnswer googleAnswer(std::string_view text, std::string_view token,
                                        const PathQuestion &question);

} // namespace gatepost

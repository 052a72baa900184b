// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/match/ruleset.h"
#include "core/text/fewlist.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/// robots.txt as google/robotstxt reads its lines and groups (S90).
///
///     const auto lines = googleLines("useragent *\ndisalow: /a\n");
///     const GoogleRules rules = googleRules(lines, "Googlebot");
///     RuleSet set = RuleSet::compile(PathReading::Google, rules.rules);   // /a, line 1, Disallow
///
/// Nothing is copied: every value lies in the text, which must outlive what is made from it.
namespace gatepost {

/// A line that holds a key and a value. Lines without are not listed.
struct GoogleLine {
    enum class Key : std::uint8_t { UserAgent, Allow, Disallow, Sitemap, Unknown };

    Key key = Key::Unknown;
    bool misspelt = false; ///< known by one of the spellings that library forgives
    bool noColon = false;  ///< white space stood for the colon
    std::size_t line = 0;  ///< index, counted as everywhere (S2: LF, CRLF, CR)
    std::string_view
        value; ///< trimmed, without comment, not escaped; cut at a NUL and at kGoogleLineBytes
};

/// What that library takes a key for, blanks around it aside: `Disallowed` and `disalow` are Disallow to it.
[[nodiscard]] GoogleLine::Key googleKey(std::string_view key);

/// What lies behind on a line is not read.
inline constexpr std::size_t kGoogleLineBytes = 16'663;

[[nodiscard]] std::vector<GoogleLine> googleLines(std::string_view text);

/// What a `User-agent` value names: "*" (alone or before white space), else the letters, hyphens and underscores it
/// begins with (`AI2Bot` is `AI`; empty where it begins otherwise).
[[nodiscard]] std::string_view googleAgentValue(std::string_view value);

/// The rules for one agent, merged over the whole file.
struct GoogleRules {
    FewList<RuleLine, 12> rules; ///< in file order; RuleLine::line is the line's index
    bool namesAgent = false;     ///< a group names the agent: `rules` are its own
    bool namesAll = false;       ///< a group names *; where none names the agent `rules` are those
};

/// `token` is the agent's own, compared as it is without case (one with a digit in it is never named).
[[nodiscard]] GoogleRules googleRules(std::span<const GoogleLine> lines, std::string_view token);

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/lint/check.h"
#include "core/lint/triedlines.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Rules of a robots.txt without which every answer stays the same: for every agent, path, time and use, in all five readings
/// (S82). All that are named may go together.
///
/// How. A rule r may go if a shorter rule q of its own group says the same of every path that r matches, and no rule of the
/// opposite kind that any agent reads together with them outranks q on such a path while r outranks it: none that is at least
/// as long as q, no longer than r, and has a path with r (S23). An Allow may also go if no Disallow of that kind is as short as
/// it is: then nothing decides, which allows. In 1994 the first rule that matched decided and stars were letters (S91), so
/// there q must stand before r, or nothing between the two may touch r. A rule of a group stays, which closes its User-agent
/// lines (S20).
///
/// What readers read differently is left alone: files with a Robot-version, with lines that only Google understands, with rules
/// on User-agent lines, and rules that normalising changes (S24). What is not proved is not named.
namespace gatepost::linting {

struct IdleRule {
    std::uint32_t rule = 0; ///< index into groups.rules
    std::optional<std::uint32_t>
        by; ///< the rule that says it already; absent: nothing has to be said
};
/// Sorted by rule. Without rules that other checks name in any case (duplicate-rule, contradictory-rules, dead-rule of a
/// contradiction) or that a comment switches off. `withRobotsAi`: the site has a robots-ai.txt, which an Allow speaks against
/// (S41). Work is bounded: a million looks at a rule, then what is left counts as needed.
[[nodiscard]] std::vector<IdleRule> rulesWithoutEffect(const FileUnderCheck &file,
                                                       bool withRobotsAi);

/// Both: what rules say of each other, and what was tried. A rule of `covered` whose whole group goes is in `tried`, too.
struct LinesWithoutEffect {
    std::vector<IdleRule> covered;
    TriedLines tried;
};
[[nodiscard]] LinesWithoutEffect linesWithoutEffect(const FileUnderCheck &file,
                                                    bool withUndecided = false);

} // namespace gatepost::linting

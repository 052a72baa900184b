// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/diagnostic/diagnostic.h"
#include "core/simulate/site.h"
#include "core/value/time.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The checks: a pure function of a site's files. No clock, no file, no network.
///
///     for (const Diagnostic &d : lint(site, {.now = now}))
///         …
///
/// Each check is one file in core/lint/rules and one line in core/lint/rules/list.h. Time: linear in the bytes but for
/// checks that compare patterns, which are bounded; 500 KiB take a few milliseconds.
namespace gatepost {

/// Every code that a check of a site can give, in the order of the manual's table: the checks of policy files, then those of
/// the agent policy (policyRules() of core/render).
[[nodiscard]] std::span<const LintRule> lintRules();
/// The row of this code, or null.
[[nodiscard]] const LintRule *findLintRule(std::string_view code);

/// A file of 16 MiB can have eight million findings. `check --fix` mends them all the same.
inline constexpr std::size_t kMostFindings = 10'000;

struct LintOptions {
    /// For dates in the future; absent: such checks are left out.
    std::optional<Instant> now = {};
    /// Codes that are switched off (`lint: {off: [code]}` in gatepost.yaml). Unknown ones are ignored.
    std::vector<std::string> off = {};
    /// What robots.txt would be if rendered from the site's agent policy now (S100), if it has one.
    std::optional<std::string> renderedRobots = {};
    /// The site's own origin ("https://shop.example"), if known: for URLs that point elsewhere.
    std::string origin = {};
    /// The agents that are known. `lint()` takes the site's (Site::registry) instead.
    Registry registry = Registry::builtIn();
    /// The site has a robots-ai.txt, which an Allow of its robots.txt speaks against (S41). `lint()` finds out itself.
    bool besideRobotsAi = false;
    /// Findings of one check in one file that are listed. One more says how many are not.
    std::size_t most = kMostFindings;
};

/// Checks every file of the site, chained ones too, and what only several files show. Sorted by file, then by position.
///
/// A comment switches checks off: "# gatepost: off CODE [CODE…]". Before the first directive it is about the whole file,
/// else about the next line that is neither blank nor a comment.
[[nodiscard]] std::vector<Diagnostic> lint(const Site &site, const LintOptions &options = {});

/// Checks one file by itself; `file` is only passed on.
[[nodiscard]] std::vector<Diagnostic> lintFile(const Tree &tree, const LintOptions &options = {},
                                               FileId file = {});

} // namespace gatepost

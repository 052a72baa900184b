// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Rules that no path can reach: every path that they match is decided by others (S22, S23). Decided exactly, on the
/// patterns, not by samples.
///
/// How. Let c be a byte that no pattern holds, and w the path that a pattern p matches with c for each of its stars and for
/// its open end. If some rule q matches w, its stars (or its own open end) must have taken every c; whatever stands in
/// place of the c's, they take that too. So q matches w if and only if q matches every path that p matches. Therefore p is
/// dead exactly if w is decided by another rule: if several rules together covered p, one of them would match w, and that
/// one alone covers p. A pattern that begins with * matches a path that begins with / in two ways, so it may have two such
/// paths, and both must be decided by others.
namespace gatepost::linting {

struct PlainRule {
    std::string_view pattern; ///< normalised (S24), begins with / or *
    bool allow = false;
};

struct DeadRule {
    std::uint32_t rule = 0; ///< index
    std::uint32_t by = 0;   ///< index of a rule that decides instead
    bool together = false;  ///< it takes others beside that one to decide all of its paths
};

/// All dead rules of one set, in order. Several rules with one and the same pattern: one of them lives (Allow before
/// Disallow, then the first). None where every byte that a URL can hold stands in some pattern.
[[nodiscard]] std::vector<DeadRule> deadRules(std::span<const PlainRule> rules);

/// Patterns (S22), both normalised.
[[nodiscard]] bool patternMatches(std::string_view pattern, std::string_view path);
/// The paths w of above: one or two. `fresh` is the byte c.
[[nodiscard]] std::vector<std::string> witnesses(std::string_view pattern, char fresh = '\x01');

} // namespace gatepost::linting

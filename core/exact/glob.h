// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/stars.h"
#include "core/exact/work.h"
#include "core/match/shell.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Patterns that stars cannot say (S31's ? and sets, S74's star within a segment), and the search for a path among them: a
/// product of automata, made deterministic only as far as it is walked.
namespace gatepost::exact {

/// One byte of a set, or any number of them.
struct GlobElement {
    ByteSet set;
    bool run = false;
    friend bool operator==(const GlobElement &a, const GlobElement &b) {
        return a.set.bits == b.set.bits && a.run == b.run;
    }
};
/// The whole path must match.
using Glob = std::vector<GlobElement>;

[[nodiscard]] Glob globOfStars(std::string_view pattern);
/// S31.
[[nodiscard]] Glob globOfShell(std::string_view value);
[[nodiscard]] bool matchesGlob(const Glob &glob, std::string_view path);
/// A star pattern that matches all that the glob does, and more: every element that is not one byte becomes a star.
[[nodiscard]] std::string relaxed(const Glob &glob);

/// Paths that match one of several globs.
using GlobUnion = std::vector<Glob>;

struct PathSearch {
    enum class Result : unsigned char { Found, None, Unknown };
    Result result = Result::None;
    std::string path; ///< for Found: a shortest one
};
/// A canonical path that matches one of each of `all` and of none of `none`. Unknown: a bound ended the search.
[[nodiscard]] PathSearch findPath(std::span<const GlobUnion> all, std::span<const Glob> none,
                                  Domain domain, Work &work);

/// What a path must match one of each of, and what it must not match.
struct PathPatterns {
    std::vector<GlobUnion> all;
    std::vector<Glob> none;
};
/// A path as it is sent, which is what the google reading sees (S90): `sent` is asked of the path itself, `normalised` of what
/// S24 makes of it.
[[nodiscard]] PathSearch findSentPath(const PathPatterns &normalised, const PathPatterns &sent,
                                      Work &work);

} // namespace gatepost::exact

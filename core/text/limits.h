// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstddef>

/// How much Gatepost takes in, in one place; the manual's section "Limits" is made from these numbers
/// (ui/manualtext/references.cpp). Everything past a limit is refused with a sentence, never cut off in silence.
namespace gatepost::limits {

constexpr std::size_t kKiB = 1024;
constexpr std::size_t kMiB = 1024 * kKiB;

/// A file of a site, whoever opens it. Crawlers need to read 500 KiB only (RFC 9309 §2.5).
constexpr std::size_t kFile = 16 * kMiB;
/// The questions of `simulate --queries`.
constexpr std::size_t kQuestions = 1024 * kMiB;

/// gatepost.yaml: the parser needs about 200 bytes of memory for a byte of small values, so values are counted too.
constexpr std::size_t kSettings = 4 * kMiB;
constexpr std::size_t kSettingsValues = 200'000;
constexpr std::size_t kSettingsDepth = 64;

/// An agent policy.
constexpr std::size_t kPolicy = 1 * kMiB;
constexpr std::size_t kPolicyValues = 200'000;
constexpr std::size_t kPolicyDepth = 64;
constexpr std::size_t kPolicyExpanded = 64 * kMiB; ///< with its aliases written out
constexpr std::size_t kRendered = 32 * kMiB;       ///< the robots.txt made from it

/// A list of paths or a sitemap, imported as sample paths.
constexpr std::size_t kPathFile = 32 * kMiB;
constexpr std::size_t kSitemapUnpacked = 64 * kMiB;
constexpr std::size_t kPaths = 50'000; ///< the sitemap protocol's own bound

/// A chained file that is fetched.
constexpr std::size_t kFetched = 512'000;

} // namespace gatepost::limits

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/limits.h"

/// How long lists may be of which each item is gone through: those beside a site's files, for whose items something is asked or
/// proved at every key, and what Git holds. Apart from limits.h, because few files need them; the manual's section "Limits" has
/// them, too.
namespace gatepost::limits {

/// asks.json: thousands of answers. Of a stranger's file brackets alone would cost 80 bytes of memory each.
constexpr std::size_t kAsks = 1 * kMiB;

/// Lists of gatepost.yaml; of sample paths kPaths.
constexpr std::size_t kSettingsAgents = 2'000;
constexpr std::size_t kSettingsTests = 5'000;
constexpr std::size_t kSettingsSitemaps = 50;
/// `goals:` of gatepost.yaml: exceptions in all, patterns in all, agents of one exception.
constexpr std::size_t kGoalExceptions = 200;
constexpr std::size_t kGoalPatterns = 500;
constexpr std::size_t kGoalAgents = 64;
/// `environments:`, and hosts of one of them.
constexpr std::size_t kEnvironments = 20;

/// Files of a repository's own folders, which are looked through for pipes and devices before libgit2 opens one.
constexpr std::size_t kGitEntries = 1'000'000;
/// The versions of a policy, from Git or dated folders, for one replay: all of them are in memory at once.
constexpr std::size_t kVersions = 10'000;
constexpr std::size_t kVersionsBytes = 64 * kMiB;

/// A list of agents: a name (and all fall-back names of one agent), and what else is text. Real ones have up to 40 and 150 bytes.
constexpr std::size_t kAgentName = 200;
constexpr std::size_t kAgentText = 2'000;
constexpr std::size_t kAgentEntries = 5'000; ///< names of one object, in JSON

/// JSON of strangers, besides its size: levels, as of the YAML of a site.
constexpr std::size_t kJsonDepth = kSettingsDepth;
/// A list of addresses; the largest that operators publish have about 60,000.
constexpr std::size_t kAddressValues = 1'000'000;
/// A row of a partial result; with kVersions versions it has about 60,000.
constexpr std::size_t kPartialValues = 200'000;
/// A line of a log or of a partial result; of a log a longer one is cut: no server writes such lines.
constexpr std::size_t kLogLine = 64 * kMiB;

/// Different patterns of agents in a file. Those behind them match nobody (S15), since each agent is compared with each.
constexpr std::size_t kReadPatterns = 1'000;

/// The rules of all files of a site, beyond which *Change this answer* and `change` try nothing: each way is compared for all
/// agents at once, which takes 60 KB of memory for a rule.
constexpr std::size_t kChangedRules = 50'000;

} // namespace gatepost::limits

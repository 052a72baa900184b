// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/samedecisions.h"
#include "core/simulate/filerules.h"

#include <memory>
#include <vector>

/// Whether the rules of two files say the same to somebody who reads them.
namespace gatepost::linting {

/// What somebody reads beside the path rules.
struct Parts {
    bool author = false; ///< hours, paces and signals
    bool delays = false; ///< of the paces Crawl-delay alone (S83)
    /// Groups for * whose delays count, too (S83); null: none do.
    std::shared_ptr<const FileRules> starBefore = nullptr;
    std::shared_ptr<const FileRules> starAfter = nullptr;
};

/// Null stands for no group, which says as much as one without lines. `known` is about sets of `before`, which it must not outlive.
[[nodiscard]] exact::Sameness compareRules(const FileRules *before, const FileRules *after,
                                           const Parts &parts, exact::Sees sees,
                                           exact::LessRulesOf &known, exact::Work &work);

/// Marks the lines (RuleLine::line) of rules without which some path is decided otherwise. Time: at most like the square of the
/// number of rules; beyond a thousand of them nothing is marked.
void markNeeded(const RuleSet &rules, exact::Sees sees, std::vector<bool> &needed);

} // namespace gatepost::linting

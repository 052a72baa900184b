// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/apply.h"
#include "core/goals/judge.h"

#include <optional>
#include <string>
#include <vector>

/// One pass over a site's files that makes goals true. Inside of apply.h, for the files of this room only.
namespace gatepost::goals {

/// What may not be edited.
struct Frozen {
    std::vector<FileRole> files;
    bool isRendered = false;     ///< robots.txt is made of an agent policy
    bool isPolicyFrozen = false; ///< that policy may not be edited either
    bool isOutdated = false;     ///< it says that it is, and has other bytes

    [[nodiscard]] bool contains(FileRole role) const;
};
[[nodiscard]] Frozen frozenOf(const Site &site, const Goals &goals,
                              const std::optional<std::string> &policy);

struct Planned {
    Site site;
    /// A limit ended it before everything was tried. Without a memory it is never spent where it is not spent with one, and
    /// where it is not the site is the same.
    bool isSpent = false;
    std::optional<std::string> policy = {}; ///< ApplyQuestion::policy as it is then
};
/// What passes over the same files with the same goals, of which the same are asked for, have found.
struct PlanMemory {
    JudgeMemory judge;
    ReachMemory reach;
    bool usesCourses = false; ///< the last pass was spared steps that another one had tried
};
/// The site with the smallest edits that make claims of these goals true. Where none is found the files stay as they are.
[[nodiscard]] Planned planned(const CompiledSite &site, const Goals &goals,
                              const std::vector<Purpose> &purposes, const Frozen &frozen,
                              const ApplyQuestion &question, PlanMemory &memory);

/// Lists what is edited between two sites, and the differences. `policy`: ApplyQuestion::policy as it is then.
void listEdits(Applied &applied, const CompiledSite &before, const CompiledSite &after,
               const std::optional<std::string> &policy, const ApplyQuestion &question);

} // namespace gatepost::goals

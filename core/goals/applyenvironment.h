// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/apply.h"
#include "core/goals/environments.h"

#include <optional>
#include <span>

/// The smallest edits with which the files of an environment are as they must be (S147).
namespace gatepost::goals {

struct AppliedEnvironment {
    Applied applied; ///< the edits of both steps; the goals' states are those of its goals
    std::optional<CounterExample>
        amiss; ///< of what the files must say beside goals, where no edit makes it so
};

/// Applies the goals of the environment, and then what its files must say beside them. Where only some goals are asked for, or only
/// agents that no line names, nothing else is edited. `before`: environments with the same files that are more important. What is
/// true of them stays true, else nothing is edited.
[[nodiscard]] AppliedEnvironment applyEnvironment(const CompiledSite &site,
                                                  const Environment &environment,
                                                  const ApplyQuestion &question,
                                                  std::span<const Environment *const> before = {});

} // namespace gatepost::goals

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/settings/goals.h"

#include <chrono>
#include <cstddef>

/// Exceptions of goals that say nothing new.
namespace gatepost::goals {

/// Whether the same would be wanted without the exception: of all of its agents and paths. False also where that could not be seen
/// from the patterns alone. `index`: of the goal's exceptions; one that has ended is not asked about.
[[nodiscard]] bool isIdle(const Goals &goals, Purpose purpose, std::size_t index,
                          const Registry &registry, std::chrono::sys_days day);

} // namespace gatepost::goals

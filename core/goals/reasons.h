// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/planning.h"

#include <vector>

/// Why a goal is not true after it was applied (S149). Inside of apply.h, for the files of this room only.
namespace gatepost::goals {

/// `after`: the site as the edits leave it, on which the goal is in that state.
[[nodiscard]] Unreached unreachedFor(const CompiledSite &after, const GoalState &state,
                                     const Goals &goals, const Frozen &frozen);

/// What is worth knowing about an edit beside its lines.
[[nodiscard]] std::vector<Message> notesFor(const Applied &applied, const CompiledSite &site,
                                            const Goals &goals);

} // namespace gatepost::goals

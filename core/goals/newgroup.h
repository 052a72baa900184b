// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/mend.h"

#include <set>
#include <string>
#include <vector>

/// Groups that say what is wanted of some people, and names that move between groups. Inside of apply.h, for the files of this
/// room only.
namespace gatepost::goals {

/// The names of these people as User-agent lines write them, each once, in the list's order; "*" for the unknown agent.
[[nodiscard]] std::vector<std::string> namesOf(const Crowd &crowd,
                                               const std::vector<std::size_t> &people);

/// Takes the names out of every group outside managed blocks; a group goes with its last name.
[[nodiscard]] bool leaveGroups(Steps &steps, const std::vector<std::string> &names);

/// Puts a group of these people above a final `*`, with the words in normal form. Rules that they follow until now come along
/// where the goals claim nothing.
[[nodiscard]] bool addNewGroup(Steps &steps, const Bench &bench, const CompiledSite &site,
                               const std::vector<std::size_t> &people);

/// Makes the hours and the pace of a group what the person's goal claims; what is so already keeps its lines.
[[nodiscard]] bool setTimes(Steps &steps, std::size_t group, const CompiledSite &site,
                            const Person &person, const Kind &kind, Instant day);

} // namespace gatepost::goals

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/crowd.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// What goals want of a robots.txt that is rendered from an agent policy (S100), said in that policy. Inside of apply.h, for the
/// files of this room only.
namespace gatepost::goals {

/// The robots.txt that the text of a policy makes; absent: it has errors.
[[nodiscard]] std::optional<std::string> renderedFrom(const std::string &policy);

/// The policy with what is wanted of these people: an entry for each, and the default for the unknown agent. Absent: a policy cannot
/// say it, as it knows neither hours nor paces, and no paths for everybody else.
[[nodiscard]] std::optional<std::string> policyWith(std::string policy, const Crowd &crowd,
                                                    const std::vector<std::size_t> &people);

} // namespace gatepost::goals

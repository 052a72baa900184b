// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/mend.h"

#include <optional>
#include <string>
#include <vector>

/// Uses said where they are claimed and not said yet (S144): members of Content-Signal and Content-Usage, the policy token,
/// directives of robots2.txt. Inside of apply.h, for the files of this room only.
namespace gatepost::goals {

struct SayingQuestion {
    const CompiledSite &site;
    const Goals &goals;
    std::chrono::sys_days day;
    std::vector<ClaimedUse> uses; ///< those that are false and asked for
    const ApplyQuestion &question;
    Budget &budget;
};

/// The new text of robots.txt; the same text where nothing can be said.
[[nodiscard]] std::string sayInRobots(const SayingQuestion &question);
/// The new text of robots2.txt. The site must have it.
[[nodiscard]] std::string sayInRobots2(const SayingQuestion &question);

} // namespace gatepost::goals

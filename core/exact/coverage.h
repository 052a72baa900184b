// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/map.h"
#include "core/settings/sitesettings.h"

#include <span>
#include <string>
#include <vector>

/// Which parts of a policy no test speaks about: what may change without a test noticing.
namespace gatepost::exact {

/// A region of the map for agents of which no test asks anything there.
struct UncoveredRegion {
    std::vector<std::string> agents; ///< names (nameOf()), for output
    std::vector<AskedAgent> asked;   ///< the same agents
    Region region;
    Decision decision = Decision::Allow; ///< on its paths
    Hours hours = Hours::always();       ///< of the first cell of the map that has this decision
};

struct Coverage {
    bool complete = true;
    std::vector<Message> unproven;
    std::size_t regions =
        0; ///< of the whole map, those of the policy files (S26) left out, equal ones of
           ///< several rows counted once
    std::vector<UncoveredRegion> uncovered; ///< in the map's order
};
/// A test speaks about a region if one of its agents cannot be told from one there, and one of its paths is in it; what it
/// expects, and at which time, does not count. `question.agents` are not looked at: it is about all.
[[nodiscard]] Coverage coverage(const CompiledSite &site, std::span<const PolicyTest> tests,
                                const ExactQuestion &question);

} // namespace gatepost::exact

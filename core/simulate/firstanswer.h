// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"

#include <optional>

namespace gatepost {

/// The robots.txt of a site that has nothing else and of which all counts for every crawler (S131, S132); null for any other.
[[nodiscard]] const Tree *robotsAlone(const Site &site);

/// The fetch verdict of one question to such a site, by a walk over its lines. No groups are listed, no rules are compiled and
/// nothing is kept. Nothing where only a view says it: hours, EXT groups, patterns of agents, the readings Known and Koster1994,
/// many wildcards.
[[nodiscard]] std::optional<FetchVerdict> firstAnswer(const Tree &robots, const Identity &agent,
                                                      Reading reading, const PathQuestion &path);

} // namespace gatepost

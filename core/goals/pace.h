// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"
#include "core/value/term.h"

#include <optional>

/// What files state of an agent's pace and of `crawl`, beside what goals want (S143).
namespace gatepost::goals {

/// A minute of that day at which the agent may come and no pace of at least so many seconds is stated (author). Absent: there is
/// none.
[[nodiscard]] std::optional<Instant> tooFastAt(const CompiledSite &site, const Identity &agent,
                                               double seconds, Instant day);

/// Whether robots2.txt states this of `crawl` to the agent.
[[nodiscard]] bool statesCrawl(const CompiledSite &site, const Identity &agent, Term crawl);

} // namespace gatepost::goals

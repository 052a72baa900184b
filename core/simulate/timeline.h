// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/resolvedagent.h"
#include "core/simulate/simulate.h"

#include <optional>
#include <vector>

/// An agent's week on a path: every instant at which its answer changes.
namespace gatepost {

/// What holds from `from` until the next span's `from`.
struct TimelineSpan {
    Instant from{};
    FetchVerdict fetch;
    std::optional<RateVerdict> rate;
    /// The rows of the use table whose effective value differs from the span before; in the first span empty.
    std::vector<UseVerdict> usesChanged;
};

/// The answer over [from, to): the first span begins at `from`, each further one where fetch verdict, pace or a row of
/// the use table changes (windows of Visit-time and Request-rate, ask answers that begin or end). `query.at` is not
/// looked at. Never empty if from < to; instants ascend strictly.
[[nodiscard]] std::vector<TimelineSpan> timeline(const CompiledSite &site, const Query &query,
                                                 Instant from, Instant to);

/// Minutes of the day at which some window of the agent's begins or has ended (Visit-time, Request-rate); ascending.
[[nodiscard]] std::vector<int> windowEdges(const ResolvedAgent &view);

/// Instants at which an answer of the rehearsal begins to count or is over (S71); ascending.
[[nodiscard]] std::vector<Instant> answerEdges(const AskRehearsal &asks);

} // namespace gatepost

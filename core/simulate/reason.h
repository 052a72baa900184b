// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/policytest.h"
#include "core/simulate/simulate.h"
#include "core/value/saidtime.h"

#include <optional>
#include <vector>

namespace gatepost {

/// What decided the fetch, as the end of a sentence: "robots.txt line 12, Disallow: /x", or what stood in for a line,
/// "no rule matches this path". `verdict` is one of `site`'s.
[[nodiscard]] Message reason(const CompiledSite &site, const Verdict &verdict);
[[nodiscard]] Message reason(const CompiledSite &site, const FetchVerdict &fetch);

/// What sentence() is made of.
struct SentenceParts {
    Message reason;               ///< reason()
    std::optional<Message> known; ///< knownSentence()
    std::vector<Message> more; ///< hours, pace and whatever else the agent must know, in this order
};
[[nodiscard]] SentenceParts sentenceParts(const CompiledSite &site, const Verdict &verdict,
                                          const SaidTime &said = formatInstant);
/// sentence() with its instants written by `said`.
[[nodiscard]] Message sentence(const CompiledSite &site, const Verdict &verdict,
                               const SaidTime &said);

/// describe() with the test's time written by `said`.
[[nodiscard]] Message describe(const PolicyTest &test, const SaidTime &said);

/// True for the remark that no rule of a file matches the path: where nothing decides, reason() says the same.
[[nodiscard]] bool saysThatNoRuleMatches(const TraceEntry &entry);

/// "GPTBot declares no category; the registry calls it a data-harvester" (S11).
[[nodiscard]] Message guessedCategory(const Identity &agent);

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/lab/rehearsal.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Whether a crawler kept to the rules of a rehearsed site, from the requests that it made.
namespace gatepost::lab {

enum class LabRule : std::uint8_t {
    LongestMatch, ///< the rules of the copy that the crawler had (S22–S24, S80)
    CrawlDelay,   ///< S43
    RequestRate,  ///< Request-rate and `rate` (S34, S60)
    VisitTime,    ///< S33
    RetryAfter,   ///< no request before Retry-After of a 429 is over (RFC 9110 §10.2.3)
    Cache,        ///< a copy of robots.txt is used for 24 h (RFC 9309 §2.4)
    Unreachable,  ///< what errors of robots.txt mean, with time (S131–S133)
    Ask,          ///< no page without an answer that allows it (S70, S73, S74)
    AskCache,     ///< an answer lasts 24 h, and nobody asks again before (S71)
    AllowOnce,    ///< allow-once is for one request (S72)
    Honeypot      ///< pages that nobody who keeps to the rules visits
};
constexpr std::size_t kLabRuleCount = 11;
[[nodiscard]] std::string_view labRuleName(LabRule rule); ///< "longest-match", …

enum class Mark : std::uint8_t {
    Kept,
    Broken,
    NotTested ///< nothing happened that the rule is about
};
[[nodiscard]] std::string_view markName(Mark mark); ///< "kept", "broken", "not-tested"

/// One request that broke a rule.
struct Fault {
    std::size_t request = 0; ///< index in the list that was judged
    std::string agent;
    CrawlTime at{};
    std::string target;
    Message why; ///< a sentence
};

struct RuleMark {
    LabRule rule = LabRule::LongestMatch;
    /// How often the rule could be broken or kept; 0: it was not tested.
    std::size_t occasions = 0;
    std::vector<Fault> faults; ///< in order of time

    [[nodiscard]] Mark mark() const {
        return !faults.empty() ? Mark::Broken : occasions > 0 ? Mark::Kept : Mark::NotTested;
    }
};

struct Conformance {
    std::array<RuleMark, kLabRuleCount> rules; ///< by LabRule
    std::size_t judged = 0;                    ///< requests of agents that were judged
    std::size_t nameless = 0; ///< requests whose User-Agent names nobody: they are not judged
    std::size_t others = 0;   ///< requests of agents that were not asked about

    [[nodiscard]] const RuleMark &of(LabRule rule) const {
        return rules[static_cast<std::size_t>(rule)];
    }
    [[nodiscard]] bool anyBroken() const;
    [[nodiscard]] bool anyKept() const;
};

struct ConformanceOptions {
    std::string agent;                      ///< own token; empty: all
    std::chrono::microseconds tolerance{0}; ///< by which a request may come too early or late
};

/// Judges requests in the order in which they came. Each request counts against the first rule that it breaks. The order is:
/// honeypot, retry-after, cache, unreachable, longest-match, visit-time, the rules about asking, pace.
///
/// What counts is the copy of robots.txt that the crawler got last, whatever is in force by then. The other files of the policy
/// are taken to be of the same time. Requests for policy files and refused pages are not counted in a pace, as in
/// rehearseCrawl().
[[nodiscard]] Conformance judge(const Rehearsal &rehearsal, std::span<const Served> requests,
                                const ConformanceOptions &options);

} // namespace gatepost::lab

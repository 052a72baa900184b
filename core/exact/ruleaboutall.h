// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/diff.h"
#include "core/simulate/policytest.h"

#include <expected>
#include <optional>
#include <string>

/// Rules about all agents, paths and times (S125): "no data harvester may fetch anything below /members/, ever".
namespace gatepost::exact {

struct RuleAboutAll {
    std::vector<AskedAgent> agents; ///< who it is about; not empty
    std::string paths = "/*";       ///< a pattern of S22
    std::optional<Instant> at;      ///< absent: at any time
    Expectation expect;
};

enum class Proof : std::uint8_t { Holds, Fails, Open };
[[nodiscard]] std::string_view proofName(Proof proof); ///< "holds", "fails", "open"

struct CounterExample {
    AskedAgent agent;
    Verdict verdict; ///< with path and instant, as simulate gives it
};
struct RuleResult {
    Proof proof = Proof::Open;
    std::optional<CounterExample> counterExample; ///< for Fails
    std::vector<Message> unproven;                ///< for Open
};
/// `day` dates the counter-examples. Fails if the pattern matches no path.
[[nodiscard]] std::expected<RuleResult, Message>
prove(const CompiledSite &site, const RuleAboutAll &rule, const ExactQuestion &question);

/// What a row of gatepost.yaml's tests came to, be it one question or a rule about all.
struct TestResult : TestOutcome {
    Proof proof = Proof::Open;                    ///< Fails too where the row itself is faulty
    std::optional<CounterExample> counterExample; ///< for Fails, unless the row is faulty
};
/// `now`: the instant of a question that names none, the day of counter-examples.
[[nodiscard]] TestResult runTest(const CompiledSite &site, const PolicyTest &test, Instant now,
                                 const Limits &limits = {});

} // namespace gatepost::exact

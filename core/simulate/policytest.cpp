// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulate/policytest.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>

namespace gatepost {

namespace {

constexpr std::array kDecisions = {Decision::Allow, Decision::Deny, Decision::Later, Decision::Ask};

TestOutcome faulty(Message reason) {
    return {false, {}, std::move(reason)};
}

/// "train: no — robots2.txt line 3, train: ask, because ask:deny".
Message reasonOf(const CompiledSite &site, const UseVerdict &use, const std::string &actual) {
    const bool caused = use.cause != Cause::None;
    if (!use.line)
        return caused ? Message(GATEPOST_TEXT("verdict", "%1, because %2"), actual, use.because())
                      : Message(actual);
    return {caused ? GATEPOST_TEXT("verdict", "%1 — %2 line %3, %4, because %5")
                   : GATEPOST_TEXT("verdict", "%1 — %2 line %3, %4"),
            actual,
            site.fileName(use.line->file),
            use.line->line.value,
            site.text(*use.line),
            use.because()};
}

/// "train: no": a row of the use table.
TestOutcome runUseTest(const CompiledSite &site, const Verdict &verdict, std::string_view expect) {
    const std::size_t colon = expect.find(':');
    const std::string_view name = trimmed(expect.substr(0, colon));
    const std::string_view wanted = trimmed(expect.substr(colon + 1));
    const Directive *row = dialect(DialectId::Robots2).find(name);
    const UseVerdict *use = row == nullptr ? nullptr : verdict.useOf(row->id);
    if (use == nullptr)
        return faulty({GATEPOST_TEXT("verdict", "“%1” is no directive of the use table"), name});
    TestOutcome outcome;
    outcome.actual = std::string(row->name) + ": " + use->effective;
    outcome.passed = equalsIgnoringCase(use->effective, wanted);
    outcome.reason = reasonOf(site, *use, outcome.actual);
    return outcome;
}

} // namespace

TestOutcome runPolicyTest(const CompiledSite &site, const PolicyTest &test, Instant now) {
    const std::string_view expect = trimmed(test.expect);
    const bool aboutUse = expect.contains(':');
    const auto *const wanted = std::ranges::find_if(kDecisions, [&](Decision decision) {
        return equalsIgnoringCase(expect, decisionName(decision));
    });
    if (!aboutUse && wanted == kDecisions.end())
        return faulty({GATEPOST_TEXT("verdict",
                                     "“%1” is no expectation: allow, deny, later, ask, or a row of "
                                     "the use table such as “train: no”"),
                       expect});
    auto agent = identify(trimmed(test.agent));
    if (!agent)
        return faulty(agent.error());
    if (trimmed(test.path).empty())
        return faulty(GATEPOST_TEXT("verdict", "the path is empty"));
    const Verdict verdict = site.simulate({.agent = std::move(*agent),
                                           .url = std::string(trimmed(test.path)),
                                           .at = test.at.value_or(now)},
                                          TraceLevel::None);
    if (aboutUse)
        return runUseTest(site, verdict, expect);
    return {verdict.fetch.decision == *wanted, std::string(decisionName(verdict.fetch.decision)),
            sentence(site, verdict)};
}

Message describe(const PolicyTest &test) {
    if (!test.at)
        return {GATEPOST_TEXT("verdict", "%1 on %2: %3 expected"), test.agent, test.path,
                test.expect};
    return {GATEPOST_TEXT("verdict", "%1 on %2 at %4: %3 expected"), test.agent, test.path,
            test.expect, formatInstant(*test.at)};
}

} // namespace gatepost

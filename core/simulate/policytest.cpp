// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/policytest.h"

#include "core/simulate/reason.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <format>

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

} // namespace

bool Expectation::isMetBy(const Verdict &verdict) const {
    if (decision)
        return (verdict.fetch.decision == *decision) != negated;
    const UseVerdict *use = verdict.useOf(directive);
    return (use != nullptr && equalsIgnoringCase(use->effective.text(), value)) != negated;
}

std::expected<Expectation, Message> parseExpectation(std::string_view text) {
    Expectation expect;
    std::string_view rest = trimmed(text);
    if (rest.size() > 4 && startsWithIgnoringCase(rest, "not") &&
        (rest[3] == ' ' || rest[3] == '\t')) {
        expect.negated = true;
        rest = trimmed(rest.substr(3));
    }
    for (const Decision decision : kDecisions)
        if (equalsIgnoringCase(rest, decisionName(decision))) {
            expect.decision = decision;
            return expect;
        }
    const std::size_t colon = rest.find(':');
    if (colon == std::string_view::npos)
        return std::unexpected(Message(
            GATEPOST_TEXT("verdict", "%1 is not an expectation: write allow, deny, later, ask, "
                                     "“not” before one of these, or a row of the use table such "
                                     "as “train: no”"),
            quoted(trimmed(text))));
    const Directive *row = dialect(DialectId::Robots2).find(trimmed(rest.substr(0, colon)));
    if (row == nullptr || !std::ranges::contains(useDirectives(), row->id))
        return std::unexpected(
            Message(GATEPOST_TEXT("verdict", "%1 is not a directive of the use table"),
                    quoted(trimmed(rest.substr(0, colon)))));
    expect.directive = row->id;
    expect.value = toLower(trimmed(rest.substr(colon + 1)));
    return expect;
}

std::expected<CompiledSite, Message> siteWithAnswers(const CompiledSite &site,
                                                     std::string_view answers) {
    Site copy = site.site();
    copy.answers = {};
    if (auto added = addAnswers(copy.answers, answers); !added)
        return std::unexpected(added.error());
    return CompiledSite(std::move(copy));
}

TestOutcome runPolicyTest(const CompiledSite &site, const PolicyTest &test, Instant now) {
    if (!test.status.empty()) {
        const auto stated = siteWithAnswers(site, test.status);
        if (!stated)
            return faulty(stated.error());
        PolicyTest plain = test;
        plain.status.clear();
        return runPolicyTest(*stated, plain, now);
    }
    const auto expect = parseExpectation(test.expect);
    if (!expect)
        return faulty(expect.error());
    auto agent = identify(trimmed(test.agent), {}, site.site().registry);
    if (!agent)
        return faulty(agent.error());
    if (trimmed(test.path).empty())
        return faulty(GATEPOST_TEXT("verdict", "the path is empty"));
    const auto reading =
        test.reading.empty() ? std::optional(Reading::Author) : parseReading(trimmed(test.reading));
    if (!reading)
        return faulty({GATEPOST_TEXT("verdict", "%1 is not a reading: author, rfc9309, google, "
                                                "koster1994 or known is expected"),
                       gatepost::quoted(test.reading)});
    const Verdict verdict = site.simulate({.agent = std::move(*agent),
                                           .url = std::string(trimmed(test.path)),
                                           .at = test.at.value_or(now),
                                           .reading = *reading},
                                          TraceLevel::None);
    TestOutcome outcome;
    outcome.passed = expect->isMetBy(verdict);
    if (expect->decision) {
        outcome.actual = decisionName(verdict.fetch.decision);
        outcome.reason = sentence(site, verdict, formatMetaDateTime);
    } else {
        const UseVerdict &use = *verdict.useOf(expect->directive);
        outcome.actual = std::format("{}: {}", directiveName(use.directive), use.effective.text());
        outcome.reason = reasonOf(site, use, outcome.actual);
    }
    return outcome;
}

namespace {

Message describeQuestion(const PolicyTest &test, const SaidTime &said) {
    const std::string &agent = test.agents.empty() ? test.agent : test.agents;
    const std::string &path = test.paths.empty() ? test.path : test.paths;
    if (!test.reading.empty() && !equalsIgnoringCase(test.reading, "author"))
        return {test.at ? GATEPOST_TEXT("verdict", "%1 on %2 in the reading %4 at %5: %3 expected")
                        : GATEPOST_TEXT("verdict", "%1 on %2 in the reading %4: %3 expected"),
                agent,
                path,
                test.expect,
                test.reading,
                test.at ? said(*test.at) : Message()};
    if (!test.at)
        return {GATEPOST_TEXT("verdict", "%1 on %2: %3 expected"), agent, path, test.expect};
    return {GATEPOST_TEXT("verdict", "%1 on %2 at %4: %3 expected"), agent, path, test.expect,
            said(*test.at)};
}

} // namespace

Message describe(const PolicyTest &test) {
    return describe(test, formatInstant);
}

Message describe(const PolicyTest &test, const SaidTime &said) {
    Message question = describeQuestion(test, said);
    if (test.status.empty())
        return question;
    return {GATEPOST_TEXT("verdict", "%1, if the answer is %2"), std::move(question),
            gatepost::quoted(test.status)};
}

} // namespace gatepost

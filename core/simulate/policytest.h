// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/settings/sitesettings.h"
#include "core/simulate/simulate.h"
#include "core/text/message.h"

#include <expected>
#include <optional>
#include <string>
#include <string_view>

/// A site's policy tests: rows of gatepost.yaml that must stay true. The window runs them on every edit, the command
/// line in a pipeline.
///
///     tests:
///       - {agent: GPTBot, path: /blog, expect: deny}
///       - {agent: ClaudeBot, path: /, at: 2026-11-20T07:00:00Z, expect: "train: no"}
///       - {agent: Googlebot, path: /staging/, reading: known, expect: deny}
///       - {agent: Googlebot, path: /, status: "503,since=2d", expect: allow}
namespace gatepost {

/// What a test wants: "deny", "not allow", "train: no".
struct Expectation {
    bool negated = false;
    std::optional<Decision> decision;
    DirectiveId directive = DirectiveId::None; ///< of the use table, where `decision` is absent
    std::string value;                         ///< of the directive, lower case

    [[nodiscard]] bool isMetBy(const Verdict &verdict) const;
};
[[nodiscard]] std::expected<Expectation, Message> parseExpectation(std::string_view text);

struct TestOutcome {
    bool passed = false;
    /// What it came to, in the form of `expect`: "allow", "train: no"; empty where the test itself is faulty.
    std::string actual;
    /// Why: the verdict's sentence, the row of the use table in words, or what is wrong with the test.
    Message reason;
};

/// The site of a test that states how requests end (S130): the same files with these answers.
[[nodiscard]] std::expected<CompiledSite, Message> siteWithAnswers(const CompiledSite &site,
                                                                   std::string_view answers);

/// For a test of one question (a rule about all is for core/exact). `now` is the instant of tests that name none. A test whose agent or expectation cannot be read fails.
[[nodiscard]] TestOutcome runPolicyTest(const CompiledSite &site, const PolicyTest &test,
                                        Instant now);

/// "GPTBot on /blog at 2026-11-20T07:00:00Z: allow expected".
[[nodiscard]] Message describe(const PolicyTest &test);

} // namespace gatepost

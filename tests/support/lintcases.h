// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lint/lint.h"

#include <map>
#include <string>
#include <vector>

/// The cases of one check, tests/cases/lint/CODE.txt:
///
///     === a title
///     --- robots.txt              (also robots-ai.txt, robots2.txt, asks.json)
///     User-agent: *
///     Disalow: /x
///     --- chain https://a.example/x.txt
///     --- now 2026-11-20T08:00:00Z, --- origin https://a.example, --- rendered
///     --- found                   every finding of this code, in order; "--- clean" instead: there is none
///     robots.txt:2:1 Disalow      file, line, column in bytes, the bytes it points at
///     --- fixed robots.txt        the file after the first fix of every finding of this code
///     …
///
/// In texts ␍ is CR, ␀ NUL, ␠ a blank at a line's end, ⟨EF BB⟩ bytes, ⟨3*text⟩ a repetition, and ∎ the end of a file without
/// line end.
namespace gatepost::test {

struct LintCase {
    std::string title;
    std::map<std::string, std::string> files; ///< robots.txt, robots-ai.txt, robots2.txt, rendered
    std::vector<std::pair<std::string, std::string>> chain;
    std::string now;
    std::string origin;
    bool clean = false;
    bool hasFound = false;
    std::string found;
    std::string fixedFile; ///< empty: no fix is looked at
    std::string fixed;
};

std::vector<LintCase> readLintCases(const std::string &text);
/// The text with its signs in place of bytes, and back.
std::string withBytes(std::string text);
std::string withSigns(const std::string &text);

Site siteOf(const LintCase &lintCase);
LintOptions optionsOf(const LintCase &lintCase);

/// What the case should say: findings of `code`, one a line.
std::string describeFindings(const Site &site, const std::vector<Diagnostic> &found,
                             std::string_view code);

/// The case file with `found` and `fixed` as they are now, for the explicit refresh.
std::string writeLintCases(const std::vector<LintCase> &cases);

} // namespace gatepost::test

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

/// Who asks, for the plain evaluator: S10–S12, S14–S16, S18. Of core it uses the registry's rows, as data.
namespace gatepost::test {

struct PlainAgent {
    std::string name;
    std::string token;
    std::string category; ///< empty: none
    std::string categorySource;
    std::string kind; ///< empty: not known
    bool ai = true;
    bool obeysStar = true;
    bool known = false; ///< the registry has a row for it; what follows is of that row (S83)
    bool obeysRobots = true;
    bool obeysDelay = false;
    bool starDelay = false; ///< the Crawl-delay of * counts beside its own group
    bool google = false;
    std::vector<std::string> reads;
    std::string own;                    ///< cut like a line's, lower case
    std::vector<std::string> fallbacks; ///< likewise
};

/// Absent: a malformed question.
[[nodiscard]] std::optional<PlainAgent> plainAgent(const std::string &text,
                                                   const std::string &option);
[[nodiscard]] bool isCategory(const std::string &word); ///< lower case

/// S14.
[[nodiscard]] std::string cutToken(const std::string &value);
[[nodiscard]] bool isStar(const std::string &cut);
/// S15: a glob or a regular expression.
[[nodiscard]] bool isPattern(const std::string &cut);
[[nodiscard]] bool patternMatches(const std::string &cut, const std::string &name);

} // namespace gatepost::test

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/lint/phrases.h"
#include "core/match/ruleset.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What checks over several files share: whom both speak to, and what each says to an agent (plain groups, S12, S13).
namespace gatepost::linting {

/// Tokens that either file has a group for, in lower case, and "*" always; no patterns.
[[nodiscard]] std::vector<std::string> namedTokens(const FileUnderCheck &one,
                                                   const FileUnderCheck &other);

/// The rules of the group that decides for a token: its own, else a fall-back token's, else that of `*`. Empty if there is
/// none, or if it has an extended group, which is read otherwise.
[[nodiscard]] std::vector<std::uint32_t> decidingRules(const FileUnderCheck &file,
                                                       std::string_view token);

/// Rules of a file, compiled to be asked about many paths: what decide() says, in a time that hardly grows with the rules.
class CompiledRules {
public:
    /// `rules`: indices into the file's groups.rules. Both must outlive this.
    CompiledRules(const FileUnderCheck &file, std::span<const std::uint32_t> rules);
    /// The rule that decides a normalised path; absent where none matches (S23).
    [[nodiscard]] std::optional<std::uint32_t> decide(const std::string &path) const;

private:
    std::span<const std::uint32_t> m_rules;
    RuleSet m_set;
};

/// "Allow: PATH" behind the last line of the first group for `*`; the file must have one.
[[nodiscard]] Fix allowForAllFix(const FileUnderCheck &file, const std::string &path);

/// Keeps comparisons of two files bounded: each pair of rule sets once, and no more than some million rules against rules.
class PairBudget {
public:
    [[nodiscard]] bool take(const std::vector<std::uint32_t> &one,
                            const std::vector<std::uint32_t> &other);

private:
    std::vector<std::pair<std::vector<std::uint32_t>, std::vector<std::uint32_t>>> m_seen;
    std::size_t m_left = 4'000'000;
};

/// Calls `take` with a path for each of the rules of a kind: one that the rule matches and that says all about it
/// (deadrules.h). At most a thousand rules.
void forEachWitness(const FileUnderCheck &file, std::span<const std::uint32_t> rules,
                    DirectiveId kind, const std::function<void(const std::string &)> &take);

} // namespace gatepost::linting

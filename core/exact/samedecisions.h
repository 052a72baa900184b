// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/list.h"
#include "core/exact/work.h"
#include "core/match/ruleset.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

/// Whether two sets of rules decide every path alike: what `differences()` finds of whole sites, for two sets alone.
namespace gatepost::exact {

enum class Sameness : std::uint8_t { Same, Differs, Undecided };

/// What of a decision must be the same.
enum class Sees : std::uint8_t {
    Denials,  ///< whether the path is denied
    Outcomes, ///< whether it is denied, allowed by a rule, or met by no rule (S41)
};

/// What a decision counts as: equal numbers are the same.
[[nodiscard]] std::uint32_t seenAs(PathOutcome outcome, Sees sees);

/// Exact, over all paths that a rule can be asked about (S121), without those of the policy files (S26). The sets are of one
/// reading. Where `work` ends first the answer is Undecided, never Same.
[[nodiscard]] Sameness compareDecisions(const RuleSet &one, const RuleSet &other, Sees sees,
                                        Work &work);

/// A set of rules that is compared with what is left of it without some of them. Not shared between threads.
///
/// How. Let r be a rule that goes, and q the one that decides some path afterwards which r decided before. Of the paths of both
/// take one with a byte that no pattern contains for each star (stars.h). Whatever rule matches that path matches the first
/// one, too, so that r and q decide there as well. Such paths of all pairs r and q show every difference, with one of r alone.
class LessRules {
public:
    /// `set` must outlive it.
    explicit LessRules(const RuleSet &set) : m_set(set) {}
    /// As compareDecisions(), quickly where `left` is the set without some of its lines (RuleLine::line).
    [[nodiscard]] Sameness compare(const RuleSet &left, Sees sees, Work &work);

private:
    [[nodiscard]] std::optional<std::vector<bool>> goneIn(const RuleSet &left) const;
    [[nodiscard]] Sameness search(const std::vector<bool> &gone, Sees sees, Work &work);
    [[nodiscard]] Sameness at(const std::string &path, const std::vector<bool> &gone,
                              Sees sees) const;

    const RuleSet &m_set;
    std::optional<DecisionList> m_list; ///< made when it is first needed
    std::optional<char> m_fresh;
};

/// One for each set that is asked about.
class LessRulesOf {
public:
    [[nodiscard]] LessRules &of(const RuleSet &set) {
        return *m_known.try_emplace(&set, std::make_unique<LessRules>(set)).first->second;
    }

private:
    std::map<const RuleSet *, std::unique_ptr<LessRules>> m_known;
};

} // namespace gatepost::exact

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/ask/ask.h"
#include "core/match/ruleset.h"
#include "core/simulate/verdict.h"
#include "core/syntax/scopes.h"
#include "core/syntax/tree.h"
#include "core/value/agerating.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

/// The AI policy of robots2.txt and its chain (S51–S57): what is stated, and what follows from it.
namespace gatepost {

/// A policy line with a valid value. Lines with an invalid one decide nothing (S52) and are not here.
struct PolicyLine {
    std::uint32_t line = 0;
    DirectiveId directive = DirectiveId::None;
    std::int32_t block = -1; ///< index into blockNames; -1 = global
    UseValue value;
    std::optional<PathPattern> path; ///< age-rating with a path (S54)
};

/// One robots2.txt, local or chained, read for its policy.
struct PolicyFile {
    PolicyFile(const Tree &tree, FileId file, std::string url);

    Tree tree;
    FileId file;
    std::string url;                     ///< of a chained file, else empty
    std::vector<std::string> blockNames; ///< cut (S14)
    std::vector<PolicyLine> lines;
};

/// A directive as stated for one agent.
struct StatedValue {
    UseValue value;
    LineRef line;
    UseScope scope;
};

/// The reference to a line of a tree, as verdicts hold it.
[[nodiscard]] LineRef lineRef(const Tree &tree, FileId file, std::uint32_t line);

/// What the files state for an agent: own token's block, category's block, global; the local file first, then each
/// chained one (S53). age-rating is left to `ageRating`, since it depends on the path.
class StatedPolicy {
public:
    /// `reads`: of the files only those that the agent reads; empty: all of them.
    StatedPolicy(const std::vector<PolicyFile> &files, const Identity &agent,
                 const std::function<bool(FileId)> &reads = {});

    [[nodiscard]] bool statesAny() const { return m_statesAny; }
    [[nodiscard]] const StatedValue *find(DirectiveId directive) const;
    /// S54: in the first scope that has a line for the path, the longest path decides.
    [[nodiscard]] const StatedValue *ageRating(const PathQuestion &path) const;
    /// True if a block for the agent's category states what counts (S11, S53).
    [[nodiscard]] bool heedsCategory() const { return m_heedsCategory; }

    struct Rating {
        const PathPattern *path; ///< null: every path
        const StatedValue *stated;
    };
    /// All of them, the one that decides first where several match. They live as long as the policy and its files.
    [[nodiscard]] std::vector<Rating> ageRatings() const;

private:
    struct RatedPath {
        const PolicyLine *line;
        StatedValue stated;
    };
    std::vector<std::optional<StatedValue>> m_stated; ///< by DirectiveId
    bool m_statesAny = false;
    bool m_heedsCategory = false;
    std::vector<std::vector<RatedPath>> m_ageRatings; ///< one list a scope, in the order of S53
};

struct UseQuestion {
    const Identity &agent;
    const PathQuestion &path;
    Instant at;
    bool competitor = false;
    bool deniedByRule =
        false; ///< a path rule denies the fetch (S55); false for a policy file (S26)
};

/// The use table, in the order of useDirectives() (S55–S57, S70–S73).
[[nodiscard]] UseTable useTable(const StatedPolicy &policy, const AskRehearsal *asks,
                                const UseQuestion &question);
/// The row of `crawl` alone, without what path rules make of it: what the fetch verdict needs (S56).
[[nodiscard]] UseVerdict crawlUse(const StatedPolicy &policy, const AskRehearsal *asks,
                                  const UseQuestion &question);

} // namespace gatepost

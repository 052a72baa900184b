// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/headindex.h"
#include "core/exact/region.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

/// Splits paths by the rule that wins in each of several lists. Every path has exactly one combination of winners.
/// Combinations with the same answer are not split further.
namespace gatepost::exact {

/// A list of one site, or the same place of two sites.
struct Layer {
    const DecisionList *before = nullptr;
    const DecisionList *after = nullptr; ///< the same object: both sites have one and the same list
    /// Of a shared one: answers depend on its labels alone, also where a solver goes by rules.
    bool byLabel = false;
    [[nodiscard]] bool isShared() const { return before == after; }
};

/// What has won in a layer.
struct Winners {
    std::uint32_t before = 0;
    std::uint32_t after = 0;
};

class Solver {
public:
    /// What an answer is, from the winners of all layers. 0: nothing is to be said of such paths. It may look at labels;
    /// where `byRule` is set also at the rules themselves.
    using Evaluate = std::function<std::uint64_t(std::span<const Winners>)>;
    /// A set of paths that all have this answer. False ends the search.
    using Emit = std::function<bool(const PathSet &, std::uint64_t)>;

    Solver(std::vector<Layer> layers, Evaluate evaluate, Emit emit, bool byRule, Work &work);
    /// All of `start`, cut into disjoint sets.
    void run(const PathSet &start);
    ~Solver();

private:
    struct Candidates; ///< combinations of winners that stand for all, and their answers
    void solve(const PathSet &paths);
    [[nodiscard]] Candidates candidates() const;
    [[nodiscard]] std::shared_ptr<const Candidates> knownCandidates();
    void split(std::size_t layer, const PathSet &paths);
    void splitChanged(std::size_t layer, const PathSet &paths);
    void descend(std::size_t layer, Winners winners, const PathSet &paths);
    [[nodiscard]] const HeadIndex &headsAfter(std::size_t layer);
    [[nodiscard]] bool canMatter(std::size_t layer, Winners winners);

    std::vector<Layer> m_layers;
    std::vector<std::vector<Winners>> m_representatives; ///< by layer
    std::vector<ListChanges> m_changes;                  ///< by layer; empty for shared ones
    std::vector<std::optional<HeadIndex>>
        m_heads; ///< by layer, of its list after; made when needed
    Evaluate m_evaluate;
    Emit m_emit;
    Work &m_work;
    std::vector<std::optional<Winners>> m_chosen;
    /// By the labels of what has won; for answers by label alone.
    std::map<std::vector<std::uint64_t>, std::shared_ptr<const Candidates>> m_known;
    bool m_byRule;
    bool m_ended = false;
};

} // namespace gatepost::exact

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/sent.h"
#include "core/exact/side.h"
#include "core/exact/solver.h"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <vector>

/// What agents are documented to do (S83) within a set of paths on which two sites each have one answer (S124). For the files
/// of this room only.
namespace gatepost::exact {

/// Paths for which each of the two sites has one documented answer.
struct KnownPart {
    PathSet set;
    /// Present where spellings of one path are different paths to an agent of Google: its patterns cut the set (S90).
    std::optional<Region> region;
};

class KnownParts {
public:
    /// `agents` have two sides, each with what the agent is documented to do (Side::known). `spellings` is the work for the
    /// agents of Google, apart because it must not end the search for all else.
    KnownParts(ListStore &store, const AgentClass &agents, Work &work, Work &spellings);

    /// The set in disjoint parts. What cannot be decided stays together, which the two works then know. `set` has no policy
    /// file.
    [[nodiscard]] std::vector<KnownPart> of(const PathSet &set, Instant at);

private:
    /// The rules of two lists of the google reading as one list, whose labels stand for both outcomes.
    struct Both;

    [[nodiscard]] const DecisionList &rulesOf(std::size_t side, std::size_t file) const;
    [[nodiscard]] bool isSent(const DecisionList &list) const;
    [[nodiscard]] std::uint64_t answersOf(std::array<FileDecisions, 2> decisions,
                                          const PathQuestion &path, Instant at) const;
    void makeSolver();
    [[nodiscard]] std::vector<KnownPart> bySpelling(const PathSet &set, Instant at);
    [[nodiscard]] const Both &bothOf(std::size_t file);
    [[nodiscard]] Region regionOf(const Region &region, const Both &both,
                                  std::span<const SentPart> parts, const SentPart &part) const;

    ListStore &m_store;
    std::array<Side, 2> m_sides;      ///< as documented
    std::unique_ptr<Solver> m_solver; ///< by what is documented; its lambdas use what follows
    std::optional<PathQuestion> m_path;
    Instant m_at{};
    std::vector<KnownPart> m_parts;
    Work &m_work;
    Work &m_spellings;
    std::map<std::size_t, std::shared_ptr<const Both>> m_both; ///< by file
    SentLists m_sentLists;                                     ///< of those
};

} // namespace gatepost::exact

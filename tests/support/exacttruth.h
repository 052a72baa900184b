// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exact/map.h"
#include "core/exact/ruleaboutall.h"

#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

/// The truth about small worlds, by trying everything: what maps, differences and rules about all are measured against.
/// Patterns of regions are read by tests/support/matchoracle.h, verdicts are the simulator's.
namespace gatepost::test {

/// All paths of a few letters, and which of them each pattern matches: tried once, then remembered.
class PathWorld {
public:
    /// The paths of `letters` that begin with "/", up to a length. Normalising must leave the letters as they are.
    PathWorld(const std::string &letters, std::size_t most);
    /// Paths as they are sent: "/" and up to `most` of the pieces ("a", "%61", "%2").
    PathWorld(const std::vector<std::string> &pieces, std::size_t most);

    [[nodiscard]] const std::vector<std::string> &paths() const { return m_paths; }
    /// By path.
    [[nodiscard]] const std::vector<bool> &matchedBy(const exact::SitePattern &pattern);
    [[nodiscard]] std::vector<bool> in(const exact::Region &region);

    /// One path of each set that the patterns do not tell apart, and from each a second one by chance: an answer that
    /// depends on more than these patterns would be seen in time.
    struct Chosen {
        std::vector<std::size_t> first; ///< indexes into paths()
        std::vector<std::size_t> second;
    };
    [[nodiscard]] Chosen chosen(const std::vector<exact::SitePattern> &patterns);
    [[nodiscard]] std::size_t below(std::size_t end) { return m_random() % end; }

private:
    std::vector<std::string> m_paths;
    std::vector<std::string> m_normalised; ///< by path
    std::map<exact::SitePattern, std::vector<bool>> m_known;
    std::mt19937_64 m_random{23};
};

/// Empty if the differences are exactly the paths, agents and minutes on which the answers differ, each in one difference;
/// else what is wrong. `minutes`: those to be tried; of those that no window tells apart, one by chance.
[[nodiscard]] std::string wrongDifferences(const CompiledSite &before, const CompiledSite &after,
                                           const exact::Differences &found,
                                           const exact::ExactQuestion &question, PathWorld &world,
                                           const std::vector<int> &minutes);
/// Empty if the regions of every cell are a partition of the paths and their verdicts are the simulator's.
[[nodiscard]] std::string wrongMap(const CompiledSite &site, const exact::PolicyMap &map,
                                   const exact::ExactQuestion &question, PathWorld &world,
                                   const std::vector<int> &minutes);
/// Empty if the proof is right about these paths and minutes.
[[nodiscard]] std::string wrongProof(const CompiledSite &site, const exact::RuleAboutAll &rule,
                                     const exact::RuleResult &result,
                                     const exact::ExactQuestion &question, PathWorld &world,
                                     const std::vector<int> &minutes);

/// The same for random questions about real files: URLs made of both sites' rules. A path is changed if and only if it is in
/// exactly one difference of the agent and the minute.
[[nodiscard]] std::string wrongAnswers(const CompiledSite &before, const CompiledSite &after,
                                       const exact::Differences &found,
                                       const exact::ExactQuestion &question, std::uint64_t seed,
                                       std::size_t count);

/// Counts the questions that the functions above have tried.
[[nodiscard]] std::uint64_t questionsTried();

/// Random rules over few letters, so that patterns keep meeting.
class RuleMaker {
public:
    RuleMaker(std::uint64_t seed, Reading reading, bool extended)
        : m_random(seed), m_reading(reading), m_extended(extended) {}

    [[nodiscard]] std::vector<std::string> rules();
    /// Some rules changed, added, removed or moved.
    [[nodiscard]] std::vector<std::string> edited(std::vector<std::string> rules);
    [[nodiscard]] std::string pattern();
    /// Patterns are also made of these from now on ("%61", "%2").
    void addPieces(std::vector<std::string> pieces) { m_pieces = std::move(pieces); }
    [[nodiscard]] std::size_t below(std::size_t end) { return m_random() % end; }
    [[nodiscard]] std::string group(const std::vector<std::string> &rules) const;

private:
    [[nodiscard]] std::string rule();

    std::mt19937_64 m_random;
    Reading m_reading;
    bool m_extended;
    std::vector<std::string> m_pieces;
};

} // namespace gatepost::test

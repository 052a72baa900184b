// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/filerules.h"
#include "core/simulate/policy.h"
#include "core/simulate/siteaccess.h"
#include "core/simulate/verdict.h"
#include "core/text/fewlist.h"

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// One agent's view of a compiled site under one reading: deciding groups found, rule sets compiled, policy looked up.
namespace gatepost {

/// A file as it concerns the agent.
struct ResolvedFile {
    FileId file;
    /// By whose rules it is read; never Known, which comes to one of the others (S83).
    Reading reading = Reading::Author;
    bool read = true;   ///< false: such a crawler does not look at it (S82, S83)
    bool speaks = true; ///< robots-ai.txt does not speak to an agent that is not AI (S42)
    bool counts = true; ///< a chained file whose groups an earlier file keeps from counting (S59)
    GroupMatch match;
    bool unreachable = false; ///< the rules are those of a file that cannot be had (S131)
    /// Crawl-delays of * that count beside the agent's own group, as it documents (S83).
    std::vector<FileRules::At<double>> starDelays;

    [[nodiscard]] const FileRules *rules() const {
        return read && speaks && counts ? match.rules.get() : nullptr;
    }
};

class ResolvedAgent {
public:
    ResolvedAgent(const Identity &who, Reading by, const SiteAccess &answers, StatedPolicy &&stated)
        : agent(who), reading(by), access(answers), policy(std::move(stated)) {}

    Identity agent;
    Reading reading = Reading::Author;
    SiteAccess access;       ///< what the answers for the site files mean to it (S131–S134)
    bool ignores = false;    ///< documented to ignore robots.txt (S83); only in the reading Known
    bool crawlDelays = true; ///< a Crawl-delay counts
    /// Those that exist and may state something, in the order of FileId.
    FewList<ResolvedFile, 1> files;
    StatedPolicy policy;
    /// Minutes at which all files' windows are open (S43); absent if none has any.
    std::optional<DaySchedule> schedule;

    /// The groups of robots.txt for policy tokens that name a use (S112); null if there are none, or for a reading without
    /// signals.
    std::shared_ptr<const FileRules> useToken;

    /// The file that states signals (S110, S111), or null if the site has none.
    [[nodiscard]] const ResolvedFile *signalFile() const;
};

/// What the path rules of all files come to (S40, S41, S50, S59, S80).
struct PathVerdict {
    struct PerFile {
        const ResolvedFile *view = nullptr;
        PathDecision decision;
        bool overruled = false; ///< robots-ai.txt's denial against an Allow of robots.txt (S41)
    };
    FewList<PerFile, 3> files;
    std::optional<std::uint8_t> firstDenial; ///< in `files`: the first whose rule denies
    std::optional<std::uint8_t> firstAllow;  ///< the first with a matching Allow
    bool anyGroup = false;
    bool anyFile = false;

    /// Null where no file's rule does.
    [[nodiscard]] const PerFile *denies() const { return at(firstDenial); }
    [[nodiscard]] const PerFile *allows() const { return at(firstAllow); }

private:
    [[nodiscard]] const PerFile *at(std::optional<std::uint8_t> place) const {
        return place ? &files[*place] : nullptr;
    }
};

/// The line that a file's rule decision names, if any.
[[nodiscard]] std::optional<std::uint32_t> decidedLine(const ResolvedFile &view,
                                                       const PathDecision &decision);
[[nodiscard]] bool isDenial(PathOutcome outcome);

/// Which window, of several files, is named, and when all of them together change (S33, S43).
[[nodiscard]] std::optional<WindowVerdict> windowAt(const ResolvedAgent &view, Instant at,
                                                    std::span<const Tree *const> trees);
/// The slowest of all stated paces (S34, S43, S60).
[[nodiscard]] std::optional<RateVerdict> rateAt(const ResolvedAgent &view, Instant at,
                                                std::span<const Tree *const> trees);
/// True where an EXT group of the agent states neither Request-rate nor Crawl-delay (S34).
[[nodiscard]] bool keepsToRuleOfThumb(const ResolvedAgent &view);

} // namespace gatepost

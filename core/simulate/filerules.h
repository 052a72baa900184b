// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/identity.h"
#include "core/match/ruleset.h"
#include "core/simulate/namedagents.h"
#include "core/simulate/verdict.h"
#include "core/syntax/groups.h"
#include "core/syntax/tree.h"
#include "core/value/signals.h"
#include "core/value/time.h"

#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// One file of a compiled site: who is named in it, and the rules of whoever decides (S12–S18, S30).
namespace gatepost {

/// By what a file's groups name an agent (S16).
enum class NamedBy : std::uint8_t { Nobody, OwnToken, FallbackToken, Pattern, Star };

/// The deciding groups of a file, put together (S13), and everything that stands in them.
struct FileRules {
    template <typename T>
    struct At {
        std::uint32_t line = 0;
        T value;
    };

    bool extended = false; ///< EXT groups alone (S30)
    GroupList groups;   ///< indices into the file's groups; empty for the readings without groups
    GroupList setAside; ///< plain groups of the same token that EXT groups replace (S30)
    RuleSet rules;      ///< RuleLine::line is the line's index in the file
    std::vector<At<TimeWindow>> windows;
    std::optional<DaySchedule> schedule; ///< their union; absent without a well-formed Visit-time
    std::vector<At<RequestRate>> requestRates;
    std::vector<At<double>> crawlDelays;
    std::vector<std::uint32_t> comments;
    std::vector<At<ContentUsage>> contentUsage;
    std::vector<At<SignalMap>> contentSignal;
    RuleSet aiTraining;
    bool hasAiTraining = false;

    /// The slowest Request-rate whose window contains `at`, else the slowest without a window, else null (S34).
    [[nodiscard]] const At<RequestRate> *requestRateAt(Instant at) const;
};

/// Which groups of a file decide for an agent.
struct GroupMatch {
    NamedBy by = NamedBy::Nobody;
    std::string key;                        ///< the token, pattern or "*", in lower case
    std::shared_ptr<const FileRules> rules; ///< null for Nobody
    bool starIgnored =
        false; ///< Nobody, though there is a group for *: it does not reach the agent (S18)
};

class FileIndex {
public:
    FileIndex(const Tree &tree, FileId file);

    [[nodiscard]] const Tree &tree() const { return m_tree; }
    [[nodiscard]] const Groups &groups(Reading reading = Reading::Author) const;

    /// Which groups of the file decide, by the rules of a reading (not Known). Thread-safe; results are kept and
    /// shared. `documented`: the agent's fall-back tokens count, and a `*` that it is documented to ignore does not
    /// (S83), as they always do in the reading Author.
    [[nodiscard]] GroupMatch match(const Identity &agent, Reading reading,
                                   bool documented = false) const;

    /// The rules of the groups for *, by the rules of the readings Author and Rfc9309; null if there are none.
    [[nodiscard]] std::shared_ptr<const FileRules> starRules(Reading reading) const;
    /// The groups that name one of the tokens, as one group, matched as S22–S24 (S112); null if none does.
    [[nodiscard]] std::shared_ptr<const FileRules>
    rulesNaming(std::span<const KnownAgent *const> tokens) const;

private:
    struct Google;
    struct Koster;
    GroupMatch matchGroups(const Identity &agent, Reading reading, bool documented) const;
    GroupMatch matchGoogle(const Identity &agent, bool documented) const;
    GroupMatch matchKoster(const Identity &agent) const;
    NamedAgents &names(Reading reading) const;
    std::shared_ptr<const FileRules> rulesOf(NamedAgents &names, const GroupList &groups,
                                             Reading reading) const;

    Tree m_tree;
    FileId m_file;
    mutable std::mutex m_mutex;
    mutable std::optional<NamedAgents>
        m_author; ///< here, because most sites are asked by this reading alone
    mutable std::unique_ptr<NamedAgents> m_plain;
    mutable std::shared_ptr<Google> m_google;
    mutable std::shared_ptr<Koster> m_koster;
};

} // namespace gatepost

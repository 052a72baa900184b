// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/budget.h"
#include "core/goals/reach.h"
#include "core/goals/state.h"
#include "core/value/term.h"

#include <optional>
#include <vector>

/// What goals claim of use (S144): which signals every agent that may fetch a path is told.
namespace gatepost::goals {

/// What the proofs of all uses of a site share.
class UseFacts {
public:
    /// The arguments must outlive it. `all`: agentsOf() in the reading author. `memory`: as of Reach.
    UseFacts(const CompiledSite &site, const Goals &goals, const GoalQuestion &question,
             const exact::AskedAgents &all, Budget &budget, ReachMemory *memory = nullptr);

    [[nodiscard]] const CompiledSite &site() const { return m_site; }
    /// Whom uses are claimed of: all, and those that exceptions name.
    [[nodiscard]] const std::vector<exact::AskedAgent> &agents() const { return m_agents; }
    [[nodiscard]] const std::vector<Message> &unproven() const { return m_unproven; } ///< of agents
    [[nodiscard]] Reach &reach() { return m_reach; }

    /// Agents to whom one thing is said everywhere and always. Lines in it may be those of another site of the memory.
    struct Told {
        std::vector<exact::AskedAgent> agents;
        ReachMemory::Cells cells;
    };
    struct Map {
        std::vector<Told> rows;
        std::vector<Message> unproven;
    };
    /// Of all of them and all times; made when first asked for.
    [[nodiscard]] const Map &map();

private:
    const CompiledSite &m_site;
    const GoalQuestion &m_question;
    Budget &m_budget;
    std::vector<exact::AskedAgent> m_agents;
    std::vector<Message> m_unproven;
    Reach m_reach;
    std::optional<Map> m_map;
};

struct UseQuestion {
    UseFacts &facts;
    const Goals &goals;
    Purpose purpose;
    std::chrono::sys_days day;
    exact::Limits limits;
    /// Any example will do: where one path of an agent shows enough, no map is made.
    bool isAnyEnough = false;
};

struct UseProof {
    std::vector<Claim> claims;
    std::vector<CounterExample> examples; ///< one for each false claim
    std::vector<Message> unsaid;
    std::vector<Message> unproven;
    std::uint64_t steps = 0; ///< what it cost
};

/// One word for a use that some goal claims: a key of a signal, or a directive of robots2.txt.
struct ClaimedUse {
    Purpose purpose = Purpose::Search;
    std::string signal; ///< "content-usage", "content-signal", "policy-token", "robots2.txt"
    std::string key;    ///< "train-ai", …; that of policy-token is kUseOfTokens
    DirectiveId directive = DirectiveId::None; ///< of robots2.txt
};
/// Those of all goals that count on that day.
[[nodiscard]] std::vector<ClaimedUse> claimedUses(const Site &site, const Goals &goals,
                                                  std::chrono::sys_days day);

/// What a goal says of use below a pattern.
struct UseWord {
    std::string pattern;
    Term wanted = Term::Unstated;
    friend bool operator==(const UseWord &, const UseWord &) = default;
};
/// The words of a goal for use that count for one agent, those that decide first in front; null: for everybody.
[[nodiscard]] std::vector<UseWord> useWordsOf(const Goal &goal, const Identity *agent,
                                              std::chrono::sys_days day);

/// Whether the goal, or an exception of it that counts on that day, claims a use.
[[nodiscard]] bool hasClaimOfUse(const Goals &goals, Purpose purpose, std::chrono::sys_days day);
[[nodiscard]] UseProof proveUses(const UseQuestion &question);
/// Those of these uses that are shown to be false, within what is left of a job. `memory`: of the job.
[[nodiscard]] std::vector<ClaimedUse> falseUses(const CompiledSite &site, const Goals &goals,
                                                const std::vector<ClaimedUse> &asked,
                                                const GoalQuestion &question, Budget &budget,
                                                ReachMemory &memory);

} // namespace gatepost::goals

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/map.h"
#include "core/goals/budget.h"
#include "core/goals/signature.h"
#include "core/goals/state.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

/// Whether agents may fetch anything of a site at all (author): each answer is found once for all to whom the files say the
/// same. Inside of this room only.
namespace gatepost::goals {

/// What was found on one site or several with one list of agents, and in what is counted together: what was found before that
/// costs as much as if it were found again.
struct ReachMemory {
    struct Found {
        std::optional<Verdict> verdict;
        std::vector<Message> unproven;
        std::uint64_t steps = 0; ///< what it cost
    };
    /// What is said everywhere and always, as in a row of a map.
    using Cells = std::shared_ptr<const std::vector<exact::MapCell>>;
    SignatureNumbers numbers;
    std::map<std::size_t, Found> found; ///< by signature
    std::map<std::size_t, Cells> told;  ///< by signature; of maps that left nothing open
    std::size_t toldWeight = 0;         ///< about a kilobyte each
    std::set<std::size_t> paid;         ///< signatures of `found` since begin()

    /// What follows is counted from nothing. What a bound left open, and maps, of whose rows the cost is not known, are
    /// forgotten.
    void begin() {
        paid.clear();
        std::erase_if(found, [](const auto &each) { return !each.second.unproven.empty(); });
        told.clear();
        toldWeight = 0;
    }
};

class Reach {
public:
    /// The arguments must outlive it. `memory`: of the same question; null: nothing is known.
    Reach(const CompiledSite &site, const GoalQuestion &question, Budget &budget,
          ReachMemory *memory = nullptr)
        : m_site(site),
          m_question(question),
          m_budget(budget),
          m_memory(memory != nullptr ? *memory : m_own),
          m_signatures(site, m_memory.numbers) {}

    /// A path that is not a policy file and that the agent may fetch (allow or ask) at some minute; absent if there is none, or if
    /// it was not decided, which unproven() then says. Its lines are those of the site on which it was found first.
    [[nodiscard]] std::optional<Verdict> of(const exact::AskedAgent &agent);
    /// Equal for agents to whom the files say the same.
    [[nodiscard]] std::size_t signatureOf(const exact::AskedAgent &agent) {
        return m_signatures.of(agent.identity, Reading::Author).all;
    }
    [[nodiscard]] const std::vector<Message> &unproven() const { return m_unproven; }
    [[nodiscard]] ReachMemory &memory() { return m_memory; }

private:
    [[nodiscard]] ReachMemory::Found find(const exact::AskedAgent &agent);

    const CompiledSite &m_site;
    const GoalQuestion &m_question;
    Budget &m_budget;
    ReachMemory m_own;
    ReachMemory &m_memory;
    Signatures m_signatures;
    std::set<std::size_t> m_asked; ///< signatures of this site
    std::vector<Message> m_unproven;
};

} // namespace gatepost::goals

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/budget.h"
#include "core/goals/signature.h"
#include "core/goals/state.h"

#include <map>
#include <optional>
#include <vector>

/// Whether agents may fetch anything of a site at all (author): each answer is found once for all to whom the files say the
/// same. Inside of this room only.
namespace gatepost::goals {

class Reach {
public:
    /// The site, the question and the budget must outlive it.
    Reach(const CompiledSite &site, const GoalQuestion &question, Budget &budget)
        : m_site(site), m_question(question), m_budget(budget), m_signatures(site, m_numbers) {}

    /// A path that is not a policy file and that the agent may fetch (allow or ask) at some minute; absent if there is none, or if
    /// it was not decided, which unproven() then says.
    [[nodiscard]] std::optional<Verdict> of(const exact::AskedAgent &agent);
    /// Equal for agents to whom the files say the same.
    [[nodiscard]] std::size_t signatureOf(const exact::AskedAgent &agent) {
        return m_signatures.of(agent.identity, Reading::Author);
    }
    [[nodiscard]] const std::vector<Message> &unproven() const { return m_unproven; }

private:
    [[nodiscard]] std::optional<Verdict> find(const exact::AskedAgent &agent);

    const CompiledSite &m_site;
    const GoalQuestion &m_question;
    Budget &m_budget;
    SignatureNumbers m_numbers;
    Signatures m_signatures;
    std::map<std::size_t, std::optional<Verdict>> m_found; ///< by signature
    std::vector<Message> m_unproven;
};

} // namespace gatepost::goals

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/reach.h"

#include "core/exact/goalproof.h"
#include "core/simulate/resolvedagent.h"

namespace gatepost::goals {

namespace {

bool mayFetch(const Verdict &verdict) {
    return verdict.fetch.decision == Decision::Allow || verdict.fetch.decision == Decision::Ask;
}

} // namespace

std::optional<Verdict> Reach::of(const exact::AskedAgent &agent) {
    const std::size_t signature = signatureOf(agent);
    const auto [at, isNew] = m_memory.found.try_emplace(signature);
    const bool isFirst = m_memory.paid.insert(signature).second;
    const std::uint64_t left = m_budget.left().steps;
    if (isNew || (isFirst && at->second.steps >= left)) {
        at->second = find(agent);
        at->second.steps = left - m_budget.left().steps;
    } else if (isFirst) {
        m_budget.spend(at->second.steps);
    }
    if (m_asked.insert(signature).second)
        m_unproven.insert(m_unproven.end(), at->second.unproven.begin(), at->second.unproven.end());
    return at->second.verdict;
}

/// The goal of one who wants nothing to be fetched is false, and the example is what is looked for.
ReachMemory::Found Reach::find(const exact::AskedAgent &agent) {
    exact::FetchGoal nothing;
    nothing.words = {{"/", exact::WantedFetch::Deny}};
    exact::ExactQuestion question;
    question.day = m_question.at;
    question.paths = m_question.paths;
    exact::Work work(m_budget.left());
    const auto found = exact::fetchFaults(m_site, nothing, {agent}, question, work);
    m_budget.spend(work.spent());
    if (found.empty())
        return {.verdict = {}, .unproven = work.unproven()};
    const Verdict &verdict = found.front().verdict;
    if (mayFetch(verdict))
        return {.verdict = verdict, .unproven = work.unproven()};
    // It may at other minutes: hours are an agent's, whatever the path.
    const auto view = m_site.view(agent.identity, Reading::Author);
    for (int minute = 0; minute < kMinutesOfDay; ++minute) {
        const Instant at = exact::instantAt(m_question.at, minute);
        if (view->schedule && !view->schedule->isOpen(at))
            continue;
        Verdict then = m_site.simulate({agent.identity, verdict.path, at}, TraceLevel::None);
        if (mayFetch(then))
            return {.verdict = std::move(then), .unproven = work.unproven()};
        break;
    }
    return {.verdict = {}, .unproven = work.unproven()};
}

} // namespace gatepost::goals

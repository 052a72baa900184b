// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/apply.h"

#include "core/goals/hunks.h"
#include "core/goals/knownstate.h"
#include "core/goals/planning.h"
#include "core/goals/reasons.h"

#include <algorithm>

namespace gatepost::goals {

namespace {

using exact::Proof;

/// A plan is made again on its own result, until that changes nothing.
constexpr std::size_t kMostRepeats = 4;
/// With all goals, and then without the last ones.
constexpr std::size_t kMostPasses = 8;

std::vector<Purpose> askedOf(const Goals &goals, const std::vector<Purpose> &purposes) {
    std::vector<Purpose> all;
    for (std::size_t i = 0; i < kPurposeCount; ++i)
        if (const auto purpose = static_cast<Purpose>(i);
            goals.of[i] && (purposes.empty() || std::ranges::contains(purposes, purpose)))
            all.push_back(purpose);
    return all;
}

const GoalState *stateIn(const std::vector<GoalState> &states, Purpose purpose) {
    const auto found = std::ranges::find(states, purpose, &GoalState::purpose);
    return found == states.end() ? nullptr : &*found;
}

void addFile(Applied &applied, FileRole role, std::optional<std::string_view> old,
             std::string_view text) {
    const std::string_view before = old.value_or(std::string_view());
    applied.files.push_back(
        {.role = role, .isNew = !old, .edit = lineEdit(before, text), .text = std::string(text)});
    for (change::EditedLine &line : change::editedLines(FileId(role), before, text))
        applied.lines.push_back(std::move(line));
}

class Applying {
public:
    Applying(const CompiledSite &site, const Goals &goals, const ApplyQuestion &question)
        : m_site(site), m_goals(goals), m_question(question) {}

    Applied run() {
        Applied applied;
        const GoalQuestion asked{m_question.at, m_question.paths, m_question.limits,
                                 m_question.said};
        const auto purposes = askedOf(m_goals, m_question.purposes);
        const Frozen frozen = frozenOf(m_site.site(), m_goals, m_question.policy);
        const auto refused = change::whyNoEdit(m_site);
        Planned planned = refused ? asItIs() : settled(purposes, frozen);
        // Much of what follows was proved for the plan.
        const ProvedBefore proved{m_memory.judge.numbers, m_memory.judge.fine, m_memory.reach};
        applied.before = stateOf(m_site, m_goals, asked, proved);
        const bool isEdited = !isSame(planned.site, m_site.site());
        const CompiledSite after(std::move(planned.site));
        applied.after = isEdited ? stateOf(after, m_goals, asked, proved) : applied.before;
        const bool isHalf = std::ranges::any_of(purposes, [&](Purpose purpose) {
            return stateIn(applied.after, purpose)->proof != Proof::Holds;
        });
        const bool isDropped = m_question.allOrNothing && isHalf;
        for (const Purpose purpose : purposes) {
            const GoalState &now = *stateIn(applied.after, purpose);
            if (now.proof != Proof::Holds && refused)
                applied.unreached.push_back(
                    {purpose, now.line, Proof::Open, "goal-open", *refused});
            else if (now.proof != Proof::Holds)
                applied.unreached.push_back(
                    untried(unreachedFor(after, now, m_goals, frozen), now));
            else if (stateIn(applied.before, purpose)->proof != Proof::Holds && !isDropped)
                applied.reached.push_back(purpose);
        }
        if (isDropped)
            applied.after = applied.before;
        else
            listEdits(applied, m_site, after, planned.policy, m_question);
        applied.notes = notesFor(applied, m_site, m_goals);
        return applied;
    }

private:
    /// Where a limit ended the search nothing says that there is no edit.
    [[nodiscard]] Unreached untried(Unreached unreached, const GoalState &now) const {
        if (m_isSpent && unreached.code.empty() && now.counterExample)
            unreached.reason = {
                GATEPOST_TEXT("goals", "It would take too long to try every edit: %1"),
                now.counterExample->text};
        return unreached;
    }
    /// The site as the goals make it: planning on it again changes nothing.
    ///
    /// Each pass has its own bound. So the last one, which changes nothing, is what the next apply begins with, also where
    /// the bound ends it.
    Planned settled(std::vector<Purpose> purposes, const Frozen &frozen) {
        std::size_t passes = 0;
        while (!purposes.empty()) {
            Planned now = asItIs();
            ApplyQuestion question = m_question;
            m_memory = {};
            for (std::size_t i = 0; i < kMostRepeats; ++i) {
                if (++passes > kMostPasses)
                    return asItIs();
                Planned next =
                    planned(CompiledSite(now.site), m_goals, purposes, frozen, question, m_memory);
                if (next.isSpent && m_memory.usesCourses) {
                    // What the memory spared may have been counted as more than it is.
                    m_memory = {};
                    next = planned(CompiledSite(now.site), m_goals, purposes, frozen, question,
                                   m_memory);
                }
                if (next.isSpent) // then the next pass is not made twice
                    m_memory.judge.nowhere.clear();
                m_isSpent = m_isSpent || next.isSpent;
                if (isSame(now.site, next.site))
                    return now;
                now = std::move(next);
                question.policy = now.policy;
            }
            purposes.pop_back(); // two goals undo each other: the later one is taken back
        }
        return asItIs();
    }
    [[nodiscard]] Planned asItIs() const { return {m_site.site(), false, m_question.policy}; }
    static bool isSame(const Site &one, const Site &other) {
        return std::ranges::all_of(siteFiles(), [&](const FileRoleRow &row) {
            const auto &a = one.file(row.role);
            const auto &b = other.file(row.role);
            return a.has_value() == b.has_value() && (!a || a->text() == b->text());
        });
    }

    const CompiledSite &m_site;
    const Goals &m_goals;
    const ApplyQuestion &m_question;
    PlanMemory m_memory;
    bool m_isSpent = false; ///< not everything was tried
};

} // namespace

void listEdits(Applied &applied, const CompiledSite &before, const CompiledSite &after,
               const std::optional<std::string> &policy, const ApplyQuestion &question) {
    applied.files.clear();
    applied.lines.clear();
    for (const FileRole role : {FileRole::Robots2, FileRole::RobotsAi, FileRole::Robots}) {
        // A policy comes before what is rendered from it.
        if (role == FileRole::Robots && policy && policy != question.policy)
            addFile(applied, FileRole::AgentPolicy, question.policy, *policy);
        const auto &old = before.site().file(role);
        const auto &now = after.site().file(role);
        if (!now || (old && old->text() == now->text()))
            continue;
        addFile(applied, role, old ? std::optional<std::string_view>(old->text()) : std::nullopt,
                now->text());
    }
    applied.changes = {};
    if (applied.files.empty())
        return;
    exact::ExactQuestion asked;
    asked.day = question.at;
    asked.paths = question.paths;
    asked.limits = question.limits;
    applied.changes = exact::differences(before, after, asked);
}

Applied applyGoals(const CompiledSite &site, const Goals &goals, const ApplyQuestion &question) {
    return Applying(site, goals, question).run();
}

Site withFiles(const Site &site, const std::vector<AppliedFile> &files) {
    Site after = site;
    for (const AppliedFile &file : files)
        if (file.role != FileRole::AgentPolicy)
            after.put(file.role, file.text);
    return after;
}

} // namespace gatepost::goals

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/applyenvironment.h"

#include "core/goals/members.h"
#include "core/goals/planning.h"

#include <algorithm>

namespace gatepost::goals {

namespace {

using exact::Proof;

/// Goals that say what an environment must be. An exception names those whom no goal is about: retired names, and agents of no list.
Goals goalsOfMust(const CompiledSite &site, const EnvironmentState &state) {
    Goals goals;
    goals.signals.clear();
    Goal goal;
    if (state.must != Must::Closed) {
        goal.is = Stance::Open;
        goals.of[static_cast<std::size_t>(Purpose::Search)] = std::move(goal);
        if (state.must == Must::NoIndex)
            goals.closed.emplace(); // nothing may be
        return goals;
    }
    goal.is = Stance::Out;
    GoalException named{.is = Stance::Out};
    for (const std::string &name : state.agents) {
        if (name.contains('*'))
            continue;
        const auto agent = identify(name, {}, site.site().registry);
        const bool isOfGoal = agent && agent->known != nullptr && purposeFor(goals, *agent->known);
        if (agent && !isOfGoal)
            named.agents.push_back(name);
    }
    if (!named.agents.empty())
        goal.exceptions.push_back(std::move(named));
    goals.of[static_cast<std::size_t>(Purpose::Other)] = std::move(goal);
    return goals;
}

/// Whether no goal is false that was true.
bool keepsGoals(const EnvironmentState &before, const EnvironmentState &after) {
    for (std::size_t i = 0; i < before.goals.size(); ++i)
        if (before.goals[i].proof == Proof::Holds && after.goals[i].proof != Proof::Holds)
            return false;
    return true;
}

const AppliedFile *policyIn(const Applied &applied) {
    const auto found = std::ranges::find(applied.files, FileRole::AgentPolicy, &AppliedFile::role);
    return found == applied.files.end() ? nullptr : &*found;
}

AppliedEnvironment appliedAlone(const CompiledSite &site, const Environment &environment,
                                const ApplyQuestion &question) {
    AppliedEnvironment made;
    if (claimsGoals(environment.must) && environment.goals)
        made.applied = applyGoals(site, *environment.goals, question);
    const bool isHalf = question.allOrNothing && !made.applied.unreached.empty();
    if (!question.purposes.empty() || question.uncoveredAlone || isHalf)
        return made;

    const GoalQuestion asked{question.at, question.paths, question.limits, question.said};
    const CompiledSite now(withFiles(site.site(), made.applied.files));
    const EnvironmentState state = stateOf(now, environment, asked);
    if (state.proof != Proof::Fails)
        return made;
    ApplyQuestion further = question;
    if (const AppliedFile *policy = policyIn(made.applied))
        further.policy = policy->text;
    Site next = now.site();
    std::optional<std::string> policy = further.policy;
    if (environment.must == Must::Closed && !next.file(FileRole::Robots)) {
        if (auto robots = robotsFor(now, environment, asked))
            next.put(FileRole::Robots, *std::move(robots));
    } else {
        const Applied step = applyGoals(now, goalsOfMust(now, state), further);
        next = withFiles(next, step.files);
        if (const AppliedFile *edited = policyIn(step))
            policy = edited->text;
    }
    const CompiledSite after(std::move(next));
    const EnvironmentState then = stateOf(after, environment, asked);
    if (then.proof != Proof::Holds || !keepsGoals(state, then)) {
        made.amiss = state.counterExample;
        return made;
    }
    if (!then.goals.empty())
        made.applied.after = then.goals;
    listEdits(made.applied, site, after, policy, question);
    return made;
}

} // namespace

AppliedEnvironment applyEnvironment(const CompiledSite &site, const Environment &environment,
                                    const ApplyQuestion &question,
                                    std::span<const Environment *const> before) {
    AppliedEnvironment made = appliedAlone(site, environment, question);
    if (made.applied.isEmpty())
        return made;
    const GoalQuestion asked{question.at, question.paths, question.limits, question.said};
    const CompiledSite after(withFiles(site.site(), made.applied.files));
    for (const Environment *other : before) {
        const EnvironmentState was = stateOf(site, *other, asked);
        const EnvironmentState then = stateOf(after, *other, asked);
        if (keepsGoals(was, then) && (was.proof != Proof::Holds || then.proof == Proof::Holds))
            continue;
        AppliedEnvironment refused;
        refused.applied.before = made.applied.before;
        refused.applied.after = made.applied.before;
        for (const GoalState &state : made.applied.before)
            if (state.proof != Proof::Holds)
                refused.applied.unreached.push_back(
                    {state.purpose, state.line, state.proof, "",
                     Message(GATEPOST_TEXT("goals", "Environment %1 has the same files and wants "
                                                    "something else"),
                             other->name)});
        refused.amiss = stateOf(site, environment, asked).counterExample;
        return refused;
    }
    return made;
}

} // namespace gatepost::goals

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/environments.h"

#include "core/agents/agentpattern.h"
#include "core/exact/goalproof.h"
#include "core/goals/apply.h"

#include <algorithm>
#include <array>

namespace gatepost::goals {

namespace {

using exact::Proof;
using exact::WantedFetch;

/// The search engines that a site is found by: those of the list that crawl today.
bool isSearchEngine(const exact::AskedAgent &agent) {
    const auto &known = agent.identity.known;
    return known != nullptr && known->category == Category::SearchIndexer &&
           known->kind == AgentKind::Crawler && known->status == AgentStatus::Current;
}

bool ignoresRobots(const exact::AskedAgent &agent) {
    const auto &known = agent.identity.known;
    return known != nullptr && known->obeysRobots == Documented::No;
}

class EnvironmentProving {
public:
    EnvironmentProving(const CompiledSite &site, const GoalQuestion &question)
        : m_site(site), m_question(question), m_work(question.limits) {}

    void proveClosed() {
        exact::FetchGoal goal;
        goal.words = {{"/", WantedFetch::Deny}};
        const auto all = [](const exact::AskedAgent &) { return true; };
        for (const Reading reading : {Reading::Author, Reading::Rfc9309, Reading::Google})
            prove(goal, reading, all);
        prove(goal, Reading::Known,
              [](const exact::AskedAgent &agent) { return !ignoresRobots(agent); });
    }
    /// `pattern`: what every search engine may fetch, at any time.
    void proveOpen(const std::string &pattern) {
        exact::FetchGoal goal;
        goal.words = {{pattern, WantedFetch::Allow}};
        prove(goal, Reading::Author, isSearchEngine);
        prove(goal, Reading::Known, isSearchEngine);
    }

    void finish() {
        for (Message &open : m_work.unproven())
            state.unproven.push_back(std::move(open));
        const auto is = [&](Proof proof) {
            return std::ranges::contains(state.claims, proof, &Claim::proof);
        };
        state.proof = is(Proof::Fails) ? Proof::Fails
                      : is(Proof::Open) || state.claims.empty() || !state.unproven.empty()
                          ? Proof::Open
                          : Proof::Holds;
    }

    EnvironmentState state;

private:
    template <class Wanted>
    void prove(const exact::FetchGoal &goal, Reading reading, const Wanted &isAsked) {
        const std::array<const CompiledSite *, 1> sites = {&m_site};
        exact::AskedAgents all = exact::agentsOf(sites, reading);
        for (Message &each : all.unproven)
            m_work.leaveOpen(std::move(each));
        std::vector<exact::AskedAgent> agents;
        for (exact::AskedAgent &agent : all.agents)
            if (isAsked(agent))
                agents.push_back(std::move(agent));
        Claim claim{.what = Claim::What::Environment, .reading = reading, .proof = Proof::Open};
        if (agents.empty()) { // nobody was asked, so nothing was shown
            m_work.leaveOpen(GATEPOST_TEXT("goals", "The list of agents has no search engine"));
            state.claims.push_back(std::move(claim));
            return;
        }
        exact::ExactQuestion question;
        question.reading = reading;
        question.day = m_question.at;
        question.paths = m_question.paths;
        bool fails = false;
        for (exact::FetchFault &fault :
             exact::fetchFaults(m_site, goal, agents, question, m_work)) {
            fails = true;
            for (const exact::AskedAgent &agent : fault.agents)
                if (const std::string name = nameOf(agent);
                    !std::ranges::contains(state.agents, name))
                    state.agents.push_back(name);
            if (state.counterExample)
                continue;
            CounterExample example{fault.agents.front(), std::move(fault.verdict), claim, {}};
            example.claim.proof = Proof::Fails;
            example.text = textOf(example, m_question.said);
            state.counterExample = std::move(example);
        }
        claim.proof = fails ? Proof::Fails : m_work.isComplete() ? Proof::Holds : Proof::Open;
        state.claims.push_back(std::move(claim));
    }

    const CompiledSite &m_site;
    const GoalQuestion &m_question;
    exact::Work m_work;
};

} // namespace

std::optional<Proof> EnvironmentState::whole() const {
    std::optional<Proof> all = proof;
    for (const GoalState &goal : goals) {
        if (all == Proof::Fails || goal.proof == Proof::Fails)
            all = Proof::Fails;
        else if (all == Proof::Open || goal.proof == Proof::Open)
            all = Proof::Open;
        else
            all = Proof::Holds;
    }
    return all;
}

namespace {

/// The smallest that may be as it must be.
std::string shortestRobots(const CompiledSite &empty, const Environment &environment,
                           const GoalQuestion &question) {
    std::string names = "User-agent: *\n";
    if (environment.must == Must::Closed) {
        for (const KnownAgent &agent : empty.site().registry.agents()) // whom * does not reach
            if (agent.obeysStar == Documented::No && !agent.namesUse())
                names.append("User-agent: ").append(cutAgentValue(agent.token)).append("\n");
        return names + "Disallow: /\n";
    }
    if (claimsGoals(environment.must) && environment.goals) {
        ApplyQuestion asked{.at = question.at, .paths = question.paths, .limits = question.limits};
        for (AppliedFile &file : applyGoals(empty, *environment.goals, asked).files)
            if (file.role == FileRole::Robots)
                return std::move(file.text);
    }
    return names + "Disallow:\n";
}

} // namespace

std::optional<std::string> robotsFor(const CompiledSite &empty, const Environment &environment,
                                     const GoalQuestion &question) {
    std::string robots = shortestRobots(empty, environment, question);
    Site made = empty.site();
    made.put(FileRole::Robots, robots);
    const std::optional<Proof> proof =
        stateOf(CompiledSite(std::move(made)), environment, question).whole();
    if (proof && proof != Proof::Holds)
        return std::nullopt;
    return robots;
}

EnvironmentState stateOf(const CompiledSite &site, const Environment &environment,
                         const GoalQuestion &question) {
    EnvironmentProving proving(site, question);
    switch (environment.must) {
    case Must::Closed: proving.proveClosed(); break;
    case Must::Open: proving.proveOpen("/$"); break;
    // A crawler sees a page's noindex only if it may fetch the page.
    case Must::NoIndex: proving.proveOpen("/"); break;
    case Must::Goals:
    case Must::Password: break;
    }
    if (environment.must != Must::Goals && environment.must != Must::Password)
        proving.finish();
    EnvironmentState state = std::move(proving.state);
    state.must = environment.must;
    if (claimsGoals(environment.must) && environment.goals)
        state.goals = stateOf(site, *environment.goals, question);
    return state;
}

} // namespace gatepost::goals

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/goalsproof.h"

#include "core/agents/agentorder.h"
#include "core/goals/members.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
#include "ui/goals/goalproblems.h"

#include <algorithm>
#include <array>

namespace gatepost::ui {

namespace {

constexpr int kProofPause = 60; // ms: who types on starts nothing

/// Whom each goal is about, as stateOf() counts them: agents for whom a word of this goal counts. The best known come first.
std::vector<exact::AskedAgent> membersFor(const CompiledSite &site, const Goals &goals,
                                          Purpose purpose, const exact::AskedAgents &all,
                                          std::chrono::sys_days day) {
    std::vector<exact::AskedAgent> members;
    for (goals::Member &each : goals::membersOf(goals, purpose, site, all, day)) {
        const auto words = goals::wordsOf(goals, each.agent.identity, each.own, day);
        if (std::ranges::any_of(words,
                                [&](const goals::Word &word) { return word.owner == purpose; }))
            members.push_back(std::move(each.agent));
    }
    std::ranges::stable_sort(members, {},
                             [](const exact::AskedAgent &agent) { return fameOf(agent.identity); });
    return members;
}

/// Of several agents that show the same, the best known one is shown: people know its name.
void showBestKnown(goals::GoalState &state, const CompiledSite &site,
                   const std::vector<exact::AskedAgent> &members) {
    if (!state.counterExample || state.counterExample->claim.what != goals::Claim::What::Fetch)
        return;
    goals::CounterExample &example = *state.counterExample;
    const Decision decision = example.verdict.fetch.decision;
    for (const exact::AskedAgent &agent : members) {
        if (!std::ranges::contains(state.uncovered, nameOf(agent), &goals::Uncovered::agent))
            continue; // only for these it is known that the goal is false
        Verdict verdict = site.simulate({.agent = agent.identity,
                                         .url = example.verdict.path,
                                         .at = example.verdict.at,
                                         .reading = example.claim.reading},
                                        TraceLevel::None);
        if (verdict.fetch.decision != decision)
            continue;
        example.agent = agent;
        example.verdict = std::move(verdict);
        example.text = goals::textOf(example, instantMessage);
        return;
    }
}

} // namespace

void proveGoals(GoalsResult &made, const Goals &claimed, const goals::ApplyQuestion &asked) {
    const goals::GoalQuestion question{
        .at = asked.at, .paths = asked.paths, .limits = asked.limits, .said = asked.said};
    const std::array<const CompiledSite *, 1> sites = {made.site.get()};
    const exact::AskedAgents all = exact::agentsOf(sites, Reading::Author);
    for (goals::GoalState &state : goals::stateOf(*made.site, claimed, question)) {
        const auto agents = membersFor(*made.site, claimed, state.purpose, all, made.day);
        showBestKnown(state, *made.site, agents);
        ProvedGoal goal{.state = std::move(state), .members = {}};
        for (const exact::AskedAgent &agent : agents)
            goal.members.push_back({text(nameOf(agent)), agent.identity.known,
                                    fameOf(agent.identity), agent.isNamed()});
        made.goals.push_back(std::move(goal));
    }
}

const ProvedGoal *GoalsResult::of(Purpose purpose) const {
    const auto found = std::ranges::find(goals, purpose,
                                         [](const ProvedGoal &each) { return each.state.purpose; });
    return found == goals.end() ? nullptr : &*found;
}

GoalsProof &GoalsProof::of(SiteModel &site) {
    if (auto *known = site.findChild<GoalsProof *>(Qt::FindDirectChildrenOnly))
        return *known;
    return *new GoalsProof(site);
}

GoalsProof::GoalsProof(SiteModel &site) : QObject(&site), m_site(site) {
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &GoalsProof::start);
    connect(&site.side(), &SideDocuments::settingsChanged, this, &GoalsProof::renewGoals);
    site.analysis().whenUpdated(Analysis::Part::Site, this, &GoalsProof::renewSite);
    site.analysis().whenUpdated(Analysis::Part::Verdict, this, [this] {
        if (m_result && !isBusy() && !current()) // another day, on which other exceptions count
            begin(0);
    });
    renewGoals();
}

std::chrono::sys_days GoalsProof::today() const {
    return std::chrono::floor<std::chrono::days>(m_site.analysis().now());
}

bool GoalsProof::isCurrent(const GoalsResult &result) const {
    return result.site == m_site.analysis().snapshot() && result.goalsNumber == m_goalsNumber &&
           result.day == today();
}

std::shared_ptr<const GoalsResult> GoalsProof::current() const {
    return m_result && !m_site.analysis().isPaused() && isCurrent(*m_result) ? m_result : nullptr;
}

void GoalsProof::renewGoals() {
    ++m_goalsNumber;
    begin(0);
}

void GoalsProof::renewSite() {
    begin(kProofPause);
}

void GoalsProof::begin(int pause) {
    m_job.cancel(); // what is under way is of another site
    if (m_site.side().settings().goals) {
        m_soon.start(pause);
    } else {
        m_soon.stop();
        m_result.reset();
    }
    emit changed();
}

void GoalsProof::setWantsEdits(bool wants) {
    m_wantsEdits = wants;
    if (wants && !isBusy() && !isComplete())
        begin(0);
}

bool GoalsProof::isComplete() const {
    const auto known = current();
    return known && (known->applied || !m_wantsEdits);
}

std::optional<std::string> GoalsProof::policyText() const {
    const Document *policy = m_site.files().document(Role::AgentPolicy);
    return policy ? std::optional(std::string(policy->bytes())) : std::nullopt;
}

void GoalsProof::start() {
    const std::optional<Goals> &wanted = m_site.side().settings().goals;
    if (!wanted || m_site.analysis().isPaused() || isComplete())
        return;
    GoalsResult made;
    made.site = m_site.analysis().snapshot();
    made.goalsNumber = m_goalsNumber;
    made.day = today();
    goals::ApplyQuestion question;
    question.at = m_site.analysis().now();
    question.policy = policyText();
    question.said = instantMessage;
    m_job.start(
        [this, made = std::move(made), claimed = *wanted, question,
         yaml = m_site.side().textOf(SideFile::Settings), paths = m_site.side().examplePaths(),
         wantsEdits = m_wantsEdits](const Latest::Run &run) mutable -> std::function<void()> {
            const auto taken = [this](const GoalsResult &result) {
                return [this, given = std::make_shared<const GoalsResult>(result)] { take(given); };
            };
            question.paths = *paths;
            question.limits.stop = run.stop();
            proveGoals(made, claimed, question);
            findGoalProblems(made, yaml, question.at);
            if (!wantsEdits || run.stop().stop_requested())
                return taken(made);
            run.say(taken(made));
            made.applied = std::make_shared<const goals::Applied>(
                goals::applyGoals(*made.site, claimed, question));
            findGoalProblems(made, std::move(yaml), question.at);
            return taken(made);
        });
}

void GoalsProof::take(std::shared_ptr<const GoalsResult> result) {
    if (!isCurrent(*result)) {
        begin(0);
        return;
    }
    m_result = std::move(result);
    emit changed();
    // Edits may be wanted since the proof began, for a page that was shown meanwhile.
    if (!m_job.isRunning() && !m_site.analysis().isPaused() && !isComplete())
        begin(0);
}

} // namespace gatepost::ui

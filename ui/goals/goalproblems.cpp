// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/goalproblems.h"

#include "core/goals/diagnostics.h"
#include "core/settings/environments.h"
#include "core/text/lineindex.h"
#include "ui/bridge/when.h"
#include "ui/goals/goalsteps.h"
#include "ui/site/settingsproblems.h"

#include <algorithm>
#include <array>

namespace gatepost::ui {

namespace {

/// Lines of goals are those of the text that was read; goals that were chosen since have others.
std::vector<goals::GoalState> statesIn(const GoalsResult &made, const Goals &written) {
    std::vector<goals::GoalState> states;
    for (const ProvedGoal &each : made.goals)
        if (const auto &goal = written[each.state.purpose]) {
            states.push_back(each.state);
            states.back().line = goal->line;
        }
    return states;
}

/// The goal that is written there; absent if it is true. Its lines are those of the text that was read.
std::optional<Purpose> failingGoalIn(const GoalsResult &result, int line) {
    const auto settings = readSiteSettings(result.yaml);
    if (!settings || !settings->goals)
        return {};
    for (const ProvedGoal &goal : result.goals)
        if (const auto &written = (*settings->goals)[goal.state.purpose];
            written && written->line == static_cast<std::uint32_t>(line) &&
            goal.state.proof == exact::Proof::Fails)
            return goal.state.purpose;
    return {};
}

} // namespace

void findGoalProblems(GoalsResult &made, std::string yaml, Instant at) {
    const auto settings = readSiteSettings(yaml);
    if (!settings || !settings->goals)
        return;
    const std::vector<Environment> environments = environmentsOf(*settings);
    const Environment &first = environments.front();
    if (first.files != "." || !first.goals)
        return; // the open files are those of another environment
    Environment alone = first;
    alone.goals.reset(); // they are proved already
    goals::EnvironmentState state =
        goals::stateOf(*made.site, alone, {.at = at, .said = instantMessage});
    state.goals = statesIn(made, *first.goals);
    const std::array<goals::EnvironmentUnderCheck, 1> checked = {
        {{.environment = &first, .site = made.site.get(), .state = std::move(state)}}};
    std::vector<goals::Unreached> unreached;
    if (made.applied)
        unreached = made.applied->unreached;
    for (goals::Unreached &each : unreached)
        if (const auto &goal = (*first.goals)[each.purpose])
            each.line = goal->line;
    made.inYaml = goals::settingsDiagnostics({.yaml = yaml,
                                              .settings = *settings,
                                              .environments = checked,
                                              .at = at,
                                              .unreached = unreached,
                                              .said = instantMessage});
    if (const auto &robots = made.site->site().file(FileRole::Robots))
        made.inRobots =
            goals::groupDiagnostics(*robots, made.site->site().registry, *first.goals, made.day);
    std::erase_if(made.inRobots, [&](const Diagnostic &each) {
        return std::ranges::contains(settings->lintOff, each.code);
    });
    made.yaml = std::move(yaml);
}

GoalProblems &GoalProblems::of(SiteModel &site) {
    if (auto *known = site.findChild<GoalProblems *>(Qt::FindDirectChildrenOnly))
        return *known;
    return *new GoalProblems(site);
}

GoalProblems::GoalProblems(SiteModel &site) : QObject(&site), m_site(site) {
    connect(&GoalsProof::of(site), &GoalsProof::changed, this, &GoalProblems::renew);
    connect(&SettingsProblems::of(site), &SettingsProblems::fixWanted, this, &GoalProblems::fix);
    renew();
}

void GoalProblems::renew() {
    std::vector<SettingsProblem> all;
    const auto result = GoalsProof::of(m_site).current();
    if (result) {
        const LineIndex lines(result->yaml);
        for (const Diagnostic &each : result->inYaml) {
            SettingsProblem problem{{each}};
            problem.line = static_cast<int>(lines.lineAt(each.range.begin)) + 1;
            if (each.code == "goal-false" || each.code == "goal-uncovered")
                problem.goal = failingGoalIn(*result, problem.line);
            all.push_back(std::move(problem));
        }
        if (Document *robots = m_site.files().document(Role::Robots))
            for (const Diagnostic &each : result->inRobots) {
                SettingsProblem problem{{each}};
                problem.document = robots;
                problem.line = static_cast<int>(robots->lines().lineAt(each.range.begin)) + 1;
                all.push_back(std::move(problem));
            }
    }
    SettingsProblems::of(m_site).set(std::move(all), result ? result->yaml : std::string());
}

void GoalProblems::fix(const std::string &yaml, const QString &label) {
    if (auto settings = readSiteSettings(yaml); settings && settings->goals)
        (void)GoalSteps::of(m_site).choose(std::move(settings->goals), label);
}

} // namespace gatepost::ui

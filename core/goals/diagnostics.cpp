// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/diagnostics.h"

#include "core/agents/agentfacts.h"
#include "core/agents/names.h"
#include "core/agents/purpose.h"
#include "core/diagnostic/settingsrules.h"
#include "core/exact/diff.h"
#include "core/goals/exceptions.h"
#include "core/goals/members.h"
#include "core/goals/use.h"
#include "core/settings/writegoals.h"
#include "core/simulate/reason.h"
#include "core/syntax/groups.h"
#include "core/text/ascii.h"
#include "core/text/lineindex.h"
#include "core/value/url.h"

#include <algorithm>
#include <set>

namespace gatepost::goals {

namespace {

using exact::Proof;

std::string joined(const std::vector<std::string> &names) {
    std::string all;
    for (const std::string &name : names)
        all.append(all.empty() ? "" : ", ").append(name);
    return all;
}

/// Whether some agent is to be kept out of something.
bool keepsOut(const Goal &goal) {
    return !letsIn(goal.is) || !goal.closed.empty() || !goal.only.empty();
}

class Checking {
public:
    explicit Checking(const SettingsUnderCheck &check) : m_check(check), m_lines(check.yaml) {}

    std::vector<Diagnostic> run() {
        for (const EnvironmentUnderCheck &each : m_check.environments) {
            checkMust(each);
            if (claimsGoals(each.environment->must) && each.environment->goals)
                checkGoals(each);
        }
        checkSitemaps();
        checkDifferences();
        for (const OutputUnderCheck &output : m_check.stale)
            checkOutput(output);
        for (const Unreached &each : m_check.unreached)
            if (each.code == "goal-behind-managed-block")
                add(each.code, each.line, each.reason);
        std::ranges::stable_sort(m_found, {},
                                 [](const Diagnostic &each) { return each.range.begin; });
        return std::move(m_found);
    }

private:
    /// A line of gatepost.yaml without its indentation.
    [[nodiscard]] ByteRange place(std::uint32_t line) const {
        if (line == 0 || line > m_lines.count())
            return {};
        ByteRange range = m_lines.content(line - 1);
        while (range.begin < range.end &&
               (m_check.yaml[range.begin] == ' ' || m_check.yaml[range.begin] == '\t'))
            ++range.begin;
        return range;
    }
    Diagnostic *add(std::string_view code, std::uint32_t line, Message message) {
        if (std::ranges::contains(m_check.settings.lintOff, code))
            return nullptr;
        const LintRule &rule = settingsRule(code);
        const ByteRange range = place(line);
        const bool isKnown = std::ranges::any_of(m_found, [&](const Diagnostic &each) {
            return each.code == rule.code && each.range == range && each.message == message;
        });
        if (isKnown) // two environments share a goal
            return nullptr;
        m_found.push_back({rule.code, rule.severity, {}, range, std::move(message), {}});
        return &m_found.back();
    }

    // ---- environments ----

    void checkMust(const EnvironmentUnderCheck &each) {
        const Environment &environment = *each.environment;
        const EnvironmentState &state = each.state;
        if (state.proof == Proof::Open && !state.unproven.empty())
            add("goal-open", environment.line,
                {GATEPOST_TEXT("goals", "Whether this is true was not decided: %1"),
                 state.unproven.front()});
        if (state.proof != Proof::Fails)
            return;
        const CounterExample &example = *state.counterExample;
        if (environment.must == Must::Closed)
            add("staging-open", environment.line,
                {GATEPOST_TEXT("goals", "%1 must be closed, but %2"), environment.name,
                 example.text});
        else if (environment.must == Must::Open)
            add("production-closed", environment.line,
                {GATEPOST_TEXT("goals", "%1 must be open, but %2"), environment.name,
                 example.text});
        else
            add("closed-and-noindex", environment.line,
                {GATEPOST_TEXT("goals",
                               "%1 is closed to %2, so crawlers never see the noindex of %3"),
                 example.verdict.path, nameOf(example.agent), environment.name});
    }

    void checkSitemaps() {
        for (const EnvironmentUnderCheck &each : m_check.environments)
            for (const FileId file : each.site->site().present()) {
                const Tree &tree = *each.site->site().tree(file);
                for (std::size_t i = 0; i < tree.lines().size(); ++i)
                    if (const Line &line = tree.lines()[i]; line.is(DirectiveId::Sitemap))
                        checkSitemap(*each.environment, i + 1, hostOfUrl(tree.value(line)));
            }
    }
    void checkSitemap(const Environment &own, std::size_t line, const std::string &host) {
        if (host.empty() || std::ranges::contains(own.hosts, host))
            return;
        for (const Environment &other : m_check.settings.environments)
            if (other.name != own.name && std::ranges::contains(other.hosts, host))
                add("sitemap-of-other-host", own.line,
                    {GATEPOST_TEXT("goals",
                                   "The Sitemap in line %1 is of %2, which is environment %3"),
                     line, host, other.name});
    }

    /// Two environments that are to be the same and have other files.
    void checkDifferences() {
        const auto &all = m_check.environments;
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = i + 1; j < all.size(); ++j) {
                const Environment &one = *all[i].environment;
                const Environment &other = *all[j].environment;
                if (one.files == other.files || one.must != other.must || !claimsGoals(one.must) ||
                    !one.goals || !other.goals || one.goals->line != other.goals->line)
                    continue;
                exact::ExactQuestion question;
                question.day = m_check.at;
                const exact::Differences found =
                    exact::differences(*all[i].site, *all[j].site, question);
                if (!found.changes.empty())
                    add("environment-differs", other.line,
                        {GATEPOST_TEXT("goals",
                                       "%1 and %2 have the same goals and answer differently: %3"),
                         one.name, other.name, found.changes.front().text});
            }
    }

    // ---- goals ----

    void checkGoals(const EnvironmentUnderCheck &each) {
        const Goals &goals = *each.environment->goals;
        for (const GoalState &state : each.state.goals)
            checkState(each, *goals[state.purpose], state);
        const bool isFirst = &each == &m_check.environments.front();
        for (std::size_t i = 0; i < kPurposeCount; ++i)
            if (goals.of[i]) {
                checkStances(each, goals, *goals.of[i]);
                checkExceptions(each, goals, static_cast<Purpose>(i));
            }
        checkTokens(each, goals);
        if (isFirst)
            checkMixed(each, goals);
    }

    void checkState(const EnvironmentUnderCheck &each, const Goal &goal, const GoalState &state) {
        const std::string purpose(purposeKey(state.purpose));
        if (state.proof == Proof::Fails && !state.uncoveredAlone)
            for (const CounterExample &example : state.examples)
                add("goal-false", state.line,
                    {GATEPOST_TEXT("goals", "%1 is to be %2, but %3 (%4; reading %5)"), purpose,
                     stanceName(state.is), example.text,
                     sentence(*each.site, example.verdict, m_check.said),
                     readingName(example.claim.reading)});
        if (!state.uncovered.empty()) {
            std::vector<std::string> names;
            for (const Uncovered &uncovered : state.uncovered)
                names.push_back(uncovered.agent);
            Diagnostic *made =
                add("goal-uncovered", state.line,
                    {GATEPOST_TEXT("goals", "%1: agents of the list are not covered: %2"), purpose,
                     joined(names)});
            if (made != nullptr && m_check.isGoalsCheck)
                made->severity = Severity::Error;
        }
        if (state.proof == Proof::Open)
            add("goal-open", state.line,
                {GATEPOST_TEXT("goals", "Whether this is true was not decided: %1"),
                 state.unproven.empty() ? Message() : state.unproven.front()});
        for (const Message &unsaid : state.unsaid)
            add("goal-unsaid", state.line, unsaid);
        if (!state.unbound.empty() && keepsOut(goal))
            add("goal-unbound", state.line,
                {GATEPOST_TEXT("goals", "%1: these ignore robots.txt, and only a server can refuse "
                                        "them: %2"),
                 purpose, joined(state.unbound)});
        if (state.agents.empty())
            add("goal-empty", state.line,
                {GATEPOST_TEXT("goals", "No agent of the list comes for %1"), purpose});
    }

    void checkStances(const EnvironmentUnderCheck &each, const Goals &goals, const Goal &goal) {
        const bool hasRobots2 = each.site->site().file(FileRole::Robots2).has_value();
        const auto check = [&](Stance stance, std::uint32_t line) {
            if (stance == Stance::Ask && goal.otherwise == Stance::Open && !hasRobots2)
                add("ask-without-robots2", line,
                    GATEPOST_TEXT("goals", "Only robots2.txt can say ask"));
            if (stance == Stance::Pay && !goals.licence)
                add("pay-without-licence", line,
                    GATEPOST_TEXT("goals", "pay needs licence: {terms: URL}"));
        };
        check(goal.is, goal.line);
        for (const GoalException &exception : goal.exceptions)
            check(exception.is, exception.line);
    }

    void checkExceptions(const EnvironmentUnderCheck &each, const Goals &goals, Purpose purpose) {
        const auto day = std::chrono::floor<std::chrono::days>(m_check.at);
        const std::vector<GoalException> &all = goals[purpose]->exceptions;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const GoalException &exception = all[i];
            if (hasEnded(exception, day))
                offerRemoval(add("goal-exception-ended", exception.line,
                                 {GATEPOST_TEXT("goals", "This exception ended on %1"),
                                  formatDay(*exception.until)}),
                             purpose, exception);
            else if (isIdle(goals, purpose, i, each.site->site().registry, day))
                offerRemoval(
                    add("goal-exception-idle", exception.line,
                        GATEPOST_TEXT("goals", "Without this exception the answers are the same")),
                    purpose, exception);
            for (const std::string &name : exception.agents)
                checkName(each, exception, name);
        }
    }
    /// Of an exception of the goals of all environments; those of one alone are edited by hand.
    void offerRemoval(Diagnostic *made, Purpose purpose, const GoalException &exception) {
        const auto &all = m_check.settings.goals;
        if (made == nullptr || !all || !(*all)[purpose])
            return;
        Goals fewer = *all;
        const auto gone =
            std::erase_if(fewer.of[static_cast<std::size_t>(purpose)]->exceptions,
                          [&](const GoalException &other) { return other.line == exception.line; });
        if (gone != 1)
            return; // it is elsewhere, or shares its line
        if (const auto text = putGoals(m_check.yaml, fewer))
            made->fixes.push_back({GATEPOST_TEXT("goals", "Remove this exception"),
                                   TextEdit::between(m_check.yaml, *text), FixKind::Choice});
    }
    void checkName(const EnvironmentUnderCheck &each, const GoalException &exception,
                   const std::string &name) {
        const Registry &registry = each.site->site().registry;
        const auto identity = identify(name, {}, registry);
        if (!identity || identity->known || isNamedInFiles(*each.site, *identity))
            return;
        const auto meant = nearestAgent(identity->name, registry);
        Diagnostic *made = add(
            "goal-unknown-agent", exception.line,
            meant
                ? Message(GATEPOST_TEXT(
                              "goals", "%1 is neither in the list nor in a file. Did you mean %2?"),
                          name, *meant)
                : Message(GATEPOST_TEXT("goals", "%1 is neither in the list nor in a file"), name));
        if (made == nullptr || !meant)
            return;
        const std::string_view line = slice(m_check.yaml, made->range);
        const std::size_t at = line.find(name);
        if (at == std::string_view::npos || line.find(name, at + 1) != std::string_view::npos)
            return; // it is in another line, or twice
        const auto begin = made->range.begin + static_cast<std::uint32_t>(at);
        made->fixes.push_back(
            {Message(GATEPOST_TEXT("goals", "Change to “%1”"), *meant),
             TextEdit::replace({begin, begin + static_cast<std::uint32_t>(name.size())}, *meant),
             FixKind::Choice});
    }

    /// S14: of two rows with one token that of the row without a version counts.
    void checkTokens(const EnvironmentUnderCheck &each, const Goals &goals) {
        const Registry &registry = each.site->site().registry;
        for (const KnownAgent &agent : registry.agents()) {
            if (!agent.token.contains('/'))
                continue;
            const KnownAgent *plain = registry.findExactly(cutAgentValue(agent.token));
            if (plain == nullptr)
                continue;
            const auto goalOf = [&](const KnownAgent &row) {
                const auto purpose = purposeFor(goals, row);
                return purpose ? goalFor(goals, *purpose) : std::nullopt;
            };
            const auto one = goalOf(agent);
            const auto other = goalOf(*plain);
            if (one == other || !one || !other)
                continue;
            add("goal-token-shared", goals[*other]->line,
                {GATEPOST_TEXT("goals", "%1 and %2 have one token; the goal of %2 counts: %3"),
                 agent.token, plain->token, purposeKey(*other)});
        }
    }

    void checkMixed(const EnvironmentUnderCheck &each, const Goals &goals) {
        const auto &training = goals[Purpose::Training];
        if (!training || letsIn(training->is))
            return;
        std::vector<std::string> mixed;
        for (const KnownAgent &agent : each.site->site().registry.agents()) {
            const auto purpose = purposeFor(goals, agent);
            const auto goal = purpose ? goalFor(goals, *purpose) : std::nullopt;
            if (agent.behaviour == Behaviour::Mixed && goal && letsIn(goals[*goal]->is))
                mixed.push_back(agent.token);
        }
        if (!mixed.empty())
            add("mixed-agent", training->line,
                {GATEPOST_TEXT("goals", "These also train. What keeps them from that is a signal, "
                                        "not a rule: %1"),
                 joined(mixed)});
    }

    // ---- outputs ----

    void checkOutput(const OutputUnderCheck &stale) {
        std::uint32_t line = 0;
        for (const Output &output : m_check.settings.outputs)
            if (output.target == stale.target)
                line = output.line;
        if (stale.isThere)
            add("output-outdated", line,
                {GATEPOST_TEXT("goals", "%1 is not what the files come to"), stale.file});
        else
            add("output-missing", line, {GATEPOST_TEXT("goals", "%1 is not there"), stale.file});
    }

    const SettingsUnderCheck &m_check;
    LineIndex m_lines;
    std::vector<Diagnostic> m_found;
};

/// Content-Signal and Content-Usage, as far as goals claim a use by them.
std::vector<DirectiveId> claimedSignals(const Goals &goals, std::chrono::sys_days day) {
    std::vector<DirectiveId> signals;
    bool claims = false;
    for (std::size_t i = 0; i < kPurposeCount; ++i)
        claims = claims || hasClaimOfUse(goals, static_cast<Purpose>(i), day);
    for (const GoalSignal signal : goals.signals)
        if (claims && signal != GoalSignal::PolicyToken)
            signals.push_back(signal == GoalSignal::ContentSignal ? DirectiveId::ContentSignal
                                                                  : DirectiveId::ContentUsage);
    return signals;
}

/// Which groups say a signal and which do not.
class GroupSignals {
public:
    GroupSignals(const Tree &tree, const Registry &registry, DirectiveId signal)
        : m_tree(tree), m_registry(registry), m_signal(signal) {}

    void find(std::vector<Diagnostic> &found) {
        for (const Group &group : m_groups.groups)
            if (isSaidIn(group)) {
                m_isToldToAll = m_isToldToAll || isStar(group);
                for (const GroupAgent &agent : m_groups.agentsOf(group))
                    m_told.insert(toLower(agent.value));
            }
        if (!m_isToldToAll)
            return; // no group states it: the goal itself is false then
        const LintRule &rule = settingsRule("signal-in-one-group");
        for (const Group &group : m_groups.groups) {
            const GroupAgent *agent = isStar(group) || isClosed(group) ? nullptr : untold(group);
            if (agent != nullptr)
                found.push_back(
                    {rule.code,
                     rule.severity,
                     FileRole::Robots,
                     m_tree.lines()[agent->line].value(),
                     {GATEPOST_TEXT("goals", "%1 has its own group and does not get %2. "
                                             "Repeat the line there"),
                      gatepost::quoted(agent->value), std::string(directiveName(m_signal))},
                     {}});
        }
    }

private:
    [[nodiscard]] bool isStar(const Group &group) const {
        return std::ranges::any_of(m_groups.agentsOf(group),
                                   [](const GroupAgent &agent) { return agent.value == "*"; });
    }
    [[nodiscard]] bool isSaidIn(const Group &group) const {
        return std::ranges::any_of(m_groups.othersOf(group), [&](std::uint32_t line) {
            return m_tree.lines()[line].is(m_signal);
        });
    }
    /// Nothing may be fetched: what is said of use is about nobody.
    [[nodiscard]] bool isClosed(const Group &group) const {
        bool closes = false;
        for (const GroupRule &rule : m_groups.rulesOf(group)) {
            const std::string_view value = m_tree.slice(rule.value);
            if (rule.directive == DirectiveId::Allow && !value.empty())
                return false;
            closes = closes || value == "/" || value == "/*" || value == "*";
        }
        return closes;
    }
    /// The first agent of a group that comes itself and finds no such line in any of its groups (S13); null if there is none.
    [[nodiscard]] const GroupAgent *untold(const Group &group) const {
        for (const GroupAgent &agent : m_groups.agentsOf(group)) {
            const auto identity = identify(agent.value, {}, m_registry);
            if (!m_told.contains(toLower(agent.value)) && !(identity && identity->neverFetches()))
                return &agent;
        }
        return nullptr;
    }

    const Tree &m_tree;
    const Registry &m_registry;
    DirectiveId m_signal;
    const Groups &m_groups = m_tree.groups();
    bool m_isToldToAll = false;
    std::set<std::string> m_told; ///< agents of groups with the signal, in lower case
};

} // namespace

std::vector<Diagnostic> settingsDiagnostics(const SettingsUnderCheck &check) {
    return Checking(check).run();
}

std::vector<Diagnostic> groupDiagnostics(const Tree &robots, const Registry &registry,
                                         const Goals &goals, std::chrono::sys_days day) {
    std::vector<Diagnostic> found;
    for (const DirectiveId signal : claimedSignals(goals, day))
        GroupSignals(robots, registry, signal).find(found);
    std::ranges::stable_sort(found, {}, [](const Diagnostic &each) { return each.range.begin; });
    return found;
}

} // namespace gatepost::goals

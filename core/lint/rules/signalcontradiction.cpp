// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/across.h"
#include "core/lint/phrases.h"
#include "core/lint/policy.h"
#include "core/match/ruleset.h"
#include "core/text/ascii.h"
#include "core/value/signals.h"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace gatepost::linting {

namespace {

/// What the groups for a policy token say about training (S112), compared with what is said elsewhere for the same path.
class TokenOfTraining {
public:
    TokenOfTraining(const FileUnderCheck &robots, Report &report)
        : m_robots(robots), m_report(report) {
        std::vector<RuleLine> lines;
        for (const Group &group : robots.groups.groups) {
            if (group.version == GroupVersion::Experimental ||
                std::ranges::none_of(robots.groups.agentsOf(group),
                                     [this](const GroupAgent &agent) { return isToken(agent); }))
                continue;
            for (const GroupRule &rule : robots.groups.rulesOf(group))
                lines.push_back(
                    {robots.tree.slice(rule.value), rule.line,
                     rule.directive == DirectiveId::Allow ? RuleKind::Allow : RuleKind::Disallow});
        }
        m_rules = RuleSet::compile(PathReading::Rfc9309, lines);
    }

    [[nodiscard]] bool isNamed() const { return m_name != nullptr; }

    /// `line` says `says` for `path`: a word where the token says something else.
    void compare(const FileUnderCheck &file, const Line &line, std::string_view path,
                 std::string_view says) const {
        const PathDecision decision = m_rules.decide(PathQuestion(std::string(path)));
        const bool denies = decision.outcome == PathOutcome::Disallowed ||
                            decision.outcome == PathOutcome::DisallowedByDefault;
        const std::string_view other = denies ? "no" : "yes";
        if (says != other)
            m_report.add(file, bodyRange(line),
                         {GATEPOST_TEXT("lint", "About training this says %1, the group for %2 in "
                                                "robots.txt says %3. Who makes models may pick "
                                                "the one it likes: say the same in both"),
                          says, inQuotes(m_name->value), other});
    }

private:
    bool isToken(const GroupAgent &agent) {
        const KnownAgent *known = m_robots.registry().findExactly(agent.value);
        if (known == nullptr || !known->namesUse())
            return false;
        if (m_name == nullptr)
            m_name = &agent;
        return true;
    }

    const FileUnderCheck &m_robots;
    Report &m_report;
    const GroupAgent *m_name = nullptr; ///< the first that names the use
    RuleSet m_rules;
};

/// What a line of robots.txt says about training: "yes", "no", or nothing. `path` is what it says it of.
std::optional<std::string_view> trainingOf(const FileUnderCheck &file, const Line &line,
                                           std::string &path) {
    const std::string_view value = file.tree.value(line);
    path = "/";
    if (line.is(DirectiveId::ContentSignal)) {
        for (const auto &[key, answer] : parseContentSignal(value))
            if (equalsIgnoringCase(key, "ai-train"))
                return answer == "no" ? "no" : "yes";
    } else if (line.is(DirectiveId::ContentUsage)) {
        if (const auto usage = parseContentUsage(value)) {
            path = usage->path;
            for (const auto &[key, answer] : usage->preferences)
                if (equalsIgnoringCase(key, "train-ai"))
                    return answer == "n" ? "no" : "yes";
        }
    } else if (line.is(DirectiveId::DisallowAiTraining) && value.starts_with('/')) {
        path = value;
        return "no";
    } else if (line.is(DirectiveId::AllowAiTraining) && value.starts_with('/')) {
        path = value;
        return "yes";
    }
    return {};
}

/// A path that stands for all that its line matches: without wildcards, and so only where the token's rules are longer may it
/// say something else below.
bool isPlainPath(std::string_view path) {
    return !path.contains('*') && !path.ends_with('$');
}

/// What robots2.txt says about training to the agents of a group.
class TrainingOfAgents {
public:
    explicit TrainingOfAgents(const FileUnderCheck &robots2)
        : m_registry(robots2.registry()), m_scopes(policyScopes(robots2)) {
        for (const PolicyScope &scope : m_scopes)
            if (!scope.name.empty())
                m_byName.try_emplace(scope.name, &scope);
    }

    struct Said {
        std::string_view agent;
        StatedValue stated;
    };
    /// Of each value that is said the first agent that hears it, in the group's order: others add nothing.
    [[nodiscard]] std::vector<Said> toldTo(std::span<const GroupAgent> agents) const {
        std::vector<Said> said;
        for (const GroupAgent &agent : agents) {
            auto stated = toldTo(agent.value);
            if (stated && !std::ranges::contains(said, stated->value, [](const Said &each) {
                    return std::string_view(each.stated.value);
                }))
                said.push_back({agent.value, std::move(*stated)});
        }
        return said;
    }

private:
    [[nodiscard]] std::optional<StatedValue> inScope(std::string_view name) const {
        const auto found = m_byName.find(toLower(name));
        return found == m_byName.end() ? std::nullopt : found->second->find(DirectiveId::Train);
    }
    [[nodiscard]] std::optional<StatedValue> toldTo(std::string_view agent) const {
        auto stated = inScope(agent);
        if (!stated)
            if (const KnownAgent *known = m_registry.find(agent);
                known != nullptr && known->category)
                stated = inScope(categoryName(*known->category));
        return stated ? stated : m_scopes.front().find(DirectiveId::Train);
    }

    const Registry &m_registry;
    std::vector<PolicyScope> m_scopes;
    std::unordered_map<std::string, const PolicyScope *> m_byName;
};

/// The policy token against the lines about training in all groups, which speak to the same readers, and robots2.txt's train
/// for everybody.
void checkToken(const SiteUnderCheck &site, Report &report) {
    const FileUnderCheck &robots = *site.robots;
    const TokenOfTraining token(robots, report);
    if (!token.isNamed())
        return;
    for (const Group &group : robots.groups.groups)
        for (const std::uint32_t index : robots.groups.othersOf(group)) {
            std::string path;
            if (const auto says = trainingOf(robots, robots.line(index), path);
                says && isPlainPath(path))
                token.compare(robots, robots.line(index), path, *says);
        }
    if (site.robots2 == nullptr)
        return;
    for (const PolicyScope &scope : policyScopes(*site.robots2))
        if (const auto stated = scope.find(DirectiveId::Train);
            scope.name.empty() && stated && stated->value != "ask")
            token.compare(*site.robots2, site.robots2->line(stated->line), "/", stated->value);
}

void checkSignalContradiction(const SiteUnderCheck &site, Report &report) {
    if (site.robots == nullptr)
        return;
    checkToken(site, report);
    if (site.robots2 == nullptr)
        return;
    const FileUnderCheck &robots = *site.robots;
    const TrainingOfAgents training(*site.robots2);
    for (const Group &group : robots.groups.groups) {
        std::optional<std::vector<TrainingOfAgents::Said>> said;
        for (const std::uint32_t index : robots.groups.othersOf(group)) {
            std::string path;
            const auto says = trainingOf(robots, robots.line(index), path);
            if (!says || path != "/")
                continue;
            if (!said)
                said = training.toldTo(robots.groups.agentsOf(group));
            const auto other = std::ranges::find_if(
                *said, [&](const auto &each) { return each.stated.value != *says; });
            if (other == said->end())
                continue;
            report.add(robots, bodyRange(robots.line(index)),
                       {GATEPOST_TEXT("lint", "About training this says %1 to %2, robots2.txt "
                                              "says %3 in %4. An agent may pick the one it "
                                              "likes: say the same in both"),
                        *says, inQuotes(other->agent), other->stated.value,
                        lineName(other->stated.line)});
        }
    }
}

} // namespace

extern const Check kSignalContradiction = {
    .rule = {.code = "signal-contradiction",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Preference signals that contradict each other"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Content-Signal, Content-Usage and DisallowAITraining in robots.txt, a "
                         "group there for a policy token such as __usage_ai-training, "
                         "and train in robots2.txt speak of the same matter to "
                         "different readers. If they differ, an agent that reads both has a "
                         "choice, and one that reads one of them has half "
                         "of your will. None outranks the other."),
             .source = "S52, S110, S111, S112"},
    .site = checkSignalContradiction,
};

} // namespace gatepost::linting

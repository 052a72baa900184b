// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/across.h"
#include "core/lint/phrases.h"
#include "core/lint/policy.h"
#include "core/text/ascii.h"
#include "core/value/signals.h"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace gatepost::linting {

namespace {

/// What a line of robots.txt says about training: "yes", "no", or nothing.
std::optional<std::string_view> trainingOf(const FileUnderCheck &file, const Line &line) {
    const std::string_view value = file.tree.value(line);
    if (line.is(DirectiveId::ContentSignal)) {
        for (const auto &[key, answer] : parseContentSignal(value))
            if (equalsIgnoringCase(key, "ai-train"))
                return answer == "no" ? "no" : "yes";
    } else if (line.is(DirectiveId::ContentUsage)) {
        if (const auto usage = parseContentUsage(value); usage && usage->path == "/")
            for (const auto &[key, answer] : usage->preferences)
                if (equalsIgnoringCase(key, "train-ai"))
                    return answer == "n" ? "no" : "yes";
    } else if (line.is(DirectiveId::DisallowAiTraining) && value == "/") {
        return "no";
    } else if (line.is(DirectiveId::AllowAiTraining) && value == "/") {
        return "yes";
    }
    return {};
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

void check(const SiteUnderCheck &site, Report &report) {
    if (site.robots == nullptr || site.robots2 == nullptr)
        return;
    const FileUnderCheck &robots = *site.robots;
    const TrainingOfAgents training(*site.robots2);
    for (const Group &group : robots.groups.groups) {
        std::optional<std::vector<TrainingOfAgents::Said>> said;
        for (const std::uint32_t index : robots.groups.othersOf(group)) {
            const auto says = trainingOf(robots, robots.line(index));
            if (!says)
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
             .title = GATEPOST_TEXT("lint", "Preference signal against robots2.txt"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Content-Signal, Content-Usage and DisallowAITraining in robots.txt "
                         "and train in robots2.txt speak of the same matter to "
                         "different readers. If they differ, an agent that reads both has a "
                         "choice, and one that reads one of them has half "
                         "of your will. Neither outranks the other."),
             .source = "S52, S110, S111"},
    .site = check,
};

} // namespace gatepost::linting

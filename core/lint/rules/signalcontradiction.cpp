// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/across.h"
#include "core/lint/phrases.h"
#include "core/lint/policy.h"
#include "core/text/ascii.h"
#include "core/value/signals.h"

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

void check(const SiteUnderCheck &site, Report &report) {
    if (site.robots == nullptr || site.robots2 == nullptr)
        return;
    const FileUnderCheck &robots = *site.robots;
    const auto scopes = policyScopes(*site.robots2);
    const auto scopeNamed = [&](std::string_view name) -> std::optional<StatedValue> {
        for (const PolicyScope &scope : scopes)
            if (!scope.name.empty() && equalsIgnoringCase(scope.name, name))
                return scope.find(DirectiveId::Train);
        return {};
    };
    for (const Group &group : robots.groups.groups) {
        for (const std::uint32_t index : robots.groups.othersOf(group)) {
            const auto says = trainingOf(robots, robots.line(index));
            if (!says)
                continue;
            for (const GroupAgent &agent : robots.groups.agentsOf(group)) {
                const KnownAgent *known = Registry::builtIn().find(agent.value);
                auto stated = scopeNamed(agent.value);
                if (!stated && known != nullptr)
                    stated = scopeNamed(categoryName(known->category));
                if (!stated)
                    stated = scopes.front().find(DirectiveId::Train);
                if (!stated || stated->value == *says)
                    continue;
                report.add(robots, bodyRange(robots.line(index)),
                           {GATEPOST_TEXT("lint", "About training this says %1 to %2, robots2.txt "
                                                  "says %3 in %4. An agent may pick the one it "
                                                  "likes: say the same in both"),
                            *says, inQuotes(agent.value), stated->value, lineName(stated->line)});
                break;
            }
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

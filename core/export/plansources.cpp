// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/plansources.h"

#include "core/exact/side.h"
#include "core/export/plan.h"
#include "core/syntax/groups.h"

#include <algorithm>
#include <array>

namespace gatepost::exporting {

Message nothingSaid() {
    return {GATEPOST_TEXT("export", "Nothing.")};
}

namespace {

/// Where a statement about use can be made besides.
std::optional<std::string_view> formatOf(DirectiveId directive) {
    switch (directive) {
    case DirectiveId::ContentUsage:
    case DirectiveId::DisallowAiTraining:
    case DirectiveId::AllowAiTraining:
    case DirectiveId::Train: return "content-usage, content-signal, tdmrep, rsl";
    case DirectiveId::ContentSignal: return "content-usage, rsl";
    case DirectiveId::Summarise:
    case DirectiveId::Derivative: return "content-signal, content-usage, rsl";
    case DirectiveId::License: return "rsl";
    default: return {};
    }
}

bool isAboutUse(DirectiveId directive) {
    return directive != DirectiveId::Crawl && std::ranges::contains(useDirectives(), directive);
}

void addUse(const CompiledSite &site, FileRef file, const Tree &tree, std::vector<Loss> &losses) {
    for (std::uint32_t line = 0; line < tree.lines().size(); ++line) {
        const DirectiveId directive = tree.lines()[line].directive;
        const auto format = formatOf(directive);
        if (!format && !isAboutUse(directive))
            continue;
        const Source source = sourceOf(site, file, line);
        if (format)
            losses.push_back(
                {LossCode::Use, Severity::Moved, source, nothingSaid(),
                 Message(
                     GATEPOST_TEXT(
                         "export",
                         "It is about the use of what was fetched, which no server sees. It can "
                         "be stated as %1."),
                     std::string(*format))});
        else
            losses.push_back(
                {LossCode::Use, Severity::Lost, source, nothingSaid(),
                 Message(GATEPOST_TEXT(
                     "export", "It is about the use of what was fetched, which no server sees."))});
    }
}

void addAgents(const CompiledSite &site, FileRef file, const Tree &tree,
               std::vector<Loss> &losses) {
    const Groups groups = readGroups(tree);
    for (const Group &group : groups.groups) {
        const bool restricts =
            std::ranges::any_of(groups.rulesOf(group),
                                [](const GroupRule &rule) {
                                    return rule.directive == DirectiveId::Disallow &&
                                           !rule.value.empty();
                                }) ||
            group.version == GroupVersion::Extended;
        if (!restricts)
            continue;
        for (const GroupAgent &agent : groups.agentsOf(group)) {
            const AgentValueKind kind = agentValueKind(agent.value);
            if (kind == AgentValueKind::Star)
                losses.push_back(
                    {LossCode::Unknown, Severity::Lost, sourceOf(site, file, agent.line),
                     Message(GATEPOST_TEXT("export", "The crawlers of Gatepost's list.")),
                     Message(GATEPOST_TEXT(
                         "export", "Agents that are not in the list and that no line names are not "
                                   "refused: to a server they look like browsers."))});
            else if (kind == AgentValueKind::Glob || kind == AgentValueKind::Regex)
                losses.push_back(
                    {LossCode::Unknown, Severity::Lost, sourceOf(site, file, agent.line),
                     Message(GATEPOST_TEXT(
                         "export", "The agents of Gatepost's list that the pattern matches.")),
                     Message(GATEPOST_TEXT(
                         "export",
                         "Other agents that the pattern matches are not refused: searched for in a "
                         "whole User-Agent header it could match browsers."))});
        }
    }
}

} // namespace

std::vector<Loss> lossesOfLines(const CompiledSite &site, const Question &question) {
    std::vector<Loss> losses;
    for (std::uint8_t index = 0; index < exact::kFileLayers; ++index) {
        const FileRef file{index};
        const Tree *tree = site.tree(file);
        if (tree == nullptr)
            continue;
        addUse(site, file, *tree, losses);
        if (!question.agents)
            addAgents(site, file, *tree, losses);
    }
    if (question.compact)
        losses.push_back(
            {LossCode::Spelling,
             Severity::Approximated,
             {},
             Message(GATEPOST_TEXT("export", "Compact expressions.")),
             Message(GATEPOST_TEXT("export", "A path in which a character is written as an escape "
                                             "slips past a rule, though it is the "
                                             "same path."))});
    losses.push_back(
        {LossCode::Forged,
         Severity::Lost,
         {},
         Message(GATEPOST_TEXT("export", "The name in the User-Agent header decides.")),
         Message(GATEPOST_TEXT(
             "export",
             "Who sends another name passes, and who sends the name of an agent is treated "
             "like it: the address that a request comes from is not checked."))});
    return losses;
}

} // namespace gatepost::exporting

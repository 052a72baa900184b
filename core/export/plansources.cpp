// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/plansources.h"

#include "core/agents/agentpattern.h"
#include "core/dialect/dialect.h"
#include "core/exact/side.h"
#include "core/export/plan.h"
#include "core/syntax/groups.h"

#include <algorithm>
#include <array>
#include <set>

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
    default: return {};
    }
}

/// A word that withholds or demands something; a permission is not lost where nobody enforces it.
bool restricts(DirectiveId directive, std::string_view value) {
    switch (directive) {
    case DirectiveId::Read:
    case DirectiveId::Summarise:
    case DirectiveId::Quote:
    case DirectiveId::Derivative:
    case DirectiveId::Train:
    case DirectiveId::Store:
    case DirectiveId::Compete:
    case DirectiveId::Personalise:
    case DirectiveId::Monetise: return value != "yes";
    case DirectiveId::Announce: return value == "yes";
    case DirectiveId::Attribution:
    case DirectiveId::LinkBack: return value != "none";
    default: return false;
    }
}

void addUse(const CompiledSite &site, const LineRef &line, DirectiveId directive,
            std::vector<Loss> &losses) {
    const Source source = sourceOf(site, line);
    if (const auto format = formatOf(directive))
        losses.push_back(
            {LossCode::Use, Severity::Moved, source, nothingSaid(),
             Message(GATEPOST_TEXT("export", "It is about the use of what was fetched, which no "
                                             "server sees. It can be stated as %1."),
                     std::string(*format))});
    else
        losses.push_back(
            {LossCode::Use, Severity::Lost, source, nothingSaid(),
             Message(GATEPOST_TEXT("export", "It is about the use of what was fetched, which no "
                                             "server sees."))});
}

/// Signals of robots.txt, wherever they stand. License names what the target RSL writes.
void addSignals(const CompiledSite &site, const Question &question, std::vector<Loss> &losses) {
    const Tree *tree = site.tree(FileRole::Robots);
    if (tree == nullptr)
        return;
    for (std::uint32_t line = 0; line < tree->lines().size(); ++line)
        switch (const DirectiveId directive = tree->lines()[line].directive) {
        case DirectiveId::License:
            if (question.target == Target::Rsl)
                break;
            [[fallthrough]];
        case DirectiveId::ContentUsage:
        case DirectiveId::ContentSignal:
        case DirectiveId::DisallowAiTraining:
        case DirectiveId::AllowAiTraining:
            addUse(site, lineRef(*tree, FileRole::Robots, line), directive, losses);
            break;
        default: break;
        }
}

/// Lines of robots2.txt and its chain that count for some agent.
void addPolicy(const CompiledSite &site, const Question &question, std::vector<Loss> &losses) {
    const std::array<const CompiledSite *, 1> sites = {&site};
    const std::vector<exact::AskedAgent> agents =
        question.agents ? *question.agents : exact::agentsOf(sites, Reading::Author).agents;
    std::set<std::pair<std::uint8_t, LineNumber>> seen;
    for (const exact::AskedAgent &agent : agents) {
        const auto view = site.view(agent.identity, Reading::Author);
        for (const DirectiveId directive : useDirectives()) {
            const StatedValue *stated = view->policy.find(directive);
            if (stated != nullptr && restricts(directive, stated->value.text()) &&
                seen.emplace(stated->line.file.index(), stated->line.line).second)
                addUse(site, stated->line, directive, losses);
        }
    }
}

Message starSaid() {
    return {GATEPOST_TEXT("export", "The agents of Gatepost's list.")};
}

void addAgents(const CompiledSite &site, FileId file, const Tree &tree, std::vector<Loss> &losses) {
    const Groups &groups = tree.groups();
    for (const Group &group : groups.groups) {
        const bool refuses =
            std::ranges::any_of(groups.rulesOf(group),
                                [](const GroupRule &rule) {
                                    return rule.directive == DirectiveId::Disallow &&
                                           !rule.value.empty();
                                }) ||
            group.version == GroupVersion::Extended;
        if (!refuses)
            continue;
        for (const GroupAgent &agent : groups.agentsOf(group)) {
            const AgentValueKind kind = agentValueKind(agent.value);
            const auto isSaid = [](const Loss &loss) {
                return loss.code == LossCode::Unknown && loss.said == starSaid();
            };
            if (kind == AgentValueKind::Star && std::ranges::any_of(losses, isSaid))
                continue;
            if (kind == AgentValueKind::Star)
                losses.push_back(
                    {LossCode::Unknown, Severity::Lost, sourceOf(site, file, agent.line),
                     starSaid(),
                     Message(GATEPOST_TEXT(
                         "export",
                         "Nobody else whom * means is refused unless a line or --agents names it: "
                         "agents that are not in the list look like browsers to a server."))});
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
    addSignals(site, question, losses);
    addPolicy(site, question, losses);
    if (!question.agents)
        for (const FileId file : site.site().present())
            addAgents(site, file, *site.tree(file), losses);
    if (question.compact)
        losses.push_back(
            {LossCode::Spelling,
             Severity::Approximated,
             {},
             Message(GATEPOST_TEXT("export", "Compact expressions.")),
             Message(GATEPOST_TEXT("export",
                                   "A path with a percent-encoded character bypasses the rule, "
                                   "though it is the same path."))});
    losses.push_back(
        {LossCode::Forged,
         Severity::Remark,
         {},
         Message(GATEPOST_TEXT("export", "The name in the User-Agent header decides.")),
         Message(GATEPOST_TEXT(
             "export",
             "Who sends another name passes, and who sends the name of an agent is treated "
             "like it: the address that a request comes from is not checked. A header with "
             "several names is treated like the one whose group is asked first."))});
    return losses;
}

} // namespace gatepost::exporting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/reasons.h"

#include "core/agents/agentpattern.h"
#include "core/change/change.h"
#include "core/simulate/resolvedagent.h"
#include "core/syntax/managed.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::goals {

namespace {

/// The managed block that decides against the example, or that says the signal for its agent; null: none does.
const ManagedBlock *blockBehind(const CompiledSite &site, const CounterExample &example,
                                const std::vector<ManagedBlock> &blocks) {
    const auto &line = example.verdict.fetch.line;
    const bool isFetch = example.claim.what == Claim::What::Fetch;
    if (isFetch && line && line->file == FileId(FileRole::Robots))
        return managedBlockAt(blocks, line->line.index());
    const auto view = site.view(example.agent.identity, Reading::Author);
    const Tree *tree = site.tree(FileId(FileRole::Robots));
    for (const ResolvedFile &file : view->files)
        if (!isFetch && file.file == FileId(FileRole::Robots) && file.match.rules)
            for (const std::uint32_t group : file.match.rules->groups)
                if (const auto *block =
                        managedBlockAt(blocks, tree->groups().groups[group].firstLine))
                    return block;
    return nullptr;
}

bool isExtended(const CompiledSite &site, const exact::AskedAgent &agent) {
    const auto view = site.view(agent.identity, Reading::Author);
    return std::ranges::any_of(view->files, [](const ResolvedFile &file) {
        return file.match.rules && file.match.rules->extended;
    });
}

Message frozenReason(const Frozen &frozen) {
    if (frozen.isRendered)
        return GATEPOST_TEXT("goals", "robots.txt is rendered from the agent policy: change the "
                                      "policy and render it again");
    if (frozen.isOutdated)
        return GATEPOST_TEXT("goals", "robots.txt says that it is rendered from an agent policy, "
                                      "but is not what the policy makes: render it again first");
    return GATEPOST_TEXT("goals", "goals.edit does not let robots.txt be edited");
}

} // namespace

Unreached unreachedFor(const CompiledSite &after, const GoalState &state, const Goals &goals,
                       const Frozen &frozen) {
    Unreached unreached{.purpose = state.purpose, .line = state.line, .proof = state.proof};
    if (state.proof == exact::Proof::Open || !state.counterExample) {
        unreached.code = "goal-open";
        unreached.reason = {GATEPOST_TEXT("goals", "Whether this is true was not decided: %1"),
                            state.unproven.empty()
                                ? Message(GATEPOST_TEXT("goals", "a limit ended the search"))
                                : state.unproven.front()};
        return unreached;
    }
    const CounterExample &example = *state.counterExample;
    const auto &line = example.verdict.fetch.line;
    const auto &robots = after.site().file(FileRole::Robots);
    const auto blocks = robots ? managedBlocks(*robots) : std::vector<ManagedBlock>();
    if (frozen.contains(FileRole::Robots)) {
        const bool isUnsaid = frozen.isRendered && !frozen.isPolicyFrozen;
        unreached.code = frozen.isOutdated ? "rendered-outdated" : isUnsaid ? "goal-unsaid" : "";
        unreached.reason = isUnsaid
                               ? Message(GATEPOST_TEXT("goals", "An agent policy, from which "
                                                                "robots.txt is rendered, cannot "
                                                                "say it: %1"),
                                         example.text)
                               : frozenReason(frozen);
    } else if (example.claim.signal == "policy-token" &&
               after.site().registry.useTokens().empty()) {
        unreached.reason =
            GATEPOST_TEXT("goals", "The list of agents has no token that names a use");
    } else if (const ManagedBlock *block = blockBehind(after, example, blocks)) {
        unreached.code = "goal-behind-managed-block";
        unreached.reason = {GATEPOST_TEXT("goals", "The block managed by %1 decides for %2. Change "
                                                   "it there"),
                            block->by, nameOf(example.agent)};
    } else if (line && line->file.isChained()) {
        unreached.reason = {GATEPOST_TEXT("goals", "A chained file decides for %1: %2"),
                            nameOf(example.agent), std::string(after.fileName(line->file))};
    } else if (example.verdict.fetch.decision != Decision::Ask && goals[state.purpose] &&
               goals[state.purpose]->is == Stance::Ask && !after.site().file(FileRole::Robots2)) {
        unreached.code = "ask-without-robots2";
        unreached.reason = GATEPOST_TEXT("goals", "Only robots2.txt can say ask");
    } else if (example.agent.isUnknown() && exact::statedCategory(example.agent)) {
        unreached.reason =
            GATEPOST_TEXT("goals", "Agents that declare a category follow the groups "
                                   "for * of robots.txt, which cannot name one");
    } else if (isExtended(after, example.agent)) {
        unreached.code = "goal-unsaid";
        unreached.reason = {GATEPOST_TEXT("goals", "A group of 2.0 cannot say it: %1"),
                            example.text};
    } else {
        unreached.reason = {
            GATEPOST_TEXT("goals", "No edit was found that changes nothing else: %1"),
            example.text};
    }
    return unreached;
}

std::vector<Message> notesFor(const Applied &applied, const CompiledSite &site,
                              const Goals & /*goals*/) {
    std::vector<Message> notes;
    const auto &robots = site.site().file(FileRole::Robots);
    const bool editsRobots =
        std::ranges::contains(applied.files, FileRole::Robots, &AppliedFile::role);
    if (robots && editsRobots)
        for (const ManagedBlock &block : managedBlocks(*robots))
            notes.push_back(change::outsideManaged(block));
    // A name with a space is cut where a line is read (S14). Whoever has the first word as its name is meant, too.
    for (const change::EditedLine &line : applied.lines) {
        if (!line.added || !toLower(line.text).starts_with("user-agent:"))
            continue;
        const std::string_view name =
            trimmed(std::string_view(line.text).substr(line.text.find(':') + 1));
        const std::string_view cut = cutAgentValue(name);
        if (cut.size() < name.size())
            notes.push_back(
                {GATEPOST_TEXT("goals", "“%1” is read as “%2”: a crawler of that name is "
                                        "meant as well"),
                 name, cut});
    }
    return notes;
}

} // namespace gatepost::goals

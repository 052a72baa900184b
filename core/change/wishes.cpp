// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/change/wishes.h"

#include "core/change/steps.h"

#include "core/agents/agentpattern.h"
#include "core/model/groupedits.h"
#include "core/model/policyedits.h"
#include "core/syntax/groups.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <optional>
#include <set>

namespace gatepost {

namespace {

/// Changes the groups that are of these agents alone; a group that others share they leave. The names that have no group of
/// their own, or nothing if a step was refused. Groups in managed blocks stay as they are: who is kept out by one of his own
/// there has it, and all others get one outside, which is read together with it (S13).
std::optional<std::vector<std::string>> changeOwnGroups(Steps &steps,
                                                        const std::set<std::string> &tokens,
                                                        const std::vector<std::string> &names,
                                                        bool (Steps::*change)(std::size_t)) {
    std::vector<std::string> without;
    for (const std::string &name : names) {
        const std::string token = toLower(name);
        bool own = false;
        for (const std::size_t group : steps.groupsOf(token)) {
            if (steps.isManaged(group)) {
                own = own || (change == &Steps::closeGroup && steps.closesAll(group));
                continue;
            }
            const bool alone = steps.allIn(group, tokens);
            own = own || alone;
            if (!(alone ? (steps.*change)(group) : steps.leave(group, token)))
                return std::nullopt;
        }
        if (!own)
            without.push_back(name);
    }
    return without;
}

bool keepOut(Steps &steps, const std::set<std::string> &tokens,
             const std::vector<std::string> &names) {
    const auto without = changeOwnGroups(steps, tokens, names, &Steps::closeGroup);
    if (!without || without->empty())
        return without.has_value();
    for (std::size_t i = 0; i < steps.groups().groups.size(); ++i) {
        const auto agents = steps.groups().agentsOf(steps.groups().groups[i]);
        const bool star =
            std::ranges::any_of(agents, [](const GroupAgent &agent) { return agent.value == "*"; });
        if (star || !steps.closesAll(i) || steps.isManaged(i))
            continue;
        for (const std::string &name : *without)
            if (!steps.take(addAgent(steps.tree(), i, name)))
                return false;
        return true;
    }
    return steps.take(addGroup(steps.tree(), {*without, {{DirectiveId::Disallow, "/"}}}));
}

bool letIn(Steps &steps, const std::set<std::string> &tokens,
           const std::vector<std::string> &names) {
    const auto without = changeOwnGroups(steps, tokens, names, &Steps::openGroup);
    if (!without)
        return false;
    const auto closes = [&](const std::string &token) {
        return std::ranges::any_of(steps.groupsOf(token),
                                   [&](std::size_t group) { return steps.deniesStart(group); });
    };
    const bool starCloses = closes("*");
    std::vector<std::string> closed; // what closes them is another's, or the group for *
    for (const std::string &name : *without)
        if (const std::string token = toLower(name);
            closes(token) || (starCloses && steps.groupsOf(token).empty()))
            closed.push_back(name);
    if (closed.empty())
        return true;
    return steps.take(addGroup(steps.tree(), {closed, {{DirectiveId::Allow, "/"}}}));
}

} // namespace

EditResult applyWishes(const Tree &tree, const std::vector<AgentWish> &wishes) {
    Steps steps(tree);
    std::vector<std::string> in;
    std::vector<std::string> out;
    std::set<std::string> inTokens;
    std::set<std::string> outTokens;
    for (const AgentWish &wish : wishes) {
        const std::string token(cutAgentValue(wish.token));
        auto &tokens = wish.allow ? inTokens : outTokens;
        if (tokens.insert(toLower(token)).second)
            (wish.allow ? in : out).push_back(token);
    }
    if (keepOut(steps, outTokens, out))
        letIn(steps, inTokens, in);
    return steps.result();
}

} // namespace gatepost

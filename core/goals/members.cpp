// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/members.h"

#include "core/agents/agentpattern.h"
#include "core/agents/distinctagents.h"
#include "core/agents/purpose.h"
#include "core/dialect/filerole.h"
#include "core/syntax/groups.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::goals {

namespace {

class MemberGathering {
public:
    MemberGathering(const Goals &goals, Purpose purpose, const Registry &registry)
        : m_goals(goals),
          m_purpose(purpose),
          m_registry(registry),
          m_rows(distinctAgents(registry)) {}

    void addListed() {
        for (const KnownAgent *known : m_rows) {
            const auto own = ownOf(known);
            if (own == m_purpose)
                add(known->token, own);
        }
    }
    void addNamed(std::chrono::sys_days day) {
        for (const GoalException &exception : m_goals[m_purpose]->exceptions)
            if (!hasEnded(exception, day))
                for (const std::string &name : exception.agents)
                    addNamed(name);
    }
    void addUnknown(const exact::AskedAgents &all, bool hasCategories) {
        for (const exact::AskedAgent &agent : all.agents) {
            if (!agent.isUnknown())
                continue;
            const auto category = exact::statedCategory(agent);
            if (category && !hasCategories)
                continue;
            const auto own = goalFor(m_goals, category ? purposeOf(*category) : Purpose::Other);
            if (own == m_purpose)
                members.push_back({agent, own});
        }
    }

    std::vector<Member> members;

private:
    [[nodiscard]] std::optional<Purpose> ownOf(const KnownAgent *known) const {
        const auto purpose = purposeFor(m_goals, *known);
        return purpose ? goalFor(m_goals, *purpose) : std::nullopt;
    }
    void add(const std::string &token, std::optional<Purpose> own) {
        auto identity = identify(token, {}, m_registry);
        if (!identity)
            return; // a token that nobody can have as a name asks for nothing
        members.push_back({{std::move(*identity), exact::AskedAgent::Named{}}, own});
    }
    void addNamed(const std::string &name) {
        const auto identity = identify(name, {}, m_registry);
        if (!identity || std::ranges::any_of(members, [&](const Member &each) {
                return equalsIgnoringCase(each.agent.identity.ownToken, identity->ownToken);
            }))
            return;
        const auto row = std::ranges::find_if(m_rows, [&](const KnownAgent *known) {
            return equalsIgnoringCase(cutAgentValue(known->token), identity->ownToken);
        });
        if (row == m_rows.end())
            add(name, {});
        else
            add((*row)->token, ownOf(*row));
    }

    const Goals &m_goals;
    Purpose m_purpose;
    const Registry &m_registry;
    std::vector<const KnownAgent *> m_rows;
};

} // namespace

std::vector<Member> membersOf(const Goals &goals, Purpose purpose, const CompiledSite &site,
                              const exact::AskedAgents &all, std::chrono::sys_days day) {
    MemberGathering gathering(goals, purpose, site.site().registry);
    gathering.addListed();
    gathering.addNamed(day);
    gathering.addUnknown(all, site.site().file(FileRole::Robots2).has_value());
    return std::move(gathering.members);
}

bool isNamedInFiles(const CompiledSite &site, const Identity &agent) {
    const auto isIt = [&](std::string_view value) {
        return equalsIgnoringCase(cutAgentValue(value), agent.ownToken);
    };
    for (const FileId file : site.site().present()) {
        const Tree &tree = *site.site().tree(file);
        if (std::ranges::any_of(tree.groups().agents,
                                [&](const auto &each) { return isIt(each.value); }))
            return true;
        if (tree.dialect().hasBlocks &&
            std::ranges::any_of(tree.scopes().blocks,
                                [&](const Block &each) { return isIt(each.name); }))
            return true;
    }
    return false;
}

} // namespace gatepost::goals

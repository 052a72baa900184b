// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/crowd.h"

#include "core/text/ascii.h"
#include "core/text/numbered.h"

#include <algorithm>
#include <array>
#include <map>

namespace gatepost::goals {

namespace {

using exact::WantedFetch;

class CrowdGathering {
public:
    CrowdGathering(const CompiledSite &site, const Goals &goals, std::chrono::sys_days day,
                   const std::vector<Purpose> &wanted)
        : m_site(site), m_goals(goals), m_day(day), m_wanted(wanted) {
        const auto agents = site.site().registry.agents();
        for (std::size_t i = 0; i < agents.size(); ++i)
            m_ranks.try_emplace(toLower(agents[i].token), i);
    }

    Crowd run() {
        const std::array<const CompiledSite *, 1> sites = {&m_site};
        const exact::AskedAgents all = exact::agentsOf(sites, Reading::Author);
        for (std::size_t i = 0; i < kPurposeCount; ++i)
            if (m_goals.of[i])
                for (Member &member :
                     membersOf(m_goals, static_cast<Purpose>(i), m_site, all, m_day))
                    addMember(static_cast<Purpose>(i), std::move(member));
        for (const exact::AskedAgent &agent : all.agents)
            if (!m_places.contains(keyOf(agent)))
                addOther(agent);
        return std::move(m_crowd);
    }

private:
    void addMember(Purpose asked, Member member) {
        if (m_places.contains(keyOf(member.agent)))
            return;
        const auto words = wordsOf(m_goals, member.agent.identity, member.own, m_day);
        const ClaimQuestion question{
            m_goals, asked, m_site.site().file(FileRole::Robots2).has_value(),
            [this](Purpose owner) { return std::ranges::contains(m_wanted, owner); }};
        Kind kind{claimsOf(question, member, words), {}, {}, {}};
        const bool isWanted = std::ranges::any_of(kind.claims.fetch.words, [](const auto &word) {
            return word.wanted != WantedFetch::Nothing;
        });
        for (const Word &word : words)
            if (!std::ranges::contains(kind.owners, word.owner))
                kind.owners.push_back(word.owner);
        const Purpose from = member.own.value_or(asked);
        if (kind.claims.fetch.hours)
            kind.windows = m_goals[from]->windows;
        kind.note = m_goals[from]->note;
        Person &person = add(std::move(member.agent));
        if (!isWanted)
            return; // the goals that are asked for say nothing of it
        const auto [at, isNew] = m_kinds.of(keyOf(kind));
        if (isNew)
            m_crowd.kinds.push_back(std::move(kind));
        person.kind = at;
        if (!person.agent.isUnknown())
            m_tokens.emplace(toLower(person.agent.identity.ownToken), at);
    }

    void addOther(const exact::AskedAgent &agent) {
        Person &person = add(agent);
        person.isShadow = agent.isNamed() && m_tokens.contains(toLower(agent.identity.ownToken));
        person.isNobody = agent.isUnknown() && exact::statedCategory(agent) &&
                          !m_site.site().file(FileRole::Robots2);
    }

    Person &add(exact::AskedAgent agent) {
        m_places.emplace(keyOf(agent), m_crowd.people.size());
        Person person;
        person.agent = std::move(agent);
        person.isUncovered =
            person.agent.isNamed() && !isNamedInFiles(m_site, person.agent.identity);
        const auto rank = m_ranks.find(toLower(person.agent.identity.token));
        person.rank = rank == m_ranks.end() ? m_ranks.size() : rank->second;
        return m_crowd.people.emplace_back(std::move(person));
    }

    const CompiledSite &m_site;
    const Goals &m_goals;
    std::chrono::sys_days m_day;
    const std::vector<Purpose> &m_wanted;
    std::map<std::string, std::size_t> m_ranks;
    std::map<exact::AgentKey, std::size_t> m_places;
    std::map<std::string, std::size_t> m_tokens; ///< of members
    Numbered<KindKey> m_kinds;
    Crowd m_crowd;
};

} // namespace

bool Kind::letsIn() const {
    return std::ranges::any_of(claims.fetch.words, [](const exact::GoalWord &word) {
        return word.wanted != WantedFetch::Deny;
    });
}

KindKey keyOf(const Kind &kind) {
    std::vector<std::pair<int, int>> windows;
    for (const TimeWindow &window : kind.windows)
        windows.emplace_back(window.first, window.last);
    return {kind.claims.fetch.words, std::move(windows), kind.claims.fetch.neverFetches,
            kind.claims.pace,        kind.claims.crawl,  kind.note};
}

Crowd crowdOf(const CompiledSite &site, const Goals &goals, std::chrono::sys_days day,
              const std::vector<Purpose> &wanted) {
    return CrowdGathering(site, goals, day, wanted).run();
}

std::string writtenName(const exact::AskedAgent &agent) {
    const std::string &token = agent.identity.token;
    return token.substr(0, token.find('/'));
}

} // namespace gatepost::goals

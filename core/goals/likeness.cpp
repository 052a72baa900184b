// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/likeness.h"

#include "core/agents/agentpattern.h"
#include "core/dialect/filerole.h"
#include "core/syntax/groups.h"
#include "core/text/ascii.h"
#include "core/text/numbered.h"

#include <algorithm>
#include <array>
#include <map>

namespace gatepost::goals {

namespace {

/// Of files that are no longer everybody reads every byte (S132).
constexpr std::size_t kMostBytes = 500'000;
constexpr std::array kPlainFiles = {FileRole::Robots, FileRole::RobotsAi};

bool hasPatterns(const Tree &tree) {
    return std::ranges::any_of(
        tree.groups(GroupReading::Author).agents, [](const GroupAgent &agent) {
            const AgentValueKind kind = agentValueKind(agent.value);
            return kind == AgentValueKind::Glob || kind == AgentValueKind::Regex;
        });
}

bool isSimple(const Site &site) {
    if (!site.chain.files.empty() || site.asks ||
        std::ranges::any_of(site.answers.files, [](const auto &each) { return each.has_value(); }))
        return false;
    return std::ranges::all_of(siteFiles(), [&](const FileRoleRow &row) {
        const auto &file = site.file(row.role);
        return !file || (std::ranges::contains(kPlainFiles, row.role) &&
                         file->text().size() <= kMostBytes && !hasPatterns(*file));
    });
}

} // namespace

Likenesses::Likenesses(const CompiledSite &site) : m_isSimple(isSimple(site.site())) {
    if (!m_isSimple)
        return;
    m_author = numbersOf(site.site(), GroupReading::Author);
    m_plain = numbersOf(site.site(), GroupReading::Plain);
}

Likenesses::Numbers Likenesses::numbersOf(const Site &site, GroupReading reading) {
    using Named = std::array<std::vector<std::uint32_t>, kPlainFiles.size()>; // groups of each file
    std::map<std::string, Named> byName;
    for (std::size_t i = 0; i < kPlainFiles.size(); ++i) {
        if (!site.file(kPlainFiles[i]))
            continue;
        const Groups &groups = site.file(kPlainFiles[i])->groups(reading);
        for (std::uint32_t group = 0; group < groups.groups.size(); ++group)
            for (const GroupAgent &agent : groups.agentsOf(groups.groups[group]))
                if (auto &named = byName[toLower(agent.value)][i];
                    named.empty() || named.back() != group)
                    named.push_back(group);
    }
    Numbered<Named> known;
    Numbers numbers;
    for (auto &[name, named] : byName)
        numbers.emplace(name, static_cast<std::uint32_t>(known.of(std::move(named)).first + 1));
    return numbers;
}

std::optional<Likeness> Likenesses::of(const Identity &agent, Reading reading) const {
    const bool isKnown = reading == Reading::Known;
    if (!m_isSimple || (reading != Reading::Author && !isKnown) ||
        (isKnown && (agent.known == nullptr || agent.known->readsAsGoogle())))
        return {};
    Likeness likeness{
        .reading = reading, .isAi = agent.isAi(), .ignoresStar = agent.ignoresStar(), .named = {}};
    if (isKnown) {
        likeness.obeysRobots = agent.known->obeysRobots;
        likeness.obeysCrawlDelay = agent.known->obeysCrawlDelay;
        likeness.starDelay = agent.known->starDelay;
        likeness.readsRobots = agent.known->readsFile(DialectId::Robots);
        likeness.readsRobotsAi = agent.known->readsFile(DialectId::RobotsAi);
    }
    const Numbers &numbers = isKnown ? m_plain : m_author;
    const auto numberOf = [&numbers](std::string_view token) {
        const auto found = numbers.find(toLower(token));
        return found == numbers.end() ? 0 : found->second;
    };
    likeness.named.reserve(1 + agent.fallbackTokens.size());
    likeness.named.push_back(numberOf(agent.ownToken));
    for (const std::string &token : agent.fallbackTokens)
        likeness.named.push_back(numberOf(token));
    while (likeness.named.size() > 1 && likeness.named.back() == 0)
        likeness.named.pop_back(); // those that no line names make no difference at the end
    return likeness;
}

} // namespace gatepost::goals

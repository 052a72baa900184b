// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/naming.h"

#include "core/agents/patternfilter.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {

namespace {

bool isPattern(AgentValueKind kind) {
    return kind == AgentValueKind::Glob || kind == AgentValueKind::Regex;
}

} // namespace

NamingReasons::NamingReasons(const Identity &agent, Reading reading, const GroupMatch &match,
                             const Groups &groups)
    : m_agent(agent), m_reading(reading), m_match(match), m_isLarge(groups.agents.size() > 1'000) {
    ReadPatterns read;
    for (const Group &group : groups.groups)
        if (m_isLarge && group.version != GroupVersion::Experimental)
            for (const GroupAgent &line : groups.agentsOf(group))
                if (isPattern(kindOf(line)) && !read.take(line.value))
                    m_unread.insert(line.line);
    if (match.rules == nullptr)
        return;
    for (const std::uint32_t index : match.rules->groups)
        for (const GroupAgent &line : groups.agentsOf(groups.groups[index]))
            if (!m_named && decides(line))
                m_named = line;
}

AgentValueKind NamingReasons::kindOf(const GroupAgent &line) const {
    const AgentValueKind kind = agentValueKind(line.value);
    return isPattern(kind) && m_reading != Reading::Author ? AgentValueKind::Token : kind;
}

bool NamingReasons::decides(const GroupAgent &line) const {
    if (m_match.by == NamedBy::Star)
        return kindOf(line) == AgentValueKind::Star;
    return m_match.by != NamedBy::Nobody && equalsIgnoringCase(line.value, m_match.key);
}

Message NamingReasons::why(const GroupAgent &line) const {
    switch (m_match.by) {
    case NamedBy::OwnToken: return GATEPOST_TEXT("verdict", "names this agent");
    case NamedBy::FallbackToken:
        return {GATEPOST_TEXT("verdict", "no group names %1, and its operator says that it then "
                                         "follows the group for %2"),
                m_agent.token, line.value};
    case NamedBy::Pattern:
        return {GATEPOST_TEXT("verdict", "the pattern matches %1"), m_agent.name};
    case NamedBy::Star:
        return GATEPOST_TEXT("verdict", "no other group names this agent, so the group for * "
                                        "applies");
    case NamedBy::Nobody: break;
    }
    return {};
}

NamingReasons::Refusal NamingReasons::whyNot(const GroupAgent &line) const {
    switch (kindOf(line)) {
    case AgentValueKind::Empty: return {GATEPOST_TEXT("verdict", "names no agent"), false};
    case AgentValueKind::Star: return starNot();
    case AgentValueKind::Token: return tokenNot(line);
    case AgentValueKind::Glob:
    case AgentValueKind::Regex: return patternNot(line);
    }
    return {};
}

NamingReasons::Refusal NamingReasons::starNot() const {
    if (m_named) {
        const std::uint32_t number = m_named->line + 1;
        switch (m_match.by) {
        case NamedBy::OwnToken:
            return {{GATEPOST_TEXT("verdict", "not for %1, which has its own group in line %2: * "
                                              "is for agents that no other group names"),
                     m_agent.token, number},
                    true};
        case NamedBy::FallbackToken:
            return {{GATEPOST_TEXT("verdict", "not for %1, which follows the group for %3 in line "
                                              "%2: * is for agents that no other group names"),
                     m_agent.token, number, m_named->value},
                    true};
        case NamedBy::Pattern:
            return {{GATEPOST_TEXT("verdict",
                                   "not for %1, which the pattern in line %2 matches: * is for "
                                   "agents that no other group names"),
                     m_agent.token, number},
                    true};
        case NamedBy::Star:
        case NamedBy::Nobody: break;
        }
    }
    if (m_agent.ignoresStar())
        return {{GATEPOST_TEXT("verdict", "does not reach %1: its operator says that it follows "
                                          "only groups that name it"),
                 m_agent.token},
                true};
    return {GATEPOST_TEXT("verdict", "does not apply to this agent"), false};
}

NamingReasons::Refusal NamingReasons::tokenNot(const GroupAgent &line) const {
    const bool fallback = std::ranges::any_of(m_agent.fallbackTokens, [&](const auto &token) {
        return equalsIgnoringCase(token, line.value);
    });
    if (fallback && m_named)
        return {{GATEPOST_TEXT("verdict", "%1 follows this group only if no better one names it, "
                                          "and line %2 does"),
                 m_agent.token, m_named->line + 1},
                true};
    return {GATEPOST_TEXT("verdict", "names another agent"), false};
}

NamingReasons::Refusal NamingReasons::patternNot(const GroupAgent &line) const {
    const auto doesNotMatch = [this] {
        return Refusal{{GATEPOST_TEXT("verdict", "the pattern does not match %1"), m_agent.name},
                       false};
    };
    if (m_unread.contains(line.line))
        return {{GATEPOST_TEXT("verdict", "not read: of a file's patterns only the first %1 count"),
                 limits::kReadPatterns},
                false};
    if (m_isLarge && !mayMatch(requiredLiteral(line.value), m_agent.name))
        return doesNotMatch(); // 10,000 expressions would take seconds to compile
    const auto pattern = AgentPattern::compile(line.value);
    if (!pattern)
        return {GATEPOST_TEXT("verdict", "not a valid pattern: it matches no agent"), false};
    if (!pattern->matches(m_agent.name))
        return doesNotMatch();
    if (!m_named) // of an experimental group
        return {{GATEPOST_TEXT("verdict", "the pattern matches %1"), m_agent.name}, false};
    const std::uint32_t number = m_named->line + 1;
    if (m_match.by != NamedBy::Pattern)
        return {{GATEPOST_TEXT("verdict", "the pattern matches %1, but line %2 has its name, and a "
                                          "name comes before a pattern"),
                 m_agent.name, number},
                true};
    return {
        {m_named->value.size() > line.value.size()
             ? GATEPOST_TEXT("verdict", "the pattern matches %1, but the one in line %2 is longer")
             : GATEPOST_TEXT("verdict", "the pattern matches %1, but the one in line %2 is as "
                                        "long and comes first"),
         m_agent.name, number},
        true};
}

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/useragents.h"

#include "core/agents/headername.h"
#include "core/logs/splitter.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::logs {

namespace {

constexpr std::string_view kUnknown = "unknown: ";

} // namespace

bool isUnknownName(std::string_view name) {
    return name.starts_with(kUnknown);
}

std::string AgentFinder::named(std::string_view userAgent) const {
    const HeaderName name = nameInHeader(userAgent, m_registry);
    if (!name.isRobot)
        return {};
    return name.known != nullptr ? name.known->token
                                 : std::string(kUnknown) + std::string(name.written);
}

std::string shownName(std::string_view name) {
    constexpr std::size_t kMost = 64;
    return name.size() <= kMost ? std::string(name) : std::string(name.substr(0, kMost)) + "…";
}

Identity identityOfName(const std::string &name, const Registry &registry) {
    const bool unknown = isUnknownName(name);
    auto identity = identify(unknown ? std::string_view(name).substr(kUnknown.size()) : name, {},
                             unknown ? Registry() : registry);
    return identity ? std::move(*identity) : Identity{};
}

UserAgents::UserAgents(const Registry &registry, std::vector<std::string> only)
    : m_finder(registry), m_only(std::move(only)), m_sets(kSets) {}

AgentNumber UserAgents::look(std::string_view userAgent, Written written, std::uint64_t hash,
                             Set &set) {
    std::string scratch;
    const std::string name =
        m_finder.named(written == Written::Escaped ? unescaped(userAgent, scratch) : userAgent);
    const auto wanted = [&](const std::string &one) {
        return equalsIgnoringCase(one, name) ||
               (isUnknownName(name) &&
                equalsIgnoringCase(one, std::string_view(name).substr(kUnknown.size())));
    };
    AgentNumber agent = kNobody;
    if (!name.empty() && (m_only.empty() || std::ranges::any_of(m_only, wanted))) {
        if (const auto found = m_numbers.find(name); found != m_numbers.end()) {
            agent = found->second;
        } else {
            agent = static_cast<AgentNumber>(m_names.size());
            m_names.push_back(name);
            m_numbers.emplace(name, agent);
        }
    }
    for (std::size_t way = kWays - 1; way > 0; --way) {
        set.hashes[way] = set.hashes[way - 1];
        set.agents[way] = set.agents[way - 1];
    }
    set.hashes[0] = hash;
    set.agents[0] = agent;
    return agent;
}

void UserAgents::forgetNames() {
    m_names.clear();
    m_numbers.clear();
    std::ranges::fill(m_sets, Set());
}

} // namespace gatepost::logs

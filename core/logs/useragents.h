// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/identity.h"
#include "core/agents/registry.h"
#include "core/logs/hit.h"

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// Whose request it was, by its User-Agent.
namespace gatepost::logs {

/// The name that reports use for it: "GPTBot", or "unknown: FooBot" for what calls itself a robot and is not in the list of
/// agents; empty for everybody else. Of the tokens of the list that appear in the header between characters that belong to
/// no token (S10), the longest counts, of equally long ones the first; addresses in the header are passed over.
[[nodiscard]] std::string agentNamed(std::string_view userAgent, const Registry &registry);

/// The agent behind such a name; for an unknown one without category.
[[nodiscard]] Identity identityOfName(const std::string &name, const Registry &registry);
[[nodiscard]] bool isUnknownName(std::string_view name);

/// Remembers what each User-Agent came to. One for each thread.
class UserAgents {
public:
    /// `only`: names or tokens that count, without case; empty: all.
    UserAgents(const Registry &registry, std::vector<std::string> only);

    [[nodiscard]] AgentNumber find(std::string_view userAgent) {
        const std::uint64_t hash = hashOf(userAgent, m_seed);
        const Slot &slot = m_slots[(hash >> 40) & (kSlots - 1)];
        if (slot.hash == hash && slot.size == userAgent.size() && slot.known)
            return slot.agent;
        return look(userAgent, hash);
    }
    [[nodiscard]] const std::string &name(AgentNumber agent) const {
        return m_names[static_cast<std::size_t>(agent)];
    }
    [[nodiscard]] const Registry &registry() const { return m_registry; }
    [[nodiscard]] std::size_t size() const { return m_names.size(); }

private:
    /// A direct-mapped table: what a stranger sends does not make it grow.
    struct Slot {
        std::uint64_t hash = 0;
        std::uint32_t size = 0;
        AgentNumber agent : 31 = kNobody;
        std::int32_t known : 1 = 0;
    };
    static constexpr std::size_t kSlots = std::size_t{1} << 14;
    /// Names that nobody knows are a stranger's to invent.
    static constexpr std::size_t kMostNames = 10'000;

    AgentNumber look(std::string_view userAgent, std::uint64_t hash);

    Registry m_registry;
    std::vector<std::string> m_only;
    std::uint64_t m_seed;
    std::vector<Slot> m_slots;
    std::deque<std::string> m_names;
    std::unordered_map<std::string, AgentNumber> m_numbers;
};

} // namespace gatepost::logs

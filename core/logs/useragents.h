// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/identity.h"
#include "core/agents/registry.h"
#include "core/logs/hit.h"

#include <array>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

/// Whose request it was, by its User-Agent.
namespace gatepost::logs {

/// The name that reports use for a User-Agent: "GPTBot", or "unknown: FooBot" for what calls itself a robot and is not in the list of
/// agents; empty for everybody else. Of the tokens of the list that appear in the header between characters that belong to
/// no token (S10), the longest counts, of equally long ones the first; addresses in the header are passed over.
class AgentFinder {
public:
    explicit AgentFinder(const Registry &registry);
    [[nodiscard]] std::string named(std::string_view userAgent) const;
    [[nodiscard]] const Registry &registry() const { return m_registry; }

private:
    [[nodiscard]] const KnownAgent *known(std::string_view header, std::string_view lower) const;
    struct Odd {
        std::string token; ///< in lower case
        const KnownAgent *agent;
    };
    Registry m_registry;
    std::vector<Odd> m_odd; ///< whose tokens contain spaces and the like
};

/// The agent behind such a name; for an unknown one without category.
[[nodiscard]] Identity identityOfName(const std::string &name, const Registry &registry);
[[nodiscard]] bool isUnknownName(std::string_view name);

/// Remembers what each User-Agent came to. One for each thread.
///
/// Four ways, so that one browser's header does not push out a crawler's: finding out who it is costs a hundred times what
/// remembering does. The table does not grow with what a stranger sends.
class UserAgents {
public:
    /// `only`: names or tokens that count, without case; empty: all.
    UserAgents(const Registry &registry, std::vector<std::string> only);

    [[nodiscard]] AgentNumber find(std::string_view userAgent) { return find(userAgent, false); }
    /// Likewise, of a header with the escapes of nginx and Apache: "tab\x09GPTBot". They are undone where it is looked at.
    [[nodiscard]] AgentNumber findEscaped(std::string_view userAgent) {
        return find(userAgent, true);
    }
    [[nodiscard]] AgentNumber find(std::string_view userAgent, bool isEscaped) {
        const std::uint64_t hash = tableHashOf(userAgent, m_seed);
        Set &set = m_sets[(hash >> 40) & (kSets - 1)];
        for (std::size_t way = 0; way < kWays; ++way) {
            if (set.hashes[way] != hash || set.agents[way] == kUnasked)
                continue;
            const AgentNumber agent = set.agents[way];
            if (way > 0) { // what comes often moves to the front, what does not is pushed out
                std::swap(set.hashes[way], set.hashes[way - 1]);
                std::swap(set.agents[way], set.agents[way - 1]);
            }
            return agent;
        }
        return look(userAgent, hash, set, isEscaped);
    }
    [[nodiscard]] const std::string &name(AgentNumber agent) const {
        return m_names[static_cast<std::size_t>(agent)];
    }
    /// Numbers begin again: names that nobody knows are a stranger's to invent, and there may be any number of them.
    void forgetNames();
    [[nodiscard]] const Registry &registry() const { return m_finder.registry(); }
    [[nodiscard]] std::size_t size() const { return m_names.size(); }

private:
    static constexpr std::size_t kWays = 4;
    static constexpr std::size_t kSets = std::size_t{1} << 11;
    static constexpr AgentNumber kUnasked = -2;
    /// A cache line; the hash knows the header's length.
    struct alignas(64) Set {
        std::array<std::uint64_t, kWays> hashes{};
        std::array<AgentNumber, kWays> agents{kUnasked, kUnasked, kUnasked, kUnasked};
    };
    AgentNumber look(std::string_view userAgent, std::uint64_t hash, Set &set, bool isEscaped);

    AgentFinder m_finder;
    std::vector<std::string> m_only;
    std::uint64_t m_seed;
    std::vector<Set> m_sets;
    std::deque<std::string> m_names;
    std::unordered_map<std::string, AgentNumber> m_numbers;
};

} // namespace gatepost::logs

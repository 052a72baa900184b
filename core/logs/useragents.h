// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/identity.h"
#include "core/agents/registry.h"
#include "core/logs/hit.h"

#include <array>
#include <bit>
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
/// agents; empty for everybody else. Who it is, is found as in every question (S10, nameInHeader).
class AgentFinder {
public:
    explicit AgentFinder(const Registry &registry) : m_registry(registry) {}
    [[nodiscard]] std::string named(std::string_view userAgent) const;
    [[nodiscard]] const Registry &registry() const { return m_registry; }

private:
    Registry m_registry;
};

/// The agent behind such a name; for an unknown one without category.
[[nodiscard]] Identity identityOfName(const std::string &name, const Registry &registry);
[[nodiscard]] bool isUnknownName(std::string_view name);
/// For people: a stranger chooses how long a name is. It is not read back.
[[nodiscard]] std::string shownName(std::string_view name);

/// How a log writes a User-Agent: as it came, or with the escapes of nginx and Apache (\x09, \").
enum class Written : std::uint8_t { Plain, Escaped };

/// Remembers what each User-Agent came to. One for each thread.
///
/// Four ways, so that one browser's header does not push out a crawler's: finding out who it is costs a hundred times what
/// remembering does. The table does not grow with what a stranger sends.
class UserAgents {
public:
    /// `only`: names or tokens that count, without case; empty: all.
    UserAgents(const Registry &registry, std::vector<std::string> only);

    [[nodiscard]] AgentNumber find(std::string_view userAgent, Written written = Written::Plain) {
        // A free place has 0, which no header has.
        const std::uint64_t hash =
            (tableHashOf(userAgent, m_seed) ^ (static_cast<std::uint64_t>(written) << 1)) | 1;
        Set &set = m_sets[(hash >> 40) & (kSets - 1)];
        // All four are compared before anything is decided: which of them it is, no processor can guess.
        unsigned found = 0;
        for (std::size_t way = 0; way < kWays; ++way)
            found |= (set.hashes[way] == hash ? 1U : 0U) << way;
        if (found != 0) {
            const auto way = static_cast<std::size_t>(std::countr_zero(found));
            const AgentNumber agent = set.agents[way];
            if (way >=
                kWays / 2) { // what comes often moves to the front, what does not is pushed out
                std::swap(set.hashes[way], set.hashes[way - 1]);
                std::swap(set.agents[way], set.agents[way - 1]);
            }
            return agent;
        }
        return look(userAgent, written, hash, set);
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
    /// A cache line; the hash knows the header's length.
    struct alignas(64) Set {
        std::array<std::uint64_t, kWays> hashes{};
        std::array<AgentNumber, kWays> agents{};
    };
    AgentNumber look(std::string_view userAgent, Written written, std::uint64_t hash, Set &set);

    AgentFinder m_finder;
    std::vector<std::string> m_only;
    std::uint64_t m_seed = randomSeed();
    std::vector<Set> m_sets;
    std::deque<std::string> m_names;
    std::unordered_map<std::string, AgentNumber> m_numbers;
};

} // namespace gatepost::logs

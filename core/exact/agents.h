// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/identity.h"
#include "core/simulate/simulate.h"
#include "core/text/message.h"

#include <algorithm>
#include <compare>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Who can ask (S122): every agent that files or registry name, one for each pattern, and the unknown.
namespace gatepost::exact {

struct AskedAgent {
    /// An agent with a name that files or the registry have.
    struct Named {
        friend auto operator<=>(Named, Named) = default;
    };
    /// All agents that match exactly these patterns of User-agent lines (S15) and have no other name.
    struct Matching {
        std::vector<std::string> patterns;
        [[nodiscard]] std::string text() const; ///< "a* and *b"
        friend auto operator<=>(const Matching &, const Matching &) = default;
    };
    /// All agents that no line names. Without a category they state none.
    struct Unknown {
        std::optional<Category> category;
        friend auto operator<=>(const Unknown &, const Unknown &) = default;
    };
    using Who = std::variant<Named, Matching, Unknown>;

    Identity identity; ///< who is asked; for Matching and Unknown a made name
    Who who = {};

    [[nodiscard]] bool isNamed() const { return std::holds_alternative<Named>(who); }
    [[nodiscard]] bool isUnknown() const { return std::holds_alternative<Unknown>(who); }
};

/// What makes an agent of one list the same as one of another list.
struct AgentKey {
    AskedAgent::Who who;
    std::string token;              ///< in lower case; empty for a made name
    std::optional<Category> stated; ///< by a named agent itself
    friend auto operator<=>(const AgentKey &, const AgentKey &) = default;
};
[[nodiscard]] AgentKey keyOf(const AskedAgent &agent);

/// How output names an agent: "GPTBot", "matching .*-ai", "matching a* and *b", "*", "* (data-harvester)". No code reads this
/// name: AskedAgent::who says the same.
[[nodiscard]] std::string nameOf(const AskedAgent &agent);

/// For agentsInWords(); the list must live as long as the pointers.
[[nodiscard]] std::vector<const AskedAgent *> pointersTo(std::span<const AskedAgent> agents);

struct AskedAgents {
    std::vector<AskedAgent>
        agents; ///< the registry's and the files' by name, then patterns, then the unknown
    std::vector<Message> unproven; ///< whom it was not possible to ask about
    /// The list of the first site: it says who an agent is, and whom words such as "search" mean.
    Registry registry = Registry::builtIn();
};

/// All agents that sites can tell apart. Of two sites the first one says what is known of an agent; agents that only another
/// site's list knows are asked as that one knows them.
[[nodiscard]] AskedAgents agentsOf(std::span<const CompiledSite *const> sites, Reading reading);

/// The same agent with the same facts, however its name is written.
[[nodiscard]] bool isSameAgent(const AskedAgent &one, const AskedAgent &other);

/// The category that an agent states itself, as in an identity "Name/1.2 (category)"; what a list says of it is no part of the
/// question.
[[nodiscard]] inline std::optional<Category> statedCategory(const AskedAgent &agent) {
    return agent.identity.categorySource == CategorySource::Identity ? agent.identity.category
                                                                     : std::nullopt;
}

/// Some of the agents that a job asks about; copies share the list of all.
class AgentSet {
public:
    AgentSet() = default;
    explicit AgentSet(std::shared_ptr<const std::vector<AskedAgent>> all) : m_all(std::move(all)) {}

    [[nodiscard]] std::size_t size() const { return m_members.size(); }
    [[nodiscard]] bool isEmpty() const { return m_members.empty(); }
    [[nodiscard]] const AskedAgent &operator[](std::size_t member) const {
        return (*m_all)[m_members[member]];
    }
    /// The list of all, of which these are some.
    [[nodiscard]] std::span<const AskedAgent> everybody() const {
        return m_all ? std::span<const AskedAgent>(*m_all) : std::span<const AskedAgent>();
    }
    /// A range of const AskedAgent &, in the order in which they were added.
    [[nodiscard]] auto agents() const {
        return std::views::transform(m_members, [this](std::uint32_t index) -> const AskedAgent & {
            return (*m_all)[index];
        });
    }
    /// Indexes into the list of all, each once, in the order in which they were added.
    [[nodiscard]] std::span<const std::uint32_t> members() const { return m_members; }
    void add(std::uint32_t index) {
        if (std::ranges::find(m_members, index) == m_members.end())
            m_members.push_back(index);
    }

private:
    std::shared_ptr<const std::vector<AskedAgent>> m_all;
    std::vector<std::uint32_t> m_members;
};

/// nameOf() of each of them, in their order: for output.
[[nodiscard]] std::vector<std::string> namesOf(const AgentSet &agents);

/// The agents that the words of gates and rules about all mean, with commas between them: "all", "known", "search", "ai",
/// "category:NAME", or an agent in any form of S10. Names are compared without case. An agent that is not among `all` is made
/// as the first site's list knows it: it must be asked about beside them. The error says which word is none.
[[nodiscard]] std::expected<std::vector<AskedAgent>, Message> chosenAgents(const AskedAgents &all,
                                                                           std::string_view who);

/// Whether these words also mean agents that no line names: then they are about AskedAgents::unproven too.
[[nodiscard]] bool includesUnnamed(std::string_view who);

/// Of the chosen agents those that no list and no file names, each in a sentence that says what was meant perhaps.
[[nodiscard]] std::vector<Message> strangersAmong(std::span<const AskedAgent> chosen,
                                                  const AskedAgents &all);

} // namespace gatepost::exact

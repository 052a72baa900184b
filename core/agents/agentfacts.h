// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/text/message.h"

#include <array>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What a source says of agents, and the registry as layers of such sources: compiled in, the user's, a site's own.
///
///     const AgentList list = readAgentsTsv(bytes);     // parsing never fails: rows and problems
///     const Registry mine = Registry::builtIn().with(list);
///     for (const AgentChange &change : agentChanges(Registry::builtIn(), mine))
///         change.text()                                // "CCBot: obeys_crawl_delay yes → unknown"
///
/// A source need not say everything: what it leaves out is as the layer below says.
namespace gatepost {

/// The columns of the list, in its order. `agents:` of gatepost.yaml has them as keys.
enum class AgentField : std::uint8_t {
    Token,
    Operator,
    Category,
    Purpose,
    Ai,
    Kind,
    Status,
    ObeysRobots,
    ObeysStar,
    ObeysCrawlDelay,
    StarDelay,
    FallbackTokens,
    Documentation,
    Reads,
    Behaviour,
    IpRanges,
    PtrSuffixes,
    FirstSeen,
    SourceUrl,
    SourceDate
};
constexpr std::size_t kAgentFieldCount = 20;

[[nodiscard]] std::string_view agentFieldName(AgentField field); ///< "obeys_crawl_delay"
[[nodiscard]] std::optional<AgentField> parseAgentField(std::string_view name);
[[nodiscard]] std::span<const AgentField> agentFields();

/// A fact as the list writes it: lists with spaces between, empty for none or not known.
[[nodiscard]] std::string agentFieldText(const KnownAgent &agent, AgentField field);
/// Puts a fact into an agent. Values are compared without case; "-" empties a list. The error is the rest of a sentence
/// that begins with the column: "“maybe” is not yes, no or unknown".
[[nodiscard]] std::expected<void, Message> setAgentField(KnownAgent &agent, AgentField field,
                                                         std::string_view text);

/// What one source says of one agent: texts that setAgentField takes; absent = it does not say.
struct AgentFacts {
    std::string token;
    std::array<std::optional<std::string>, kAgentFieldCount> values; ///< Token's is not used
    std::size_t place = 0; ///< 1-based line or entry of the source

    [[nodiscard]] const std::optional<std::string> &operator[](AgentField field) const {
        return values[static_cast<std::size_t>(field)];
    }
    /// Checks and keeps a fact; the error as of setAgentField.
    [[nodiscard]] std::expected<void, Message> set(AgentField field, std::string_view text);
};

/// A row or entry that was not taken, or a file that is none: a whole sentence without full stop.
struct AgentProblem {
    std::size_t place = 0; ///< 1-based line or entry; 0 = the file as a whole
    Message text;
};

struct AgentList {
    std::optional<std::chrono::sys_days> date; ///< of the list, if it says
    std::vector<AgentFacts> agents;
    std::vector<AgentProblem> problems;
};

/// The largest list that is read: 1 MiB.
constexpr std::size_t kMostAgentBytes = std::size_t{1} << 20;

/// Our own form: "# gatepost-agents 2 2026-11-22", a line of column names in any order (token is needed), rows. The
/// first line may be missing; a fourth word is the SHA-256 of all that follows it. An empty cell says nothing.
[[nodiscard]] AgentList readAgentsTsv(std::string_view tsv);
/// The same form, with date and SHA-256 in the first line.
[[nodiscard]] std::string writeAgentsTsv(std::span<const AgentFacts> agents,
                                         std::chrono::sys_days date);

/// The line that names all columns, with its line end.
[[nodiscard]] std::string agentColumnNames();

/// "2026-11-22"; absent if it is not a date.
[[nodiscard]] std::optional<std::chrono::sys_days> parseDay(std::string_view text);
[[nodiscard]] std::string formatDay(std::chrono::sys_days day);

/// An agent that one registry says something else about than another.
struct AgentChange {
    struct Field {
        AgentField field = AgentField::Token;
        std::string before;
        std::string after;
    };
    std::string token;
    bool isNew = false;
    std::vector<Field> fields; ///< of a new agent all that is known

    /// "NewsHound: new, Hound Ltd, search-indexer", "CCBot: obeys_crawl_delay yes → unknown".
    [[nodiscard]] Message text() const;
};

/// What `after` says that `before` does not: new agents, then changed ones, in the list's order.
[[nodiscard]] std::vector<AgentChange> agentChanges(const Registry &before, const Registry &after);
/// The changes as facts, for a layer above `before` that says nothing else.
[[nodiscard]] std::vector<AgentFacts> factsOf(std::span<const AgentChange> changes);

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"
#include "core/text/message.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Known agents (S10–S12, S18, S83): facts of operators' documentation, compiled in from resources/agents.tsv. More
/// layers come from agentfacts.h.
namespace gatepost {

/// The eight categories of robots2.txt (S11).
enum class Category : std::uint8_t {
    SearchIndexer,
    AiAssistant,
    AiResearcher,
    CodeAssistant,
    DataHarvester,
    ContentGenerator,
    AdNetwork,
    Monitoring
};
constexpr std::size_t kCategoryCount = 8;
[[nodiscard]] std::string_view categoryName(Category category);
/// Without case; absent if it is none of the eight.
[[nodiscard]] std::optional<Category> parseCategory(std::string_view text);
/// What the category means, one line (robots2.txt section 5).
[[nodiscard]] Phrase categoryMeaning(Category category);

/// policy-token: it never fetches, the verdict is about use.
enum class AgentKind : std::uint8_t { Crawler, UserFetcher, PolicyToken, Library };
[[nodiscard]] std::string_view agentKindName(AgentKind kind);

enum class AgentStatus : std::uint8_t { Current, Retired, Legacy, Unconfirmed };
[[nodiscard]] std::string_view agentStatusName(AgentStatus status);

/// As documented; Unknown means that no document was found, not "no".
enum class Documented : std::uint8_t { Unknown, No, Yes };
[[nodiscard]] std::string_view documentedName(Documented documented);

/// What agents come for, in a webmaster's words (purpose.h); in the order in which they are shown.
enum class Purpose : std::uint8_t {
    Search,
    UserFetch, ///< on behalf of a user, whatever the category
    Research,
    Training, ///< collecting text to train models; policy tokens about it
    Making,   ///< code and content
    Monitoring,
    Advertising,
    Archives, ///< web archives that keep pages for everybody
    Other
};
constexpr std::size_t kPurposeCount = 9;

/// What its fetches are for; mixed: one name for several of them. Agent: it acts for a person.
enum class Behaviour : std::uint8_t { Unknown, Search, Agent, Training, Mixed };
[[nodiscard]] std::string_view behaviourName(Behaviour behaviour); ///< empty for Unknown

struct KnownAgent {
    std::string token;
    std::string operatorName;
    std::optional<Category> category; ///< absent: an agent of a user's list that does not say
    std::optional<Purpose> purpose;   ///< where its category does not say what it comes for
    bool ai = true;                   ///< whether robots-ai.txt speaks to it
    AgentKind kind = AgentKind::Crawler;
    AgentStatus status = AgentStatus::Current;
    Documented obeysRobots = Documented::Unknown;
    Documented obeysStar = Documented::Unknown;
    Documented obeysCrawlDelay = Documented::Unknown;
    /// A Crawl-delay for * counts beside the agent's own group (S83).
    Documented starDelay = Documented::Unknown;
    /// Groups that it also obeys when none names it, in order.
    std::vector<std::string> fallbackTokens;
    std::string documentation; ///< URL
    /// The files that it is documented to read; empty: robots.txt alone (S83).
    std::vector<DialectId> reads;
    Behaviour behaviour = Behaviour::Unknown;
    std::vector<std::string> ipRanges;    ///< URLs of published address lists, or addresses (CIDR)
    std::vector<std::string> ptrSuffixes; ///< what its host names end in, without a leading dot
    std::optional<std::chrono::sys_days> firstSeen; ///< when it came into the list
    std::string sourceUrl; ///< the page that the facts were checked against
    std::optional<std::chrono::sys_days> sourceDate; ///< when that page was read

    [[nodiscard]] bool readsFile(DialectId file) const {
        return reads.empty() ? file == DialectId::Robots
                             : std::ranges::find(reads, file) != reads.end();
    }
    /// A policy token that belongs to no operator and is about training names a use, whoever makes it (S112).
    [[nodiscard]] bool namesUse() const {
        return kind == AgentKind::PolicyToken && behaviour == Behaviour::Training &&
               operatorName.empty();
    }
    /// Google's agents read robots.txt as google/robotstxt does (S83, S90).
    [[nodiscard]] bool readsAsGoogle() const { return operatorName == "Google"; }
};

struct AgentList;

/// A list of agents. Immutable, cheap to copy: copies share the list, and agents that `keep` hands out keep it alive.
class Registry {
public:
    Registry(); ///< knows no agent
    /// The registry compiled into the program.
    static const Registry &builtIn();
    /// A whole list in the tab-separated form (agentfacts.h). The first thing that is wrong with it is an error, which
    /// names line and column.
    static std::expected<Registry, Message> parse(std::string_view tsv);
    /// This list with another's facts laid over it: what that says counts, agents that it adds come last. `date` is
    /// that of the newer of the two.
    [[nodiscard]] Registry with(const AgentList &layer) const;

    /// The agent with this token, without case; null if unknown. A token that holds a version
    /// ("iaskspider/2.0") is also found without it, unless another has that name.
    [[nodiscard]] const KnownAgent *find(std::string_view token) const;
    /// The agent of exactly this token (without case), its version included; null if there is none.
    [[nodiscard]] const KnownAgent *findExactly(std::string_view token) const;
    /// As find, for whoever holds on to it.
    [[nodiscard]] std::shared_ptr<const KnownAgent> keep(std::string_view token) const;
    [[nodiscard]] std::span<const KnownAgent> agents() const;
    /// Agents whose tokens have characters that no name in a header has (S10), such as a space.
    [[nodiscard]] std::span<const KnownAgent *const> oddTokens() const;
    /// Policy tokens that name a use (S112), in the list's order.
    [[nodiscard]] std::span<const KnownAgent *const> useTokens() const;
    /// Tokens within a small edit distance of an unknown one, nearest first, at most three.
    [[nodiscard]] std::vector<std::string_view> similar(std::string_view token) const;
    /// SHA-256 of the list, in hexadecimal digits: which one an answer was made with.
    [[nodiscard]] const std::string &sha256() const;
    /// The day of the list; absent if it does not say.
    [[nodiscard]] std::optional<std::chrono::sys_days> date() const;

private:
    struct Data;
    std::shared_ptr<const Data> m_data;
};

} // namespace gatepost

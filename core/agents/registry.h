// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/message.h"

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// Known agents (S10–S12, S18): facts of operators' documentation, compiled in from resources/agents.tsv.
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

struct KnownAgent {
    std::string token;
    std::string operatorName;
    Category category = Category::SearchIndexer;
    bool ai = true; ///< whether robots-ai.txt speaks to it
    AgentKind kind = AgentKind::Crawler;
    AgentStatus status = AgentStatus::Current;
    Documented obeysRobots = Documented::Unknown;
    Documented obeysStar = Documented::Unknown;
    Documented obeysCrawlDelay = Documented::Unknown;
    /// Groups that it also obeys when none names it, in order.
    std::vector<std::string> fallbackTokens;
    std::string documentation; ///< URL
};

class Registry {
public:
    /// The registry compiled into the program.
    static const Registry &builtIn();
    /// Reads the tab-separated form (header line, columns of resources/agents.tsv); an error names line and
    /// column.
    static std::expected<Registry, Message> parse(std::string_view tsv);

    /// The agent with this token, without case; null if unknown. A token that holds a version
    /// ("iaskspider/2.0") is also found without it, unless another has that name.
    [[nodiscard]] const KnownAgent *find(std::string_view token) const;
    [[nodiscard]] std::span<const KnownAgent> agents() const { return m_agents; }
    /// Tokens within a small edit distance of an unknown one, nearest first, at most three.
    [[nodiscard]] std::vector<std::string_view> similar(std::string_view token) const;

private:
    /// Text looks keys up without making a string.
    struct TextHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const {
            return std::hash<std::string_view>()(text);
        }
    };

    void addKeys();

    std::vector<KnownAgent> m_agents;
    /// Lower-case token → index; tokens without their version come after all whole tokens.
    std::unordered_map<std::string, std::size_t, TextHash, std::equal_to<>> m_byToken;
    std::size_t m_longestKey = 0;
};

} // namespace gatepost

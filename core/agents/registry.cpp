// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/agents/registry.h"

#include "core/agents/agentfacts.h"
#include "core/agents/agentsdata.h"
#include "core/agents/headername.h"
#include "core/agents/takefield.h"
#include "core/text/ascii.h"
#include "core/text/digest.h"
#include "core/text/once.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <functional>
#include <unordered_map>
#include <utility>

namespace gatepost {
namespace {

struct CategoryRow {
    std::string_view name;
    Phrase meaning;
};
constexpr std::array<CategoryRow, kCategoryCount> kCategories = {{
    {"search-indexer", GATEPOST_TEXT("category", "builds a search index")},
    {"ai-assistant", GATEPOST_TEXT("category", "answers a user in conversation")},
    {"ai-researcher", GATEPOST_TEXT("category", "carries out research tasks on its own")},
    {"code-assistant", GATEPOST_TEXT("category", "helps to write or review code")},
    {"data-harvester", GATEPOST_TEXT("category", "collects data in bulk")},
    {"content-generator", GATEPOST_TEXT("category", "makes new content from sources")},
    {"ad-network", GATEPOST_TEXT("category", "crawls and profiles for advertising")},
    {"monitoring", GATEPOST_TEXT("category", "watches uptime, search ranking or traffic")},
}};
constexpr std::array<std::string_view, 4> kKindNames = {"crawler", "user-fetcher", "policy-token",
                                                        "library"};
constexpr std::array<std::string_view, 4> kStatusNames = {"current", "retired", "legacy",
                                                          "unconfirmed"};
constexpr std::array<std::string_view, 3> kDocumentedNames = {"unknown", "no", "yes"};
constexpr std::array<std::string_view, 5> kBehaviourNames = {"", "search", "agent", "training",
                                                             "mixed"};

/// Before the date in the first line of the list that is compiled in.
constexpr std::string_view kTitle = "# gatepost-agents 2 ";

/// A number by which most keys differ: of the length and the first two bytes.
std::size_t signOf(std::string_view key) {
    const auto byteAt = [key](std::size_t at) {
        return at < key.size() ? static_cast<unsigned char>(key[at]) : 0U;
    };
    return (key.size() + 67 * byteAt(0) + 1031 * byteAt(1)) % 4096;
}

/// "Foo" of "Foo/1.0"; empty if the token ends in no version.
std::string_view withoutVersion(std::string_view token) {
    const std::size_t slash = token.rfind('/');
    if (slash == std::string_view::npos)
        return {};
    const std::string_view version = token.substr(slash + 1);
    const bool isVersion =
        !version.empty() && isDigit(version.front()) &&
        std::ranges::all_of(version, [](char c) { return isDigit(c) || c == '.'; });
    return isVersion ? token.substr(0, slash) : std::string_view();
}

/// Edits (insert, remove, replace, swap of neighbours) between two short texts without case; anything above
/// `most` is reported as most + 1.
std::size_t editDistance(std::string_view a, std::string_view b, std::size_t most) {
    if (a.size() > b.size() + most || b.size() > a.size() + most)
        return most + 1;
    std::vector<std::size_t> beforeLast(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> now(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        last[j] = j;
    const auto same = [&](std::size_t i, std::size_t j) {
        return asciiLower(a[i]) == asciiLower(b[j]);
    };
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            now[j] = std::min(
                {last[j] + 1, now[j - 1] + 1, last[j - 1] + (same(i - 1, j - 1) ? 0U : 1U)});
            if (i > 1 && j > 1 && same(i - 1, j - 2) && same(i - 2, j - 1))
                now[j] = std::min(now[j], beforeLast[j - 2] + 1);
        }
        if (std::ranges::min(now) > most)
            return most + 1;
        std::swap(beforeLast, last);
        std::swap(last, now);
    }
    return last[b.size()];
}

} // namespace

std::string_view categoryName(Category category) {
    return kCategories[static_cast<std::size_t>(category)].name;
}

Phrase categoryMeaning(Category category) {
    return kCategories[static_cast<std::size_t>(category)].meaning;
}

std::optional<Category> parseCategory(std::string_view text) {
    for (std::size_t i = 0; i < kCategories.size(); ++i) {
        if (equalsIgnoringCase(kCategories[i].name, text))
            return static_cast<Category>(i);
    }
    return {};
}

std::string_view agentKindName(AgentKind kind) {
    return kKindNames[static_cast<std::size_t>(kind)];
}

std::string_view documentedName(Documented documented) {
    return kDocumentedNames[static_cast<std::size_t>(documented)];
}

std::string_view behaviourName(Behaviour behaviour) {
    return kBehaviourNames[static_cast<std::size_t>(behaviour)];
}

std::string_view agentStatusName(AgentStatus status) {
    return kStatusNames[static_cast<std::size_t>(status)];
}

struct Registry::Data {
    /// Text looks keys up without making a string.
    struct TextHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const {
            return std::hash<std::string_view>()(text);
        }
    };

    std::vector<KnownAgent> agents;
    /// Lower-case token → index; tokens without their version come after all whole tokens.
    std::unordered_map<std::string, std::size_t, TextHash, std::equal_to<>> byToken;
    std::size_t longestKey = 0;
    std::bitset<4096> signs; ///< signOf() of each key: most names that files have are nobody's here
    std::vector<const KnownAgent *> odd;
    std::vector<const KnownAgent *> uses;
    std::optional<std::chrono::sys_days> date;
    Once<std::string> digest; ///< made for whoever asks: most questions do not

    void fill(std::string_view tsv);
    void finish(); ///< the agents and their whole tokens are there
    [[nodiscard]] std::string makeDigest() const;
};

Registry::Registry() : m_data(std::make_shared<const Data>()) {}

std::span<const KnownAgent> Registry::agents() const {
    return m_data->agents;
}

std::span<const KnownAgent *const> Registry::oddTokens() const {
    return m_data->odd;
}

std::span<const KnownAgent *const> Registry::useTokens() const {
    return m_data->uses;
}

const std::string &Registry::sha256() const {
    return m_data->digest.get([this] { return m_data->makeDigest(); });
}

std::optional<std::chrono::sys_days> Registry::date() const {
    return m_data->date;
}

const KnownAgent *Registry::findExactly(std::string_view token) const {
    const KnownAgent *found = find(token);
    return found != nullptr && equalsIgnoringCase(found->token, token) ? found : nullptr;
}

std::shared_ptr<const KnownAgent> Registry::keep(std::string_view token) const {
    const KnownAgent *found = find(token);
    return found == nullptr ? nullptr : std::shared_ptr<const KnownAgent>(m_data, found);
}

const Registry &Registry::builtIn() {
    static const Registry registry = [] {
        auto data = std::make_shared<Data>();
        data->fill(kAgentsTsv);
        Registry made;
        made.m_data = std::move(data);
        return made;
    }();
    return registry;
}

std::expected<Registry, Message> Registry::parse(std::string_view tsv) {
    const AgentList list = readAgentsTsv(tsv);
    if (!list.problems.empty())
        return std::unexpected(list.problems.front().text);
    return Registry().with(list);
}

Registry Registry::with(const AgentList &layer) const {
    if (layer.agents.empty() && layer.date <= m_data->date) // none is less than any
        return *this;
    auto data = std::make_shared<Data>();
    data->agents = m_data->agents;
    data->date = std::max(m_data->date, layer.date);
    for (std::size_t i = 0; i < data->agents.size(); ++i)
        data->byToken.try_emplace(toLower(data->agents[i].token), i);
    for (const AgentFacts &facts : layer.agents) {
        const auto [at, isNew] =
            data->byToken.try_emplace(toLower(facts.token), data->agents.size());
        if (isNew) {
            data->agents.emplace_back();
            data->agents.back().token = facts.token;
        }
        for (const AgentField field : agentFields())
            if (const auto &value = facts[field])
                static_cast<void>(setAgentField(data->agents[at->second], field, *value));
    }
    data->finish();
    Registry registry;
    registry.m_data = std::move(data);
    return registry;
}

std::string Registry::Data::makeDigest() const {
    std::string tsv = agentColumnNames();
    for (const KnownAgent &agent : agents) {
        for (const AgentField field : agentFields()) {
            if (field != AgentField::Token)
                tsv += '\t';
            tsv += agentFieldText(agent, field);
        }
        tsv += '\n';
    }
    return sha256Hex(tsv);
}

/// The list that is compiled in. It is good: tst_agents reads it with all checks and compares. To check it at each start, too,
/// took two thirds of the time in which the command line answers one question.
void Registry::Data::fill(std::string_view tsv) {
    const auto nextLine = [&tsv] {
        const std::size_t end = std::min(tsv.find('\n'), tsv.size());
        const std::string_view line = tsv.substr(0, end);
        tsv.remove_prefix(std::min(end + 1, tsv.size()));
        return line;
    };
    date = parseDay(nextLine().substr(kTitle.size()));
    nextLine(); // the names of all columns, in their order
    const auto rows = static_cast<std::size_t>(std::ranges::count(tsv, '\n'));
    agents.reserve(rows);
    byToken.reserve(2 * rows);
    while (!tsv.empty()) {
        std::string_view line = nextLine();
        KnownAgent &agent = agents.emplace_back();
        for (const AgentField field : agentFields()) {
            const std::size_t end = std::min(line.find('\t'), line.size());
            if (end > 0)
                static_cast<void>(takeAgentField(agent, field, line.substr(0, end)));
            line.remove_prefix(std::min(end + 1, line.size()));
        }
        byToken.try_emplace(toLower(agent.token), agents.size() - 1);
    }
    finish();
}

void Registry::Data::finish() {
    for (std::size_t i = 0; i < agents.size(); ++i) {
        if (const auto name = withoutVersion(agents[i].token); !name.empty())
            byToken.try_emplace(toLower(name), i);
    }
    for (const auto &[key, index] : byToken) {
        longestKey = std::max(longestKey, key.size());
        signs.set(signOf(key));
    }
    for (const KnownAgent &agent : agents) {
        if (!std::ranges::all_of(agent.token, isTokenChar))
            odd.push_back(&agent);
        if (agent.namesUse())
            uses.push_back(&agent);
    }
}

const KnownAgent *Registry::find(std::string_view token) const {
    std::array<char, 64> buffer;
    if (token.size() > m_data->longestKey)
        return nullptr;
    std::string longer; // only a registry with very long tokens needs it
    char *lower = buffer.data();
    if (token.size() > buffer.size()) {
        longer.resize(token.size());
        lower = longer.data();
    }
    std::ranges::transform(token, lower, asciiLower);
    const std::string_view key(lower, token.size());
    if (!m_data->signs[signOf(key)])
        return nullptr;
    const auto found = m_data->byToken.find(key);
    return found == m_data->byToken.end() ? nullptr : &m_data->agents[found->second];
}

std::vector<std::string_view> Registry::similar(std::string_view token) const {
    const std::size_t most = token.size() < 4 ? 0 : token.size() < 8 ? 1 : 2;
    std::vector<std::pair<std::size_t, std::string_view>> near;
    for (const KnownAgent &agent : m_data->agents) {
        const std::size_t distance = editDistance(token, agent.token, most);
        if (distance >= 1 && distance <= most)
            near.emplace_back(distance, agent.token);
    }
    std::ranges::stable_sort(near, {}, &std::pair<std::size_t, std::string_view>::first);
    std::vector<std::string_view> tokens;
    for (std::size_t i = 0; i < near.size() && i < 3; ++i)
        tokens.push_back(near[i].second);
    return tokens;
}

} // namespace gatepost

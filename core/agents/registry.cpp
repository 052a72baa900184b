// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/agents/registry.h"

#include "core/agents/agentsdata.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <cassert>
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
constexpr std::array<std::string_view, 4> kKinds = {"crawler", "user-fetcher", "policy-token",
                                                    "library"};
constexpr std::array<std::string_view, 4> kStatuses = {"current", "retired", "legacy",
                                                       "unconfirmed"};
constexpr std::array<std::string_view, 3> kDocumented = {"unknown", "no", "yes"};
constexpr std::array<std::string_view, 2> kNoYes = {"no", "yes"};

constexpr std::array<std::string_view, 11> kColumns = {"token",
                                                       "operator",
                                                       "category",
                                                       "ai",
                                                       "kind",
                                                       "status",
                                                       "obeys_robots",
                                                       "obeys_star",
                                                       "obeys_crawl_delay",
                                                       "fallback_tokens",
                                                       "documentation"};
using Cells = std::array<std::string_view, kColumns.size()>;

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

std::string_view takeLine(std::string_view &text) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

/// Reads one row; where it fails, `error` says so.
class RowReader {
public:
    RowReader(std::string_view line, std::size_t number) : m_number(number) {
        std::size_t count = 1;
        for (; count <= m_cells.size(); ++count) {
            const std::size_t tab = line.find('\t');
            m_cells[count - 1] = line.substr(0, tab);
            if (tab == std::string_view::npos)
                break;
            line.remove_prefix(tab + 1);
        }
        if (count != m_cells.size())
            m_error = place() + ": " + std::to_string(kColumns.size()) + " columns wanted";
    }

    [[nodiscard]] const std::string &error() const { return m_error; }
    [[nodiscard]] const Cells &cells() const { return m_cells; }

    [[nodiscard]] std::string text(std::size_t column, bool mayBeEmpty = false) {
        if (m_cells[column].empty() && !mayBeEmpty)
            fail(column, "is empty");
        return std::string(m_cells[column]);
    }

    /// The index of the cell's word in `words`.
    template <std::size_t Count>
    [[nodiscard]] std::size_t word(std::size_t column,
                                   const std::array<std::string_view, Count> &words) {
        const auto found = std::ranges::find(words, m_cells[column]);
        if (found != words.end())
            return static_cast<std::size_t>(found - words.begin());
        fail(column, "does not know “" + std::string(m_cells[column]) + "”");
        return 0;
    }

    [[nodiscard]] Category category(std::size_t column) {
        if (const auto category = parseCategory(m_cells[column]))
            return *category;
        fail(column, "does not know “" + std::string(m_cells[column]) + "”");
        return {};
    }

    [[nodiscard]] std::vector<std::string> list(std::size_t column) const {
        std::vector<std::string> items;
        std::string_view rest = trimmed(m_cells[column]);
        while (!rest.empty()) {
            const std::size_t end = rest.find(' ');
            items.emplace_back(rest.substr(0, end));
            rest = end == std::string_view::npos ? std::string_view() : trimmed(rest.substr(end));
        }
        return items;
    }

    void fail(std::size_t column, const std::string &what) {
        if (m_error.empty())
            m_error = place() + ", column " + std::string(kColumns[column]) + " " + what;
    }

private:
    [[nodiscard]] std::string place() const { return "line " + std::to_string(m_number); }

    std::size_t m_number;
    Cells m_cells{};
    std::string m_error;
};

KnownAgent readAgent(RowReader &row) {
    KnownAgent agent;
    agent.token = row.text(0);
    agent.operatorName = row.text(1);
    agent.category = row.category(2);
    agent.ai = row.word(3, kNoYes) == 1;
    agent.kind = static_cast<AgentKind>(row.word(4, kKinds));
    agent.status = static_cast<AgentStatus>(row.word(5, kStatuses));
    agent.obeysRobots = static_cast<Documented>(row.word(6, kDocumented));
    agent.obeysStar = static_cast<Documented>(row.word(7, kDocumented));
    agent.obeysCrawlDelay = static_cast<Documented>(row.word(8, kDocumented));
    agent.fallbackTokens = row.list(9);
    agent.documentation = row.text(10, true);
    return agent;
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
    return kKinds[static_cast<std::size_t>(kind)];
}

std::string_view agentStatusName(AgentStatus status) {
    return kStatuses[static_cast<std::size_t>(status)];
}

const Registry &Registry::builtIn() {
    static const Registry registry = [] {
        auto parsed = parse(kAgentsTsv);
        assert(parsed && "resources/agents.tsv does not parse: see tst_agents");
        return parsed ? std::move(*parsed) : Registry();
    }();
    return registry;
}

std::expected<Registry, Message> Registry::parse(std::string_view tsv) {
    std::string_view rest = tsv;
    if (RowReader header(takeLine(rest), 1); !header.error().empty() || header.cells() != kColumns)
        return std::unexpected("line 1 does not name the columns of the registry");

    Registry registry;
    for (std::size_t number = 2; !rest.empty(); ++number) {
        RowReader row(takeLine(rest), number);
        if (row.error().empty()) {
            registry.m_agents.push_back(readAgent(row));
            const std::string key = toLower(registry.m_agents.back().token);
            if (!registry.m_byToken.try_emplace(key, registry.m_agents.size() - 1).second)
                row.fail(0, "repeats “" + registry.m_agents.back().token + "”");
        }
        if (!row.error().empty())
            return std::unexpected(row.error());
    }
    registry.addKeys();
    return registry;
}

void Registry::addKeys() {
    for (std::size_t i = 0; i < m_agents.size(); ++i) {
        if (const auto name = withoutVersion(m_agents[i].token); !name.empty())
            m_byToken.try_emplace(toLower(name), i);
    }
    for (const auto &[key, index] : m_byToken)
        m_longestKey = std::max(m_longestKey, key.size());
}

const KnownAgent *Registry::find(std::string_view token) const {
    std::array<char, 64> buffer;
    if (token.size() > m_longestKey)
        return nullptr;
    std::string longer; // only a registry with very long tokens needs it
    char *lower = buffer.data();
    if (token.size() > buffer.size()) {
        longer.resize(token.size());
        lower = longer.data();
    }
    std::ranges::transform(token, lower, asciiLower);
    const auto found = m_byToken.find(std::string_view(lower, token.size()));
    return found == m_byToken.end() ? nullptr : &m_agents[found->second];
}

std::vector<std::string_view> Registry::similar(std::string_view token) const {
    const std::size_t most = token.size() < 4 ? 0 : token.size() < 8 ? 1 : 2;
    std::vector<std::pair<std::size_t, std::string_view>> near;
    for (const KnownAgent &agent : m_agents) {
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

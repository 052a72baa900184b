// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/agents.h"

#include "core/agents/agentpattern.h"
#include "core/dialect/dialect.h"
#include "core/match/googlelines.h"
#include "core/match/kosterlines.h"
#include "core/syntax/groups.h"
#include "core/syntax/scopes.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <map>

namespace gatepost::exact {

namespace {

/// Values of User-agent lines and names of blocks, in the order of the files.
struct NamedValues {
    std::vector<std::string> tokens;
    std::vector<std::string> patterns;
    std::vector<std::string>
        parts; ///< of the reading koster1994: whose name contains them is named

    void add(std::string_view value) {
        auto &list = isPattern(value) ? patterns : tokens;
        if (!value.empty() && agentValueKind(value) != AgentValueKind::Star &&
            !std::ranges::contains(list, value))
            list.emplace_back(value);
    }
    static bool isPattern(std::string_view value) {
        const AgentValueKind kind = agentValueKind(value);
        return kind == AgentValueKind::Glob || kind == AgentValueKind::Regex;
    }
};

void addFile(NamedValues &values, const Tree &tree, Reading reading) {
    const Groups &groups = tree.groups();
    for (const GroupAgent &agent : groups.agents)
        values.add(agent.value);
    if (tree.dialect().hasBlocks) {
        for (const Block &block : tree.scopes().blocks)
            if (!parseCategory(cutAgentValue(block.name)))
                values.tokens.emplace_back(cutAgentValue(block.name));
        return;
    }
    if (reading != Reading::Google && reading != Reading::Koster1994)
        return;
    for (const GoogleLine &line : googleLines(tree.text()))
        if (line.key == GoogleLine::Key::UserAgent)
            values.tokens.emplace_back(googleAgentValue(line.value));
    for (const KosterRecord &record : kosterRecords(tree.text()))
        for (const std::string_view agent : record.agents)
            if (!agent.empty() && agent != "*")
                values.parts.emplace_back(agent);
}

NamedValues valuesOf(std::span<const CompiledSite *const> sites, Reading reading) {
    NamedValues values;
    for (const CompiledSite *compiled : sites) {
        const Site &site = compiled->site();
        for (const FileId file : site.present())
            addFile(values, *site.tree(file), reading);
    }
    return values;
}

/// Reads a regular expression far enough to write something that it matches: the first of its alternatives, every part as
/// often as it must be there.
class RegexWriter {
public:
    explicit RegexWriter(std::string_view pattern) : m_rest(pattern) {}

    std::string write() { return alternatives(); }

private:
    std::string alternatives() {
        std::string first = sequence();
        while (m_rest.starts_with('|')) {
            m_rest.remove_prefix(1);
            std::string other = sequence();
            if (first.empty())
                first = std::move(other);
        }
        return first;
    }
    std::string sequence() {
        std::string text;
        while (!m_rest.empty() && m_rest.front() != '|' && m_rest.front() != ')') {
            const std::string part = atom();
            text += repeated(part);
        }
        return text;
    }
    char take() {
        const char c = m_rest.front();
        m_rest.remove_prefix(1);
        return c;
    }
    std::string atom() {
        const char c = take();
        switch (c) {
        case '^':
        case '$': return {};
        case '.': return "x";
        case '(': return group();
        case '[': return set();
        case '\\': return escape();
        default: return {c};
        }
    }
    std::string group() {
        if (m_rest.starts_with("?")) { // flags or a name: (?i), (?:…), (?P<name>…)
            const std::size_t end = std::min(m_rest.find_first_of(":>)"), m_rest.size());
            const bool isClosed = end < m_rest.size() && m_rest[end] == ')';
            m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
            if (isClosed)
                return {};
        }
        std::string text = alternatives();
        if (m_rest.starts_with(')'))
            m_rest.remove_prefix(1);
        return text;
    }
    std::string set() {
        const bool negated = m_rest.starts_with('^');
        const std::size_t end = m_rest.find(']', negated ? 2 : 1);
        if (end == std::string_view::npos)
            return "[";
        const std::string_view inside = m_rest.substr(negated ? 1 : 0, end - (negated ? 1 : 0));
        m_rest.remove_prefix(end + 1);
        if (!negated)
            return inside.starts_with('\\') && inside.size() > 1 ? classOf(inside[1])
                                                                 : std::string(inside.substr(0, 1));
        for (const char c : std::string_view("xaq0_-"))
            if (!inside.contains(c))
                return {c};
        return "x";
    }
    static std::string classOf(char c) {
        switch (c) {
        case 'd': return "1";
        case 'w': return "x";
        case 's': return " ";
        case 'b':
        case 'B':
        case 'A':
        case 'z': return {};
        case 'D':
        case 'S': return "x";
        case 'W': return "-";
        default: return {c};
        }
    }
    std::string escape() { return m_rest.empty() ? "\\" : classOf(take()); }
    std::string repeated(const std::string &part) {
        if (m_rest.empty())
            return part;
        std::size_t times = 1;
        if (m_rest.front() == '*' || m_rest.front() == '?') {
            take();
            times = 0;
        } else if (m_rest.front() == '+') {
            take();
        } else if (m_rest.front() == '{' && m_rest.size() > 1 && isDigit(m_rest[1])) {
            take();
            times = 0;
            while (!m_rest.empty() && isDigit(m_rest.front()) && times < 100)
                times = times * 10 + static_cast<std::size_t>(take() - '0');
            m_rest.remove_prefix(std::min(m_rest.find('}'), m_rest.size() - 1) + 1);
        } else {
            return part;
        }
        if (m_rest.starts_with('?')) // the short form of the same
            take();
        std::string text;
        for (std::size_t i = 0; i < times; ++i)
            text += part;
        return text;
    }

    std::string_view m_rest;
};

/// A name can be asked about if reading it gives it back.
std::optional<Identity> identityNamed(const std::string &name, std::optional<Category> category,
                                      const Registry &registry) {
    const std::string text =
        category ? name + "/1.0 (" + std::string(categoryName(*category)) + ")" : name;
    auto identity = identify(text, {}, registry);
    if (!identity || !equalsIgnoringCase(identity->name, name))
        return {};
    return *identity;
}

/// Somebody whom no line names and no pattern matches.
std::optional<std::string> unknownName(const NamedValues &values) {
    std::vector<AgentPattern> patterns;
    for (const std::string &value : values.patterns)
        if (auto pattern = AgentPattern::compile(value))
            patterns.push_back(std::move(*pattern));
    constexpr std::array kNames = {"Somebody", "Unnamed",  "Nameless",   "Zyxwv",   "Qqqq",
                                   "Jkjkjk",   "Vivid",    "Ottoo",      "Umm",     "Yyyyyyy",
                                   "Wxwxwx",   "Hhhhhhhh", "Gggggggggg", "Ppp",     "Zz",
                                   "X9X9X9",   "a",        "q",          "Z-z_z-Z", "00000"};
    for (const char *name : kNames) {
        const bool isMatched = std::ranges::any_of(
            patterns, [name](const AgentPattern &pattern) { return pattern.matches(name); });
        const bool isNamed = std::ranges::any_of(values.tokens,
                                                 [name](const std::string &token) {
                                                     return equalsIgnoringCase(token, name);
                                                 }) ||
                             std::ranges::any_of(values.parts, [name](const std::string &part) {
                                 return toLower(name).contains(toLower(part));
                             });
        if (!isMatched && !isNamed && Registry::builtIn().find(name) == nullptr)
            return name;
    }
    return {};
}

/// A glob with a byte that no name contains (S10); registered tokens, which may contain more, are asked about anyway.
bool isBeyondNames(std::string_view pattern) {
    return agentValueKind(pattern) == AgentValueKind::Glob &&
           std::ranges::any_of(
               pattern, [](char c) { return c != '*' && !identify(std::string_view(&c, 1)); });
}

} // namespace

std::optional<std::string> nameMatching(std::string_view pattern) {
    const auto compiled = AgentPattern::compile(pattern);
    if (!compiled)
        return {};
    std::vector<std::string> tries;
    if (agentValueKind(pattern) == AgentValueKind::Glob) {
        std::string text;
        for (const char c : pattern)
            text += c == '*' ? std::string() : std::string{c};
        std::string filled;
        for (const char c : pattern)
            filled += c == '*' ? std::string("Xyz") : std::string{c};
        tries = {filled, text};
    } else {
        const std::string text = RegexWriter(pattern).write();
        tries = {text, "Xyz" + text, text + "Xyz", "Xyz"};
    }
    for (const std::string &name : tries) {
        const auto identity =
            name.empty() ? std::nullopt : identityNamed(name, {}, Registry::builtIn());
        if (identity && identity->known == nullptr && compiled->matches(identity->name))
            return name;
    }
    return {};
}

AskedAgents agentsOf(std::span<const CompiledSite *const> sites, Reading reading) {
    const Registry &registry = sites.empty() ? Registry::builtIn() : sites.back()->site().registry;
    AskedAgents all;
    NamedValues values = valuesOf(sites, reading);
    std::map<std::string, bool> seen;
    const auto addAs = [&](const std::string &token, const Registry &by) {
        const auto identity = identityNamed(token, {}, by);
        if (identity && identity->namesUse())
            return; // a signal, nobody who asks (S112)
        if (identity && seen.try_emplace(toLower(identity->token), true).second)
            all.agents.push_back({*identity, AskedAgent::Kind::Named, identity->token});
    };
    const auto add = [&](const std::string &token) { addAs(token, registry); };
    for (const KnownAgent &known : registry.agents())
        add(known.token);
    // Agents that only another side knows may have lost or gained something, too.
    for (const CompiledSite *const site : sites.first(std::max<std::size_t>(sites.size(), 1) - 1))
        for (const KnownAgent &known : site->site().registry.agents())
            addAs(known.token, site->site().registry);
    for (const std::string &token : values.tokens)
        add(token);
    for (const std::string &part : values.parts)
        add(part);
    // In the other readings a pattern is plain text, and names nobody who can be told from the others.
    const bool readsPatterns = reading == Reading::Author || reading == Reading::Known;
    for (const std::string &pattern : values.patterns) {
        if (!readsPatterns || !AgentPattern::compile(pattern) || isBeyondNames(pattern))
            continue; // matches nobody (S15)
        if (const auto name = nameMatching(pattern))
            all.agents.push_back({*identityNamed(*name, {}, registry), AskedAgent::Kind::Matching,
                                  "matching " + pattern});
        else
            all.unproven.push_back({GATEPOST_TEXT("verdict", "No name could be made that the "
                                                             "pattern %1 matches, so the agents "
                                                             "that it names were left out"),
                                    pattern});
    }
    const auto unknown = unknownName(values);
    if (!unknown) {
        all.unproven.emplace_back(
            GATEPOST_TEXT("verdict", "No name could be made that no pattern matches, so agents "
                                     "that no line names were left out"));
        return all;
    }
    all.agents.push_back({*identityNamed(*unknown, {}, registry), AskedAgent::Kind::Unknown, "*"});
    for (std::size_t i = 0; i < kCategoryCount; ++i) {
        const auto category = static_cast<Category>(i);
        all.agents.push_back({*identityNamed(*unknown, category, registry),
                              AskedAgent::Kind::Unknown,
                              "* (" + std::string(categoryName(category)) + ")"});
    }
    return all;
}

std::expected<std::vector<AskedAgent>, Message> chosenAgents(const AskedAgents &all,
                                                             std::string_view who) {
    who = trimmed(who);
    std::function<bool(const AskedAgent &)> wanted;
    if (equalsIgnoringCase(who, "all")) {
        return all.agents;
    } else if (equalsIgnoringCase(who, "known")) {
        wanted = [](const AskedAgent &agent) { return agent.identity.known != nullptr; };
    } else if (equalsIgnoringCase(who, "search")) {
        wanted = [](const AskedAgent &agent) {
            const auto &known = agent.identity.known;
            return known != nullptr && known->category == Category::SearchIndexer &&
                   known->kind == AgentKind::Crawler && known->status == AgentStatus::Current;
        };
    } else if (equalsIgnoringCase(who, "ai")) {
        wanted = [](const AskedAgent &agent) {
            return agent.identity.known != nullptr && agent.identity.known->ai;
        };
    } else if (startsWithIgnoringCase(who, "category:")) {
        const auto category = parseCategory(trimmed(who.substr(9)));
        if (!category)
            return std::unexpected(
                Message(GATEPOST_TEXT("verdict", "%1 is not one of the eight categories"),
                        quoted(trimmed(who.substr(9)))));
        wanted = [category](const AskedAgent &agent) {
            return agent.identity.category == category;
        };
    }
    std::vector<AskedAgent> chosen;
    if (wanted) {
        std::ranges::copy_if(all.agents, std::back_inserter(chosen), wanted);
        return chosen;
    }
    while (!who.empty()) {
        const std::size_t comma = who.find(',');
        const std::string_view word = trimmed(who.substr(0, comma));
        who.remove_prefix(comma == std::string_view::npos ? who.size() : comma + 1);
        const auto named = std::ranges::find(all.agents, word, &AskedAgent::name);
        if (named != all.agents.end()) {
            chosen.push_back(*named);
            continue;
        }
        auto identity = identify(word);
        if (!identity)
            return std::unexpected(identity.error());
        std::string name = identity->token;
        if (identity->categorySource == CategorySource::Identity)
            name += " (" + std::string(categoryName(*identity->category)) + ")";
        chosen.push_back({std::move(*identity), AskedAgent::Kind::Named, std::move(name)});
    }
    return chosen;
}

} // namespace gatepost::exact

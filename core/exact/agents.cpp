// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/agents.h"

#include "core/agents/agentpattern.h"
#include "core/agents/patternfilter.h"
#include "core/dialect/dialect.h"
#include "core/exact/patternnames.h"
#include "core/exact/unknownagent.h"
#include "core/match/googlelines.h"
#include "core/match/kosterlines.h"
#include "core/syntax/groups.h"
#include "core/syntax/scopes.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <unordered_set>

namespace gatepost::exact {

namespace {

/// Whom the files name.
struct NamedValues {
    std::vector<std::string> tokens; ///< of User-agent lines and blocks, in the order of the files
    std::vector<PatternList> patterns; ///< of each file
    bool blocksForCategories = false;

    void add(std::string_view token) {
        if (!token.empty() && m_seen.emplace(token).second)
            tokens.emplace_back(token);
    }

private:
    std::unordered_set<std::string> m_seen; ///< tokens
};

/// The patterns of a file in the order in which they win: longest first, then by place (S16).
PatternList patternsOf(const Groups &groups) {
    PatternList patterns;
    ReadPatterns read;
    for (const Group &group : groups.groups) {
        if (group.version == GroupVersion::Experimental)
            continue; // as if it were not there (S30)
        for (const GroupAgent &agent : groups.agentsOf(group)) {
            const AgentValueKind kind = agentValueKind(agent.value);
            if ((kind == AgentValueKind::Glob || kind == AgentValueKind::Regex) &&
                read.take(agent.value))
                patterns.emplace_back(agent.value);
        }
    }
    std::ranges::stable_sort(patterns, std::ranges::greater{},
                             [](const std::string &pattern) { return pattern.size(); });
    return patterns;
}

/// S91: a record names whoever's name contains one of its values, and the first such record decides.
PatternList containedIn(std::string_view text) {
    PatternList patterns;
    for (const KosterRecord &record : kosterRecords(text))
        for (const std::string_view agent : record.agents)
            if (const auto name = identify(agent); agent != "*" && name && name->name == agent) {
                std::string inside; // in brackets it is an expression, whatever it is made of
                for (const char c : agent)
                    inside += c == '.' ? std::string("\\.") : std::string{c};
                patterns.push_back(inside == agent ? "*" + inside + "*" : "(" + inside + ")");
            }
    return patterns;
}

void addFile(NamedValues &values, const Tree &tree, Reading reading) {
    const Groups &groups = tree.groups();
    for (const GroupAgent &agent : groups.agents)
        if (agentValueKind(agent.value) == AgentValueKind::Token)
            values.add(agent.value);
    // In the other readings a pattern is plain text, and names nobody who differs from the others.
    if (reading == Reading::Author || reading == Reading::Known)
        values.patterns.push_back(patternsOf(groups));
    if (tree.dialect().hasBlocks) {
        for (const Block &block : tree.scopes().blocks) {
            const std::string_view name = cutAgentValue(block.name);
            if (parseCategory(name))
                values.blocksForCategories = true;
            else
                values.add(name);
        }
        return;
    }
    if (reading == Reading::Google)
        for (const GoogleLine &line : googleLines(tree.text()))
            if (line.key == GoogleLine::Key::UserAgent)
                values.add(googleAgentValue(line.value));
    if (reading != Reading::Koster1994)
        return;
    for (const KosterRecord &record : kosterRecords(tree.text()))
        for (const std::string_view agent : record.agents)
            if (agent != "*")
                values.add(agent);
    values.patterns.push_back(containedIn(tree.text()));
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

/// Whether a pattern matches the name that is first tried for whom nobody names.
bool matchesSomebody(const std::string &pattern) {
    if (!mayMatch(requiredLiteral(pattern), kSomebody))
        return false;
    const auto compiled = AgentPattern::compile(pattern);
    return compiled && compiled->matches(kSomebody);
}

/// Names that somebody has, in lower case: nobody else is made who has one of them.
std::vector<std::string> takenNames(std::span<const CompiledSite *const> sites,
                                    const std::vector<std::string> &tokens) {
    std::vector<std::string> taken;
    for (const CompiledSite *site : sites)
        for (const KnownAgent &known : site->site().registry.agents()) {
            taken.push_back(toLower(known.token));
            taken.push_back(toLower(cutAgentValue(known.token))); // found without its version too
        }
    for (const std::string &token : tokens)
        taken.push_back(toLower(token));
    return taken;
}

/// Puts the agents together that sites can tell apart.
class Gathering {
public:
    Gathering(std::span<const CompiledSite *const> sites, Reading reading)
        : m_sites(sites), m_reading(reading), m_values(valuesOf(sites, reading)) {
        if (!sites.empty())
            m_all.registry = sites.front()->site().registry;
    }

    AskedAgents run() {
        addTokens();
        addPatterns();
        addUnknown();
        return std::move(m_all);
    }

private:
    void addTokens() {
        const auto addKnown = [this](const Registry &registry) {
            for (const KnownAgent &known : registry.agents())
                addToken(known.token, registry);
        };
        addKnown(m_all.registry);
        // Agents that only another side knows may have lost or gained something, too.
        for (const CompiledSite *const site : m_sites)
            addKnown(site->site().registry);
        for (const std::string &token : m_values.tokens)
            addToken(token, m_all.registry);
    }

    void addToken(const std::string &token, const Registry &by) {
        const auto identity = identityNamed(token, {}, by);
        if (identity && identity->namesUse())
            return; // a signal, nobody who asks (S112)
        if (identity && m_seen.insert(toLower(identity->token)).second)
            m_all.agents.push_back({*identity});
    }

    void addPatterns() {
        const PatternNames patterns(m_values.patterns);
        PatternedNames found = patterns.all(takenNames(m_sites, m_values.tokens));
        // In the reading of 1994 a value is a name itself.
        std::set<std::vector<std::size_t>> asked;
        if (m_reading == Reading::Koster1994)
            for (const std::string &token : m_values.tokens)
                asked.insert(patterns.winners(token));
        for (PatternedName &each : found.names) {
            if (each.patterns.empty())
                m_unknown = std::move(each.name);
            else if (!asked.contains(patterns.winners(each.name)))
                if (const auto identity = identityNamed(each.name, {}, m_all.registry))
                    m_all.agents.push_back(
                        {*identity, AskedAgent::Matching{std::move(each.patterns)}});
        }
        for (const std::string &pattern : found.open)
            m_all.unproven.push_back(
                {GATEPOST_TEXT("verdict", "Which names the pattern %1 matches could not be found "
                                          "out, so agents that it names may have been left out"),
                 pattern});
        if (found.cut)
            m_all.unproven.emplace_back(
                GATEPOST_TEXT("verdict", "The patterns of User-agent lines overlap in too many "
                                         "ways, so agents that they name were left out"));
        if (found.passedOver > 0)
            m_all.unproven.push_back(
                {GATEPOST_TEXT("verdict",
                               "The files name more than %1 patterns of agents, so agents "
                               "that the others name were left out"),
                 kMostPatterns});
        // Nobody is unknown where a pattern matches every name; but then categories were asked of nobody.
        m_isOpen = !found.open.empty() || found.passedOver > 0 || found.cut ||
                   m_values.blocksForCategories;
    }

    void addUnknown() {
        if (!m_unknown) {
            if (m_isOpen)
                m_all.unproven.emplace_back(
                    GATEPOST_TEXT("verdict", "No name could be made that no pattern matches, so "
                                             "agents that no line names were left out"));
            return;
        }
        m_all.agents.push_back(
            {*identityNamed(*m_unknown, {}, m_all.registry), AskedAgent::Unknown{}});
        for (std::size_t i = 0; i < kCategoryCount; ++i) {
            const auto category = static_cast<Category>(i);
            m_all.agents.push_back({*identityNamed(*m_unknown, category, m_all.registry),
                                    AskedAgent::Unknown{category}});
        }
    }

    std::span<const CompiledSite *const> m_sites;
    Reading m_reading;
    NamedValues m_values;
    AskedAgents m_all;
    std::set<std::string> m_seen;
    std::optional<std::string> m_unknown;
    bool m_isOpen = false;
};

using Wanted = std::function<bool(const AskedAgent &)>;

/// Whom a word means that stands for a group of agents; empty if it names one agent.
std::expected<Wanted, Message> groupOf(std::string_view word) {
    if (equalsIgnoringCase(word, "all"))
        return Wanted([](const AskedAgent &) { return true; });
    if (equalsIgnoringCase(word, "known"))
        return Wanted([](const AskedAgent &agent) { return agent.identity.known != nullptr; });
    if (equalsIgnoringCase(word, "search"))
        return Wanted([](const AskedAgent &agent) {
            const auto &known = agent.identity.known;
            return known != nullptr && known->category == Category::SearchIndexer &&
                   known->kind == AgentKind::Crawler && known->status == AgentStatus::Current;
        });
    if (equalsIgnoringCase(word, "ai"))
        return Wanted([](const AskedAgent &agent) {
            return agent.identity.known != nullptr && agent.identity.known->ai;
        });
    if (!startsWithIgnoringCase(word, "category:"))
        return Wanted();
    const auto category = parseCategory(trimmed(word.substr(9)));
    if (!category)
        return std::unexpected(
            Message(GATEPOST_TEXT("verdict", "%1 is not one of the eight categories"),
                    quoted(trimmed(word.substr(9)))));
    return Wanted(
        [category](const AskedAgent &agent) { return agent.identity.category == category; });
}

/// The agent that a word names; made if it is not among all.
std::expected<AskedAgent, Message> agentNamed(const AskedAgents &all, std::string_view word) {
    const auto made = std::ranges::find_if(all.agents, [word](const AskedAgent &agent) {
        return !agent.isNamed() && equalsIgnoringCase(nameOf(agent), word);
    });
    if (made != all.agents.end())
        return *made;
    auto identity = identify(word, {}, all.registry);
    if (!identity)
        return std::unexpected(identity.error());
    AskedAgent agent{std::move(*identity)};
    const auto same = std::ranges::find_if(
        all.agents, [&agent](const AskedAgent &each) { return isSameAgent(each, agent); });
    return same == all.agents.end() ? std::move(agent) : *same;
}

} // namespace

std::string AskedAgent::Matching::text() const {
    std::string all;
    for (const std::string &pattern : patterns)
        (all += all.empty() ? "" : " and ") += pattern;
    return all;
}

AgentKey keyOf(const AskedAgent &agent) {
    return agent.isNamed()
               ? AgentKey{agent.who, toLower(agent.identity.token), statedCategory(agent)}
               : AgentKey{agent.who, {}, {}};
}

std::string nameOf(const AskedAgent &agent) {
    const auto behind = [](std::string name, std::optional<Category> category) {
        return category ? name + " (" + std::string(categoryName(*category)) + ")" : name;
    };
    if (const auto *unknown = std::get_if<AskedAgent::Unknown>(&agent.who))
        return behind("*", unknown->category);
    if (const auto *matching = std::get_if<AskedAgent::Matching>(&agent.who))
        return "matching " + matching->text();
    return behind(agent.identity.token, statedCategory(agent));
}

std::vector<std::string> namesOf(const AgentSet &agents) {
    std::vector<std::string> names;
    for (const AskedAgent &agent : agents.agents())
        names.push_back(nameOf(agent));
    return names;
}

std::vector<const AskedAgent *> pointersTo(std::span<const AskedAgent> agents) {
    std::vector<const AskedAgent *> pointers;
    for (const AskedAgent &agent : agents)
        pointers.push_back(&agent);
    return pointers;
}

bool isSameAgent(const AskedAgent &one, const AskedAgent &other) {
    const Identity &a = one.identity;
    const Identity &b = other.identity;
    return one.who == other.who && a.known == b.known && a.category == b.category &&
           equalsIgnoringCase(a.token, b.token) &&
           (a.categorySource == CategorySource::Identity) ==
               (b.categorySource == CategorySource::Identity);
}

AskedAgents agentsOf(std::span<const CompiledSite *const> sites, Reading reading) {
    return Gathering(sites, reading).run();
}

std::optional<AskedAgent> unknownOf(const CompiledSite &site, Reading reading) {
    const std::array<const CompiledSite *, 1> sites = {&site};
    const NamedValues values = valuesOf(sites, reading);
    const bool isMatched = std::ranges::any_of(values.patterns, [](const PatternList &patterns) {
        return std::ranges::any_of(patterns, matchesSomebody);
    });
    const auto isIt = [](std::string_view token) {
        return equalsIgnoringCase(cutAgentValue(token), kSomebody);
    };
    const bool isTaken =
        std::ranges::any_of(values.tokens, isIt) ||
        std::ranges::any_of(site.site().registry.agents(), isIt, &KnownAgent::token);
    if (!isMatched && !isTaken) // the name that agentsOf() makes then
        return AskedAgent{*identityNamed(std::string(kSomebody), {}, site.site().registry),
                          AskedAgent::Unknown{}};
    for (AskedAgent &agent : agentsOf(sites, reading).agents)
        if (agent.isUnknown() && !statedCategory(agent))
            return std::move(agent);
    return {};
}

std::expected<std::vector<AskedAgent>, Message> chosenAgents(const AskedAgents &all,
                                                             std::string_view who) {
    std::vector<AskedAgent> chosen;
    const auto add = [&chosen](const AskedAgent &agent) {
        if (std::ranges::none_of(chosen,
                                 [&](const AskedAgent &each) { return isSameAgent(each, agent); }))
            chosen.push_back(agent);
    };
    who = trimmed(who);
    do {
        const std::size_t comma = who.find(',');
        const std::string_view word = trimmed(who.substr(0, comma));
        who = comma == std::string_view::npos ? std::string_view() : trimmed(who.substr(comma + 1));
        const auto wanted = groupOf(word);
        if (!wanted)
            return std::unexpected(wanted.error());
        if (*wanted) {
            const bool everybody = equalsIgnoringCase(word, "all");
            for (const AskedAgent &agent : all.agents)
                // Whom only a later site's list knows, that list cannot put into a group.
                if ((everybody || agent.identity.known == nullptr ||
                     all.registry.findExactly(agent.identity.known->token) ==
                         agent.identity.known.get()) &&
                    (*wanted)(agent))
                    add(agent);
            continue;
        }
        const auto agent = agentNamed(all, word);
        if (!agent)
            return std::unexpected(agent.error());
        add(*agent);
    } while (!who.empty());
    return chosen;
}

bool includesUnnamed(std::string_view who) {
    while (!who.empty()) {
        const std::size_t comma = who.find(',');
        const std::string_view word = trimmed(who.substr(0, comma));
        who.remove_prefix(comma == std::string_view::npos ? who.size() : comma + 1);
        if (equalsIgnoringCase(word, "all") || startsWithIgnoringCase(word, "category:"))
            return true;
    }
    return false;
}

std::vector<Message> strangersAmong(std::span<const AskedAgent> chosen, const AskedAgents &all) {
    std::vector<Message> said;
    for (const AskedAgent &agent : chosen) {
        if (agent.identity.known != nullptr ||
            std::ranges::any_of(all.agents, [&agent](const AskedAgent &each) {
                return equalsIgnoringCase(each.identity.token, agent.identity.token);
            }))
            continue;
        std::vector<Message> near;
        for (const std::string_view group : {"all", "known", "search", "ai"})
            if (std::ranges::is_permutation(toLower(agent.identity.token), group))
                near.emplace_back(group);
        for (const std::string_view token : all.registry.similar(agent.identity.token))
            near.emplace_back(token);
        if (near.empty())
            said.push_back({GATEPOST_TEXT("verdict", "%1 is not in the list of agents, and no file "
                                                     "names it"),
                            agent.identity.token});
        else
            said.push_back({GATEPOST_TEXT("verdict", "%1 is not in the list of agents, and no file "
                                                     "names it: did you mean %2?"),
                            agent.identity.token, Message::list(std::move(near), Conjunction::Or)});
    }
    return said;
}

} // namespace gatepost::exact

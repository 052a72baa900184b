// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/sameanswers.h"

#include "core/exact/patternnames.h"
#include "core/lint/firstrobots.h"
#include "core/lint/samerules.h"
#include "core/lint/whoreads.h"
#include "core/match/googlelines.h"
#include "core/simulate/filerules.h"
#include "core/simulate/simulate.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <tuple>
#include <unordered_set>

namespace gatepost::linting {

namespace {

using exact::Sameness;
using exact::Sees;

constexpr std::uint64_t kSteps = 20'000; ///< of one question: a few milliseconds at most

/// Nobody has this name, in no list and no file.
constexpr std::string_view kNobody = "gatepost-nobody";

/// An agent that the list does not know.
Identity stranger(std::string_view token) {
    Identity identity;
    identity.name = identity.token = identity.ownToken = std::string(token);
    return identity;
}

/// The text with the lines as comments, which no reader minds: all others keep their places.
std::string commentedOut(const Tree &tree, const std::vector<bool> &gone) {
    std::string text(tree.text());
    const auto lines = tree.lines();
    for (std::size_t line = 0; line < lines.size(); ++line)
        if (gone[line] && lines[line].contentEnd > lines[line].begin)
            text[lines[line].keyBegin] = '#';
    return text;
}

} // namespace

struct SameAnswers::Data {
    Tree tree;
    Registry registry;
    Sees sees;
    FileIndex index;
    FirstRobots robots;
    WhoReads who;
    WhoReads::Lines linesBefore;
    std::vector<Identity> agents;          ///< that the file can tell apart
    std::vector<WhoReads::Reader> readers; ///< of these
    exact::PatternList patterns;           ///< of agents (S15), in the order in which they win
    std::vector<std::uint32_t> patternLines;
    bool areNamesKnown = true; ///< a name was made for each pattern that somebody's name matches
    mutable std::map<std::pair<const FileRules *, const FileRules *>, Sameness> names;
    mutable exact::LessRulesOf known;

    Data(const Tree &checked, const Registry &agentsKnown, Sees what)
        : tree(checked),
          registry(agentsKnown),
          sees(what),
          index(checked, FileId(FileRole::Robots)),
          robots(checked, oddNames(agentsKnown)),
          who(checked),
          linesBefore(who.without({})) {
        const std::unordered_set<std::string> tokens = readTokens();
        const auto isNamed = [&tokens](std::string_view token) {
            return tokens.contains(toLower(cutAgentValue(token)));
        };
        std::unordered_set<std::string> found;
        for (const KnownAgent &each : registry.agents())
            if (!each.namesUse() &&
                (isNamed(each.token) || std::ranges::any_of(each.fallbackTokens, isNamed)))
                if (const auto identity = identify(each.token, {}, registry)) {
                    agents.push_back(*identity);
                    found.insert(toLower(identity->ownToken));
                }
        for (const std::string &token : tokens)
            if (!found.contains(token) && !namesUse(token))
                agents.push_back(stranger(token));
        addPatterns(tokens);
        agents.push_back(stranger(kNobody));
        for (const Identity &agent : agents)
            readers.push_back(who.readerOf(agent, !patterns.empty()));
    }

    static std::vector<std::string> oddNames(const Registry &registry) {
        std::vector<std::string> names;
        for (const KnownAgent *each : registry.oddTokens())
            names.push_back(each->token);
        return names;
    }

    /// One agent for each pattern that wins for some name.
    void addPatterns(const std::unordered_set<std::string> &tokens) {
        if (patterns.empty())
            return;
        std::ranges::stable_sort(patterns, std::ranges::greater{}, &std::string::size);
        std::vector<std::string> taken(tokens.begin(), tokens.end());
        for (const KnownAgent &each : registry.agents())
            taken.push_back(toLower(cutAgentValue(each.token)));
        const exact::PatternList lists[] = {patterns};
        exact::PatternedNames made = exact::PatternNames(lists).all(taken);
        areNamesKnown = made.open.empty() && made.passedOver == 0 && !made.cut;
        for (exact::PatternedName &each : made.names)
            agents.push_back(stranger(each.name));
    }

    /// In lower case: values of User-agent lines, whole (S14) and as Google cuts them (S90).
    std::unordered_set<std::string> readTokens() {
        std::unordered_set<std::string> tokens;
        for (const GroupReading reading : {GroupReading::Author, GroupReading::Plain})
            for (const GroupAgent &agent : tree.groups(reading).agents) {
                const AgentValueKind kind = agentValueKind(agent.value);
                if (kind == AgentValueKind::Token)
                    tokens.insert(toLower(agent.value));
                if (reading == GroupReading::Author &&
                    (kind == AgentValueKind::Glob || kind == AgentValueKind::Regex)) {
                    patterns.emplace_back(agent.value);
                    patternLines.push_back(agent.line);
                }
            }
        for (const GoogleLine &line : googleLines(tree.text()))
            if (line.key == GoogleLine::Key::UserAgent)
                if (const std::string_view token = googleAgentValue(line.value);
                    !token.empty() && token != "*")
                    tokens.insert(toLower(token));
        return tokens;
    }
    [[nodiscard]] bool namesUse(std::string_view token) const {
        const KnownAgent *found = registry.find(token);
        return found != nullptr && found->namesUse();
    }
};

namespace {

/// One question: compares what agents get of the file as it is and without lines.
class Comparison {
public:
    Comparison(const WhoReads &who, const WhoReads::Lines &before, const std::vector<bool> &gone)
        : m_isCertain(who.isCertain()), m_before(before), m_after(who.without(gone)) {}

    void start(const FileIndex &before, const FileIndex &after, Sees sees,
               exact::LessRulesOf &known, exact::Work &work) {
        m_indexBefore = &before;
        m_indexAfter = &after;
        m_sees = sees;
        m_rulesKnown = &known;
        m_work = &work;
    }

    Sameness ofAgent(const Identity &agent, const WhoReads::Reader &reader) {
        m_result = Sameness::Same;
        ask(agent, Reading::Author, false, wholeOf(reader.author), {.author = true});
        ask(agent, Reading::Rfc9309, false, wholeOf(reader.rfc9309), {});
        ask(agent, Reading::Google, false, cutOf(reader.google), {});
        if (const KnownAgent *known = agent.known.get();
            known != nullptr && known->obeysRobots != Documented::No)
            askKnown(agent, *known, reader);
        return m_result;
    }

    Sameness ofUseTokens(const Registry &registry) {
        if (registry.useTokens().empty())
            return Sameness::Same;
        const auto was = m_indexBefore->rulesNaming(registry.useTokens());
        const auto is = m_indexAfter->rulesNaming(registry.useTokens());
        if ((was == nullptr) != (is == nullptr))
            return Sameness::Differs;
        return was == nullptr
                   ? Sameness::Same
                   : exact::compareDecisions(was->rules, is->rules, Sees::Denials, *m_work);
    }

    /// Agents that no line names may obey the Crawl-delay of *, and no other pace (S83).
    Sameness ofStarDelays(std::optional<std::uint32_t> star) {
        const Change change = wholeOf(star);
        if (!star || isUnchanged(change))
            return Sameness::Same;
        return compareRules(m_indexBefore->starRules(Reading::Rfc9309).get(),
                            m_indexAfter->starRules(Reading::Rfc9309).get(), {.delays = true},
                            m_sees, *m_rulesKnown, *m_work);
    }

private:
    /// What somebody's groups contain, before and after.
    using Change = std::optional<std::pair<std::uint64_t, std::uint64_t>>;
    [[nodiscard]] Change wholeOf(std::optional<std::uint32_t> name) const {
        return name ? Change({m_before.whole[*name], m_after.whole[*name]}) : Change();
    }
    [[nodiscard]] Change cutOf(std::optional<std::uint32_t> name) const {
        return name ? Change({m_before.cut[*name], m_after.cut[*name]}) : Change();
    }
    [[nodiscard]] bool isUnchanged(const Change &change) const {
        return m_isCertain && change && change->first == change->second;
    }

    void askKnown(const Identity &agent, const KnownAgent &known, const WhoReads::Reader &reader) {
        const Reading reading = known.readsAsGoogle() ? Reading::Google : Reading::Rfc9309;
        const bool obeysDelay = known.obeysCrawlDelay == Documented::Yes;
        Parts parts{.delays = obeysDelay};
        if (obeysDelay && known.starDelay == Documented::Yes && reading == Reading::Rfc9309) {
            parts.starBefore = m_indexBefore->starRules(reading);
            parts.starAfter = m_indexAfter->starRules(reading);
        }
        ask(agent, reading, true,
            known.readsAsGoogle() ? cutOf(reader.knownGoogle) : wholeOf(reader.known), parts);
    }

    void ask(const Identity &agent, Reading reading, bool documented, const Change &change,
             const Parts &parts) {
        const bool withStar = parts.starBefore != nullptr || parts.starAfter != nullptr;
        if (m_result == Sameness::Differs || (isUnchanged(change) && !withStar))
            return;
        // Of those who read the same lines before and still do afterwards one is enough.
        if (m_isCertain && change && change->second != 0 && !withStar &&
            !m_asked.emplace(reading, parts.author, parts.delays, *change).second)
            return;
        const GroupMatch was = m_indexBefore->match(agent, reading, documented);
        const GroupMatch is = m_indexAfter->match(agent, reading, documented);
        m_result = std::max(m_result, compareRules(was.rules.get(), is.rules.get(), parts, m_sees,
                                                   *m_rulesKnown, *m_work));
    }

    const bool m_isCertain;
    const WhoReads::Lines &m_before;
    const WhoReads::Lines m_after;
    const FileIndex *m_indexBefore = nullptr;
    const FileIndex *m_indexAfter = nullptr;
    Sees m_sees = Sees::Denials;
    exact::LessRulesOf *m_rulesKnown = nullptr;
    exact::Work *m_work = nullptr;
    Sameness m_result = Sameness::Same;
    std::set<std::tuple<Reading, bool, bool, std::pair<std::uint64_t, std::uint64_t>>> m_asked;
};

} // namespace

SameAnswers::SameAnswers(const Tree &tree, const Registry &registry, Sees sees)
    : m_data(std::make_unique<const Data>(tree, registry, sees)) {}
SameAnswers::~SameAnswers() = default;

std::size_t SameAnswers::agents() const {
    return m_data->agents.size();
}

Sameness SameAnswers::without(const std::vector<bool> &gone) const {
    const Data &data = *m_data;
    const bool isPatternGone =
        std::ranges::any_of(data.patternLines, [&gone](std::uint32_t line) { return gone[line]; });
    if (isPatternGone || !data.areNamesKnown)
        return Sameness::Undecided;
    exact::Limits limits;
    limits.steps = kSteps;
    exact::Work work(limits);
    const FileIndex after(Tree::parse(commentedOut(data.tree, gone), data.tree.dialectId()),
                          FileId(FileRole::Robots));
    Comparison comparison(data.who, data.linesBefore, gone);
    comparison.start(data.index, after, data.sees, data.known, work);
    Sameness all = Sameness::Same;
    for (std::size_t i = 0; i < data.agents.size() && all != Sameness::Differs; ++i)
        all = std::max(all, comparison.ofAgent(data.agents[i], data.readers[i]));
    if (all != Sameness::Differs)
        all = std::max({all, comparison.ofUseTokens(data.registry),
                        comparison.ofStarDelays(data.who.wholeName("*"))});
    return all == Sameness::Differs ? all : std::max(all, data.robots.without(gone, work));
}

bool SameAnswers::mayDoWithout(std::string_view name) const {
    const Data &data = *m_data;
    const auto known = std::ranges::find_if(data.agents, [name](const Identity &agent) {
        return equalsIgnoringCase(agent.ownToken, name);
    });
    if (known == data.agents.end() || !known->fallbackTokens.empty())
        return true;
    Identity unnamed = *known;
    unnamed.ownToken = kNobody;
    const GroupMatch was = data.index.match(*known, Reading::Author);
    const GroupMatch is = data.index.match(unnamed, Reading::Author);
    const auto [place, isNew] =
        data.names.try_emplace({was.rules.get(), is.rules.get()}, Sameness::Same);
    if (isNew) {
        exact::Limits limits;
        limits.steps = kSteps;
        exact::Work work(limits);
        place->second = compareRules(was.rules.get(), is.rules.get(), {.author = true}, data.sees,
                                     data.known, work);
    }
    return place->second != Sameness::Differs;
}

std::vector<bool> SameAnswers::neededRules() const {
    const Data &data = *m_data;
    std::vector<bool> needed(data.tree.lines().size());
    std::set<const FileRules *> seen;
    for (const Identity &agent : data.agents) {
        const GroupMatch match = data.index.match(agent, Reading::Author);
        if (match.rules != nullptr && seen.insert(match.rules.get()).second)
            markNeeded(match.rules->rules, data.sees, needed);
    }
    return needed;
}

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/use.h"

#include "core/dialect/dialect.h"
#include "core/dialect/filerole.h"
#include "core/exact/stars.h"
#include "core/match/path.h"
#include "core/simulate/resolvedagent.h"
#include "core/value/term.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <utility>

namespace gatepost::goals {

namespace {

using exact::Proof;

/// What the words of one purpose are called; empty or None: the file has no word for it.
struct Keys {
    std::string_view contentUsage;
    std::string_view contentSignal;
    bool hasToken = false;
    DirectiveId robots2 = DirectiveId::None;
};

Keys keysOf(Purpose purpose) {
    switch (purpose) {
    case Purpose::Search: return {"search", "search"};
    case Purpose::UserFetch: return {"ai-use", "ai-input", false, DirectiveId::Summarise};
    case Purpose::Training: return {"train-ai", "ai-train", true, DirectiveId::Train};
    case Purpose::Making: return {"", "", false, DirectiveId::Derivative};
    case Purpose::Research:
    case Purpose::Monitoring:
    case Purpose::Advertising:
    case Purpose::Archives:
    case Purpose::Other: break;
    }
    return {};
}

/// What is to be said; Unstated: nothing is claimed.
Term termFor(Stance stance, StatedUse use) {
    switch (use) {
    case StatedUse::Yes: return Term::Yes;
    case StatedUse::No: return Term::No;
    case StatedUse::Unstated: return Term::Unstated;
    case StatedUse::FromStance: break;
    }
    switch (stance) {
    case Stance::Welcome: return Term::Yes;
    case Stance::Open: return Term::Unstated;
    case Stance::Ask: return Term::Ask;
    case Stance::Out:
    case Stance::Pay: return Term::No;
    }
    return Term::No;
}

std::size_t lengthOf(const std::string &pattern) {
    std::string scratch;
    return normalisedRule(pattern, scratch).size();
}

std::optional<Term> valueIn(const SignalMap &signals, std::string_view key) {
    for (const auto &[name, value] : signals)
        if (name == key)
            return value == "y" || value == "yes" ? Term::Yes : Term::No;
    return {};
}

/// One kind of signal: what a verdict says with it, and whether it can differ by path.
struct Channel {
    std::string signal;
    std::string key;
    bool byPath = false;
    bool asks = false; ///< it can say *ask*
    /// Absent: nothing is said.
    std::function<std::optional<Term>(const Verdict &)> says;
};

std::vector<Channel> channelsOf(const UseQuestion &question) {
    const Keys keys = keysOf(question.purpose);
    std::vector<Channel> channels;
    for (const GoalSignal signal : question.goals.signals) {
        const std::string name(goalSignalName(signal));
        switch (signal) {
        case GoalSignal::ContentUsage:
            if (!keys.contentUsage.empty())
                channels.push_back({name, std::string(keys.contentUsage), true, false,
                                    [key = keys.contentUsage](const Verdict &verdict) {
                                        return valueIn(verdict.signals.contentUsage, key);
                                    }});
            break;
        case GoalSignal::ContentSignal:
            if (!keys.contentSignal.empty())
                channels.push_back({name, std::string(keys.contentSignal), false, false,
                                    [key = keys.contentSignal](const Verdict &verdict) {
                                        return valueIn(verdict.signals.contentSignal, key);
                                    }});
            break;
        case GoalSignal::PolicyToken:
            if (keys.hasToken)
                channels.push_back({name, "ai-training", true, false,
                                    [](const Verdict &verdict) -> std::optional<Term> {
                                        if (!verdict.signals.useToken)
                                            return {};
                                        return verdict.signals.useToken->allowed ? Term::Yes
                                                                                 : Term::No;
                                    }});
            break;
        }
    }
    if (keys.robots2 != DirectiveId::None && question.facts.site().site().file(FileRole::Robots2))
        channels.push_back({std::string(rowOf(FileRole::Robots2).fileName),
                            std::string(directiveName(keys.robots2)), false, true,
                            [id = keys.robots2](const Verdict &verdict) -> std::optional<Term> {
                                const UseVerdict *use = verdict.useOf(id);
                                if (use == nullptr || !use->stated)
                                    return {};
                                return termOf(*use->stated);
                            }});
    return channels;
}

class UseProving {
public:
    explicit UseProving(const UseQuestion &question)
        : m_question(question),
          m_goal(*question.goals[question.purpose]),
          m_work(question.limits) {}

    UseProof run() {
        for (const Channel &channel : channelsOf(m_question))
            prove(channel);
        for (const Message &open : m_question.facts.unproven())
            m_proof.unproven.push_back(open);
        if (m_usesMap)
            for (const Message &open : m_question.facts.map().unproven)
                m_proof.unproven.push_back(open);
        else
            for (const Message &open : m_question.facts.reach().unproven())
                m_proof.unproven.push_back(open);
        for (Message &open : m_work.unproven())
            m_proof.unproven.push_back(std::move(open));
        m_proof.steps = m_work.spent();
        return std::move(m_proof);
    }

private:
    void prove(const Channel &channel) {
        bool any = false;
        bool isUnsaid = false;
        bool isSimple = true;
        for (const exact::AskedAgent &agent : m_question.facts.agents()) {
            if (agent.identity.neverFetches())
                continue;
            const std::vector<UseWord> words = wordsFor(channel, agent);
            const bool differs = !channel.byPath && differsByPath(words);
            isUnsaid = isUnsaid || differs;
            any = any || !differs;
            isSimple = isSimple && words.size() == 1 && isSameEverywhere(channel, agent);
        }
        if (isUnsaid)
            m_proof.unsaid.push_back(
                {GATEPOST_TEXT("goals", "%1 has no paths: what differs by path is claimed of "
                                        "Content-Usage alone"),
                 channel.signal});
        if (!any)
            return;
        bool fails = (isSimple || m_question.isAnyEnough) && isFalseSomewhere(channel);
        if (!isSimple && !fails) {
            m_usesMap = true;
            fails = isFalseInMap(channel);
        }
        Claim claim{.what = Claim::What::Use, .signal = channel.signal, .key = channel.key};
        const bool isComplete = m_work.isComplete() && m_question.facts.unproven().empty() &&
                                (isSimple ? m_question.facts.reach().unproven().empty()
                                          : fails || m_question.facts.map().unproven.empty());
        claim.proof = fails ? Proof::Fails : isComplete ? Proof::Holds : Proof::Open;
        m_proof.claims.push_back(std::move(claim));
    }
    [[nodiscard]] std::vector<UseWord> wordsFor(const Channel &channel,
                                                const exact::AskedAgent &agent) {
        const bool isForAll =
            channel.signal == "policy-token" ||
            std::ranges::all_of(m_goal.exceptions, [](const GoalException &exception) {
                return exception.agents.empty();
            });
        if (!isForAll)
            return useWordsOf(m_goal, &agent.identity, m_question.day);
        if (!m_forAll)
            m_forAll = useWordsOf(m_goal, nullptr, m_question.day);
        return *m_forAll;
    }

    // ---- where one thing is said of every path -------------------------------------------------

    /// Whether what the signal says to the agent is the same on all paths: then one path that it may fetch shows all.
    [[nodiscard]] bool isSameEverywhere(const Channel &channel, const exact::AskedAgent &agent) {
        const CompiledSite &site = m_question.facts.site();
        if (site.site().file(FileRole::Robots2))
            return false; // it may chain files, and say what depends on more
        if (!channel.byPath)
            return true;
        const auto [at, isNew] =
            m_same.try_emplace({channel.signal, m_question.facts.reach().signatureOf(agent)}, true);
        if (!isNew)
            return at->second;
        const auto view = site.view(agent.identity, Reading::Author);
        if (channel.signal == "policy-token") {
            at->second = view->useToken == nullptr ||
                         (!view->useToken->extended && saysOneThing(view->useToken->rules.rules()));
        } else if (const ResolvedFile *file = view->signalFile();
                   file != nullptr && file->rules() != nullptr) {
            at->second = std::ranges::all_of(file->rules()->contentUsage, [](const auto &line) {
                return line.value.path.empty() || line.value.path == "/";
            });
        }
        return at->second;
    }
    /// Whether rules decide the same on every path: no other is left, or there is one for every path beside others of its kind.
    static bool saysOneThing(std::span<const RuleLine> rules) {
        const auto isWhole = [](const RuleLine &rule) { return rule.value == "/"; };
        const auto isWholeOrEmpty = [&](const RuleLine &rule) {
            return isWhole(rule) || rule.value.empty();
        };
        if (std::ranges::all_of(rules, isWholeOrEmpty))
            return true;
        const auto whole = std::ranges::find_if(rules, isWhole);
        return whole != rules.end() && std::ranges::all_of(rules, [&](const RuleLine &rule) {
                   return rule.kind == whole->kind;
               });
    }
    bool isFalseSomewhere(const Channel &channel) {
        std::set<std::pair<std::size_t, Term>> shown;
        for (const exact::AskedAgent &agent : m_question.facts.agents()) {
            if (agent.identity.neverFetches())
                continue;
            const std::vector<UseWord> words = wordsFor(channel, agent);
            if (words.size() != 1)
                continue; // the map shows where which of them decides
            const UseWord &word = words.front();
            const std::size_t signature = m_question.facts.reach().signatureOf(agent);
            if (word.wanted == Term::Unstated || !shown.emplace(signature, word.wanted).second)
                continue;
            const auto fetched = m_question.facts.reach().of(agent);
            if (!fetched || fetched->starIgnored)
                continue;
            const Verdict verdict = m_question.facts.site().simulate(
                {agent.identity, fetched->path, fetched->at}, TraceLevel::None);
            const Term wanted = word.wanted == Term::Ask && !channel.asks ? Term::No : word.wanted;
            if (channel.says(verdict) == std::optional(wanted))
                continue;
            show(channel, agent, wanted, verdict);
            return true;
        }
        return false;
    }

    // ---- by the map ----------------------------------------------------------------------------

    bool isFalseInMap(const Channel &channel) {
        for (const UseFacts::Told &row : m_question.facts.map().rows) {
            std::vector<std::vector<UseWord>> shown; // true of the row: its agents have one answer
            for (const exact::AskedAgent &agent : row.agents) {
                if (agent.identity.neverFetches())
                    continue;
                std::vector<UseWord> words = wordsFor(channel, agent);
                if ((!channel.byPath && differsByPath(words)) ||
                    std::ranges::contains(shown, words))
                    continue;
                if (isFalse(channel, *row.cells, agent, words))
                    return true;
                shown.push_back(std::move(words));
            }
        }
        return false;
    }

    /// Whether more than one thing is wanted, depending on the path: of words that others leave no path nothing is.
    bool differsByPath(const std::vector<UseWord> &words) {
        const auto known = std::ranges::find(m_differ, words, &Differing::words);
        if (known != m_differ.end())
            return known->differs;
        std::optional<Term> wanted;
        bool differs = false;
        std::vector<exact::SitePattern> without;
        for (const UseWord &word : words) {
            const exact::SitePattern pattern{word.pattern, exact::Syntax::Path};
            const std::vector within = {pattern};
            if (exact::regionOf(within, without, exact::Domain::Normalised, m_work)) {
                differs = differs || (wanted && *wanted != word.wanted);
                wanted = word.wanted;
            }
            without.push_back(pattern);
        }
        m_differ.push_back({words, differs});
        return differs;
    }

    /// True if the agent may fetch a path and finds no line about what is wanted there.
    bool isFalse(const Channel &channel, const std::vector<exact::MapCell> &cells,
                 const exact::AskedAgent &agent, const std::vector<UseWord> &words) {
        for (const exact::MapCell &cell : cells)
            for (const exact::MapRegion &part : cell.regions) {
                const FetchVerdict &fetch = part.verdict.fetch;
                const bool mayFetch =
                    fetch.decision == Decision::Allow || fetch.decision == Decision::Ask;
                if (!mayFetch || fetch.reason == FetchReason::PolicyFile ||
                    part.verdict.starIgnored)
                    continue;
                std::vector<exact::SitePattern> without = part.region.except;
                for (const UseWord &word : words) {
                    if (isWrong(channel, word, part, without, agent, cell.instant))
                        return true;
                    without.push_back({word.pattern, exact::Syntax::Path});
                }
            }
        return false;
    }

    bool isWrong(const Channel &channel, const UseWord &word, const exact::MapRegion &part,
                 const std::vector<exact::SitePattern> &without, const exact::AskedAgent &agent,
                 Instant at) {
        if (word.wanted == Term::Unstated)
            return false;
        const Term wanted = word.wanted == Term::Ask && !channel.asks ? Term::No : word.wanted;
        const auto isSaid = [&](const Verdict &verdict) {
            return channel.says(verdict) == std::optional(wanted);
        };
        if (isSaid(part.verdict))
            return false;
        const auto region = below(word, part, without);
        if (!region)
            return false; // it is empty, or `m_work` knows that it was not decided
        Verdict verdict = m_question.facts.site().simulate(
            {agent.identity, exact::urlOf(region->example), at}, TraceLevel::None);
        const bool isAsked =
            verdict.fetch.decision == Decision::Allow || verdict.fetch.decision == Decision::Ask;
        if (!isAsked || isSaid(verdict)) {
            m_work.leaveOpen({GATEPOST_TEXT("verdict", "An example could not be confirmed: %1"),
                              region->example});
            return false;
        }
        show(channel, agent, wanted, verdict);
        return true;
    }
    void show(const Channel &channel, const exact::AskedAgent &agent, Term wanted,
              const Verdict &verdict) {
        m_proof.examples.push_back(
            {agent,
             verdict,
             {.what = Claim::What::Use,
              .signal = channel.signal,
              .key = channel.key,
              .proof = Proof::Fails},
             {GATEPOST_TEXT("goals", "%4 does not state “%2: %3” for %1 on %5"), nameOf(agent),
              channel.key, termName(wanted), channel.signal, verdict.path}});
    }

    /// The paths of a part on which the word decides.
    std::optional<exact::Region> below(const UseWord &word, const exact::MapRegion &part,
                                       const std::vector<exact::SitePattern> &without) {
        if (word.pattern == "/" && without.size() == part.region.except.size())
            return part.region;
        std::vector<exact::SitePattern> within = part.region.matches;
        within.push_back({word.pattern, exact::Syntax::Path});
        return exact::regionOf(within, without, exact::Domain::Normalised, m_work);
    }

    struct Differing {
        std::vector<UseWord> words;
        bool differs;
    };
    const UseQuestion &m_question;
    const Goal &m_goal;
    exact::Work m_work;
    std::optional<std::vector<UseWord>> m_forAll;               ///< words that name no agent
    std::vector<Differing> m_differ;                            ///< answers of differsByPath()
    std::map<std::pair<std::string, std::size_t>, bool> m_same; ///< of isSameEverywhere()
    bool m_usesMap = false;
    UseProof m_proof;
};

/// All agents, and those that exceptions name and neither the list nor a file does.
std::vector<exact::AskedAgent> withNamed(const exact::AskedAgents &all, const Goals &goals,
                                         const Registry &registry, std::chrono::sys_days day) {
    std::vector<exact::AskedAgent> agents = all.agents;
    std::set<exact::AgentKey> known;
    for (const exact::AskedAgent &agent : agents)
        known.insert(keyOf(agent));
    for (const auto &goal : goals.of) {
        if (!goal)
            continue;
        for (const GoalException &exception : goal->exceptions)
            for (const std::string &name : exception.agents)
                if (auto identity = identify(name, {}, registry);
                    identity && !hasEnded(exception, day)) {
                    exact::AskedAgent agent{*std::move(identity), exact::AskedAgent::Named{}};
                    if (known.insert(keyOf(agent)).second)
                        agents.push_back(std::move(agent));
                }
    }
    return agents;
}

/// What it costs to make a map, in steps of a proof.
std::uint64_t costOf(const exact::PolicyMap &map) {
    constexpr std::uint64_t kOfPart = 256; // several patterns are compared for each
    std::uint64_t steps = 0;
    for (const exact::MapRow &row : map.rows)
        for (const exact::MapCell &cell : row.cells)
            steps += cell.regions.size() * kOfPart;
    return steps;
}

/// What it takes to keep what is said everywhere and always, in kilobytes: of patterns that regions share more than it is.
std::size_t weightOf(const std::vector<exact::MapCell> &cells) {
    std::size_t regions = 0;
    std::size_t bytes = 0;
    for (const exact::MapCell &cell : cells)
        for (const exact::MapRegion &part : cell.regions) {
            ++regions;
            for (const auto *patterns : {&part.region.matches, &part.region.except})
                for (const exact::SitePattern &pattern : *patterns)
                    bytes += sizeof pattern + pattern.pattern.size();
        }
    return 1 + regions + bytes / 1024;
}

} // namespace

UseFacts::UseFacts(const CompiledSite &site, const Goals &goals, const GoalQuestion &question,
                   const exact::AskedAgents &all, Budget &budget, ReachMemory *memory)
    : m_site(site),
      m_question(question),
      m_budget(budget),
      m_agents(withNamed(all, goals, site.site().registry,
                         std::chrono::floor<std::chrono::days>(question.at))),
      m_unproven(all.unproven),
      m_reach(site, question, budget, memory) {
    // As the rows of a map: whom few are like comes first, since that says most.
    std::map<std::size_t, std::size_t> sizes;
    std::vector<std::pair<std::size_t, exact::AskedAgent>> signedAgents;
    for (exact::AskedAgent &agent : m_agents) {
        const std::size_t signature = m_reach.signatureOf(agent);
        ++sizes[signature];
        signedAgents.emplace_back(signature, std::move(agent));
    }
    std::ranges::stable_sort(signedAgents, {},
                             [&](const auto &each) { return sizes.at(each.first); });
    m_agents.clear();
    for (auto &[signature, agent] : signedAgents)
        m_agents.push_back(std::move(agent));
}

const UseFacts::Map &UseFacts::map() {
    if (m_map)
        return *m_map;
    m_map.emplace();
    const auto &known = m_reach.memory().told;
    exact::ExactQuestion asked;
    std::map<std::size_t, std::vector<exact::AskedAgent>> told; // by signature
    for (const exact::AskedAgent &agent : m_agents) {
        const std::size_t signature = m_reach.signatureOf(agent);
        (known.contains(signature) ? told[signature] : asked.agents).push_back(agent);
    }
    for (auto &[signature, agents] : told)
        m_map->rows.push_back({std::move(agents), known.at(signature)});
    if (asked.agents.empty())
        return *m_map;
    asked.day = m_question.at;
    asked.paths = m_question.paths;
    asked.limits = m_budget.left();
    exact::PolicyMap made = exact::policyMap(m_site, asked, exact::Spellings::Together);
    m_budget.spend(costOf(made));
    constexpr std::size_t kMostWeight = 32 * 1024;
    ReachMemory &memory = m_reach.memory();
    for (exact::MapRow &row : made.rows) {
        const auto cells =
            std::make_shared<const std::vector<exact::MapCell>>(std::move(row.cells));
        if (const std::size_t weight = weightOf(*cells); made.complete && weight < kMostWeight) {
            if (memory.toldWeight + weight > kMostWeight) {
                memory.told.clear();
                memory.toldWeight = 0;
            }
            memory.toldWeight += weight;
            for (const exact::AskedAgent &agent : row.asked)
                memory.told.emplace(m_reach.signatureOf(agent), cells);
        }
        m_map->rows.push_back({std::move(row.asked), cells});
    }
    m_map->unproven = std::move(made.unproven);
    if (!made.undecided.empty() && m_map->unproven.empty())
        m_map->unproven.emplace_back(GATEPOST_TEXT("goals", "The map of the site is not complete"));
    return *m_map;
}

std::vector<UseWord> useWordsOf(const Goal &goal, const Identity *agent,
                                std::chrono::sys_days day) {
    std::vector<UseWord> named;
    std::vector<UseWord> all;
    for (const GoalException &exception : goal.exceptions) {
        if (hasEnded(exception, day))
            continue;
        const bool isNamed = agent != nullptr && names(exception, *agent);
        if (!isNamed && !exception.agents.empty())
            continue;
        const std::vector<std::string> whole = {"/"};
        for (const std::string &path : exception.paths.empty() ? whole : exception.paths)
            (isNamed ? named : all).push_back({path, termFor(exception.is, exception.use)});
    }
    all.push_back({"/", termFor(goal.is, goal.use)});
    named.insert(named.end(), all.begin(), all.end());
    std::ranges::stable_sort(named, std::greater(),
                             [](const UseWord &word) { return lengthOf(word.pattern); });
    // Of equal patterns the first decides everywhere: the others say nothing.
    std::vector<UseWord> words;
    for (UseWord &word : named)
        if (!std::ranges::contains(words, word.pattern, &UseWord::pattern))
            words.push_back(std::move(word));
    return words;
}

std::vector<ClaimedUse> claimedUses(const Site &site, const Goals &goals,
                                    std::chrono::sys_days day) {
    std::vector<ClaimedUse> all;
    for (std::size_t i = 0; i < kPurposeCount; ++i) {
        const auto purpose = static_cast<Purpose>(i);
        if (!hasClaimOfUse(goals, purpose, day))
            continue;
        const Keys keys = keysOf(purpose);
        for (const GoalSignal signal : goals.signals) {
            const std::string_view key = signal == GoalSignal::ContentUsage    ? keys.contentUsage
                                         : signal == GoalSignal::ContentSignal ? keys.contentSignal
                                                                               : kUseOfTokens;
            if (signal == GoalSignal::PolicyToken ? keys.hasToken : !key.empty())
                all.push_back({purpose, std::string(goalSignalName(signal)), std::string(key)});
        }
        if (keys.robots2 != DirectiveId::None && site.file(FileRole::Robots2))
            all.push_back({purpose, std::string(rowOf(FileRole::Robots2).fileName),
                           std::string(directiveName(keys.robots2)), keys.robots2});
    }
    return all;
}

bool hasClaimOfUse(const Goals &goals, Purpose purpose, std::chrono::sys_days day) {
    const auto &goal = goals[purpose];
    const Keys keys = keysOf(purpose);
    if (!goal || (keys.contentUsage.empty() && keys.robots2 == DirectiveId::None))
        return false;
    return termFor(goal->is, goal->use) != Term::Unstated ||
           std::ranges::any_of(goal->exceptions, [&](const GoalException &exception) {
               return !hasEnded(exception, day) &&
                      termFor(exception.is, exception.use) != Term::Unstated;
           });
}

UseProof proveUses(const UseQuestion &question) {
    return UseProving(question).run();
}

} // namespace gatepost::goals

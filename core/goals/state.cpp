// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/state.h"

#include "core/agents/purpose.h"
#include "core/dialect/filerole.h"
#include "core/goals/budget.h"
#include "core/goals/claims.h"
#include "core/goals/knownstate.h"
#include "core/goals/pace.h"
#include "core/goals/use.h"
#include "core/text/numbered.h"
#include "core/value/term.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace gatepost::goals {

namespace {

using exact::Proof;
using exact::WantedFetch;

/// What is known of a site's fetches without a proof.
class KnownFetches {
public:
    KnownFetches(const CompiledSite &site, const exact::AskedAgents &all,
                 const ProvedBefore &before)
        : m_fine(before.fine), m_signatures(site, before.numbers) {
        const auto star = std::ranges::find_if(all.agents, [](const exact::AskedAgent &agent) {
            return agent.isUnknown() && !exact::statedCategory(agent);
        });
        m_star = m_signatures.ofStar(star == all.agents.end() ? nullptr : &star->identity);
    }
    /// The steps of a proof that the files say to the agent what is wanted; absent: nothing is known.
    [[nodiscard]] std::optional<std::uint64_t> stepsOf(const exact::FetchGoal &goal,
                                                       const Identity &agent, Reading reading) {
        return m_fine.stepsOf(goal, reading, m_signatures.of(agent, reading).fetches, m_star);
    }

private:
    const FineFetches &m_fine;
    Signatures m_signatures;
    std::size_t m_star = 0;
};

/// Agents with the same words.
struct ClaimGroup : AgentClaims {
    std::vector<Member> members;
};

class Proving {
public:
    Proving(const CompiledSite &site, const Goals &goals, Purpose purpose,
            const GoalQuestion &question, const exact::AskedAgents &all, UseFacts &facts,
            Budget &budget, KnownFetches *known)
        : m_site(site),
          m_goals(goals),
          m_goal(*goals[purpose]),
          m_purpose(purpose),
          m_question(question),
          m_facts(facts),
          m_known(known),
          m_day(std::chrono::floor<std::chrono::days>(question.at)),
          m_budget(budget),
          m_work(budget.left()),
          m_members(membersOf(goals, purpose, site, all, m_day)) {
        if (purpose == Purpose::Other) // it is about the unknown, too
            for (const Message &each : all.unproven)
                m_work.leaveOpen(each);
    }

    GoalState run() {
        m_state.purpose = m_purpose;
        m_state.is = m_goal.is;
        m_state.line = m_goal.line;
        makeGroups();
        for (const Member &member : m_members) {
            m_state.agents.push_back(nameOf(member.agent));
            m_state.named += member.agent.isNamed() ? 1 : 0;
            if (ignores(member))
                m_state.unbound.push_back(nameOf(member.agent));
        }
        proveFetch(Reading::Author, [](const Member &) { return true; });
        proveFetch(Reading::Known, [](const Member &member) {
            return member.agent.identity.known != nullptr && !ignores(member);
        });
        const auto isUnknown = [](const Member &member) {
            return member.agent.isUnknown() && !exact::statedCategory(member.agent);
        };
        proveFetch(Reading::Rfc9309, isUnknown);
        proveFetch(Reading::Google, isUnknown);
        provePace();
        proveCrawl();
        m_budget.spend(m_work.spent());
        proveUse();
        finish();
        return std::move(m_state);
    }

private:
    static bool ignores(const Member &member) {
        const auto &known = member.agent.identity.known;
        return known != nullptr && known->obeysRobots == Documented::No;
    }

    // ---- groups ----

    void makeGroups() {
        using Key = std::tuple<std::vector<std::tuple<std::string, WantedFetch>>, bool,
                               std::optional<Purpose>, std::optional<Term>>;
        Numbered<Key> known;
        std::vector<Member> kept;
        for (const Member &member : m_members) {
            const auto words = wordsOf(m_goals, member.agent.identity, member.own, m_day);
            if (std::ranges::none_of(words,
                                     [&](const Word &word) { return word.owner == m_purpose; }))
                continue;
            kept.push_back(member);
            ClaimGroup group = groupOf(member, words);
            std::vector<std::tuple<std::string, WantedFetch>> key;
            for (const exact::GoalWord &word : group.fetch.words)
                key.emplace_back(word.pattern, word.wanted);
            const auto [at, isNew] =
                known.of({std::move(key), group.fetch.neverFetches, member.own, group.crawl});
            if (isNew)
                m_groups.push_back(std::move(group));
            m_groups[at].members.push_back(member);
        }
        m_members = std::move(kept);
    }
    ClaimGroup groupOf(const Member &member, const std::vector<Word> &words) const {
        return {claimsOf({m_goals, m_purpose, m_site.site().file(FileRole::Robots2).has_value(),
                          [this](Purpose owner) { return owner == m_purpose; }},
                         member, words),
                {}};
    }

    // ---- fetch ----

    template <class Wanted>
    void proveFetch(Reading reading, const Wanted &isAsked) {
        bool any = false;
        bool fails = false;
        for (const ClaimGroup &group : m_groups) {
            std::vector<exact::AskedAgent> agents;
            for (const Member &member : group.members)
                if (isAsked(member)) {
                    any = true;
                    if (!isKnownToBeTold(group, member, reading))
                        agents.push_back(member.agent);
                }
            if (agents.empty())
                continue;
            exact::ExactQuestion question;
            question.reading = reading;
            question.day = m_question.at;
            question.paths = m_question.paths;
            for (exact::FetchFault &fault :
                 exact::fetchFaults(m_site, group.fetch, agents, question, m_work)) {
                fails = true;
                for (const exact::AskedAgent &agent : fault.agents)
                    m_false.insert(keyOf(agent));
                CounterExample example{fault.agents.front(),
                                       std::move(fault.verdict),
                                       {.reading = reading, .proof = Proof::Fails},
                                       {}};
                example.text = textOf(example, m_question.said);
                show(std::move(example));
            }
        }
        if (any)
            add({.what = Claim::What::Fetch, .reading = reading}, fails);
    }

    [[nodiscard]] bool isKnownToBeTold(const ClaimGroup &group, const Member &member,
                                       Reading reading) {
        if (m_known == nullptr)
            return false;
        const auto steps = m_known->stepsOf(group.fetch, member.agent.identity, reading);
        return steps && m_work.spend(*steps);
    }

    void show(CounterExample example) {
        if (!m_state.counterExample)
            m_state.counterExample = example;
        const auto isSame = [&](const CounterExample &each) {
            return each.claim.what == example.claim.what &&
                   each.claim.reading == example.claim.reading &&
                   each.claim.signal == example.claim.signal && each.claim.key == example.claim.key;
        };
        if (std::ranges::none_of(m_state.examples, isSame))
            m_state.examples.push_back(std::move(example));
    }
    void add(Claim claim, bool fails) {
        claim.proof = fails ? Proof::Fails : m_work.isComplete() ? Proof::Holds : Proof::Open;
        m_state.claims.push_back(std::move(claim));
    }

    // ---- pace, crawl ----

    /// S143: a pace of at least so long at every minute in which the agent may come.
    void provePace() {
        bool any = false;
        bool fails = false;
        for (const ClaimGroup &group : m_groups) {
            if (!group.pace)
                continue;
            for (const Member &member : group.members) {
                any = true;
                if (!isTooFast(group, member))
                    continue;
                fails = true;
                m_falseBeside.insert(keyOf(member.agent));
            }
        }
        if (any)
            add({.what = Claim::What::Pace}, fails);
    }
    bool isTooFast(const ClaimGroup &group, const Member &member) {
        const auto at = tooFastAt(m_site, member.agent.identity, *group.pace, m_question.at);
        if (!at)
            return false;
        const auto pace = m_site.pace(*m_site.view(member.agent.identity, Reading::Author), *at);
        CounterExample example{member.agent,
                               m_site.simulate({member.agent.identity, "/", *at}, TraceLevel::None),
                               {.what = Claim::What::Pace, .proof = Proof::Fails},
                               {}};
        example.text =
            pace && pace->secondsPerRequest
                ? Message(GATEPOST_TEXT("goals", "%1 may fetch faster: %2"), nameOf(member.agent),
                          describePace(*pace->secondsPerRequest))
                : Message(GATEPOST_TEXT("goals", "No pace is stated for %1"), nameOf(member.agent));
        show(std::move(example));
        return true;
    }

    /// S143: where robots2.txt can say that one must ask, or may not come, it does.
    void proveCrawl() {
        bool any = false;
        bool fails = false;
        for (const ClaimGroup &group : m_groups) {
            if (!group.crawl)
                continue;
            for (const Member &member : group.members) {
                any = true;
                if (statesCrawl(m_site, member.agent.identity, *group.crawl))
                    continue;
                fails = true;
                m_falseBeside.insert(keyOf(member.agent));
                CounterExample example{
                    member.agent,
                    m_site.simulate({member.agent.identity, "/", m_question.at}, TraceLevel::None),
                    crawlClaim(),
                    {}};
                example.claim.proof = Proof::Fails;
                example.text = {
                    GATEPOST_TEXT("goals", "robots2.txt does not say “crawl: %1” to %2"),
                    termName(*group.crawl), nameOf(member.agent)};
                show(std::move(example));
            }
        }
        if (any)
            add(crawlClaim(), fails);
    }
    static Claim crawlClaim() {
        return {.what = Claim::What::Use,
                .signal = std::string(rowOf(FileRole::Robots2).fileName),
                .key = "crawl"};
    }

    // ---- use ----

    void proveUse() {
        if (!hasClaimOfUse(m_goals, m_purpose, m_day))
            return;
        UseProof proof = proveUses({m_facts, m_goals, m_purpose, m_day, m_budget.left()});
        m_budget.spend(proof.steps);
        for (Claim &claim : proof.claims)
            m_state.claims.push_back(std::move(claim));
        for (Message &text : proof.unsaid)
            m_state.unsaid.push_back(std::move(text));
        for (Message &open : proof.unproven)
            m_state.unproven.push_back(std::move(open));
        m_useFails = !proof.examples.empty();
        for (CounterExample &example : proof.examples)
            show(std::move(example));
        m_state.unread.emplace_back("use");
    }

    // ---- end ----

    void finish() {
        std::set<exact::AgentKey> others = m_false;
        others.insert(m_falseBeside.begin(), m_falseBeside.end());
        for (const Member &member : m_members)
            if (m_false.contains(keyOf(member.agent)) && !member.agent.isUnknown() &&
                !isNamedInFiles(m_site, member.agent.identity)) {
                others.erase(keyOf(member.agent));
                const auto &known = member.agent.identity.known;
                m_state.uncovered.push_back(
                    {nameOf(member.agent), known ? known->firstSeen : std::nullopt});
            }
        if (m_goal.hours)
            m_state.unread.emplace_back("hours");
        if (m_goal.is == Stance::Ask)
            m_state.unread.emplace_back("ask");
        for (Message &open : m_work.unproven())
            m_state.unproven.push_back(std::move(open));
        const auto is = [&](Proof proof) {
            return std::ranges::any_of(m_state.claims,
                                       [&](const Claim &claim) { return claim.proof == proof; });
        };
        // Without a member nothing is claimed of fetches: a list that knows nobody for it shows nothing false.
        m_state.proof = is(Proof::Fails)                               ? Proof::Fails
                        : is(Proof::Open) || !m_state.unproven.empty() ? Proof::Open
                                                                       : Proof::Holds;
        m_state.uncoveredAlone =
            m_state.proof == Proof::Fails && others.empty() && !m_useFails && m_work.isComplete();
    }

    const CompiledSite &m_site;
    const Goals &m_goals;
    const Goal &m_goal;
    Purpose m_purpose;
    const GoalQuestion &m_question;
    UseFacts &m_facts;
    KnownFetches *m_known; ///< null: nothing is
    std::chrono::sys_days m_day;
    Budget &m_budget;
    exact::Work m_work;
    std::vector<Member> m_members;
    std::vector<ClaimGroup> m_groups;
    std::set<exact::AgentKey> m_false;       ///< of whom a claim of fetches is false
    std::set<exact::AgentKey> m_falseBeside; ///< one of pace or crawl
    bool m_useFails = false;
    GoalState m_state;
};

} // namespace

std::string_view whatName(Claim::What what) {
    switch (what) {
    case Claim::What::Fetch: return "fetch";
    case Claim::What::Pace: return "pace";
    case Claim::What::Use: return "use";
    case Claim::What::Environment: return "environment";
    }
    return "";
}

Message textOf(const CounterExample &example, const SaidTime &said) {
    const std::string agent = nameOf(example.agent);
    const std::string &path = example.verdict.path;
    switch (example.verdict.fetch.decision) {
    case Decision::Allow: return {GATEPOST_TEXT("goals", "%1 may fetch %2"), agent, path};
    case Decision::Deny: return {GATEPOST_TEXT("goals", "%1 may not fetch %2"), agent, path};
    case Decision::Later:
        return {GATEPOST_TEXT("goals", "%1 may not fetch %2 at %3"), agent, path,
                said(example.verdict.at)};
    case Decision::Ask:
        return {GATEPOST_TEXT("goals", "%1 must ask before it fetches %2"), agent, path};
    }
    return {};
}

namespace {

std::chrono::sys_days dayOf(const GoalQuestion &question) {
    return std::chrono::floor<std::chrono::days>(question.at);
}

std::vector<GoalState> provedStates(const CompiledSite &site, const Goals &goals,
                                    const GoalQuestion &question, Budget &budget,
                                    const ProvedBefore *before) {
    const std::array<const CompiledSite *, 1> sites = {&site};
    const exact::AskedAgents all = exact::agentsOf(sites, Reading::Author);
    UseFacts facts(site, goals, question, all, budget, before ? &before->reach : nullptr);
    std::optional<KnownFetches> known;
    if (before != nullptr && !site.site().file(FileRole::Robots2))
        known.emplace(site, all, *before);
    std::vector<GoalState> states;
    for (std::size_t i = 0; i < kPurposeCount; ++i)
        if (goals.of[i])
            states.push_back(Proving(site, goals, static_cast<Purpose>(i), question, all, facts,
                                     budget, known ? &*known : nullptr)
                                 .run());
    return states;
}

} // namespace

std::vector<ClaimedUse> falseUses(const CompiledSite &site, const Goals &goals,
                                  const std::vector<ClaimedUse> &asked,
                                  const GoalQuestion &question, Budget &budget,
                                  ReachMemory &memory) {
    if (asked.empty())
        return {};
    const std::array<const CompiledSite *, 1> sites = {&site};
    const exact::AskedAgents agents = exact::agentsOf(sites, Reading::Author);
    UseFacts facts(site, goals, question, agents, budget, &memory);
    std::vector<ClaimedUse> all;
    for (std::size_t i = 0; i < kPurposeCount; ++i) {
        const auto purpose = static_cast<Purpose>(i);
        if (!goals.of[i] || !std::ranges::contains(asked, purpose, &ClaimedUse::purpose))
            continue;
        const UseProof proof =
            proveUses({facts, goals, purpose, dayOf(question), budget.left(), true});
        budget.spend(proof.steps);
        for (const Claim &claim : proof.claims)
            if (claim.proof == Proof::Fails)
                for (const ClaimedUse &use : asked)
                    if (use.purpose == purpose && use.signal == claim.signal)
                        all.push_back(use);
    }
    return all;
}

std::vector<GoalState> stateOf(const CompiledSite &site, const Goals &goals,
                               const GoalQuestion &question) {
    Budget budget(question.limits);
    return provedStates(site, goals, question, budget, nullptr);
}

std::vector<GoalState> stateOf(const CompiledSite &site, const Goals &goals,
                               const GoalQuestion &question, const ProvedBefore &before) {
    Budget budget(question.limits);
    before.reach.begin();
    auto states = provedStates(site, goals, question, budget, &before);
    const bool isComplete =
        !budget.isSpent() && std::ranges::all_of(states, [](const GoalState &state) {
            return state.unproven.empty() && state.proof != Proof::Open;
        });
    return isComplete ? std::move(states) : stateOf(site, goals, question);
}

} // namespace gatepost::goals

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/judge.h"

#include "core/goals/pace.h"

#include <algorithm>
#include <array>
#include <format>

namespace gatepost::goals {

namespace {

using What = Fault::What;

/// What it costs to find what files say to one person, in steps of a proof.
constexpr std::uint64_t kStepsOfView = 64;
/// To compare two sites for one of them, where that is quick.
constexpr std::uint64_t kStepsOfComparing = 4096;

Fault openFault(const exact::Work &work, Reading reading) {
    Fault fault{.what = What::Open, .reading = reading};
    const auto unproven = work.unproven();
    if (!unproven.empty())
        fault.text = unproven.front();
    return fault;
}

} // namespace

std::set<FalseClaim> falseClaims(const Faults &faults) {
    std::set<FalseClaim> all;
    for (const Fault &fault : faults)
        if (fault.isClaim())
            for (const std::size_t person : fault.people)
                all.insert({person, fault.what, fault.reading});
    return all;
}

std::set<FalseClaim> openClaims(const Faults &faults) {
    std::set<FalseClaim> all;
    for (const Fault &fault : faults)
        if (fault.what == What::Open && fault.undecided == What::Fetch)
            for (const std::size_t person : fault.people)
                all.insert({person, fault.what, fault.reading});
    return all;
}

Judge::Judge(const CompiledSite &start, const Crowd &crowd, const ApplyQuestion &question,
             std::vector<ClaimedUse> uses, Budget &budget, JudgeMemory &memory)
    : m_start(start),
      m_crowd(crowd),
      m_question(question),
      m_uses(std::move(uses)),
      m_budget(budget),
      m_memory(memory) {
    Signatures signatures(start, m_memory.numbers);
    for (const Person &person : crowd.people)
        m_before.push_back(seenBy(signatures, person));
    for (const Kind &kind : crowd.kinds)
        m_kinds.push_back(m_memory.kinds.of(keyOf(kind)).first);
    m_isStarAsked = std::ranges::any_of(
        crowd.kinds, [](const Kind &kind) { return kind.claims.fetch.closedAsFiles; });
    m_startStar = starOf(signatures);
}

std::vector<Judge::Seen> Judge::seenBy(Signatures &signatures, const Person &person) const {
    std::vector<Seen> seen;
    const Identity &identity = person.agent.identity;
    const auto add = [&](Reading reading) {
        seen.push_back({reading, signatures.of(identity, reading)});
    };
    add(Reading::Author);
    if (person.isShadow || person.isNobody)
        return seen;
    if (identity.known != nullptr)
        add(Reading::Known);
    if (person.agent.isUnknown() && !exact::statedCategory(person.agent)) {
        add(Reading::Rfc9309);
        add(Reading::Google);
    }
    return seen;
}

/// What the groups for * say in all readings: where goals leave to the files who may come (S142), claims depend on it.
std::size_t Judge::starOf(Signatures &signatures) {
    if (!m_isStarAsked)
        return 0;
    const auto star = std::ranges::find_if(m_crowd.people, [](const Person &person) {
        return person.agent.isUnknown() && !exact::statedCategory(person.agent);
    });
    return signatures.ofStar(star == m_crowd.people.end() ? nullptr : &star->agent.identity);
}

bool Judge::leavesAny(const Kind &kind) {
    const auto &words = kind.claims.fetch.words;
    return kind.claims.fetch.closedAsFiles ||
           std::ranges::contains(words, exact::WantedFetch::Nothing, &exact::GoalWord::wanted) ||
           !std::ranges::contains(words, "/", &exact::GoalWord::pattern);
}

std::vector<Judge::Class> Judge::classesOf(const CompiledSite &site,
                                           std::span<const std::size_t> people) {
    std::vector<std::size_t> all(people.begin(), people.end());
    if (all.empty())
        for (std::size_t i = 0; i < m_crowd.people.size(); ++i)
            all.push_back(i);
    m_budget.spend(all.size() * kStepsOfView);
    if (people.empty())
        m_besides.assign(m_crowd.people.size(), 0);
    Signatures signatures(site, m_memory.numbers);
    const std::size_t star = starOf(signatures);
    // What depends on chained files is asked, whatever else is known of it.
    const bool isChained = site.site().file(FileRole::Robots2).has_value();
    Numbered<Key> numbers;
    std::vector<Class> classes;
    const auto ask = [&](std::size_t person, const Key &key) {
        const auto [at, isNew] = numbers.of(key);
        if (isNew)
            classes.push_back({key, {}});
        classes[at].people.push_back(person);
    };
    for (const std::size_t index : all) {
        const Person &person = m_crowd.people[index];
        if (person.isShadow || person.isNobody)
            continue;
        const Kind *kind = m_crowd.kindOf(person);
        std::optional<std::size_t> number;
        if (kind != nullptr)
            number = m_kinds[*person.kind];
        const auto seen = seenBy(signatures, person);
        for (std::size_t i = 0; i < seen.size(); ++i) {
            const Signature &before = m_before[index][i].signature;
            const Signature &after = seen[i].signature;
            const Reading reading = seen[i].reading;
            const bool isAuthors = reading == Reading::Author;
            if (kind != nullptr)
                ask(index, {What::Fetch, number, reading, 0, after.fetches, star});
            const bool mayFetchOthers =
                isChained ? before != after : before.fetches != after.fetches;
            if (kind != nullptr && mayFetchOthers && isAuthors && (isChained || leavesAny(*kind)))
                ask(index,
                    {What::Kept, number, reading, before.fetches, after.fetches, m_startStar});
            // Of the agents of a goal, fetches are claimed, or Kept.
            const bool isOfGoal = kind != nullptr;
            if (isOfGoal && !isAuthors)
                continue;
            const bool isOther = before.besidesRules != after.besidesRules;
            if (before != after && (isChained || (!isOfGoal && isOther)))
                ask(index, {What::Changed, number, reading, before.all, after.all, 0});
            else if (!isOfGoal && before.all != after.all)
                ask(index,
                    {What::Changed, number, reading, before.all, after.all, 0, Key::Part::Rules});
            else if (isOther)
                ask(index, {What::Changed, number, reading, before.besidesRules, after.besidesRules,
                            0, Key::Part::Besides});
        }
        if (people.empty())
            m_besides[index] = seen.front().signature.besidesRules;
        if (kind != nullptr && kind->claims.pace)
            ask(index, {What::Pace, number, Reading::Author, 0, seen.front().signature.all, 0});
        if (kind != nullptr && kind->claims.crawl)
            ask(index, {What::Crawl, number, Reading::Author, 0, seen.front().signature.all, 0});
    }
    return classes;
}

const Faults &Judge::foundOf(const CompiledSite &site, const Class &each) {
    if (const auto open = m_undecided.find(each.key); open != m_undecided.end())
        return open->second;
    const auto known = m_memory.found.find(each.key);
    const bool isFirst = !m_known.contains(each.key);
    const std::uint64_t left = m_budget.left().steps;
    if (known != m_memory.found.end() && (!isFirst || known->second.steps < left)) {
        if (isFirst)
            m_budget.spend(known->second.steps);
        m_known.insert(each.key);
        return known->second.faults;
    }
    m_known.insert(each.key);
    if (isSpent()) {
        Fault open{.what = What::Open,
                   .reading = each.key.reading,
                   .text = GATEPOST_TEXT("goals", "This would take too long to prove")};
        return m_undecided.emplace(each.key, Faults{std::move(open)}).first->second;
    }
    Faults found = find(site, m_crowd.people[each.people.front()], each.key);
    if (isSpent())
        return m_undecided.emplace(each.key, std::move(found)).first->second;
    return m_memory.found
        .insert_or_assign(each.key,
                          JudgeMemory::Found{std::move(found), left - m_budget.left().steps})
        .first->second.faults;
}

Faults Judge::faultsOf(const CompiledSite &site, const Class &each) {
    Faults faults = foundOf(site, each);
    for (Fault &fault : faults) {
        fault.people = each.people;
        fault.undecided = each.key.what;
    }
    return faults;
}

Faults Judge::judge(const CompiledSite &site, std::span<const std::size_t> people,
                    const std::function<bool(const Fault &)> &until) {
    return faultsOf(site, classesOf(site, people), until);
}

Faults Judge::faultsOf(const CompiledSite &site, std::vector<Class> classes,
                       const std::function<bool(const Fault &)> &until) {
    if (until) // what is known already costs nothing, and what an edit changes costs most
        std::ranges::stable_sort(classes, {}, [this](const Class &each) {
            return std::pair(!m_known.contains(each.key), each.key.what);
        });
    Faults faults;
    for (const Class &each : classes)
        for (Fault &fault : faultsOf(site, each)) {
            faults.push_back(std::move(fault));
            if (until && until(faults.back()))
                return faults;
        }
    return faults;
}

bool Judge::isFine(const CompiledSite &site, const Examples &examples,
                   const std::function<bool(const Fault &)> &isAllowed) {
    std::vector<Class> classes = classesOf(site, {});
    if (std::ranges::any_of(classes,
                            [&](const Class &each) { return isRefuted(site, each, examples); }))
        return false;
    const Faults faults =
        faultsOf(site, std::move(classes), [&](const Fault &fault) { return !isAllowed(fault); });
    return faults.empty() || isAllowed(faults.back());
}

/// Whoever is let in where it was kept out, or the other way round, though nothing was wrong for it: either that is claimed,
/// or it is kept as at the start.
bool Judge::isRefuted(const CompiledSite &site, const Class &each, const Examples &examples) const {
    const bool isOfFetches = each.key.what == What::Fetch || each.key.what == What::Kept ||
                             each.key.what == What::Changed;
    if (!isOfFetches || each.key.part == Key::Part::Besides ||
        each.key.reading != Reading::Author || m_known.contains(each.key))
        return false;
    const Person &person = m_crowd.people[each.people.front()];
    const Kind *kind = m_crowd.kindOf(person);
    if (examples.wrong.contains(each.people.front()) ||
        (kind != nullptr && kind->claims.fetch.closedAsFiles && !examples.hasSameRulesForStar))
        return false;
    return std::ranges::any_of(examples.paths, [&](const std::string &path) {
        const Query query{person.agent.identity, path, m_question.at, Reading::Author};
        const auto now = site.simulate(query, TraceLevel::None).fetch.decision;
        const auto right = examples.right.simulate(query, TraceLevel::None).fetch.decision;
        return (now == Decision::Allow && right == Decision::Deny) ||
               (now == Decision::Deny && right == Decision::Allow);
    });
}

std::optional<Fault> Judge::firstFetchFault(const CompiledSite &site,
                                            std::span<const std::size_t> people, CourseCost &cost) {
    cost.steps += people.size() * kStepsOfView;
    for (const Class &each : classesOf(site, people)) {
        if (each.key.what != What::Fetch && each.key.what != What::Kept)
            continue;
        cost.asked.insert(each.key);
        for (Fault &fault : faultsOf(site, each))
            if (fault.what == each.key.what)
                return std::move(fault);
    }
    return {};
}

std::string Judge::fetchesOf(const CompiledSite &site, std::span<const std::size_t> people) {
    Signatures signatures(site, m_memory.numbers);
    std::set<std::string> all;
    for (const std::size_t each : people) {
        const auto seen = seenBy(signatures, m_crowd.people[each]);
        std::string text;
        for (std::size_t i = 0; i < seen.size(); ++i)
            text += std::format("{} {} {};", static_cast<int>(seen[i].reading),
                                m_before[each][i].signature.fetches, seen[i].signature.fetches);
        all.insert(std::move(text));
    }
    std::string found = std::format("{}|{}|{}\n", m_startStar, starOf(signatures),
                                    m_kinds[*m_crowd.people[people.front()].kind]);
    for (const std::string &text : all)
        found += text + '\n';
    return found;
}

bool Judge::leadsNowhere(const std::string &course) {
    if (m_nowhere.contains(course))
        return true;
    const auto known = m_memory.nowhere.find(course);
    if (known == m_memory.nowhere.end())
        return false;
    const CourseCost &cost = known->second;
    std::uint64_t steps = cost.steps;
    for (const Key &key : cost.asked)
        if (!m_known.contains(key))
            steps += m_memory.found.at(key).steps;
    if (steps >= m_budget.left().steps)
        return false; // then only trying shows how far it comes
    m_budget.spend(steps);
    m_known.insert(cost.asked.begin(), cost.asked.end());
    m_nowhere.insert(course);
    m_wasSpared = true;
    return true;
}

void Judge::noteNowhere(std::string course, CourseCost cost) {
    if (!isSpent()) // else a bound may have ended it
        m_memory.nowhere.try_emplace(course, std::move(cost));
    m_nowhere.insert(std::move(course));
}

Faults Judge::find(const CompiledSite &site, const Person &person, const Key &key) {
    const Kind *kind = m_crowd.kindOf(person);
    switch (key.what) {
    case What::Fetch:
    case What::Kept: return findFetch(site, person, key);
    case What::Pace:
        if (const auto at =
                tooFastAt(site, person.agent.identity, *kind->claims.pace, m_question.at))
            return {{.what = What::Pace, .at = *at}};
        return {};
    case What::Crawl:
        if (!statesCrawl(site, person.agent.identity, *kind->claims.crawl))
            return {{.what = What::Crawl}};
        return {};
    case What::Changed: return findChanges(site, person, key);
    case What::Open: break;
    }
    return {};
}

Faults Judge::findFetch(const CompiledSite &site, const Person &person, const Key &key) {
    const auto &known = person.agent.identity.known;
    // In `known` an agent that ignores robots.txt is left aside (S145).
    if (key.reading == Reading::Known && known && known->obeysRobots == Documented::No)
        return {};
    exact::ExactQuestion question;
    question.reading = key.reading;
    question.day = m_question.at;
    question.paths = m_question.paths;
    exact::Work work(m_budget.left());
    const exact::FetchGoal &goal = m_crowd.kindOf(person)->claims.fetch;
    const auto found = key.what == What::Kept
                           ? exact::keptFaults(m_start, site, goal, {person.agent}, question, work)
                           : exact::fetchFaults(site, goal, {person.agent}, question, work);
    m_budget.spend(work.spent());
    // The key does not say what files are chained to robots2.txt.
    if (key.what == What::Fetch && found.empty() && work.isComplete() &&
        !site.site().file(FileRole::Robots2))
        m_memory.fine.add(goal, key.reading, key.after, key.star, work.spent());
    Faults faults;
    for (const exact::FetchFault &each : found)
        faults.push_back({.what = key.what,
                          .reading = key.reading,
                          .wanted = each.wanted,
                          .path = each.verdict.path,
                          .at = each.verdict.at});
    if (faults.empty() && !work.isComplete())
        faults.push_back(openFault(work, key.reading));
    return faults;
}

/// Of an agent of no goal: whether it may fetch what it might not, or the other way round. Hours are the same for every path.
std::optional<Faults> Judge::findChangedFetch(const CompiledSite &site, const Person &person,
                                              const Key &key) {
    exact::ExactQuestion question;
    question.reading = key.reading;
    question.day = m_question.at;
    exact::Work work(m_budget.left());
    const auto found = exact::keptFaults(m_start, site, {}, {person.agent}, question, work);
    m_budget.spend(kStepsOfComparing + work.spent());
    if (!found.empty())
        return Faults{{.what = What::Changed, .reading = key.reading}};
    if (!work.isComplete())
        return Faults{openFault(work, key.reading)};
    return {};
}

Faults Judge::findChanges(const CompiledSite &site, const Person &person, const Key &key) {
    exact::ExactQuestion question;
    question.reading = key.reading;
    question.day = m_question.at;
    question.agents = {person.agent};
    const bool isOfGoal = m_crowd.kindOf(person) != nullptr;
    if (!isOfGoal) {
        if (auto changed = findChangedFetch(site, person, key))
            return *std::move(changed);
        if (key.part == Key::Part::Rules)
            return {};
    }
    question.withFetches = !isOfGoal; // else they are claimed, or Kept
    question.withPlaces = false;
    question.limits = m_budget.left();
    const exact::Differences found = exact::differences(m_start, site, question);
    m_budget.spend(kStepsOfComparing + found.changes.size() * kStepsOfView);
    Faults faults;
    for (const exact::Difference &change : found.changes)
        if (!mayChange(change, person)) {
            faults.push_back({.what = What::Changed, .reading = key.reading, .text = change.text});
            break;
        }
    if (faults.empty() && !found.complete) {
        Fault open{.what = What::Open, .reading = key.reading};
        if (!found.unproven.empty())
            open.text = found.unproven.front();
        faults.push_back(std::move(open));
    }
    return faults;
}

/// Whether a goal asks for the change. Uses that goals claim are said to everybody (S144). Fetches of an agent of a goal are
/// judged elsewhere. An agent that may never fetch needs no pace and no signal.
bool Judge::mayChange(const exact::Difference &change, const Person &person) const {
    using Shown = exact::Difference::What;
    const auto isClaimed = [&] {
        return std::ranges::any_of(m_uses, [&](const ClaimedUse &use) {
            return change.what == Shown::Use ? use.directive == change.directive
                                             : use.signal == change.signal && use.key == change.key;
        });
    };
    const Kind *kind = m_crowd.kindOf(person);
    switch (change.what) {
    case Shown::Fetch: return kind != nullptr;
    case Shown::Pace:
        return kind != nullptr &&
               (kind->claims.pace || !kind->letsIn() || kind->claims.fetch.neverFetches);
    case Shown::Use: return kind != nullptr || isClaimed();
    case Shown::Signal: return isClaimed() || (kind != nullptr && !kind->letsIn());
    }
    return false;
}

} // namespace gatepost::goals

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/region.h"

#include "core/simulate/simulate.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace gatepost::exact {

namespace {

/// More star patterns than these are left to automata.
constexpr std::size_t kMostLive = 2048;

} // namespace

bool isPolicyPath(const SitePattern &pattern) {
    return pattern.syntax == Syntax::Scope && std::ranges::contains(policyPaths(), pattern.pattern);
}

bool Region::contains(std::string_view path) const {
    const auto matching = [path](const SitePattern &pattern) {
        return languageOf(pattern).contains(path);
    };
    return std::ranges::all_of(matches, matching) && std::ranges::none_of(except, matching);
}

PathSet::PathSet(Domain domain, std::optional<char> fresh)
    : PathSet(domain, fresh, std::make_shared<Relations>(fresh)) {}

PathSet::PathSet(Domain domain, std::optional<char> fresh, std::shared_ptr<Relations> relations)
    : m_domain(domain),
      m_fresh(fresh),
      m_relations(std::move(relations)),
      m_live{"/*"},
      m_symbolic(!fresh),
      m_found("/") {}

bool PathSet::decidedAsWanted(std::string_view path) const {
    // The constraint that came last is the one that most paths fail.
    return std::all_of(m_constraints.rbegin(), m_constraints.rend(),
                       [path](const Constraint &c) { return c.list->winnerOf(path) == c.winner; });
}

bool PathSet::contains(std::string_view path) const {
    return path.starts_with('/') && isCanonical(path, m_domain) && decidedAsWanted(path);
}

std::vector<std::pair<const DecisionList *, std::uint32_t>> PathSet::winners() const {
    std::vector<std::pair<const DecisionList *, std::uint32_t>> all;
    for (const Constraint &c : m_constraints)
        all.emplace_back(c.list, c.winner);
    return all;
}

/// Rules of a list that meet each winner: all that can win in the set, or take something from it.
RuleBits PathSet::meetingAll(const DecisionList &list, Work &work) const {
    RuleBits all(list.rules().size(), true);
    for (const Constraint &c : m_constraints)
        if (c.isRule())
            m_relations->meeting(*c.list, c.winner, list, work).narrow(all);
    return all;
}

/// False where a whole winner lies within a rule that is higher than another winner. The rule meets all winners.
bool PathSet::mayWin(const DecisionList &list, std::uint32_t winner, Work &work) const {
    const bool isRule = winner < list.none();
    if (isRule && m_relations->covering(list, winner, list, work).first() < winner)
        return false;
    return std::ranges::none_of(m_constraints, [&](const Constraint &c) {
        return (c.isRule() &&
                m_relations->covering(*c.list, c.winner, list, work).first() < winner) ||
               (isRule && m_relations->covering(list, winner, *c.list, work).first() < c.winner);
    });
}

std::vector<std::uint32_t> PathSet::winnersIn(const DecisionList &list, Work &work) const {
    std::vector<std::uint32_t> winners;
    const RuleBits meeting = meetingAll(list, work);
    for (std::uint32_t rule = meeting.next(0); rule != RuleBits::kNone && work.goesOn();
         rule = meeting.next(rule + 1))
        if (mayWin(list, rule, work))
            winners.push_back(rule);
    if (mayWin(list, list.none(), work))
        winners.push_back(list.none());
    return winners;
}

std::vector<std::uint32_t> PathSet::meetingIn(const DecisionList &list, Work &work) const {
    std::vector<std::uint32_t> winners;
    const RuleBits meeting = meetingAll(list, work);
    for (std::uint32_t rule = meeting.next(0); rule != RuleBits::kNone;
         rule = meeting.next(rule + 1))
        winners.push_back(rule);
    winners.push_back(list.none());
    return winners;
}

/// Of a rule that meets all winners: false if it does not meet what stars say of the set.
bool PathSet::mayMeet(const ListRule &rule) const {
    return std::ranges::any_of(m_live, [&](const std::string &pattern) {
        return rule.head.agrees(Head(pattern)) && rule.paths.mayMeet(pattern);
    });
}

std::optional<PathSet> PathSet::where(const DecisionList &list, std::uint32_t winner,
                                      Work &work) const {
    if (!work.spend())
        return {};
    const ListRule *rule = winner < list.none() ? &list.rules()[winner] : nullptr;
    const bool meetsAll =
        rule == nullptr || std::ranges::all_of(m_constraints, [&](const Constraint &c) {
            return !c.isRule() || m_relations->meeting(*c.list, c.winner, list, work).test(winner);
        });
    if (!meetsAll || !mayWin(list, winner, work) || (rule != nullptr && !mayMeet(*rule)))
        return {};
    PathSet narrowed = *this;
    narrowed.m_constraints.push_back({&list, winner});
    if (!narrowed.m_symbolic && !narrowed.narrowStars(rule, work))
        narrowed.m_symbolic = true;
    if (narrowed.m_symbolic ? narrowed.search(work) : !narrowed.m_live.empty())
        return narrowed;
    return {};
}

/// Whether a higher rule that stars say matches the path.
bool PathSet::isTakenByStars(std::string_view path) const {
    return std::ranges::any_of(m_constraints, [path](const Constraint &c) {
        const auto &rules = c.list->rules();
        return std::any_of(rules.begin(), rules.begin() + std::min(c.winner, c.list->none()),
                           [path](const ListRule &higher) { return higher.paths.starsTake(path); });
    });
}

/// Cuts what lives with the rule (null: none wins) and keeps what its witness proves. False: stars cannot decide it.
bool PathSet::narrowStars(const ListRule *rule, Work &work) {
    if (rule != nullptr && !rule->paths.globs.empty())
        return false;
    std::vector<std::string> cut;
    for (const std::string &live : m_live) {
        if (rule == nullptr) {
            cut.push_back(live);
            continue;
        }
        for (const std::string &pattern : rule->paths.stars) {
            if (!work.spend())
                break;
            auto both = overlays(live, pattern, *m_fresh);
            if (!both)
                return false;
            cut.insert(cut.end(), std::make_move_iterator(both->begin()),
                       std::make_move_iterator(both->end()));
            if (cut.size() > kMostLive)
                return false;
        }
    }
    std::vector<std::string> proven;
    bool needsAutomaton = false;
    const bool globsAbove =
        std::ranges::any_of(m_constraints, [](const Constraint &c) { return c.list->hasGlobs(); });
    for (std::string &pattern : cut) {
        if (!work.spend())
            break;
        const std::string path = witness(pattern, *m_fresh);
        if (!isCanonical(path, m_domain))
            continue; // a byte of it is in no path
        if (decidedAsWanted(path)) {
            proven.push_back(std::move(pattern));
            continue;
        }
        // A higher rule decides the witness. If stars say that rule it has the whole pattern; a glob may have no more
        // than this path.
        needsAutomaton = needsAutomaton || (globsAbove && !isTakenByStars(path));
    }
    if (needsAutomaton)
        return false; // m_live stays what it was: more than the set, good for quick looks
    m_live = std::move(proven);
    return true;
}

/// Looks for a path with automata. False if there is none, or if it could not be decided.
bool PathSet::search(Work &work) {
    std::vector<GlobUnion> wanted;
    std::vector<Glob> unwanted;
    for (const Constraint &c : m_constraints)
        if (c.isRule())
            wanted.push_back(c.rule().paths.asGlobs());
    // Not m_live: what a higher rule took from there that very rule must keep away here.
    for (const RuleAt &higher : higherRules(work))
        for (Glob &glob : higher.rule().paths.asGlobs())
            unwanted.push_back(std::move(glob));
    PathSearch found = findPath(wanted, unwanted, m_domain, work);
    const bool isFound = found.result == PathSearch::Result::Found;
    if (found.result == PathSearch::Result::Unknown || (isFound && !contains(found.path))) {
        leaveOpen(work);
        return false;
    }
    m_found = std::move(found.path);
    return isFound;
}

void PathSet::leaveOpen(Work &work) const {
    Message names = "/";
    for (const Constraint &c : m_constraints)
        if (c.isRule() && !c.rule().shown.empty())
            names = c.rule().shown.front().pattern;
    work.leaveOpen({GATEPOST_TEXT("verdict", "Paths that match %1 and other rules were too "
                                             "many combinations to decide"),
                    std::move(names)});
}

std::string PathSet::example() const {
    if (m_symbolic)
        return m_found;
    const std::string *best = &m_live.front();
    for (const std::string &pattern : m_live)
        if (pattern.size() < best->size())
            best = &pattern;
    // The witness proves it; a plainer path is taken where it is in the set as well.
    std::string plain = *best;
    std::ranges::replace(plain, '*', 'a');
    if (best->ends_with('*') && contains(std::string_view(plain).substr(0, plain.size() - 1)))
        plain.pop_back();
    return contains(plain) ? plain : witness(*best, *m_fresh);
}

// ---- as people read it ---------------------------------------------------------------------------

namespace {

bool isEveryPath(const Language &language) {
    return std::ranges::contains(language.stars, "/*");
}

/// Star patterns that together match what all of `languages` match; absent where stars cannot say it, or not shortly.
std::optional<std::vector<std::string>> joined(std::span<const Language *const> languages,
                                               char fresh, Work &work) {
    constexpr std::size_t kMost = 256;
    std::vector<std::string> all{"/*"};
    for (const Language *language : languages) {
        if (!language->globs.empty())
            return {};
        std::vector<std::string> cut;
        for (const std::string &one : all)
            for (const std::string &other : language->stars) {
                const auto both = overlays(one, other, fresh);
                if (!work.spend() || !both || cut.size() + both->size() > kMost)
                    return {};
                for (const std::string &pattern : *both)
                    if (!std::ranges::contains(cut, pattern))
                        cut.push_back(pattern);
            }
        all = std::move(cut);
    }
    return all;
}

/// A star at the end alone: the literal before it.
std::optional<std::string_view> prefixOf(const Language &paths) {
    if (!paths.globs.empty() || paths.stars.size() != 1)
        return {};
    const std::string_view pattern = paths.stars.front();
    if (pattern.find('*') + 1 != pattern.size())
        return {};
    return pattern.substr(0, pattern.size() - 1);
}

/// Literals, of which one may begin a path. None of them begins another one.
class Prefixes {
public:
    void add(std::string_view prefix) { m_all.insert(prefix); }
    /// If one begins the path, it is the last that does not come behind the path.
    [[nodiscard]] bool begin(std::string_view path) const {
        const auto next = m_all.upper_bound(path);
        return next != m_all.begin() && path.starts_with(*std::prev(next));
    }

private:
    std::set<std::string_view> m_all;
};

} // namespace

bool PathSet::isCovered(const Language &inner, const Language &outer) const {
    if (!m_fresh || !inner.globs.empty())
        return false;
    return std::ranges::all_of(inner.stars, [&](const std::string &pattern) {
        const std::string path = witness(pattern, *m_fresh);
        return std::ranges::any_of(
            outer.stars, [&](const std::string &other) { return matchesClosed(other, path); });
    });
}

/// Rules above the winners that meet all of them, list by list.
std::vector<PathSet::RuleAt> PathSet::higherRules(Work &work) const {
    std::vector<RuleAt> higher;
    for (const Constraint &c : m_constraints) {
        const RuleBits meeting = meetingAll(*c.list, work);
        const std::uint32_t end = std::min(c.winner, c.list->none());
        for (std::uint32_t rule = meeting.next(0); rule < end; rule = meeting.next(rule + 1))
            higher.push_back({c.list, rule});
    }
    return higher;
}

/// Which of the higher rules take something away.
std::vector<bool> PathSet::taking(std::span<const RuleAt> higher, Work &work) const {
    std::vector<const Language *> wanted;
    for (const Constraint &c : m_constraints)
        if (c.isRule())
            wanted.push_back(&c.rule().paths);
    // Measured by what the winners match, not by m_live: that is without what a higher rule has taken whole.
    const auto patterns = m_fresh ? joined(wanted, *m_fresh, work) : std::nullopt;
    std::vector<bool> takes(higher.size(), !patterns);
    std::vector<std::string> takenWhole; // witnesses
    for (const std::string &pattern : patterns.value_or(std::vector<std::string>())) {
        std::string path = witness(pattern, *m_fresh);
        if (!isCanonical(path, m_domain))
            continue; // as in narrowStars()
        if (!decidedAsWanted(path) && isTakenByStars(path)) {
            takenWhole.push_back(std::move(path));
            continue;
        }
        const Head head(pattern);
        for (std::size_t i = 0; i < higher.size(); ++i)
            takes[i] =
                takes[i] || !work.spend() ||
                (higher[i].rule().head.agrees(head) && higher[i].rule().paths.mayMeet(pattern));
    }
    for (const std::string &path : takenWhole) {
        std::optional<std::size_t> first;
        for (std::size_t i = 0; i < higher.size(); ++i)
            if ((!first || (takes[i] && !takes[*first])) && higher[i].rule().paths.starsTake(path))
                first = i;
        if (first)
            takes[*first] = true;
    }
    return takes;
}

/// Higher rules that take something away, each once, none within another.
std::vector<const ListRule *> PathSet::exceptions(Work &work) const {
    const std::vector<RuleAt> higher = higherRules(work);
    const std::vector<bool> takes = taking(higher, work);
    std::vector<RuleAt> found;
    for (std::size_t i = 0; i < higher.size(); ++i)
        if (takes[i])
            found.push_back(higher[i]);
    // The widest first: what one of those kept has is left out.
    std::ranges::stable_sort(found, {}, [](const RuleAt &at) {
        const auto &stars = at.rule().paths.stars;
        return stars.empty() ? std::size_t{0} : stars.front().size();
    });
    std::vector<const ListRule *> kept;
    std::map<const DecisionList *, RuleBits> keptOf;
    Prefixes prefixes;
    for (const RuleAt &at : found) {
        const Language &paths = at.rule().paths;
        const bool byOne = std::ranges::any_of(keptOf, [&](const auto &each) {
            return m_relations->covering(*at.list, at.winner, *each.first, work).meets(each.second);
        });
        // Several patterns may each lie within another rule; without stars there is only sameness.
        const bool within =
            byOne ||
            (m_fresh && paths.globs.empty()
                 ? paths.stars.size() > 1 &&
                       std::ranges::all_of(paths.stars,
                                           [&](const std::string &pattern) {
                                               return prefixes.begin(witness(pattern, *m_fresh));
                                           })
                 : std::ranges::any_of(
                       kept, [&](const ListRule *other) { return other->paths == paths; }));
        if (within)
            continue;
        kept.push_back(&at.rule());
        keptOf.try_emplace(at.list, at.list->rules().size()).first->second.set(at.winner);
        if (const auto prefix = prefixOf(paths))
            prefixes.add(*prefix);
    }
    return kept;
}

Region PathSet::region(Work &work) const {
    Region region;
    region.example = asked();
    std::vector<const ListRule *> wanted;
    for (const Constraint &c : m_constraints)
        if (c.isRule())
            wanted.push_back(&c.rule());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        bool says = !isEveryPath(wanted[i]->paths);
        for (std::size_t j = 0; j < wanted.size() && says; ++j) {
            if (i == j)
                continue;
            const bool covered = wanted[i]->paths == wanted[j]->paths ||
                                 isCovered(wanted[j]->paths, wanted[i]->paths);
            const bool mutual = covered && (wanted[i]->paths == wanted[j]->paths ||
                                            isCovered(wanted[i]->paths, wanted[j]->paths));
            says = !covered || (mutual && i < j);
        }
        if (says)
            region.matches.insert(region.matches.end(), wanted[i]->shown.begin(),
                                  wanted[i]->shown.end());
    }
    std::set<SitePattern> excepted;
    std::uint64_t memory = 0;
    const std::vector<const ListRule *> higher = exceptions(work);
    const bool combined =
        std::ranges::any_of(higher, [](const ListRule *rule) { return rule->shown.size() > 1; });
    region.except.reserve(higher.size());
    for (const ListRule *rule : higher) {
        // Of a rule of several patterns all but one are wanted here, or one is taken away already: the other rules of its
        // patterns are lists' rules too, and weaker (S110).
        std::vector<SitePattern> open;
        for (const SitePattern &pattern : rule->shown)
            if (std::ranges::none_of(wanted, [&](const ListRule *won) {
                    return std::ranges::contains(won->shown, pattern);
                }))
                open.push_back(pattern);
        const bool taken = combined && std::ranges::any_of(open, [&](const SitePattern &pattern) {
                               return excepted.contains(pattern);
                           });
        if (!taken && !open.empty()) {
            memory += 4 + open.front().pattern.size() / 8;
            if (combined)
                excepted.insert(open.front());
            region.except.push_back(std::move(open.front()));
        }
    }
    // Ten thousand regions with as many exceptions each would fill the memory long before the other steps are spent. This one
    // is told whole; if it was too much, it is the last.
    static_cast<void>(work.spend(memory));
    return region;
}

std::optional<Region> regionOf(std::span<const SitePattern> within,
                               std::span<const SitePattern> without, Domain domain, Work &work) {
    std::vector<DecisionList> lists;
    std::vector<std::string_view> patterns;
    lists.reserve(within.size() + 1);
    for (const SitePattern &pattern : within)
        lists.push_back(DecisionList({{languageOf(pattern), {pattern}, 1, 0}}, 0, domain));
    std::vector<ListRule> excepted;
    for (const SitePattern &pattern : without)
        excepted.push_back({languageOf(pattern), {pattern}, 1, 0});
    lists.emplace_back(std::move(excepted), 0, domain);
    for (const DecisionList &list : lists)
        list.collect(patterns);
    std::optional<PathSet> set = PathSet(domain, freshByte(patterns));
    for (std::size_t i = 0; i < within.size() && set; ++i)
        set = set->where(lists[i], 0, work);
    if (set)
        set = set->where(lists.back(), lists.back().none(), work);
    if (!set)
        return {};
    return set->region(work);
}

} // namespace gatepost::exact

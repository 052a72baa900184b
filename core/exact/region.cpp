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
/// Of more cuts only those that are alive are kept.
constexpr std::size_t kMostCuts = 256;
/// Instead of more rules that may match a path it is looked up what decides it.
constexpr std::size_t kFewHigher = 200;

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
      m_cuts{{"/*"}},
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

/// Whether a higher rule matches a path that all winners match; of those that stars say alone, or of all.
bool PathSet::isTaken(std::string_view path, bool byStars) const {
    const Head head(path);
    const std::uint64_t pairs = pairsIn(path);
    return std::ranges::any_of(m_constraints, [&](const Constraint &c) {
        if (c.higher->size() > kFewHigher && !byStars)
            return c.list->winnerOf(path) != c.winner;
        return std::ranges::any_of(*c.higher, [&](std::uint32_t index) {
            const ListRule &higher = c.list->rules()[index];
            return higher.head.agrees(head) &&
                   (((higher.pairs & ~pairs) == 0 && higher.paths.starsTake(path)) ||
                    (!byStars && higher.paths.globsTake(path)));
        });
    });
}

/// contains() of a path that all winners match.
bool PathSet::containsMatched(std::string_view path) const {
    return path.starts_with('/') && isCanonical(path, m_domain) && !isTaken(path, false);
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
    return std::ranges::any_of(live(), [&](const std::string &pattern) {
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
    PathSet narrowed;
    narrowed.addConstraint(*this, list, winner, work);
    if (m_symbolic || !narrowed.narrowStars(*this, rule, work)) {
        narrowed.m_symbolic = true;
        narrowed.m_cuts = m_cuts;
    }
    if (narrowed.m_symbolic ? narrowed.search(work) : !narrowed.live().empty())
        return narrowed;
    return {};
}

/// Makes this what `wider` is, without its cuts and with one more winner.
void PathSet::addConstraint(const PathSet &wider, const DecisionList &list, std::uint32_t winner,
                            Work &work) {
    static const Rules none = std::make_shared<const std::vector<std::uint32_t>>();
    m_domain = wider.m_domain;
    m_fresh = wider.m_fresh;
    m_relations = wider.m_relations;
    m_constraints.reserve(wider.m_constraints.size() + 1);
    m_constraints = wider.m_constraints;
    m_constraints.push_back({&list, winner});
    const std::uint32_t end = std::min(winner, list.none());
    const auto narrowedBy = [](const RuleRow &row, const Rules &rules) {
        if (std::ranges::all_of(*rules, [&](std::uint32_t rule) { return row.test(rule); }))
            return rules;
        std::vector<std::uint32_t> kept;
        std::ranges::copy_if(*rules, std::back_inserter(kept),
                             [&](std::uint32_t rule) { return row.test(rule); });
        return std::make_shared<const std::vector<std::uint32_t>>(std::move(kept));
    };
    if (winner < list.none())
        for (Constraint &c : m_constraints)
            if (c.higher && !c.higher->empty())
                c.higher = narrowedBy(m_relations->meeting(list, winner, *c.list, work), c.higher);
    Rules &own = m_constraints.back().higher;
    own = none;
    if (end == 0)
        return;
    const RuleBits meeting = meetingAll(list, work);
    std::vector<std::uint32_t> higher;
    for (std::uint32_t rule = meeting.next(0); rule < end; rule = meeting.next(rule + 1))
        higher.push_back(rule);
    if (!higher.empty())
        own = std::make_shared<const std::vector<std::uint32_t>>(std::move(higher));
}

/// Whether a higher rule that stars say matches the path.
bool PathSet::isTakenByStars(std::string_view path) const {
    return std::ranges::any_of(m_constraints, [path](const Constraint &c) {
        const auto &rules = c.list->rules();
        return std::any_of(rules.begin(), rules.begin() + std::min(c.winner, c.list->none()),
                           [path](const ListRule &higher) { return higher.paths.starsTake(path); });
    });
}

/// Narrows the cuts of `wider` with the rule (null: none wins) and finds out by their witnesses what became of them. False: stars
/// cannot decide it.
bool PathSet::narrowStars(const PathSet &wider, const ListRule *rule, Work &work) {
    using Fate = Cut::Fate;
    if (rule != nullptr && !rule->paths.globs.empty())
        return false;
    m_isWhole = wider.m_isWhole;
    if (rule == nullptr)
        m_cuts = wider.m_cuts;
    std::size_t alive = 0;
    for (const Cut &cut : wider.m_cuts) {
        const bool isAlive = cut.fate == Fate::Alive;
        if (rule == nullptr || (!isAlive && !m_isWhole))
            continue;
        for (const std::string &pattern : rule->paths.stars) {
            if (!work.spend())
                break;
            auto both = overlays(cut.pattern, pattern);
            if (!both && isAlive)
                return false;
            if (!both || m_cuts.size() + both->size() > kMostCuts)
                m_isWhole = false;
            if (!both)
                continue;
            for (std::string &one : *both)
                if (!m_isWhole || !std::ranges::contains(m_cuts, one, &Cut::pattern))
                    m_cuts.push_back({std::move(one), cut.fate});
            alive += isAlive ? both->size() : 0;
            if (alive > kMostLive)
                return false;
        }
    }
    if (!m_isWhole)
        std::erase_if(m_cuts, [](const Cut &cut) { return cut.fate != Fate::Alive; });
    const bool globsAbove =
        std::ranges::any_of(m_constraints, [](const Constraint &c) { return c.list->hasGlobs(); });
    for (Cut &cut : m_cuts) {
        if (cut.fate != Fate::Alive)
            continue;
        if (!work.spend())
            break;
        const std::string path = witness(cut.pattern, *m_fresh);
        if (!isCanonical(path, m_domain)) {
            cut.fate = Fate::NoPath; // a byte of it is in no path
        } else if (isTaken(path, false)) {
            // A higher rule decides the witness. If stars say that rule it has the whole pattern; a glob may have no more
            // than this path.
            if (globsAbove && !isTaken(path, true))
                return false; // the cuts of the wider set are more than the set, good for quick looks
            cut.fate = Fate::Taken;
        }
    }
    return true;
}

/// Looks for a path with automata. False if there is none, or if it could not be decided.
bool PathSet::search(Work &work) {
    std::vector<GlobUnion> wanted;
    std::vector<Glob> unwanted;
    for (const Constraint &c : m_constraints)
        if (c.isRule())
            wanted.push_back(c.rule().paths.asGlobs());
    // Not the cuts: what a higher rule took from there that very rule must keep away here.
    for (const RuleAt &higher : higherRules())
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
    const std::string *best = nullptr;
    for (const std::string &pattern : live())
        if (best == nullptr || pattern.size() < best->size())
            best = &pattern;
    // The witness proves it; a plainer path is taken where it is in the set as well.
    std::string plain = *best;
    std::ranges::replace(plain, '*', 'a');
    if (best->ends_with('*') &&
        containsMatched(std::string_view(plain).substr(0, plain.size() - 1)))
        plain.pop_back();
    return containsMatched(plain) ? plain : witness(*best, *m_fresh);
}

// ---- as people read it ---------------------------------------------------------------------------

namespace {

bool isEveryPath(const Language &language) {
    return std::ranges::contains(language.stars, "/*");
}

/// Star patterns that together match what all of `languages` match; absent where stars cannot say it, or not shortly.
std::optional<std::vector<std::string>> joined(std::span<const Language *const> languages,
                                               Work &work) {
    constexpr std::size_t kMost = 256;
    std::vector<std::string> all{"/*"};
    for (const Language *language : languages) {
        if (!language->globs.empty())
            return {};
        std::vector<std::string> cut;
        for (const std::string &one : all)
            for (const std::string &other : language->stars) {
                const auto both = overlays(one, other);
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
std::vector<PathSet::RuleAt> PathSet::higherRules() const {
    std::vector<RuleAt> higher;
    for (const Constraint &c : m_constraints)
        for (const std::uint32_t rule : *c.higher)
            higher.push_back({c.list, rule});
    return higher;
}

/// All that the winners match; absent where stars cannot say it, or not shortly.
std::optional<std::vector<PathSet::Cut>> PathSet::allCuts(Work &work) const {
    if (!m_symbolic)
        return m_isWhole ? std::optional(m_cuts) : std::nullopt;
    std::vector<const Language *> wanted;
    for (const Constraint &c : m_constraints)
        if (c.isRule())
            wanted.push_back(&c.rule().paths);
    const auto patterns = m_fresh ? joined(wanted, work) : std::nullopt;
    if (!patterns)
        return {};
    std::vector<Cut> cuts;
    for (const std::string &pattern : *patterns) {
        const std::string path = witness(pattern, *m_fresh);
        const bool isPath = isCanonical(path, m_domain); // as in narrowStars()
        cuts.push_back({pattern, !isPath               ? Cut::Fate::NoPath
                                 : isTaken(path, true) ? Cut::Fate::Taken
                                                       : Cut::Fate::Alive});
    }
    return cuts;
}

/// Which of the higher rules take something away.
std::vector<bool> PathSet::taking(std::span<const RuleAt> higher, Work &work) const {
    // Measured by what the winners match, and not by what is alive: that is without what a higher rule has taken whole.
    const auto cuts = allCuts(work);
    if (!cuts)
        return std::vector<bool>(higher.size(), true);
    const bool isOneStar = cuts->size() == 1 && cuts->front().fate == Cut::Fate::Alive &&
                           std::ranges::count_if(m_constraints, &Constraint::isRule) == 1;
    std::vector<bool> takes(higher.size(), isOneStar); // all of them meet the only winner
    std::vector<std::string> takenWhole;               // witnesses
    for (const Cut &cut : *cuts) {
        if (cut.fate == Cut::Fate::Taken)
            takenWhole.push_back(witness(cut.pattern, *m_fresh));
        if (cut.fate != Cut::Fate::Alive || isOneStar)
            continue;
        const Head head(cut.pattern);
        for (std::size_t i = 0; i < higher.size(); ++i)
            takes[i] =
                takes[i] || !work.spend() ||
                (higher[i].rule().head.agrees(head) && higher[i].rule().paths.mayMeet(cut.pattern));
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
    const std::vector<RuleAt> higher = higherRules();
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
            return m_relations->covering(*at.list, at.index, *each.first, work).meets(each.second);
        });
        // Several patterns may each lie within another rule; without stars there is only sameness.
        const bool within =
            byOne ||
            (m_fresh && paths.globs.empty()
                 ? paths.stars.size() > 1 && std::ranges::all_of(paths.stars,
                                                                 [&](const std::string &pattern) {
                                                                     return prefixes.begin(pattern);
                                                                 })
                 : std::ranges::any_of(
                       kept, [&](const ListRule *other) { return other->paths == paths; }));
        if (within)
            continue;
        kept.push_back(&at.rule());
        keptOf.try_emplace(at.list, at.list->rules().size()).first->second.set(at.index);
        if (const auto prefix = prefixOf(paths))
            prefixes.add(*prefix);
    }
    return kept;
}

Region PathSet::region(Work &work) const {
    Region region;
    region.example = asked();
    std::vector<SitePattern> matches;
    std::vector<SitePattern> except;
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
            matches.insert(matches.end(), wanted[i]->shown.begin(), wanted[i]->shown.end());
    }
    std::set<SitePattern> excepted;
    std::uint64_t memory = 0;
    const std::vector<const ListRule *> higher = exceptions(work);
    const bool combined =
        std::ranges::any_of(higher, [](const ListRule *rule) { return rule->shown.size() > 1; });
    except.reserve(higher.size());
    for (const ListRule *rule : higher) {
        // Of a rule of several patterns all but one are wanted here, or one is taken away already: the other rules of its
        // patterns are lists' rules too, and weaker (S110).
        const auto isOpen = [&](const SitePattern &pattern) {
            return std::ranges::none_of(wanted, [&](const ListRule *won) {
                return std::ranges::contains(won->shown, pattern);
            });
        };
        const auto open = std::ranges::find_if(rule->shown, isOpen);
        const bool taken =
            combined && std::ranges::any_of(rule->shown, [&](const SitePattern &pattern) {
                return isOpen(pattern) && excepted.contains(pattern);
            });
        if (!taken && open != rule->shown.end()) {
            memory += 4 + open->pattern.size() / 8;
            if (combined)
                excepted.insert(*open);
            except.push_back(*open);
        }
    }
    region.matches = std::move(matches);
    region.except = std::move(except);
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

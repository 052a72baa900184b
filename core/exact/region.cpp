// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/region.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace gatepost::exact {

namespace {

/// More star patterns than these are left to automata.
constexpr std::size_t kMostLive = 2048;

/// False: beyond doubt no path is in both.
bool mayMeet(const Language &a, const Language &b) {
    return std::ranges::any_of(a.stars,
                               [&](const std::string &stars) { return b.mayMeet(stars); }) ||
           std::ranges::any_of(a.globs, [&](const Glob &glob) { return b.mayMeet(relaxed(glob)); });
}

/// Whether a star pattern of the language matches the path.
bool starsTake(const Language &language, std::string_view path) {
    return std::ranges::any_of(
        language.stars, [path](const std::string &stars) { return matchesClosed(stars, path); });
}

bool mayMeetAll(const Language &one, std::span<const Language *const> all) {
    return std::ranges::all_of(all, [&](const Language *each) { return mayMeet(*each, one); });
}

} // namespace

bool Region::contains(std::string_view path) const {
    const auto matching = [path](const SitePattern &pattern) {
        return languageOf(pattern).contains(path);
    };
    return std::ranges::all_of(matches, matching) && std::ranges::none_of(except, matching);
}

PathSet::PathSet(Domain domain, std::optional<char> fresh)
    : m_domain(domain), m_fresh(fresh), m_live{"/*"}, m_symbolic(!fresh), m_found("/") {}

bool PathSet::decidedAsWanted(std::string_view path) const {
    // The constraint that came last is the one that most paths fail.
    return std::all_of(m_constraints.rbegin(), m_constraints.rend(),
                       [path](const Constraint &c) { return c.list->winnerOf(path) == c.winner; });
}

bool PathSet::contains(std::string_view path) const {
    return path.starts_with('/') && isCanonical(path, m_domain) && decidedAsWanted(path);
}

bool PathSet::mayMeet(const ListRule &rule) const {
    const bool meetsStars = std::ranges::any_of(m_live, [&](const std::string &pattern) {
        return rule.head.agrees(Head(pattern)) && rule.paths.mayMeet(pattern);
    });
    if (!m_symbolic || !meetsStars)
        return meetsStars;
    return std::ranges::all_of(m_constraints, [&](const Constraint &c) {
        if (c.winner >= c.list->none())
            return true;
        return exact::mayMeet(c.list->rules()[c.winner].paths, rule.paths);
    });
}

std::optional<PathSet> PathSet::where(const DecisionList &list, std::uint32_t winner,
                                      Work &work) const {
    if (!work.spend())
        return {};
    const ListRule *rule = winner < list.none() ? &list.rules()[winner] : nullptr;
    if (rule != nullptr && !mayMeet(*rule))
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
        return std::any_of(
            rules.begin(), rules.begin() + std::min(c.winner, c.list->none()),
            [path](const ListRule &higher) { return starsTake(higher.paths, path); });
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
            continue; // its literal bytes make an escape that no normalised path has: none of its paths is one
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
    std::vector<const Language *> languages;
    std::vector<Glob> unwanted;
    for (const Constraint &c : m_constraints)
        if (c.winner < c.list->none()) {
            languages.push_back(&c.list->rules()[c.winner].paths);
            wanted.push_back(languages.back()->asGlobs());
        }
    for (const Constraint &c : m_constraints)
        for (std::uint32_t index = 0; index < std::min(c.winner, c.list->none()); ++index) {
            const ListRule &higher = c.list->rules()[index];
            // Not m_live: what a higher rule took from there that very rule must keep away here.
            if (!mayMeetAll(higher.paths, languages))
                continue;
            for (Glob &glob : higher.paths.asGlobs())
                unwanted.push_back(std::move(glob));
        }
    PathSearch found = findPath(wanted, unwanted, m_domain, work);
    const bool isFound = found.result == PathSearch::Result::Found;
    if (found.result == PathSearch::Result::Unknown || (isFound && !contains(found.path))) {
        Message names = "/";
        for (const Constraint &c : m_constraints)
            if (c.winner < c.list->none() && !c.list->rules()[c.winner].shown.empty())
                names = c.list->rules()[c.winner].shown.front().pattern;
        work.leaveOpen({GATEPOST_TEXT("verdict", "Paths that match %1 and other rules were too "
                                                 "many combinations to decide"),
                        std::move(names)});
        return false;
    }
    m_found = std::move(found.path);
    return isFound;
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

/// Rules none of which is within another of them.
class Widest {
public:
    explicit Widest(std::optional<char> fresh) : m_fresh(fresh) {}

    /// Rules with shorter patterns have been added before.
    void add(const ListRule &rule) {
        const Language &paths = rule.paths;
        if (isWithin(paths))
            return;
        m_kept.push_back(&rule);
        const bool isPrefix = paths.globs.empty() && paths.stars.size() == 1 &&
                              paths.stars.front().find('*') + 1 == paths.stars.front().size();
        if (isPrefix)
            m_prefixes.insert(
                std::string_view(paths.stars.front()).substr(0, paths.stars.front().size() - 1));
        else
            m_others.push_back(&paths);
    }
    [[nodiscard]] std::vector<const ListRule *> kept() && { return std::move(m_kept); }

private:
    [[nodiscard]] bool isWithin(const Language &paths) const {
        if (!m_fresh || !paths.globs.empty())
            return std::ranges::any_of(
                m_kept, [&](const ListRule *other) { return other->paths == paths; });
        std::vector<std::string> witnesses;
        for (const std::string &pattern : paths.stars)
            witnesses.push_back(witness(pattern, *m_fresh));
        return std::ranges::all_of(witnesses,
                                   [&](const std::string &path) { return hasPrefixOf(path); }) ||
               std::ranges::any_of(m_others, [&](const Language *other) {
                   return std::ranges::all_of(
                       witnesses, [&](const std::string &path) { return starsTake(*other, path); });
               });
    }
    /// None of the prefixes begins another one: if one begins the path, it is the last that does not come behind the path.
    [[nodiscard]] bool hasPrefixOf(std::string_view path) const {
        const auto next = m_prefixes.upper_bound(path);
        return next != m_prefixes.begin() && path.starts_with(*std::prev(next));
    }

    std::optional<char> m_fresh;
    std::vector<const ListRule *> m_kept;
    std::set<std::string_view> m_prefixes; ///< of kept rules that are nothing else
    std::vector<const Language *> m_others;
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

/// Higher rules that take something away, each once, none within another.
std::vector<const ListRule *> PathSet::exceptions(Work &work) const {
    std::vector<const ListRule *> higher;
    std::vector<const Language *> wanted;
    for (const Constraint &c : m_constraints) {
        const std::uint32_t end = std::min(c.winner, c.list->none());
        if (end < c.list->none())
            wanted.push_back(&c.list->rules()[end].paths);
        for (std::uint32_t index = 0; index < end; ++index)
            higher.push_back(&c.list->rules()[index]);
    }
    // Measured by what the winners match, not by m_live: that is without what a higher rule has taken whole.
    std::vector<bool> takes(higher.size());
    const auto take = [&](const auto &doesMeet) {
        for (std::size_t i = 0; i < higher.size(); ++i)
            takes[i] = takes[i] || !work.spend() || doesMeet(*higher[i]);
    };
    const auto patterns = m_fresh ? joined(wanted, *m_fresh, work) : std::nullopt;
    if (!patterns)
        take([&](const ListRule &rule) { return mayMeetAll(rule.paths, wanted); });
    std::vector<std::string> takenWhole; // witnesses
    for (const std::string &pattern : patterns.value_or(std::vector<std::string>())) {
        std::string path = witness(pattern, *m_fresh);
        if (!isCanonical(path, m_domain))
            continue; // as in narrowStars()
        if (!decidedAsWanted(path) && isTakenByStars(path))
            takenWhole.push_back(std::move(path));
        else
            take([&, head = Head(pattern)](const ListRule &rule) {
                return rule.head.agrees(head) && rule.paths.mayMeet(pattern);
            });
    }
    for (const std::string &path : takenWhole) {
        std::optional<std::size_t> first;
        for (std::size_t i = 0; i < higher.size(); ++i)
            if (starsTake(higher[i]->paths, path) && (!first || (takes[i] && !takes[*first])))
                first = i;
        if (first)
            takes[*first] = true;
    }
    std::vector<const ListRule *> found;
    for (std::size_t i = 0; i < higher.size(); ++i)
        if (takes[i])
            found.push_back(higher[i]);
    // The widest first: what one of those kept has is left out.
    std::ranges::stable_sort(found, {}, [](const ListRule *rule) {
        return rule->paths.stars.empty() ? std::size_t{0} : rule->paths.stars.front().size();
    });
    Widest widest(m_fresh);
    for (const ListRule *rule : found)
        widest.add(*rule);
    return std::move(widest).kept();
}

Region PathSet::region(Work &work) const {
    Region region;
    region.example = example();
    std::vector<const ListRule *> wanted;
    for (const Constraint &c : m_constraints)
        if (c.winner < c.list->none())
            wanted.push_back(&c.list->rules()[c.winner]);
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
    for (const ListRule *rule : exceptions(work)) {
        // Of a rule of several patterns all but one are wanted here, or one is taken away already: the other rules of its
        // patterns are lists' rules too, and weaker (S110).
        std::vector<SitePattern> open;
        for (const SitePattern &pattern : rule->shown)
            if (std::ranges::none_of(wanted, [&](const ListRule *won) {
                    return std::ranges::contains(won->shown, pattern);
                }))
                open.push_back(pattern);
        const bool taken = std::ranges::any_of(
            open, [&](const SitePattern &pattern) { return excepted.contains(pattern); });
        if (!taken && !open.empty()) {
            memory += 4 + open.front().pattern.size() / 8;
            excepted.insert(open.front());
            region.except.push_back(open.front());
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

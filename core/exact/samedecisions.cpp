// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/samedecisions.h"

#include "core/exact/list.h"
#include "core/exact/region.h"
#include "core/exact/solver.h"
#include "core/simulate/simulate.h"
#include "core/value/url.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace gatepost::exact {

namespace {

DecisionList policyFiles(Domain domain) {
    std::vector<ListRule> rules;
    for (const std::string_view path : policyPaths()) {
        const SitePattern shown{std::string(path), Syntax::Scope};
        rules.push_back({languageOf(shown), {shown}, 1, 0});
    }
    return {std::move(rules), 0, domain};
}

bool areEqual(std::span<const RuleLine> one, std::span<const RuleLine> other) {
    return std::ranges::equal(one, other, [](const RuleLine &a, const RuleLine &b) {
        return a.kind == b.kind && a.value == b.value;
    });
}

constexpr std::uint64_t kOverlay = 20; ///< what making one costs, in pairs of patterns

/// A path that the rule matches, mostly by itself: stars and the end are filled with what few rules mention.
std::string somePathOf(std::string_view value) {
    constexpr std::string_view kFill = "zq0x";
    std::string path;
    const bool isAnchored = value.ends_with('$');
    if (isAnchored)
        value.remove_suffix(1);
    for (const char c : value)
        if (c == '*')
            path += kFill;
        else
            path += c;
    if (!isAnchored)
        path += kFill;
    return path.starts_with('/') ? path : "/" + path;
}

/// What the rules that only one of the two has show without a search: a path that they decide otherwise, or that there are none.
std::optional<Sameness> atARule(const RuleSet &one, const RuleSet &other, Sees sees) {
    using Key = std::pair<RuleKind, std::string_view>;
    std::vector<Key> keys[2];
    for (const RuleLine &rule : one.rules())
        keys[0].emplace_back(rule.kind, rule.value);
    for (const RuleLine &rule : other.rules())
        keys[1].emplace_back(rule.kind, rule.value);
    for (std::vector<Key> &each : keys) {
        std::ranges::sort(each);
        const auto twice = std::ranges::unique(each);
        each.erase(twice.begin(), twice.end());
    }
    std::vector<Key> apart;
    std::ranges::set_symmetric_difference(keys[0], keys[1], std::back_inserter(apart));
    if (apart.empty() && one.reading() != PathReading::Koster1994) // where their order decides
        return one.withoutMatch() == other.withoutMatch() ? std::optional(Sameness::Same)
                                                          : std::nullopt;
    constexpr std::size_t kMostPaths = 8;
    apart.resize(std::min(apart.size(), kMostPaths));
    const bool differs = std::ranges::any_of(apart, [&](const Key &key) {
        const PathQuestion path(somePathOf(key.second));
        return !std::ranges::contains(policyPaths(), withoutQuery(path.path())) &&
               seenAs(one.decide(path).outcome, sees) != seenAs(other.decide(path).outcome, sees);
    });
    return differs ? std::optional(Sameness::Differs) : std::nullopt;
}

} // namespace

std::uint32_t seenAs(PathOutcome outcome, Sees sees) {
    switch (outcome) {
    case PathOutcome::Disallowed:
    case PathOutcome::DisallowedByDefault: return 1;
    case PathOutcome::Allowed: return sees == Sees::Outcomes ? 2 : 0;
    case PathOutcome::NoRule: break;
    }
    return 0;
}

Sameness compareDecisions(const RuleSet &one, const RuleSet &other, Sees sees, Work &work) {
    if (one.reading() == other.reading() && one.withoutMatch() == other.withoutMatch() &&
        areEqual(one.rules(), other.rules()))
        return Sameness::Same;
    if (const auto known = atARule(one, other, sees))
        return *known;
    const DecisionList before = DecisionList::ofRules(one);
    const DecisionList after = DecisionList::ofRules(other);
    if (before.decidesAs(after))
        return Sameness::Same;
    const DecisionList policy = policyFiles(before.domain());
    std::vector<std::string_view> patterns;
    for (const DecisionList *list : {&before, &after, &policy})
        list->collect(patterns);
    const std::optional<char> fresh = freshByte(patterns);
    const std::vector<Layer> layers = {{&policy, &policy}, {&before, &after}};
    const auto seenOf = [sees](const DecisionList &list, std::uint32_t winner) {
        return seenAs(static_cast<PathOutcome>(list.labelOf(winner)), sees);
    };
    const auto evaluate = [&](std::span<const Winners> winners) -> std::uint64_t {
        if (policy.labelOf(winners[0].before) != 0)
            return 0;
        return seenOf(before, winners[1].before) == seenOf(after, winners[1].after) ? 0 : 1;
    };
    bool differs = false;
    const auto emit = [&differs](const PathSet &, std::uint64_t) {
        differs = true;
        return false;
    };
    Solver(layers, evaluate, emit, false, work).run(PathSet(before.domain(), fresh));
    if (differs)
        return Sameness::Differs;
    return work.isComplete() ? Sameness::Same : Sameness::Undecided;
}

std::optional<std::vector<bool>> LessRules::goneIn(const RuleSet &left) const {
    const auto all = m_set.rules();
    std::vector<bool> gone(all.size(), true);
    std::size_t at = 0;
    for (const RuleLine &rule : left.rules()) {
        while (at < all.size() && all[at].line != rule.line)
            ++at;
        if (at == all.size() || all[at].kind != rule.kind || all[at].value != rule.value)
            return {};
        gone[at++] = false;
    }
    return gone;
}

Sameness LessRules::compare(const RuleSet &left, Sees sees, Work &work) {
    if (areEqual(m_set.rules(), left.rules()) && m_set.withoutMatch() == left.withoutMatch())
        return Sameness::Same;
    const bool isStars =
        m_set.reading() != PathReading::Extended && m_set.reading() == left.reading();
    if (const auto gone = isStars ? goneIn(left) : std::nullopt) {
        const Sameness found = search(*gone, sees, work);
        if (found != Sameness::Undecided)
            return found;
    }
    return compareDecisions(m_set, left, sees, work);
}

Sameness LessRules::search(const std::vector<bool> &gone, Sees sees, Work &work) {
    if (!m_list) {
        m_list = DecisionList::ofRules(m_set);
        std::vector<std::string_view> patterns;
        m_list->collect(patterns);
        m_fresh = freshByte(patterns);
    }
    if (!m_fresh || m_list->hasGlobs())
        return Sameness::Undecided;
    const auto &rules = m_list->rules();
    const auto seen = [&](std::uint32_t winner) {
        return seenAs(static_cast<PathOutcome>(m_list->labelOf(winner)), sees);
    };
    Sameness all = Sameness::Same;
    const auto look = [&](const std::string &pattern) {
        all = std::max(all, at(witness(pattern, *m_fresh), gone, sees));
        return all != Sameness::Differs;
    };
    for (std::uint32_t rule = 0; rule < rules.size(); ++rule)
        if (gone[rules[rule].source] && !std::ranges::all_of(rules[rule].paths.stars, look))
            return all;
    for (std::uint32_t rule = 0; rule < rules.size(); ++rule) {
        if (!gone[rules[rule].source])
            continue;
        for (const std::string &pattern : rules[rule].paths.stars) {
            for (std::uint32_t other = rule + 1; other < rules.size(); ++other) {
                if (!work.spend())
                    return Sameness::Undecided;
                if (gone[rules[other].source] || seen(other) == seen(rule) ||
                    !rules[other].head.agrees(rules[rule].head))
                    continue;
                for (const std::string &second : rules[other].paths.stars) {
                    if (!meets(pattern, second))
                        continue;
                    const auto both = overlays(pattern, second);
                    if (!both || !work.spend(kOverlay * both->size()))
                        return Sameness::Undecided;
                    if (!std::ranges::all_of(*both, look))
                        return all;
                }
            }
        }
    }
    return all;
}

/// Undecided where the path is none that can be asked for (S121).
Sameness LessRules::at(const std::string &path, const std::vector<bool> &gone, Sees sees) const {
    const auto &rules = m_list->rules();
    const Head head(path);
    const auto next = [&](std::uint32_t from) {
        while (from < rules.size() &&
               (!rules[from].head.agrees(head) || !rules[from].paths.starsTake(path)))
            ++from;
        return from;
    };
    const auto seen = [&](std::uint32_t winner) {
        return seenAs(static_cast<PathOutcome>(m_list->labelOf(winner)), sees);
    };
    const std::uint32_t was = next(0);
    std::uint32_t is = was;
    while (is < rules.size() && gone[rules[is].source])
        is = next(is + 1);
    if (seen(was) == seen(is) || std::ranges::contains(policyPaths(), path))
        return Sameness::Same;
    return isCanonical(path, m_list->domain()) ? Sameness::Differs : Sameness::Undecided;
}

} // namespace gatepost::exact

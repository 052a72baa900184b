// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/knownparts.h"

#include "core/text/numbered.h"

#include <algorithm>
#include <utility>

namespace gatepost::exact {

namespace {

/// More pairs of rules than these are not looked at: then spellings are not told apart, which is said.
constexpr std::size_t kMostPartPairs = 250'000;
constexpr std::uint32_t kOutcomes = 16;

std::uint32_t labelOf(std::uint32_t before, std::uint32_t after) {
    return before * kOutcomes + after;
}

/// For each rule the first rule of another list with the same paths, else that list's none().
std::vector<std::uint32_t> sameRules(const DecisionList &rules, const DecisionList &in) {
    std::map<std::vector<std::string>, std::uint32_t> first;
    for (std::uint32_t index = 0; index < in.none(); ++index)
        first.try_emplace(in.rules()[index].paths.stars, index);
    std::vector<std::uint32_t> same;
    for (const ListRule &rule : rules.rules()) {
        const auto found = first.find(rule.paths.stars);
        same.push_back(found == first.end() ? in.none() : found->second);
    }
    return same;
}

/// The paths that both match; absent where stars cannot say it.
std::optional<Language> overlay(const Language &one, const Language &other) {
    Language both;
    for (const std::string &a : one.stars)
        for (const std::string &b : other.stars) {
            const auto paths = overlays(a, b);
            if (!paths)
                return {};
            both.stars.insert(both.stars.end(), paths->begin(), paths->end());
        }
    return both;
}

} // namespace

struct KnownParts::Both {
    const DecisionList *before = nullptr;
    const DecisionList *after = nullptr;
    std::optional<DecisionList> list;                           ///< absent: too much to look at
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs; ///< winners of both, by winner

    void make(Work &work);
};

/// The first pair of rules in this order that matches a path is the pair of the two winners.
void KnownParts::Both::make(Work &work) {
    if (std::size_t{before->none() + 1U} * (after->none() + 1U) > kMostPartPairs)
        return;
    const std::vector<std::uint32_t> inAfter = sameRules(*before, *after);
    const std::vector<std::uint32_t> inBefore = sameRules(*after, *before);
    std::vector<ListRule> rules;
    for (std::uint32_t a = 0; a <= before->none(); ++a)
        for (std::uint32_t b = 0; b <= after->none(); ++b) {
            const ListRule *one = a < before->none() ? &before->rules()[a] : nullptr;
            const ListRule *other = b < after->none() ? &after->rules()[b] : nullptr;
            // Where a rule wins on one side, its like on the other side wins or a higher one does.
            if ((one == nullptr && other == nullptr) || (one != nullptr && b > inAfter[a]) ||
                (other != nullptr && a > inBefore[b]) ||
                (one != nullptr && other != nullptr && !one->head.agrees(other->head)))
                continue;
            if (!work.spend())
                return;
            ListRule rule = one != nullptr ? *one : *other;
            if (one != nullptr && other != nullptr) {
                auto paths = overlay(one->paths, other->paths);
                if (!paths)
                    return;
                rule.paths = std::move(*paths);
                rule.shown.insert(rule.shown.end(), other->shown.begin(), other->shown.end());
            }
            if (rule.paths.stars.empty())
                continue;
            rule.label = exact::labelOf(before->labelOf(a), after->labelOf(b));
            rules.push_back(std::move(rule));
            pairs.emplace_back(a, b);
        }
    pairs.emplace_back(before->none(), after->none());
    list.emplace(std::move(rules),
                 exact::labelOf(before->labelOf(before->none()), after->labelOf(after->none())),
                 Domain::Google);
}

KnownParts::KnownParts(ListStore &store, const AgentClass &agents, Work &work, Work &spellings)
    : m_store(store),
      m_sides{Side{agents.sides[0].site, agents.sides[0].known},
              Side{agents.sides[1].site, agents.sides[1].known}},
      m_work(work),
      m_spellings(spellings) {}

const DecisionList &KnownParts::rulesOf(std::size_t side, std::size_t file) const {
    return m_store.rules(m_sides[side].rulesOf(file));
}

bool KnownParts::isSent(const DecisionList &list) const {
    return list.domain() == Domain::Google && m_store.domain() != Domain::Google &&
           !list.rules().empty();
}

/// A number for what the two sites answer; equal for equal answers of one call of of().
std::uint64_t KnownParts::answersOf(std::array<FileDecisions, 2> decisions,
                                    const PathQuestion &path, Instant at) const {
    std::uint64_t number = 0;
    for (std::size_t side = 0; side < 2; ++side) {
        const Side &one = m_sides[side];
        for (PathDecision &each : decisions[side])
            if (each.outcome == PathOutcome::Allowed || each.outcome == PathOutcome::Disallowed)
                each.rule = 0; // whichever it is, the reason is a rule
        const FetchVerdict fetch = one.fetch(decisions[side], false, one.crawl(path, at), at);
        number = number * 4 + static_cast<std::uint64_t>(fetch.decision);
        number = number * 64 + static_cast<std::uint64_t>(fetch.reason);
    }
    return number + 1;
}

std::vector<KnownPart> KnownParts::of(const PathSet &set, Instant at) {
    if (!m_solver)
        makeSolver();
    m_path.emplace(urlOf(set.example()));
    m_at = at;
    m_parts.clear();
    m_solver->run(set);
    return std::move(m_parts);
}

/// Made once: to compare two lists of ten thousand rules takes longer than to cut one set by them.
void KnownParts::makeSolver() {
    const DecisionList &nothing = m_store.rules(nullptr);
    std::vector<Layer> layers{{&m_store.policyFiles(), &m_store.policyFiles()}};
    for (std::size_t file = 0; file < kFileLayers; ++file) {
        const auto own = [&](std::size_t side) {
            const DecisionList &list = rulesOf(side, file);
            return isSent(list) ? &nothing : &list;
        };
        layers.push_back({own(0), own(0)->decidesAs(*own(1)) ? own(0) : own(1)});
    }
    const auto evaluate = [this, layers](std::span<const Winners> winners) {
        return answersOf({decisionsOf(layers, winners, false), decisionsOf(layers, winners, true)},
                         *m_path, m_at);
    };
    const auto emit = [this](const PathSet &part, std::uint64_t) {
        std::ranges::move(bySpelling(part, m_at), std::back_inserter(m_parts));
        return true;
    };
    m_solver = std::make_unique<Solver>(layers, evaluate, emit, false, m_work);
}

std::vector<KnownPart> KnownParts::bySpelling(const PathSet &set, Instant at) {
    for (std::size_t file = 0; file < kFileLayers; ++file) {
        if ((!isSent(rulesOf(0, file)) && !isSent(rulesOf(1, file))) || !m_spellings.goesOn())
            continue;
        const Both &both = bothOf(file);
        if (!both.list) {
            m_spellings.leaveOpen(spellingsAreOpen());
            break;
        }
        std::array<FileDecisions, 2> decisions;
        const std::string example = set.example();
        for (std::size_t side = 0; side < 2; ++side)
            for (std::size_t other = 0; other < kFileLayers; ++other)
                if (const DecisionList &list = rulesOf(side, other); !isSent(list))
                    decisions[side][other].outcome =
                        static_cast<PathOutcome>(list.labelOf(list.winnerOf(example)));
        const PathQuestion path(set.asked());
        const auto group = [&](std::uint32_t label) {
            decisions[0][file].outcome = static_cast<PathOutcome>(label / kOutcomes);
            decisions[1][file].outcome = static_cast<PathOutcome>(label % kOutcomes);
            return answersOf(decisions, path, at);
        };
        const std::uint64_t open = m_spellings.timesLeftOpen();
        const auto cut = sentParts(set, m_sentLists.of(*both.list), group, m_spellings);
        if (cut.size() < 2 || m_spellings.timesLeftOpen() > open || !m_spellings.goesOn())
            break;
        std::vector<KnownPart> parts;
        const Region region = set.region(m_spellings);
        for (const SentPart &part : cut)
            parts.push_back({set, regionOf(region, both, cut, part)});
        return parts;
    }
    return {{set, {}}};
}

const KnownParts::Both &KnownParts::bothOf(std::size_t file) {
    auto &known = m_both[file];
    if (known)
        return *known;
    const auto both = std::make_shared<Both>();
    const auto own = [&](std::size_t side) {
        const DecisionList &list = rulesOf(side, file);
        return isSent(list) ? &list : &m_store.rules(nullptr);
    };
    both->before = own(0);
    both->after = own(1);
    if (m_store.fresh())
        both->make(m_spellings);
    known = both;
    return *known;
}

/// What is left to a pair is what the pairs that were found have not taken.
Region KnownParts::regionOf(const Region &region, const Both &both, std::span<const SentPart> parts,
                            const SentPart &part) const {
    SentPart made{part.winner, part.example, {}, {}};
    const auto [a, b] = both.pairs[part.winner];
    const auto add = [](std::vector<SitePattern> &to, const std::vector<SitePattern> &patterns) {
        for (const SitePattern &pattern : patterns)
            if (!std::ranges::contains(to, pattern))
                to.push_back(pattern);
    };
    add(made.matches, part.matches);
    for (const SentPart &other : parts) {
        const auto [higher, otherHigher] = both.pairs[other.winner];
        if (higher < a)
            add(made.except, both.before->rules()[higher].shown);
        if (otherHigher < b)
            add(made.except, both.after->rules()[otherHigher].shown);
    }
    return sentRegion(region, *both.list, made, m_store.fresh());
}

} // namespace gatepost::exact

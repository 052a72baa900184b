// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/solver.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace gatepost::exact {

namespace {

/// More combinations than these are not tried: then every open layer counts as one that matters.
constexpr std::size_t kMostCombinations = 4096;
/// Heads of rules compared in the time of a step.
constexpr std::size_t kOthersOfAStep = 64;

} // namespace

struct Solver::Candidates {
    bool tooMany = false;
    std::vector<std::size_t> open; ///< layers that have no winner yet
    std::vector<std::uint64_t>
        answers; ///< of every combination, the last open layer varying fastest
};

Solver::Solver(std::vector<Layer> layers, Evaluate evaluate, Emit emit, bool byRule, Work &work)
    : m_layers(std::move(layers)),
      m_evaluate(std::move(evaluate)),
      m_emit(std::move(emit)),
      m_work(work),
      m_chosen(m_layers.size()),
      m_byRule(byRule) {
    for (const Layer &layer : m_layers) {
        // Two winners with the same label are enough to find out whether the answer depends on the rule or only on its label.
        const std::size_t each = byRule && !layer.byLabel ? 2 : 1;
        std::vector<Winners> all;
        if (layer.isShared()) {
            for (const std::uint32_t winner : layer.before->representatives(each))
                all.push_back({winner, winner});
            m_changes.emplace_back();
        } else {
            const auto after = layer.after->representatives(each);
            for (const std::uint32_t a : layer.before->representatives(each))
                for (const std::uint32_t b : after)
                    all.push_back({a, b});
            m_changes.push_back(changesOf(*layer.before, *layer.after));
        }
        m_representatives.push_back(std::move(all));
    }
    m_heads.resize(m_layers.size());
}

const HeadIndex &Solver::headsAfter(std::size_t layer) {
    std::optional<HeadIndex> &heads = m_heads[layer];
    return heads ? *heads : heads.emplace(m_layers[layer].after->rules());
}

Solver::~Solver() = default;

/// candidates(), which for answers by label are the same wherever rules of the same labels have won.
std::shared_ptr<const Solver::Candidates> Solver::knownCandidates() {
    if (m_byRule)
        return std::make_shared<const Candidates>(candidates());
    std::vector<std::uint64_t> labels;
    for (std::size_t layer = 0; layer < m_layers.size(); ++layer)
        if (const auto &won = m_chosen[layer]) {
            labels.push_back(layer);
            labels.push_back(std::uint64_t{m_layers[layer].before->labelOf(won->before)} << 32 |
                             m_layers[layer].after->labelOf(won->after));
        }
    std::shared_ptr<const Candidates> &known = m_known[std::move(labels)];
    if (!known)
        known = std::make_shared<const Candidates>(candidates());
    return known;
}

void Solver::run(const PathSet &start) {
    solve(start);
}

Solver::Candidates Solver::candidates() const {
    Candidates found;
    std::size_t count = 1;
    for (std::size_t layer = 0; layer < m_layers.size(); ++layer)
        if (!m_chosen[layer]) {
            found.open.push_back(layer);
            count *= m_representatives[layer].size();
            if (count > kMostCombinations) {
                found.tooMany = true;
                return found;
            }
        }
    std::vector<Winners> winners(m_layers.size());
    for (std::size_t layer = 0; layer < m_layers.size(); ++layer)
        if (m_chosen[layer])
            winners[layer] = *m_chosen[layer];
    found.answers.reserve(count);
    for (std::size_t index = 0; index < count; ++index) {
        std::size_t rest = index;
        for (std::size_t i = found.open.size(); i-- > 0;) {
            const auto &representatives = m_representatives[found.open[i]];
            winners[found.open[i]] = representatives[rest % representatives.size()];
            rest /= representatives.size();
        }
        found.answers.push_back(m_evaluate(winners));
    }
    return found;
}

void Solver::solve(const PathSet &paths) {
    if (m_ended || !m_work.spend())
        return;
    const auto known = knownCandidates();
    const Candidates &all = *known;
    if (!all.tooMany) {
        const bool same = std::ranges::all_of(
            all.answers, [&](std::uint64_t answer) { return answer == all.answers.front(); });
        if (same) {
            if (all.answers.front() != 0)
                m_ended = !m_emit(paths, all.answers.front());
            return;
        }
    }
    // The first layer that makes a difference, changed ones before others.
    std::optional<std::size_t> chosen;
    for (const bool shared : {false, true}) {
        std::size_t stride = all.answers.size();
        for (const std::size_t layer : all.open) {
            const std::size_t size = m_representatives[layer].size();
            bool matters = all.tooMany;
            if (!all.tooMany) {
                const std::size_t inner = stride / size;
                for (std::size_t i = 0; i < all.answers.size() && !matters; ++i) {
                    const std::size_t digit = (i / inner) % size;
                    matters = digit != 0 && all.answers[i] != all.answers[i - digit * inner];
                }
                stride = inner;
            }
            if (matters && !chosen && m_layers[layer].isShared() == shared)
                chosen = layer;
        }
    }
    if (!chosen)
        return; // cannot be: answers differ, so some layer makes them differ
    if (m_layers[*chosen].isShared())
        split(*chosen, paths);
    else
        splitChanged(*chosen, paths);
}

void Solver::descend(std::size_t layer, Winners winners, const PathSet &paths) {
    m_chosen[layer] = winners;
    solve(paths);
    m_chosen[layer].reset();
}

void Solver::split(std::size_t layer, const PathSet &paths) {
    const DecisionList &list = *m_layers[layer].before;
    std::vector<std::pair<std::uint32_t, PathSet>> parts;
    bool oneLabel = m_layers[layer].byLabel;
    bool isWhole = true;                   // the parts are all of `paths`
    std::map<std::uint32_t, bool> matters; // by label
    const auto labelMatters = [&](std::uint32_t winner) {
        const auto [known, isNew] = matters.try_emplace(list.labelOf(winner), false);
        if (isNew)
            known->second = canMatter(layer, {winner, winner});
        return known->second;
    };
    // Whether a rule can win costs a look at all others, so it is asked of those alone of which something is to be said.
    const auto winners = m_byRule ? paths.winnersIn(list, m_work) : paths.meetingIn(list, m_work);
    for (const std::uint32_t winner : winners) {
        if (m_ended || !m_work.goesOn())
            return;
        if (!m_byRule && !labelMatters(winner)) {
            isWhole = false;
            continue;
        }
        auto narrowed = paths.where(list, winner, m_work);
        if (!narrowed)
            continue;
        // Parts whose labels are all the same stay together.
        oneLabel = oneLabel &&
                   (parts.empty() || list.labelOf(parts.front().first) == list.labelOf(winner));
        parts.emplace_back(winner, std::move(*narrowed));
        if (!oneLabel) {
            for (const auto &[won, part] : parts)
                descend(layer, {won, won}, part);
            parts.clear();
        }
    }
    if (!parts.empty() && isWhole && m_work.isComplete())
        descend(layer, {parts.front().first, parts.front().first}, paths);
    else
        for (const auto &[won, part] : parts)
            descend(layer, {won, won}, part);
}

/// Whether anything is to be said where these have won. Asked of labels again and again: the answer is kept.
bool Solver::canMatter(std::size_t layer, Winners winners) {
    m_chosen[layer] = winners;
    const auto all = knownCandidates();
    m_chosen[layer].reset();
    return all->tooMany ||
           std::ranges::any_of(all->answers, [](std::uint64_t answer) { return answer != 0; });
}

void Solver::splitChanged(std::size_t layer, const PathSet &paths) {
    const DecisionList &before = *m_layers[layer].before;
    const DecisionList &after = *m_layers[layer].after;
    const ListChanges &changes = m_changes[layer];
    std::map<std::pair<std::uint32_t, std::uint32_t>, bool> matters;
    const auto pairMatters = [&](std::uint32_t a, std::uint32_t b) {
        const auto [known, isNew] =
            matters.try_emplace({before.labelOf(a), after.labelOf(b)}, false);
        if (isNew)
            known->second = canMatter(layer, {a, b});
        return known->second;
    };
    const auto ruleOf = [](const DecisionList &list, std::uint32_t winner) {
        return winner < list.none() ? &list.rules()[winner] : nullptr;
    };
    // Where two rules win that both lists have at the same place they are one and the same rule: with other labels one of
    // them was added, removed or moved. So most rules have few partners, unless equal labels matter too.
    const std::vector<std::uint32_t> all = paths.meetingIn(after, m_work);
    std::vector<std::uint32_t> changed;
    std::ranges::copy_if(all, std::back_inserter(changed),
                         [&](std::uint32_t b) { return changes.after[b]; });
    const bool equalMatter =
        m_byRule || std::ranges::any_of(m_representatives[layer], [&](Winners each) {
            return before.labelOf(each.before) == after.labelOf(each.after) &&
                   pairMatters(each.before, each.after);
        });
    std::vector<bool> isMet(after.none() + std::size_t{1});
    for (const std::uint32_t b : all)
        isMet[b] = true;
    // Of many others those are looked at whose paths may begin alike; no rule, the last of them, may win on any path.
    std::vector<std::uint32_t> near;
    const auto othersOf = [&](std::uint32_t a) -> const std::vector<std::uint32_t> & {
        const bool anyOther = changes.before[a] || equalMatter;
        const auto &others = anyOther ? all : changed;
        const ListRule *one = ruleOf(before, a);
        if (one == nullptr || others.size() < HeadIndex::kFewRules)
            return others;
        near.clear();
        for (const std::uint32_t b : headsAfter(layer).meeting(one->head.start()))
            if (isMet[b] && (anyOther || changes.after[b]))
                near.push_back(b);
        if (others.back() == after.none())
            near.push_back(after.none());
        return near;
    };
    std::vector<std::uint32_t> partners;
    for (const std::uint32_t a : paths.meetingIn(before, m_work)) {
        if (m_ended)
            break;
        partners.clear();
        const std::vector<std::uint32_t> &others = othersOf(a);
        if (!m_work.spend(others.size() / kOthersOfAStep))
            return;
        for (const std::uint32_t b : others) {
            const ListRule *one = ruleOf(before, a);
            const ListRule *other = ruleOf(after, b);
            if (one != nullptr && other != nullptr && !one->head.agrees(other->head))
                continue;
            if (!m_work.spend())
                return;
            const bool sameLabel = before.labelOf(a) == after.labelOf(b);
            if (!sameLabel && !changes.before[a] && !changes.after[b])
                continue;
            if (!m_byRule && !pairMatters(a, b))
                continue;
            if (one != nullptr && other != nullptr && one->paths.globs.empty() &&
                std::ranges::none_of(one->paths.stars, [&](const std::string &pattern) {
                    return other->paths.mayMeet(pattern);
                }))
                continue;
            partners.push_back(b);
        }
        if (partners.empty())
            continue;
        const auto narrowed = paths.where(before, a, m_work);
        if (!narrowed)
            continue;
        for (const std::uint32_t b : partners)
            if (const auto both = narrowed->where(after, b, m_work); both && !m_ended)
                descend(layer, {a, b}, *both);
    }
}

} // namespace gatepost::exact

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/relations.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace gatepost::exact {

namespace {

/// So many heads of rules are looked at in the time of a step.
constexpr std::size_t kLooksOfAStep = 16;

} // namespace

RuleBits::RuleBits(std::size_t size, bool all)
    : m_words((size + 63) / 64, all ? ~std::uint64_t{0} : 0) {
    if (all && size % 64 != 0)
        m_words.back() = (std::uint64_t{1} << (size % 64)) - 1;
}

std::uint32_t RuleBits::next(std::uint32_t from) const {
    for (std::size_t word = from / 64; word < m_words.size(); ++word) {
        std::uint64_t bits = m_words[word];
        if (word == from / 64)
            bits &= ~std::uint64_t{0} << (from % 64);
        if (bits != 0)
            return static_cast<std::uint32_t>(word * 64) +
                   static_cast<std::uint32_t>(std::countr_zero(bits));
    }
    return kNone;
}

bool RuleBits::meets(const RuleBits &other) const {
    return !std::ranges::equal(m_words, other.m_words, [](std::uint64_t one, std::uint64_t two) {
        return (one & two) == 0;
    });
}

RuleBits &RuleBits::operator&=(const RuleBits &other) {
    std::ranges::transform(m_words, other.m_words, m_words.begin(), std::bit_and());
    return *this;
}

RuleRow::RuleRow(std::vector<std::uint32_t> rules, std::size_t size)
    : m_first(rules.empty() ? RuleBits::kNone : rules.front()), m_size(size) {
    constexpr std::size_t kBitsOfNumber = 32;
    if (rules.size() * kBitsOfNumber <= size) {
        rules.shrink_to_fit();
        m_few = std::move(rules);
        return;
    }
    m_many.emplace(size);
    for (const std::uint32_t rule : rules)
        m_many->set(rule);
}

bool RuleRow::test(std::uint32_t rule) const {
    return m_many ? m_many->test(rule) : std::ranges::binary_search(m_few, rule);
}

std::uint32_t RuleRow::next(std::uint32_t from) const {
    if (m_many)
        return m_many->next(from);
    const auto at = std::ranges::lower_bound(m_few, from);
    return at == m_few.end() ? RuleBits::kNone : *at;
}

bool RuleRow::meets(const RuleBits &other) const {
    return m_many
               ? m_many->meets(other)
               : std::ranges::any_of(m_few, [&](std::uint32_t rule) { return other.test(rule); });
}

void RuleRow::narrow(RuleBits &bits) const {
    if (m_many) {
        bits &= *m_many;
        return;
    }
    RuleBits both(m_size);
    for (const std::uint32_t rule : m_few)
        if (bits.test(rule))
            both.set(rule);
    bits = std::move(both);
}

Relations::Rows &Relations::rowsOf(const DecisionList &list, const DecisionList &in) {
    const std::pair key{list.number(), in.number()};
    if (m_last != nullptr && m_lastKey == key)
        return *m_last;
    Rows &rows = m_rows[key];
    rows.meeting.resize(list.rules().size());
    rows.covering.resize(list.rules().size());
    m_lastKey = key;
    m_last = &rows;
    return rows;
}

const HeadIndex &Relations::headsOf(const DecisionList &list) {
    const ListRule *const rules = list.rules().data();
    auto &[at, heads] = m_heads[list.number()];
    if (!heads || at != rules) { // a list of the same number may have moved
        heads.emplace(list.rules());
        at = rules;
    }
    return *heads;
}

const RuleRow &Relations::meeting(const DecisionList &list, std::uint32_t rule,
                                  const DecisionList &in, Work &work) {
    auto &row = rowsOf(list, in).meeting[rule];
    if (row)
        return *row;
    const ListRule &one = list.rules()[rule];
    std::vector<std::string> patterns = one.paths.stars;
    for (const Glob &glob : one.paths.globs)
        patterns.push_back(relaxed(glob)); // once, not for each other rule
    std::vector<std::uint32_t> met;
    bool goesOn = true;
    const auto lookAt = [&](std::uint32_t index) {
        const ListRule &other = in.rules()[index];
        if (!one.head.agrees(other.head))
            return;
        goesOn = goesOn && work.spend();
        if (!goesOn || one.surelyMeets(other) ||
            std::ranges::any_of(
                patterns, [&](const std::string &pattern) { return other.paths.mayMeet(pattern); }))
            met.push_back(index);
    };
    // A look at a head is far less than a step, and a bit of a row far less than that.
    if (in.rules().size() < HeadIndex::kFewRules) {
        goesOn = work.spend(1 + in.rules().size() / kLooksOfAStep);
        for (std::uint32_t index = 0; index < in.none(); ++index)
            lookAt(index);
    } else {
        const auto near = headsOf(in).meeting(one.head.start());
        goesOn = work.spend(1 + near.size() / kLooksOfAStep + in.rules().size() / 128);
        for (const std::uint32_t index : near)
            if (index < in.none())
                lookAt(index);
    }
    row = std::make_unique<RuleRow>(std::move(met), in.rules().size());
    return *row;
}

const RuleRow &Relations::covering(const DecisionList &list, std::uint32_t rule,
                                   const DecisionList &in, Work &work) {
    if (const auto &row = rowsOf(list, in).covering[rule])
        return *row;
    const ListRule &one = list.rules()[rule];
    std::vector<std::uint32_t> covers;
    if (m_fresh && one.paths.globs.empty() && !one.paths.stars.empty()) {
        const auto lookAt = [&](std::uint32_t index) {
            const ListRule &other = in.rules()[index];
            if ((other.pairs & ~one.pairs) != 0 || !one.head.agrees(other.head))
                return true;
            if (!work.spend())
                return false;
            if (starsCover(other.paths, one.paths))
                covers.push_back(index);
            return true;
        };
        if (in.rules().size() < HeadIndex::kFewRules) {
            bool goesOn = work.spend(1 + in.rules().size() / kLooksOfAStep);
            for (std::uint32_t index = 0; index < in.none() && goesOn; ++index)
                goesOn = lookAt(index);
        } else {
            const auto around = headsOf(in).around(one.head.start());
            if (work.spend(1 + around->size() / kLooksOfAStep))
                static_cast<void>(std::ranges::all_of(*around, lookAt));
            std::ranges::sort(covers);
        }
    }
    auto &row = rowsOf(list, in).covering[rule];
    row = std::make_unique<RuleRow>(std::move(covers), in.rules().size());
    return *row;
}

} // namespace gatepost::exact

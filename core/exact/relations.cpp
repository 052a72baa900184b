// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/relations.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace gatepost::exact {

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

const RuleBits &Relations::meeting(const DecisionList &list, std::uint32_t rule,
                                   const DecisionList &in, Work &work) {
    auto &row = rowsOf(list, in).meeting[rule];
    if (row)
        return *row;
    const ListRule &one = list.rules()[rule];
    auto bits = std::make_unique<RuleBits>(in.rules().size());
    bool goesOn = true;
    const auto lookAt = [&](std::uint32_t index) {
        const ListRule &other = in.rules()[index];
        if (!one.head.agrees(other.head))
            return;
        goesOn = goesOn && work.spend();
        if (!goesOn || one.paths.mayMeet(other.paths))
            bits->set(index);
    };
    // A look at a head is far less than a step, and a bit of a row far less than that.
    if (in.rules().size() < HeadIndex::kFewRules) {
        goesOn = work.spend(1 + in.rules().size() / 16);
        for (std::uint32_t index = 0; index < in.none(); ++index)
            lookAt(index);
    } else {
        const auto near = headsOf(in).meeting(one.head.start());
        goesOn = work.spend(1 + near.size() / 16 + in.rules().size() / 128);
        for (const std::uint32_t index : near)
            if (index < in.none())
                lookAt(index);
    }
    bits->findFirst();
    row = std::move(bits);
    return *row;
}

const RuleBits &Relations::covering(const DecisionList &list, std::uint32_t rule,
                                    const DecisionList &in, Work &work) {
    if (const auto &row = rowsOf(list, in).covering[rule])
        return *row;
    const ListRule &one = list.rules()[rule];
    auto bits = std::make_unique<RuleBits>(in.rules().size());
    if (m_fresh && one.paths.globs.empty()) {
        std::vector<std::string> witnesses;
        for (const std::string &pattern : one.paths.stars)
            witnesses.push_back(witness(pattern, *m_fresh));
        const RuleBits &met = meeting(list, rule, in, work);
        for (std::uint32_t index = met.next(0); index != RuleBits::kNone && work.spend();
             index = met.next(index + 1))
            if (std::ranges::all_of(witnesses, [&](const std::string &path) {
                    return in.rules()[index].paths.starsTake(path);
                }))
                bits->set(index);
    }
    bits->findFirst();
    auto &row = rowsOf(list, in).covering[rule];
    row = std::move(bits);
    return *row;
}

} // namespace gatepost::exact

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/hit.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <ranges>
#include <string_view>
#include <vector>

/// What the versions said of a path before.
namespace gatepost::logs {

/// For each path the answers of four classes of agents.
///
/// Why: to ask the rules costs more than all else that a line needs. Why it does not grow: a table of all paths of a
/// log does not fit into a cache, and is slower than asking again. Why four places for a path: with one, a third of
/// 60,000 paths push each other out all the time; four are a cache line.
class AnswerMemory {
public:
    static constexpr std::size_t kClasses = 4;
    struct Slot {
        std::uint64_t tag = 0;
        std::array<std::uint16_t, kClasses> answers{}; ///< counted from 1; 0: not asked yet
    };
    AnswerMemory() : m_sets(kSets) {}
    /// `answerClass`: a number; of four in a row each has its place in a slot.
    [[nodiscard]] std::uint64_t tag(std::string_view target, std::size_t answerClass) const {
        return tableHashOf(target, m_seed + answerClass / kClasses);
    }
    /// slot() of this tag will be called some lines later: memory is told now.
    void expect(std::uint64_t tag) const {
#if defined(__GNUC__)
        __builtin_prefetch(&m_sets[tag >> kShift]);
#endif
    }
    [[nodiscard]] Slot &slot(std::uint64_t tag) {
        Set &set = m_sets[tag >> kShift];
        for (Slot &slot : set.ways)
            if (slot.tag == tag)
                return slot;
        // The one that came first leaves.
        std::ranges::copy_backward(set.ways | std::views::take(kWays - 1), set.ways.end());
        set.ways[0] = {};
        set.ways[0].tag = tag;
        return set.ways[0];
    }

private:
    static constexpr unsigned kShift = 64 - 15;
    static constexpr std::size_t kSets = std::size_t{1} << (64 - kShift);
    static constexpr std::size_t kWays = 4;
    /// A cache line.
    struct alignas(64) Set {
        std::array<Slot, kWays> ways;
    };
    std::vector<Set> m_sets;
    std::uint64_t m_seed = randomSeed();
};

} // namespace gatepost::logs

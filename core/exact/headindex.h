// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/list.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// Rules by what their paths begin with, so that one among ten thousand is not held against each of the others.
namespace gatepost::exact {

class HeadIndex {
public:
    static constexpr std::size_t kFewRules = 256; ///< lists of fewer rules are looked through

    /// The rules must outlive it.
    explicit HeadIndex(std::span<const ListRule> rules);

    /// Calls `visit(index)` in ascending order for all rules behind `index` that may have a path in common with it, until it
    /// returns false. They are among `others`, ascending, or it is called for these others instead, if that is cheaper.
    template <typename Others, typename Visit>
    void visitBehind(std::uint32_t index, const Others &others, Visit &&visit) const {
        if (const auto near = behind(index))
            static_cast<void>(std::ranges::all_of(*near, visit));
        else
            static_cast<void>(std::ranges::all_of(others, visit));
    }

    /// The rules that may have a path in common with one that begins so, and some others; ascending.
    [[nodiscard]] std::vector<std::uint32_t> meeting(std::string_view start) const;
    /// The rules that may match all paths that begin so: those whose own beginning is a part of it. Absent where there is no
    /// index. Each of them once, in no order.
    [[nodiscard]] std::optional<std::vector<std::uint32_t>> around(std::string_view start) const;

private:
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};

    /// Rules that begin alike.
    struct Start {
        std::string_view bytes;
        /// The first of its rules in m_rules; they end where those of the next start begin.
        std::uint32_t first = 0;
        std::uint32_t shorter = kNone; ///< index of the longest start that begins this one
    };
    /// The longest start that begins `start` and is shorter, or kNone; `next` is the first one that is not before it.
    [[nodiscard]] std::uint32_t shorterThan(std::string_view start, std::uint32_t next) const;
    [[nodiscard]] std::uint32_t firstNotBefore(std::string_view start) const;
    [[nodiscard]] std::span<const std::uint32_t> rulesOf(std::uint32_t start) const;
    /// From `from` on; absent where they are more than `most`, or where there is no index.
    [[nodiscard]] std::optional<std::vector<std::uint32_t>>
    near(std::string_view start, std::uint32_t from, std::size_t most) const;
    /// Absent where they are so many that looking at each rule costs less.
    [[nodiscard]] std::optional<std::vector<std::uint32_t>> behind(std::uint32_t index) const;

    std::span<const ListRule> m_list;
    std::vector<Start> m_starts; ///< by bytes, and one more, which ends the rules of the last
    std::vector<std::uint32_t> m_rules; ///< by start, then ascending
};

} // namespace gatepost::exact

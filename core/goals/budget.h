// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/work.h"

#include <algorithm>
#include <cstdint>
#include <utility>

/// One bound of all that a job proves, in steps of exact::Work. Inside of this room only.
namespace gatepost::goals {

class Budget {
public:
    explicit Budget(exact::Limits whole) : m_whole(std::move(whole)), m_left(m_whole.steps) {}

    /// What a search may cost that begins now.
    [[nodiscard]] exact::Limits left() const {
        exact::Limits limits = m_whole;
        limits.steps = m_left;
        return limits;
    }
    void spend(std::uint64_t steps) { m_left -= std::min(m_left, steps); }
    /// What is not known by then is open.
    [[nodiscard]] bool isSpent() const { return m_left == 0; }

private:
    exact::Limits m_whole;
    std::uint64_t m_left;
};

} // namespace gatepost::goals

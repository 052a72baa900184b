// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/work.h"

#include <algorithm>

namespace gatepost::exact {

void Work::leaveOpen(Message what) {
    constexpr std::size_t kMost = 50;
    ++m_timesLeftOpen;
    if (m_open.size() < kMost && !std::ranges::contains(m_open, what))
        m_open.push_back(std::move(what));
}

std::vector<Message> Work::unproven() const {
    std::vector<Message> all = m_open;
    if (m_stopped)
        all.emplace_back(GATEPOST_TEXT("verdict", "The search was stopped before its end"));
    else if (m_exhausted)
        all.emplace_back(GATEPOST_TEXT(
            "verdict", "The search reached its limit before all combinations were compared"));
    return all;
}

} // namespace gatepost::exact

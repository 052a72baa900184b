// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/match/wilds.h"

#include "core/match/search.h"

#include <algorithm>

namespace gatepost {

void WildTable::insertStars(std::string_view pattern, RuleRank rank) {
    m_wilds.push_back({.rank = rank, .stars = pattern, .shell = {}});
}

void WildTable::insertShell(ShellPattern pattern, RuleRank rank) {
    m_wilds.push_back({.rank = rank, .stars = {}, .shell = pattern});
}

void WildTable::finish() {
    std::ranges::sort(m_wilds, std::greater{}, &Wild::rank);
}

bool WildTable::matches(const Wild &wild, std::string_view path) const {
    return wild.stars.empty() ? m_shell.matches(wild.shell, path) : matchesStars(wild.stars, path);
}

RuleRank WildTable::best(std::string_view path, RuleRank floor) const {
    for (const Wild &wild : m_wilds) {
        if (wild.rank <= floor)
            break;
        if (matches(wild, path))
            return wild.rank;
    }
    return floor;
}

} // namespace gatepost

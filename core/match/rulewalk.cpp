// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/match/rulewalk.h"

#include "core/match/path.h"

namespace gatepost {

void RuleWalk::consider(std::string_view value, const RuleLine &rule) {
    bool hasStars = false;
    const std::string_view pattern = normalisedRule(value, m_scratch, &hasStars);
    const bool allows = rule.kind == RuleKind::Allow;
    const bool wins = !m_best.found || pattern.size() > m_best.length ||
                      (pattern.size() == m_best.length && allows && !m_best.allows);
    if (!wins)
        return;
    if (hasStars) {
        m_searched += m_path.size();
        if (hasGivenUp())
            return;
    }
    if (matchesStars(pattern, m_path))
        m_best = {true, allows, rule.line, pattern.size()};
}

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/deadextended.h"

#include "core/exact/region.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

using exact::DecisionList;
using exact::ListRule;
using exact::PathSet;

/// Looks for a path that one rule of a list decides.
class Search {
public:
    explicit Search(const DecisionList &list) : m_list(list) {
        std::vector<std::string_view> patterns;
        list.collect(patterns);
        m_fresh = exact::freshByte(patterns);
    }

    /// True if certainly none is left.
    [[nodiscard]] bool isDead(std::uint32_t rule) {
        exact::Work work(limits());
        const auto alive = everything().where(m_list, rule, work);
        return !alive && work.isComplete();
    }

    /// A higher rule that has all paths of a dead one by itself; else one that has some of them, and `together` is set.
    [[nodiscard]] std::uint32_t decider(std::uint32_t rule, bool &together) {
        std::optional<std::uint32_t> some;
        for (std::uint32_t higher = 0; higher < rule; ++higher) {
            const DecisionList both({m_list.rules()[higher], m_list.rules()[rule]}, 0,
                                    m_list.domain());
            exact::Work work(limits());
            if (!everything().where(both, 1, work) && work.isComplete()) {
                together = false;
                return higher;
            }
            const DecisionList only({m_list.rules()[rule]}, 0, m_list.domain());
            const auto paths = everything().where(only, 0, work);
            if (!some && paths && m_list.rules()[higher].paths.contains(paths->example()))
                some = higher;
        }
        together = true;
        return some.value_or(0);
    }

private:
    [[nodiscard]] PathSet everything() const { return {m_list.domain(), m_fresh}; }
    static exact::Limits limits() { return {.steps = 200'000, .states = 5'000, .stop = {}}; }

    const DecisionList &m_list;
    std::optional<char> m_fresh;
};

} // namespace

std::vector<DeadRule> deadExtendedRules(std::span<const ExtendedRule> rules) {
    constexpr std::size_t kMost = 500;
    std::vector<DeadRule> dead;
    if (rules.size() > kMost)
        return dead;
    std::vector<RuleLine> lines;
    for (const ExtendedRule &rule : rules)
        lines.push_back({rule.value, 0, rule.allow ? RuleKind::Allow : RuleKind::Disallow});
    const RuleSet set = RuleSet::compile(PathReading::Extended, lines);
    const DecisionList list = DecisionList::ofRules(set);
    Search search(list);
    for (std::uint32_t index = 0; index < list.none(); ++index) {
        if (!search.isDead(index))
            continue;
        bool together = false;
        const std::uint32_t by = search.decider(index, together);
        dead.push_back({list.rules()[index].source, list.rules()[by].source, together});
    }
    std::ranges::sort(dead, {}, &DeadRule::rule);
    return dead;
}

} // namespace gatepost::linting

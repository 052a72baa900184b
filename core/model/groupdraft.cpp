// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/model/groupdraft.h"

#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {

std::vector<std::uint32_t> GroupFacts::lines(std::size_t index) const {
    std::vector<std::uint32_t> result;
    for (const GroupAgent &agent : groups.agentsOf(at(index)))
        result.push_back(agent.line);
    const auto rest = body(index);
    result.insert(result.end(), rest.begin(), rest.end());
    std::ranges::sort(result);
    const auto [first, last] = std::ranges::unique(result);
    result.erase(first, last);
    return result;
}

std::vector<std::uint32_t> GroupFacts::body(std::size_t index) const {
    std::vector<std::uint32_t> result;
    for (const GroupRule &rule : groups.rulesOf(at(index)))
        if (!rule.joined)
            result.push_back(rule.line);
    const auto others = groups.othersOf(at(index));
    result.insert(result.end(), others.begin(), others.end());
    std::ranges::sort(result);
    return result;
}

bool GroupFacts::names(std::size_t index, std::string_view token) const {
    return std::ranges::any_of(groups.agentsOf(at(index)), [&](const GroupAgent &agent) {
        return equalsIgnoringCase(agent.value, token);
    });
}

bool GroupFacts::isOpen(std::size_t index) const {
    const Group &group = at(index);
    return group.rulesBegin == group.rulesEnd && group.version != GroupVersion::Extended;
}

bool GroupFacts::isFollowed(std::size_t index) const {
    if (index + 1 >= count())
        return false;
    const auto between =
        tree.lines().subspan(at(index).lastLine, at(index + 1).firstLine - at(index).lastLine);
    return std::ranges::none_of(between,
                                [](const Line &l) { return l.kind == LineKind::BlockHeader; });
}

bool GroupFacts::hasJoinedRule(std::size_t index) const {
    return std::ranges::any_of(groups.rulesOf(at(index)), &GroupRule::joined);
}

std::size_t GroupFacts::agentsEndLine(std::size_t index) const {
    const std::uint32_t last = groups.agentsOf(at(index)).back().line;
    return hasJoinedRule(index) ? last : last + 1;
}

bool GroupFacts::holdsBackVersion(std::size_t line) const {
    const auto all = tree.lines();
    const auto isQuiet = [&](std::size_t i) {
        return all[i].kind == LineKind::Blank || all[i].kind == LineKind::Comment;
    };
    std::size_t below = line + 1;
    while (below < all.size() && isQuiet(below))
        ++below;
    std::size_t agent = line; // the line itself where a rule is joined to it
    if (!all[line].is(DirectiveId::UserAgent)) {
        while (agent > 0 && isQuiet(agent - 1))
            --agent;
        if (agent == 0 || !all[agent - 1].is(DirectiveId::UserAgent))
            return false;
        --agent;
    }
    if (below == all.size() || !all[below].is(DirectiveId::RobotVersion) ||
        all[line].kind == LineKind::BlockHeader)
        return false;
    const auto group = groups.groupAt(static_cast<std::uint32_t>(agent));
    return group && (agent == line) == hasJoinedRule(*group);
}

std::vector<std::uint32_t> GroupFacts::linesOf(std::size_t index, DirectiveId directive) const {
    std::vector<std::uint32_t> result;
    for (const std::uint32_t line : lines(index))
        if (tree.lines()[line].is(directive))
            result.push_back(line);
    return result;
}

std::size_t GroupFacts::placeFor(std::size_t index, DirectiveId directive) const {
    const auto lineOrder = [&](std::uint32_t line) {
        return tree.dialect().find(tree.lines()[line].directive)->order;
    };
    const auto own = linesOf(index, directive);
    if (!own.empty())
        return own.back() + 1;
    const auto rules = groups.rulesOf(at(index));
    const bool isPathRule = isRule(directive);
    if (isPathRule && !rules.empty())
        return rules.back().line + 1;
    // Other groups show on which side of the rules this directive stands; the nearest one is asked.
    std::optional<bool> below;
    std::size_t nearest = 0;
    for (std::size_t other = 0; other < count(); ++other) {
        const auto otherRules = groups.rulesOf(at(other));
        const auto theirs = linesOf(other, directive);
        const std::size_t distance = other < index ? index - other : other - index;
        if (isPathRule || otherRules.empty() || theirs.empty() || (below && distance >= nearest))
            continue;
        below = theirs.front() > otherRules.back().line;
        nearest = distance;
    }
    if (below.value_or(false))
        return at(index).lastLine + 1;
    const std::uint8_t order = tree.dialect().find(directive)->order;
    std::size_t place = groups.agentsOf(at(index)).back().line + std::size_t{1};
    for (const std::uint32_t line : body(index))
        if (lineOrder(line) <= order)
            place = std::max<std::size_t>(place, line + 1);
    return place;
}

void draftClosing(LineDraft &draft, const GroupFacts &reading, std::size_t group,
                  std::size_t place) {
    draft.insert(place,
                 spelledLine(reading.tree, DirectiveId::Disallow, {}, place, reading.lines(group)));
}

} // namespace gatepost

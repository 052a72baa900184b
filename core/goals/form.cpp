// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/form.h"

#include "core/match/path.h"
#include "core/syntax/groups.h"
#include "core/syntax/managed.h"
#include "core/text/ascii.h"
#include "core/text/linediff.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <utility>

namespace gatepost::goals {

namespace {

constexpr std::array kRules = {DirectiveId::Allow, DirectiveId::Disallow,
                               DirectiveId::AllowAiTraining, DirectiveId::DisallowAiTraining};

/// Records with agents and without a rule. Without its one rule a group's agents go on to the group below, in every reading but
/// that of 1994, where a blank line ends a record (S91); and nobody writes a group so, not even the last.
std::size_t recordsWithoutRule(const Tree &tree) {
    std::size_t count = 0;
    bool hasAgent = false;
    bool hasRule = false;
    const auto end = [&] {
        count += hasAgent && !hasRule ? 1 : 0;
        hasAgent = hasRule = false;
    };
    auto joined = tree.joinedRules().begin();
    for (std::uint32_t i = 0; i < tree.lines().size(); ++i) {
        const Line &line = tree.lines()[i];
        if (line.kind == LineKind::Blank)
            end();
        hasAgent = hasAgent || line.is(DirectiveId::UserAgent);
        hasRule = hasRule || std::ranges::contains(kRules, line.directive);
        for (; joined != tree.joinedRules().end() && joined->line == i; ++joined)
            hasRule = true;
    }
    end();
    return count;
}

/// The sets of groups that agents follow: those of one name are one (S13).
std::set<std::vector<std::size_t>> followedIn(const Tree &tree) {
    std::map<std::string, std::vector<std::size_t>> byName;
    const Groups &groups = tree.groups();
    const auto managed = managedBlocks(tree);
    for (std::size_t i = 0; i < groups.groups.size(); ++i)
        if (groups.groups[i].version == GroupVersion::Plain &&
            managedBlockAt(managed, groups.groups[i].firstLine) == nullptr)
            for (const GroupAgent &agent : groups.agentsOf(groups.groups[i]))
                byName[toLower(agent.value)].push_back(i);
    std::set<std::vector<std::size_t>> all;
    for (auto &[name, followed] : byName)
        all.insert(std::move(followed));
    return all;
}

/// The paths, normalised, that are allowed and disallowed to the same agents.
std::set<std::string> contradictedIn(const Tree &tree) {
    std::set<std::string> contradicted;
    std::string scratch;
    for (const auto &followed : followedIn(tree)) {
        std::map<std::string, DirectiveId, std::less<>> said;
        for (const std::size_t group : followed)
            for (const GroupRule &rule : tree.groups().rulesOf(tree.groups().groups[group])) {
                const std::string_view value = normalisedRule(tree.slice(rule.value), scratch);
                if (value.empty())
                    continue;
                const auto [at, isNew] = said.try_emplace(std::string(value), rule.directive);
                if (!isNew && at->second != rule.directive)
                    contradicted.insert(at->first);
            }
    }
    return contradicted;
}

/// Lines that are comments alone, sorted.
std::vector<std::string_view> commentsOf(const Tree &tree) {
    std::vector<std::string_view> comments;
    for (const Line &line : tree.lines())
        if (line.kind == LineKind::Comment)
            comments.push_back(contentOfLine(tree.slice(line.whole())));
    std::ranges::sort(comments);
    return comments;
}

} // namespace

Form::Form(Tree before)
    : m_before(std::move(before)),
      m_withoutRule(recordsWithoutRule(m_before)),
      m_comments(commentsOf(m_before)),
      m_contradicted(contradictedIn(m_before)) {}

bool Form::isWorse(const Tree &after) const {
    return recordsWithoutRule(after) > m_withoutRule ||
           !std::ranges::includes(commentsOf(after), m_comments) ||
           !std::ranges::includes(m_contradicted, contradictedIn(after));
}

} // namespace gatepost::goals

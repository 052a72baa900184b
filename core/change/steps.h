// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/ruleset.h"
#include "core/model/linedraft.h"
#include "core/syntax/groups.h"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

/// What the edits of this room are made with. Only the .cpp files of core/change include this.
namespace gatepost {

/// A text under edit: each step is made for the text that the one before left.
class Steps {
public:
    explicit Steps(const Tree &tree) : m_start(tree), m_tree(tree), m_groups(readGroups(m_tree)) {}

    [[nodiscard]] const Tree &tree() const { return m_tree; }
    [[nodiscard]] const Groups &groups() const { return m_groups; }
    /// False if the step was refused; result() then says why.
    bool take(const EditResult &edit);
    [[nodiscard]] EditResult result() const;

    /// The groups that name the token (in lower case), last first: removals do not move those still to come.
    [[nodiscard]] std::vector<std::size_t> groupsOf(const std::string &token) const;
    [[nodiscard]] bool allIn(std::size_t group, const std::set<std::string> &tokens) const;
    /// Takes the token's User-agent lines out of a group that names others too.
    bool leave(std::size_t group, const std::string &token);
    /// Removes the group's rules of one kind, of value "/" or, if `any`, of every value.
    bool dropRules(std::size_t group, DirectiveId kind, bool any);
    [[nodiscard]] bool decides(std::size_t group, PathOutcome wanted) const;
    /// What the group's rules say of a path; the rule is an index into the group's.
    [[nodiscard]] PathDecision decisionOn(std::size_t group, std::string_view path) const;
    /// Rules are "Disallow: /" alone.
    [[nodiscard]] bool closesAll(std::size_t group) const;

private:
    Tree m_start;
    Tree m_tree;
    Groups m_groups;
    Message m_error;
};

} // namespace gatepost

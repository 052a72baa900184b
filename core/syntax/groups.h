// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/syntax/tree.h"
#include "core/text/fewlist.h"
#include "core/value/version.h"

#include <functional>
#include <optional>
#include <vector>

/// Which lines belong together in robots.txt, robots-ai.txt and the path rules of robots2.txt (S20, S21, S30).
namespace gatepost {

/// One User-agent line of a group.
struct GroupAgent {
    std::uint32_t line = 0;
    std::string_view value; ///< cut (S14); bytes of the tree's text
};

/// One rule of a group; `joined` points into Tree::joinedRules() where S17 applied.
struct GroupRule {
    std::uint32_t line = 0;
    DirectiveId directive = DirectiveId::Disallow; ///< Allow or Disallow
    ByteRange value;
    bool joined = false;
};

enum class GroupVersion : std::uint8_t {
    Plain,        ///< no Robot-version at once, 1.x, or malformed
    Extended,     ///< EXT (S30)
    Experimental, ///< odd second number: as if it were not there
};

struct Group {
    std::uint32_t firstLine = 0; ///< its first User-agent line
    std::uint32_t lastLine = 0;  ///< its last line that is a directive of it
    GroupVersion version = GroupVersion::Plain;
    /// The Robot-version that counts: directly below the last of its User-agent lines that has one there (S30). `1.0` and
    /// what is malformed leave the run open, so that a group may have several; then the last counts.
    std::optional<std::uint32_t> versionLine;
    /// True if a directive other than Allow and Disallow stands between its User-agent lines (S20, the trap).
    bool trap = false;
    std::uint32_t agentsBegin = 0, agentsEnd = 0; ///< into Groups::agents
    std::uint32_t rulesBegin = 0, rulesEnd = 0;   ///< into Groups::rules
    std::uint32_t othersBegin = 0,
                  othersEnd = 0; ///< into Groups::others: line indices of other group directives
};

/// The groups that name an agent in one way, as indexes in file order; experimental ones do not count (S30).
struct NamingGroups {
    std::vector<std::size_t> plain;
    std::vector<std::size_t> extended;

    [[nodiscard]] bool empty() const { return plain.empty() && extended.empty(); }
    /// Those that a robot follows that knows 2.0: EXT groups replace plain ones (S30).
    [[nodiscard]] std::vector<std::size_t> deciding() const {
        return extended.empty() ? plain : extended;
    }
};

/// All groups of a tree (Tree::groups()), flat: a file of 20,000 rules makes four lists, not 20,000 objects, and one of ten makes
/// no list that needs separate memory.
struct Groups {
    FewList<Group, 2> groups;
    FewList<GroupAgent, 4> agents;
    FewList<GroupRule, 12> rules;
    FewList<std::uint32_t, 4> others;
    /// Lines that belong to nobody: rules before any group (S21), or in a block (S51).
    std::vector<std::uint32_t> orphans;

    [[nodiscard]] std::span<const GroupAgent> agentsOf(const Group &group) const;
    [[nodiscard]] std::span<const GroupRule> rulesOf(const Group &group) const;
    [[nodiscard]] std::span<const std::uint32_t> othersOf(const Group &group) const;
    /// The group that a line belongs to (index), if any: from its first User-agent line to its last directive.
    [[nodiscard]] std::optional<std::size_t> groupAt(std::uint32_t line) const;
    /// The groups with a User-agent line of this value, compared without case (S12).
    [[nodiscard]] NamingGroups naming(std::string_view token) const;
    /// The groups with a User-agent line for which `names` is true.
    [[nodiscard]] NamingGroups naming(const std::function<bool(const GroupAgent &)> &names) const;
};

} // namespace gatepost

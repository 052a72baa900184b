// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/model/linedraft.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Edits of groups: robots.txt, robots-ai.txt and the path rules of robots2.txt.
///
///     const Tree tree = Tree::parse("User-agent: *\nDisallow: /a\n", DialectId::Robots);
///     addRule(tree, 0, {DirectiveId::Allow, "/a/b"})->applied(tree.text())
///         == "User-agent: *\nDisallow: /a\nAllow: /a/b\n"
///
/// - `group` is an index into `tree.groups().groups`, a rule or agent an index into its rules or agents.
/// - New lines are spelled as their neighbours are (linedraft.h). Of a line that exists only the value's
///   bytes change; its comment stays.
/// - Values are written as they are, invalid ones too; refused is only what would not stay one value.
/// - A group without a rule runs into the next one (S20). So where an edit would leave a group without
///   rules above another, an empty "Disallow:" is left or added: it is no rule (S22), but ends the agents.
/// - Where taking a line away would let a Robot-version below it count that does not now (S30), it is refused.
/// - Comments that stand directly above a rule move with it; those above a `*` group stay with it. No
///   comment line is removed unless asked for; the comment at the end of a removed line goes with it.
namespace gatepost {

/// A directive and its value, not yet a line.
struct NewLine {
    DirectiveId directive = DirectiveId::Disallow;
    std::string value;
};

struct NewGroup {
    std::vector<std::string> agents; ///< at least one
    std::vector<NewLine> lines; ///< rules and group directives in order; Robot-version is put first
};

inline constexpr std::size_t kAtEnd = static_cast<std::size_t>(-1);

/// Puts the group before group `before`. Without it: after the last group, but above a `*` group that is
/// the last one; in a robots2.txt without groups above the policy. The blank lines between groups are as
/// many as the file has between its others (none to go by: one). A group without a rule gets "Disallow:".
/// What would come to stand in a managed block (syntax/managed.h) goes below its end, or above it if it has none.
[[nodiscard]] EditResult addGroup(const Tree &tree, const NewGroup &group,
                                  std::optional<std::size_t> before = {});
/// Removes the group's own lines, and the blank lines that parted it. `withComments`: also the comments
/// and unknown lines inside it and the comments directly above it. Refused where the lines below would
/// fall into an [agent: …] block (S51).
[[nodiscard]] EditResult removeGroup(const Tree &tree, std::size_t group,
                                     bool withComments = false);
/// Puts a copy of the group's lines and inner comments below it; `agents` replace its own, if given.
[[nodiscard]] EditResult duplicateGroup(const Tree &tree, std::size_t group,
                                        const std::vector<std::string> &agents = {});

[[nodiscard]] EditResult addAgent(const Tree &tree, std::size_t group, std::string_view name);
[[nodiscard]] EditResult setAgent(const Tree &tree, std::size_t group, std::size_t agent,
                                  std::string_view name);
/// Refused for a group's only agent.
[[nodiscard]] EditResult removeAgent(const Tree &tree, std::size_t group, std::size_t agent);

/// `rule.directive` is Allow or Disallow. `position`: index that the rule has afterwards (a rule joined to
/// its User-agent line stays the first).
[[nodiscard]] EditResult addRule(const Tree &tree, std::size_t group, const NewLine &rule,
                                 std::size_t position = kAtEnd);
[[nodiscard]] EditResult setRulePath(const Tree &tree, std::size_t group, std::size_t rule,
                                     std::string_view path);
/// Allow or Disallow. Where blanks line the values up, the value keeps its column.
[[nodiscard]] EditResult setRuleKind(const Tree &tree, std::size_t group, std::size_t rule,
                                     DirectiveId kind);
[[nodiscard]] EditResult removeRule(const Tree &tree, std::size_t group, std::size_t rule);
/// `to`: index that the rule has afterwards. A rule joined to its User-agent line must be split first.
[[nodiscard]] EditResult moveRule(const Tree &tree, std::size_t group, std::size_t rule,
                                  std::size_t to);
[[nodiscard]] EditResult moveRuleToGroup(const Tree &tree, std::size_t group, std::size_t rule,
                                         std::size_t target, std::size_t position = kAtEnd);

/// Sets the nth line (0-based, file order) of a group directive other than Allow and Disallow: Crawl-delay,
/// Request-rate, Visit-time, Robot-version, Comment, Content-Usage…; nth = their number adds one: after those
/// of its name, else where other groups of the file have it (above or below the rules), else by the table's
/// order. Robot-version is the one that counts (S30) or a new line directly below the User-agent lines.
[[nodiscard]] EditResult setGroupDirective(const Tree &tree, std::size_t group,
                                           DirectiveId directive, std::size_t nth,
                                           std::string_view value);
[[nodiscard]] EditResult removeGroupDirective(const Tree &tree, std::size_t group,
                                              DirectiveId directive, std::size_t nth);

/// Removes every line of a rule or group directive (not User-agent or Robot-version) in these groups whose value `wanted`
/// takes, as one edit; an empty rule that is a group's only one stays. Time: linear in the file.
[[nodiscard]] EditResult removeGroupLines(const Tree &tree, std::span<const std::size_t> groups,
                                          DirectiveId directive,
                                          const std::function<bool(std::string_view)> &wanted);

} // namespace gatepost

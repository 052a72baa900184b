// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/model/linedraft.h"
#include "core/syntax/groups.h"

#include <functional>

/// What the group edits share. Only the .cpp files of core/model include this.
namespace gatepost {

/// No edit, with the reason for people.
[[nodiscard]] inline std::unexpected<Message> refused(Message sentence) {
    return std::unexpected(std::move(sentence));
}

/// A tree's groups with the questions that edits ask of them.
struct GroupFacts {
    explicit GroupFacts(const Tree &t) : tree(t), groups(t.groups()) {}

    const Tree &tree;
    const Groups &groups;

    [[nodiscard]] std::size_t count() const { return groups.groups.size(); }
    [[nodiscard]] const Group &at(std::size_t index) const { return groups.groups[index]; }
    /// The line indices of the group's own lines, sorted, each once.
    [[nodiscard]] std::vector<std::uint32_t> lines(std::size_t index) const;
    /// Same without its User-agent lines: rules and other directives.
    [[nodiscard]] std::vector<std::uint32_t> body(std::size_t index) const;
    [[nodiscard]] bool names(std::size_t index, std::string_view token) const;
    /// True if a User-agent line below would still join it: no rule in it and no EXT directive (S20).
    [[nodiscard]] bool isOpen(std::size_t index) const;
    /// True if another group follows that an open group would run into (no block header between).
    [[nodiscard]] bool isFollowed(std::size_t index) const;
    /// The place below the last User-agent line, or, if a rule is joined to that one, the line itself.
    [[nodiscard]] std::size_t agentsEndLine(std::size_t index) const;
    [[nodiscard]] bool hasJoinedRule(std::size_t index) const;
    /// True if without this line a Robot-version below it would stand at once after the User-agent lines and count (S30).
    [[nodiscard]] bool holdsBackVersion(std::size_t line) const;
    /// Where a new line of the directive goes (line index to insert before).
    [[nodiscard]] std::size_t placeFor(std::size_t index, DirectiveId directive) const;
    /// The line indices of the group's lines of one directive, in file order.
    [[nodiscard]] std::vector<std::uint32_t> linesOf(std::size_t index,
                                                     DirectiveId directive) const;
};

/// Puts a new group where it belongs (groupedits.h, addGroup), made of the lines that `content` gives for a place (index of
/// the line to insert before) and a model (index of the group to spell it like; the number of groups: none).
[[nodiscard]] EditResult
placedGroup(const GroupFacts &reading, const std::vector<std::string> &agents,
            std::optional<std::size_t> before,
            const std::function<std::vector<std::string>(std::size_t, std::size_t)> &content);

/// What is said where holdsBackVersion().
inline constexpr Phrase kHoldsBackVersion =
    GATEPOST_TEXT("edit", "Without this line the Robot-version below it would count and change "
                          "what the group means: remove that one first.");

/// Adds the empty Disallow that ends the run of a group's agents, as a new line before `place`.
void draftClosing(LineDraft &draft, const GroupFacts &reading, std::size_t group,
                  std::size_t place);

} // namespace gatepost

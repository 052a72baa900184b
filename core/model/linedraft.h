// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/syntax/tree.h"
#include "core/text/message.h"
#include "core/text/textedit.h"

#include <cstddef>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What every edit of this room is made with: whole lines put in and taken out, and the spelling of new ones.
namespace gatepost {

/// An edit, or one sentence for people that says why there is none. Nothing to do = an empty edit.
using EditResult = std::expected<TextEdit, Message>;

/// Allow or Disallow.
[[nodiscard]] constexpr bool isRule(DirectiveId id) {
    return id == DirectiveId::Allow || id == DirectiveId::Disallow;
}

/// Line operations on one tree, put together into one TextEdit. Lines are indices into `tree.lines()`;
/// lines().size() is the place after the last.
///
///     LineDraft draft(tree);
///     draft.insert(3, "Allow: /blog");      // before line 3
///     draft.remove(5);
///     TextEdit edit = draft.edit();
///
/// - A new line ends as the line above it does, else as the one below, else as most lines do (S2).
/// - A text whose last line has no line end has none afterwards either, whichever line is the last then.
/// - No line runs into another: where a CR would come to stand before the LF of a blank line, LF is taken.
class LineDraft {
public:
    explicit LineDraft(const Tree &tree) : m_tree(&tree) {}

    /// `content` has no line end. Several at one place keep their order.
    void insert(std::size_t line, std::string content);
    void remove(std::size_t line);
    /// Other bytes inside the content of one line that is not removed.
    void replace(ByteRange range, std::string text);

    [[nodiscard]] TextEdit edit() const;

private:
    [[nodiscard]] std::string lineEndAt(std::size_t line) const;

    const Tree *m_tree;
    std::vector<std::pair<std::size_t, std::string>> m_inserted;
    std::vector<std::size_t> m_removed;
    std::vector<Replacement> m_replaced;
};

/// The line "Key: value" as this file would write it at `place` (an index into lines): the key's case, the
/// indentation, the blanks around the colon and the column of the values are those of the neighbours:
/// `siblings` (line indices of its group or scope) first, then the rest of the file, the nearest first; a
/// file without any gets "Key: value" as the table spells it. An empty value leaves no blank at the end.
[[nodiscard]] std::string spelledLine(const Tree &tree, DirectiveId directive,
                                      std::string_view value, std::size_t place,
                                      std::span<const std::uint32_t> siblings);
/// The key alone, spelled the same way.
[[nodiscard]] std::string spelledKey(const Tree &tree, DirectiveId directive, std::size_t place,
                                     std::span<const std::uint32_t> siblings);

/// Why `value` cannot stand on a line of this directive: it holds a line end or NUL, or a # that would
/// begin a comment (S4), or it would be read as two lines (S17). Whether the directive takes the value
/// is checkValue's business: a form may write an invalid value, but never one that is lost.
[[nodiscard]] std::optional<Message> valueRefused(const Dialect &dialect, DirectiveId directive,
                                                  std::string_view value);

/// Adds to `draft` what sets the value at `value` (empty: right behind the colon, or behind the blanks that
/// follow it) on `line`; only these bytes change. `blank` is put before it where none stands there.
void draftValue(LineDraft &draft, const Tree &tree, const Line &line, ByteRange value,
                std::string_view text, std::string_view blank = " ");

/// First of the comment lines that stand directly above `line` (no blank line between), or `line`: what is
/// inserted before a line goes above its comments. Never at or above `floor`; meta lines do not belong to
/// it, and comments that begin at the top of the file are the file's own.
[[nodiscard]] std::size_t attachedBegin(const Tree &tree, std::size_t line, std::size_t floor = 0);

/// Puts `content` before `place` as a paragraph, with `blanks` empty lines above and below, unless there are some
/// already. If it separates a comment from the comment's line, no empty line follows the comment.
void draftParagraph(LineDraft &draft, const Tree &tree, std::size_t place, std::size_t blanks,
                    const std::vector<std::string> &content);

/// Takes out the blank lines that a removal of lines [first, last] would leave doubled: those below, or,
/// where nothing follows, those above. Does nothing unless blank lines or the text's ends are on both sides.
void draftTidyBlanks(LineDraft &draft, const Tree &tree, std::size_t first, std::size_t last);

} // namespace gatepost

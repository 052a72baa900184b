// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/bytes.h"

#include <string>
#include <string_view>
#include <vector>

/// An edit is a value. A form, a quick fix, the command line and a keystroke all make the same thing:
/// disjoint, sorted replacements in the coordinates of the old text.
///
///     auto edit = TextEdit::replace({4, 6}, "no");
///     std::string after = edit.applied(before);
///     edit.inverse(before).applied(after) == before      // always, to the byte
namespace gatepost {

struct Replacement {
    ByteRange range;  ///< in the old text; empty = insertion before `range.begin`
    std::string text; ///< what stands there afterwards; empty = deletion
    friend bool operator==(const Replacement &, const Replacement &) = default;
};

class TextEdit {
public:
    TextEdit() = default;

    static TextEdit replace(ByteRange range, std::string text);
    static TextEdit insert(std::uint32_t offset, std::string text);
    static TextEdit remove(ByteRange range);
    /// The smallest single replacement (common prefix and suffix kept) that turns `before` into `after`;
    /// never cuts inside a UTF-8 sequence or between CR and LF.
    static TextEdit between(std::string_view before, std::string_view after);

    /// Adds a replacement. It must not overlap those there; two insertions at one place keep their order.
    void add(Replacement replacement);

    [[nodiscard]] bool empty() const { return m_replacements.empty(); }
    [[nodiscard]] const std::vector<Replacement> &replacements() const { return m_replacements; }

    /// The text after the edit. `text` must be the one the edit was made for (every range inside it).
    [[nodiscard]] std::string applied(std::string_view text) const;
    /// The edit that leads from `applied(text)` back to `text`.
    [[nodiscard]] TextEdit inverse(std::string_view text) const;
    /// Where a byte of the old text is in the new one; a byte that was replaced maps to the
    /// replacement's end. An insertion exactly at `offset` pushes it on.
    [[nodiscard]] std::uint32_t mapped(std::uint32_t offset) const;
    /// True if every range is inside a text of `size` bytes, sorted and disjoint.
    [[nodiscard]] bool fits(std::size_t size) const;

    friend bool operator==(const TextEdit &, const TextEdit &) = default;

private:
    std::vector<Replacement> m_replacements;
};

} // namespace gatepost

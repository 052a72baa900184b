// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/lineindex.h"
#include "core/text/textedit.h"

#include <optional>
#include <string_view>

/// Commands on whole lines, as edits. Lines keep their own line ends where they can; a text whose last line has no
/// line end has none afterwards either.
namespace gatepost::ui {

enum class LineOp : unsigned char { Duplicate, MoveUp, MoveDown, Delete, Join, Comment };

struct LineEdit {
    TextEdit edit;
    ByteRange selection; ///< afterwards, in the new text
};

/// The edit for the lines that `selection` touches; a selection that ends at the start of a line leaves that line out.
/// Absent where there is nothing to do (the first line cannot move up).
/// Comment takes "# " away if every line that says something has it, else puts it before each of them.
[[nodiscard]] std::optional<LineEdit> lineEdit(LineOp op, std::string_view text,
                                               const LineIndex &lines, ByteRange selection);

} // namespace gatepost::ui

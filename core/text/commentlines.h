// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/message.h"
#include "core/text/textedit.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Comments as all files here write them: `#` begins one, and neither it nor the spaces and tabs around the text belong to
/// the text. Which `#` begins one, and whose comment it is, is for the reader of the file to say.
namespace gatepost {

/// What whole comment lines say, a line for each, LF between.
[[nodiscard]] std::string commentText(std::string_view lines);

/// The same lines with another text. A line that says what it said keeps its bytes; a new one is written as
/// `indent`, "# ", text, `lineEnd`. No text: no lines.
[[nodiscard]] std::string commentLines(std::string_view lines, std::string_view text,
                                       std::string_view lineEnd, std::string_view indent = {});

/// Why a text cannot be a comment: control characters, and line ends where `severalLines` is false.
[[nodiscard]] std::optional<Message> commentRefused(std::string_view text, bool severalLines);

/// Gives a line another comment at its end, or takes the comment away (no text). `line` is without its line end, `comment`
/// where its `#` is, or line.end. Spaces before and after the `#` stay.
[[nodiscard]] TextEdit lineCommentEdit(std::string_view bytes, ByteRange line,
                                       std::uint32_t comment, std::string_view text);

} // namespace gatepost

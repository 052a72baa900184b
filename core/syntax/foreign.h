// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/syntax/tree.h"
#include "core/text/message.h"

#include <cstdint>
#include <optional>

/// Texts that somebody took for a policy file: the address of one, the error page that a server gave instead, a JSON file. Read
/// as policy they allow everything, which nobody meant.
namespace gatepost {

enum class ForeignText : std::uint8_t { Address, WebPage, Json, Utf16 };

/// What the text is, if it surely is no policy: it names no agent in a group, states nothing that its dialect knows, and
///
/// - Address: is one line that begins with http:// or https://;
/// - WebPage: begins with a tag, <!doctype or <?xml;
/// - Json: begins with { or [ and a quotation mark;
/// - Utf16: begins with the byte order mark of UTF-16, or every other of its first bytes is 0. Crawlers read UTF-8 alone.
[[nodiscard]] std::optional<ForeignText> foreignText(const Tree &tree);

/// "This is a web address, not a policy file."
[[nodiscard]] Message foreignInWords(ForeignText what);

} // namespace gatepost

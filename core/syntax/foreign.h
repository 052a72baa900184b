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

enum class ForeignText : std::uint8_t { Address, WebPage, Json };

/// What the text is, if it surely is no policy: it names no agent in a group, states nothing that its dialect knows, and
///
/// - Address: is one line that begins with http:// or https://;
/// - WebPage: begins with a tag, <!doctype or <?xml;
/// - Json: begins with { or [ and a quotation mark.
[[nodiscard]] std::optional<ForeignText> foreignText(const Tree &tree);

/// "This is a web address, not a policy file."
[[nodiscard]] Message foreignInWords(ForeignText what);

} // namespace gatepost

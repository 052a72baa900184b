// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Dictionaries of structured field values (RFC 9651 §3.2, parsed as in §4.2.2).
namespace gatepost {

/// One member of a dictionary: its key, and its value where that is a token (§3.3.4). Any other value
/// (an inner list, a number, a string, a bare key …) is absent; parameters are left out.
using TokenMember = std::pair<std::string, std::optional<std::string>>;

/// The members in order of first appearance, each with its last value; absent if the text is not a dictionary.
/// The whole grammar is checked, also where the value is left out. Empty text is a dictionary without members.
///
///     "train-ai=n, search=y;q=1, x=(1 2)" → train-ai: n, search: y, x: absent
///     "train-ai = n"                      → absent: no blank may stand around "="
[[nodiscard]] std::optional<std::vector<TokenMember>> parseTokenDictionary(std::string_view text);

} // namespace gatepost

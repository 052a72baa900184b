// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"

#include <string_view>

/// What agents come for (Purpose), in a webmaster's words: headings of the map, rows of goals and lists.
namespace gatepost {

[[nodiscard]] Phrase purposeName(Purpose purpose); ///< "Search", "On behalf of a user", …
[[nodiscard]] Phrase purposeHelp(Purpose purpose); ///< one sentence
/// As the list of agents writes it: "search", "answers", "seo", …; "rest" for Other.
[[nodiscard]] std::string_view purposeKey(Purpose purpose);

/// What agents of a category come for as a rule.
[[nodiscard]] Purpose purposeOf(Category category);
/// What the list states in its column `purpose`, else what follows from kind and category. An agent of a user's list that has
/// no category is under Training: whoever keeps out training means it as well.
[[nodiscard]] Purpose purposeOf(const KnownAgent &agent);

/// Agents that one may want to let in or keep out: no retired names, no programs that anybody runs (libraries), no
/// tokens that name a use (S112).
[[nodiscard]] bool canBeWished(const KnownAgent &agent);
/// Those for whom a rule matters: documented to obey robots.txt.
[[nodiscard]] bool isKnownToObey(const KnownAgent &agent);

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"

#include <vector>

/// What agents come for, in a webmaster's words: headings of the map, rows of goals and lists.
namespace gatepost {

/// In the order in which they are shown.
enum class Purpose : std::uint8_t {
    Search,
    UserFetch, ///< on behalf of a user, whatever the category
    Research,
    Training, ///< collecting text to train models; policy tokens about it
    Making,   ///< code and content
    Monitoring,
    Advertising,
    Archives, ///< web archives that keep pages for everybody
    Other
};
constexpr std::size_t kPurposeCount = 9;

[[nodiscard]] Phrase purposeName(Purpose purpose); ///< "Search", "On behalf of a user", …
[[nodiscard]] Phrase purposeHelp(Purpose purpose); ///< one sentence

/// What agents of a category come for as a rule.
[[nodiscard]] Purpose purposeOf(Category category);
/// The categories that come for it; none for Archives and Other, which no block of robots2.txt can name.
[[nodiscard]] std::vector<Category> categoriesFor(Purpose purpose);
/// An agent of a user's list that has no category is under Training: whoever keeps out training means it as well.
[[nodiscard]] Purpose purposeOf(const KnownAgent &agent);
/// The same by the behaviour that its operator documents; an agent of which none is known is under that of its category.
[[nodiscard]] Purpose purposeByBehaviour(const KnownAgent &agent);

/// Agents that one may want to let in or keep out: no retired names, no programs that anybody runs (libraries).
[[nodiscard]] bool canBeWished(const KnownAgent &agent);
/// Those for whom a rule matters: documented to obey robots.txt.
[[nodiscard]] bool isKnownToObey(const KnownAgent &agent);

} // namespace gatepost

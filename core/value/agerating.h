// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gatepost {

/// age-rating (robots2.txt v0.2.2, S54): "all", "7+", "13+", "16+", "18+", each also with a path: "18+:/adult".
struct AgeRating {
    std::string rating;              ///< canonical, lower case
    std::optional<std::string> path; ///< as written; absent = the whole site
};
[[nodiscard]] std::optional<AgeRating> parseAgeRating(std::string_view text);

} // namespace gatepost

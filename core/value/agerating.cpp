// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/value/agerating.h"

#include "core/text/ascii.h"

#include <array>

namespace gatepost {

std::optional<AgeRating> parseAgeRating(std::string_view text) {
    static constexpr std::array<std::string_view, 5> kRatings = {"all", "7+", "13+", "16+", "18+"};
    text = trimmed(text);
    const std::size_t colon = text.find(':');
    const std::string_view rating = text.substr(0, colon);
    for (const std::string_view known : kRatings) {
        if (!equalsIgnoringCase(rating, known))
            continue;
        if (colon == std::string_view::npos)
            return AgeRating{std::string(known), {}};
        const std::string_view path = text.substr(colon + 1);
        // A path that begins otherwise matches nothing (S22), so the line would state nothing.
        if (!path.starts_with('/') && !path.starts_with('*'))
            return {};
        return AgeRating{std::string(known), std::string(path)};
    }
    return {};
}

} // namespace gatepost

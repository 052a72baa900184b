// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"

#include <algorithm>
#include <array>

namespace gatepost {

/// True for directives that say how something is or is to be done (its rating, its language, attribution): "no" refuses nothing.
[[nodiscard]] constexpr bool isFact(DirectiveId directive) {
    using enum DirectiveId;
    constexpr std::array kFacts = {Announce,   Honest,          Attribution, LinkBack,
                                   Rate,       Market,          ContentType, Editorialised,
                                   AiAssisted, PrimaryLanguage, AgeRating};
    return std::ranges::contains(kFacts, directive);
}

} // namespace gatepost

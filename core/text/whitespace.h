// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

namespace gatepost {

/// ASCII white space, with line ends: what C's isspace() takes without a locale.
[[nodiscard]] constexpr bool isWhiteSpace(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

} // namespace gatepost

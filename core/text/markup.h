// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace gatepost {

/// Text as it is written between the tags and in the attributes of HTML, XML and SVG: it begins no markup and ends no
/// attribute. U+FFFD replaces what XML 1.0 §2.2 has no place for (bytes that are not UTF-8, controls but tab and line
/// feed, U+FFFE, U+FFFF) and the marks that change the direction of what follows (U+200E/F, U+202A–202E, U+2066–2069).
[[nodiscard]] std::string escapeMarkup(std::string_view text);

} // namespace gatepost

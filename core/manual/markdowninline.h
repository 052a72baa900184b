// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Inside of core/manual: the parts of a line of Markdown.
namespace gatepost::manualtext {

struct Span {
    enum class Kind : std::uint8_t { Text, Code, Key, Strong, Emphasis, Link };
    Kind kind = Kind::Text;
    std::string text = {};        ///< Text, Code, Key
    std::string to = {};          ///< Link
    std::vector<Span> spans = {}; ///< Strong, Emphasis, Link
};

/// `faults` takes one sentence for each mark without its partner.
[[nodiscard]] std::vector<Span> readSpans(std::string_view text, std::vector<std::string> *faults);

} // namespace gatepost::manualtext

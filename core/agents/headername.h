// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/text/ascii.h"

#include <string_view>

/// Which agent an HTTP User-Agent header names (S10): one answer for questions, logs and exports.
namespace gatepost {

/// A character of a product token.
[[nodiscard]] constexpr bool isTokenChar(char c) {
    return isAlnum(c) || c == '_' || c == '.' || c == '-';
}
/// Characters after which no name of an agent begins: what follows them is a version or part of an address.
constexpr std::string_view kBeforeNoName = "/?=&#~%";

/// Whether `size` bytes at `at` are a word of their own, as a name must be.
[[nodiscard]] constexpr bool isNameAt(std::string_view text, std::size_t at, std::size_t size) {
    const auto isFree = [&](std::size_t index) {
        return index >= text.size() || !isTokenChar(text[index]);
    };
    return (at == 0 || (isFree(at - 1) && !kBeforeNoName.contains(text[at - 1]))) &&
           isFree(at + size);
}

struct HeaderName {
    std::string_view written;          ///< of the header; empty: it names nobody
    const KnownAgent *known = nullptr; ///< null: no name of the header is in the registry
    /// It is known, or something in the header says that it is a robot (kSigns in the source): "bot", "spider", "curl/".
    bool isRobot = false;
};
/// Of the tokens of the registry that the header contains as words outside addresses, the first; of several that begin at one
/// place the longest. Otherwise the word after "compatible;", otherwise the one with a sign of robots, otherwise the first.
[[nodiscard]] HeaderName nameInHeader(std::string_view header, const Registry &registry);

} // namespace gatepost

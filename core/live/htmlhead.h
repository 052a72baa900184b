// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// As much of HTML as says something to crawlers: elements of a page's head. No script is run and nothing is drawn.
namespace gatepost::live {

struct HeadElement {
    bool isLink = false; ///< <link rel=license>; else <meta name content>
    std::string name;    ///< of a meta element
    std::string content; ///< of a meta element; the address of a link
};

/// <meta name=… content=…> and <link rel=license href=…> before the body, at most `most`; what is in comments and scripts does not
/// count. Time: linear in the text.
[[nodiscard]] std::vector<HeadElement> headElements(std::string_view html, std::size_t most);
/// The text of <title>, trimmed; empty if there is none.
[[nodiscard]] std::string titleOf(std::string_view html);

} // namespace gatepost::live

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/text/systemwords.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace gatepost {

std::string withinSentence(std::string words) {
    constexpr std::array<std::string_view, 5> kEnds = {".", "。", "\r", "\n", " "};
    const auto isEnd = [&words](std::string_view end) { return words.ends_with(end); };
    for (auto end = std::ranges::find_if(kEnds, isEnd); end != kEnds.end();
         end = std::ranges::find_if(kEnds, isEnd))
        words.resize(words.size() - end->size());
    return words;
}

} // namespace gatepost

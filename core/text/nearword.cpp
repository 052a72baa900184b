// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/text/nearword.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace gatepost {

std::size_t wordDistance(std::string_view a, std::string_view b, std::size_t most) {
    constexpr std::size_t kLongest = 40;
    if (a.size() > kLongest || b.size() > kLongest)
        return most + 1;
    if ((a.size() > b.size() ? a.size() - b.size() : b.size() - a.size()) > most)
        return most + 1;
    std::array<std::array<std::uint8_t, kLongest + 1>, kLongest + 1> cost;
    for (std::size_t i = 0; i <= a.size(); ++i)
        cost[i][0] = static_cast<std::uint8_t>(i);
    for (std::size_t j = 0; j <= b.size(); ++j)
        cost[0][j] = static_cast<std::uint8_t>(j);
    for (std::size_t i = 1; i <= a.size(); ++i)
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const char x = asciiLower(a[i - 1]);
            const char y = asciiLower(b[j - 1]);
            std::uint8_t best = static_cast<std::uint8_t>(cost[i - 1][j - 1] + (x == y ? 0 : 1));
            best = std::min<std::uint8_t>(
                best, static_cast<std::uint8_t>(std::min(cost[i - 1][j], cost[i][j - 1]) + 1));
            if (i > 1 && j > 1 && x == asciiLower(b[j - 2]) && asciiLower(a[i - 2]) == y)
                best =
                    std::min<std::uint8_t>(best, static_cast<std::uint8_t>(cost[i - 2][j - 2] + 1));
            cost[i][j] = best;
        }
    return std::min<std::size_t>(cost[a.size()][b.size()], most + 1);
}

std::optional<std::string_view> nearestWord(std::string_view text,
                                            std::span<const std::string_view> words) {
    std::optional<std::string_view> best;
    std::size_t most = text.size() < 4 ? 1 : text.size() < 8 ? 2 : 3;
    for (const std::string_view word : words) {
        // A third of the word may be wrong, or it was not meant.
        const std::size_t allowed = std::min(most, std::max<std::size_t>(1, word.size() / 3));
        const std::size_t distance = wordDistance(text, word, allowed);
        if (distance <= allowed && (!best || distance < most)) {
            best = word;
            most = distance;
        }
    }
    return best;
}

} // namespace gatepost

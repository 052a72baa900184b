// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

/// Which known word a misspelt one was meant to be.
namespace gatepost {

/// Edits needed to turn one into the other, without case, a swap of neighbours counted once; stops counting at
/// `most` + 1. Words of more than 40 bytes are as far apart as that.
[[nodiscard]] std::size_t wordDistance(std::string_view a, std::string_view b, std::size_t most);
/// The nearest of `words`, if it is near enough for its length to be meant.
[[nodiscard]] std::optional<std::string_view> nearestWord(std::string_view text,
                                                          std::span<const std::string_view> words);

} // namespace gatepost

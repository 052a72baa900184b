// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/syntax/tree.h"

#include <compare>
#include <cstddef>
#include <string_view>

/// Which of two edits is the smaller one. Inside of this room only.
namespace gatepost::goals {

/// How much an edit changes: fewer changed lines first, then fewer lines afterwards, then fewer bytes.
struct EditSize {
    std::size_t changed = 0;
    std::size_t lines = 0;
    std::size_t bytes = 0;
    friend auto operator<=>(const EditSize &, const EditSize &) = default;
};
/// A group that goes whole counts as one line; blank lines count nothing.
[[nodiscard]] EditSize sizeOf(const Tree &before, std::string_view after);

} // namespace gatepost::goals

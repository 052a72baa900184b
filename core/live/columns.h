// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/live/part.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Three texts side by side: the draft, what is served, what will be served after an upload.
namespace gatepost::live {

/// One row; a line that is not in a text is absent. Each column, read from top to bottom, is its whole text as comparable() has it.
struct ColumnRow {
    std::optional<std::string> draft;
    std::optional<std::string> served;
    std::optional<std::string> uploaded;
    bool isForeign = false; ///< the line is somebody else's; it is never one of the draft
    friend bool operator==(const ColumnRow &, const ColumnRow &) = default;
};

/// The rows of a file. Lines are beside each other only where they are equal and of the same owner.
[[nodiscard]] std::vector<ColumnRow> columnsOf(std::string_view draft, const Part &part);

} // namespace gatepost::live

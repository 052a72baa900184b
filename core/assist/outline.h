// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/assist/snapshot.h"

#include <optional>
#include <vector>

/// What belongs together in a file: groups (S20), [agent: …] blocks (S51), entries of an agent policy. For folding and
/// for the line beside the caret's group.
namespace gatepost::assist {

/// Lines count from 0.
struct Section {
    int first = 0; ///< line that stays when the section is folded
    int last = 0;  ///< its last line, comments and blank lines behind it excluded
    friend constexpr bool operator==(Section, Section) = default;
};

/// Sections in file order; they do not overlap. Linear in the lines.
[[nodiscard]] std::vector<Section> readOutline(const Snapshot &snapshot);
/// The section that contains the line.
[[nodiscard]] std::optional<Section> sectionAt(const std::vector<Section> &outline, int line);
/// The section that begins at the line.
[[nodiscard]] std::optional<Section> sectionFrom(const std::vector<Section> &outline, int line);

} // namespace gatepost::assist

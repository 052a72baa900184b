// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/judge.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Who is served by one edit. Inside of apply.h, for the files of this room only.
namespace gatepost::goals {

/// People of one kind who follow the same groups.
struct Cell {
    std::vector<std::size_t> people; ///< indexes into Crowd::people
    bool hasUnknown = false; ///< the unknown agent is one of them: only groups for * reach it
    /// The first group of the file that names them (an index); absent: none does.
    std::optional<std::uint32_t> firstGroup = {};
};

/// People of whom something is false by that file. Those who follow * come first, the others by the first group that names them,
/// then by the list. `uncoveredAlone`: only agents that no line names.
[[nodiscard]] std::vector<Cell> cellsOf(const CompiledSite &site, const Crowd &crowd,
                                        const Faults &faults, FileRole file, bool uncoveredAlone);

/// Whether an edit took a group away and made one for other people, who might have had the lines of the first. A group with a
/// comment stays its people's.
[[nodiscard]] bool mayTakeOver(const Site &before, const Site &after, FileRole file);

} // namespace gatepost::goals

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/mend.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

/// The ways to make the claims of some people true by robots.txt, each tried, and the smallest of them. Inside of apply.h, for
/// the files of this room only.
namespace gatepost::goals {

/// People of one kind who follow the same groups.
struct Cell {
    std::vector<std::size_t> people; ///< indexes into Crowd::people
    bool hasUnknown = false; ///< the unknown agent is one of them: only groups for * reach it
};

/// How much an edit changes: fewer changed lines first, then fewer lines afterwards, then fewer bytes.
struct EditSize {
    std::size_t changed = 0;
    std::size_t lines = 0;
    std::size_t bytes = 0;
    friend auto operator<=>(const EditSize &, const EditSize &) = default;
};
/// A group that goes whole counts as one line; blank lines count nothing.
[[nodiscard]] EditSize sizeOf(std::string_view before, std::string_view after);

/// The new text of the file; absent if none of the ways counts. `now`: what is false on the site as it is.
[[nodiscard]] std::optional<std::string> smallestWay(const Bench &bench, const Cell &cell,
                                                     const Faults &now);

/// Whether a step may be taken: the claims of the cell are true, no other claim became false, nothing else changed.
class Counting {
public:
    /// `now`: what is false before the step.
    Counting(const Faults &now, const Cell &cell);

    [[nodiscard]] bool isOfCell(const Fault &fault) const;
    [[nodiscard]] bool allows(const Fault &fault) const;
    [[nodiscard]] bool allows(const Faults &faults) const;

private:
    std::set<FalseClaim> m_before;
    std::set<FalseClaim> m_open;
    Cell m_cell;
};

} // namespace gatepost::goals

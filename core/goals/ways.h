// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/cells.h"
#include "core/goals/editsize.h"
#include "core/goals/mend.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

/// The ways to make the claims of some people true by robots.txt, each tried, and the smallest of them. Inside of apply.h, for
/// the files of this room only.
namespace gatepost::goals {

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

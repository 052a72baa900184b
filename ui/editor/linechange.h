// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

/// How an edit moved the lines of a text, for marks that are renewed only when typing pauses.
namespace gatepost::ui {

/// Lines first … first+removed of the old text became first … first+added of the new one (0-based, both ends
/// included: the first line is always one that was touched).
struct LineChange {
    int first = 0;
    int removed = 0;
    int added = 0;

    /// Where a line of the old text is now; a line that went away maps to the last of the new ones.
    [[nodiscard]] constexpr int mapped(int line) const {
        if (line <= first)
            return line;
        if (line > first + removed)
            return line + added - removed;
        return std::min(line, first + added);
    }
};

} // namespace gatepost::ui

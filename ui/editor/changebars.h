// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/linechange.h"

#include <string_view>
#include <vector>

/// Which lines differ from the saved file, for the bars in the gutter.
namespace gatepost::ui {

enum class BarKind : unsigned char {
    Added,
    Changed,
    Removed, ///< lines are gone before `first`; first == last
};

struct ChangeBar {
    BarKind kind = BarKind::Changed;
    int first = 0;
    int last = 0;
    friend constexpr bool operator==(ChangeBar, ChangeBar) = default;
};

/// Bars in file order, from the line difference. Milliseconds for a large file: not for every keystroke.
[[nodiscard]] std::vector<ChangeBar> readBars(std::string_view saved, std::string_view now);
/// Follows an edit until the bars are read anew: what was touched counts as changed.
void moveBars(std::vector<ChangeBar> &bars, const LineChange &change);

} // namespace gatepost::ui

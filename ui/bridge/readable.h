// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QWidget>

#include <algorithm>

namespace gatepost::ui {

/// As wide as a column of fields may be, in pixels: more is hard to read. 640, or 90 characters of a larger font.
[[nodiscard]] inline int readableWidth(const QWidget &widget) {
    return std::max(640, 90 * widget.fontMetrics().averageCharWidth());
}

} // namespace gatepost::ui

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QStyleOptionViewItem>

/// The colours in which the style draws a row. A palette has them three times: for the view that has the focus, for the
/// others, and for what is disabled; on Windows and on some desktops a chosen row is dark with white text in the first,
/// and pale with black text in the second. Whoever draws into a row that the style has drawn takes its colours from here.
/// An option's palette alone does not tell: views leave it at the active group.
namespace gatepost::ui {

[[nodiscard]] QPalette::ColorGroup colorGroup(const QStyleOption &option);

/// The colour of text and marks: `role`, and HighlightedText in a chosen row.
[[nodiscard]] QColor rowInk(const QStyleOptionViewItem &option, QPalette::ColorRole role);
/// The ground of a chosen row.
[[nodiscard]] QBrush chosenGround(const QStyleOptionViewItem &option);

/// While one lives, our icons in QIcon::Selected mode are drawn in the chosen row's ink; a mode knows of no focus. The
/// program's style makes one for each cell that it draws, a delegate makes one around icons that it draws itself.
class RowOfIcons {
public:
    explicit RowOfIcons(const QStyleOption &option);
    ~RowOfIcons();
    RowOfIcons(const RowOfIcons &) = delete;
    RowOfIcons &operator=(const RowOfIcons &) = delete;
    /// Of the innermost one; Active where there is none.
    [[nodiscard]] static QPalette::ColorGroup group();

private:
    QPalette::ColorGroup m_outer;
};

} // namespace gatepost::ui

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/rowcolors.h"

#include <utility>

namespace gatepost::ui {

namespace {

QPalette::ColorGroup &current() {
    static QPalette::ColorGroup group = QPalette::Active; // the thread of the window draws alone
    return group;
}

} // namespace

QPalette::ColorGroup colorGroup(const QStyleOption &option) {
    // As QCommonStyle does for CE_ItemViewItem and PE_PanelItemViewItem.
    return !(option.state & QStyle::State_Enabled)  ? QPalette::Disabled
           : !(option.state & QStyle::State_Active) ? QPalette::Inactive
                                                    : QPalette::Active;
}

QColor rowInk(const QStyleOptionViewItem &option, QPalette::ColorRole role) {
    const bool chosen = option.state & QStyle::State_Selected;
    return option.palette.color(colorGroup(option), chosen ? QPalette::HighlightedText : role);
}

QBrush chosenGround(const QStyleOptionViewItem &option) {
    return option.palette.brush(colorGroup(option), QPalette::Highlight);
}

RowOfIcons::RowOfIcons(const QStyleOption &option)
    : m_outer(std::exchange(current(), colorGroup(option))) {}

RowOfIcons::~RowOfIcons() {
    current() = m_outer;
}

QPalette::ColorGroup RowOfIcons::group() {
    return current();
}

} // namespace gatepost::ui

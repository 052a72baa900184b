// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace gatepost::ui {

/// Rows with a little air above and below: lists, trees and tables of the window use it, so that they look alike.
class RowDelegate : public QStyledItemDelegate {
public:
    explicit RowDelegate(QObject *parent, int air = 3) : QStyledItemDelegate(parent), m_air(air) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 2 * m_air);
    }

private:
    int m_air;
};

} // namespace gatepost::ui

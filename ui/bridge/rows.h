// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace gatepost::ui {

/// What a cell shows of a text: style and layout take a text as a whole, and a line may have a million characters.
[[nodiscard]] inline QString cellText(const QString &text) {
    constexpr qsizetype kMost = 500;
    return text.size() <= kMost ? text : text.first(kMost) + QChar(0x2026);
}

/// Rows with a little air above and below: lists, trees and tables of the window use it, so that they look alike.
class RowDelegate : public QStyledItemDelegate {
public:
    explicit RowDelegate(QObject *parent, int air = 3) : QStyledItemDelegate(parent), m_air(air) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override {
        // The style's row has air already where its letters are small.
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return size.expandedTo(QSize(0, option.fontMetrics.height() + 2 * m_air));
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->text = cellText(option->text);
    }

private:
    int m_air;
};

} // namespace gatepost::ui

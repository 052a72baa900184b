// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"

#include <QFontMetrics>
#include <QStyledItemDelegate>

/// Lists of words with their meanings, as combo boxes drop them down.
namespace gatepost::ui {

inline constexpr int kMeaningRole = Qt::UserRole + 20;

/// Draws "opinion   views of their authors": the meaning dimmed, in a column.
class WordDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
};

/// Pixels that the longest row of the list takes.
[[nodiscard]] int wordListWidth(const Directive &row, const QFontMetrics &metrics);

} // namespace gatepost::ui

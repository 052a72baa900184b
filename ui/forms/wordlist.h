// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"

#include <QComboBox>
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

/// A line with the words of a row as a list that drops down. Anything may be typed, and nothing is completed: "1" would become
/// "18+". Without the list a wheel scrolls the page, because it must not change a policy.
class WordCombo : public QComboBox {
public:
    WordCombo(const Directive &row, QWidget *parent);
    /// Shows a text; the caret stays.
    void setWord(const QString &word);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace gatepost::ui

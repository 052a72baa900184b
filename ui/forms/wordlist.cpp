// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/wordlist.h"

#include "ui/bridge/rowcolors.h"
#include "ui/bridge/text.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLineEdit>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace gatepost::ui {

namespace {

int wordColumn(const QFontMetrics &metrics) {
    return metrics.averageCharWidth() * 16;
}

} // namespace

void WordDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const QString meaning = index.data(kMeaningRole).toString();
    if (meaning.isEmpty())
        return;
    painter->save();
    painter->setPen(rowInk(option, QPalette::PlaceholderText));
    const QRect box = option.rect.adjusted(wordColumn(option.fontMetrics), 0, -6, 0);
    painter->drawText(box, Qt::AlignVCenter | Qt::AlignLeft,
                      option.fontMetrics.elidedText(meaning, Qt::ElideRight, box.width()));
    painter->restore();
}

QSize WordDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(option.fontMetrics.height() + 8);
    return size;
}

int wordListWidth(const Directive &row, const QFontMetrics &metrics) {
    int width = 0;
    for (const Word &word : row.words)
        width = std::max(width, metrics.horizontalAdvance(text(word.meaning)));
    return wordColumn(metrics) + width + 30;
}

WordCombo::WordCombo(const Directive &row, QWidget *parent) : QComboBox(parent) {
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    for (const Word &word : row.words) {
        addItem(text(word.name));
        setItemData(count() - 1, text(word.meaning), kMeaningRole);
        setItemData(count() - 1, text(word.meaning), Qt::ToolTipRole);
    }
    setCurrentIndex(-1);
    setItemDelegate(new WordDelegate(this));
    view()->setMinimumWidth(wordListWidth(row, fontMetrics()));
    setCompleter(nullptr);
}

void WordCombo::setWord(const QString &word) {
    if (currentText() == word)
        return;
    const int caret = lineEdit()->cursorPosition();
    setCurrentIndex(findText(word));
    setEditText(word);
    if (lineEdit()->hasFocus())
        lineEdit()->setCursorPosition(std::min(caret, static_cast<int>(word.size())));
}

void WordCombo::wheelEvent(QWheelEvent *event) {
    if (view()->isVisible())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace gatepost::ui

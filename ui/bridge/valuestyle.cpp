// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bridge/valuestyle.h"

#include <QApplication>
#include <QPlainTextEdit>
#include <QStyleOptionViewItem>
#include <QTextOption>

#include <algorithm>

namespace gatepost::ui {

QString leftToRightValue(const QString &text) {
    const bool turns = std::ranges::any_of(text, [](QChar c) {
        const QChar::Direction direction = c.direction();
        return direction == QChar::DirR || direction == QChar::DirAL ||
               direction == QChar::DirLRI || direction == QChar::DirRLI;
    });
    if (turns || text.isEmpty())
        return text;
    return QChar(0x2066) + text + QChar(0x2069); // left-to-right isolate
}

QString atLayoutSide(const QString &text) {
    return QGuiApplication::isRightToLeft() ? QChar(0x200F) + text : text; // right-to-left mark
}

void keepLeftToRight(QPlainTextEdit &view) {
    view.setLayoutDirection(Qt::LeftToRight);
    QTextOption option = view.document()->defaultTextOption();
    option.setTextDirection(Qt::LeftToRight);
    view.document()->setDefaultTextOption(option);
}

void ValueStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const {
    if (element == CE_ItemViewItem)
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
            item != nullptr && !item->text.isEmpty()) {
            QStyleOptionViewItem isolated = *item;
            isolated.text = leftToRightValue(item->text);
            QProxyStyle::drawControl(element, &isolated, painter, widget);
            return;
        }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ValueStyle::drawItemText(QPainter *painter, const QRect &rect, int flags,
                              const QPalette &palette, bool enabled, const QString &text,
                              QPalette::ColorRole role) const {
    QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, leftToRightValue(text), role);
}

void keepValuesLeftToRight() {
    if (QGuiApplication::isRightToLeft() &&
        qobject_cast<ValueStyle *>(QApplication::style()) == nullptr)
        QApplication::setStyle(new ValueStyle(QApplication::style()->name()));
}

} // namespace gatepost::ui

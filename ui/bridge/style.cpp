// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/style.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOptionMenuItem>

namespace gatepost::ui {

void TargetStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const {
    if (QGuiApplication::isRightToLeft())
        ValueStyle::drawControl(element, option, painter, widget);
    else
        QProxyStyle::drawControl(element, option, painter, widget);
    constexpr State kByKey = State_HasFocus | State_KeyboardFocusChange;
    if (element != CE_PushButton || (option->state & kByKey) != kByKey)
        return;
    painter->save();
    painter->setPen(QPen(option->palette.color(QPalette::ButtonText), 1, Qt::DotLine));
    painter->drawRect(option->rect.adjusted(3, 3, -4, -4));
    painter->restore();
}

void TargetStyle::drawItemText(QPainter *painter, const QRect &rect, int flags,
                               const QPalette &palette, bool enabled, const QString &text,
                               QPalette::ColorRole role) const {
    if (QGuiApplication::isRightToLeft())
        ValueStyle::drawItemText(painter, rect, flags, palette, enabled, text, role);
    else
        QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, text, role);
}

QSize TargetStyle::sizeFromContents(ContentsType type, const QStyleOption *option,
                                    const QSize &size, const QWidget *widget) const {
    const QSize made = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
    case CT_ToolButton:
    case CT_CheckBox:
    case CT_RadioButton:
    case CT_ComboBox:
    case CT_SpinBox:
    case CT_LineEdit:
    case CT_TabBarTab:
    case CT_MenuBarItem: return made.expandedTo(QSize(kLeast, kLeast));
    case CT_ItemViewItem:
    case CT_HeaderSection: return made.expandedTo(QSize(0, kLeast));
    case CT_MenuItem: {
        const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        const bool isLine = item && item->menuItemType == QStyleOptionMenuItem::Separator;
        return isLine ? made : made.expandedTo(QSize(kLeast, kLeast));
    }
    default: return made;
    }
}

void installStyle(const QString &base) {
    QApplication::setStyle(new TargetStyle(base.isEmpty() ? QApplication::style()->name() : base));
}

} // namespace gatepost::ui

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/style.h"

#include "ui/bridge/rowcolors.h"

#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QStyleOptionMenuItem>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <optional>

namespace gatepost::ui {

void TargetStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const {
    std::optional<RowOfIcons> row;
    if (element == CE_ItemViewItem)
        row.emplace(*option);
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

void TargetStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                                QPainter *painter, const QWidget *widget) const {
    const auto *button = qobject_cast<const QToolButton *>(widget);
    if (element != PE_IndicatorArrowDown || !button || !button->menu()) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    QStyleOption level(*option);
    level.rect.moveTop((button->height() - option->rect.height()) / 2 + 1);
    QProxyStyle::drawPrimitive(element, &level, painter, widget);
}

int TargetStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                             const QWidget *widget) const {
    const int made = QProxyStyle::pixelMetric(metric, option, widget);
    if (metric == PM_HeaderMargin && qobject_cast<const QHeaderView *>(widget))
        return std::max(made, kAir);
    // A cell's text begins one pixel behind this margin.
    if (metric == PM_FocusFrameHMargin &&
        (qobject_cast<const QTableView *>(widget) || qobject_cast<const QTreeView *>(widget)))
        return std::max(made, kAir - 1);
    return made;
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
    case CT_ItemViewItem: return made.expandedTo(QSize(0, kLeast));
    case CT_HeaderSection: {
        // The margin is meant beside the text; above and below it would only make the heading high.
        const int high = pixelMetric(PM_HeaderMargin, option, widget) -
                         QProxyStyle::pixelMetric(PM_HeaderMargin, option, widget);
        return (made - QSize(0, 2 * high)).expandedTo(QSize(0, kLeast));
    }
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

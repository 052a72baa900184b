// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/style.h"

#include "ui/bridge/look.h"
#include "ui/bridge/rowcolors.h"

#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QStyleOptionMenuItem>
#include <QStyleOptionSlider>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <optional>

namespace gatepost::ui {

namespace {

constexpr int kSplitter = 5;
constexpr int kScrollBar = 12;
constexpr int kLeastSlider = 28;

enum class Edge : std::uint8_t { Box, Circle };

/// Fusion draws the edge of a field darker than the window: on a dark one nothing of it is seen.
void drawEdge(const QStyleOption &option, QPainter *painter, Edge edge = Edge::Box) {
    const QPalette &palette = option.palette;
    const QColor ink = palette.color(QPalette::WindowText);
    const QColor ground = palette.color(QPalette::Window);
    if (ink.lightness() < ground.lightness() || option.state & QStyle::State_HasFocus)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(between(ground, ink, 0.45F));
    painter->setBrush(Qt::NoBrush);
    const QRectF place = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (edge == Edge::Circle)
        painter->drawEllipse(place);
    else
        painter->drawRoundedRect(place, 2, 2);
    painter->restore();
}

} // namespace

bool TargetStyle::isFusion() const {
    return baseStyle()->name().compare(QLatin1String("fusion"), Qt::CaseInsensitive) == 0;
}

int TargetStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                           QStyleHintReturn *more) const {
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return ValueStyle::styleHint(hint, option, widget, more);
}

QRect TargetStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                  SubControl part, const QWidget *widget) const {
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || !bar || !isFusion())
        return ValueStyle::subControlRect(control, option, part, widget);
    const bool across = bar->orientation == Qt::Horizontal;
    const int length = across ? bar->rect.width() : bar->rect.height();
    const long long range = static_cast<long long>(bar->maximum) - bar->minimum;
    int slider = length;
    if (range > 0)
        slider = static_cast<int>(
            std::clamp(static_cast<long long>(length) * bar->pageStep / (range + bar->pageStep),
                       static_cast<long long>(std::min(kLeastSlider, length)),
                       static_cast<long long>(length)));
    const int at = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition,
                                           length - slider, bar->upsideDown);
    const auto along = [&](int from, int size) {
        const QRect made = across ? QRect(from, 0, size, bar->rect.height())
                                  : QRect(0, from, bar->rect.width(), size);
        return visualRect(bar->direction, bar->rect, made.translated(bar->rect.topLeft()));
    };
    switch (part) {
    case SC_ScrollBarSlider: return along(at, slider);
    case SC_ScrollBarGroove: return along(0, length);
    case SC_ScrollBarSubPage: return along(0, at);
    case SC_ScrollBarAddPage: return along(at + slider, length - at - slider);
    default: return {}; // no arrows: wheel, keys and the groove do the same
    }
}

void TargetStyle::drawScrollBar(const QStyleOptionSlider &bar, const QRect &slider,
                                QPainter *painter) {
    const QPalette &palette = bar.palette;
    painter->save();
    painter->fillRect(bar.rect, palette.color(QPalette::Base));
    if (bar.maximum > bar.minimum) {
        const bool held = bar.state & State_Sunken && bar.activeSubControls & SC_ScrollBarSlider;
        const bool pointed = bar.state & State_MouseOver;
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(between(palette.color(QPalette::Base), palette.color(QPalette::Text),
                                  held      ? 0.75F
                                  : pointed ? 0.62F
                                            : 0.48F));
        const double air = held || pointed ? 2 : 3;
        const QRectF round = QRectF(slider).adjusted(air, air, -air, -air);
        const double radius = std::min(round.width(), round.height()) / 2;
        painter->drawRoundedRect(round, radius, radius);
    }
    painter->restore();
}

void TargetStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                     QPainter *painter, const QWidget *widget) const {
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control == CC_ScrollBar && bar && isFusion()) {
        drawScrollBar(*bar, subControlRect(control, bar, SC_ScrollBarSlider, widget), painter);
        return;
    }
    ValueStyle::drawComplexControl(control, option, painter, widget);
    if ((control == CC_ComboBox || control == CC_SpinBox) && isFusion())
        drawEdge(*option, painter);
}

/// A head of a table: level ground and hairlines, where Fusion draws a gradient that is all there is of an empty corner.
void TargetStyle::drawHead(const QStyleOption &option, QPainter *painter) {
    const QPalette &palette = option.palette;
    const bool lit = option.state & State_MouseOver || option.state & State_Sunken;
    const QColor ground = palette.color(QPalette::Window);
    const QColor hair = between(ground, palette.color(QPalette::WindowText), 0.25F);
    const QRect &place = option.rect;
    painter->fillRect(place,
                      lit ? between(ground, palette.color(QPalette::WindowText), 0.08F) : ground);
    painter->fillRect(QRect(place.left(), place.bottom(), place.width(), 1), hair);
    const bool mirrored = option.direction == Qt::RightToLeft;
    painter->fillRect(
        QRect(mirrored ? place.left() : place.right(), place.top(), 1, place.height()), hair);
}

/// Qt draws the arrow of a tool button on the left in layouts from the right too, over the end of its text. There it stands
/// on the right, and one that points along the line points the other way.
void TargetStyle::drawMirroredFold(const QStyleOptionToolButton &option, QPainter *painter,
                                   const QWidget *widget) const {
    constexpr int kBeside = 4; // as QToolButton reckons
    const int wide = option.iconSize.width() + kBeside;
    QStyleOptionToolButton words(option);
    words.features &= ~QStyleOptionToolButton::Arrow;
    words.icon = QIcon();
    words.rect = visualRect(option.direction, option.rect, option.rect.adjusted(wide, 0, 0, 0));
    drawControl(CE_ToolButtonLabel, &words, painter, widget);
    QStyleOption arrow(option);
    const QRect place(option.rect.topLeft(), QSize(wide, option.rect.height()));
    const QSize size = option.iconSize.boundedTo(place.size());
    arrow.rect = alignedRect(option.direction, Qt::AlignCenter, size,
                             visualRect(option.direction, option.rect, place));
    PrimitiveElement shape = PE_IndicatorArrowDown;
    switch (option.arrowType) {
    case Qt::RightArrow: shape = PE_IndicatorArrowLeft; break;
    case Qt::LeftArrow: shape = PE_IndicatorArrowRight; break;
    case Qt::UpArrow: shape = PE_IndicatorArrowUp; break;
    case Qt::DownArrow:
    case Qt::NoArrow: break;
    }
    proxy()->drawPrimitive(shape, &arrow, painter, widget);
}

void TargetStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const {
    std::optional<RowOfIcons> row;
    if (element == CE_ItemViewItem)
        row.emplace(*option);
    if (element == CE_Splitter) { // wide enough to be found, drawn as a line
        const bool across = option->state & State_Horizontal;
        const bool pointed = option->state & (State_MouseOver | State_Sunken);
        const QPoint middle = option->rect.center();
        const int wide = pointed ? 3 : 1;
        painter->fillRect(
            across ? QRect(middle.x() - wide / 2, option->rect.top(), wide, option->rect.height())
                   : QRect(option->rect.left(), middle.y() - wide / 2, option->rect.width(), wide),
            option->palette.color(pointed ? QPalette::Highlight : QPalette::Mid));
        return;
    }
    if ((element == CE_HeaderSection || element == CE_HeaderEmptyArea) && isFusion()) {
        drawHead(*option, painter);
        return;
    }
    const auto *tool = qstyleoption_cast<const QStyleOptionToolButton *>(option);
    if (element == CE_ToolButtonLabel && tool && tool->direction == Qt::RightToLeft &&
        tool->features & QStyleOptionToolButton::Arrow &&
        tool->toolButtonStyle == Qt::ToolButtonTextBesideIcon) {
        drawMirroredFold(*tool, painter, widget);
        return;
    }
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
    if (element == PE_PanelTipLabel && isFusion()) { // Fusion's frame is black
        const QColor ground = option->palette.color(QPalette::ToolTipBase);
        painter->setPen(between(ground, option->palette.color(QPalette::ToolTipText), 0.35F));
        painter->setBrush(ground);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    }
    if (element == PE_IndicatorRadioButton && isFusion()) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        drawEdge(*option, painter, Edge::Circle);
        return;
    }
    const bool hasEdge = element == PE_FrameLineEdit || element == PE_IndicatorCheckBox ||
                         element == PE_IndicatorItemViewItemCheck;
    if (hasEdge && isFusion()) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        drawEdge(*option, painter);
        return;
    }
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
    if (metric == PM_SplitterWidth)
        return kSplitter;
    if (isFusion()) {
        if (metric == PM_ScrollBarExtent)
            return kScrollBar;
        if (metric == PM_ScrollBarSliderMin)
            return kLeastSlider;
    }
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

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/simulator/chip.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kLeastChip = 24; // WCAG 2.2, 2.5.8
constexpr int kPad = 10;
constexpr int kCross = 14;
constexpr int kMostChipCharacters = 48;
constexpr int kRounded = 2; // px: a text is a fraction wider than its advance in whole pixels says

} // namespace

Chip::Chip(const QString &objectName, const QString &toolTip, QWidget *parent)
    : QToolButton(parent) {
    setObjectName(objectName);
    setToolTip(toolTip);
    setAccessibleName(toolTip); // until there are words
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    hide();
}

void Chip::say(const QString &words) {
    if (words != text()) {
        setText(words);
        setAccessibleName(words);
        setAccessibleDescription(toolTip());
        updateGeometry();
    }
    if (isHidden() != words.isEmpty())
        setVisible(!words.isEmpty());
}

QSize Chip::sizeHint() const {
    const int width = std::min(fontMetrics().horizontalAdvance(text()),
                               kMostChipCharacters * fontMetrics().averageCharWidth());
    return {width + 2 * kPad + kCross + kRounded, std::max(kLeastChip, fontMetrics().height() + 6)};
}

QSize Chip::minimumSizeHint() const {
    return sizeHint();
}

void Chip::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    const bool pointed = underMouse() || isDown();
    painter.setPen(hasFocus() ? QPen(palette().color(QPalette::Highlight), 2)
                              : QPen(palette().color(QPalette::Mid), 1));
    painter.setBrush(palette().color(pointed ? QPalette::AlternateBase : QPalette::Base));
    painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2);
    painter.setPen(palette().color(QPalette::Text));
    const auto placed = [&](const QRect &place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    const int room = width() - 2 * kPad - kCross;
    painter.drawText(placed(QRect(kPad, 0, room, height())),
                     int(Qt::AlignCenter) | int(Qt::TextSingleLine),
                     fontMetrics().elidedText(text(), Qt::ElideRight, room));
    const QRectF cross = placed(QRect(width() - kPad - kCross + 6, 0, kCross - 4, height()));
    const double half = 3.5;
    const QPointF middle = cross.center();
    painter.setPen(QPen(palette().color(QPalette::Text), 1.4));
    painter.drawLine(middle + QPointF(-half, -half), middle + QPointF(half, half));
    painter.drawLine(middle + QPointF(-half, half), middle + QPointF(half, -half));
}

void Chip::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        click();
    else
        QToolButton::keyPressEvent(event);
}

} // namespace gatepost::ui

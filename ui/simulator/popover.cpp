// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/simulator/popover.h"

#include <QKeyEvent>

#include <algorithm>

namespace gatepost::ui {

Popover::Popover(QWidget *parent) : QFrame(parent, Qt::Popup) {
    setFrameShape(QFrame::StyledPanel);
    hide();
}

void Popover::openBelow(const QWidget &button, QWidget *first) {
    adjustSize();
    const QRect within(button.window()->mapToGlobal(QPoint(0, 0)), button.window()->size());
    const QPoint below = button.mapToGlobal(QPoint(0, button.height() + 2));
    const int left = std::max(within.left(), std::min(below.x(), within.right() - width() - 4));
    move(left, below.y());
    show();
    first->setFocus(Qt::PopupFocusReason);
}

void Popover::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

} // namespace gatepost::ui

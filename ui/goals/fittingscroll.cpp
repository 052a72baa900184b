// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/fittingscroll.h"

#include <QEvent>
#include <QResizeEvent>

namespace gatepost::ui {

FittingScroll::FittingScroll(QWidget *parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // what is in it takes the focus, and it follows
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void FittingScroll::setContent(QWidget *content) {
    setWidget(content);
    content->installEventFilter(this);
}

QSize FittingScroll::sizeHint() const {
    if (!widget())
        return QScrollArea::sizeHint();
    const int width = viewport()->width();
    const int height = widget()->hasHeightForWidth() ? widget()->heightForWidth(width)
                                                     : widget()->sizeHint().height();
    return {widget()->sizeHint().width(), height + 2};
}

QSize FittingScroll::minimumSizeHint() const {
    return {widget() ? widget()->minimumSizeHint().width() : 0, 4 * fontMetrics().height()};
}

bool FittingScroll::eventFilter(QObject *watched, QEvent *event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void FittingScroll::resizeEvent(QResizeEvent *event) {
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

Label *heading(const QString &said, QWidget *parent) {
    auto *label = new Label(said, parent);
    QFont font = label->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.08);
    label->setFont(font);
    label->setWordWrap(true);
    return label;
}

} // namespace gatepost::ui

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/fields/daystrip.h"

#include "ui/bridge/look.h"
#include "ui/bridge/tips.h"
#include "ui/bridge/when.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gatepost::ui {

namespace {

constexpr int kStep = 15; // minutes that a drag or an arrow key goes
constexpr int kReach = 6; // pixels around an end that take it
constexpr int kNewLength = 4 * 60;

int wrapped(int minute) {
    return ((minute % kMinutesOfDay) + kMinutesOfDay) % kMinutesOfDay;
}

} // namespace

double DayAxis::x(int minute) const {
    return left + width * minute / kMinutesOfDay;
}

int DayAxis::minute(double x) const {
    return std::clamp(static_cast<int>(std::lround((x - left) / width * kMinutesOfDay)), 0,
                      kMinutesOfDay);
}

int DayAxis::snapped(int minute, int step) {
    return (minute + step / 2) / step * step;
}

TimeWindow movedWindow(TimeWindow window, StripPart part, int minutes) {
    if (part != StripPart::Last)
        window.first = static_cast<std::uint16_t>(wrapped(window.first + minutes));
    if (part != StripPart::First)
        window.last = static_cast<std::uint16_t>(wrapped(window.last + minutes));
    return window;
}

DayStrip::DayStrip(QWidget *parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setObjectName(QStringLiteral("dayStrip"));
    setLayoutDirection(Qt::LeftToRight); // a day runs one way
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
}

void DayStrip::setBars(std::vector<StripBar> bars) {
    m_bars = std::move(bars);
    if (m_grip.bar >= m_bars.size())
        m_grip = {};
    describe();
    update();
}

void DayStrip::describe() {
    QStringList said;
    for (const StripBar &bar : m_bars)
        said << (bar.label.isEmpty()
                     ? windowText(bar.window)
                     : QStringLiteral("%1, %2").arg(windowText(bar.window), bar.label));
    setAccessibleName(said.isEmpty()
                          ? tr("Hours of the day, UTC: no window")
                          : tr("Hours of the day, UTC: %1").arg(said.join(QStringLiteral("; "))));
    setAccessibleDescription(
        tr("Left and Right move an end by 15 minutes, with Shift by one. Up and Down choose the "
           "end. Insert adds a window, Delete removes it."));
}

QSize DayStrip::sizeHint() const {
    return {360, fontMetrics().height() + 30};
}

QSize DayStrip::minimumSizeHint() const {
    return {200, sizeHint().height()};
}

QRectF DayStrip::track() const {
    return QRectF(rect()).adjusted(10, 3, -10, -(fontMetrics().height() + 5));
}

DayAxis DayStrip::axis() const {
    return {track().left(), track().width()};
}

void DayStrip::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette &colors = palette();
    const QRectF track = this->track();
    painter.setPen(
        QPen(colors.color(hasFocus() ? QPalette::Highlight : QPalette::Mid), hasFocus() ? 2 : 1));
    painter.setBrush(colors.color(QPalette::Base));
    painter.drawRoundedRect(track, 3, 3);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    painter.setFont(small);
    paintHours(painter);
    for (std::size_t i = 0; i < m_bars.size(); ++i)
        paintBar(painter, m_bars[i], hasFocus() && m_grip.bar == i);
}

void DayStrip::paintHours(QPainter &painter) const {
    const QPalette &colors = palette();
    const QRectF track = this->track();
    const DayAxis axis = this->axis();
    const bool narrow = track.width() < 420;
    for (int hour = 0; hour <= 24; ++hour) {
        const double x = axis.x(hour * 60);
        const bool named = hour % (narrow ? 6 : 3) == 0;
        QColor ink = colors.color(QPalette::Mid);
        ink.setAlphaF(named ? 1.0F : 0.35F);
        painter.setPen(QPen(ink, 1));
        if (hour > 0 && hour < 24)
            painter.drawLine(QPointF(x, track.top() + 1), QPointF(x, track.bottom() - 1));
        if (!named)
            continue;
        painter.setPen(colors.color(QPalette::PlaceholderText));
        const QString label = hour == 24 && narrow
                                  ? QStringLiteral("24")
                                  : QStringLiteral("%1").arg(hour, 2, 10, QLatin1Char('0'));
        painter.drawText(QRectF(x - 20, track.bottom() + 2, 40, fontMetrics().height()),
                         Qt::AlignHCenter | Qt::AlignTop, label);
    }
}

/// `chosen`: with its grips.
void DayStrip::paintBar(QPainter &painter, const StripBar &bar, bool chosen) const {
    const QPalette &colors = palette();
    const QRectF track = this->track();
    const DayAxis axis = this->axis();
    const TimeWindow window = bar.window;
    std::vector<std::pair<int, int>> pieces;
    if (window.first <= window.last)
        pieces = {{window.first, window.last + 1}};
    else
        pieces = {{window.first, kMinutesOfDay}, {0, window.last + 1}};
    for (const auto &[from, to] : pieces) {
        const QRectF piece(QPointF(axis.x(from), track.top() + 3),
                           QPointF(std::max(axis.x(to), axis.x(from) + 3), track.bottom() - 3));
        painter.setPen(QPen(toneColor(Tone::Allow, colors), chosen ? 2 : 1));
        painter.setBrush(toneBackground(Tone::Allow, colors));
        painter.drawRoundedRect(piece, 3, 3);
        painter.setPen(colors.color(QPalette::Text));
        const QString label = bar.label.isEmpty() ? windowText(window) : bar.label;
        if (piece.width() > painter.fontMetrics().horizontalAdvance(label) + 8)
            painter.drawText(piece, Qt::AlignCenter, label);
    }
    if (!chosen)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.color(QPalette::Highlight));
    const auto grip = [&](int minute) {
        painter.drawEllipse(QPointF(axis.x(minute), track.center().y()), 5, 5);
    };
    if (m_grip.part != StripPart::Last)
        grip(window.first);
    if (m_grip.part != StripPart::First)
        grip(window.last + 1);
}

std::optional<DayStrip::Grip> DayStrip::gripAt(QPointF place) const {
    const DayAxis axis = this->axis();
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const TimeWindow window = m_bars[i].window;
        if (std::abs(axis.x(window.first) - place.x()) <= kReach)
            return Grip{i, StripPart::First};
        if (std::abs(axis.x(window.last + 1) - place.x()) <= kReach)
            return Grip{i, StripPart::Last};
    }
    for (std::size_t i = 0; i < m_bars.size(); ++i)
        if (m_bars[i].window.contains(std::min(axis.minute(place.x()), kMinutesOfDay - 1)))
            return Grip{i, StripPart::Whole};
    return {};
}

void DayStrip::move(Grip grip, TimeWindow window) {
    if (m_bars[grip.bar].window == window)
        return;
    m_bars[grip.bar].window = window;
    describe();
    update();
    emit barChanged(m_bars[grip.bar].line, window);
}

void DayStrip::mousePressEvent(QMouseEvent *event) {
    const auto grip = gripAt(event->position());
    if (event->button() != Qt::LeftButton || !grip)
        return;
    m_grip = *grip;
    m_dragged = m_bars[grip->bar].window;
    m_pressed = axis().minute(event->position().x());
    update();
}

void DayStrip::mouseMoveEvent(QMouseEvent *event) {
    if (!m_dragged || m_grip.bar >= m_bars.size()) {
        const auto grip = gripAt(event->position());
        setCursor(!grip                            ? Qt::ArrowCursor
                  : grip->part == StripPart::Whole ? Qt::SizeAllCursor
                                                   : Qt::SizeHorCursor);
        return;
    }
    const int step = event->modifiers() & Qt::ShiftModifier ? 1 : kStep;
    const int at = DayAxis::snapped(axis().minute(event->position().x()), step);
    TimeWindow window = *m_dragged;
    switch (m_grip.part) {
    case StripPart::First: window.first = static_cast<std::uint16_t>(wrapped(at)); break;
    case StripPart::
        Last: // ends belong to the window: 12:00 on the axis is 11:59, the day's end 23:59
        window.last = static_cast<std::uint16_t>(wrapped(at - 1));
        break;
    case StripPart::Whole:
        window = movedWindow(window, StripPart::Whole, at - DayAxis::snapped(m_pressed, step));
        break;
    }
    move(m_grip, window);
}

void DayStrip::mouseReleaseEvent(QMouseEvent *) {
    if (m_dragged)
        emit settled();
    m_dragged.reset();
}

void DayStrip::mouseDoubleClickEvent(QMouseEvent *event) {
    if (gripAt(event->position()))
        return;
    const int first = DayAxis::snapped(axis().minute(event->position().x()), 60) % kMinutesOfDay;
    emit barAdded({static_cast<std::uint16_t>(first),
                   static_cast<std::uint16_t>(wrapped(first + kNewLength - 1))});
    emit settled();
}

void DayStrip::keyPressEvent(QKeyEvent *event) {
    const int key = event->key();
    if (key == Qt::Key_Insert || key == Qt::Key_Plus) {
        const int first =
            m_bars.empty() ? 8 * 60 : wrapped(m_bars.back().window.last + 61) / 60 * 60;
        emit barAdded({static_cast<std::uint16_t>(first),
                       static_cast<std::uint16_t>(wrapped(first + kNewLength - 1))});
        emit settled();
        m_grip = {m_bars.empty() ? 0 : m_bars.size() - 1, StripPart::First};
        update();
        return;
    }
    if (m_bars.empty() || m_grip.bar >= m_bars.size()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const int step = event->modifiers() & Qt::ShiftModifier     ? 1
                     : event->modifiers() & Qt::ControlModifier ? 60
                                                                : kStep;
    switch (key) {
    case Qt::Key_Left:
        move(m_grip, movedWindow(m_bars[m_grip.bar].window, m_grip.part, -step));
        break;
    case Qt::Key_Right:
        move(m_grip, movedWindow(m_bars[m_grip.bar].window, m_grip.part, step));
        break;
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const std::size_t count = m_bars.size() * 2;
        const std::size_t at = m_grip.bar * 2 + (m_grip.part == StripPart::Last ? 1 : 0);
        const std::size_t to = (at + (key == Qt::Key_Down ? 1 : count - 1)) % count;
        m_grip = {to / 2, to % 2 ? StripPart::Last : StripPart::First};
        emit settled();
        update();
        break;
    }
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        emit barRemoved(m_bars[m_grip.bar].line);
        emit settled();
        break;
    default: QWidget::keyPressEvent(event);
    }
}

void DayStrip::focusInEvent(QFocusEvent *event) {
    if (m_grip.part == StripPart::Whole && event->reason() != Qt::MouseFocusReason)
        m_grip.part = StripPart::First;
    emit settled();
    update();
    QWidget::focusInEvent(event);
}

void DayStrip::focusOutEvent(QFocusEvent *event) {
    update();
    QWidget::focusOutEvent(event);
}

bool DayStrip::event(QEvent *event) {
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const auto grip = gripAt(help->pos());
        showTip(help->globalPos(),
                grip ? QStringLiteral("%1 UTC\n%2")
                           .arg(windowText(m_bars[grip->bar].window), m_bars[grip->bar].label)
                     : tr("Double-click adds a window. Drag its ends; past midnight "
                          "is fine."),
                this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace gatepost::ui

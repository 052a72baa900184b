// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/value/time.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

/// Windows of the UTC day on a strip of 24 hours (S33): several, past midnight, their ends dragged or moved by keys.
namespace gatepost::ui {

/// The strip's axis without a window: minutes to pixels and back.
struct DayAxis {
    double left = 0;
    double width = 1;

    [[nodiscard]] double x(int minute) const; ///< 0…1440
    [[nodiscard]] int minute(double x) const; ///< clamped to 0…1440
    [[nodiscard]] static int snapped(int minute, int step);
};

/// A bar of the strip; `line` is whose it is.
struct StripBar {
    TimeWindow window;
    int line = 0;
    QString label; ///< "1 request / 20 min"
};

/// The window after one end (or, for Whole, both) went by `minutes`; never loses its other end.
enum class StripPart : std::uint8_t { First, Last, Whole };
[[nodiscard]] TimeWindow movedWindow(TimeWindow window, StripPart part, int minutes);

class DayStrip : public QWidget {
    Q_OBJECT

public:
    explicit DayStrip(QWidget *parent = nullptr);

    void setBars(std::vector<StripBar> bars);
    [[nodiscard]] const std::vector<StripBar> &bars() const { return m_bars; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void barChanged(int line, gatepost::TimeWindow window);
    void barAdded(gatepost::TimeWindow window);
    void barRemoved(int line);
    /// A drag or a run of keys ended: the next is an undo step of its own.
    void settled();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Grip {
        std::size_t bar = 0;
        StripPart part = StripPart::Whole;
    };
    void paintHours(QPainter &painter) const;
    void paintBar(QPainter &painter, const StripBar &bar, bool chosen) const;
    [[nodiscard]] DayAxis axis() const;
    [[nodiscard]] QRectF track() const;
    [[nodiscard]] std::optional<Grip> gripAt(QPointF place) const;
    void move(Grip grip, TimeWindow window);
    void describe();

    std::vector<StripBar> m_bars;
    Grip m_grip; ///< chosen by key or mouse
    std::optional<TimeWindow> m_dragged;
    int m_pressed = 0; ///< the minute under the mouse when it was pressed
};

} // namespace gatepost::ui

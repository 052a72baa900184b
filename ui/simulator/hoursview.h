// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/simulator/timelinemodel.h"

#include <QTableView>

namespace gatepost::ui {

/// The hours of agents as bands: filled where open, as high as the pace allows, empty where closed or denied. A table that
/// screen readers read, with a needle in the question's row: its time.
///
/// A press asks about the row's agent at that time and the needle follows the pointer; Enter asks about the cell, Alt with
/// the arrows moves the needle by a quarter of an hour.
class HoursView : public QTableView {
    Q_OBJECT

public:
    explicit HoursView(HoursModel &model, QWidget *parent = nullptr);
    void setNeedle(std::optional<Instant> at);
    [[nodiscard]] std::optional<Instant> needle() const { return m_needle; }
    void setClockChange(std::optional<Instant> at);
    /// Where an instant of a row is drawn, in the viewport; and the other way round, to five minutes.
    [[nodiscard]] QPoint pointOf(int row, Instant at) const;
    [[nodiscard]] Instant instantAt(int row, int x) const;
    /// Where a band is filled; empty if nothing is drawn there.
    [[nodiscard]] QRect bandRect(int row, const DayBand &band) const;
    /// What is written in a row, and where.
    struct BandLabel {
        QRect place;
        QString text; ///< empty: there is no room
    };
    /// The words of the first open band that has room for them, or of a row without one; the others say it when they are
    /// pointed at. They are beside the needle, never below it.
    [[nodiscard]] BandLabel labelOf(int row) const;

Q_SIGNALS:
    /// `row`: the one that was pressed.
    void needleMoved(int row, gatepost::Instant at);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] int xOf(int minute) const;
    void fitHeads();
    void paintRow(QPainter &painter, int row) const;
    void paintNeedle(QPainter &painter) const;

    HoursModel &m_model;
    std::optional<Instant> m_needle;
    std::optional<Instant> m_clockChange;
    int m_pressed = -1; ///< row
};

} // namespace gatepost::ui

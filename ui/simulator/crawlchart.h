// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/simulator/crawlwork.h"

#include <QPolygonF>
#include <QWidget>

namespace gatepost::ui {

/// How many pages crawlers have got by which day. The chosen crawler has two curves, a solid one for the draft and a dashed one
/// for the saved files; those of the others are thin. Arrow keys walk from day to day, and each day is said.
class CrawlChart : public QWidget {
    Q_OBJECT

public:
    explicit CrawlChart(QWidget *parent = nullptr);

    /// Null: there is nothing to show.
    void setResult(std::shared_ptr<const CrawlResult> result);
    void setRow(int row); ///< the chosen crawler
    /// What a day comes to, in a sentence; empty if there is nothing to show.
    [[nodiscard]] QString tell(std::size_t day) const;
    [[nodiscard]] std::optional<std::size_t> currentDay() const { return m_day; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void dayChosen(int day);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] QRect plot() const;
    [[nodiscard]] const CrawlRow *row() const;
    /// The time, in seconds after the first midnight, at which the picture begins and ends.
    [[nodiscard]] double begin() const;
    [[nodiscard]] double end() const { return m_end; }
    [[nodiscard]] double xOf(double second) const;
    [[nodiscard]] double yOf(quint64 pages) const;
    [[nodiscard]] QPolygonF curveOf(const CrawlSide &side) const;
    [[nodiscard]] std::optional<std::size_t> dayAt(const QPoint &point) const;
    void moveTo(std::size_t day);
    void paintScale(QPainter &painter) const;
    void paintTimes(QPainter &painter) const;
    void paintOthers(QPainter &painter) const;
    void paintChosen(QPainter &painter) const;
    void paintCurve(QPainter &painter, const CrawlSide &side, const QPen &pen) const;
    void paintKey(QPainter &painter) const;

    std::shared_ptr<const CrawlResult> m_result;
    int m_row = 0;
    std::size_t m_days = 1;
    double m_end = 1;
    quint64 m_most = 1;
    std::optional<std::size_t> m_day;
};

} // namespace gatepost::ui

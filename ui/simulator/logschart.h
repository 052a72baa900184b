// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/logs/report.h"

#include <QString>
#include <QWidget>

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace gatepost::ui {

/// What is drawn: an hour's requests in four kinds, from below. What matters is at the bottom, where a bar begins.
struct LogsBars {
    enum Kind { Denied, Closed, Grace, Ok, KindCount };
    using Counts = std::array<quint64, KindCount>;

    qint64 firstHour = 0; ///< since 1970
    qint64 hours = 0;     ///< how many there are
    std::map<qint64, Counts> counts;
    struct Version {
        qint64 time = 0; ///< seconds since 1970
        QString name;
    };
    std::vector<Version> versions;
    /// Requests of hours so far from the others that both together would be two lines at the edges: a server's clock was wrong.
    quint64 outside = 0;
    qint64 outsideHour = 0; ///< one of theirs, since 1970; if `outside` is not 0

    /// `whole` says which hours there are, `shown` what is drawn of them: all, or one agent's.
    [[nodiscard]] static LogsBars of(const logs::Hours &whole, const logs::Hours &shown);
    /// The kinds that occur, in their order: what the key explains.
    [[nodiscard]] std::vector<Kind> kinds() const;
    /// Hours of one bar, so that there are at most `most` bars: 1, 2, 3, 6, 12, 24 or whole days.
    [[nodiscard]] qint64 step(qint64 most) const;
};

/// Requests by the hour, with a line wherever the policy became another.
class LogsChart : public QWidget {
    Q_OBJECT

public:
    explicit LogsChart(QWidget *parent = nullptr);
    void setBars(LogsBars bars, const QString &about);
    void setLogarithmic(bool logarithmic);
    [[nodiscard]] const LogsBars &bars() const { return m_bars; }
    /// The bar with the caret, by its first hour; absent: none.
    [[nodiscard]] std::optional<qint64> current() const { return m_current; }
    /// "Thu 5 Nov 14:00 UTC: 120 ok, …"
    [[nodiscard]] QString tell(qint64 hour) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void hourChosen(qint64 hour); ///< a click, or Enter

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] QRect plot() const;
    [[nodiscard]] qint64 step() const;
    [[nodiscard]] LogsBars::Counts barAt(qint64 hour) const;
    [[nodiscard]] double xOf(double hour) const;
    [[nodiscard]] double heightOf(quint64 count, quint64 most) const;
    [[nodiscard]] std::optional<qint64> hourAt(const QPoint &point) const;
    void moveTo(qint64 hour);
    void paintScale(QPainter &painter, quint64 most) const;
    void paintDays(QPainter &painter) const;
    void paintBars(QPainter &painter, quint64 most) const;
    void paintVersions(QPainter &painter) const;
    void paintKey(QPainter &painter) const;
    [[nodiscard]] QString outsideText() const;

    LogsBars m_bars;
    std::optional<qint64> m_current;
    bool m_logarithmic = false;
};

} // namespace gatepost::ui

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/timeline.h"

#include <QAbstractTableModel>
#include <QList>

#include <array>

/// An agent's week on a path: bands of the day, and the list of changes beside them.
namespace gatepost::ui {

/// A stretch of one UTC day in which the answer stays the same.
struct TimelineBand {
    Instant from{};
    Instant to{};
    Decision decision = Decision::Allow;
    QString label;  ///< "open · 1 request / 20 min"
    int change = 0; ///< index into TimelineWeek::changes
};

struct TimelineChange {
    Instant at{};
    Decision decision = Decision::Allow;
    QString pace; ///< in words; empty = unstated
    QString uses; ///< "train: no, quote: yes": rows of the use table that change here
    std::optional<LineRef> line;
};

struct TimelineWeek {
    Instant monday{};
    std::array<QList<TimelineBand>, 7> days;
    QList<TimelineChange> changes; ///< the first is what holds at the beginning
};

/// 00:00 UTC of the Monday of the week that holds `at`.
[[nodiscard]] Instant mondayOf(Instant at);
[[nodiscard]] TimelineWeek weekOf(const CompiledSite &site, const Query &query, Instant monday);
/// "open", "closed", "denied", "must ask".
[[nodiscard]] QString bandWord(Decision decision);

/// 7 days × 24 hours. A cell's text is what holds at its beginning; bands within the hour are in BandsRole.
class WeekModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { ToneRole = Qt::UserRole + 1 };

    using QAbstractTableModel::QAbstractTableModel;
    void setWeek(TimelineWeek week);
    [[nodiscard]] const TimelineWeek &week() const { return m_week; }
    /// The bands that touch the hour.
    [[nodiscard]] QList<TimelineBand> bandsOf(int day, int hour) const;
    [[nodiscard]] Instant hourOf(int day, int hour) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    TimelineWeek m_week;
};

class ChangeListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Utc, Local, Answer, Pace, Uses, ColumnCount };
    enum Role { ToneRole = Qt::UserRole + 1 };

    using QAbstractTableModel::QAbstractTableModel;
    void setChanges(QList<TimelineChange> changes);
    [[nodiscard]] const TimelineChange &change(int row) const { return m_changes[row]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    QList<TimelineChange> m_changes;
};

} // namespace gatepost::ui

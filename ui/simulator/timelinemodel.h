// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/daysheet.h"
#include "ui/bridge/rowtable.h"

#include <QList>

#include <memory>

/// The hours of agents on a path as a table, and the changes of one agent's answer as a list.
namespace gatepost::ui {

/// "open", "closed", "denied", "must ask".
[[nodiscard]] QString bandWord(Decision decision);
/// "open · 1 request / 20 min".
[[nodiscard]] QString bandText(const DayBand &band);

/// Ways of being answered × 24 hours, in UTC. A cell's text is what holds at its beginning.
class HoursModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { ToneRole = Qt::UserRole + 1 };

    using QAbstractTableModel::QAbstractTableModel;
    void setSheet(std::shared_ptr<const DaySheet> sheet);
    [[nodiscard]] const DaySheet *sheet() const { return m_sheet.get(); }
    [[nodiscard]] const DayRow &row(int row) const {
        return m_sheet->rows[static_cast<std::size_t>(row)];
    }
    /// The question's agent, by its token: its row is bold, and named by it.
    void setAsked(const std::string &token);
    [[nodiscard]] bool isAsked(int row) const;
    /// The agent that a row is about: the question's if it is among them, else the best known.
    [[nodiscard]] const Identity &agentOf(int row) const;
    /// The question's row at an instant; -1 if there is none.
    [[nodiscard]] int askedRow(Instant at) const;
    /// The bands that touch the hour.
    [[nodiscard]] QList<DayBand> bandsOf(int row, int hour) const;
    [[nodiscard]] Instant hourOf(int row, int hour) const;
    [[nodiscard]] QString names(int row, int most) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString title(int row) const;

    std::shared_ptr<const DaySheet> m_sheet;
    std::string m_asked;
};

struct TimelineChange {
    Instant at{};
    Decision decision = Decision::Allow;
    QString pace; ///< in words; empty = unstated
    QString uses; ///< "train: no, quote: yes": rows of the use table that change here
    std::optional<LineRef> line;
};
/// Changes of the answer in [from, to); the first is what holds at the beginning.
[[nodiscard]] QList<TimelineChange> changesOf(const CompiledSite &site, const Query &query,
                                              Instant from, Instant to);
/// "Opens Mon 23 Nov 22:00 UTC · in 3 h 12 min", "Denied at every hour": what comes after `now`, looked for until `to`.
[[nodiscard]] QString nextText(const QList<TimelineChange> &changes, Instant now);

class ChangeListModel : public RowTable<TimelineChange> {
    Q_OBJECT

public:
    enum Column { Utc, Local, Answer, Pace, Uses };
    enum Role { ToneRole = Qt::UserRole + 1 };

    explicit ChangeListModel(QObject *parent = nullptr);
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QVariant special(const QModelIndex &index, int role) const override;
};

} // namespace gatepost::ui

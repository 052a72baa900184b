// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/columns.h"
#include "ui/bridge/rowtable.h"

#include <QList>
#include <QString>

#include <vector>

namespace gatepost::ui {

/// A row of the three columns as it is shown: equal lines far from anything else are one row.
struct LiveRow {
    live::ColumnRow line = {};
    int folded = 0; ///< so many equal lines; 0: `line`
};
/// At most `most` rows; what lies beyond is counted in one.
[[nodiscard]] QList<LiveRow> liveRows(const std::vector<live::ColumnRow> &lines, int most = 5000);

/// Draft, live, after upload, line by line. A mark before a line says what an upload does to it, and the first column
/// whose it is, so that nothing is said by colour alone.
class LiveColumnsModel : public RowTable<LiveRow> {
    Q_OBJECT

public:
    enum Column { Owner, Draft, Live, Uploaded };

    explicit LiveColumnsModel(QObject *parent = nullptr);
    /// `by`: who wrote the part that is not the draft's; empty: nobody says.
    void show(const std::vector<live::ColumnRow> &lines, const QString &by, bool knowsUploaded);

private:
    [[nodiscard]] QVariant special(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant shown(const Row &row, int column) const;
    [[nodiscard]] QVariant ground(const Row &row, int column) const;
    [[nodiscard]] QString spoken(const Row &row, int column) const;

    QString m_by;
    bool m_knowsUploaded = true;
};

} // namespace gatepost::ui

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/compare.h"
#include "core/text/linediff.h"

#include <QAbstractTableModel>
#include <QList>

/// What a draft changes: its lines, and what that means for agents.
namespace gatepost::ui {

/// One row of a line difference as it is shown: equal lines far from a change are folded into one row.
struct DiffRow {
    // No underlying type: after "enum class X : T" lupdate misses the classes that follow.
    enum class Kind { Same, Removed, Added, Folded };
    Kind kind = Kind::Same;
    int before = 0; ///< 1-based line number; 0 = none. Folded: how many lines
    int after = 0;
    QString
        text; ///< as ui/bridge shows it, without line end; a changed line end is named at its end
};
constexpr int kDiffContext = 3;
/// At most `most` rows; what lies beyond is one Folded row.
[[nodiscard]] QList<DiffRow> diffRows(std::string_view before, std::string_view after,
                                      int most = 5000);

class DiffModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Before, After, Text, ColumnCount };
    enum Role { KindRole = Qt::UserRole + 1 };

    using QAbstractTableModel::QAbstractTableModel;
    void setRows(QList<DiffRow> rows);
    [[nodiscard]] const DiffRow &row(int row) const { return m_rows[row]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    QList<DiffRow> m_rows;
};

class SiteChangesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { What, Paths, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;
    void setChanges(std::vector<SiteChange> changes);
    [[nodiscard]] const SiteChange &change(int row) const {
        return m_changes[static_cast<std::size_t>(row)];
    }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::vector<SiteChange> m_changes;
};

} // namespace gatepost::ui

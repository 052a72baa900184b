// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>
#include <vector>

/// The model of a table whose rows are plain structs. Its columns are a table, too: a model states them once, in its
/// constructor, and is given rows.
namespace gatepost::ui {

/// What the cells of one column say of their row.
template <typename Row>
struct RowColumn {
    QString head = {};
    std::function<QVariant(const Row &)> shown =
        {};                       ///< also as tooltip, and read aloud; absent: special() says it
    QString tip = {};             ///< of the head
    Qt::Alignment alignment = {}; ///< none: as the view aligns
    std::function<QVariant(const Row &)> edited =
        {}; ///< what an editor begins with; absent: what is shown
    /// Takes what was typed, or refuses it. Absent: the column is not edited.
    std::function<bool(Row &, const QString &)> set = {};
    std::function<double(const Row &)> number =
        {}; ///< what sort() compares; absent: the words shown
};

constexpr Qt::Alignment kNumberAlignment = Qt::AlignRight | Qt::AlignVCenter;
constexpr Qt::Alignment kTextAlignment = Qt::AlignLeft | Qt::AlignVCenter;

/// What becomes of selection and editors when rows are given again.
enum class Renew {
    Reset,   ///< they go
    InPlace, ///< they stay while there are as many rows as before
    AtEnd,   ///< they stay: rows come and go at the end, and the others say that they changed
};

template <typename RowType>
class RowTable : public QAbstractTableModel {
public:
    using Row = RowType;

    /// Takes any list of rows.
    template <typename List>
    void setRows(List given, Renew renew = Renew::Reset) {
        std::vector<Row> rows(std::make_move_iterator(given.begin()),
                              std::make_move_iterator(given.end()));
        const auto before = static_cast<int>(m_rows.size());
        const auto after = static_cast<int>(rows.size());
        if (renew == Renew::Reset || (renew == Renew::InPlace && (before != after || after == 0))) {
            beginResetModel();
            m_rows = std::move(rows);
            endResetModel();
            return;
        }
        if (after > before) {
            beginInsertRows({}, before, after - 1);
            m_rows = std::move(rows);
            endInsertRows();
        } else if (after < before) {
            beginRemoveRows({}, after, before - 1);
            m_rows = std::move(rows);
            endRemoveRows();
        } else {
            m_rows = std::move(rows);
        }
        allChanged();
    }
    [[nodiscard]] const Row &row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    /// A row that the user adds, at the end; its number.
    int appendRow(Row row) {
        const int at = rowCount();
        beginInsertRows({}, at, at);
        m_rows.push_back(std::move(row));
        endInsertRows();
        rowsEdited();
        return at;
    }
    /// The user removes a row. Not removeRows(), which a view calls after rows were dragged away.
    void takeRow(int row) {
        beginRemoveRows({}, row, row);
        m_rows.erase(m_rows.begin() + row);
        endRemoveRows();
        rowsEdited();
    }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return {};
        if (QVariant said = special(index, role); said.isValid())
            return said;
        const Row &row = this->row(index.row());
        const RowColumn<Row> &column = this->column(index.column());
        switch (role) {
        case Qt::DisplayRole:
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole: return column.shown ? column.shown(row) : QVariant();
        case Qt::EditRole:
            return column.edited ? column.edited(row) : column.set ? column.shown(row) : QVariant();
        case Qt::TextAlignmentRole:
            return column.alignment ? QVariant(column.alignment) : QVariant();
        default: return {};
        }
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override {
        if (orientation == Qt::Vertical || section < 0 || section >= columnCount())
            return {};
        const RowColumn<Row> &column = this->column(section);
        if (role == Qt::DisplayRole)
            return column.head;
        return role == Qt::ToolTipRole && !column.tip.isEmpty() ? QVariant(column.tip) : QVariant();
    }
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override {
        const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
        return index.isValid() && column(index.column()).set ? flags | Qt::ItemIsEditable : flags;
    }
    bool setData(const QModelIndex &index, const QVariant &value, int role) override {
        if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
            return false;
        const auto &set = column(index.column()).set;
        if (!set || !set(m_rows[static_cast<std::size_t>(index.row())], value.toString().trimmed()))
            return false;
        rowChanged(index.row());
        rowsEdited();
        return true;
    }
    void sort(int column, Qt::SortOrder order) override {
        if (column < 0 || column >= columnCount())
            return;
        const RowColumn<Row> &by = this->column(column);
        if (!by.number && !by.shown)
            return;
        const auto isBefore = [&by](const Row &a, const Row &b) {
            return by.number ? by.number(a) < by.number(b)
                             : QString::localeAwareCompare(by.shown(a).toString(),
                                                           by.shown(b).toString()) < 0;
        };
        beginResetModel();
        std::ranges::stable_sort(m_rows, [&](const Row &a, const Row &b) {
            return order == Qt::AscendingOrder ? isBefore(a, b) : isBefore(b, a);
        });
        endResetModel();
    }

protected:
    explicit RowTable(QObject *parent) : QAbstractTableModel(parent) {}
    void setColumns(std::vector<RowColumn<Row>> columns) { m_columns = std::move(columns); }
    /// Another role, or another answer than the column's; invalid: the column answers. The index is one of the table.
    [[nodiscard]] virtual QVariant special(const QModelIndex &, int) const { return {}; }
    /// The user changed, added or removed a row.
    virtual void rowsEdited() {}

    [[nodiscard]] Row &editRow(int row) { return m_rows[static_cast<std::size_t>(row)]; }
    void rowChanged(int row) { Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1)); }
    void allChanged(const QList<int> &roles = {}) {
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), roles);
    }

private:
    [[nodiscard]] const RowColumn<Row> &column(int column) const {
        return m_columns[static_cast<std::size_t>(column)];
    }

    std::vector<RowColumn<Row>> m_columns;
    std::vector<Row> m_rows;
};

} // namespace gatepost::ui

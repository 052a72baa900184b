// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/grid.h"

#include <QAbstractTableModel>
#include <QHash>

#include <memory>
#include <optional>

/// A grid as a table: arranged by filter and orders, rows and columns swapped if wanted. Holds no site: what it shows
/// stays true of the snapshot it was computed from.
namespace gatepost::ui {

class MatrixModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        ToneRole = Qt::UserRole + 1, ///< int of Tone
        ChangedRole,                 ///< bool: differs from the saved site
        ReadingsRole, ///< bool: the readings differ, or the agent is documented to do otherwise
        TakenRole,    ///< bool: the filter takes this very cell (others of its row are dimmed)
    };

    explicit MatrixModel(QObject *parent = nullptr);

    /// `fileNames`: by FileRef::index, for texts.
    void setGrid(std::shared_ptr<const Grid> grid, QStringList fileNames);
    [[nodiscard]] const Grid *grid() const { return m_grid.get(); }
    void setFilter(const GridFilter &filter);
    void setOrder(GridOrder rows, GridOrder columns);
    void setTransposed(bool transposed);
    [[nodiscard]] bool isTransposed() const { return m_transposed; }
    [[nodiscard]] const GridArrangement &shown() const { return m_shown; }

    struct Place {
        std::uint32_t row = 0; ///< of the grid
        std::uint32_t column = 0;
    };
    [[nodiscard]] Place placeOf(const QModelIndex &index) const;
    /// "GPTBot, /blog: No, robots.txt line 12".
    [[nodiscard]] QString spoken(const QModelIndex &index) const;

    struct Counts {
        std::size_t cells = 0, denied = 0, changed = 0, readings = 0, known = 0;
    };
    [[nodiscard]] const Counts &counts() const { return m_counts; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    /// By the answers in one column: what is denied first, or last. A column below 0: the order that is set.
    void sort(int column, Qt::SortOrder order) override;

private:
    void rearrange();
    [[nodiscard]] GridArrangement arranged(const Grid &grid) const;
    [[nodiscard]] QString word(Place place) const;

    std::shared_ptr<const Grid> m_grid;
    QStringList m_fileNames;
    GridFilter m_filter;
    GridOrder m_rowOrder = GridOrder::AsGiven;
    GridOrder m_columnOrder = GridOrder::AsGiven;
    GridArrangement m_shown;
    Counts m_counts;
    bool m_transposed = false;
    std::optional<std::uint32_t> m_sortBy; ///< column of the grid, its row where transposed
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace gatepost::ui

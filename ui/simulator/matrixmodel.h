// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/grid.h"
#include "ui/bridge/look.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <set>

/// A grid as a table: arranged by filter and orders, equal rows and columns as one, swapped if wanted. Contains no site: what
/// it shows stays true of the snapshot it was computed from.
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

    /// `fileNames`: by FileId::index(), for texts.
    void setGrid(std::shared_ptr<const Grid> grid, QStringList fileNames);
    [[nodiscard]] const Grid *grid() const { return m_grid.get(); }
    void setFilter(const GridFilter &filter);
    void setOrder(GridOrder rows, GridOrder columns);
    [[nodiscard]] GridOrder rowOrder() const { return m_rowOrder; }
    void setTransposed(bool transposed);
    [[nodiscard]] bool isTransposed() const { return m_transposed; }
    /// Whether equal rows and equal columns are shown as one.
    void setMerging(bool merging);
    [[nodiscard]] bool isMerging() const { return m_merging; }
    /// All that the filter leaves, in order, each row and column by itself: what is exported.
    [[nodiscard]] const GridArrangement &shown() const { return m_shown; }

    struct Place {
        std::uint32_t row = 0; ///< of the grid
        std::uint32_t column = 0;
    };
    /// Of a cell that stands for several, the first; the question's own where it is among them.
    [[nodiscard]] Place placeOf(const QModelIndex &index) const;
    /// The cell that shows a place; invalid if the filter leaves it out.
    [[nodiscard]] QModelIndex indexOf(Place place) const;
    /// "GPTBot, /blog: No, robots.txt line 12".
    [[nodiscard]] QString spoken(const QModelIndex &index) const;

    /// One row or column as it is shown. Valid until the next reset.
    struct Line {
        std::vector<std::uint32_t> members; ///< of the grid, not empty
        std::uint32_t bundle = 0;           ///< of an opened bundle, its first member; else its own
        int place = -1;                     ///< in an opened bundle, 0…; else -1
        bool isLast = false;                ///< of an opened bundle
        [[nodiscard]] bool isBundle() const { return members.size() > 1 || place >= 0; }
        [[nodiscard]] bool isOpen() const { return place >= 0; }
    };
    [[nodiscard]] const Line &line(int section, Qt::Orientation orientation) const;
    /// Shows the members of a bundle one by one, or as one again.
    void setOpen(int section, Qt::Orientation orientation, bool open);
    /// Names of all members, at most `most` of them: "GPTBot, CCBot … and 5 more".
    [[nodiscard]] QString names(int section, Qt::Orientation orientation, int most) const;
    /// "Search" of a row of agents where rows are in the order of purposes; else absent.
    [[nodiscard]] std::optional<QString> purpose(int section, Qt::Orientation orientation) const;
    /// What is asked on top: row and column of the grid. Its row and column are framed.
    void setAsked(std::optional<std::uint32_t> row, std::optional<std::uint32_t> column);
    [[nodiscard]] bool isAsked(int section, Qt::Orientation orientation) const;
    [[nodiscard]] Tone tone(int row, int column) const;
    /// A value that is not a verdict: it is written, and has no sign.
    [[nodiscard]] bool isFactAt(int row, int column) const;
    /// What a picture shows of a cell, for views that draw ten thousand of them.
    struct Look {
        Tone tone = Tone::Unstated;
        bool isFact = false;
        bool isTaken = true; ///< by the filter
        bool changed = false;
        bool differs = false;
    };
    [[nodiscard]] Look look(int row, int column) const;

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
    struct Lines {
        std::vector<Line> rows;
        std::vector<Line> columns;
    };
    void rearrange();
    [[nodiscard]] GridArrangement arranged(const Grid &grid) const;
    [[nodiscard]] Lines linesOf(const Grid &grid, const GridArrangement &shown) const;
    /// Whether its agents are in the order of their purposes.
    [[nodiscard]] bool hasPurposes(const Grid &grid) const;
    [[nodiscard]] bool isRow(Qt::Orientation orientation) const {
        return (orientation == Qt::Vertical) != m_transposed;
    }
    [[nodiscard]] const std::vector<Line> &lines(bool rows) const {
        return rows ? m_lines.rows : m_lines.columns;
    }
    [[nodiscard]] std::string memberName(bool row, std::uint32_t member) const;
    [[nodiscard]] QString title(const Line &line, bool row) const;
    [[nodiscard]] QString word(Place place) const;
    [[nodiscard]] bool anyOtherwise(const QModelIndex &index) const;

    std::shared_ptr<const Grid> m_grid;
    QStringList m_fileNames;
    GridFilter m_filter;
    GridOrder m_rowOrder = GridOrder::ByPurpose;
    GridOrder m_columnOrder = GridOrder::AsGiven;
    GridArrangement m_shown;
    Lines m_lines;
    std::set<std::string> m_open; ///< bundles by their first member's name: they outlive a new grid
    std::optional<std::uint32_t> m_askedRow;
    std::optional<std::uint32_t> m_askedColumn;
    Counts m_counts;
    bool m_transposed = false;
    bool m_merging = true;
    std::optional<std::uint32_t> m_sortBy; ///< column of the grid, its row where transposed
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace gatepost::ui

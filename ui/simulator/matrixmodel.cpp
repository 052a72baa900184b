// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/matrixmodel.h"

#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/site/help.h"

#include <algorithm>

namespace gatepost::ui {

MatrixModel::MatrixModel(QObject *parent) : QAbstractTableModel(parent) {}

void MatrixModel::setGrid(std::shared_ptr<const Grid> grid, QStringList fileNames) {
    m_counts = {};
    if (grid) {
        m_counts.cells = grid->cells.size();
        for (const GridCell &cell : grid->cells) {
            m_counts.denied += cell.isDenied() ? 1 : 0;
            m_counts.changed += cell.differsFromSaved ? 1 : 0;
            m_counts.readings += cell.differsBetweenReadings ? 1 : 0;
            m_counts.known += cell.differsFromKnown ? 1 : 0;
        }
    }
    // Where the shape stays, selection and scroll position stay too.
    const GridArrangement next = grid ? arranged(*grid) : GridArrangement{};
    const bool sameShape = m_grid && grid && m_grid->rows == grid->rows &&
                           m_grid->columns == grid->columns && next.rows == m_shown.rows &&
                           next.columns == m_shown.columns;
    m_fileNames = std::move(fileNames);
    if (sameShape) {
        const auto names = [](const Grid &one) {
            std::vector<std::string_view> list(one.question.paths.begin(),
                                               one.question.paths.end());
            for (const Identity &agent : one.question.agents)
                list.emplace_back(agent.name);
            return list;
        };
        const bool sameTitles =
            m_grid->question.kind == grid->question.kind && names(*m_grid) == names(*grid);
        m_grid = std::move(grid);
        if (rowCount() > 0 && columnCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        if (!sameTitles) { // views lay themselves out anew for it
            emit headerDataChanged(Qt::Horizontal, 0, std::max(0, columnCount() - 1));
            emit headerDataChanged(Qt::Vertical, 0, std::max(0, rowCount() - 1));
        }
        return;
    }
    beginResetModel();
    m_grid = std::move(grid);
    m_shown = next;
    endResetModel();
}

GridArrangement MatrixModel::arranged(const Grid &grid) const {
    GridArrangement shown = arrange(grid, m_filter, m_rowOrder, m_columnOrder);
    if (!m_sortBy || *m_sortBy >= (m_transposed ? grid.rows : grid.columns))
        return shown;
    // Denied, later, ask, allowed; values of directives by their word.
    const auto key = [&](std::uint32_t at) {
        const std::uint32_t row = m_transposed ? *m_sortBy : at;
        const std::uint32_t column = m_transposed ? at : *m_sortBy;
        constexpr int kRank[] = {3, 0, 1, 2}; // by Decision
        return std::pair(kRank[static_cast<int>(grid.cell(row, column).decision)],
                         grid.word(row, column));
    };
    std::vector<std::uint32_t> &list = m_transposed ? shown.columns : shown.rows;
    std::ranges::stable_sort(list, [&](std::uint32_t a, std::uint32_t b) {
        return m_sortOrder == Qt::AscendingOrder ? key(a) < key(b) : key(b) < key(a);
    });
    return shown;
}

void MatrixModel::sort(int column, Qt::SortOrder order) {
    m_sortBy.reset();
    if (m_grid && column >= 0 && column < columnCount())
        m_sortBy =
            (m_transposed ? m_shown.rows : m_shown.columns)[static_cast<std::size_t>(column)];
    m_sortOrder = order;
    rearrange();
}

void MatrixModel::rearrange() {
    beginResetModel();
    m_shown = m_grid ? arranged(*m_grid) : GridArrangement{};
    endResetModel();
}

void MatrixModel::setFilter(const GridFilter &filter) {
    m_filter = filter;
    rearrange();
}

void MatrixModel::setOrder(GridOrder rows, GridOrder columns) {
    m_rowOrder = rows;
    m_columnOrder = columns;
    rearrange();
}

void MatrixModel::setTransposed(bool transposed) {
    if (transposed == m_transposed)
        return;
    beginResetModel();
    m_transposed = transposed;
    m_sortBy.reset();
    m_shown = m_grid ? arranged(*m_grid) : GridArrangement{};
    endResetModel();
}

MatrixModel::Place MatrixModel::placeOf(const QModelIndex &index) const {
    const auto row = static_cast<std::size_t>(m_transposed ? index.column() : index.row());
    const auto column = static_cast<std::size_t>(m_transposed ? index.row() : index.column());
    return {m_shown.rows[row], m_shown.columns[column]};
}

QString MatrixModel::word(Place place) const {
    if (!m_grid->valueOf.empty()) {
        const std::string_view value = m_grid->word(place.row, place.column);
        return value == "unstated" ? QStringLiteral("–") : text(value);
    }
    return decisionText(m_grid->cell(place.row, place.column).decision);
}

QString MatrixModel::spoken(const QModelIndex &index) const {
    const Place place = placeOf(index);
    const GridCell &cell = m_grid->cell(place.row, place.column);
    QStringList said{
        tr("%1, %2: %3", "agent, path: answer")
            .arg(text(m_grid->rowTitle(place.row)), text(m_grid->columnTitle(place.column)),
                 m_grid->valueOf.empty() ? decisionText(cell.decision)
                                         : text(m_grid->word(place.row, place.column)))};
    if (cell.line > 0)
        said << tr("%1 line %2").arg(m_fileNames.value(cell.file), QString::number(cell.line));
    if (cell.differsFromSaved)
        said << tr("differs from the saved site");
    if (cell.differsFromKnown)
        said << (m_grid->question.reading == Reading::Known
                     ? tr("the files say: %1").arg(decisionText(cell.otherwise))
                     : tr("as documented: %1").arg(decisionText(cell.otherwise)));
    if (cell.differsBetweenReadings)
        said << tr("readings differ");
    return listText(said);
}

int MatrixModel::rowCount(const QModelIndex &parent) const {
    if (parent.isValid() || !m_grid)
        return 0;
    return static_cast<int>(m_transposed ? m_shown.columns.size() : m_shown.rows.size());
}

int MatrixModel::columnCount(const QModelIndex &parent) const {
    if (parent.isValid() || !m_grid)
        return 0;
    return static_cast<int>(m_transposed ? m_shown.rows.size() : m_shown.columns.size());
}

QVariant MatrixModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Place place = placeOf(index);
    const GridCell &cell = m_grid->cell(place.row, place.column);
    // A colour is a verdict: what only says how something is has none.
    const Tone tone = m_grid->valueOf.empty() ? toneOf(cell.decision)
                      : isFact(useDirectives()[place.column])
                          ? Tone::Unstated
                          : toneOfValue(m_grid->word(place.row, place.column));
    switch (role) {
    case Qt::DisplayRole: return word(place);
    case Qt::DecorationRole: return toneIcon(tone);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return spoken(index);
    case Qt::TextAlignmentRole:
        // A value that does not fit is cut, and begins at the edge; an answer is its sign then.
        return word(place).size() <= 3 || m_grid->valueOf.empty()
                   ? QVariant(Qt::AlignCenter)
                   : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    case ToneRole: return static_cast<int>(tone);
    case ChangedRole: return bool(cell.differsFromSaved);
    case ReadingsRole: return cell.differsFromKnown || cell.differsBetweenReadings;
    case TakenRole: return m_filter.takes(cell);
    default: return {};
    }
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (!m_grid || section < 0 ||
        section >= (orientation == Qt::Horizontal ? columnCount() : rowCount()))
        return {};
    const auto at = static_cast<std::size_t>(section);
    const bool isRow = (orientation == Qt::Vertical) != m_transposed;
    const QString title = isRow ? text(m_grid->rowTitle(m_shown.rows[at]))
                                : text(m_grid->columnTitle(m_shown.columns[at]));
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return title;
    case Qt::ToolTipRole:
        if (isRow && m_grid->question.kind != GridKind::HoursPaths)
            if (const Identity &agent = m_grid->question.agents[m_shown.rows[at]]; agent.known)
                return title + QStringLiteral(" · ") + agentSummary(*agent.known);
        return title;
    case Qt::TextAlignmentRole:
        return orientation == Qt::Vertical ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                           : QVariant(Qt::AlignCenter);
    default: return {};
    }
}

} // namespace gatepost::ui

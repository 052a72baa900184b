// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/matrixmodel.h"

#include "core/dialect/fact.h"
#include "core/value/term.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/usetone.h"
#include "ui/bridge/words.h"

#include <algorithm>

namespace gatepost::ui {

namespace {

bool sameLines(const std::vector<MatrixModel::Line> &a, const std::vector<MatrixModel::Line> &b) {
    return std::ranges::equal(a, b, [](const auto &one, const auto &other) {
        return one.members == other.members && one.place == other.place &&
               one.isLast == other.isLast;
    });
}

} // namespace

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
    Lines lines = grid ? linesOf(*grid, next) : Lines{};
    const bool sameShape = m_grid && grid && m_grid->question.kind == grid->question.kind &&
                           sameLines(lines.rows, m_lines.rows) &&
                           sameLines(lines.columns, m_lines.columns);
    m_fileNames = std::move(fileNames);
    if (sameShape) {
        const auto names = [](const Grid &one) {
            std::vector<std::string_view> list(one.question.paths.begin(),
                                               one.question.paths.end());
            for (const Identity &agent : one.question.agents)
                list.emplace_back(agent.name);
            return list;
        };
        const bool sameTitles = names(*m_grid) == names(*grid);
        m_grid = std::move(grid);
        m_shown = next;
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
    m_lines = std::move(lines);
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
        m_sortBy = line(column, Qt::Horizontal).members.front();
    m_sortOrder = order;
    rearrange();
}

void MatrixModel::rearrange() {
    beginResetModel();
    m_shown = m_grid ? arranged(*m_grid) : GridArrangement{};
    m_lines = m_grid ? linesOf(*m_grid, m_shown) : Lines{};
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
    m_transposed = transposed;
    m_sortBy.reset();
    rearrange();
}

QString MatrixModel::word(Place place) const {
    if (!m_grid->valueOf.empty()) {
        const std::string_view value = m_grid->word(place.row, place.column);
        return termOf(value) == Term::Unstated ? QStringLiteral("–") : text(value);
    }
    return decisionText(m_grid->cell(place.row, place.column).decision);
}

QString MatrixModel::spoken(const QModelIndex &index) const {
    const Place place = placeOf(index);
    const GridCell &cell = m_grid->cell(place.row, place.column);
    const bool swapped = m_transposed;
    const Line &row =
        line(swapped ? index.column() : index.row(), swapped ? Qt::Horizontal : Qt::Vertical);
    const Line &column =
        line(swapped ? index.row() : index.column(), swapped ? Qt::Vertical : Qt::Horizontal);
    QStringList said{tr("%1, %2: %3", "agent, path: answer")
                         .arg(title(row, true), title(column, false),
                              m_grid->valueOf.empty()
                                  ? decisionText(cell.decision)
                                  : text(m_grid->word(place.row, place.column)))};
    if (cell.line > 0) {
        const QString where =
            tr("%1 line %2").arg(m_fileNames.value(cell.file.index()), QString::number(cell.line));
        said << (row.members.size() * column.members.size() > 1
                     ? tr("for %1 on %2: %3", "agent, path, line")
                           .arg(text(memberName(true, place.row)),
                                text(memberName(false, place.column)), where)
                     : where);
    }
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
    return parent.isValid() ? 0 : static_cast<int>(lines(!m_transposed).size());
}

int MatrixModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines(m_transposed).size());
}

MatrixModel::Look MatrixModel::look(int row, int column) const {
    const QModelIndex at = index(row, column);
    const Place place = placeOf(at);
    const GridCell &cell = m_grid->cell(place.row, place.column);
    Look look;
    look.isTaken = m_filter.takes(cell);
    look.changed = cell.differsFromSaved;
    look.differs = anyOtherwise(at);
    if (m_grid->valueOf.empty()) {
        look.tone = toneOf(cell.decision);
        return look;
    }
    const DirectiveId directive = useDirectives()[place.column];
    const std::string_view value = m_grid->word(place.row, place.column);
    look.tone = toneOfUse(directive, value);
    look.isFact = isFact(directive) && termOf(value) != Term::Unstated;
    return look;
}

Tone MatrixModel::tone(int row, int column) const {
    return look(row, column).tone;
}

bool MatrixModel::isFactAt(int row, int column) const {
    return look(row, column).isFact;
}

/// Whether for some cell of a bundle the readings differ, or the agent is documented to do otherwise.
bool MatrixModel::anyOtherwise(const QModelIndex &index) const {
    const Line &down = line(index.row(), Qt::Vertical);
    const Line &across = line(index.column(), Qt::Horizontal);
    const Line &rows = m_transposed ? across : down;
    const Line &columns = m_transposed ? down : across;
    for (const std::uint32_t row : rows.members)
        for (const std::uint32_t column : columns.members)
            if (const GridCell &cell = m_grid->cell(row, column);
                cell.differsFromKnown || cell.differsBetweenReadings)
                return true;
    return false;
}

QVariant MatrixModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Place place = placeOf(index);
    const GridCell &cell = m_grid->cell(place.row, place.column);
    switch (role) {
    case Qt::DisplayRole: return word(place);
    case Qt::DecorationRole: return toneIcon(tone(index.row(), index.column()));
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return spoken(index);
    case Qt::TextAlignmentRole:
        // A value that does not fit is cut, and begins at the edge; an answer is its sign then.
        return word(place).size() <= 3 || m_grid->valueOf.empty()
                   ? QVariant(Qt::AlignCenter)
                   : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    case ToneRole: return static_cast<int>(tone(index.row(), index.column()));
    case ChangedRole: return bool(cell.differsFromSaved);
    case ReadingsRole: return anyOtherwise(index);
    case TakenRole: return m_filter.takes(cell);
    default: return {};
    }
}

} // namespace gatepost::ui

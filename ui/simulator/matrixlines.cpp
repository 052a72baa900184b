// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rows and columns of the matrix: which are one, what they are called, which is the question's.
#include "ui/simulator/matrixmodel.h"

#include "core/agents/agentorder.h"
#include "core/assist/help.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/site/help.h"

#include <algorithm>
#include <map>

namespace gatepost::ui {

namespace {

constexpr int kNamesInTip = 24;

/// What is answered alike, but for different purposes, becomes a row for each: every purpose has its heading once.
void partByPurpose(std::vector<std::vector<std::uint32_t>> &rows, const Grid &grid,
                   const GridArrangement &shown) {
    std::vector<std::vector<std::uint32_t>> parted;
    for (const std::vector<std::uint32_t> &row : rows) {
        std::map<Purpose, std::size_t> at;
        for (const std::uint32_t member : row) {
            const auto [place, isNew] =
                at.try_emplace(purposeOf(grid.question.agents[member]), parted.size());
            if (isNew)
                parted.emplace_back();
            parted[place->second].push_back(member);
        }
    }
    std::vector<std::size_t> placeOf(grid.rows);
    for (std::size_t i = 0; i < shown.rows.size(); ++i)
        placeOf[shown.rows[i]] = i;
    std::ranges::sort(parted, {}, [&](const auto &row) { return placeOf[row.front()]; });
    rows = std::move(parted);
}

} // namespace

MatrixModel::Lines MatrixModel::linesOf(const Grid &grid, const GridArrangement &shown) const {
    GridLines merged = m_merging ? mergeEqual(grid, shown) : eachAlone(shown);
    if (m_merging && hasPurposes(grid))
        partByPurpose(merged.rows, grid, shown);
    const auto opened = [&](std::vector<std::vector<std::uint32_t>> &bundles, bool rows) {
        std::vector<Line> lines;
        for (std::vector<std::uint32_t> &members : bundles) {
            const std::uint32_t first = members.front();
            if (members.size() == 1 ||
                !m_open.contains(rows ? grid.rowTitle(first) : grid.columnTitle(first))) {
                lines.push_back({std::move(members), first});
                continue;
            }
            for (std::size_t i = 0; i < members.size(); ++i)
                lines.push_back(
                    {{members[i]}, first, static_cast<int>(i), i + 1 == members.size()});
        }
        return lines;
    };
    return {opened(merged.rows, true), opened(merged.columns, false)};
}

const MatrixModel::Line &MatrixModel::line(int section, Qt::Orientation orientation) const {
    return lines(isRow(orientation))[static_cast<std::size_t>(section)];
}

void MatrixModel::setMerging(bool merging) {
    if (merging == m_merging)
        return;
    m_merging = merging;
    rearrange();
}

void MatrixModel::setOpen(int section, Qt::Orientation orientation, bool open) {
    const Line &at = line(section, orientation);
    if (!at.isBundle() || at.isOpen() == open)
        return;
    const std::string name = memberName(isRow(orientation), at.bundle);
    if (open)
        m_open.insert(name);
    else
        m_open.erase(name);
    rearrange();
}

MatrixModel::Place MatrixModel::placeOf(const QModelIndex &index) const {
    const auto one = [](const Line &line, std::optional<std::uint32_t> asked) {
        return asked && line.members.size() > 1 && std::ranges::contains(line.members, *asked)
                   ? *asked
                   : line.members.front();
    };
    const Line &vertical = line(index.row(), Qt::Vertical);
    const Line &horizontal = line(index.column(), Qt::Horizontal);
    return {one(m_transposed ? horizontal : vertical, m_askedRow),
            one(m_transposed ? vertical : horizontal, m_askedColumn)};
}

QModelIndex MatrixModel::indexOf(Place place) const {
    const auto find = [](const std::vector<Line> &lines, std::uint32_t member) {
        const auto at = std::ranges::find_if(lines, [member](const Line &line) {
            return std::ranges::contains(line.members, member);
        });
        return at == lines.end() ? -1 : static_cast<int>(at - lines.begin());
    };
    const int row = find(m_lines.rows, place.row);
    const int column = find(m_lines.columns, place.column);
    if (row < 0 || column < 0)
        return {};
    return m_transposed ? index(column, row) : index(row, column);
}

std::string MatrixModel::memberName(bool row, std::uint32_t member) const {
    return row ? m_grid->rowTitle(member) : m_grid->columnTitle(member);
}

QString MatrixModel::title(const Line &line, bool row) const {
    if (line.members.size() == 1)
        return text(memberName(row, line.members.front()));
    const std::optional<std::uint32_t> asked = row ? m_askedRow : m_askedColumn;
    std::uint32_t first = line.members.front();
    if (asked && std::ranges::contains(line.members, *asked))
        first = *asked;
    const QString name = text(memberName(row, first));
    if (row && m_grid->question.kind == GridKind::HoursPaths) // neighbours
        return tr("%1–%2", "from an hour to an hour")
            .arg(text(memberName(true, line.members.front())),
                 text(memberName(true, line.members.back())));
    if (row && line.members.size() == 2) {
        const std::uint32_t other = line.members[line.members.front() == first ? 1 : 0];
        return listText({name, text(memberName(row, other))});
    }
    return tr("%1 + %2", "a name and how many others")
        .arg(name, QString::number(line.members.size() - 1));
}

QString MatrixModel::names(int section, Qt::Orientation orientation, int most) const {
    const Line &at = line(section, orientation);
    QStringList list;
    for (const std::uint32_t member : at.members)
        if (list.size() < most)
            list << text(memberName(isRow(orientation), member));
    if (const auto more = static_cast<int>(at.members.size()) - most; more > 0)
        list << tr("%n more", "names", more);
    return listText(list);
}

bool MatrixModel::hasPurposes(const Grid &grid) const {
    return m_rowOrder == GridOrder::ByPurpose && !m_sortBy &&
           grid.question.kind != GridKind::HoursPaths;
}

std::optional<QString> MatrixModel::purpose(int section, Qt::Orientation orientation) const {
    if (!m_grid || !isRow(orientation) || !hasPurposes(*m_grid))
        return {};
    const std::uint32_t first = line(section, orientation).members.front();
    return text(purposeName(purposeOf(m_grid->question.agents[first])));
}

void MatrixModel::setAsked(std::optional<std::uint32_t> row, std::optional<std::uint32_t> column) {
    if (row == m_askedRow && column == m_askedColumn)
        return;
    m_askedRow = row;
    m_askedColumn = column;
    if (rowCount() == 0 || columnCount() == 0)
        return;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

bool MatrixModel::isAsked(int section, Qt::Orientation orientation) const {
    const bool row = isRow(orientation);
    const auto &asked = row ? m_askedRow : m_askedColumn;
    return asked && std::ranges::contains(line(section, orientation).members, *asked);
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (!m_grid || section < 0 ||
        section >= (orientation == Qt::Horizontal ? columnCount() : rowCount()))
        return {};
    const Line &at = line(section, orientation);
    const bool row = isRow(orientation);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return title(at, row);
    case Qt::ToolTipRole:
        if (at.members.size() > 1)
            return names(section, orientation, kNamesInTip);
        if (row && m_grid->question.kind != GridKind::HoursPaths)
            if (const Identity &agent = m_grid->question.agents[at.members.front()]; agent.known)
                return factsText({title(at, row), joined(assist::agentSummary(*agent.known))});
        return title(at, row);
    case Qt::TextAlignmentRole:
        return orientation == Qt::Vertical ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                           : QVariant(Qt::AlignCenter);
    default: return {};
    }
}

} // namespace gatepost::ui

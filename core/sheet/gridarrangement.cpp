// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// What of a grid is shown, and in which order.
#include "core/agents/agentorder.h"
#include "core/sheet/grid.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <numeric>

namespace gatepost {

namespace {

bool contains(std::string_view title, std::string_view lowerPart) {
    return lowerPart.empty() || toLower(title).contains(lowerPart);
}

/// Rows or columns: titles, how often they are denied, whether the filter leaves them.
struct Side {
    std::vector<std::string> titles;
    std::vector<std::uint32_t> denied;
    std::vector<bool> taken;
    std::vector<bool> named; ///< by the filter's text
    std::vector<int> groups; ///< for ByBehaviour, ranks for ByPurpose; empty: all alike

    Side(std::uint32_t count, auto title, const std::string &lowerPart)
        : denied(count), taken(count) {
        titles.reserve(count);
        for (std::uint32_t i = 0; i < count; ++i) {
            titles.push_back(title(i));
            named.push_back(contains(titles.back(), lowerPart));
        }
    }

    [[nodiscard]] std::vector<std::uint32_t> arranged(GridOrder order) const {
        std::vector<std::uint32_t> out;
        for (std::uint32_t i = 0; i < titles.size(); ++i)
            if (taken[i])
                out.push_back(i);
        switch (order) {
        case GridOrder::AsGiven: break;
        case GridOrder::ByBehaviour:
        case GridOrder::ByPurpose:
            if (!groups.empty())
                std::ranges::stable_sort(out, {}, [this](std::uint32_t at) { return groups[at]; });
            break;
        case GridOrder::ByTitle:
            std::ranges::stable_sort(out, [this](std::uint32_t a, std::uint32_t b) {
                return toLower(titles[a]) < toLower(titles[b]);
            });
            break;
        case GridOrder::MostDenied:
            std::ranges::stable_sort(
                out, [this](std::uint32_t a, std::uint32_t b) { return denied[a] > denied[b]; });
            break;
        }
        return out;
    }
};

/// Search, agents, training, several; then those of which none is documented.
int behaviourRank(const Identity &agent) {
    const Behaviour behaviour = agent.known ? agent.known->behaviour : Behaviour::Unknown;
    return behaviour == Behaviour::Unknown ? 100 : static_cast<int>(behaviour);
}

/// The place of each agent where all are sorted by purpose.
std::vector<int> purposeRanks(const std::vector<Identity> &agents) {
    std::vector<std::size_t> order(agents.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, [&](std::size_t a, std::size_t b) { return isReadBefore(agents[a], agents[b]); });
    std::vector<int> ranks(agents.size());
    for (std::size_t place = 0; place < order.size(); ++place)
        ranks[order[place]] = static_cast<int>(place);
    return ranks;
}

} // namespace

bool GridFilter::takes(const GridCell &cell) const {
    return (!deniedOnly || cell.isDenied()) && (!differsFromSaved || cell.differsFromSaved) &&
           (!differsBetweenReadings || cell.differsBetweenReadings);
}

GridArrangement arrange(const Grid &grid, const GridFilter &filter, GridOrder rowOrder,
                        GridOrder columnOrder) {
    const std::string part = toLower(filter.text);
    Side rows(grid.rows, [&](std::uint32_t row) { return grid.rowTitle(row); }, part);
    Side columns(grid.columns, [&](std::uint32_t c) { return grid.columnTitle(c); }, part);
    for (std::uint32_t row = 0; row < grid.rows; ++row)
        for (std::uint32_t column = 0; column < grid.columns; ++column) {
            const GridCell &cell = grid.cell(row, column);
            if (cell.isDenied()) {
                ++rows.denied[row];
                ++columns.denied[column];
            }
            if (filter.takes(cell) && (rows.named[row] || columns.named[column])) {
                rows.taken[row] = true;
                columns.taken[column] = true;
            }
        }
    if (rowOrder == GridOrder::ByBehaviour && grid.question.kind != GridKind::HoursPaths)
        for (const Identity &agent : grid.question.agents)
            rows.groups.push_back(behaviourRank(agent));
    if (rowOrder == GridOrder::ByPurpose && grid.question.kind != GridKind::HoursPaths)
        rows.groups = purposeRanks(grid.question.agents);
    // A text that names some rows leaves all columns to them, and the other way round.
    return {rows.arranged(rowOrder), columns.arranged(columnOrder)};
}

Table toTable(const Grid &grid, const GridArrangement &shown) {
    Table table;
    table.corner = grid.question.kind == GridKind::HoursPaths ? "hour (UTC)" : "agent";
    for (const std::uint32_t column : shown.columns)
        table.heads.push_back(grid.columnTitle(column));
    for (const std::uint32_t row : shown.rows) {
        Table::Row &line = table.rows.emplace_back(grid.rowTitle(row));
        for (const std::uint32_t column : shown.columns)
            line.cells.emplace_back(grid.word(row, column));
    }
    return table;
}

} // namespace gatepost

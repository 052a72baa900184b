// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// Rows and columns of a grid that say the same, as one.
#include "core/sheet/grid.h"

#include <string>
#include <unordered_map>

namespace gatepost {

namespace {

/// What a cell says, in two units.
void addAnswer(const Grid &grid, std::uint32_t row, std::uint32_t column, std::u16string &key) {
    const GridCell &cell = grid.cell(row, column);
    key += static_cast<char16_t>(static_cast<int>(cell.decision) | int{cell.differsFromSaved} << 4 |
                                 int{cell.differsBetweenReadings} << 5);
    if (!grid.valueOf.empty())
        key += static_cast<char16_t>(grid.valueOf[grid.index(row, column)]);
}

/// `answersOf(index)` is what a row or column says; only neighbours share a line if `neighbours`.
template <typename AnswersOf>
std::vector<std::vector<std::uint32_t>> merged(const std::vector<std::uint32_t> &all,
                                               bool neighbours, AnswersOf answersOf) {
    std::vector<std::vector<std::uint32_t>> lines;
    std::unordered_map<std::u16string, std::size_t> known;
    for (const std::uint32_t index : all) {
        std::u16string key = answersOf(index);
        const auto found = known.find(key);
        if (found != known.end() && (!neighbours || found->second + 1 == lines.size())) {
            lines[found->second].push_back(index);
            continue;
        }
        known.insert_or_assign(std::move(key), lines.size());
        lines.push_back({index});
    }
    return lines;
}

std::vector<std::vector<std::uint32_t>> alone(const std::vector<std::uint32_t> &all) {
    std::vector<std::vector<std::uint32_t>> lines;
    lines.reserve(all.size());
    for (const std::uint32_t index : all)
        lines.push_back({index});
    return lines;
}

} // namespace

GridLines mergeEqual(const Grid &grid, const GridArrangement &shown) {
    GridLines lines;
    lines.rows =
        merged(shown.rows, grid.question.kind == GridKind::HoursPaths, [&](std::uint32_t row) {
            std::u16string key;
            key.reserve(shown.columns.size() * 2);
            for (const std::uint32_t column : shown.columns)
                addAnswer(grid, row, column, key);
            return key;
        });
    if (grid.question.kind == GridKind::AgentsDirectives ||
        grid.question.kind == GridKind::AgentsAnswers)
        lines.columns = alone(shown.columns);
    else
        lines.columns = merged(shown.columns, false, [&](std::uint32_t column) {
            std::u16string key;
            for (const auto &row : lines.rows)
                addAnswer(grid, row.front(), column, key);
            return key;
        });
    return lines;
}

GridLines eachAlone(const GridArrangement &shown) {
    return {alone(shown.rows), alone(shown.columns)};
}

} // namespace gatepost

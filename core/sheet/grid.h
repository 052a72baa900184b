// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"
#include "core/text/table.h"

#include <atomic>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// One question put many times: agents × paths, agents × directives, one agent's hours × paths, or agents × answers: what if
/// robots.txt is answered otherwise (S130).
///
/// A grid is what the window calls a matrix. It is a value that needs its site no longer. Agents for
/// whom the same groups and the same crawl directive decide share one row of work, so 200 agents × 5,000 paths cost as much as
/// the handful of rows that differ. Computing may run on any thread.
namespace gatepost {

enum class GridKind : std::uint8_t { AgentsPaths, AgentsDirectives, HoursPaths, AgentsAnswers };

struct GridQuestion {
    GridKind kind = GridKind::AgentsPaths;
    std::vector<Identity> agents; ///< rows; HoursPaths takes the first alone
    std::vector<std::string>
        paths; ///< columns, URLs as in Query; AgentsDirectives and AgentsAnswers take the first alone
    Instant at{}; ///< HoursPaths: the UTC day that it is in, from 00:00
    Reading reading = Reading::Author;
    bool competitor = false; ///< AgentsDirectives (S57)
    /// Of Author and Known the one is compared with the other, cell by cell (S83); not for AgentsDirectives.
    bool compareKnown = false;
    std::vector<std::string> answers =
        {}; ///< columns of AgentsAnswers, texts that addAnswers() reads
};

struct GridCell {
    std::uint32_t line = 0; ///< 1-based line that decided; 0 = none
    FileId file = {};       ///< of it
    Decision decision = Decision::Allow;
    FetchReason reason = FetchReason::NoFile;
    bool differsFromSaved : 1 = false;
    bool differsBetweenReadings : 1 = false;
    bool differsFromKnown : 1 = false;
    Decision otherwise = Decision::Allow; ///< where that is set, what the other of the two says

    [[nodiscard]] bool isDenied() const { return decision == Decision::Deny; }
};

struct Grid {
    GridQuestion question;
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
    std::vector<GridCell> cells; ///< row by row
    /// AgentsDirectives: the effective values; `valueOf[cell]` is an index into `values`.
    std::vector<std::string> values;
    std::vector<std::uint16_t> valueOf;
    bool comparedWithSaved = false;
    bool comparedReadings = false;

    [[nodiscard]] std::size_t index(std::uint32_t row, std::uint32_t column) const {
        return std::size_t{row} * columns + column;
    }
    [[nodiscard]] const GridCell &cell(std::uint32_t row, std::uint32_t column) const {
        return cells[index(row, column)];
    }
    /// "deny", or for AgentsDirectives the effective value.
    [[nodiscard]] std::string_view word(std::uint32_t row, std::uint32_t column) const;
    [[nodiscard]] std::string rowTitle(std::uint32_t row) const;       ///< "GPTBot", "07:00"
    [[nodiscard]] std::string columnTitle(std::uint32_t column) const; ///< "/blog", "train", "503"
};

/// Rows × columns of the question, before it is computed.
[[nodiscard]] std::size_t gridSize(const GridQuestion &question);

/// `saved`, if given, is the site as it is on disk: cells that differ from it are marked. `readings`: likewise cells
/// for which the readings do not agree on the decision. `permille`, if given, says how far it is, 0 to 1000. Absent if it was
/// stopped.
[[nodiscard]] std::optional<Grid> computeGrid(const CompiledSite &site, const CompiledSite *saved,
                                              bool readings, GridQuestion question,
                                              const std::stop_token &stop = {},
                                              std::atomic<std::uint32_t> *permille = nullptr);

// ---- arranging and exporting ---------------------------------------------------------------------

struct GridFilter {
    bool deniedOnly = false;
    bool differsFromSaved = false;
    bool differsBetweenReadings = false;
    std::string text; ///< a part of a row's or column's title, without case; empty = all

    [[nodiscard]] bool isEmpty() const {
        return !deniedOnly && !differsFromSaved && !differsBetweenReadings && text.empty();
    }
    /// Cells: every condition that is set; `text` is about titles.
    [[nodiscard]] bool takes(const GridCell &cell) const;
};

/// ByBehaviour: agents of one documented behaviour together, those without one last; paths as given. ByPurpose: agents by
/// what they come for, the well-known first; paths as given.
enum class GridOrder : std::uint8_t { AsGiven, ByTitle, MostDenied, ByBehaviour, ByPurpose };

/// Which rows and columns are shown, in what order: those with a cell that the filter takes.
struct GridArrangement {
    std::vector<std::uint32_t> rows;
    std::vector<std::uint32_t> columns;
};
[[nodiscard]] GridArrangement arrange(const Grid &grid, const GridFilter &filter,
                                      GridOrder rowOrder, GridOrder columnOrder);

/// Rows that are answered alike on every column that is shown, as one, and columns alike for every row. The first member
/// speaks for all of them.
struct GridLines {
    std::vector<std::vector<std::uint32_t>>
        rows; ///< members of the grid; in the order of the first
    std::vector<std::vector<std::uint32_t>> columns;
};
/// Alike: the same answers (values), and the same marks of what differs from the saved site and between readings; which line
/// decides may differ. Hours share a row only with their neighbours, and directives keep a column each.
[[nodiscard]] GridLines mergeEqual(const Grid &grid, const GridArrangement &shown);
/// Each row and column by itself.
[[nodiscard]] GridLines eachAlone(const GridArrangement &shown);

/// The grid's words as a table, with its titles.
[[nodiscard]] Table toTable(const Grid &grid, const GridArrangement &shown);

} // namespace gatepost

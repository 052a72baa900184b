// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/purpose.h"
#include "core/exact/map.h"
#include "core/sheet/mapplaces.h"
#include "core/text/table.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// The map of a site as a table on one sheet of paper: who × where, what and when. Rows are ways of being answered, columns are
/// places. Both come from the exact map, so that a cell is true of every path of its column and every hour of the day.
///
///     const MapSheet sheet = mapSheet(site, question);
///     for (const SheetRow &row : sheet.rows)
///         row.where[sheet.placeOf("/blog/")].sign;
///
/// Window, SVG and HTML draw this one object (mapdrawing.h).
namespace gatepost::exact {

/// Purpose::Other for an agent that no list has.
[[nodiscard]] Purpose mapPurposeOf(const AskedAgent &agent);

/// Undecided: the bound was reached (S126); never the same as "may not".
enum class Sign : std::uint8_t { Yes, No, Later, Ask, Part, Unstated, Undecided };

/// A path and an instant at which a cell has one of its answers.
struct CellExample {
    Decision decision = Decision::Allow;
    std::string path;
    Instant at{};
};
struct SheetCell {
    Sign sign = Sign::Unstated;
    std::vector<CellExample> examples; ///< one of each answer; empty for a use
    std::string value;                 ///< of a use: "short-only"; "" where it is not one value
    bool changed = false;              ///< for some agent of the row, against the saved site
    /// The answer is that of the place but for paths that another place's pattern takes out of it (`/*?s=`).
    bool notched = false;
};

/// Hours with one pace.
struct SheetSpan {
    int first = 0; ///< minute of the day
    int end = 0;   ///< the minute after the last
    bool open = false;
    std::optional<double> seconds; ///< for each request; absent: none stated
};

struct SheetAgent {
    AskedAgent asked;
    bool changed = false;
    bool counted =
        false; ///< where agents are counted (AgentCount); among all rows a name is counted once
};

struct SheetRow {
    Purpose purpose = Purpose::Other;
    bool disobeys = false; ///< documented not to obey robots.txt
    bool named = false;    ///< one agent alone, which a file names
    std::vector<SheetAgent> agents;
    std::vector<SheetCell> where;  ///< by MapSheet::columns
    std::vector<SheetCell> places; ///< by MapSheet::places; those of a column have the same answers
    std::vector<SheetCell> what;   ///< by MapSheet::uses
    std::vector<SheetSpan> when;   ///< the whole day
    bool neverFetched = false;
    bool hoursDecided = true; ///< false: closed hours of `when` may be open all the same
    bool paceChanged = false;

    [[nodiscard]] bool changed() const;
    /// How many of its agents count (AgentCount).
    [[nodiscard]] std::size_t counted() const;
    /// "Bingbot, Applebot + 2", with one name "Bingbot + 3"; of the unknown "any other search-indexer". The number is of agents that
    /// count: if there are only others, "Bingbot, Applebot and others".
    [[nodiscard]] Message name(std::size_t most = 2) const;
};
/// "GPTBot"; "any other data-harvester".
[[nodiscard]] Message agentName(const AskedAgent &agent);

/// Places on which every row has the same answers.
struct SheetColumn {
    std::vector<std::size_t> places; ///< indexes into MapSheet::places, not empty
};

/// How the known agents of a purpose fare on the start page, which is asked for each of them, however large the file is.
struct PurposeCount {
    std::size_t of = 0;
    std::size_t free = 0;
    std::size_t ask = 0;
    std::size_t documented =
        0; ///< those that the files they are documented to read let in (S83); in the author's reading
};

struct MapSheet {
    bool complete = true;
    std::vector<Message> unproven;
    std::vector<Place> places;
    std::vector<SheetColumn> columns;
    std::vector<DirectiveId> uses; ///< empty if no file states one
    std::vector<SheetRow>
        rows; ///< by purpose, those that obey first; all, some or no places; the best known first
    std::array<PurposeCount, kPurposeCount> counts{};
    std::size_t agents = 0; ///< those that count (AgentCount), in all rows
    Domain domain = Domain::Normalised;

    [[nodiscard]] std::size_t changedRows() const;
    /// True if every agent may fetch every path at every hour, at any pace, and nothing is said of uses: there is nothing to see.
    [[nodiscard]] bool saysNothing() const;
    /// The row of an agent, by its token without case; who is not named is found under its category.
    [[nodiscard]] std::optional<std::size_t> rowOf(const Identity &agent) const;
    /// The column of a path or URL; absent for one that no URL comes to.
    [[nodiscard]] std::optional<std::size_t> columnOf(std::string_view url) const;
    /// "/blog/, /news/ + 3"; the paths without a pattern: "all other paths". The first named is the place of the start page, else
    /// that of the path asked about, else the shortest.
    [[nodiscard]] Message columnName(std::size_t column, std::size_t most = 1,
                                     std::string_view asked = {}) const;
    [[nodiscard]] Message placesName(std::vector<std::size_t> of, std::size_t most = 1,
                                     std::string_view asked = {}) const;
    /// As the folders of a site lie in each other: the rest, "/", "/blog/", "/blog/public/"; what goes across folders last.
    [[nodiscard]] bool isBefore(std::size_t place, std::size_t other) const;
    /// The place of a path or URL.
    [[nodiscard]] std::optional<std::size_t> placeOf(std::string_view url) const;
    /// The pattern as it is written; of two written alike what tells them apart.
    [[nodiscard]] Message placeName(std::size_t place) const;
};

/// The sheet of all agents at all times. `changes`: what makes the site differ from the saved one, if that is known; it must
/// be of the same reading. In the reading Known places are sets of normalised paths (S24): what is shown of agents that read as
/// Google does is true of URLs as browsers write them, while policyMap() has regions of raw bytes for these agents.
[[nodiscard]] MapSheet mapSheet(const CompiledSite &site, const ExactQuestion &question,
                                const Differences *changes = nullptr);

/// All that the drawing shows but marks of changes: agents and their purpose, a word for each cell, the hours with their
/// paces, and who is documented not to obey. `say`: a message in the reader's language.
[[nodiscard]] Table toTable(const MapSheet &sheet,
                            const std::function<std::string(const Message &)> &say);

} // namespace gatepost::exact

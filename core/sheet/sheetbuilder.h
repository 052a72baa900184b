// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/distinctagents.h"
#include "core/sheet/mapsheet.h"
#include "core/text/numbered.h"

#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

/// From an exact map to a sheet of it. For the files of this room only.
namespace gatepost::exact {

class SheetBuilder {
public:
    SheetBuilder(const CompiledSite &site, const ExactQuestion &question);
    [[nodiscard]] MapSheet build(const Differences *changes);

private:
    /// Regions of a row of the map with the same decisions at all times.
    struct Answer {
        std::vector<std::pair<Decision, Instant>> byTime; ///< for each cell of the day
        std::vector<RegionTest> regions;
    };
    struct Source {
        const MapRow *row = nullptr; ///< without a cell: nothing is known of these agents
        std::vector<Answer> answers;
        std::vector<SheetCell> where; ///< by place
        std::vector<SheetCell> what;
        std::vector<SheetSpan> when;
        bool neverFetched = true;
        std::size_t twin = 0; ///< the first source with the same answers on the same regions
    };

    void readRow(const MapRow &row);
    void findTwins();
    [[nodiscard]] std::vector<SitePattern> patterns() const;
    [[nodiscard]] std::vector<std::optional<std::string>> pathsOf(const Source &source,
                                                                  const RegionTest &paths);
    [[nodiscard]] SheetCell cellOf(const Source &source, const RegionTest &paths);
    [[nodiscard]] SheetCell cellOn(const Source &source, const Place &place);
    [[nodiscard]] SheetCell useOf(const Source &source, std::size_t use) const;
    [[nodiscard]] std::vector<SheetSpan> hoursOf(const Source &source) const;
    void chooseUses();
    void orderPlaces();
    void fillRows();
    /// Agents with equal keys share a row: purpose, obedience, what is shown of where, what and when.
    using RowKey =
        std::tuple<Purpose, bool, std::vector<std::tuple<Sign, bool, std::vector<Decision>>>,
                   std::vector<std::pair<std::string, Sign>>,
                   std::vector<std::tuple<int, bool, std::optional<double>>>>;
    void addAgent(Numbered<RowKey> &rows, const Source &source, const AskedAgent &agent);
    void sortRows();
    void mergeColumns();
    void count();
    [[nodiscard]] bool comesAsDocumented(const AskedAgent &agent,
                                         const std::vector<Instant> &instants) const;
    void mark(const Differences &changes);

    const CompiledSite &m_site;
    ExactQuestion m_question;
    Work m_work;
    PolicyMap m_map;
    std::vector<Source> m_sources;
    std::vector<std::size_t> m_useAt; ///< index of MapSheet::uses in Verdict::use
    MapSheet m_sheet;
    AgentCount m_count;
};

} // namespace gatepost::exact

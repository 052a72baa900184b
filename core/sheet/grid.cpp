// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/sheet/grid.h"

#include "core/dialect/fact.h"
#include "core/match/ruleset.h"
#include "core/simulate/policytest.h"
#include "core/simulate/resolvedagent.h"
#include "core/simulate/viewkey.h"
#include "core/text/numbered.h"
#include "core/value/term.h"

#include <algorithm>
#include <array>
#include <format>
#include <tuple>
#include <unordered_map>

namespace gatepost {

namespace {

constexpr std::uint32_t kHours = 24;

GridCell cellOf(const FetchVerdict &verdict) {
    GridCell cell;
    cell.decision = verdict.decision;
    cell.reason = verdict.reason;
    if (verdict.line) {
        cell.line = verdict.line->line.value;
        cell.file = verdict.line->file;
    }
    return cell;
}

Instant hourOf(Instant at, std::uint32_t hour) {
    return std::chrono::floor<std::chrono::days>(at) + std::chrono::hours(hour);
}

class Worker {
public:
    Worker(const CompiledSite &site, const CompiledSite *saved, bool readings, Grid &grid,
           const std::stop_token &stop, std::atomic<std::uint32_t> *permille)
        : m_site(site),
          m_saved(saved),
          m_readings(readings),
          m_grid(grid),
          m_stop(stop),
          m_permille(permille) {}

    bool run() {
        const std::size_t size = m_grid.cells.size();
        std::size_t passes = 1 + (m_saved != nullptr ? 1 : 0);
        if (m_readings && m_grid.question.kind != GridKind::AgentsDirectives)
            passes += kReadingCount;
        const Reading asked = m_grid.question.reading;
        m_comparesKnown = m_grid.question.compareKnown &&
                          m_grid.question.kind != GridKind::AgentsDirectives &&
                          (asked == Reading::Author || asked == Reading::Known);
        passes += m_comparesKnown ? 1 : 0;
        m_total = std::max<std::size_t>(1, size * passes);
        if (m_grid.question.kind == GridKind::AgentsDirectives)
            return directives();
        for (const std::string &path : m_grid.question.paths)
            m_paths.emplace_back(path);
        m_grid.comparedWithSaved = m_saved != nullptr;
        m_grid.comparedReadings = m_readings;
        return fetches(m_site, m_grid.question.reading,
                       [this](std::size_t at, const FetchVerdict &verdict) {
                           m_grid.cells[at] = cellOf(verdict);
                       }) &&
               compareWithSaved() && compareKnown() && compareReadings();
    }

private:
    bool compareWithSaved() {
        return m_saved == nullptr || fetches(*m_saved, m_grid.question.reading,
                                             [this](std::size_t at, const FetchVerdict &verdict) {
                                                 GridCell &cell = m_grid.cells[at];
                                                 cell.differsFromSaved =
                                                     cell.decision != verdict.decision;
                                             });
    }

    bool compareKnown() {
        const Reading other =
            m_grid.question.reading == Reading::Known ? Reading::Author : Reading::Known;
        return !m_comparesKnown ||
               fetches(m_site, other, [this](std::size_t at, const FetchVerdict &verdict) {
                   GridCell &cell = m_grid.cells[at];
                   cell.differsFromKnown = cell.decision != verdict.decision;
                   cell.otherwise = verdict.decision;
               });
    }

    bool compareReadings() {
        if (!m_readings)
            return true;
        return std::ranges::all_of(kReadings, [this](Reading reading) {
            if (reading == m_grid.question.reading)
                return step(m_grid.cells.size());
            return fetches(m_site, reading, [this](std::size_t at, const FetchVerdict &verdict) {
                GridCell &cell = m_grid.cells[at];
                if (cell.decision != verdict.decision)
                    cell.differsBetweenReadings = true;
            });
        });
    }

    /// Puts every cell's question under a reading; rows of the same key are asked once. False = cancelled.
    template <typename Take>
    bool fetches(const CompiledSite &site, Reading reading, Take take) {
        const GridQuestion &question = m_grid.question;
        if (m_grid.cells
                .empty()) // nobody asks, or about nothing: hours without an agent among them
            return true;
        if (question.kind == GridKind::HoursPaths) {
            const auto view = site.view(question.agents.front(), reading);
            for (std::uint32_t row = 0; row < m_grid.rows; ++row)
                if (!askRow(site, *view, {row}, hourOf(question.at, row), take))
                    return false;
            return true;
        }
        if (question.kind == GridKind::AgentsAnswers)
            return fetchesByAnswer(site, reading, take);
        std::vector<std::vector<std::uint32_t>> rows;
        std::vector<std::shared_ptr<const ResolvedAgent>> views;
        Numbered<ViewKey> classes;
        for (std::uint32_t row = 0; row < m_grid.rows; ++row) {
            if (m_stop
                    .stop_requested()) // what one agent sees of a large file takes a while to make
                return false;
            auto view = site.view(question.agents[row], reading);
            const auto [at, isNew] = classes.of(keyOf(site, *view, ViewKey::Of::Fetch));
            if (isNew) {
                rows.emplace_back();
                views.push_back(std::move(view));
            }
            rows[at].push_back(row);
        }
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (!askRow(site, *views[i], rows[i], question.at, take))
                return false;
        return true;
    }

    /// A column is the site as it is where the answer is another; one that cannot be read leaves the site as it is.
    template <typename Take>
    bool fetchesByAnswer(const CompiledSite &site, Reading reading, Take &take) {
        for (std::uint32_t column = 0; column < m_grid.columns; ++column) {
            const auto stated = siteWithAnswers(site, m_grid.question.answers[column]);
            const CompiledSite &asked = stated ? *stated : site;
            for (std::uint32_t row = 0; row < m_grid.rows; ++row) {
                if (m_stop.stop_requested())
                    return false;
                const auto view = asked.view(m_grid.question.agents[row], reading);
                take(m_grid.index(row, column),
                     asked.fetch(*view, m_paths.front(), m_grid.question.at));
            }
            if (!step(m_grid.rows))
                return false;
        }
        return true;
    }

    template <typename Take>
    bool askRow(const CompiledSite &site, const ResolvedAgent &view,
                const std::vector<std::uint32_t> &rows, Instant at, Take &take) {
        constexpr std::uint32_t kChunk = 256;
        for (std::uint32_t begin = 0; begin < m_grid.columns; begin += kChunk) {
            const std::uint32_t end = std::min(begin + kChunk, m_grid.columns);
            for (std::uint32_t column = begin; column < end; ++column) {
                const FetchVerdict verdict = site.fetch(view, m_paths[column], at);
                for (const std::uint32_t row : rows)
                    take(m_grid.index(row, column), verdict);
            }
            if (!step(std::size_t{end - begin} * rows.size()))
                return false;
        }
        return true;
    }

    bool directives() {
        std::unordered_map<std::string, std::uint16_t> known;
        m_grid.valueOf.resize(m_grid.cells.size());
        m_grid.comparedWithSaved = m_saved != nullptr;
        const GridQuestion &question = m_grid.question;
        for (std::uint32_t row = 0; row < m_grid.rows; ++row) {
            const Query query{question.agents[row], question.paths.front(), question.at,
                              question.reading, question.competitor};
            const Verdict now = m_site.simulate(query, TraceLevel::None);
            std::optional<Verdict> before;
            if (m_saved != nullptr)
                before = m_saved->simulate(query, TraceLevel::None);
            for (std::uint32_t column = 0; column < m_grid.columns; ++column) {
                const UseVerdict &use = now.use[column];
                const std::size_t at = m_grid.index(row, column);
                GridCell &cell = m_grid.cells[at];
                const bool fact = isFact(use.directive);
                cell.decision = termOf(use.effective) == Term::No && !fact ? Decision::Deny
                                : termOf(use.effective) == Term::Ask       ? Decision::Ask
                                                                           : Decision::Allow;
                cell.reason = use.line ? FetchReason::Rule : FetchReason::NoRule;
                if (use.line) {
                    cell.line = use.line->line.value;
                    cell.file = use.line->file;
                }
                cell.differsFromSaved = before && before->use[column].effective != use.effective;
                const auto [found, isNew] =
                    known.try_emplace(std::string(use.effective.text()),
                                      static_cast<std::uint16_t>(m_grid.values.size()));
                if (isNew)
                    m_grid.values.push_back(found->first);
                m_grid.valueOf[at] = found->second;
            }
            if (!step(std::size_t{m_grid.columns} * (before ? 2 : 1)))
                return false;
        }
        return true;
    }

    bool step(std::size_t cells) {
        m_done += cells;
        if (m_permille != nullptr)
            *m_permille =
                static_cast<std::uint32_t>(std::min<std::size_t>(1000, m_done * 1000 / m_total));
        return !m_stop.stop_requested();
    }

    const CompiledSite &m_site;
    const CompiledSite *m_saved;
    bool m_readings;
    bool m_comparesKnown = false;
    Grid &m_grid;
    const std::stop_token &m_stop;
    std::atomic<std::uint32_t> *m_permille; ///< null: nobody asks
    std::vector<PathQuestion> m_paths;
    std::size_t m_done = 0;
    std::size_t m_total = 1;
};

std::pair<std::uint32_t, std::uint32_t> shape(const GridQuestion &question) {
    const auto agents = static_cast<std::uint32_t>(question.agents.size());
    const auto paths = static_cast<std::uint32_t>(question.paths.size());
    switch (question.kind) {
    case GridKind::AgentsPaths: return {agents, paths};
    case GridKind::AgentsDirectives:
        return {paths == 0 ? 0 : agents, static_cast<std::uint32_t>(useDirectives().size())};
    case GridKind::HoursPaths: return {agents == 0 ? 0 : kHours, paths};
    case GridKind::AgentsAnswers:
        return {paths == 0 ? 0 : agents, static_cast<std::uint32_t>(question.answers.size())};
    }
    return {0, 0};
}

} // namespace

std::size_t gridSize(const GridQuestion &question) {
    const auto [rows, columns] = shape(question);
    return std::size_t{rows} * columns;
}

std::optional<Grid> computeGrid(const CompiledSite &site, const CompiledSite *saved, bool readings,
                                GridQuestion question, const std::stop_token &stop,
                                std::atomic<std::uint32_t> *permille) {
    Grid grid;
    std::tie(grid.rows, grid.columns) = shape(question);
    grid.question = std::move(question);
    grid.cells.resize(std::size_t{grid.rows} * grid.columns);
    if (!Worker(site, saved, readings, grid, stop, permille).run())
        return {};
    return grid;
}

std::string_view Grid::word(std::uint32_t row, std::uint32_t column) const {
    const std::size_t at = index(row, column);
    return valueOf.empty() ? decisionName(cells[at].decision) : values[valueOf[at]];
}

std::string Grid::rowTitle(std::uint32_t row) const {
    if (question.kind == GridKind::HoursPaths)
        return std::format("{:02}:00", row);
    return question.agents[row].name;
}

std::string Grid::columnTitle(std::uint32_t column) const {
    if (question.kind == GridKind::AgentsDirectives)
        return std::string(directiveName(useDirectives()[column]));
    return question.kind == GridKind::AgentsAnswers ? question.answers[column]
                                                    : question.paths[column];
}

} // namespace gatepost

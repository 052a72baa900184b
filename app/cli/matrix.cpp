// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/grid.h"

#include "app/cli/command.h"
#include "app/cli/json.h"
#include "app/cli/question.h"
#include "app/cli/siteloader.h"
#include "core/agents/names.h"
#include "core/text/lineindex.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <format>
#include <iostream>

/// "matrix": many agents on many paths, many agents' uses, or one agent's hours.
namespace gatepost::cli {

namespace {

constexpr std::size_t kMostCells = 20'000'000;

struct MatrixOptions {
    SiteOptions site;
    std::vector<std::string> agents;
    std::vector<std::string> paths;
    std::string by = "paths";
    std::string sort = "given";
    std::string at;
    std::string reading = "author";
    std::string format = "text";
    bool known = false;
    bool readings = false;
    bool documented = false;
    bool deniedOnly = false;
    bool competitor = false;
    bool json = false;
};

std::optional<GridKind> kindOf(std::string_view by) {
    if (by == "paths")
        return GridKind::AgentsPaths;
    if (by == "uses")
        return GridKind::AgentsDirectives;
    if (by == "hours")
        return GridKind::HoursPaths;
    return {};
}

std::optional<GridOrder> orderOf(std::string_view sort) {
    if (sort == "given")
        return GridOrder::AsGiven;
    if (sort == "title")
        return GridOrder::ByTitle;
    if (sort == "denied")
        return GridOrder::MostDenied;
    if (sort == "behaviour")
        return GridOrder::ByBehaviour;
    return {};
}

/// Agents and paths as asked for, else those of gatepost.yaml, else the usual ones.
GridQuestion questionOf(const MatrixOptions &options, const SiteSettings &settings,
                        const Registry &registry) {
    GridQuestion question;
    const auto kind = kindOf(options.by);
    if (!kind)
        fail("--by " + options.by + ": paths, uses or hours is expected");
    question.kind = *kind;
    question.at = timeOption("--at", options.at);
    question.reading = readingOption(options.reading);
    question.competitor = options.competitor;
    question.compareKnown = options.documented;
    std::vector<std::string> agents = options.agents;
    if (options.known)
        for (const KnownAgent &agent : registry.agents())
            if (!agent.namesUse()) // a signal, nobody who comes (S112)
                agents.push_back(agent.token);
    if (agents.empty())
        agents = settings.agents;
    if (agents.empty())
        agents.assign(usualAgents().begin(), usualAgents().end());
    if (question.kind == GridKind::HoursPaths && agents.size() != 1 && options.agents.size() != 1)
        fail("--by hours is about one agent: name it with --agent");
    for (const std::string &text : agents)
        question.agents.push_back(need(identify(text, {}, registry), "--agent " + text));
    question.paths = options.paths.empty() ? settings.paths : options.paths;
    if (question.paths.empty())
        question.paths = {"/"};
    return question;
}

/// What a cell says; “*” marks one on which the readings do not agree, “!” one on which the agent is documented to do
/// otherwise.
std::string cellText(const Grid &grid, std::uint32_t row, std::uint32_t column) {
    const GridCell &cell = grid.cell(row, column);
    return std::string(grid.word(row, column)) + (cell.differsBetweenReadings ? "*" : "") +
           (cell.differsFromKnown ? "!" : "");
}

/// Columns in line, and what the marks say.
std::string asText(const Grid &grid, const GridArrangement &shown) {
    Table table = toTable(grid, shown);
    table.corner.clear();
    for (std::size_t row = 0; row < shown.rows.size(); ++row)
        for (std::size_t column = 0; column < shown.columns.size(); ++column)
            table.rows[row].cells[column] = cellText(grid, shown.rows[row], shown.columns[column]);
    std::string text = toText(table);
    if (std::ranges::any_of(grid.cells,
                            [](const GridCell &cell) { return cell.differsBetweenReadings; }))
        text += "* the readings do not agree here\n";
    if (std::ranges::any_of(grid.cells, [](const GridCell &cell) { return cell.differsFromKnown; }))
        text += grid.question.reading == Reading::Known
                    ? "! the files say otherwise\n"
                    : "! the agent is documented to do otherwise\n";
    return text;
}

std::string asJson(const CompiledSite &site, const Grid &grid, const GridArrangement &shown) {
    using Json = nlohmann::ordered_json;
    const bool uses = grid.question.kind == GridKind::AgentsDirectives;
    Json columns = Json::array();
    for (const std::uint32_t column : shown.columns)
        columns.push_back(grid.columnTitle(column));
    Json rows = Json::array();
    for (const std::uint32_t row : shown.rows) {
        Json cells = Json::array();
        for (const std::uint32_t column : shown.columns) {
            const GridCell &cell = grid.cell(row, column);
            Json one = {{uses ? "effective" : "decision", grid.word(row, column)}};
            if (!uses)
                one["reason"] = fetchReasonName(cell.reason);
            one["file"] = nullptr;
            one["line"] = nullptr;
            if (cell.line != 0) {
                one["file"] = site.fileName(cell.file);
                one["line"] = cell.line;
            }
            if (grid.comparedReadings)
                one["readings_differ"] = static_cast<bool>(cell.differsBetweenReadings);
            if (grid.question.compareKnown && !uses)
                one[grid.question.reading == Reading::Known ? "author" : "known"] =
                    decisionName(cell.differsFromKnown ? cell.otherwise : cell.decision);
            cells.push_back(std::move(one));
        }
        Json one = {{"title", grid.rowTitle(row)}};
        if (grid.question.kind != GridKind::HoursPaths) {
            const KnownAgent *known = grid.question.agents[row].known.get();
            const std::string_view behaviour =
                known == nullptr ? std::string_view() : behaviourName(known->behaviour);
            one["behaviour"] = behaviour.empty() ? Json() : Json(behaviour);
        }
        one["cells"] = std::move(cells);
        rows.push_back(std::move(one));
    }
    Json object = {{"by", uses                                         ? "uses"
                          : grid.question.kind == GridKind::HoursPaths ? "hours"
                                                                       : "paths"},
                   {"at", formatInstant(grid.question.at)},
                   {"reading", readingName(grid.question.reading)}};
    if (grid.question.kind == GridKind::HoursPaths)
        object["agent"] = grid.question.agents.front().token;
    if (uses)
        object["path"] = PathQuestion(grid.question.paths.front()).path();
    object["registry"] = site.site().registry.sha256();
    object["columns"] = std::move(columns);
    object["rows"] = std::move(rows);
    return dumped(object) + '\n';
}

int runMatrix(MatrixOptions &options) {
    const std::string &format = options.format;
    if (format != "text" && format != "json" && format != "csv" && format != "markdown")
        fail("--format " + format + ": text, json, csv or markdown is expected");
    const auto order = orderOf(options.sort);
    if (!order)
        fail("--sort " + options.sort + ": given, title, denied or behaviour is expected");
    auto loaded = loadSite(options.site);
    auto question = questionOf(options, loaded.settings, loaded.site.registry);
    if (gridSize(question) > kMostCells)
        fail(std::format("{} cells are too many: {} at most", gridSize(question), kMostCells));
    const CompiledSite site(std::move(loaded.site));
    noteMissing(site.site());
    const auto grid = computeGrid(site, nullptr, options.readings, std::move(question));
    GridFilter filter;
    filter.deniedOnly = options.deniedOnly;
    const GridArrangement shown = arrange(*grid, filter, *order, GridOrder::AsGiven);
    if (options.json || format == "json")
        std::cout << asJson(site, *grid, shown);
    else if (format == "csv")
        std::cout << toCsv(toTable(*grid, shown));
    else if (format == "markdown")
        std::cout << toMarkdown(toTable(*grid, shown));
    else
        std::cout << asText(*grid, shown);
    return kDone;
}

} // namespace

void addMatrixCommand(CLI::App &command, int &status) {
    auto &options = runs<MatrixOptions>(command, status, runMatrix);
    options.site.addTo(command, true);
    command.add_option("--agent", options.agents,
                       "An agent; may be repeated; default those of gatepost.yaml");
    command.add_option("--path", options.paths,
                       "A URL or path; may be repeated; default those of gatepost.yaml");
    command.add_flag("--known", options.known, "All agents that the registry knows");
    command.add_option("--by", options.by,
                       "paths (default), uses (of the first path) or hours (of one agent's day)");
    command.add_option("--sort", options.sort,
                       "Order of the rows: given (default), title, denied or behaviour");
    command.add_option("--at", options.at, "RFC 3339 time; default now");
    command.add_option("--reading", options.reading, "Reading of the files; default author");
    command.add_flag("--readings", options.readings,
                     "Mark answers on which the readings do not agree");
    command.add_flag("--documented", options.documented,
                     "Mark answers that differ from what the agent is documented to do");
    command.add_flag("--denied", options.deniedOnly,
                     "Only rows and columns in which something is denied");
    command.add_flag("--competitor", options.competitor,
                     "The agents' operators compete with the site (with --by uses)");
    command.add_option("--format", options.format, "text, json, csv or markdown");
    command.add_flag("--json", options.json, "The same as --format json");
}

} // namespace gatepost::cli

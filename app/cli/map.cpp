// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/exactoptions.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/siteloader.h"
#include "core/exact/mapdrawing.h"
#include "core/simulate/reason.h"

#include <algorithm>
#include <array>
#include <format>
#include <functional>
#include <iostream>
#include <memory>
#include <string_view>
#include <utility>

namespace gatepost::cli {

namespace {

using Json = nlohmann::ordered_json;

struct MapOptions {
    SiteOptions site;
    ExactOptions exact;
    std::string output;
    WriteOptions write;
    bool json = false;
};

int complain(std::string_view message) {
    std::cerr << "gatepost-cli map: " << message << '\n';
    return kBadUsage;
}

/// simulate's object without what belongs to one question or one agent alone (S83).
Json verdictJson(const CompiledSite &site, const Verdict &verdict) {
    Json json = Json::parse(gatepost::toJson(site, verdict));
    for (const char *key : {"agent", "path", "at", "reading", "trace", "known"})
        json.erase(key);
    return json;
}

void printJson(const CompiledSite &site, const exact::PolicyMap &map) {
    Json rows = Json::array();
    for (const exact::MapRow &row : map.rows) {
        Json cells = Json::array();
        for (const exact::MapCell &cell : row.cells) {
            Json regions = Json::array();
            for (const exact::MapRegion &part : cell.regions)
                regions.push_back({{"matches", toJson(part.region.matches)},
                                   {"except", toJson(part.region.except)},
                                   {"example", part.region.example},
                                   {"verdict", verdictJson(site, part.verdict)}});
            cells.push_back({{"times", cell.times}, {"regions", std::move(regions)}});
        }
        rows.push_back({{"agents", row.agents}, {"cells", std::move(cells)}});
    }
    std::cout << dumped({{"complete", map.complete},
                         {"unproven", toJson(map.unproven)},
                         {"rows", std::move(rows)}})
              << '\n';
}

/// "/blog/ except /blog/open/", "every other path".
std::string placeText(const exact::Region &region) {
    const Message places = exact::placesOf(region);
    return places.empty() ? "everything" : places.english();
}

/// A region's line, and what its verdict says beside the reason: pace, hours, training.
struct RegionText {
    std::string line;
    std::string more; ///< " · pace 1 request / 10 s · train: no"
};

RegionText regionText(const CompiledSite &site, const exact::MapRegion &part) {
    Verdict verdict = part.verdict;
    verdict.window.reset(); // the hours are those of the cell, in the line above
    const std::string all = sentence(site, verdict).english();
    const std::string why = reason(site, verdict).english();
    const std::size_t at = all.find(why);
    std::string rest = at == std::string::npos ? std::string() : all.substr(at + why.size());
    const std::size_t more = std::min(rest.find(" · "), rest.size());
    return {std::format("  {:<6} {} — {}{}", decisionName(verdict.fetch.decision),
                        placeText(part.region), why, rest.substr(0, more)),
            rest.substr(more)};
}

std::string cellText(const CompiledSite &site, const exact::MapCell &cell) {
    std::vector<RegionText> regions;
    for (const exact::MapRegion &part : cell.regions)
        if (part.verdict.fetch.reason != FetchReason::PolicyFile)
            regions.push_back(regionText(site, part));
    const bool same = std::ranges::adjacent_find(regions, std::not_equal_to(), &RegionText::more) ==
                      regions.end();
    std::string out;
    if (same && !regions.empty() && !regions.front().more.empty())
        out += "  everywhere:" + regions.front().more.substr(std::string_view(" ·").size()) + '\n';
    for (const RegionText &each : regions)
        out += each.line + (same ? std::string() : each.more) + '\n';
    return out;
}

std::string rowText(const CompiledSite &site, const exact::MapRow &row) {
    std::string out;
    for (const exact::MapCell &cell : row.cells) {
        if (cell.times.size() != 1 || cell.times.front() != "always") {
            std::vector<Message> times(cell.times.begin(), cell.times.end());
            out += "  " + Message::list(std::move(times), Conjunction::And).english() + " UTC\n";
        }
        out += cellText(site, cell);
    }
    return out;
}

/// Rows that read alike are one block: they differ in what only the JSON tells.
void printText(const CompiledSite &site, const exact::PolicyMap &map) {
    std::vector<std::pair<std::string, std::vector<std::string>>> blocks; // text, agents
    for (const exact::MapRow &row : map.rows) {
        std::string text = rowText(site, row);
        const auto same = std::ranges::find(
            blocks, text, [](const auto &each) -> const std::string & { return each.first; });
        auto &agents =
            same != blocks.end()
                ? same->second
                : blocks.emplace_back(std::move(text), std::vector<std::string>()).second;
        agents.insert(agents.end(), row.agents.begin(), row.agents.end());
    }
    std::string out;
    for (const auto &[text, agents] : blocks)
        out += exact::agentsInWords(agents, true).english() + '\n' + text + '\n';
    for (const Message &open : map.unproven)
        out += std::format("open: {}\n", open.english());
    if (!map.complete)
        out += "The map is not complete.\n";
    std::cout << out;
}

/// A picture or a page, by the name's ending.
int writePicture(const CompiledSite &site, const exact::ExactQuestion &question,
                 const MapOptions &options) {
    const bool svg = options.output.ends_with(".svg");
    if (!svg && !options.output.ends_with(".html"))
        return complain("-o takes a name that ends in .svg or .html");
    const exact::MapSheet sheet = mapSheet(site, question);
    exact::DrawingStyle style;
    style.title = options.site.folder.empty()
                      ? "Who may do what, where and when"
                      : options.site.folder + ": who may do what, where and when";
    const exact::MapDrawing drawing = drawMap(sheet, style);
    if (auto written = writeFile(options.output,
                                 svg ? toSvg(drawing, style.title) : toHtml(sheet, drawing, style),
                                 options.write);
        !written)
        return complain(written.error());
    for (const Message &open : sheet.unproven)
        std::cerr << "open: " << open.english() << '\n';
    if (!sheet.complete)
        std::cerr << "The map is not complete.\n";
    return sheet.complete ? kDone : kAnswerIsNo;
}

int run(MapOptions options) {
    if (const auto taken = options.site.takeArgument(); !taken)
        return complain(taken.error());
    auto loaded = loadSite(options.site);
    if (!loaded)
        return complain(loaded.error());
    const CompiledSite site(std::move(loaded->site));
    const std::array<const CompiledSite *, 1> sites = {&site};
    auto question = options.exact.question(sites);
    if (!question)
        return complain(question.error());
    auto examples = examplesOf(*loaded);
    if (!examples)
        return complain(examples.error());
    question->paths = std::move(*examples);
    if (!options.output.empty())
        return writePicture(site, *question, options);
    const exact::PolicyMap map = policyMap(site, *question);
    options.json ? printJson(site, map) : printText(site, map);
    return map.complete ? kDone : kAnswerIsNo;
}

} // namespace

void addMapCommand(CLI::App &command, int &status) {
    auto options = std::make_shared<MapOptions>();
    options->site.addTo(command, true);
    options->exact.addTo(command);
    command
        .add_option("-o,--output", options->output,
                    "Write the map as a picture (.svg) or as a page (.html)")
        ->type_name("FILE")
        ->transform(asPath());
    options->write.addTo(command);
    command.add_flag("--json", options->json, "Machine-readable map");
    command.callback([options, &status] { status = run(*options); });
}

} // namespace gatepost::cli

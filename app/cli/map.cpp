// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/map.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/exactoptions.h"
#include "app/cli/json.h"
#include "app/cli/siteloader.h"

#include <array>
#include <format>
#include <iostream>
#include <memory>

namespace gatepost::cli {

namespace {

using Json = nlohmann::ordered_json;

struct MapOptions {
    SiteOptions site;
    std::string folder;
    ExactOptions exact;
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

void printText(const CompiledSite &site, const exact::PolicyMap &map) {
    std::string out;
    for (const exact::MapRow &row : map.rows) {
        out += exact::agentsInWords(row.agents).english() + '\n';
        for (const exact::MapCell &cell : row.cells) {
            if (cell.times.size() != 1 || cell.times.front() != "always") {
                std::vector<Message> times(cell.times.begin(), cell.times.end());
                out +=
                    "  " + Message::list(std::move(times), Conjunction::And).english() + " UTC\n";
            }
            for (const exact::MapRegion &part : cell.regions)
                if (part.verdict.fetch.ground != Ground::PolicyFile)
                    out += std::format(
                        "  {:<6} {}\n         {}\n", decisionName(part.verdict.fetch.decision),
                        placeText(part.region), sentence(site, part.verdict).english());
        }
        out += '\n';
    }
    for (const Message &open : map.unproven)
        out += std::format("open: {}\n", open.english());
    if (!map.complete)
        out += "The map is not complete.\n";
    std::cout << out;
}

int run(MapOptions options) {
    if (!options.folder.empty()) {
        if (!options.site.folder.empty())
            return complain("the site is given twice");
        options.site.folder = options.folder;
    }
    auto loaded = loadSite(options.site);
    if (!loaded)
        return complain(loaded.error());
    const CompiledSite site(std::move(loaded->site));
    const std::array<const CompiledSite *, 1> sites = {&site};
    auto question = options.exact.question(sites);
    if (!question)
        return complain(question.error());
    question->paths = std::move(loaded->settings.paths);
    const exact::PolicyMap map = policyMap(site, *question);
    options.json ? printJson(site, map) : printText(site, map);
    return kDone;
}

} // namespace

void addMapCommand(CLI::App &app, int &status) {
    auto options = std::make_shared<MapOptions>();
    CLI::App *command = app.add_subcommand(
        "map", "Show the whole policy: who may fetch what, and when, for every path and agent");
    command->add_option("SITE", options->folder, "Folder of the site")->transform(asPath());
    options->site.addTo(*command);
    options->exact.addTo(*command);
    command->add_flag("--json", options->json, "Machine-readable map");
    command->callback([options, &status] { status = run(*options); });
}

} // namespace gatepost::cli

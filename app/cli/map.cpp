// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/exactoptions.h"
#include "app/cli/files.h"
#include "app/cli/siteloader.h"
#include "core/sheet/mapdrawing.h"
#include "core/simulate/answer.h"
#include "core/simulate/reason.h"

#include <algorithm>
#include <array>
#include <format>
#include <functional>
#include <iostream>
#include <limits>
#include <string_view>
#include <utility>

namespace gatepost::cli {

namespace {

struct MapOptions {
    SiteOptions site;
    ExactOptions exact;
    std::string output;
    WriteOptions write;
    std::string format = "text";
    bool json = false;
    bool all = false;
};

constexpr std::array<std::string_view, 4> kFormats = {"text", "json", "csv", "markdown"};
constexpr std::size_t kMostRegions = 12; ///< of a row, in the text without --all

/// Printed region by region: the document of a large site is a hundred megabytes.
void printJson(const CompiledSite &site, const exact::PolicyMap &map) {
    JsonAnswers answers(site);
    std::string out;
    Bytes bytes(out);
    CompactJsonWriter json(bytes);
    const auto flush = [&] {
        bytes.done();
        std::cout << out;
        bytes.clear();
    };
    json.open('{');
    json.key("complete");
    json.boolean(map.complete);
    json.key("unproven");
    json.open('[');
    for (const Message &open : map.unproven)
        json.message(open);
    json.close(']');
    json.key("rows");
    json.open('[');
    for (const exact::MapRow &row : map.rows) {
        json.open('{');
        writeTexts(json, "agents", row.agents);
        json.key("cells");
        json.open('[');
        for (const exact::MapCell &cell : row.cells) {
            json.open('{');
            writeTexts(json, "times", namesOf(cell.hours));
            json.key("regions");
            json.open('[');
            for (const exact::MapRegion &part : cell.regions) {
                json.open('{');
                writePatterns(json, "matches", part.region.matches);
                writePatterns(json, "except", part.region.except);
                json.key("example");
                json.text(part.region.example);
                json.key("verdict");
                answers.writeConstant(json, part.verdict);
                json.close('}');
                flush();
            }
            json.close(']');
            json.close('}');
        }
        json.close(']');
        json.close('}');
    }
    json.close(']');
    json.close('}');
    flush();
    std::cout << '\n';
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
    const SentenceParts said = sentenceParts(site, verdict);
    RegionText text{std::format("  {:<6} {} — {}", decisionName(verdict.fetch.decision),
                                placeText(part.region), said.reason.english()),
                    {}};
    if (said.known)
        text.line += "; " + said.known->english();
    for (const Message &more : said.more)
        text.more += " · " + more.english();
    return text;
}

/// All regions if `most` is as large as that.
std::string cellText(const CompiledSite &site, const exact::MapCell &cell, std::size_t most) {
    std::vector<RegionText> regions;
    std::string spelled; // an example of the parts that only an unusual spelling reaches
    for (const exact::MapRegion &part : cell.regions) {
        if (part.verdict.fetch.reason == FetchReason::PolicyFile)
            continue;
        if (part.verdict.reading != Reading::Google && isOtherSpelling(part.region))
            spelled = part.region.example;
        else
            regions.push_back(regionText(site, part));
    }
    const bool same = std::ranges::adjacent_find(regions, std::not_equal_to(), &RegionText::more) ==
                      regions.end();
    std::string out;
    if (same && !regions.empty() && !regions.front().more.empty())
        out += "  everywhere:" + regions.front().more.substr(std::string_view(" ·").size()) + '\n';
    // The rest of the site is the last one, and always said.
    const std::size_t hidden = regions.size() > most ? regions.size() - most : 0;
    for (std::size_t i = 0; i < regions.size(); ++i) {
        if (hidden > 0 && i + 1 == most)
            out += std::format("  … and {} more regions (--all lists them)\n", hidden);
        if (hidden == 0 || i + 1 < most || i + 1 == regions.size())
            out += regions[i].line + (same ? std::string() : regions[i].more) + '\n';
    }
    if (!spelled.empty())
        out += std::format("  Paths in other spellings, such as {}, are read otherwise by Google: "
                           "--json lists them\n",
                           spelled);
    return out;
}

std::string rowText(const CompiledSite &site, const exact::MapRow &row, std::size_t most) {
    std::string out;
    for (const exact::MapCell &cell : row.cells) {
        if (!cell.hours.isAlways()) {
            const std::vector<std::string> names = namesOf(cell.hours);
            std::vector<Message> times(names.begin(), names.end());
            out += "  " + Message::list(std::move(times), Conjunction::And).english() + " UTC\n";
        }
        out += cellText(site, cell, most);
    }
    return out;
}

/// How much of the site the known agents of each purpose may fetch at some time, policy files apart; empty if none is asked
/// about.
std::string summaryText(const exact::PolicyMap &map) {
    struct Count {
        std::size_t all = 0;
        std::size_t part = 0;
        std::size_t none = 0;
    };
    std::array<Count, kPurposeCount> counts{};
    for (const exact::MapRow &row : map.rows) {
        bool some = false;
        bool denied = false;
        for (const exact::MapCell &cell : row.cells)
            for (const exact::MapRegion &part : cell.regions) {
                if (part.verdict.fetch.reason == FetchReason::PolicyFile)
                    continue;
                const Decision decision = part.verdict.fetch.decision;
                some = some || decision != Decision::Deny;
                denied = denied || decision != Decision::Allow;
            }
        for (const exact::AskedAgent &agent : row.asked) {
            if (!agent.isNamed())
                continue;
            Count &count = counts[static_cast<std::size_t>(mapPurposeOf(agent))];
            ++(!denied ? count.all : some ? count.part : count.none);
        }
    }
    std::string out;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const auto &[all, part, none] = counts[i];
        if (all + part + none == 0)
            continue;
        std::string said;
        const auto add = [&said](std::size_t count, std::string_view what) {
            if (count > 0)
                said += std::format("{}{} {}", said.empty() ? "" : ", ", count, what);
        };
        add(all, "may fetch everything");
        add(part, "may fetch a part");
        add(none, "may fetch nothing");
        out += std::format("{:<23} {}\n", Message(purposeName(static_cast<Purpose>(i))).english(),
                           said);
    }
    return out.empty() ? out : out + '\n';
}

/// Rows that read alike are one block: they differ in what only the JSON tells.
void printText(const CompiledSite &site, const exact::PolicyMap &map, bool all) {
    const std::size_t most = all ? std::numeric_limits<std::size_t>::max() : kMostRegions;
    std::vector<std::pair<std::string, std::vector<const exact::AskedAgent *>>>
        blocks; // text, agents
    for (const exact::MapRow &row : map.rows) {
        std::string text = rowText(site, row, most);
        const auto same = std::ranges::find(
            blocks, text, [](const auto &each) -> const std::string & { return each.first; });
        auto &agents =
            same != blocks.end()
                ? same->second
                : blocks.emplace_back(std::move(text), std::vector<const exact::AskedAgent *>())
                      .second;
        for (const exact::AskedAgent &agent : row.asked)
            agents.push_back(&agent);
    }
    std::string out = summaryText(map);
    for (const auto &[text, agents] : blocks)
        out += exact::agentsInWords(agents, true).english() + '\n' + text + '\n';
    for (const Message &open : map.unproven)
        out += std::format("open: {}\n", open.english());
    if (!map.complete)
        out += "The map is not complete.\n";
    std::cout << out;
}

/// Says beside the output what was left open.
int statusOf(const exact::MapSheet &sheet) {
    for (const Message &open : sheet.unproven)
        std::cerr << "open: " << open.english() << '\n';
    if (!sheet.complete)
        std::cerr << "The map is not complete.\n";
    return sheet.complete ? kDone : kAnswerIsNo;
}

/// A picture or a page, by the name's ending.
int writePicture(const CompiledSite &site, const exact::ExactQuestion &question,
                 const MapOptions &options) {
    const bool svg = options.output.ends_with(".svg");
    if (!svg && !options.output.ends_with(".html"))
        fail("-o takes a name that ends in .svg or .html");
    const exact::MapSheet sheet = mapSheet(site, question);
    exact::DrawingStyle style;
    style.title = options.site.folder.empty()
                      ? "Who may do what, where and when"
                      : options.site.folder + ": who may do what, where and when";
    const exact::MapDrawing drawing = drawMap(sheet, style);
    need(writeFile(options.output,
                   svg ? toSvg(drawing, style.title) : toHtml(sheet, drawing, style),
                   options.write));
    return statusOf(sheet);
}

/// What the picture shows, as a table.
int printTable(const CompiledSite &site, const exact::ExactQuestion &question, bool markdown) {
    const exact::MapSheet sheet = mapSheet(site, question);
    Table table = toTable(sheet, [](const Message &message) { return message.english(); });
    table.corner = "agents";
    std::cout << (markdown ? toMarkdown(table) : toCsv(table));
    return statusOf(sheet);
}

int runMap(MapOptions &options) {
    if (options.json)
        options.format = "json";
    if (!std::ranges::contains(kFormats, options.format))
        fail("--format " + options.format + ": text, json, csv or markdown is expected");
    if (!options.output.empty() && options.format != "text")
        fail("-o writes a picture or a page: it takes no --format");
    auto loaded = loadSite(options.site);
    const CompiledSite site(std::move(loaded.site));
    const std::array<const CompiledSite *, 1> sites = {&site};
    auto question = options.exact.question(sites);
    question.paths = examplesOf(loaded);
    if (!options.output.empty())
        return writePicture(site, question, options);
    if (options.format == "csv" || options.format == "markdown")
        return printTable(site, question, options.format == "markdown");
    const bool isJson = options.format == "json";
    const exact::PolicyMap map =
        policyMap(site, question, isJson ? exact::Spellings::Apart : exact::Spellings::Example);
    isJson ? printJson(site, map) : printText(site, map, options.all);
    return map.complete ? kDone : kAnswerIsNo;
}

} // namespace

void addMapCommand(CLI::App &command, int &status) {
    auto &options = runs<MapOptions>(command, status, runMap);
    options.site.addTo(command, true);
    options.exact.addTo(command);
    command
        .add_option("-o,--output", options.output,
                    "Write the map as a picture (.svg) or as a page (.html)")
        ->type_name("FILE")
        ->transform(asPath());
    options.write.addTo(command);
    command.add_flag("--all", options.all, "Every region of the text, however many");
    command.add_option("--format", options.format,
                       "text, json, csv or markdown; default text. csv and markdown are the table "
                       "of the picture");
    command.add_flag("--json", options.json, "The same as --format json");
}

} // namespace gatepost::cli

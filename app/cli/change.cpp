// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/change.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/exactoptions.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/question.h"
#include "app/cli/siteloader.h"

#include <format>
#include <iostream>

namespace gatepost::cli {

namespace {

using Json = nlohmann::ordered_json;

struct ChangeOptions {
    SiteOptions site;
    QuestionOptions question;
    std::string to;
};

Json wayJson(const CompiledSite &site, const change::Way &way) {
    Json lines = Json::array();
    for (const change::EditedLine &line : way.lines)
        lines.push_back({{"file", site.fileName(line.file)},
                         {"line", line.line.value},
                         {"change", line.added ? "added" : "removed"},
                         {"text", line.text}});
    Json changes = Json::array();
    for (const exact::Difference &each : way.changes.changes)
        changes.push_back(toJson(each));
    Json json = {{"means", change::meansName(way.means)},
                 {"title", way.title.english()},
                 {"lines", std::move(lines)},
                 {"others", way.others},
                 {"complete", way.changes.complete},
                 {"changes", std::move(changes)}};
    json["note"] = way.note ? Json(way.note->english()) : Json();
    json["managed"] = way.managed ? Json(way.managed->english()) : Json();
    return json;
}

void printJson(const CompiledSite &site, const change::Ways &ways, change::Wanted wanted) {
    Json offered = Json::array();
    for (const change::Way &way : ways.offered)
        offered.push_back(wayJson(site, way));
    Json json = {{"agent", ways.now.agent.token},
                 {"path", ways.now.path},
                 {"now", fetchJson(site, ways.now.fetch)},
                 {"to", wanted == change::Wanted::Allow ? "allow" : "deny"},
                 {"ways", std::move(offered)}};
    json["why"] = ways.why ? Json(ways.why->english()) : Json();
    std::cout << dumped(json) << '\n';
}

void printText(const CompiledSite &site, const change::Ways &ways) {
    const std::string now = sentence(site, ways.now).english();
    const std::string why = ways.why ? ways.why->english() : std::string();
    std::string out;
    if (!why.contains(now)) // as it does where this is the answer wanted
        out += now + '\n';
    if (ways.why)
        out += why + '\n';
    for (std::size_t i = 0; i < ways.offered.size(); ++i) {
        const change::Way &way = ways.offered[i];
        out += std::format("\n{}. {}\n", i + 1, way.title.english());
        for (const change::EditedLine &line : way.lines)
            out += std::format("   {} {}:{}: {}\n", line.added ? '+' : '-',
                               site.fileName(line.file), line.line.value, line.text);
        out += "   " + way.whom.english() + '\n';
        if (way.note)
            out += "   " + way.note->english() + '\n';
        if (way.managed)
            out += "   " + way.managed->english() + '\n';
    }
    std::cout << out;
}

int runChange(ChangeOptions &options) {
    if (options.to != "allow" && options.to != "deny")
        fail("--to: “" + options.to + "” is neither allow nor deny");
    auto loaded = loadSite(options.site);
    const CompiledSite site(std::move(loaded.site));
    const Query query = options.question.query(options.question.terms(), site.site().registry);
    noteMissing(site.site());
    const auto wanted = options.to == "allow" ? change::Wanted::Allow : change::Wanted::Deny;
    const change::Ways ways = change::waysToTurn(site, query, wanted);
    options.question.json ? printJson(site, ways, wanted) : printText(site, ways);
    return ways.offered.empty() ? kAnswerIsNo : kDone;
}

} // namespace

void addChangeCommand(CLI::App &command, int &status) {
    auto &options = runs<ChangeOptions>(command, status, runChange);
    command.footer(
        "Each edit was tried: with it the answer is the one wanted. Nothing is written.");
    options.site.addTo(command, true);
    QuestionOptions &question = options.question;
    question.addAgent(command)->required();
    command.add_option("--path", question.url, "Path or URL")->required();
    command.add_option("--to", options.to, "allow or deny")->required();
    question.addCategoryAndTime(command);
    command.add_option("--reading", question.reading,
                       "author, rfc9309, google, koster1994 or known");
    question.addCompetitorAndJson(command, "Machine-readable edits");
}

} // namespace gatepost::cli

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"
#include "app/cli/liveoptions.h"
#include "app/cli/siteloader.h"
#include "core/live/headers.h"
#include "core/live/requests.h"
#include "core/live/until.h"
#include "core/value/url.h"

#include <array>
#include <chrono>
#include <format>
#include <iostream>

namespace gatepost::cli {

namespace {

using Json = nlohmann::ordered_json;

struct FetchOptions {
    LiveOptions live;
    std::string output; ///< -o
    std::string site;   ///< --site: whose host --as is for
    bool json = false;
};

/// Those that document what a status means, and the two that do not.
constexpr std::array<std::string_view, 6> kFetchers = {kRfcFetcher,    kGoogleFetcher, "Yandex",
                                                       "Common Crawl", "Microsoft",    "Apple"};

AccessMeaning meaningOf(const live::Fetched &robots, std::string_view who) {
    const FileAnswer answer = robots.answer();
    return accessMeaning({.answer = answer,
                          .hasFile = accessResult(answer) == AccessResult::Given,
                          .bytes = robots.bytes.size()},
                         who);
}

std::string describeRobots(const live::Fetched &robots) {
    std::string text = std::format("{}\n  {}, {} bytes", robots.request.url, hopsText(robots),
                                   robots.bytes.size());
    if (const auto type = robots.header("Content-Type"); !type.empty())
        text += std::format(", {}", type);
    if (const auto network = live::deliveryNetwork(robots); !network.empty())
        text += std::format(", through {}", network);
    text += '\n';
    if (live::isChallenge(robots))
        text += "  A firewall asked a question in place of the file: crawlers may get the same.\n";
    const FileAnswer answer = robots.answer();
    for (const std::string_view who : kFetchers)
        text +=
            std::format("  {:<13} {}\n", who, accessText(answer, meaningOf(robots, who)).english());
    for (const Message &until : live::untilText(robots, now()))
        text += "  " + until.english() + '\n';
    return text;
}

std::string describe(const live::Fetched &fetched) {
    std::string text = std::format("{}\n  {}, {} bytes\n", fetched.request.url, hopsText(fetched),
                                   fetched.bytes.size());
    for (const live::PageStatement &each : live::statementsOf(fetched))
        text += std::format("  {} {}{}: {}\n", live::originName(each.origin), each.name,
                            each.agent.empty() ? "" : " (" + each.agent + ")", each.value);
    return text;
}

/// What came of naming an agent, and what that does not show.
std::optional<live::Treatment> treatment(const live::Answers &answers) {
    const live::Fetched *plain = answers.find("/");
    for (const live::Fetched &each : answers.all)
        if (!each.request.userAgent.empty() && plain != nullptr)
            return live::treatmentOf(each, *plain);
    return {};
}

void printText(const live::Answers &answers) {
    std::string text;
    const live::Fetched &robots = *answers.find("/robots.txt");
    text += describeRobots(robots);
    for (const live::Fetched &each : answers.all)
        if (&each != &robots)
            text += describe(each);
    for (const std::string &url : live::leftOut(answers))
        text += std::format("left out: {}\n", url);
    if (const auto treated = treatment(answers))
        text += std::format("With the agent's name the start page is: {}. A firewall that checks "
                            "addresses may answer the real crawler otherwise.\n",
                            live::treatmentName(*treated));
    std::cout << text;
}

Json meaningsJson(const live::Fetched &robots) {
    Json meanings = Json::object();
    const FileAnswer answer = robots.answer();
    for (const std::string_view who : kFetchers) {
        const AccessMeaning meaning = meaningOf(robots, who);
        meanings[std::string(who)] = {{"result", accessResultName(meaning.result)},
                                      {"effect", accessEffectName(meaning.effect)},
                                      {"documented", meaning.documented},
                                      {"rule", meaning.rule},
                                      {"source", meaning.source},
                                      {"text", accessText(answer, meaning).english()}};
    }
    return meanings;
}

void printJson(const live::Answers &answers) {
    const live::Fetched &robots = *answers.find("/robots.txt");
    Json json{{"origin", answers.origin}, {"meaning", meaningsJson(robots)}};
    json["network"] = orNull(std::string(live::deliveryNetwork(robots)));
    json["answers"] = Json::array();
    for (const live::Fetched &each : answers.all)
        json["answers"].push_back(toJson(each));
    json["left_out"] = live::leftOut(answers);
    if (const auto treated = treatment(answers))
        json["as"] = live::treatmentName(*treated);
    std::cout << dumped(json) << '\n';
}

/// --as is for one's own site: the host that its gatepost.yaml names.
void checkOwnHost(const FetchOptions &options) {
    if (options.live.as.empty())
        return;
    if (options.site.empty())
        fail("--as needs --site, the folder whose gatepost.yaml names this host: "
             "another's name is sent to one's own site alone");
    SiteOptions folder;
    folder.folder = options.site;
    const auto loaded = loadSite(folder);
    const auto origin = need(live::originOf(options.live.host));
    if (loaded.settings.host.empty() || loaded.settings.host != hostOfUrl(origin))
        fail(std::format("--as: gatepost.yaml of {} does not name {} as its host", options.site,
                         hostOfUrl(origin)));
}

int runFetch(const FetchOptions &options) {
    checkOwnHost(options);
    const auto answers = gather(options.live);
    if (const auto why = live::whyNothing(answers))
        fail(why->english());
    if (!options.output.empty())
        keep(answers, options.output);
    options.json ? printJson(answers) : printText(answers);
    return kDone;
}

} // namespace

void addFetchCommand(CLI::App &command, int &status) {
    auto &options = runs<FetchOptions>(command, status, runFetch);
    options.live.addTo(command);
    command
        .add_option("-o,--output", options.output,
                    "Keep the answers in this folder: the policy files, and answers.json")
        ->transform(asPath());
    command.add_option("--as", options.live.as,
                       "Ask for the start page once more with this agent's name; only for the host "
                       "that gatepost.yaml of --site names");
    command.add_option("--site", options.site, "Folder of the site that --as is for")
        ->transform(asPath());
    command.add_flag("--json", options.json, "Machine-readable answers");
}

} // namespace gatepost::cli

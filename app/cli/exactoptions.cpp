// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exactoptions.h"

#include "app/cli/console.h"
#include "app/cli/json.h"
#include "app/cli/question.h"

#include <array>
#include <chrono>
#include <iostream>

namespace gatepost::cli {

using Json = nlohmann::ordered_json;

void ExactOptions::addTo(CLI::App &command) {
    command.add_option("--agent", agents, "This agent only; may be repeated")
        ->allow_extra_args(false);
    command.add_option("--at", at, "RFC 3339 time: at that instant only; default all times");
    command.add_option("--reading", reading,
                       "author, rfc9309, google, koster1994 or known; default author");
    command.add_flag("--competitor", competitor, "The agent's operator competes with the site");
}

exact::ExactQuestion ExactOptions::question(std::span<const CompiledSite *const> sites) const {
    exact::ExactQuestion asked;
    asked.reading = readingOption(reading);
    asked.competitor = competitor;
    asked.day = std::chrono::floor<std::chrono::days>(now());
    if (!at.empty()) {
        asked.at = timeOption("--at", at);
    }
    if (!agents.empty()) {
        const exact::AskedAgents all = exact::agentsOf(sites, asked.reading);
        for (const std::string &agent : agents) {
            auto chosen = need(exact::chosenAgents(all, agent), "--agent");
            sayStrangers(chosen, all);
            asked.agents.insert(asked.agents.end(), chosen.begin(), chosen.end());
        }
    }
    return asked;
}

void sayStrangers(std::span<const exact::AskedAgent> chosen, const exact::AskedAgents &all) {
    for (const Message &said : strangersAmong(chosen, all))
        std::cerr << "note: " << said.english() << '\n';
}

Json toJson(const std::vector<exact::SitePattern> &patterns) {
    Json list = Json::array();
    for (const exact::SitePattern &pattern : patterns)
        list.push_back({{"pattern", pattern.pattern}, {"syntax", syntaxName(pattern.syntax)}});
    return list;
}

Json toJson(const std::vector<Message> &messages) {
    Json list = Json::array();
    for (const Message &message : messages)
        list.push_back(message.english());
    return list;
}

namespace {

Json sideJson(const exact::Difference &change, const exact::DifferenceSide &side) {
    Json json;
    switch (change.what) {
    case exact::Difference::What::Fetch: json["decision"] = side.value; break;
    case exact::Difference::What::Use: json["effective"] = side.value; break;
    case exact::Difference::What::Pace:
        json["seconds_per_request"] = side.seconds ? Json(*side.seconds) : Json(nullptr);
        json["kind"] = side.kind ? Json(rateKindName(*side.kind)) : Json(nullptr);
        break;
    case exact::Difference::What::Signal: json["value"] = orNull(side.value); break;
    }
    json["file"] = orNull(side.file);
    json["line"] = side.line ? Json(side.line->line.value) : Json(nullptr);
    json["text"] = side.line ? Json(side.text) : Json(nullptr);
    return json;
}

/// As in an answer of `simulate`.
Json toJson(const std::optional<KnownVerdict> &known) {
    if (!known)
        return nullptr;
    return {{"decision", decisionName(known->fetch.decision)},
            {"reason", fetchReasonName(known->fetch.reason)},
            {"reads", known->reads}};
}

} // namespace

Json toJson(const exact::Difference &change, bool withKnown) {
    Json json{{"what", whatName(change.what)}};
    if (change.what == exact::Difference::What::Use)
        json["directive"] = directiveName(change.directive);
    if (change.what == exact::Difference::What::Signal) {
        json["signal"] = change.signal;
        json["key"] = orNull(change.key);
    }
    json["agents"] = namesOf(change.who);
    json["every_agent"] = change.everyAgent;
    json["times"] = namesOf(change.hours);
    json["before"] = sideJson(change, change.before);
    json["after"] = sideJson(change, change.after);
    if (withKnown && change.what == exact::Difference::What::Fetch) {
        json["before"]["known"] = toJson(change.knownBefore);
        json["after"]["known"] = toJson(change.knownAfter);
    }
    json["matches"] = toJson(change.region.matches);
    json["except"] = toJson(change.region.except);
    json["example"] = change.region.example;
    json["example_from"] = change.exampleFromSample ? "sample" : "made";
    json["text"] = change.text.english();
    return json;
}

} // namespace gatepost::cli

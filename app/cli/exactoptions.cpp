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

void writeTexts(CompactJsonWriter &json, std::string_view key, std::span<const std::string> texts) {
    json.key(key);
    json.open('[');
    for (const std::string &text : texts)
        json.text(text);
    json.close(']');
}

void writePatterns(CompactJsonWriter &json, std::string_view key,
                   const std::vector<exact::SitePattern> &patterns) {
    json.key(key);
    json.open('[');
    for (const exact::SitePattern &pattern : patterns) {
        json.open('{');
        json.key("pattern");
        json.text(pattern.pattern);
        json.key("syntax");
        json.word(syntaxName(pattern.syntax));
        json.close('}');
    }
    json.close(']');
}

namespace {

/// As in an answer of `simulate`.
void writeKnown(CompactJsonWriter &json, const std::optional<KnownVerdict> &known) {
    json.key("known");
    if (!known) {
        json.raw("null");
        return;
    }
    json.open('{');
    json.key("decision");
    json.word(decisionName(known->fetch.decision));
    json.key("reason");
    json.word(fetchReasonName(known->fetch.reason));
    json.key("reads");
    json.open('[');
    for (const std::string_view file : known->reads)
        json.word(file);
    json.close(']');
    json.close('}');
}

void writeSide(CompactJsonWriter &json, const exact::Difference &change,
               const exact::DifferenceSide &side) {
    switch (change.what) {
    case exact::Difference::What::Fetch:
        json.key("decision");
        json.text(side.value);
        break;
    case exact::Difference::What::Use:
        json.key("effective");
        json.text(side.value);
        break;
    case exact::Difference::What::Pace:
        json.key("seconds_per_request");
        if (side.seconds)
            json.real(*side.seconds);
        else
            json.raw("null");
        json.key("kind");
        json.wordOrNull(side.kind ? rateKindName(*side.kind) : "", side.kind.has_value());
        break;
    case exact::Difference::What::Signal:
        json.key("value");
        json.textOrNull(side.value, !side.value.empty());
        break;
    }
    json.key("file");
    json.textOrNull(side.file, !side.file.empty());
    json.key("line");
    if (side.line)
        json.number(side.line->line.value);
    else
        json.raw("null");
    json.key("text");
    json.textOrNull(side.text, side.line.has_value());
}

} // namespace

void writeDifference(CompactJsonWriter &json, const exact::Difference &change, bool withKnown) {
    const bool saysKnown = withKnown && change.what == exact::Difference::What::Fetch;
    const auto writeOne = [&](std::string_view key, const exact::DifferenceSide &side,
                              const std::optional<KnownVerdict> &known) {
        json.key(key);
        json.open('{');
        writeSide(json, change, side);
        if (saysKnown)
            writeKnown(json, known);
        json.close('}');
    };
    json.open('{');
    json.key("what");
    json.word(whatName(change.what));
    if (change.what == exact::Difference::What::Use) {
        json.key("directive");
        json.word(directiveName(change.directive));
    }
    if (change.what == exact::Difference::What::Signal) {
        json.key("signal");
        json.text(change.signal);
        json.key("key");
        json.textOrNull(change.key, !change.key.empty());
    }
    writeTexts(json, "agents", namesOf(change.who));
    json.key("every_agent");
    json.boolean(change.everyAgent);
    writeTexts(json, "times", namesOf(change.hours));
    writeOne("before", change.before, change.knownBefore);
    writeOne("after", change.after, change.knownAfter);
    writePatterns(json, "matches", change.region.matches);
    writePatterns(json, "except", change.region.except);
    json.key("example");
    json.text(change.region.example);
    json.key("example_from");
    json.word(change.exampleFromSample ? "sample" : "made");
    json.key("text");
    json.message(change.text);
    json.close('}');
}

Json toJson(const exact::Difference &change) {
    std::string text;
    Bytes bytes(text);
    CompactJsonWriter json(bytes);
    writeDifference(json, change, false);
    bytes.done();
    return Json::parse(text);
}

} // namespace gatepost::cli

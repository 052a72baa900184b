// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulate/readings.h"

#include "app/cli/command.h"
#include "app/cli/json.h"
#include "app/cli/question.h"
#include "app/cli/siteloader.h"

#include <nlohmann/json.hpp>

#include <format>
#include <iostream>

/// "readings": one question under every reading, and why the answers differ.
namespace gatepost::cli {

namespace {

using Json = nlohmann::ordered_json;

struct ReadingsOptions {
    SiteOptions site;
    QuestionOptions question;
};

/// `typed`: the question's text, empty where none was given.
std::string asText(const CompiledSite &site, const ReadingsAnswer &answer, std::string_view typed) {
    const Verdict &author = answer.verdicts.front();
    std::string text;
    if (author.path != typed)
        text = std::format("{} on {}\n", author.agent.token, author.path);
    for (const Verdict &verdict : answer.verdicts)
        text += std::format("{:<11} {}\n", readingName(verdict.reading),
                            sentence(site, verdict).english());
    if (answer.agree())
        return text + "All readings agree on whether it may fetch this.\n";
    text += "why they differ from author:\n";
    for (const ReadingDifference &difference : answer.differences)
        text +=
            std::format("  {:<11} {}\n", readingName(difference.reading), difference.why.english());
    return text;
}

std::string asJson(const CompiledSite &site, const ReadingsAnswer &answer) {
    const Verdict &author = answer.verdicts.front();
    Json readings;
    for (const Verdict &verdict : answer.verdicts)
        readings[readingName(verdict.reading)] = fetchJson(site, verdict.fetch);
    Json differences = Json::array();
    for (const ReadingDifference &difference : answer.differences) {
        Json row = {{"reading", readingName(difference.reading)},
                    {"cause", readingCauseName(difference.cause)},
                    {"why", difference.why.english()}};
        addPlace(row, site, difference.line);
        differences.push_back(std::move(row));
    }
    return dumped({{"agent", author.agent.token},
                   {"path", author.path},
                   {"at", formatInstant(author.at)},
                   {"registry", site.site().registry.sha256()},
                   {"readings", std::move(readings)},
                   {"agree", answer.agree()},
                   {"differences", std::move(differences)}}) +
           '\n';
}

int runReadings(ReadingsOptions &options) {
    const auto terms = options.question.terms();
    auto loaded = loadSite(options.site);
    const std::string typed = options.question.agent.empty() ? "" : options.question.url;
    options.question.takeDefaults(loaded.settings);
    const CompiledSite site(std::move(loaded.site));
    const auto query = options.question.query(terms, site.site().registry);
    noteMissing(site.site());
    const ReadingsAnswer answer = askReadings(site, query);
    std::cout << (options.question.json ? asJson(site, answer) : asText(site, answer, typed));
    return kDone;
}

} // namespace

void addReadingsCommand(CLI::App &command, int &status) {
    auto &options = runs<ReadingsOptions>(command, status, runReadings);
    options.site.addTo(command, true);
    QuestionOptions &question = options.question;
    question.addAgent(command);
    command.add_option("--url", question.url, "URL or path");
    question.addCategoryAndTime(command);
    question.addCompetitorAndJson(command);
}

} // namespace gatepost::cli

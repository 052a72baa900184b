// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/question.h"

#include "core/agents/names.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <utility>

namespace gatepost::cli {

std::expected<Instant, std::string> timeOption(std::string_view option, const std::string &value) {
    if (value.empty())
        return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const auto at = parseInstant(value);
    if (!at)
        return std::unexpected(std::string(option) + ' ' + value +
                               ": a time such as 2026-11-20T07:00:00Z is expected");
    return *at;
}

std::expected<Reading, std::string> readingOption(const std::string &value) {
    const auto reading = parseReading(value);
    if (reading)
        return *reading;
    std::string names;
    for (std::size_t i = 0; i < kReadingCount; ++i)
        names += std::string(i == 0                   ? ""
                             : i + 1 == kReadingCount ? " or "
                                                      : ", ") +
                 std::string(readingName(static_cast<Reading>(i)));
    return std::unexpected("--reading " + value + ": " + names + " is expected");
}

std::expected<std::optional<Category>, std::string> categoryOption(const std::string &value) {
    if (value.empty())
        return std::nullopt;
    const auto category = parseCategory(value);
    if (!category)
        return std::unexpected("--category " + value + ": none of the eight categories");
    return category;
}

CLI::Option *QuestionOptions::addAgent(CLI::App &command) {
    return command.add_option("--agent", agent,
                              "Product token, “Name/1.2 (category)” or User-Agent header");
}

void QuestionOptions::addCategoryAndTime(CLI::App &command, const std::string &time) {
    command.add_option("--category", category, "Category of the agent (robots2.txt)");
    command.add_option(time, at, "RFC 3339 time; default now");
}

void QuestionOptions::addCompetitorAndJson(CLI::App &command, const std::string &jsonHelp) {
    command.add_flag("--competitor", competitor, "The agent's operator competes with the site");
    command.add_flag("--json", json, jsonHelp);
}

Result<QuestionTerms> QuestionOptions::terms(std::string_view time) const {
    const auto ofAgent = categoryOption(category);
    if (!ofAgent)
        return std::unexpected(ofAgent.error());
    const auto asRead = readingOption(reading);
    if (!asRead)
        return std::unexpected(asRead.error());
    const auto instant = timeOption(time, at);
    if (!instant)
        return std::unexpected(instant.error());
    return QuestionTerms{*ofAgent, *instant, *asRead, competitor};
}

void QuestionOptions::takeDefaults(const SiteSettings &settings) {
    if (agent.empty())
        agent =
            settings.agents.empty() ? std::string(usualAgents().front()) : settings.agents.front();
    if (url.empty())
        url = settings.paths.empty() ? "/" : settings.paths.front();
}

Result<Query> QuestionOptions::query(const QuestionTerms &terms, const Registry &registry) const {
    auto asked = identify(agent, terms.category, registry);
    if (!asked)
        return std::unexpected("--agent: " + asked.error().english());
    return Query{std::move(*asked), url, terms.at, terms.reading, terms.competitor};
}

void addPlace(nlohmann::ordered_json &object, const CompiledSite &site,
              const std::optional<LineRef> &line) {
    object["file"] = nullptr;
    object["line"] = nullptr;
    object["text"] = nullptr;
    if (!line)
        return;
    object["file"] = site.fileName(line->file);
    object["line"] = line->line.value;
    object["text"] = site.text(*line);
}

nlohmann::ordered_json fetchJson(const CompiledSite &site, const FetchVerdict &fetch) {
    nlohmann::ordered_json object = {{"decision", decisionName(fetch.decision)},
                                     {"reason", fetchReasonName(fetch.reason)}};
    addPlace(object, site, fetch.line);
    return object;
}

} // namespace gatepost::cli

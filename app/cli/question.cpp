// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/question.h"

#include "app/cli/console.h"
#include "core/agents/names.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace gatepost::cli {

Instant timeOption(std::string_view option, const std::string &value) {
    if (value.empty())
        return now();
    const auto at = parseInstant(value);
    if (!at)
        fail(std::string(option) + ' ' + value +
             ": a time such as 2026-11-20T07:00:00Z is expected");
    return *at;
}

Reading readingOption(const std::string &value) {
    if (const auto reading = parseReading(value))
        return *reading;
    std::vector<Message> names;
    for (std::size_t i = 0; i < kReadingCount; ++i)
        names.emplace_back(readingName(static_cast<Reading>(i)));
    fail("--reading " + value + ": " + Message::list(std::move(names), Conjunction::Or).english() +
         " is expected");
}

std::optional<Category> categoryOption(const std::string &value) {
    if (value.empty())
        return std::nullopt;
    const auto category = parseCategory(value);
    if (!category)
        fail("--category " + value + ": none of the eight categories");
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

QuestionTerms QuestionOptions::terms(std::string_view time) const {
    return QuestionTerms{.category = categoryOption(category),
                         .at = timeOption(time, at),
                         .reading = readingOption(reading),
                         .competitor = competitor};
}

void QuestionOptions::takeDefaults(const SiteSettings &settings) {
    if (agent.empty())
        agent =
            settings.agents.empty() ? std::string(usualAgents().front()) : settings.agents.front();
    if (url.empty())
        url = settings.paths.empty() ? "/" : settings.paths.front();
}

Query QuestionOptions::query(const QuestionTerms &terms, const Registry &registry) const {
    return Query{need(identify(agent, terms.category, registry), "--agent"), url, terms.at,
                 terms.reading, terms.competitor};
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

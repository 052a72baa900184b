// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/question.h"

#include <nlohmann/json.hpp>

#include <chrono>

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

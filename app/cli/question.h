// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/files.h"
#include "core/settings/sitesettings.h"
#include "core/simulate/simulate.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json_fwd.hpp>

#include <expected>
#include <optional>
#include <string>
#include <string_view>

/// What the commands that put questions to a site have in common: their options, what these mean, and their JSON.
namespace gatepost::cli {

/// The time that an option names, "now" cut to seconds if it is empty. Errors name option and value.
[[nodiscard]] Instant timeOption(std::string_view option, const std::string &value);
[[nodiscard]] Reading readingOption(const std::string &value);
/// Absent if `value` is empty.
[[nodiscard]] std::optional<Category> categoryOption(const std::string &value);

/// How something is asked, whoever asks for whatever path.
struct QuestionTerms {
    std::optional<Category> category; ///< instead of the agent's own
    Instant at{};
    Reading reading = Reading::Author;
    bool competitor = false; ///< S57
};

/// The options of a question about one agent on one path. Commands add those that they have, in their order, and the path's
/// option themselves.
struct QuestionOptions {
    std::string agent;
    std::string url;
    std::string category;
    std::string at;
    std::string reading = "author";
    bool competitor = false;
    bool json = false;

    CLI::Option *addAgent(CLI::App &command);
    /// `time`: the option's name; terms() is given it, too.
    void addCategoryAndTime(CLI::App &command, const std::string &time = "--at");
    void addCompetitorAndJson(CLI::App &command,
                              const std::string &jsonHelp = "Machine-readable answer");
    /// The error names option and value.
    [[nodiscard]] QuestionTerms terms(std::string_view time = "--at") const;
    /// What is not asked for: the first agent and sample path of gatepost.yaml, else Googlebot and the start page.
    void takeDefaults(const SiteSettings &settings);
    [[nodiscard]] Query query(const QuestionTerms &terms, const Registry &registry) const;
};

/// Adds the keys file, line and text (simulate's contract) to an object.
void addPlace(nlohmann::ordered_json &object, const CompiledSite &site,
              const std::optional<LineRef> &line);
/// {"decision", "reason", "file", "line", "text"}.
[[nodiscard]] nlohmann::ordered_json fetchJson(const CompiledSite &site, const FetchVerdict &fetch);

} // namespace gatepost::cli

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exact/diff.h"
#include "core/text/jsonwriter.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What map, diff and test have in common: options of a question about everything, and its parts as JSON.
namespace gatepost::cli {

struct ExactOptions {
    std::vector<std::string> agents; ///< --agent
    std::string at;                  ///< --at
    std::string reading = "author";  ///< --reading
    bool competitor = false;         ///< --competitor

    void addTo(CLI::App &command);
    /// The question they ask; `all`: who can ask. The error is a sentence.
    [[nodiscard]] exact::ExactQuestion question(std::span<const CompiledSite *const> sites) const;
};

/// Says on stderr which of the chosen agents no list and no file names, and who was meant perhaps.
void sayStrangers(std::span<const exact::AskedAgent> chosen, const exact::AskedAgents &all);

[[nodiscard]] nlohmann::ordered_json toJson(const std::vector<exact::SitePattern> &patterns);
[[nodiscard]] nlohmann::ordered_json toJson(const std::vector<Message> &messages);
[[nodiscard]] nlohmann::ordered_json toJson(const exact::Difference &change);

/// Members of the object that is being written.
void writeTexts(CompactJsonWriter &json, std::string_view key, std::span<const std::string> texts);
void writePatterns(CompactJsonWriter &json, std::string_view key,
                   const std::vector<exact::SitePattern> &patterns);
/// The next value. `withKnown`: fetches also say what the agents are documented to do (ExactQuestion::withKnown).
void writeDifference(CompactJsonWriter &json, const exact::Difference &change, bool withKnown);

} // namespace gatepost::cli

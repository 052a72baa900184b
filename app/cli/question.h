// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"

#include <nlohmann/json_fwd.hpp>

#include <expected>
#include <optional>
#include <string>
#include <string_view>

/// What the commands that put questions to a site have in common: the values of their options, and their JSON.
namespace gatepost::cli {

/// The time that an option names, "now" cut to seconds if it is empty. Errors name option and value.
[[nodiscard]] std::expected<Instant, std::string> timeOption(std::string_view option,
                                                             const std::string &value);
[[nodiscard]] std::expected<Reading, std::string> readingOption(const std::string &value);
/// Absent if `value` is empty.
[[nodiscard]] std::expected<std::optional<Category>, std::string>
categoryOption(const std::string &value);

/// Adds the keys file, line and text (simulate's contract) to an object.
void addPlace(nlohmann::ordered_json &object, const CompiledSite &site,
              const std::optional<LineRef> &line);
/// {"decision", "reason", "file", "line", "text"}.
[[nodiscard]] nlohmann::ordered_json fetchJson(const CompiledSite &site, const FetchVerdict &fetch);

} // namespace gatepost::cli

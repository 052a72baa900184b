// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/files.h"
#include "core/live/compare.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

/// What fetch and live have in common: the requests to a site, sent once they were confirmed, or read from a record.
namespace gatepost::cli {

struct LiveOptions {
    std::string host;         ///< as typed
    std::string from;         ///< --from: a record in place of requests
    std::string as;           ///< --as
    std::string certificates; ///< --ca
    bool yes = false;
    bool allowPrivate = false;
    bool proxy = false;

    void addTo(CLI::App &command);
};

/// What the requests came to. Nothing is sent before the list of requests was shown and confirmed; the error is a sentence.
[[nodiscard]] live::Answers gather(const LiveOptions &options);

/// Writes a record into a folder, which is made. The error names the file; nothing there is written over.
void keep(const live::Answers &answers, const std::string &folder);

/// How one request ended, as JSON.
[[nodiscard]] nlohmann::ordered_json toJson(const live::Fetched &fetched);
/// "301 → https://www.shop.example/robots.txt, then 200": the statuses on the way.
[[nodiscard]] std::string hopsText(const live::Fetched &fetched);

} // namespace gatepost::cli

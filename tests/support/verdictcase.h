// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// The cases of tests/cases/verdicts (see tests/cases/README.md for the form).
namespace gatepost::test {

/// A site as texts: by well-known name, or by URL for chained files.
struct SiteTexts {
    std::map<std::string, std::string> files;
    std::map<std::string, std::string> chain;
    std::optional<std::string> asks;

    [[nodiscard]] Site site() const;
};

struct VerdictCase {
    std::string name; ///< "S20-group-trap"
    SiteTexts texts;
    std::string agent;
    std::string url;
    std::string at;
    std::string category;
    std::string reading;
    bool competitor = false;
    std::vector<std::pair<std::string, std::string>> answer; ///< dotted key, JSON
};

/// All cases of a folder, in the order of file names. A malformed case file ends the program with its line.
[[nodiscard]] std::vector<VerdictCase> readVerdictCases(const std::string &folder);

} // namespace gatepost::test

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/plainagent.h"
#include "tests/support/plaintext.h"

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <string>
#include <vector>

/// robots2.txt for the plain evaluator: S51–S60 and the ask protocol S70–S74.
namespace gatepost::test {

/// A line with the block that it stands in.
struct PlainPolicyLine {
    std::size_t number = 0;
    std::string directive; ///< the key, other spellings put right (S52)
    PlainLine line;
    bool inBlock = false;
    std::string block; ///< lower case, cut like a line's value (S14)
};

/// A robots2.txt of the site: the local one (no URL), then the chained ones that were followed (S59).
struct PlainPolicyFile {
    std::string url;
    std::string text;
    std::vector<PlainPolicyLine> lines;
};
[[nodiscard]] std::vector<PlainPolicyFile>
plainChain(const std::string &local, const std::map<std::string, std::string> &reachable);

/// Where a directive is stated.
struct PlainStated {
    std::string value; ///< canonical
    std::size_t file = 0;
    std::size_t line = 0;
    std::string content;
    std::string scope;
};
/// S53, S54.
[[nodiscard]] std::optional<PlainStated> plainLookUp(const std::vector<PlainPolicyFile> &files,
                                                     const std::string &directive,
                                                     const PlainAgent &agent,
                                                     const std::string &path);

/// What an ask comes to: effective value and cause ("" = none).
struct PlainAsk {
    std::string effective = "ask";
    std::string because;
};
/// `asks`: the parsed asks.json, or null where there is none.
[[nodiscard]] PlainAsk plainAsk(const nlohmann::json &asks, const std::string &directive,
                                const PlainAgent &agent, const std::string &path, std::int64_t at);

/// The directives of a use table.
[[nodiscard]] const std::vector<std::string> &plainUses();

} // namespace gatepost::test

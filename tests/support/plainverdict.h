// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/verdictcase.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>

/// A second evaluator of every rule S1–S111, written from the words of the rules alone: plain strings, no
/// indexes, no caches, minute by minute. It is the judge in tst_oracle, where random sites are put to it and to the
/// simulator. Slow (a millisecond a question) and never used by the program.
namespace gatepost::test {

struct PlainQuestion {
    std::string agent;
    std::string category; ///< the caller's option; empty = none
    std::string url;
    std::int64_t at = 0; ///< seconds since 1970, UTC
    std::string reading = "author";
    bool competitor = false;
};

/// The command line's answer without its trace; absent where the agent names nobody (S10).
[[nodiscard]] std::optional<nlohmann::json> plainVerdict(const SiteTexts &site,
                                                         const PlainQuestion &question);

} // namespace gatepost::test

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/match/ruleset.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// robots.txt as the first robots read it, after Martijn Koster's note of 1994 (S91): records between blank
/// lines.
///
///     const auto records = kosterRecords("User-agent: google\nDisallow: /g\n\nUser-agent: *\nDisallow: /\n");
///     kosterRecordFor(records, "Googlebot")      // 0: the name contains "google"
///
/// Nothing is copied: every value lies in the text, which must outlive what is made from it.
namespace gatepost {

/// What stands between blank lines; a comment line does not end it. One without any agent is nobody's and left out.
struct KosterRecord {
    std::vector<std::string_view>
        agents;                  ///< `User-agent` values wherever they stand in it, trimmed
    std::vector<RuleLine> rules; ///< in file order; RuleLine::line is the line's index (S2)
};

[[nodiscard]] std::vector<KosterRecord> kosterRecords(std::string_view text);
/// Adds what a line says to its record, if it says anything: the line without its end, comment included.
void readKosterLine(KosterRecord &record, std::string_view line, std::uint32_t index);

/// The index of the first record with a value that `agentName` contains, without case; else of the first with a
/// `*`; else nothing. An empty value names nobody.
[[nodiscard]] std::optional<std::size_t> kosterRecordFor(std::span<const KosterRecord> records,
                                                         std::string_view agentName);

} // namespace gatepost

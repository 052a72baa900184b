// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/report.h"

#include <span>
#include <string>
#include <string_view>

/// A report in its forms. Paths in it are a stranger's: HTML escapes them, CSV quotes them.
namespace gatepost::logs {

/// One object (docs of the command line have its keys), without line end.
[[nodiscard]] std::string reportJson(const Report &report, const Judge &judge);
/// A table for a terminal, with what is worth a sentence below it.
[[nodiscard]] std::string reportText(const Report &report, const Judge &judge);
/// One file that needs no other: tables, and a chart as SVG.
[[nodiscard]] std::string reportHtml(const Report &report, const Judge &judge);

/// Tables for spreadsheets; a cell that a spreadsheet would take for a formula begins with an apostrophe.
struct CsvFile {
    std::string_view name; ///< "agents.csv"
    std::string text;
};
[[nodiscard]] std::vector<CsvFile> reportCsv(const Report &report, const Judge &judge);

/// Requests against the policy that are not known to be somebody else's under the agent's name.
[[nodiscard]] std::uint64_t ownOffences(const AgentReport &agent);
/// What an agent did against the policy, to be sent to its operator: whole sentences, without addresses of clients. Empty if
/// there are no ownOffences().
[[nodiscard]] std::string complaintText(const AgentReport &agent, const Judge &judge);
/// The names of agents whose requests a server may be told to refuse, worst first: they claim to obey and did not.
/// Search engines are left out, because a refusal removes the site from their results.
[[nodiscard]] std::vector<std::string> offenders(const Report &report);
/// "3 of 120 lines (2.5 %)": how much of a log agents made.
[[nodiscard]] std::string shareText(std::uint64_t part, std::uint64_t whole);
/// "on 2026-11-20", "from 2026-11-12 to 2026-11-20".
[[nodiscard]] std::string datesText(std::int64_t first, std::int64_t last);
/// An agent's name as a table has it: a header may be of any length.
[[nodiscard]] std::string shortName(const std::string &name);

/// "once", "every 3 h", "never": how often it asked for robots.txt.
[[nodiscard]] std::string robotsReadText(const AgentReport &agent);

/// What a word of the report says.
struct Definition {
    std::string_view word;
    std::string_view text;
};
[[nodiscard]] std::span<const Definition> definitions();

/// "2026-11-20T07:00:03Z".
[[nodiscard]] std::string timeText(std::int64_t time);
/// "37 %": which share of the gaps was too short; "–" where no pace is stated.
[[nodiscard]] std::string tooFastText(const AgentPace &pace);
/// "4,517,024".
[[nodiscard]] std::string grouped(std::uint64_t number);
/// "3 h", "2 days", "45 s": a time in its largest unit, rounded.
[[nodiscard]] std::string durationText(std::int64_t seconds);
/// How agents are shown to be who they say: "yes", "SPOOFED", "n/a", "–".
[[nodiscard]] std::string_view verifiedWord(Verified verified);

} // namespace gatepost::logs

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/export/pathregex.h"
#include "core/export/plan.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Parts that configurations of all servers are made of. For the files of this room only.
namespace gatepost::exporting {

/// A run of rules with one verdict, or a part of it, as one expression: which of them matches makes no difference.
struct Run {
    std::string
        regex; ///< matches from the first byte of the path; not anchored at its start; empty: everything
    bool deny = false;
    std::vector<Source> sources;
};
/// The runs of a stage, the first of which decides; what could not be said exactly is added to the plan's losses.
[[nodiscard]] std::vector<Run> runsOf(const Stage &stage, const RegexStyle &style, Plan &plan);
/// The rest of a path of S26 after its start, query included. `pathEnd`: as in RegexStyle.
[[nodiscard]] std::string policyPathRegex(std::string_view pathEnd = "$");
/// "GET http://host" of a request in absolute form, or nothing.
[[nodiscard]] std::string_view absoluteFormRegex();

/// Minutes of the day as a regular expression: "06:[0-4][0-9]" with separator ":".
[[nodiscard]] std::string clockRegex(const exact::Minutes &minutes, std::string_view separator);
/// First and last minutes of unbroken stretches of the day.
[[nodiscard]] std::vector<TimeWindow> stretchesOf(const exact::Minutes &minutes);

/// Text of a stranger for a comment: printable ASCII without what means something in any of the configurations, cut when long.
[[nodiscard]] std::string commentText(std::string_view text, std::size_t most = 100);
/// "robots.txt:14 Disallow: /blog" for one source, "robots.txt:14,15,20-22 robots2.txt:4" for several.
[[nodiscard]] std::string placesOf(std::span<const Source> sources);
/// Lines of a comment, broken between words.
[[nodiscard]] std::string comment(std::string_view text, std::string_view indent);
/// What a file begins with: from what it was made, its hash, and what to do with it.
[[nodiscard]] std::string header(const Plan &plan, const TargetInfo &target,
                                 const std::vector<std::string> &howTo);
/// "gp1: GPTBot, CCBot".
[[nodiscard]] std::string groupText(const AgentGroup &group);
[[nodiscard]] std::size_t mostStages(const Plan &plan);

/// A pace that a server cannot say: `said` seconds between requests instead of those stated.
void losePace(Plan &plan, const Pace &pace, std::optional<double> said);
void loseHours(Plan &plan, const AgentGroup &group, Severity severity, Message said,
               Message effect);
/// Spellings of a path that a server takes for one page, where paths are compared as they were sent (Question::plainPaths).
void loseSpellings(Plan &plan);
/// For a server that compares the hours with its own clock and the time zone that the clock names.
void loseHoursInOtherZones(Plan &plan, const AgentGroup &group);

void writeNginx(Plan &plan, const Question &question, Export &out);
void writeApache(Plan &plan, const Question &question, Export &out);
void writeCaddy(Plan &plan, const Question &question, Export &out);
void writeHAProxy(Plan &plan, const Question &question, Export &out);
void writeVarnish(Plan &plan, const Question &question, Export &out);
void writeLighttpd(Plan &plan, const Question &question, Export &out);

} // namespace gatepost::exporting

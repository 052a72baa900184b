// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"
#include "core/text/message.h"

#include <array>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

/// One question under all readings of the site (S82, S83, S90, S91), and why the answers part.
///
///     for (const ReadingDifference &d : askReadings(site, query).differences)
///         d.why     // "Line 3 names AI2Bot; google/robotstxt cuts it to AI, so the group for * is read instead"
///
/// Every answer is compared with the author's. One cause is named for each reading: the first that applies, groups
/// before rules. What cannot be told apart is said as ReadingCause::Other, with the lines that decided.
namespace gatepost {

enum class ReadingCause : std::uint8_t {
    FallbackToken,     ///< the author's reading follows the registry's fall-back token (S12)
    DeadPattern,       ///< a pattern agent is plain text elsewhere and names nobody (S15)
    StarIgnored,       ///< groups for * do not reach the agent in the author's reading (S18)
    CutToken,          ///< google/robotstxt cuts a token at its first other character (S14, S90)
    NamePart,          ///< in 1994 a part of the agent's name was enough (S91)
    ExperimentalGroup, ///< an odd Robot-version hides the group from the author's reading alone (S30)
    ExtendedGroup,     ///< explicit paths and shell patterns of the standard 2.0 (S31, S32)
    GroupTrap, ///< a line between User-agent lines does not end their run (S20); a blank line did in 1994
    BlankLine,    ///< a blank line ended a record in 1994 (S91)
    JoinedRule,   ///< a rule on the User-agent line itself (S17)
    MisspeltKey,  ///< google/robotstxt forgives spellings and takes a key by its beginning (S90)
    MissingColon, ///< white space stands for the colon (S90)
    IndexHtml,    ///< Allow: /a/index.html also allows /a/ for google/robotstxt (S90)
    Wildcards,    ///< * and $ were plain letters in 1994 (S91)
    FirstMatch,   ///< in 1994 the first rule that matched decided, not the longest (S91)
    Escapes,      ///< google/robotstxt decodes no %XX (S90)
    RobotsTimes,  ///< Visit-time is read by the author's reading alone (S82)
    FileNotRead, ///< another file than robots.txt decides, which such a crawler does not read (S82, S83)
    Ignores, ///< the agent is documented to ignore robots.txt (S83)
    Access, ///< how the request for robots.txt ended means something else (S131–S133), or its size (S132)
    Other,
};
[[nodiscard]] std::string_view readingCauseName(ReadingCause cause); ///< "fallback-token", …

struct ReadingDifference {
    Reading reading = Reading::Rfc9309;
    ReadingCause cause = ReadingCause::Other;
    std::optional<LineRef> line; ///< the line that makes the difference
    Message why;                 ///< English, one sentence without full stop
};

struct ReadingsAnswer {
    std::array<Verdict, kReadingCount> verdicts; ///< by Reading
    std::vector<ReadingDifference>
        differences; ///< one for each reading whose decision is not the author's
    [[nodiscard]] bool agree() const { return differences.empty(); }
};

/// `query.reading` is not looked at.
[[nodiscard]] ReadingsAnswer askReadings(const CompiledSite &site, const Query &query,
                                         TraceLevel level = TraceLevel::None);

/// A row of the table over many questions: an agent and a path for which the readings part.
struct ReadingsRow {
    std::string agent;
    std::string path; ///< as given
    std::array<Decision, kReadingCount> decisions{};
    ReadingDifference first; ///< the first difference
};
/// Rows with one cause: the same decisions, the same first difference and the same line that makes it.
struct ReadingsCause {
    std::vector<std::string> agents; ///< each once, in the order of the rows
    std::vector<std::string> paths;  ///< likewise
    std::array<Decision, kReadingCount> decisions{};
    ReadingDifference first;
    std::size_t questions = 0; ///< rows; at most agents × paths
};
/// In the order of their first rows. A line that makes the difference makes one row for each set of decisions, not one
/// for each agent and path.
[[nodiscard]] std::vector<ReadingsCause> causesOf(const std::vector<ReadingsRow> &rows);
/// Agents × paths, only where the readings part, at most `most` rows. Asked to stop, it returns what it has. Readings that
/// are not among `compared` are answered, but make no row and no difference.
[[nodiscard]] std::vector<ReadingsRow>
readingsTable(const CompiledSite &site, const std::vector<Identity> &agents,
              const std::vector<std::string> &paths, Instant at, std::size_t most = 2000,
              const std::stop_token &stop = {}, std::span<const Reading> compared = kReadings);

} // namespace gatepost

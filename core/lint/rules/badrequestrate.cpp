// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"
#include "core/value/time.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

void checkBadRequestRate(const FileUnderCheck &file, Report &report) {
    for (const std::uint32_t index : file.linesOf(DirectiveId::RequestRate)) {
        const Line &line = file.line(index);
        const std::string_view value = file.tree.value(line);
        if (parseRequestRate(value))
            continue;
        const bool number = !value.empty() && std::ranges::all_of(value, isDigit);
        Diagnostic &found = report.add(
            file, value.empty() ? line.key() : line.value(),
            {number
                 ? GATEPOST_TEXT(
                       "lint",
                       "%1 says no time to go with the number, so the line counts as absent: is it "
                       "documents or seconds? Write documents/seconds, as in 1/10")
                 : GATEPOST_TEXT(
                       "lint",
                       "%1 is not a rate, so the line counts as absent. Write documents/time, both "
                       "whole and above 0, as in 1/10, 5/1m or 1/20m 1700-0459"),
             inQuotes(value)});
        if (number && value.size() < 7) {
            std::size_t written = 0;
            for (const char digit : value)
                written = written * 10 + static_cast<std::size_t>(digit - '0');
            found.fixes.push_back(
                replaceFix(Message::counted(GATEPOST_COUNTED("lint", "One document in %n seconds",
                                                             "One document in %n second"),
                                            written),
                           line.value(), "1/" + std::string(value), FixKind::Choice));
            found.fixes.push_back(
                replaceFix(Message::counted(GATEPOST_COUNTED("lint", "%n documents a minute",
                                                             "%n document a minute"),
                                            written),
                           line.value(), std::string(value) + "/1m", FixKind::Choice));
        }
    }
}

} // namespace

extern const Check kBadRequestRate = {
    .rule = {.code = "bad-request-rate",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Malformed Request-rate"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Request-rate says how many documents in how much time: 1/10 is one in "
                         "ten seconds, 5/1m five a minute, 100/24h a "
                         "hundred a day; a window of the day may follow. A single number leaves "
                         "open which of the two it is, and is not "
                         "guessed. A malformed line counts as absent."),
             .source = "Extended standard 2.0, Request-rate; S34"},
    .dialects = kRobotsLike,
    .file = checkBadRequestRate,
};

} // namespace gatepost::linting

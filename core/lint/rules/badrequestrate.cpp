// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"
#include "core/value/time.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

void check(const FileUnderCheck &file, Report &report) {
    for (const std::uint32_t index : file.linesOf(DirectiveId::RequestRate)) {
        const Line &line = file.line(index);
        const std::string_view value = file.tree.value(line);
        if (parseRequestRate(value))
            continue;
        const bool number = !value.empty() && std::ranges::all_of(value, isDigit);
        Diagnostic &found = report.add(
            file, value.empty() ? line.key() : line.value(),
            inQuotes(value) + (number ? " says no time to go with the number, so the line counts "
                                        "as absent: is it documents or "
                                        "seconds? Write documents/seconds, as in 1/10"
                                      : " is no rate, so the line counts as absent. Write "
                                        "documents/time, both whole and above 0, as in 1/10, "
                                        "5/1m or 1/20m 1700-0459"));
        if (number && value.size() < 7) {
            found.fixes.push_back(replaceFix("One document in " + std::string(value) + " seconds",
                                             line.value(), "1/" + std::string(value), false));
            found.fixes.push_back(replaceFix(std::string(value) + " documents a minute",
                                             line.value(), std::string(value) + "/1m", false));
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
    .file = check,
};

} // namespace gatepost::linting

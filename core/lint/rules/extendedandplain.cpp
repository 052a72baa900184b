// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

void checkExtendedAndPlain(const FileUnderCheck &file, Report &report) {
    std::vector<std::uint32_t> told;
    for (const NamedAgent &namedAgent : file.namedAgents()) {
        if (namedAgent.plain.empty() || namedAgent.extended.empty())
            continue;
        const Group &plain = file.groups.groups[namedAgent.plain.front()];
        if (std::ranges::contains(told, namedAgent.plain.front()))
            continue;
        told.push_back(namedAgent.plain.front());
        report.add(file, bodyRange(file.line(plain.firstLine)),
                   {GATEPOST_TEXT("lint",
                                  "%1 has a group of the extended standard too, in %2: robots that "
                                  "know it follow that one alone, this one is for all others"),
                    inQuotes(namedAgent.written),
                    lineName(file.groups.groups[namedAgent.extended.front()].firstLine)});
    }
}

} // namespace

extern const Check kExtendedAndPlain = {
    .rule = {.code = "extended-and-plain",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Plain and extended groups for one agent"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Groups with Robot-version 2.0 and groups without it name the same "
                         "agent. A robot that knows the extended standard uses "
                         "its groups alone, for everything; one that does not reads both kinds "
                         "as one plain group. That is the way to "
                         "serve both, as long as both say the same in their own manner."),
             .source = "Extended standard 2.0; S30"},
    .dialects = kRobotsLike,
    .file = checkExtendedAndPlain,
};

} // namespace gatepost::linting

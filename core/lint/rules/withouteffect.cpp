// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/withouteffect.h"

#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void check(const FileUnderCheck &file, Report &report) {
    for (const IdleRule &idle : rulesWithoutEffect(file, file.options.besideRobotsAi)) {
        const GroupRule &rule = file.groups.rules[idle.rule];
        if (report.isFull(file)) {
            report.add(file, rule.value, {}); // is counted
            continue;
        }
        Diagnostic &found =
            idle.by ? report.add(
                          file, rule.value,
                          {GATEPOST_TEXT("lint",
                                         "This line changes nothing: %1 in %2 says the same of all "
                                         "its paths. It can be removed"),
                           inQuotes(file.tree.quoted(file.line(file.groups.rules[*idle.by].line))),
                           lineName(file.groups.rules[*idle.by].line)})
                    : report.add(file, rule.value,
                                 GATEPOST_TEXT("lint",
                                               "This line changes nothing: what no rule denies may "
                                               "be fetched anyway. It can be removed"));
        found.fixes.push_back(removeLineFix(file, rule.line, FixKind::Choice));
    }
}

} // namespace

extern const Check kWithoutEffect = {
    .rule = {.code = "without-effect",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Line without effect"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "Without this line every answer stays the same: for every agent, path, time and "
                 "use, in all five readings of the files. Mostly a shorter rule of the group "
                 "covers it, as /shop/ covers /shop/cart. This is proved on the patterns "
                 "themselves, not by trying paths; where it cannot be proved, nothing is said. All "
                 "lines that are marked can go together. A line that is there for people to read "
                 "may stay."),
             .source = "RFC 9309 §2.2.2; S13, S20, S22, S23, S90, S91"},
    .dialects = kRobots,
    .isLong = true,
    .file = check,
};

} // namespace gatepost::linting

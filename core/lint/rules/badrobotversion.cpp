// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/value/version.h"

namespace gatepost::linting {

namespace {

void checkBadRobotVersion(const FileUnderCheck &file, Report &report) {
    for (const std::uint32_t index : file.linesOf(DirectiveId::RobotVersion)) {
        const Line &line = file.line(index);
        const std::string_view value = file.tree.value(line);
        if (parseRobotVersion(value))
            continue;
        Diagnostic &found = report.add(
            file, value.empty() ? line.key() : line.value(),
            {GATEPOST_TEXT("lint", "%1 is not a version, so the group is read as plain robots.txt. "
                                   "Write two or three whole numbers with dots: 1.0 or 2.0"),
             inQuotes(value)});
        if (value == "1" || value == "2")
            found.fixes.push_back(
                replaceFix(line.value(), std::string(value) + ".0", FixKind::Choice));
    }
}

} // namespace

extern const Check kBadRobotVersion = {
    .rule = {.code = "bad-robot-version",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Malformed Robot-version"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Robot-version is two or three whole numbers with dots: 2.0 for the "
                         "extended standard, 1.0 for the plain one. "
                         "Anything else is not read and the group counts as plain."),
             .source = "Extended standard 2.0, Robot-version; S30"},
    .dialects = kRobotsLike,
    .file = checkBadRobotVersion,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/value/version.h"

namespace gatepost::linting {

namespace {

void checkExperimentalVersion(const FileUnderCheck &file, Report &report) {
    for (const Group &group : file.groups.groups) {
        if (group.version != GroupVersion::Experimental || !group.versionLine)
            continue;
        report.add(file, file.line(*group.versionLine).value(),
                   {GATEPOST_TEXT("lint", "%1 has an odd second number and so is experimental: the "
                                          "group is as if it were not there. Write 2.0"),
                    inQuotes(file.tree.value(file.line(*group.versionLine)))});
    }
}

} // namespace

extern const Check kExperimentalVersion = {
    .rule = {.code = "experimental-version",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Experimental version"),
             .explanation = GATEPOST_TEXT(
                 "lint", "In the extended standard an odd second number (1.1, 2.1) marks an "
                         "experiment between a site and a robot that know each "
                         "other. Everybody else reads the file as if the group were not there, "
                         "so its agents follow another "
                         "group or none."),
             .source = "Extended standard 2.0, Robot-version; S30"},
    .dialects = kRobotsLike,
    .file = checkExperimentalVersion,
};

} // namespace gatepost::linting

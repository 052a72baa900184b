// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/value/version.h"

namespace gatepost::linting {

namespace {

void checkVersionAbove2(const FileUnderCheck &file, Report &report) {
    for (const Group &group : file.groups.groups) {
        if (group.version != GroupVersion::Extended || !group.versionLine)
            continue;
        const Line &line = file.line(*group.versionLine);
        const auto version = parseRobotVersion(file.tree.value(line));
        if (!version || version->major < 3)
            continue;
        report.add(file, line.value(),
                   {GATEPOST_TEXT("lint", "No standard above 2.0 exists; the group is read as one "
                                          "of %1 here, and other readers may ignore it. Write %1"),
                    "2.0"});
    }
}

} // namespace

extern const Check kVersionAbove2 = {
    .rule = {.code = "version-above-2",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Version above 2"),
             .explanation = GATEPOST_TEXT(
                 "lint", "The extended standard names the versions 1.0 and 2.0. What a higher one "
                         "would mean is written nowhere. Gatepost reads a higher even version as "
                         "2.0; a robot that knows 2.0 may also leave the group out."),
             .source = "Extended standard 2.0, Robot-version; S30"},
    .dialects = kRobotsLike,
    .file = checkVersionAbove2,
};

} // namespace gatepost::linting

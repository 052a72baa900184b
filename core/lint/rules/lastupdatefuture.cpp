// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/value/time.h"

namespace gatepost::linting {

namespace {

void checkLastUpdateFuture(const FileUnderCheck &file, Report &report) {
    if (!file.options.now)
        return;
    for (const MetaLine &meta : file.tree.metaLines()) {
        if (meta.directive != DirectiveId::MetaLastUpdate)
            continue;
        const auto at = parseMetaDateTime(file.tree.slice(meta.value));
        if (!at || *at <= *file.options.now + std::chrono::hours(24))
            continue;
        Diagnostic &found =
            report.add(file, meta.value,
                       GATEPOST_TEXT("lint", "last-update lies in the future, so agents "
                                             "cannot tell whether they know this version. "
                                             "Write the time of the change, in UTC"));
        found.fixes.push_back(
            replaceFix(meta.value, formatMetaDateTime(*file.options.now), FixKind::Choice));
    }
}

} // namespace

extern const Check kLastUpdateFuture = {
    .rule = {.code = "last-update-future",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "last-update in the future"),
             .explanation = GATEPOST_TEXT(
                 "lint", "last-update says when the file changed, as YYYY-MM-DD HH:MM UTC. A "
                         "time to come (more than a day ahead, to leave room "
                         "for clocks and zones) is a slip of the pen or day and month "
                         "exchanged; agents that compare it with their copy are led "
                         "astray."),
             .source = "robots2.txt v0.2.1, meta; S58"},
    .dialects = kRobots2,
    .file = checkLastUpdateFuture,
};

} // namespace gatepost::linting

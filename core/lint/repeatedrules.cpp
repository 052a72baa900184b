// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/repeatedrules.h"

#include "core/lint/phrases.h"
#include "core/lint/withouteffect.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

/// True if every reader has both lines in one group: Google begins none between them, and 1994 no record (S91).
bool isOneGroup(const FileUnderCheck &file, std::uint32_t first, std::uint32_t last) {
    const auto blanks = file.linesOf(LineKind::Blank);
    const auto blank = std::ranges::lower_bound(blanks, first);
    return (blank == blanks.end() || *blank > last) && !file.googleParts(first, last);
}

} // namespace

bool isSafelyRepeated(const FileUnderCheck &file, const DeadRule &dead) {
    const GroupRule &rule = file.groups.rules[dead.rule];
    const GroupRule &first = file.groups.rules[dead.by];
    return isAllow(file, dead.rule) == isAllow(file, dead.by) && !rule.joined &&
           file.groupOf(dead.rule) == file.groupOf(dead.by) &&
           file.tree.slice(rule.value) == file.tree.slice(first.value) &&
           isOneGroup(file, first.line, rule.line);
}

bool isReportedAnyway(const FileUnderCheck &file, const DeadRule &dead) {
    return isAllow(file, dead.rule) != isAllow(file, dead.by) ||
           file.normalised(dead.rule) == file.normalised(dead.by);
}

std::vector<std::uint32_t> safelyRepeatedLines(const FileUnderCheck &file) {
    std::vector<std::uint32_t> lines;
    for (const DeadRule &dead : file.dead())
        if (isSafelyRepeated(file, dead))
            lines.push_back(file.groups.rules[dead.rule].line);
    return lines;
}

LinesWithoutEffect linesWithoutEffect(const FileUnderCheck &file, bool withUndecided) {
    const bool besideAi = file.options.besideRobotsAi;
    LinesWithoutEffect found{rulesWithoutEffect(file, besideAi), {}};
    std::vector<std::uint32_t> gone = safelyRepeatedLines(file);
    for (const IdleRule &idle : found.covered)
        gone.push_back(file.groups.rules[idle.rule].line);
    found.tried = triedLines(file, besideAi, gone, withUndecided);
    return found;
}

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

void checkSpaceInPath(const FileUnderCheck &file, Report &report) {
    for (const GroupRule &rule : file.groups.rules) {
        const std::string_view value = file.tree.slice(rule.value);
        const std::size_t blank = value.find_first_of(" \t");
        if (blank == std::string_view::npos || value.find(':', blank) != std::string_view::npos)
            continue; // a second directive has its own check
        const std::string_view rest = trimmed(value.substr(blank));
        std::string encoded;
        for (const char c : value)
            encoded += isBlank(c) ? "%20" : std::string(1, c);
        const auto begin = rule.value.begin + static_cast<std::uint32_t>(blank);
        const bool several = rest.starts_with('/') || rest.starts_with('*');
        Diagnostic &found = report.add(
            file, {begin, rule.value.end},
            several ? Message(GATEPOST_TEXT("lint", "Two paths on one line are read as one path "
                                                    "with a space in it. Give each its own line"))
                    : Message(GATEPOST_TEXT("lint", "A path with a space: URLs contain %1 instead. "
                                                    "Some crawlers read the space as %1, others "
                                                    "find no match. Write %1, or put a # before "
                                                    "a remark"),
                              "%20"));
        if (several) {
            std::string split = lineEndOf(file);
            split += rule.directive == DirectiveId::Allow ? "Allow: " : "Disallow: ";
            const auto next = static_cast<std::uint32_t>(rest.data() - file.text().data());
            found.fixes.push_back(replaceFix(GATEPOST_TEXT("lint", "Split into two lines"),
                                             {begin, next}, split, FixKind::Choice));
        } else {
            const auto next = static_cast<std::uint32_t>(rest.data() - file.text().data());
            found.fixes.push_back(
                replaceFix({GATEPOST_TEXT("lint", "Write %1 for the space"), "%20"}, rule.value,
                           encoded, FixKind::Choice));
            found.fixes.push_back(replaceFix(GATEPOST_TEXT("lint", "Make the rest a comment"),
                                             {next, next}, "# ", FixKind::Choice));
        }
    }
}

} // namespace

extern const Check kSpaceInPath = {
    .rule = {.code = "space-in-path",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Space in a path"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A rule has one path, and everything up to the end of the line or a "
                         "# belongs to it. A URL never contains a space; browsers send it as %20 "
                         "(or + in a query). Gatepost reads the rule as browsers would send it, "
                         "but some crawlers compare the space itself, and then the rule never "
                         "matches. Several paths need several lines, and a remark needs a #."),
             .source = "RFC 9309 §2.2, §2.2.2; S3, S22, S24"},
    .file = checkSpaceInPath,
};

} // namespace gatepost::linting

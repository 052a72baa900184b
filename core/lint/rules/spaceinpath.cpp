// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

void check(const FileUnderCheck &file, Report &report) {
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
            several ? Message(GATEPOST_TEXT("lint",
                                            "Two paths on one line: the blank is taken for a part "
                                            "of one path, which no URL holds. Give each a line of "
                                            "its own"))
                    : Message(GATEPOST_TEXT("lint", "A blank in a path: URLs hold %1 instead, so "
                                                    "this matches nothing. Write %1, or a # "
                                                    "before what is a remark"),
                              "%20"));
        if (several) {
            std::string split = lineEndOf(file);
            split += rule.directive == DirectiveId::Allow ? "Allow: " : "Disallow: ";
            const auto next = static_cast<std::uint32_t>(rest.data() - file.text().data());
            found.fixes.push_back(replaceFix(GATEPOST_TEXT("lint", "Split into two lines"),
                                             {begin, next}, split, false));
        } else {
            const auto next = static_cast<std::uint32_t>(rest.data() - file.text().data());
            found.fixes.push_back(
                replaceFix({GATEPOST_TEXT("lint", "Write %1 for the blank"), "%20"}, rule.value,
                           encoded, false));
            found.fixes.push_back(replaceFix(GATEPOST_TEXT("lint", "Make the rest a comment"),
                                             {next, next}, "# ", false));
        }
    }
}

} // namespace

extern const Check kSpaceInPath = {
    .rule = {.code = "space-in-path",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Blank in a path"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A rule holds one path, and everything up to the end of the line or a "
                         "# belongs to it. A URL on the wire "
                         "never holds a blank; it is sent as %20 (or + in a query). Several "
                         "paths need several lines, a "
                         "remark needs a #."),
             .source = "RFC 9309 §2.2, §2.2.2; S3, S22"},
    .file = check,
};

} // namespace gatepost::linting

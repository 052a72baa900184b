// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

namespace gatepost::linting {

namespace {

/// robots-ai.txt wants a / in front, also where RFC 9309 does without.
void checkRoot(const FileUnderCheck &file, const GroupRule &rule, std::string_view value,
               Report &report) {
    const std::size_t stars = value.find_first_not_of('*');
    std::string rooted = "/";
    if (stars != std::string_view::npos)
        rooted += '*' + std::string(value.substr(stars));
    Diagnostic &found =
        report.add(file, rule.value,
                   {GATEPOST_TEXT("lint", "In robots-ai.txt a path has to begin with /. Write %1"),
                    inQuotes(rooted)});
    found.fixes.push_back(replaceFix(rule.value, std::move(rooted), false));
}

void check(const FileUnderCheck &file, Report &report) {
    for (std::size_t i = 0; i < file.groups.rules.size(); ++i) {
        const GroupRule &rule = file.groups.rules[i];
        const std::string_view value = file.tree.slice(rule.value);
        if (value.starts_with('*') && file.tree.dialectId() == DialectId::RobotsAi) {
            checkRoot(file, rule, value, report);
            continue;
        }
        if (value.empty() || value.front() == '/' || value.front() == '*' ||
            startsWithIgnoringCase(value, "http://") || startsWithIgnoringCase(value, "https://"))
            continue;
        const char first = value.front();
        if (file.inExtendedGroup(i) && (first == '?' || first == '[' || first == '\\'))
            continue;
        Diagnostic &found = report.add(
            file, rule.value,
            {GATEPOST_TEXT("lint", "%1 begins neither with / nor with *, so the rule matches "
                                   "nothing. Write %2"),
             inQuotes(value), inQuotes((isAlnum(first) ? "/" : "/*") + std::string(value))});
        if (first == '\\')
            continue; // backslash-path has the way out
        found.fixes.push_back(replaceFix(rule.value, "/" + std::string(value), isAlnum(first)));
        if (!isAlnum(first)) {
            found.fixes.push_back(replaceFix(rule.value, "/*" + std::string(value), false));
            std::swap(found.fixes.front(), found.fixes.back());
        }
    }
}

} // namespace

extern const Check kPathStart = {
    .rule = {.code = "path-start",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Path without a leading /"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "Every path of a URL begins with /, and a rule is compared from the path's "
                 "beginning on. A value that "
                 "begins neither with / nor with * therefore matches nothing: the page that was to "
                 "be closed stays open. "
                 "Write /folder for a folder at the top, /*.php or *.php for an ending anywhere. "
                 "robots-ai.txt does not take a path that begins with *."),
             .source = "RFC 9309 §2.2.2; ADF-010 §5.1.10; S22"},
    .file = check,
};

} // namespace gatepost::linting

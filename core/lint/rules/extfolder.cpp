// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkExtFolder(const FileUnderCheck &file, Report &report) {
    for (std::size_t i = 0; i < file.groups.rules.size(); ++i) {
        const GroupRule &rule = file.groups.rules[i];
        const std::string_view value = file.tree.slice(rule.value);
        if (value == "/" && rule.directive == DirectiveId::Allow)
            continue; // the home page alone, as it says
        if (!file.inExtendedGroup(i) || !value.ends_with('/') || file.normalised(i).empty() ||
            value.find_first_of("*?[\\") != std::string_view::npos)
            continue;
        Diagnostic &found = report.add(
            file, rule.value,
            {GATEPOST_TEXT("lint", "In a group of the extended standard a rule without a pattern "
                                   "matches this one path alone, not what lies below it. Write %1"),
             inQuotes(std::string(value) + "*")});
        found.fixes.push_back(replaceFix(rule.value, std::string(value) + "*", FixKind::Choice));
    }
}

} // namespace

extern const Check kExtFolder = {
    .rule = {.code = "ext-folder",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Folder in an extended group"),
             .explanation = GATEPOST_TEXT(
                 "lint", "In a group with Robot-version 2.0 a value without * ? [ or \\ is "
                         "explicit and must equal the whole path. /images/ then "
                         "means the folder's own page and nothing in it, unlike everywhere "
                         "else. /images/* matches what lies below."),
             .source = "Extended standard 2.0, Allow and Disallow; S31"},
    .file = checkExtFolder,
};

} // namespace gatepost::linting

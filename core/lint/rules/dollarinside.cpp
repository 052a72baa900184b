// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkDollarInside(const FileUnderCheck &file, Report &report) {
    for (std::size_t i = 0; i < file.groups.rules.size(); ++i) {
        const GroupRule &rule = file.groups.rules[i];
        const std::string_view value = file.tree.slice(rule.value);
        const std::size_t at = value.find('$');
        if (at == std::string_view::npos || file.normalised(i).empty())
            continue;
        const auto begin = rule.value.begin + static_cast<std::uint32_t>(at);
        if (file.inExtendedGroup(i)) {
            if (at + 1 == value.size())
                report.add(
                    file, {begin, begin + 1},
                    GATEPOST_TEXT("lint",
                                  "In a group of the extended standard $ is an ordinary character, "
                                  "and rules match the whole path anyway. Remove it"));
            continue;
        }
        if (at + 1 == value.size())
            continue;
        Diagnostic &found = report.add(
            file, {begin, begin + 1},
            {GATEPOST_TEXT("lint",
                           "$ means the end of the path only as the last character; here it is an "
                           "ordinary character, and hardly any URL contains it. Write %1 if that "
                           "is meant; otherwise remove it or what follows"),
             "%24"});
        std::string escaped;
        for (std::size_t j = 0; j < value.size(); ++j)
            escaped += value[j] == '$' && j + 1 < value.size() ? "%24" : std::string(1, value[j]);
        found.fixes.push_back(replaceFix(GATEPOST_TEXT("lint", "End the rule at $"),
                                         {begin + 1, rule.value.end}, {}, FixKind::Choice));
        found.fixes.push_back(replaceFix(rule.value, std::move(escaped), FixKind::Choice));
    }
}

} // namespace

extern const Check kDollarInside = {
    .rule = {.code = "dollar-inside",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "$ that does not anchor"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A $ at the very end of a rule means that the path must end there. "
                         "Anywhere else it is an ordinary character, and in "
                         "an extended group (Robot-version 2.0) it always is. A rule such as "
                         "/*.pdf$/ or /a$?x therefore matches "
                         "hardly anything."),
             .source = "RFC 9309 §2.2.3; S22, S24, S31"},
    .file = checkDollarInside,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

namespace gatepost::linting {

namespace {

void checkEscapedStar(const FileUnderCheck &file, Report &report) {
    if (file.text().find('%') == std::string_view::npos)
        return;
    for (std::size_t i = 0; i < file.groups.rules.size(); ++i) {
        const GroupRule &rule = file.groups.rules[i];
        const std::string_view value = file.tree.slice(rule.value);
        for (std::size_t at = value.find("%2"); at != std::string_view::npos;
             at = value.find("%2", at + 1)) {
            if (at + 2 >= value.size() || asciiLower(value[at + 2]) != 'a')
                continue;
            const auto begin = rule.value.begin + static_cast<std::uint32_t>(at);
            Diagnostic &found = report.add(
                file, {begin, begin + 3},
                {GATEPOST_TEXT("lint", "%1 matches a star that is really in the URL, which is "
                                       "rare. For any run of characters write *"),
                 "%2A"});
            found.fixes.push_back(replaceFix({begin, begin + 3}, "*", FixKind::Choice));
            break;
        }
    }
}

} // namespace

extern const Check kEscapedStar = {
    .rule = {.code = "escaped-star",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Literal star"),
             .explanation = GATEPOST_TEXT(
                 "lint", "%2A in a rule stands for a star in the URL itself; it is not a wildcard. "
                         "That is right where URLs contain stars, and a mistake where a tool has "
                         "escaped the wildcard on its way into the file."),
             .source = "RFC 9309 §2.2.3; S24"},
    .file = checkEscapedStar,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkStarAtEnd(const FileUnderCheck &file, Report &report) {
    for (std::size_t i = 0; i < file.groups.rules.size(); ++i) {
        const GroupRule &rule = file.groups.rules[i];
        std::string_view value = file.tree.slice(rule.value);
        const bool anchored = value.ends_with("*$");
        if ((!value.ends_with('*') && !anchored) || file.normalised(i).empty() ||
            file.inExtendedGroup(i))
            continue;
        if (anchored)
            value.remove_suffix(1);
        while (value.ends_with('*'))
            value.remove_suffix(1);
        const auto begin = rule.value.begin + static_cast<std::uint32_t>(value.size());
        if (report.isDone(file, {begin, rule.value.end}))
            continue;
        const std::string shorter(value.empty() ? "/" : value);
        Diagnostic &found = report.add(
            file, {begin, rule.value.end},
            {GATEPOST_TEXT("lint",
                           "A rule matches everything that begins with it, so the %1 at the end "
                           "adds nothing but length; old crawlers take it literally. Write %2"),
             anchored ? "*$" : "*", inQuotes(shorter)});
        found.fixes.push_back(replaceFix(rule.value, shorter, FixKind::Choice));
    }
}

} // namespace

extern const Check kStarAtEnd = {
    .rule = {.code = "star-at-end",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Superfluous * at the end"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "A rule is compared with the beginning of the path, so /blog matches /blog/a and "
                 "/blogs as well: a * at the end "
                 "matches nothing more. It does make the rule one byte longer, which can decide "
                 "between rules, and crawlers "
                 "that know no wildcards look for a real star. *$ at the end undoes itself."),
             .source = "RFC 9309 §2.2.2, §2.2.3; S22, S91"},
    .file = checkStarAtEnd,
};

} // namespace gatepost::linting

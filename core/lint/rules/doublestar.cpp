// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

void checkDoubleStar(const FileUnderCheck &file, Report &report) {
    for (std::size_t i = 0; i < file.groups.rules.size(); ++i) {
        const GroupRule &rule = file.groups.rules[i];
        const std::string_view value = file.tree.slice(rule.value);
        const std::size_t at = value.find("**");
        if (at == std::string_view::npos || file.normalised(i).empty())
            continue;
        std::string single;
        for (const char c : value)
            if (c != '*' || !single.ends_with('*'))
                single += c;
        const std::size_t end = std::min(value.find_first_not_of('*', at), value.size());
        if (end == value.size() && !file.inExtendedGroup(i))
            continue; // star-at-end tells
        const auto begin = rule.value.begin + static_cast<std::uint32_t>(at);
        Diagnostic &found =
            report.add(file, {begin, rule.value.begin + static_cast<std::uint32_t>(end)},
                       GATEPOST_TEXT("lint", "** is the same as *, which crosses / too, and counts "
                                             "one byte more. Write one star"));
        found.fixes.push_back(replaceFix(rule.value, std::move(single), FixKind::Choice));
    }
}

} // namespace

extern const Check kDoubleStar = {
    .rule = {.code = "double-star",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Two stars in a row"),
             .explanation = GATEPOST_TEXT(
                 "lint", "In some pattern languages ** crosses folders and * does not. Here one "
                         "* stands for any run of bytes, / included, so "
                         "a second one adds nothing but a byte of length, which may tip the "
                         "scales between two rules."),
             .source = "RFC 9309 §2.2.3; S22, S23"},
    .file = checkDoubleStar,
};

} // namespace gatepost::linting

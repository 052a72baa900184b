// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

constexpr std::string_view kBom = "\xEF\xBB\xBF";

void checkBomCheck(const FileUnderCheck &file, Report &report) {
    if (!file.text().starts_with(kBom))
        return;
    Diagnostic &found = report.add(
        file, {0, 3},
        GATEPOST_TEXT("lint",
                      "The file begins with a byte order mark. It is skipped here, but simple "
                      "readers take it for a part of the first line; save without it"));
    found.fixes.push_back(
        replaceFix(GATEPOST_TEXT("lint", "Remove the byte order mark"), {0, 3}, {},
                   // Behind it another one would be the first.
                   file.text().substr(3).starts_with(kBom) ? FixKind::Choice : FixKind::Safe));
}

} // namespace

extern const Check kBomCheck = {
    .rule = {.code = "bom",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Byte order mark at the start"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A byte order mark (EF BB BF) at the start is invisible. RFC 9309 does "
                         "not mention it; "
                         "large crawlers skip it, simple ones read it as a part of the first "
                         "key and lose the first "
                         "User-agent line with its whole group. UTF-8 needs no such mark."),
             .source = "S2"},
    .file = checkBomCheck,
};

} // namespace gatepost::linting

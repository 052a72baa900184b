// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkGoogleMisspelling(const FileUnderCheck &file, Report &report) {
    for (const std::uint32_t index : file.linesOf(LineKind::UnknownKey)) {
        const Line &line = file.line(index);
        const std::string_view key = file.tree.key(line);
        const DirectiveId meant = googleTakesFor(file, key);
        if (meant == DirectiveId::None)
            continue;
        const std::string_view name = directiveName(meant);
        Diagnostic &found =
            report.add(file, line.key(),
                       {GATEPOST_TEXT("lint", "%1 is misspelt: Google reads it as %2, other "
                                              "crawlers pass the line over. Write %2"),
                        inQuotes(key), inQuotes(name)});
        const bool slip = editDistance(key, name, 2) <= 2; // a longer word may have meant more
        found.fixes.push_back(
            replaceFix(line.key(), std::string(name), slip ? FixKind::Repair : FixKind::Choice));
    }
}

} // namespace

extern const Check kGoogleMisspelling = {
    .rule = {.code = "google-misspelling",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Misspelling that only Google accepts"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Google's reader takes a handful of frequent misspellings (disalow, "
                         "dissallow, useragent, user agent, site-map …) for the directive they "
                         "resemble, and longer words for the directive they begin with "
                         "(Disallowed). Nobody else does: one "
                         "and the same file then says "
                         "different things to different crawlers, and a test with Google's "
                         "tools shows nothing wrong."),
             .source = "github.com/google/robotstxt; S90"},
    .file = checkGoogleMisspelling,
};

} // namespace gatepost::linting

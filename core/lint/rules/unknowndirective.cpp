// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <vector>

namespace gatepost::linting {

namespace {

/// Keys that the dialect reads, google's misspellings aside.
std::vector<std::string_view> keysOf(const Dialect &dialect) {
    std::vector<std::string_view> keys;
    for (const Directive &row : dialect.directives)
        if (row.place != Place::Meta)
            keys.push_back(row.name);
    return keys;
}

/// Told by a check of its own.
bool isElsewhere(const FileUnderCheck &file, std::string_view key) {
    if (googleTakesFor(file, key) != DirectiveId::None)
        return true;
    for (const FileRoleRow &row : siteFiles())
        if (row.dialect != file.tree.dialectId() &&
            dialect(row.dialect).idOf(key) != DirectiveId::None)
            return true;
    if (startsWithIgnoringCase(key, "[agent"))
        return true; // other-dialect tells, or unreadable-line
    // Invisible characters and marks have their own check.
    return key.find("\xEF\xBB\xBF") != std::string_view::npos ||
           key.find("\xC3\xAF\xC2\xBB\xC2\xBF") != std::string_view::npos || key.contains('\0') ||
           key.contains('\xC2');
}

Message messageOf(std::string_view key, std::optional<std::string_view> meant) {
    if (meant)
        return {GATEPOST_TEXT("lint", "%1 is not a directive, so the line decides nothing. Did you "
                                      "mean %2?"),
                inQuotes(key), inQuotes(*meant)};
    if (startsWithIgnoringCase(key, "ACAP"))
        return {GATEPOST_TEXT("lint", "%1 is of ACAP, which was given up and which no crawler "
                                      "reads. Say it with Allow and Disallow"),
                inQuotes(key)};
    if (startsWithIgnoringCase(key, "http"))
        return GATEPOST_TEXT("lint", "An address without a directive decides nothing. Put Sitemap: "
                                     "before it, or a # if it is a comment");
    return {GATEPOST_TEXT("lint", "%1 is not a directive that any known crawler reads here; the "
                                  "line decides nothing. Remove it, or put a # before it"),
            inQuotes(key)};
}

void checkUnknownDirective(const FileUnderCheck &file, Report &report) {
    const auto lines = file.linesOf(LineKind::UnknownKey);
    if (lines.empty() || file.isHtml())
        return;
    const std::vector<std::string_view> keys = keysOf(file.tree.dialect());
    for (const std::uint32_t index : lines) {
        const Line &line = file.line(index);
        const std::string_view key = file.tree.key(line);
        if (key.empty() || isElsewhere(file, key) ||
            key.starts_with('<')) // unreadable-line reports
            continue;
        std::string_view plain = key;
        while (!plain.empty() && !isAlnum(plain.front()))
            plain.remove_prefix(1);
        const auto meant = plain.empty() ? std::nullopt : nearest(plain, keys);
        Diagnostic &found = report.add(file, bodyRange(line), messageOf(key, meant));
        found.range = line.key();
        if (meant) {
            found.severity = Severity::Error;
            const bool sure = editDistance(plain, *meant, 1) <= 1 && plain.size() > 4;
            found.fixes.push_back(replaceFix(line.key(), std::string(*meant),
                                             sure ? FixKind::Repair : FixKind::Choice));
        } else if (startsWithIgnoringCase(key, "http")) {
            found.fixes.push_back({GATEPOST_TEXT("lint", "Put “Sitemap: ” before it"),
                                   TextEdit::insert(line.keyBegin, "Sitemap: "), FixKind::Choice});
        }
        found.fixes.push_back({GATEPOST_TEXT("lint", "Make it a comment"),
                               TextEdit::insert(line.keyBegin, "# "), FixKind::Choice});
    }
}

} // namespace

extern const Check kUnknownDirective = {
    .rule = {.code = "unknown-directive",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Unknown directive"),
             .explanation = GATEPOST_TEXT(
                 "lint", "The word before the colon is none that the file's format knows; "
                         "crawlers pass the line over. If it is "
                         "close to a known directive it is probably a slip, and then the rule "
                         "that was meant does not count: an "
                         "error. Else it is a directive of a private extension, a comment "
                         "without its #, or of a standard that "
                         "nobody reads."),
             .source = "RFC 9309 §2.2.4; S5"},
    .file = checkUnknownDirective,
};

} // namespace gatepost::linting

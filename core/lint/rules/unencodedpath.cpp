// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/lineindex.h"

#include <algorithm>
#include <format>

namespace gatepost::linting {

namespace {

bool isAscii(char c) {
    return static_cast<unsigned char>(c) < 0x80;
}

/// As S24 writes it: bytes above 127 as %HH.
std::string encoded(std::string_view path) {
    std::string text;
    for (const char c : path)
        text +=
            isAscii(c) ? std::string(1, c) : std::format("%{:02X}", static_cast<unsigned char>(c));
    return text;
}

void checkUnencodedPath(const FileUnderCheck &file, Report &report) {
    if (file.isAscii() || file.isHtml() || firstInvalidUtf8(file.text()) != std::string_view::npos)
        return; // encoding tells
    for (std::size_t i = 0; i < file.groups.rules.size(); ++i) {
        const GroupRule &rule = file.groups.rules[i];
        const std::string_view value = file.tree.slice(rule.value);
        if (std::ranges::all_of(value, isAscii) || file.normalised(i).empty())
            continue;
        const std::string written = encoded(value);
        Diagnostic &found = report.add(
            file, rule.value,
            {GATEPOST_TEXT("lint", "The path has characters that a URL writes with percent signs; "
                                   "simple crawlers compare the bytes. Write %1"),
             inQuotes(written)});
        // A set of a shell pattern holds characters, not their bytes (S31).
        found.fixes.push_back(replaceFix(
            rule.value, written, file.inExtendedGroup(i) ? FixKind::Choice : FixKind::Safe));
    }
}

} // namespace

extern const Check kUnencodedPath = {
    .rule = {.code = "unencoded-path",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Path that is not percent-encoded"),
             .explanation = GATEPOST_TEXT(
                 "lint", "In a URL every byte above 127 is written as a percent sign and two "
                         "digits, so é is %C3%A9. Crawlers that follow the standard encode both "
                         "sides before they compare; others compare what is written. Google "
                         "recommends the encoded form, which means the same to all."),
             .source = "RFC 9309 §2.2.2; developers.google.com, robots.txt; S24"},
    .dialects = kRobotsLike,
    .file = checkUnencodedPath,
};

} // namespace gatepost::linting

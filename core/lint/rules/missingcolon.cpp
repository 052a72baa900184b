// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

namespace gatepost::linting {

namespace {

/// "Disallow /x": a key of the dialect as the first of at least two words.
void check(const FileUnderCheck &file, Report &report) {
    if (file.isHtml())
        return;
    for (const std::uint32_t index : file.linesOf(LineKind::Other)) {
        const Line &line = file.line(index);
        const std::string_view value = file.tree.value(line);
        const std::size_t end = value.find_first_of(" \t=");
        if (end == std::string_view::npos)
            continue;
        const Directive *row =
            file.tree.dialect().find(file.tree.dialect().idOf(value.substr(0, end)));
        if (row == nullptr || row->place == Place::Meta)
            continue;
        const std::size_t rest = value.find_first_not_of(" \t=", end);
        const std::string_view after =
            rest == std::string_view::npos ? std::string_view() : value.substr(rest);
        const bool prose = after.find_first_of(" \t") != std::string_view::npos &&
                           row->kind != ValueKind::FreeText;
        if (after.empty() || (prose && after.front() != '/' && after.front() != '*'))
            continue;
        Diagnostic &found =
            report.add(file, bodyRange(line),
                       {GATEPOST_TEXT("lint", "No colon behind %1: the line decides nothing. "
                                              "Write %2"),
                        inQuotes(value.substr(0, end)),
                        inQuotes(std::string(row->name) + ": " + std::string(after))});
        const auto at = line.valueBegin + static_cast<std::uint32_t>(end);
        found.fixes.push_back(replaceFix(GATEPOST_TEXT("lint", "Put the colon in"),
                                         {at, line.valueBegin + static_cast<std::uint32_t>(rest)},
                                         ": ", true));
    }
}

} // namespace

extern const Check kMissingColon = {
    .rule = {.code = "missing-colon",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Missing colon"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A line is a key, a colon and a value. Without the colon it is none "
                         "and is passed over by every "
                         "reader that keeps to the standard; only Google guesses, and only "
                         "where the line has exactly "
                         "two words. The rule that was meant does not count."),
             .source = "RFC 9309 §2.2; S3, S5, S90"},
    .file = check,
};

} // namespace gatepost::linting

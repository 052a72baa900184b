// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

namespace gatepost::linting {

namespace {

void checkMissingColon(const FileUnderCheck &file, Report &report) {
    if (file.isHtml())
        return;
    for (const std::uint32_t index : file.linesOf(LineKind::Other)) {
        const auto meant = colonMissing(file, index);
        if (!meant)
            continue;
        const Line &line = file.line(index);
        const std::string whole = std::string(meant->name) + ": " + std::string(meant->value);
        const bool misspelt = !equalsIgnoringCase(meant->written, meant->name);
        const Phrase phrase =
            meant->readByGoogle
                ? (misspelt ? GATEPOST_TEXT("lint", "%1 is misspelt and has no colon: Google reads "
                                                    "the line, other crawlers ignore it. Write %2")
                            : GATEPOST_TEXT("lint", "No colon behind %1: Google reads the line, "
                                                    "other crawlers ignore it. Write %2"))
                : GATEPOST_TEXT("lint", "No colon behind %1: the line decides nothing. Write %2");
        Diagnostic &found =
            report.add(file, bodyRange(line), {phrase, inQuotes(meant->written), inQuotes(whole)});
        const auto end = line.valueBegin + static_cast<std::uint32_t>(meant->written.size());
        const auto value = static_cast<std::uint32_t>(meant->value.data() - file.text().data());
        if (!misspelt)
            found.fixes.push_back(replaceFix(GATEPOST_TEXT("lint", "Put the colon in"),
                                             {end, value}, ": ", FixKind::Repair));
        else
            found.fixes.push_back(
                replaceFix({GATEPOST_TEXT("lint", "Change to %1"), inQuotes(whole)},
                           {line.valueBegin, value}, std::string(meant->name) + ": ",
                           editDistance(meant->written, meant->name, 2) <= 2 ? FixKind::Repair
                                                                             : FixKind::Choice));
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
                         "two words, misspelt ones among them. To the others the rule that was "
                         "meant does not count."),
             .source = "RFC 9309 §2.2; S3, S5, S90"},
    .file = checkMissingColon,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

constexpr std::uint32_t kCut = 16'663;

void checkLongLine(const FileUnderCheck &file, Report &report) {
    for (const Line &line : file.tree.lines()) {
        const std::uint32_t size = line.contentEnd - line.begin;
        if (size <= kCut || line.kind == LineKind::Comment)
            continue;
        report.add(file, {line.begin + kCut, line.contentEnd},
                   Message::counted(
                       GATEPOST_COUNTED("lint",
                                        "The line has %n bytes; Google's reader cuts lines at "
                                        "16,663 bytes, so what follows here is not read. Split it",
                                        "The line has %n byte; Google's reader cuts lines at "
                                        "16,663 bytes, so what follows here is not read. Split it"),
                       size));
    }
}

} // namespace

extern const Check kLongLine = {
    .rule = {.code = "long-line",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Very long line"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Readers bound the length of a line. Google's open-source reader cuts "
                         "it at 16,663 bytes, eight "
                         "times the longest URL that browsers took for long; the rest of the "
                         "line is dropped. A "
                         "directive of this length is nearly always a list or a file that lost "
                         "its line breaks."),
             .source = "S90"},
    .file = checkLongLine,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"
#include "core/value/time.h"

namespace gatepost::linting {

namespace {

void tell(const FileUnderCheck &file, Report &report, const Line &line, TimeWindow window) {
    const int next = (window.last + 1) % kMinutesOfDay;
    if (window.first == window.last) {
        report.add(file, line.value(),
                   GATEPOST_TEXT("lint", "A window whose ends are equal is one minute long. Write "
                                         "0000-2359 for the whole day, or its real end"));
    } else if (next == window.first) {
        Diagnostic &found = report.add(
            file, line.value(),
            GATEPOST_TEXT("lint", "The window is the whole day and so changes nothing. Remove the "
                                  "line, or narrow it"));
        found.severity = Severity::Note;
    }
}

void checkWindowSize(const FileUnderCheck &file, Report &report) {
    for (const std::uint32_t index : file.linesOf(DirectiveId::VisitTime))
        if (const auto window = parseTimeWindow(file.tree.value(file.line(index))))
            tell(file, report, file.line(index), *window);
    for (const std::uint32_t index : file.linesOf(DirectiveId::RequestRate))
        if (const auto rate = parseRequestRate(file.tree.value(file.line(index)));
            rate && rate->window)
            tell(file, report, file.line(index), *rate->window);
}

} // namespace

extern const Check kWindowSize = {
    .rule = {.code = "window-size",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Window of one minute or of the whole day"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Both ends of a window belong to it, to the minute. Equal ends are "
                         "therefore one minute a day, in which hardly any "
                         "crawler comes; an end just before the start is the whole day and "
                         "changes nothing. Either is probably not "
                         "what was meant."),
             .source = "Extended standard 2.0, Visit-time; S33"},
    .dialects = kRobotsLike,
    .file = checkWindowSize,
};

} // namespace gatepost::linting

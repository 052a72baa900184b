// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"
#include "core/value/time.h"

namespace gatepost::linting {

namespace {

/// "6:00-8:45", "0000-2400": what was meant, where it is plain.
std::optional<std::string> windowMeant(std::string_view text) {
    std::string out;
    std::size_t at = 0;
    for (int end = 0; end < 2; ++end) {
        while (at < text.size() && !isDigit(text[at]))
            ++at;
        std::string digits;
        const std::size_t begin = at;
        while (at < text.size() && (isDigit(text[at]) || text[at] == ':'))
            if (const char c = text[at++]; c != ':')
                digits += c;
        if (digits.size() == 3)
            digits.insert(0, "0");
        else if (digits.size() <= 2 && !digits.empty())
            digits = std::string(2 - digits.size(), '0') + digits + "00";
        if (digits.size() != 4 || at == begin)
            return {};
        if (digits == "2400")
            digits = end == 0 ? "0000" : "2359";
        out += (end == 0 ? "" : "-") + digits;
    }
    while (at < text.size())
        if (!isBlank(text[at++]))
            return {}; // "pm", a zone, a third time: not plain
    return parseTimeWindow(out) ? std::optional(out) : std::nullopt;
}

void checkBadVisitTime(const FileUnderCheck &file, Report &report) {
    for (const std::uint32_t index : file.linesOf(DirectiveId::VisitTime)) {
        const Line &line = file.line(index);
        const std::string_view value = file.tree.value(line);
        if (parseTimeWindow(value))
            continue;
        Diagnostic &found = report.add(
            file, value.empty() ? line.key() : line.value(),
            {GATEPOST_TEXT("lint",
                           "%1 is not a window of the day, so the line counts as absent. Write two "
                           "UTC times of four digits, 00:00 to 23:59, as in 0600-0845"),
             inQuotes(value)});
        if (const auto meant = windowMeant(value))
            found.fixes.push_back(replaceFix(line.value(), *meant, FixKind::Repair));
    }
}

} // namespace

extern const Check kBadVisitTime = {
    .rule = {.code = "bad-visit-time",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Malformed Visit-time"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "Visit-time is a window of the day in UTC: two times of two digits for the hour "
                 "(00 to 23) and two for the minute, with or without a colon, and a hyphen or "
                 "space between. 2400 and 6:00 are malformed, so are names of zones. A malformed "
                 "line counts as absent: the agent may then come at any time."),
             .source = "Extended standard 2.0, Visit-time; S33"},
    .dialects = kRobotsLike,
    .file = checkBadVisitTime,
};

} // namespace gatepost::linting

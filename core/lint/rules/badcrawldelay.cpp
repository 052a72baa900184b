// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"
#include "core/value/time.h"

namespace gatepost::linting {

namespace {

void checkBadCrawlDelay(const FileUnderCheck &file, Report &report) {
    for (const std::uint32_t index : file.linesOf(DirectiveId::CrawlDelay)) {
        const Line &line = file.line(index);
        const std::string_view value = file.tree.value(line);
        if (parseSeconds(value))
            continue;
        Diagnostic &found =
            report.add(file, value.empty() ? line.key() : line.value(),
                       {GATEPOST_TEXT("lint", "%1 is not a number of seconds, so the line decides "
                                              "nothing. Write only a number, such as 10 or 0.5"),
                        inQuotes(value)});
        // "10s", "10 sec", "0,5": the number is plain.
        std::string number;
        std::size_t at = 0;
        while (at < value.size() && (isDigit(value[at]) || value[at] == '.' || value[at] == ','))
            number += value[at] == ',' ? '.' : value[at], ++at;
        const std::string rest = toLower(trimmed(value.substr(at)));
        const bool unit = rest.empty() || rest == "s" || rest == "sec" || rest == "secs" ||
                          rest == "second" || rest == "seconds";
        if (unit && parseSeconds(number))
            found.fixes.push_back(replaceFix(line.value(), number, FixKind::Repair));
    }
}

} // namespace

extern const Check kBadCrawlDelay = {
    .rule = {.code = "bad-crawl-delay",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Malformed Crawl-delay"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Crawl-delay is a decimal number of seconds between two requests, "
                         "without a unit: 10, 0.5. Anything else is not "
                         "read, and the crawler keeps its own pace."),
             .source = "robots-ai.txt v1.7.1; S43"},
    .dialects = kRobotsLike,
    .file = checkBadCrawlDelay,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/patternfilter.h"
#include "core/lint/phrases.h"
#include "core/lint/triedpatterns.h"

namespace gatepost::linting {

namespace {

void checkBadAgentPattern(const FileUnderCheck &file, Report &report) {
    bool isBoundTold = false;
    for (const TriedPattern &tried : triedPatterns(file)) {
        const GroupAgent &agent = *tried.agent;
        if (!tried.isRead && !isBoundTold) {
            isBoundTold = true;
            report.add(file, rangeOf(file, agent),
                       {GATEPOST_TEXT("lint", "Of a file's patterns only the first %1 count: this "
                                              "one and those below match no agent. Name the "
                                              "agents one by one"),
                        limits::kReadPatterns});
        }
        if (!tried.error)
            continue;
        // “NetZippy+(http://…”: crawlers that cut a value at the first byte that no name has find themselves.
        const std::string_view cut = googleAgentValue(agent.value);
        if (cut.size() >= 3 && cut != "*") {
            const ByteRange whole = file.line(agent.line).value();
            Diagnostic &found = report.add(
                file, whole,
                {GATEPOST_TEXT("lint",
                               "Crawlers that cut a name where it ends read %1 here; to those that "
                               "read patterns %2 is not a regular expression (%3). Write the "
                               "name alone"),
                 inQuotes(cut), inQuotes(agent.value), *tried.error});
            found.severity = Severity::Warning;
            found.fixes.push_back(replaceFix(whole, std::string(cut), FixKind::Choice));
            continue;
        }
        report.add(file, rangeOf(file, agent),
                   {GATEPOST_TEXT("lint", "%1 cannot be read as a regular expression (%2), so the "
                                          "line matches no agent. Write the agent's name"),
                    inQuotes(agent.value), *tried.error});
    }
}

} // namespace

extern const Check kBadAgentPattern = {
    .rule =
        {.code = "bad-agent-pattern",
         .severity = Severity::Error,
         .title = GATEPOST_TEXT("lint", "Regular expression that cannot be read"),
         .explanation = GATEPOST_TEXT(
             "lint",
             "The value of this User-agent line is a regular expression (it contains one of \\ "
             "^ $ [ ] ( ) { } | + ? or .*) with an error, or with look-around or a "
             "back-reference, which are not supported because they can take unbounded time. "
             "To readers of the proposal the line then matches no agent; crawlers that cut a value "
             "at the first character that a name cannot have still find a name at its beginning, "
             "and that is a warning. A header such as Mozilla/5.0 (compatible; …) is "
             "cut before it is read as an expression."),
         .source = "draft-jimenez-tbd-robotstxt-update-00; S15"},
    .file = checkBadAgentPattern,
};

} // namespace gatepost::linting

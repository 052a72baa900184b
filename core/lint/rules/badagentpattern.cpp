// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void check(const FileUnderCheck &file, Report &report) {
    for (const GroupAgent &agent : file.groups.agents) {
        const AgentValueKind kind = agentValueKind(agent.value);
        if (kind != AgentValueKind::Glob && kind != AgentValueKind::Regex)
            continue;
        const auto pattern = AgentPattern::compile(agent.value);
        if (pattern)
            continue;
        const auto begin = static_cast<std::uint32_t>(agent.value.data() - file.text().data());
        const ByteRange range{begin, begin + static_cast<std::uint32_t>(agent.value.size())};
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
                 inQuotes(cut), inQuotes(agent.value), pattern.error()});
            found.severity = Severity::Warning;
            found.fixes.push_back(replaceFix(whole, std::string(cut), FixKind::Choice));
            continue;
        }
        report.add(file, range,
                   {GATEPOST_TEXT("lint", "%1 cannot be read as a regular expression (%2), so the "
                                          "line matches no agent. Write the agent's name"),
                    inQuotes(agent.value), pattern.error()});
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
    .file = check,
};

} // namespace gatepost::linting

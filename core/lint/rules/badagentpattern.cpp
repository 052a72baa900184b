// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
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
        report.add(file, {begin, begin + static_cast<std::uint32_t>(agent.value.size())},
                   {GATEPOST_TEXT("lint", "%1 is no regular expression that can be read (%2), so "
                                          "the line matches nobody. Write the agent's name"),
                    inQuotes(agent.value), pattern.error()});
    }
}

} // namespace

extern const Check kBadAgentPattern = {
    .rule = {.code = "bad-agent-pattern",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Regular expression that cannot be read"),
             .explanation = GATEPOST_TEXT(
                 "lint", "The value of this User-agent line is a regular expression (it holds "
                         "one of \\ ^ $ [ ] ( ) { } | + ? or .*) with a "
                         "fault, or with look-around or a back-reference, which are not taken "
                         "since their time is not bounded. "
                         "The line then matches nobody. A header such as Mozilla/5.0 "
                         "(compatible; …) is cut before it comes to that."),
             .source = "draft-jimenez-tbd-robotstxt-update-00; S15"},
    .file = check,
};

} // namespace gatepost::linting

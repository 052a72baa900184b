// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <string>
#include <unordered_map>

namespace gatepost::linting {

namespace {

void checkRepeatedAgent(const FileUnderCheck &file, Report &report) {
    for (const Group &group : file.groups.groups) {
        const auto agents = file.groups.agentsOf(group);
        if (agents.size() < 2)
            continue;
        std::unordered_map<std::string, std::uint32_t> seen; // with the line that is kept
        // From here on there are User-agent lines alone. What else is between two of them may be read otherwise without the
        // second: a blank line ends a record of 1994 (S91), a Robot-version counts directly below them (S30).
        std::uint32_t run = agents.front().line;
        std::uint32_t last = run;
        for (const GroupAgent &agent : agents) {
            if (agent.line > last + 1)
                run = agent.line;
            last = agent.line;
            const std::string_view value = file.tree.value(file.line(agent.line));
            const auto [kept, isNew] = seen.try_emplace(toLower(value), agent.line);
            if (isNew)
                continue;
            Diagnostic &found = report.add(file, file.line(agent.line).value(),
                                           {GATEPOST_TEXT("lint", "%1 is named in this group "
                                                                  "already; once is enough"),
                                            inQuotes(agent.value)});
            // A rule may stand on the line itself (S17), and the case of a pattern may count (S15).
            const Line &line = file.line(agent.line);
            const bool ballast =
                kept->second >= run &&
                trimmed(file.tree.slice({line.valueBegin, line.commentBegin})) == agent.value &&
                value == file.tree.value(file.line(kept->second));
            found.fixes.push_back(
                removeLineFix(file, agent.line, ballast ? FixKind::Safe : FixKind::Choice));
        }
    }
}

} // namespace

extern const Check kRepeatedAgent = {
    .rule = {.code = "repeated-agent",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Agent named twice in one group"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A group names an agent once or several times: it makes no difference. "
                         "The second line is ballast, or another "
                         "agent was meant."),
             .source = "RFC 9309 §2.2.1; S13"},
    .file = checkRepeatedAgent,
};

} // namespace gatepost::linting

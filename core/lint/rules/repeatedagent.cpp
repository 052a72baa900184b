// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <string>
#include <unordered_set>

namespace gatepost::linting {

namespace {

void check(const FileUnderCheck &file, Report &report) {
    for (const Group &group : file.groups.groups) {
        const auto agents = file.groups.agentsOf(group);
        if (agents.size() < 2)
            continue;
        std::unordered_set<std::string> seen;
        for (const GroupAgent &agent : agents) {
            std::string key = toLower(file.tree.value(file.line(agent.line)));
            if (seen.insert(std::move(key)).second)
                continue;
            Diagnostic &found = report.add(file, file.line(agent.line).value(),
                                           {GATEPOST_TEXT("lint", "%1 is named in this group "
                                                                  "already; once is enough"),
                                            inQuotes(agent.value)});
            found.fixes.push_back(removeLineFix(file, agent.line, true));
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
    .file = check,
};

} // namespace gatepost::linting

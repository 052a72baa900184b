// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/names.h"
#include "core/lint/phrases.h"

#include <unordered_set>

namespace gatepost::linting {

namespace {

void checkAgentTypo(const FileUnderCheck &file, Report &report) {
    constexpr std::size_t kMostSought = 300; // each is compared with the whole registry
    std::size_t sought = 0;
    for (const NamedAgent &namedAgent : file.namedAgents()) {
        if (namedAgent.kind != AgentValueKind::Token)
            continue;
        if (++sought > kMostSought)
            return;
        const auto similar = oneSlipAway(namedAgent.written, file.registry());
        if (similar.empty())
            continue;
        const Line &line = file.line(namedAgent.line);
        const ByteRange range{line.valueBegin, line.valueBegin + static_cast<std::uint32_t>(
                                                                     namedAgent.written.size())};
        Diagnostic &found =
            report.add(file, range,
                       {GATEPOST_TEXT("lint", "No crawler called %1 is known. Did you mean %2?"),
                        inQuotes(namedAgent.written), inQuotes(similar.front())});
        for (const std::string_view token : similar)
            found.fixes.push_back(replaceFix(range, std::string(token), FixKind::Choice));
    }
}

} // namespace

extern const Check kAgentTypo = {
    .rule = {.code = "agent-typo",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Agent close to a known one"),
             .explanation = GATEPOST_TEXT(
                 "lint", "No known crawler has this token, but one slip would make it a known "
                         "one: a character left out, put in or mistaken, or two that changed "
                         "places. Tokens are compared character by character, without case; with "
                         "a slip in it the group applies to no agent, and the crawler that was "
                         "meant follows the group for * instead. If the name is right, switch "
                         "this off for the line with a comment “# gatepost: off agent-typo”."),
             .source = "RFC 9309 §2.2.1; S12, S14"},
    .file = checkAgentTypo,
};

} // namespace gatepost::linting

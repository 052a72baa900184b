// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/names.h"
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkRetiredAgent(const FileUnderCheck &file, Report &report) {
    for (const NamedAgent &namedAgent : file.namedAgents()) {
        if (namedAgent.kind != AgentValueKind::Token)
            continue;
        const KnownAgent *known = file.registry().find(namedAgent.written);
        if (known == nullptr || known->status != AgentStatus::Retired)
            continue;
        std::vector<Message> successors;
        for (const std::string_view token : successorsOf(*known, file.registry()))
            successors.emplace_back(token);
        report.add(file, file.line(namedAgent.line).value(),
                   successors.empty()
                       ? Message(GATEPOST_TEXT("lint", "%1 is retired: %2 no longer uses it"),
                                 inQuotes(known->token), known->operatorName)
                       : Message(GATEPOST_TEXT(
                                     "lint", "%1 is retired: %2 no longer uses it. Today it uses "
                                             "%3; check that they have a group if you meant them"),
                                 inQuotes(known->token), known->operatorName,
                                 Message::list(std::move(successors), Conjunction::And)));
    }
}

} // namespace

extern const Check kRetiredAgent = {
    .rule = {.code = "retired-agent",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Retired agent"),
             .explanation = GATEPOST_TEXT(
                 "lint", "The crawler's operator has retired this token. The group harms "
                         "nobody, but it does not reach the crawlers that "
                         "took its place: they follow their own group or the one for *. The "
                         "message names those that are known."),
             .source = "the operator's documentation; S12"},
    .file = checkRetiredAgent,
};

} // namespace gatepost::linting

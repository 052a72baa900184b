// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/phrases.h"
#include "core/lint/triedpatterns.h"

namespace gatepost::linting {

namespace {

void checkPatternAgent(const FileUnderCheck &file, Report &report) {
    for (const TriedPattern &tried : triedPatterns(file)) {
        if (tried.error)
            continue; // bad-agent-pattern tells
        const GroupAgent &agent = *tried.agent;
        const ByteRange range = rangeOf(file, agent);
        // Google's parser cuts the value at the first byte that no name of its crawlers has (S90).
        const std::string_view cut = googleAgentValue(agent.value);
        const KnownAgent *cutAgent = cut.empty() ? nullptr : file.registry().find(cut);
        const bool byGoogle = cutAgent != nullptr && cutAgent->readsAsGoogle();
        Diagnostic &found = report.add(
            file, range,
            byGoogle
                ? Message(GATEPOST_TEXT("lint",
                                        "%1 is a pattern of the purpose proposal. Google's parser "
                                        "reads %2 and finds its crawler; others compare the whole "
                                        "name. Write %2 alone"),
                          inQuotes(agent.value), inQuotes(cut))
            : cut.empty() || cut == "*"
                ? Message(GATEPOST_TEXT("lint", "%1 is a pattern of the purpose proposal: plain "
                                                "crawlers compare names character by character and "
                                                "never find themselves here. Name each agent as "
                                                "well"),
                          inQuotes(agent.value))
                : Message(GATEPOST_TEXT("lint",
                                        "%1 is a pattern of the purpose proposal: crawlers that "
                                        "compare whole names never find themselves here, and those "
                                        "that cut names as Google does read %2. Name each agent as "
                                        "well"),
                          inQuotes(agent.value), inQuotes(cut)));
        if (byGoogle)
            found.severity = Severity::Note; // whom it names finds itself
        // "Googlebot*": the star adds nothing that the token alone would not say.
        std::string_view stem = agent.value;
        while (stem.ends_with('*') || stem.ends_with('.'))
            stem.remove_suffix(1);
        if (const KnownAgent *known = file.registry().find(stem))
            found.fixes.push_back(replaceFix(range, known->token, FixKind::Choice));
    }
}

} // namespace

extern const Check kPatternAgent = {
    .rule = {.code = "pattern-agent",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Pattern in place of an agent's name"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A draft of 2024 proposes regular expressions in User-agent lines, and "
                         "people write names such as *-ai. Gatepost reads "
                         "them as their author meant, but crawlers that follow RFC 9309 know a "
                         "name or the single *, nothing between. "
                         "They then fall back to the group for *. Google's parser cuts the value "
                         "at the first character that a name cannot have, so Googlebot* means "
                         "Googlebot to it. Name the agents one by one, "
                         "and keep the pattern if you "
                         "want to be ready for readers of the proposal."),
             .source = "draft-jimenez-tbd-robotstxt-update-00; RFC 9309 §2.2.1; S15, S16"},
    .file = checkPatternAgent,
};

} // namespace gatepost::linting

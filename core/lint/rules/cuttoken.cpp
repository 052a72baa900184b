// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void check(const FileUnderCheck &file, Report &report) {
    for (const GroupAgent &agent : file.groups.agents) {
        if (agentValueKind(agent.value) != AgentValueKind::Token || isProductToken(agent.value))
            continue;
        const std::size_t cut =
            agent.value.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-");
        const std::string_view kept = agent.value.substr(0, cut);
        const auto begin = static_cast<std::uint32_t>(agent.value.data() - file.text().data());
        const bool known = file.registry().find(agent.value) != nullptr;
        const Phrase phrase =
            kept.empty()
                ? (known
                       ? GATEPOST_TEXT(
                             "lint",
                             "Strict parsers cut %1 to nothing: a product token contains only a–z, "
                             "A–Z, _ and -. It is what its operator documents, so keep it")
                       : GATEPOST_TEXT(
                             "lint",
                             "Strict parsers cut %1 to nothing: a product token contains only a–z, "
                             "A–Z, _ and -. Write the token that the crawler's operator documents"))
                : (known
                       ? GATEPOST_TEXT(
                             "lint",
                             "Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, "
                             "_ and -. It is what its operator documents, so keep it")
                       : GATEPOST_TEXT(
                             "lint",
                             "Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, "
                             "_ and -. Write the token that the crawler's operator documents"));
        Diagnostic &found =
            report.add(file, {begin, begin + static_cast<std::uint32_t>(agent.value.size())},
                       {phrase, inQuotes(agent.value), inQuotes(kept)});
        if (known)
            found.severity = Severity::Note;
    }
}

} // namespace

extern const Check kCutToken = {
    .rule =
        {.code = "cut-token",
         .severity = Severity::Warning,
         .title = GATEPOST_TEXT("lint", "Token that strict parsers cut"),
         .explanation = GATEPOST_TEXT(
             "lint",
             "A product token is made of a–z, A–Z, underscore and hyphen. A reader that follows "
             "the standard strictly ends it at the first other character, so AI2Bot becomes AI and "
             "360Spider becomes nothing. Gatepost, and the operators concerned, compare the whole "
             "word. Where an operator documents such a token there is no better way to name it."),
         .source = "RFC 9309 §2.2.1; S14, S90"},
    .file = check,
};

} // namespace gatepost::linting

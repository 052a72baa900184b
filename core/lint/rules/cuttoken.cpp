// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

std::string_view keptOf(std::string_view token) {
    return token.substr(
        0, token.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-"));
}

ByteRange rangeOf(const FileUnderCheck &file, std::string_view token) {
    const auto begin = static_cast<std::uint32_t>(token.data() - file.text().data());
    return {begin, begin + static_cast<std::uint32_t>(token.size())};
}

/// A token that is in no list may still be what its operator documents: 008 was.
void unknownToken(const FileUnderCheck &file, std::string_view token, Report &report) {
    const std::string_view kept = keptOf(token);
    const Phrase phrase =
        kept.empty()
            ? GATEPOST_TEXT("lint",
                            "Strict parsers cut %1 to nothing: a product token contains only a–z, "
                            "A–Z, _ and -. Keep it if it is the token that the crawler's operator "
                            "documents; if not, write that one")
            : GATEPOST_TEXT("lint",
                            "Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, "
                            "_ and -. Keep it if it is the token that the crawler's operator "
                            "documents; if not, write that one");
    report.add(file, rangeOf(file, token), {phrase, inQuotes(token), inQuotes(kept)});
}

/// What the operators document is as it must be: one remark for each group.
void knownTokens(const FileUnderCheck &file, const std::vector<std::string_view> &tokens,
                 Report &report) {
    const std::string_view first = tokens.front();
    const std::string_view kept = keptOf(first);
    const Phrase one =
        kept.empty()
            ? GATEPOST_TEXT("lint",
                            "Strict parsers cut %1 to nothing: a product token contains only a–z, "
                            "A–Z, _ and -. This is the token its operator documents, so keep it")
            : GATEPOST_TEXT("lint",
                            "Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, "
                            "_ and -. This is the token its operator documents, so keep it");
    const std::size_t more = tokens.size() - 1;
    Diagnostic &found =
        more == 0
            ? report.add(file, rangeOf(file, first), {one, inQuotes(first), inQuotes(kept)})
            : report.add(
                  file, rangeOf(file, first),
                  Message::counted(
                      GATEPOST_COUNTED("lint",
                                       "Strict parsers cut %1 and %n more tokens of this group: a "
                                       "product token contains only a–z, A–Z, _ and -. These "
                                       "are the tokens their operators document, so keep them",
                                       "Strict parsers cut %1 and %n more token of this group: a "
                                       "product token contains only a–z, A–Z, _ and -. These "
                                       "are the tokens their operators document, so keep them"),
                      more, inQuotes(first)));
    found.severity = Severity::Note;
}

void checkCutToken(const FileUnderCheck &file, Report &report) {
    for (const Group &group : file.groups.groups) {
        std::vector<std::string_view> known;
        for (const GroupAgent &agent : file.groups.agentsOf(group)) {
            if (agentValueKind(agent.value) != AgentValueKind::Token || isProductToken(agent.value))
                continue;
            if (file.registry().find(agent.value) != nullptr)
                known.push_back(agent.value);
            else
                unknownToken(file, agent.value, report);
        }
        if (!known.empty())
            knownTokens(file, known, report);
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
    .file = checkCutToken,
};

} // namespace gatepost::linting

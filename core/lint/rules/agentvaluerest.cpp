// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

namespace gatepost::linting {

namespace {

/// A whole header: the token that the registry knows is probably the one meant. Null if there is none.
const KnownAgent *firstKnown(std::string_view rest, const Registry &registry) {
    for (std::size_t at = 0; at < rest.size();) {
        std::size_t end = at;
        while (end < rest.size() &&
               (isAlnum(rest[end]) || rest[end] == '-' || rest[end] == '_' || rest[end] == '.'))
            ++end;
        if (end > at)
            if (const KnownAgent *known = registry.find(rest.substr(at, end - at));
                known != nullptr && known->kind != AgentKind::Library)
                return known;
        at = std::max(end, at + 1);
    }
    return nullptr;
}

/// The names of a list as values of User-agent lines, one below the other.
std::string linesOf(std::string_view list, const FileUnderCheck &file) {
    std::string lines;
    for (std::size_t from = 0; from < list.size();) {
        const std::size_t end = std::min(list.find_first_of(",;", from), list.size());
        const std::string_view name = trimmed(list.substr(from, end - from));
        if (!name.empty())
            lines += (lines.empty() ? "" : lineEndOf(file) + "User-agent: ") + std::string(name);
        from = end + 1;
    }
    return lines;
}

void checkAgentValueRest(const FileUnderCheck &file, Report &report) {
    for (const GroupAgent &agent : file.groups.agents) {
        const Line &line = file.line(agent.line);
        const std::string_view value = file.tree.value(line);
        if (value.size() == agent.value.size())
            continue;
        if (value.empty())
            continue;
        const std::string_view rest = trimmed(value.substr(agent.value.size()));
        const Registry &registry = file.registry();
        if (agent.value.empty()) {
            report.add(file, line.value(),
                       {GATEPOST_TEXT("lint", "%1 begins with no token, so the line names nobody. "
                                              "Write the crawler's product token"),
                        inQuotes(value)});
            continue;
        }
        const KnownAgent *whole = registry.find(value);
        const bool version = rest.size() > 1 && rest.front() == '/' && isDigit(rest[1]) &&
                             rest.find_first_of(" \t") == std::string_view::npos;
        Diagnostic &found = report.add(
            file, line.value(),
            {version
                 ? GATEPOST_TEXT("lint",
                                 "The version is not compared: the line names every %1. Remove it")
             : whole != nullptr
                 ? GATEPOST_TEXT("lint",
                                 "Only %1 is read; %2 is cut off, though the operator names it so")
                 : GATEPOST_TEXT("lint",
                                 "Only %1 is read; %2 is cut off. Write the product token alone"),
             inQuotes(agent.value), inQuotes(rest)});
        if (version) {
            found.severity = Severity::Note;
            found.fixes.push_back(
                replaceFix(line.value(), std::string(agent.value), FixKind::Repair));
            continue;
        }
        if (const KnownAgent *known = firstKnown(rest, registry))
            found.fixes.push_back(replaceFix(line.value(), known->token, FixKind::Choice));
        // "Googlebot, Bingbot" is a list that no reader takes apart.
        const bool list =
            agent.value.ends_with(',') || agent.value.ends_with(';') || rest.starts_with(',');
        if (!list)
            continue;
        found.severity = Severity::Error;
        found.message = {GATEPOST_TEXT("lint",
                                       "A User-agent line names one agent: of this list only %1 is "
                                       "read, including the comma. Give each its own line"),
                         inQuotes(agent.value)};
        found.fixes.clear();
        found.fixes.push_back(replaceFix(GATEPOST_TEXT("lint", "Split into several lines"),
                                         line.value(), linesOf(value, file), FixKind::Repair));
    }
}

} // namespace

extern const Check kAgentValueRest = {
    .rule = {.code = "agent-value-rest",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "User-agent value that is read in part"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "A User-agent line contains one product token. It ends at the first / or white "
                 "space; a version, a whole HTTP User-Agent header or a list after it is not read. "
                 "“Mozilla/5.0 (compatible; X)” therefore names Mozilla, which no crawler calls "
                 "itself here. One real file in sixteen names agents by whole headers."),
             .source = "RFC 9309 §2.2.1; S14, S15"},
    .file = checkAgentValueRest,
};

} // namespace gatepost::linting

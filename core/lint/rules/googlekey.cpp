// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/phrases.h"

#include <algorithm>
#include <format>

namespace gatepost::linting {

namespace {

/// True if a crawler of Google can take the group for its own: it names all, or one that reads as Google does (S90).
bool isReadByGoogle(const FileUnderCheck &file, const Group &group) {
    return std::ranges::any_of(file.groups.agentsOf(group), [&](const GroupAgent &agent) {
        const KnownAgent *known = file.registry().find(agent.value);
        return agent.value == "*" || (known != nullptr && known->readsAsGoogle());
    });
}

/// True if a rule of the group says of the same path what Google takes the line for.
bool isSaidAnyway(const FileUnderCheck &file, const Group &group, std::string_view path,
                  DirectiveId said) {
    return std::ranges::any_of(file.groups.rulesOf(group), [&](const GroupRule &rule) {
        return rule.directive == said && file.tree.value(file.line(rule.line)) == path;
    });
}

void checkGoogleKey(const FileUnderCheck &file, Report &report) {
    if (file.linesOf(DirectiveId::DisallowAiTraining).empty() &&
        file.linesOf(DirectiveId::AllowAiTraining).empty())
        return;
    for (const Group &group : file.groups.groups) {
        if (!isReadByGoogle(file, group))
            continue;
        for (const std::uint32_t index : file.groups.othersOf(group)) {
            const Line &line = file.line(index);
            const bool allows = line.is(DirectiveId::AllowAiTraining);
            const std::string_view path = file.tree.value(line);
            if ((!allows && !line.is(DirectiveId::DisallowAiTraining)) || path.empty() ||
                isSaidAnyway(file, group, path,
                             allows ? DirectiveId::Allow : DirectiveId::Disallow))
                continue;
            const std::string instead =
                std::format("Content-Usage: {} train-ai={}", path, allows ? 'y' : 'n');
            Diagnostic &found = report.add(
                file, bodyRange(line),
                {allows ? GATEPOST_TEXT("lint", "Google takes %1 for Allow: all its crawlers may "
                                                "then fetch %2. Write %3 instead")
                        : GATEPOST_TEXT("lint", "Google takes %1 for Disallow: all its crawlers "
                                                "then stay out of %2. Write %3 instead"),
                 file.tree.key(line), inQuotes(path), inQuotes(instead)});
            if (path.find_first_of(" \t") == std::string_view::npos)
                found.fixes.push_back(replaceFix(bodyRange(line), instead, FixKind::Choice));
        }
    }
}

} // namespace

extern const Check kGoogleKey = {
    .rule = {.code = "google-key",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Key that Google takes for a rule"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "Google's parser knows a key by its beginning. DisallowAITraining is a "
                 "Disallow to it, and AllowAITraining an Allow: a line about training "
                 "then closes the pages to Google's search too, or opens what was closed. "
                 "Where the group has the same rule anyway, nothing changes and nothing is "
                 "reported. Content-Usage says the same about training and names a path too; a "
                 "group for Google-Extended says it to Google."),
             .source = "google/robotstxt; draft-canel-robots-ai-control; S90, S111"},
    .file = checkGoogleKey,
};

} // namespace gatepost::linting

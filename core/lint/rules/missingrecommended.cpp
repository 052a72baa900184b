// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/lint/policy.h"

namespace gatepost::linting {

namespace {

void checkMissingRecommended(const FileUnderCheck &file, Report &report) {
    if (file.firstDirective() == file.tree.lines().size() || file.isHtml() || file.ref.isChained())
        return;
    const auto scopes = policyScopes(file);
    std::vector<Message> missing;
    for (const DirectiveId id : {DirectiveId::Crawl, DirectiveId::Read, DirectiveId::Train})
        if (!scopes.front().find(id))
            missing.emplace_back(directiveName(id));
    if (missing.empty() || file.scopes.chain) // the chained file may state it
        return;
    report.add(file,
               {file.line(file.firstDirective()).begin, file.line(file.firstDirective()).begin},
               {GATEPOST_TEXT("lint", "For agents without their own block nothing is stated about "
                                      "%1. Unstated is not an answer: say yes, no or ask"),
                Message::list(std::move(missing), Conjunction::And)});
}

} // namespace

extern const Check kMissingRecommended = {
    .rule = {.code = "missing-recommended",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "crawl, read or train is not stated"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Nothing is obligatory in robots2.txt, but three directives are what "
                         "most agents look for: crawl and read, which everything "
                         "else hangs on, and train. What no file states is neither permitted "
                         "nor forbidden, and each agent "
                         "then does as it likes."),
             .source = "robots2.txt v0.2.1 section 2; S53"},
    .dialects = kRobots2,
    .file = checkMissingRecommended,
};

} // namespace gatepost::linting

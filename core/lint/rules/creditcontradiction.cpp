// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/lint/policy.h"

namespace gatepost::linting {

namespace {

void checkCreditContradiction(const FileUnderCheck &file, Report &report) {
    const auto scopes = policyScopes(file);
    for (const PolicyScope &scope : scopes) {
        const auto attribution = scope.find(DirectiveId::Attribution);
        const auto link = scope.find(DirectiveId::LinkBack);
        if (!attribution && !link)
            continue;
        const auto both = [&](const std::optional<StatedValue> &own, DirectiveId id) {
            return own ? own : scopes.front().find(id);
        };
        const auto credit = both(attribution, DirectiveId::Attribution);
        const auto back = both(link, DirectiveId::LinkBack);
        if (!credit || !back || credit->value != "required" || back->value != "none")
            continue;
        const std::uint32_t line = link ? link->line : attribution->line;
        const std::uint32_t other = link ? credit->line : back->line;
        report.add(
            file, bodyRange(file.line(line)),
            {GATEPOST_TEXT(
                 "lint",
                 "Attribution is required and a link back is not: on the web a credit mostly is a "
                 "link. See %1; write link-back: preferred if you mean a name alone will do"),
             lineName(other)});
    }
}

} // namespace

extern const Check kCreditContradiction = {
    .rule = {.code = "credit-contradiction",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Attribution required, link-back none"),
             .explanation = GATEPOST_TEXT(
                 "lint", "attribution says whether the source must be named, link-back whether "
                         "it must be linked. To require the one and waive the "
                         "other is possible, and is likely an oversight, since people cannot "
                         "follow a name. preferred leaves the "
                         "agent the choice."),
             .source = "robots2.txt v0.2.1 section 3; S52"},
    .dialects = kRobots2,
    .file = checkCreditContradiction,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/lint/policy.h"
#include "core/value/term.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

constexpr DirectiveId kBelowRead[] = {
    DirectiveId::Summarise, DirectiveId::Quote,   DirectiveId::Derivative,  DirectiveId::Train,
    DirectiveId::Store,     DirectiveId::Compete, DirectiveId::Personalise, DirectiveId::Monetise};

void checkNoEffect(const FileUnderCheck &file, Report &report) {
    const auto scopes = policyScopes(file);
    for (const PolicyScope &scope : scopes) {
        const auto inForce = [&](DirectiveId id) {
            const auto own = scope.find(id);
            return own ? own : scopes.front().find(id);
        };
        const auto crawl = inForce(DirectiveId::Crawl);
        const auto read = inForce(DirectiveId::Read);
        const bool noCrawl = crawl && termOf(crawl->value) == Term::No;
        const bool noRead = read && termOf(read->value) == Term::No;
        const auto tell = [&](DirectiveId id, const StatedValue &cause, const char *because) {
            const auto own = scope.find(id);
            if (!own || termOf(own->value) == Term::No)
                return;
            report.add(file, bodyRange(file.line(own->line)),
                       {scope.name.empty()
                            ? GATEPOST_TEXT("lint", "This cannot take effect: %1 in %2 forbids it. "
                                                    "Say no here too, or yes there")
                            : GATEPOST_TEXT("lint", "This cannot take effect: %1 in %2 forbids it "
                                                    "to this block's agents. Say no here too, or "
                                                    "yes there"),
                        because, lineName(cause.line)});
        };
        if (noCrawl)
            tell(DirectiveId::Read, *crawl, "crawl: no");
        for (const DirectiveId id : kBelowRead) {
            if (noCrawl)
                tell(id, *crawl, "crawl: no");
            else if (noRead)
                tell(id, *read, "read: no");
        }
    }
}

} // namespace

extern const Check kNoEffect = {
    .rule = {.code = "no-effect",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Permission that cannot take effect"),
             .explanation = GATEPOST_TEXT(
                 "lint", "One directive follows from another: crawl: no forbids reading, and "
                         "read: no forbids every use: summarise, quote, derivative, "
                         "train, store, compete, personalise and monetise. A yes, an ask or a "
                         "short-only for one of these beside it cannot take "
                         "effect. Decide which of the two is meant."),
             .source = "robots2.txt v0.2.1 section 2; S55"},
    .dialects = kRobots2,
    .file = checkNoEffect,
};

} // namespace gatepost::linting

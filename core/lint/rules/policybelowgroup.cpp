// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkPolicyBelowGroup(const FileUnderCheck &file, Report &report) {
    for (const ScopedLine &scoped : file.scopes.lines) {
        const Directive *row = file.tree.dialect().find(scoped.directive);
        if (scoped.block >= 0 || scoped.line == 0 || row->place != Place::PolicyScope ||
            row->wholeFile)
            continue;
        const Line &above = file.line(scoped.line - 1);
        const bool group = above.kind == LineKind::Directive &&
                           (above.is(DirectiveId::UserAgent) || above.is(DirectiveId::Allow) ||
                            above.is(DirectiveId::Disallow));
        if (!group || !file.groups.groupAt(scoped.line - 1))
            continue;
        report.add(
            file, bodyRange(file.line(scoped.line)),
            {GATEPOST_TEXT("lint",
                           "%1 is directly below a group but is global: it applies to every agent. "
                           "For some agents only, put it in a block such as [agent: ai-assistant]"),
             row->name});
    }
}

} // namespace

extern const Check kPolicyBelowGroup = {
    .rule = {.code = "policy-below-group",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Global policy that looks like a group's"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Policy directives outside [agent: …] blocks are global wherever they "
                         "are, also below a User-agent group. Written directly under “User-agent: "
                         "GPTBot” a line such as “train: no” looks as if it were for GPTBot alone. "
                         "Part them with a blank line, or use a block."),
             .source = "robots2.txt v0.2.1 sections 1, 2 and 5; S51"},
    .dialects = kRobots2,
    .file = checkPolicyBelowGroup,
};

} // namespace gatepost::linting

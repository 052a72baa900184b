// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

constexpr std::string_view kPolicyFiles[] = {"/robots.txt", "/robots-ai.txt", "/robots2.txt",
                                             "/.well-known/robots2-ask"};

void checkPolicyFileRule(const FileUnderCheck &file, Report &report) {
    for (std::size_t i = 0; i < file.groups.rules.size(); ++i) {
        const GroupRule &rule = file.groups.rules[i];
        if (rule.directive != DirectiveId::Disallow)
            continue;
        std::string_view path = file.normalised(i);
        if (path.ends_with('$'))
            path.remove_suffix(1);
        for (const std::string_view policy : kPolicyFiles) {
            if (path != policy)
                continue;
            Diagnostic &found = report.add(
                file, rule.value,
                policy == kPolicyFiles[0]
                    ? Message(GATEPOST_TEXT("lint", "Crawlers fetch /robots.txt whatever it says, "
                                                    "or they could not know this rule. Remove it"))
                    : Message(GATEPOST_TEXT("lint", "A crawler that keeps to this rule never reads "
                                                    "%1 and so misses the policy in it. Remove the "
                                                    "rule"),
                              policy));
            if (policy == kPolicyFiles[0])
                found.severity = Severity::Note;
            if (!rule.joined)
                found.fixes.push_back(removeLineFix(file, rule.line, FixKind::Choice));
        }
    }
}

} // namespace

extern const Check kPolicyFileRule = {
    .rule = {.code = "policy-file-rule",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Rule that closes a policy file"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "/robots.txt may always be fetched, whatever it says. Gatepost assumes the same "
                 "for /robots-ai.txt, /robots2.txt and the ask endpoint, since no agent could "
                 "learn the policy otherwise; but that is a choice, and an agent that takes rules "
                 "literally will stay away from a file that it may not fetch."),
             .source = "RFC 9309 §2.2.2; S26"},
    .file = checkPolicyFileRule,
};

} // namespace gatepost::linting

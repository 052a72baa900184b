// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/across.h"
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkFile(const SiteUnderCheck &site, const FileRoleRow &file, Report &report) {
    const std::string path = "/" + std::string(file.fileName);
    const auto rules = decidingRules(*site.robots, "*");
    const auto denies = decide(*site.robots, rules, path);
    if (!denies || isAllow(*site.robots, *denies))
        return;
    std::string_view named = site.robots->normalised(*denies);
    if (named.ends_with('$'))
        named.remove_suffix(1);
    if (named == path)
        return; // policy-file-rule tells
    const GroupRule &rule = site.robots->groups.rules[*denies];
    Diagnostic &found =
        report.add(*site.robots, rule.value,
                   {GATEPOST_TEXT("lint", "The site has a %1, and this rule keeps crawlers that "
                                          "take it literally from reading it. Add %2"),
                    path.substr(1), inQuotes("Allow: " + path)});
    found.fixes.push_back(allowForAllFix(*site.robots, path));
}

void checkPolicyFileClosed(const SiteUnderCheck &site, Report &report) {
    if (site.robots == nullptr)
        return;
    for (const FileRoleRow &row : siteFiles())
        if (row.role != FileRole::Robots && site.site.file(row.role))
            checkFile(site, row, report);
}

} // namespace

extern const Check kPolicyFileClosed = {
    .rule = {.code = "policy-file-closed",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Policy file that crawlers may not fetch"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "Only /robots.txt is exempt from its own rules by the standard. Gatepost takes "
                 "the site's other policy files to be exempt too, or no agent could learn what "
                 "they say; an agent that takes rules literally does not fetch a file that the "
                 "rules for * close. An Allow for it does no harm and leaves no doubt."),
             .source = "RFC 9309 §2.2.2; S26"},
    .dialects = kRobots,
    .site = checkPolicyFileClosed,
};

} // namespace gatepost::linting

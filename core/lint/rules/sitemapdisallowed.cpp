// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/across.h"
#include "core/lint/phrases.h"
#include "core/match/path.h"
#include "core/value/url.h"

namespace gatepost::linting {

namespace {

void checkSitemapDisallowed(const FileUnderCheck &file, Report &report) {
    if (file.linesOf(DirectiveId::Sitemap).empty())
        return;
    const auto rules = decidingRules(file, "*");
    if (rules.empty())
        return;
    const auto root = decide(file, rules, "/\x01");
    if (root && !isAllow(file, *root))
        return; // all is closed: blocks-all tells
    for (const std::uint32_t index : file.linesOf(DirectiveId::Sitemap)) {
        const Line &line = file.line(index);
        const std::string_view url = file.tree.value(line);
        const std::string origin = originOfUrl(url);
        if (!isHttpUrl(url) || (!file.options.origin.empty() && origin != file.options.origin))
            continue;
        const auto denies = decide(file, rules, normalisedPath(pathOfUrl(url)));
        if (!denies || isAllow(file, *denies))
            continue;
        Diagnostic &found =
            report.add(file, line.value(),
                       {GATEPOST_TEXT("lint", "Crawlers may not fetch this sitemap: %1 in %2 "
                                              "closes it. Put “Allow: %3” into the group for *"),
                        inQuotes(file.tree.quoted(file.line(file.groups.rules[*denies].line))),
                        lineName(file.groups.rules[*denies].line), pathOfUrl(url)});
        found.fixes.push_back(allowForAllFix(file, pathOfUrl(url)));
    }
}

} // namespace

extern const Check kSitemapDisallowed = {
    .rule = {.code = "sitemap-disallowed",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Sitemap that may not be fetched"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A Sitemap line invites crawlers to a file that a rule of the same "
                         "policy forbids to them. Many keep to the rule and never see the "
                         "sitemap. An Allow for its path settles it. Sitemaps on another host "
                         "are not affected by this file."),
             .source = "RFC 9309 §2.2.4; sitemaps.org; S27"},
    .dialects = kRobots,
    .file = checkSitemapDisallowed,
};

} // namespace gatepost::linting

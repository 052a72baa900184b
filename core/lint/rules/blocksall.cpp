// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

void checkBlocksAll(const FileUnderCheck &file, Report &report) {
    const NamedAgent *star = file.star();
    if (star == nullptr || star->plain.empty())
        return;
    const auto rules = file.rulesOf(star->plain);
    const auto all = decide(file, rules, "/\x01");
    if (!all || isAllow(file, *all) ||
        file.normalised(*all).find_first_not_of("/*") != std::string_view::npos)
        return;
    if (std::ranges::any_of(rules, [&](std::uint32_t rule) { return isAllow(file, rule); }))
        return; // "all but": plainly meant
    const GroupRule &rule = file.groups.rules[*all];
    const bool others = std::ranges::any_of(file.namedAgents(),
                                            [](const NamedAgent &each) { return !each.isStar(); });
    report.add(
        file, rule.value,
        others ? GATEPOST_TEXT("lint", "The whole site is closed to every crawler without its own "
                                       "group. Right for a test site; on a live site remove the /")
               : GATEPOST_TEXT(
                     "lint",
                     "The whole site is closed to every crawler, search engines too: it will fade "
                     "from their results. Right for a test site; on a live one remove the /"));
}

} // namespace

extern const Check kBlocksAll = {
    .rule = {.code = "blocks-all",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Whole site closed to all"),
             .explanation = GATEPOST_TEXT(
                 "lint", "User-agent: * with Disallow: / closes every page to every crawler "
                         "that no other group names. That is often "
                         "meant, and often left over from a test server: the site then vanishes "
                         "from search within weeks. Pages may "
                         "still be listed by their address if others link to them."),
             .source = "RFC 9309 §2.2.2"},
    .dialects = kRobots,
    .file = checkBlocksAll,
};

} // namespace gatepost::linting

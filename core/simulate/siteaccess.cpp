// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/siteaccess.h"

#include <limits>

namespace gatepost {

namespace {

/// Whose rows of fetchers.tsv an agent of a reading follows.
std::string_view fetcherOf(const Identity &agent, Reading reading) {
    switch (reading) {
    case Reading::Google: return kGoogleFetcher;
    case Reading::Known:
        return agent.known == nullptr ? kRfcFetcher : std::string_view(agent.known->operatorName);
    case Reading::Author:
    case Reading::Rfc9309:
    case Reading::Koster1994: break;
    }
    return kRfcFetcher;
}

} // namespace

FileAnswer answerFor(const Site &site, FileId file) {
    if (const auto &stated = site.answers.files[file.index()])
        return *stated;
    FileAnswer answer;
    answer.status = site.tree(file) != nullptr ? 200 : 404;
    return answer;
}

namespace {

/// What a robots.txt that is served and not too long means to one that follows the RFC: nearly always asked, and always answered
/// alike. To look through the rows takes longer than to parse most files.
const AccessMeaning &usualMeaning() {
    static const AccessMeaning usual =
        accessMeaning({.answer = {}, .hasFile = true, .bytes = 1, .home = {}}, kRfcFetcher);
    return usual;
}

/// What another file that the site lacks means: likewise.
const AccessMeaning &meaningOfNone() {
    static const AccessMeaning none = accessMeaningOfOther({.status = 404});
    return none;
}

} // namespace

SiteAccess siteAccess(const Site &site, const Identity &agent, Reading reading) {
    SiteAccess access;
    const std::string_view fetcher = fetcherOf(agent, reading);
    for (const FileRoleRow &row : siteFiles()) {
        const FileId file(row.role);
        const Tree *tree = site.tree(file);
        const bool isStated = site.answers.files[file.index()].has_value();
        AccessMeaning &meaning = access[file.index()];
        if (!row.isPlain && tree == nullptr && !isStated)
            meaning = meaningOfNone();
        else if (!row.isPlain)
            meaning = accessMeaningOfOther(answerFor(site, file));
        else if (fetcher == kRfcFetcher && tree != nullptr && tree->text().size() <= kReadBytes &&
                 !isStated)
            meaning = usualMeaning();
        else
            meaning = accessMeaning({.answer = answerFor(site, file),
                                     .hasFile = tree != nullptr,
                                     .bytes = tree == nullptr ? 0 : tree->text().size(),
                                     .home = site.answers.home},
                                    fetcher);
    }
    return access;
}

const std::shared_ptr<const FileRules> &rulesOfUnreachable() {
    // Nothing but an Allow that no path equals: what no rule matches is denied (S32).
    static const std::shared_ptr<const FileRules> rules = [] {
        const RuleLine never{"-", std::numeric_limits<std::uint32_t>::max(), RuleKind::Allow};
        auto made = std::make_shared<FileRules>();
        made->rules = RuleSet::compile(PathReading::Extended, {&never, 1});
        return made;
    }();
    return rules;
}

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/viewkey.h"

#include "core/text/ascii.h"
#include "core/value/term.h"

#include <algorithm>

namespace gatepost {

ViewKey keyOf(const CompiledSite &site, const ResolvedAgent &view, ViewKey::Of of) {
    const bool whole = of == ViewKey::Of::Verdict;
    ViewKey key;
    key.ignores = view.ignores;
    key.crawlDelays = !whole || view.crawlDelays;
    key.opened = view.access[FileId(FileRole::Robots).index()].effect == AccessEffect::Open;
    for (const ResolvedFile &file : view.files) {
        const FileRules *rules = file.rules();
        key.files.push_back(
            {.file = file.file,
             .rules = rules,
             .reading = rules != nullptr && !file.unreachable ? file.reading : Reading::Author,
             .read = file.read,
             .speaks = file.speaks,
             .counts = file.counts,
             .starIgnored = whole && file.match.starIgnored,
             .starDelays = {}});
        if (whole)
            for (const auto &delay : file.starDelays)
                key.files.back().starDelays.push_back(delay.line);
    }
    bool asks = false;
    const auto add = [&](DirectiveId directive, const StatedValue *stated) {
        if (stated == nullptr)
            return;
        asks = asks || termOf(stated->value) == Term::Ask;
        ViewKey::Stated &added = key.stated.emplace_back();
        added.directive = directive;
        added.file = stated->line.file;
        added.line = stated->line.line;
        if (whole) {
            added.scope = stated->scope.kind;
            added.name = stated->scope.name;
            added.url = stated->scope.url;
        }
    };
    if (whole) {
        for (const DirectiveId directive : useDirectives())
            add(directive, view.policy.find(directive));
        if (!std::ranges::contains(useDirectives(), DirectiveId::Rate))
            add(DirectiveId::Rate, view.policy.find(DirectiveId::Rate));
        for (const auto &rating : view.policy.ageRatings())
            add(DirectiveId::AgeRating, rating.stated);
    } else {
        add(DirectiveId::Crawl, view.policy.find(DirectiveId::Crawl));
    }
    if (const auto &rehearsal = site.site().asks; rehearsal && asks) {
        const bool isNamed = std::ranges::any_of(rehearsal->answers, [&](const AskAnswer &answer) {
            return equalsIgnoringCase(answer.agent, view.agent.ownToken);
        });
        if (isNamed)
            key.asksAs = toLower(view.agent.ownToken);
    }
    return key;
}

} // namespace gatepost

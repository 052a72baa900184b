// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/site/linehits.h"

#include "core/exact/diff.h"
#include "core/exact/stars.h"
#include "core/lint/tidy.h"
#include "ui/bridge/text.h"
#include "ui/document/document.h"
#include "ui/site/statedanswers.h"

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <utility>
#include <vector>

namespace gatepost::ui {

namespace {

/// The line of a file that has groups, or null.
const Line *lineOf(const Document &document, int line) {
    const Tree *tree = document.snapshot().tree();
    if (tree == nullptr || line < 0 || static_cast<std::size_t>(line) >= tree->lines().size())
        return nullptr;
    const Line &found = tree->lines()[static_cast<std::size_t>(line)];
    return found.kind == LineKind::Directive ? &found : nullptr;
}

/// A path that the rule matches: each star stands for a byte that the pattern does not contain.
std::string pathOf(std::string_view pattern) {
    const std::array patterns = {pattern};
    const auto fresh = exact::freshByte(patterns);
    std::string path = exact::witness(exact::closedStars(pattern), fresh.value_or('x'));
    return path.starts_with('/') ? path : "/" + path;
}

bool isRule(const Line &line) {
    return line.is(DirectiveId::Allow) || line.is(DirectiveId::Disallow);
}

/// Sitemap, Comment and the like are for whoever reads the file.
bool isForAgents(const Document &document, int index) {
    const Groups &groups = document.tree().groups();
    const auto at = static_cast<std::uint32_t>(index);
    for (const Group &group : groups.groups) {
        for (const GroupAgent &agent : groups.agentsOf(group))
            if (agent.line == at)
                return true;
        for (const GroupRule &rule : groups.rulesOf(group))
            if (rule.line == at)
                return true;
    }
    return false;
}

} // namespace

namespace {

/// A line and what it takes to ask all agents about it.
struct AskedLine {
    std::shared_ptr<const CompiledSite> site;
    FileId file;
    std::size_t line = 0; ///< from 0
    bool isRule = false;
    Query query; ///< of no agent yet
};

/// The agents of the list for whom the line decides.
std::vector<exact::AskedAgent> agentsHit(AskedLine asked, const std::stop_token &stop) {
    const auto isHere = [&asked](const std::optional<LineRef> &at) {
        return at && at->file == asked.file && at->line.index() == asked.line;
    };
    const CompiledSite &compiled = *asked.site;
    std::vector<exact::AskedAgent> hit;
    std::set<std::string_view> names;
    for (const KnownAgent &known : compiled.site().registry.agents()) {
        if (stop.stop_requested())
            return {};
        auto who = identify(known.token, {}, compiled.site().registry);
        if (!who)
            continue;
        asked.query.agent = std::move(*who);
        bool isHit = false;
        if (asked.isRule) {
            isHit = isHere(compiled
                               .fetch(*compiled.view(asked.query.agent, Reading::Author),
                                      PathQuestion(asked.query.url), asked.query.at)
                               .line);
        } else {
            const Verdict verdict = compiled.simulate(asked.query, TraceLevel::Full);
            isHit = std::ranges::any_of(verdict.trace, [&](const TraceEntry &entry) {
                return isHere(entry.line) &&
                       (entry.outcome == Outcome::Applies || entry.outcome == Outcome::Decided);
            });
        }
        if (isHit && names.insert(known.token).second)
            hit.push_back({std::move(asked.query.agent), exact::AskedAgent::Named{}});
    }
    return hit;
}

} // namespace

namespace {

/// The line is struck: whoever it applies to is answered the same without it.
bool isWithoutEffect(const SiteModel &site, const Document &document, int line) {
    return std::ranges::any_of(site.analysis().problems(), [&](const Problem &each) {
        return each.document == &document && isTidyable(each) &&
               document.lines().lineAt(each.range.begin) == static_cast<std::size_t>(line);
    });
}

} // namespace

LineHitsJob askLineHits(const SiteModel &site, const Document &document, int line) {
    const auto always = [](LineHits::Kind kind) {
        return [kind](const std::stop_token &) { return LineHits{kind, {}}; };
    };
    const Line *written = lineOf(document, line);
    if (written == nullptr || site.analysis().isPaused() || !isForAgents(document, line))
        return always(LineHits::Kind::Silent);
    if (isWithoutEffect(site, document, line))
        return always(LineHits::Kind::NoEffect);
    const auto file = site.analysis().fileId(&document);
    const std::string_view value = document.tree().value(*written);
    if (!file || (isRule(*written) && value.empty()))
        return always(LineHits::Kind::Nobody);
    AskedLine asked{draftOf(site), *file, static_cast<std::size_t>(line), isRule(*written), {}};
    asked.query.url = asked.isRule ? pathOf(value) : "/";
    asked.query.at = site.analysis().now();
    return [asked = std::move(asked)](const std::stop_token &stop) {
        const std::vector<exact::AskedAgent> hit = agentsHit(asked, stop);
        return hit.empty()
                   ? LineHits{LineHits::Kind::Nobody, {}}
                   : LineHits{LineHits::Kind::Agents, exact::agentsInWords(exact::pointersTo(hit))};
    };
}

QString hitsText(const LineHits &hits) {
    switch (hits.kind) {
    case LineHits::Kind::Silent: break;
    case LineHits::Kind::NoEffect: return SiteModel::tr("Changes nothing for any agent");
    case LineHits::Kind::Nobody: return SiteModel::tr("Hits no agent of the list");
    case LineHits::Kind::Agents: return SiteModel::tr("Hits %1").arg(text(hits.agents));
    }
    return {};
}

QString hitsText(const SiteModel &site, const Document &document, int line) {
    return hitsText(askLineHits(site, document, line)({}));
}

} // namespace gatepost::ui

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

QStringList agentsHitBy(const SiteModel &site, const Document &document, int line) {
    const Line *written = lineOf(document, line);
    const auto file = site.analysis().fileId(&document);
    if (written == nullptr || !file || site.analysis().isPaused() || !isForAgents(document, line))
        return {};
    const auto draft = draftOf(site);
    const CompiledSite &compiled = *draft;
    const std::string_view value = document.tree().value(*written);
    if (isRule(*written) && value.empty())
        return {};
    Query query;
    query.url = isRule(*written) ? pathOf(value) : "/";
    query.at = site.analysis().now();
    QStringList hit;
    const auto isHere = [&](const std::optional<LineRef> &at) {
        return at && at->file == *file && at->line.index() == static_cast<std::size_t>(line);
    };
    for (const KnownAgent &known : site.analysis().registry().agents()) {
        auto who = identify(known.token, {}, site.analysis().registry());
        if (!who)
            continue;
        query.agent = std::move(*who);
        bool isHit = false;
        if (isRule(*written)) {
            isHit = isHere(compiled
                               .fetch(*compiled.view(query.agent, Reading::Author),
                                      PathQuestion(query.url), query.at)
                               .line);
        } else {
            const Verdict verdict = compiled.simulate(query, TraceLevel::Full);
            isHit = std::ranges::any_of(verdict.trace, [&](const TraceEntry &entry) {
                return isHere(entry.line) &&
                       (entry.outcome == Outcome::Applies || entry.outcome == Outcome::Decided);
            });
        }
        if (isHit && !hit.contains(text(known.token)))
            hit << text(known.token);
    }
    return hit;
}

namespace {

/// The line is struck: whoever it applies to is answered the same without it.
bool isWithoutEffect(const SiteModel &site, const Document &document, int line) {
    return std::ranges::any_of(site.analysis().problems(), [&](const Problem &each) {
        return each.document == &document && isTidyable(each) &&
               document.lines().lineAt(each.range.begin) == static_cast<std::size_t>(line);
    });
}

} // namespace

QString hitsText(const SiteModel &site, const Document &document, int line) {
    const Line *written = lineOf(document, line);
    if (written == nullptr || site.analysis().isPaused() || !isForAgents(document, line))
        return {};
    if (isWithoutEffect(site, document, line))
        return SiteModel::tr("Changes nothing for any agent");
    const QStringList hit = agentsHitBy(site, document, line);
    if (hit.isEmpty())
        return SiteModel::tr("Hits no agent of the list");
    std::vector<exact::AskedAgent> agents;
    for (const QString &name : hit)
        if (auto agent = identify(name.toStdString(), {}, site.analysis().registry()))
            agents.push_back({std::move(*agent), exact::AskedAgent::Named{}});
    return SiteModel::tr("Hits %1").arg(text(exact::agentsInWords(exact::pointersTo(agents))));
}

} // namespace gatepost::ui

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/diff.h"
#include "core/lint/phrases.h"
#include "core/simulate/resolvedagent.h"

namespace gatepost::linting {

namespace {

constexpr std::uint64_t kMostSteps = 100'000; // some milliseconds

constexpr std::size_t kMostTried = 64;

/// True if an agent that the file names gets another answer with it on a path that one of its rules matches. That is what
/// most such files do, and costs a hundredth of comparing all agents and paths; false says nothing.
bool isSeenToDecide(const SiteUnderCheck &site, const CompiledSite &with,
                    const CompiledSite &without) {
    const FileUnderCheck &file = *site.robotsAi;
    const Instant at = site.options.now.value_or(Instant{});
    std::size_t tried = 0;
    for (const NamedAgent &namedAgent : file.namedAgents()) {
        if (!namedAgent.isStar() && namedAgent.kind != AgentValueKind::Token)
            continue;
        const auto who = identify(namedAgent.isStar() ? "unnamed-agent" : namedAgent.written, {},
                                  site.site.registry);
        if (!who)
            continue;
        const auto viewWith = with.view(*who, Reading::Author);
        const auto viewWithout = without.view(*who, Reading::Author);
        for (const std::uint32_t rule : file.rulesOf(namedAgent.plain)) {
            if (++tried > kMostTried)
                return false;
            for (const std::string &path : witnesses(file.normalised(rule), 'x')) {
                const PathQuestion question(path);
                if (with.fetch(*viewWith, question, at).decision !=
                    without.fetch(*viewWithout, question, at).decision)
                    return true;
            }
        }
    }
    return false;
}

/// The site's answers, compared with what they would be without robots-ai.txt.
void checkDecidesNothing(const SiteUnderCheck &site, Report &report) {
    if (site.robots == nullptr || site.robotsAi == nullptr || site.robotsAi->isHtml() ||
        site.robotsAi->groups.rules.empty())
        return;
    Site rest = site.site;
    rest.file(FileRole::RobotsAi).reset();
    const CompiledSite with{Site(site.site)};
    const CompiledSite without(std::move(rest));
    if (isSeenToDecide(site, with, without))
        return;
    exact::ExactQuestion question;
    question.limits.steps = kMostSteps;
    const exact::Differences found = differences(without, with, question);
    if (!found.complete || !found.changes.empty())
        return;
    report.add(*site.robotsAi, site.robotsAi->groups.rules.front().value,
               GATEPOST_TEXT("lint", "This file decides nothing: with it and without it every "
                                     "agent gets the same answers, for every path and at all "
                                     "times, because robots.txt speaks first. Remove the file, or "
                                     "take out of robots.txt what overrules it"));
}

} // namespace

extern const Check kDecidesNothing = {
    .rule = {.code = "decides-nothing",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "File of which another leaves nothing to decide"),
             .explanation = GATEPOST_TEXT(
                 "lint", "robots-ai.txt counts only where robots.txt has no rule for a path, so "
                         "robots.txt can leave it nothing to decide: “Allow: /” is "
                         "enough, and so is a Disallow for each path that robots-ai.txt closes. "
                         "Here both sites, with the file and without it, were compared for all "
                         "agents, paths and times. No answer differs. That is exact, not a "
                         "sample; where the comparison is too much work, nothing is reported."),
             .source = "robots-ai.txt v1.7.1, relationship and relationships; S41, S124"},
    .dialects = kRobotsAi,
    .site = checkDecidesNothing,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/render/renderrobots.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

void checkRenderedOutdated(const SiteUnderCheck &site, Report &report) {
    if (site.robots == nullptr || !site.options.renderedRobots ||
        *site.options.renderedRobots == site.robots->text())
        return;
    const std::string_view text = site.robots->text();
    const std::string &fresh = *site.options.renderedRobots;
    const auto [ours, theirs] = std::ranges::mismatch(text, fresh);
    const auto at = static_cast<std::uint32_t>(ours - text.begin());
    const auto index = static_cast<std::uint32_t>(site.robots->tree.lineAt(at).value_or(0));
    ByteRange range{at, at};
    Message message(GATEPOST_TEXT("lint", "robots.txt is not what the agent policy makes: it "
                                          "differs from the end on. Render it again, or change the "
                                          "policy and not this file"));
    if (!site.robots->tree.lines().empty()) {
        range = bodyRange(site.robots->line(index));
        message = {GATEPOST_TEXT("lint", "robots.txt is not what the agent policy makes: it "
                                         "differs from %1 on. Render it again, or change the "
                                         "policy and not this file"),
                   lineName(index)};
    }
    Diagnostic &found = report.add(*site.robots, range, std::move(message));
    if (!saysItIsRendered(text)) {
        found.severity = Severity::Note;
        found.message =
            GATEPOST_TEXT("lint", "The agent policy beside this file would make another "
                                  "robots.txt; this one does not say that it was rendered from "
                                  "it. Keep one of the two");
    }
    found.fixes.push_back({GATEPOST_TEXT("lint", "Render it again"), TextEdit::between(text, fresh),
                           FixKind::Choice});
}

} // namespace

extern const Check kRenderedOutdated = {
    .rule =
        {.code = "rendered-outdated",
         .severity = Severity::Warning,
         .title = GATEPOST_TEXT("lint", "robots.txt is not what its agent policy makes"),
         .explanation = GATEPOST_TEXT(
             "lint",
             "The site has an agent policy, from which robots.txt is rendered: equal input gives "
             "equal bytes. The file beside it has other bytes. Either the policy was changed and "
             "not rendered since, or the file was edited by hand, and the next rendering will undo "
             "that. It works one way only: what should stay belongs in the policy."),
         .source = "S100, S104"},
    .dialects = kRobots,
    .site = checkRenderedOutdated,
};

} // namespace gatepost::linting

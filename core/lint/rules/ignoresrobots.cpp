// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/phrases.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

void check(const FileUnderCheck &file, Report &report) {
    for (const Audience &audience : file.audiences()) {
        if (audience.kind != AgentValueKind::Token)
            continue;
        const KnownAgent *known = file.registry().find(audience.written);
        if (known == nullptr || known->obeysRobots != Documented::No)
            continue;
        const auto rules = file.rulesOf(audience.plain);
        if (std::ranges::all_of(rules, [&](std::uint32_t rule) { return isAllow(file, rule); }))
            continue; // nothing is asked of it
        report.add(
            file, file.line(audience.line).value(),
            {known->kind == AgentKind::UserFetcher
                 ? GATEPOST_TEXT("lint", "%1 is documented not to follow these files, since it "
                                         "fetches what a person asked for. To keep it out, refuse "
                                         "it at the server")
                 : GATEPOST_TEXT("lint", "%1 is documented not to follow these files. To "
                                         "keep it out, refuse it at the server"),
             inQuotes(known->token)});
    }
}

} // namespace

extern const Check kIgnoresRobots = {
    .rule = {.code = "ignores-robots",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Agent that does not follow these files"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Policy files ask; they do not bar. This agent is documented, by its "
                         "operator or by observers, not to follow "
                         "them. The group does no harm and states your will, but only the "
                         "server or a firewall can refuse the agent."),
             .source = "the operator's documentation; S18"},
    .file = check,
};

} // namespace gatepost::linting

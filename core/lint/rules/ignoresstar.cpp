// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkIgnoresStar(const FileUnderCheck &file, Report &report) {
    const NamedAgent *star = file.star();
    if (star == nullptr || star->plain.empty())
        return;
    const auto rules = file.rulesOf(star->plain);
    const auto root = decide(file, rules, "/\x01");
    if (!root || isAllow(file, *root))
        return; // * is not shut out, so nobody would expect them to be
    std::vector<Message> names;
    for (const KnownAgent &known : file.registry().agents())
        if (known.obeysStar == Documented::No && known.obeysRobots != Documented::No &&
            known.status == AgentStatus::Current && file.namedAgent(known.token) == nullptr)
            names.push_back(known.token);
    if (names.empty())
        return;
    constexpr std::size_t kNamed = 3;
    const std::size_t more = names.size() > kNamed ? names.size() - kNamed : 0;
    names.resize(names.size() - more);
    report.add(
        file, file.line(star->line).value(),
        more > 0
            ? Message::counted(
                  GATEPOST_COUNTED("lint",
                                   "This closes the site to *, but some agents listen only to a "
                                   "group that names them: %1 and %n more. Name those that should "
                                   "stay out too",
                                   "This closes the site to *, but some agents listen only to a "
                                   "group that names them: %1 and %n more. Name those that should "
                                   "stay out too"),
                  more, Message::list(std::move(names), Conjunction::Comma))
            : Message(GATEPOST_TEXT("lint",
                                    "This closes the site to *, but some agents listen only to a "
                                    "group that names them: %1. Name those that should stay out "
                                    "too"),
                      Message::list(std::move(names), Conjunction::And)));
}

} // namespace

extern const Check kIgnoresStar = {
    .rule = {.code = "ignores-star",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Agents that a group for * does not reach"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A few agents are documented not to follow the group for *: above all "
                         "those that check pages for advertising, "
                         "which an advertiser has asked for. A file that closes the whole site "
                         "to * leaves it open to them. "
                         "They do follow a group that names them."),
             .source = "developers.google.com/crawling/docs/crawlers-fetchers; S18"},
    .dialects = kRobots,
    .file = checkIgnoresStar,
};

} // namespace gatepost::linting

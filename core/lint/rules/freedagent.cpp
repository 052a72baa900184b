// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/phrases.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

constexpr std::size_t kMostCopied = 200; ///< rules in a fix
constexpr std::size_t kMostFixes =
    200; ///< a file of a hundred thousand such groups must not cost gigabytes

/// The empty Disallow that is all that the agent's groups have for rules; nothing if they have another rule, or none.
const GroupRule *emptyDisallow(const FileUnderCheck &file, const NamedAgent &namedAgent) {
    const GroupRule *empty = nullptr;
    for (const std::uint32_t index : namedAgent.plain)
        for (const GroupRule &rule : file.groups.rulesOf(file.groups.groups[index])) {
            if (rule.directive != DirectiveId::Disallow || !rule.value.empty())
                return nullptr;
            if (empty == nullptr)
                empty = &rule;
        }
    return empty;
}

void checkFreedAgent(const FileUnderCheck &file, Report &report) {
    const NamedAgent *star = file.star();
    if (star == nullptr)
        return;
    const std::vector<std::uint32_t> starRules = file.rulesOf(star->plain);
    const auto denies =
        std::ranges::find_if(starRules, [&](std::uint32_t rule) { return !isAllow(file, rule); });
    if (denies == starRules.end())
        return;
    std::vector<std::uint32_t> told; // lines: the agents of one group are told once
    for (const NamedAgent &namedAgent : file.namedAgents()) {
        if (namedAgent.isStar() || !namedAgent.extended.empty())
            continue;
        const GroupRule *empty = emptyDisallow(file, namedAgent);
        const KnownAgent *known = file.registry().find(namedAgent.written);
        if (known != nullptr && known->namesUse())
            continue; // the rules for * never were its own (S112)
        if (empty == nullptr || (known != nullptr && known->obeysStar == Documented::No) ||
            (!told.empty() && told.back() == empty->line))
            continue;
        told.push_back(empty->line);
        const GroupRule &lost = file.groups.rules[*denies];
        Diagnostic &found = report.add(
            file, bodyRange(file.line(empty->line)),
            {GATEPOST_TEXT("lint", "The empty Disallow allows %1 everything: the rules for * do "
                                   "not apply to it, for example %2 in %3. If that is not meant, "
                                   "repeat them here"),
             inQuotes(namedAgent.written), inQuotes(file.tree.quoted(file.line(lost.line))),
             lineName(lost.line)});
        const Group &group = file.groups.groups[namedAgent.plain.front()];
        if (group.othersBegin != group.othersEnd)
            found.severity =
                Severity::Warning; // a Crawl-delay was given, and the whole site with it
        if (empty->joined || starRules.size() > kMostCopied || told.size() > kMostFixes)
            continue;
        std::string copy;
        for (const std::uint32_t rule : starRules) {
            const GroupRule &each = file.groups.rules[rule];
            copy += std::string(copy.empty() ? "" : lineEndOf(file)) +
                    std::string(directiveName(each.directive)) + ": " +
                    std::string(file.tree.slice(each.value));
        }
        const Line &line = file.line(empty->line);
        found.fixes.push_back(
            replaceFix(GATEPOST_TEXT("lint", "Copy the rules for * into this group"),
                       {line.keyBegin, std::max(line.valueEnd, line.valueBegin)}, std::move(copy),
                       FixKind::Choice));
    }
}

} // namespace

extern const Check kFreedAgent = {
    .rule = {.code = "freed-agent",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Agent freed from the rules for *"),
             .explanation = GATEPOST_TEXT(
                 "lint", "An agent follows the most specific group that names it, and no other. A "
                         "group with nothing but an empty Disallow therefore opens the whole site "
                         "to its agent, also what * is denied. That may be meant. Often it is not: "
                         "a form or a program made the group for a Crawl-delay or a signal and put "
                         "the empty Disallow there because a group needs a rule. Repeat the rules "
                         "for * in it, or name the agent in the group for *."),
             .source = "RFC 9309 §2.2.1, §2.2.2; S12, S22"},
    .file = checkFreedAgent,
};

} // namespace gatepost::linting

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/deadextended.h"
#include "core/lint/phrases.h"

#include <algorithm>
#include <vector>

namespace gatepost::linting {

namespace {

void checkDeadRule(const FileUnderCheck &file, Report &report) {
    for (const DeadRule &dead : file.dead()) {
        if (file.normalised(dead.rule) == file.normalised(dead.by))
            continue; // duplicate-rule and contradictory-rules tell
        const GroupRule &rule = file.groups.rules[dead.rule];
        const GroupRule &by = file.groups.rules[dead.by];
        const bool longer = file.normalised(dead.by).size() > file.normalised(dead.rule).size();
        const bool sameKind = isAllow(file, dead.rule) == isAllow(file, dead.by);
        const Phrase phrase =
            sameKind
                ? (longer
                       ? GATEPOST_TEXT(
                             "lint", "This rule decides nothing: every path that it matches is "
                                     "decided by %1 in %2, which is longer. Remove one of the two")
                       : GATEPOST_TEXT(
                             "lint",
                             "This rule decides nothing: every path that it matches is decided by "
                             "%1 in %2, which comes first. Remove one of the two"))
                : (longer ? GATEPOST_TEXT("lint",
                                          "This rule decides nothing: every path that it "
                                          "matches is decided by %1 in %2, which is longer. "
                                          "They contradict each other; keep the one you intend")
                          : GATEPOST_TEXT(
                                "lint", "This rule decides nothing: every path that it matches is "
                                        "decided by %1 in %2, which allows at equal length. They "
                                        "contradict each other; keep the one you intend"));
        Diagnostic &found =
            report.add(file, rule.value,
                       {phrase, inQuotes(file.tree.quoted(file.line(by.line))), lineName(by.line)});
        if (sameKind)
            found.severity = Severity::Note;
        if (!rule.joined)
            found.fixes.push_back(removeLineFix(file, rule.line, FixKind::Choice));
    }
}

void checkExtended(const FileUnderCheck &file, Report &report,
                   std::span<const std::uint32_t> groups) {
    std::vector<std::uint32_t> indices;
    std::vector<ExtendedRule> rules;
    for (const std::uint32_t group : groups)
        for (std::uint32_t i = file.groups.groups[group].rulesBegin;
             i < file.groups.groups[group].rulesEnd; ++i) {
            indices.push_back(i);
            rules.push_back({file.tree.slice(file.groups.rules[i].value), isAllow(file, i)});
        }
    for (const DeadRule &dead : deadExtendedRules(rules)) {
        const GroupRule &rule = file.groups.rules[indices[dead.rule]];
        const GroupRule &by = file.groups.rules[indices[dead.by]];
        const bool sameKind = rule.directive == by.directive;
        Diagnostic &found = report.add(
            file, rule.value,
            {dead.together
                 ? GATEPOST_TEXT("lint", "This rule decides nothing: in an extended group every "
                                         "path that it matches is decided by rules that come "
                                         "before it, one of which is %1 in %2. Remove it, or the "
                                         "others")
             : sameKind
                 ? GATEPOST_TEXT(
                       "lint",
                       "This rule decides nothing: in an extended group every path that it matches "
                       "is decided by %1 in %2, which comes first. Remove one of the two")
                 : GATEPOST_TEXT("lint",
                                 "This rule decides nothing: in an extended group every path that "
                                 "it matches is decided by %1 in %2, which comes before it. They "
                                 "contradict each other; keep the one you intend"),
             inQuotes(file.tree.quoted(file.line(by.line))), lineName(by.line)});
        if (sameKind)
            found.severity = Severity::Note;
        if (!rule.joined)
            found.fixes.push_back(removeLineFix(file, rule.line, FixKind::Choice));
    }
}

void checkAll(const FileUnderCheck &file, Report &report) {
    checkDeadRule(file, report);
    std::vector<std::uint32_t> named(file.groups.groups.size());
    for (const NamedAgent &each : file.namedAgents())
        for (const std::uint32_t group : each.extended)
            ++named[group];
    std::vector<std::uint32_t> told;
    for (const NamedAgent &each : file.namedAgents()) {
        // A group that other agents share with other groups is left alone: what is dead for one may live for another.
        const bool alone = each.extended.size() == 1;
        if (each.extended.empty() || std::ranges::contains(told, each.extended.front()) ||
            (!alone && std::ranges::any_of(each.extended,
                                           [&](std::uint32_t group) { return named[group] > 1; })))
            continue;
        if (alone && std::ranges::any_of(file.namedAgents(), [&](const NamedAgent &other) {
                return other.extended.size() > 1 &&
                       std::ranges::contains(other.extended, each.extended.front());
            }))
            continue;
        told.push_back(each.extended.front());
        checkExtended(file, report, each.extended);
    }
}

} // namespace

extern const Check kDeadRule = {
    .rule = {.code = "dead-rule",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Rule that never decides"),
             .explanation = GATEPOST_TEXT(
                 "lint", "The longest rule that matches a path decides, and here a longer one "
                         "matches every path that this rule matches: it "
                         "can never decide. This is found on the patterns themselves, not by "
                         "trying paths, so it is certain. A warning is given where the two say "
                         "the opposite, so that the file does not do what one of its lines says. "
                         "Where they say the same and the longer one can go, as /blog* beside "
                         "/blog, that one is named instead, as a line without effect. "
                         "Length counts stars."),
             .source = "RFC 9309 §2.2.2; S22, S23"},
    .file = checkAll,
};

} // namespace gatepost::linting

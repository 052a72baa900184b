// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

#include <algorithm>
#include <unordered_set>

namespace gatepost::linting {

namespace {

/// The first rule of the * group that closes something the named group leaves open, judged by the pattern's witness.
std::optional<std::uint32_t> firstLost(const FileUnderCheck &file,
                                       std::span<const std::uint32_t> starRules,
                                       std::span<const std::uint32_t> ownRules, std::size_t &left) {
    constexpr std::size_t kMostTried = 50;
    // A set is made where it pays: most groups have a few rules.
    constexpr std::size_t kFew = 16;
    std::unordered_set<std::string_view> own;
    if (ownRules.size() > kFew)
        for (const std::uint32_t rule : ownRules)
            if (!isAllow(file, rule))
                own.insert(file.normalised(rule));
    const auto isOwn = [&](std::string_view pattern) {
        return ownRules.size() > kFew
                   ? own.contains(pattern)
                   : std::ranges::any_of(ownRules, [&](std::uint32_t rule) {
                         return !isAllow(file, rule) && file.normalised(rule) == pattern;
                     });
    };
    std::size_t tried = 0;
    for (const std::uint32_t rule : starRules) {
        const std::string_view pattern = file.normalised(rule);
        // Where all is closed to *, groups of their own are the exceptions.
        if (isAllow(file, rule) || isOwn(pattern) ||
            pattern.find_first_not_of("/*") == std::string_view::npos)
            continue;
        const std::size_t cost = starRules.size() + ownRules.size();
        if (cost > left || ++tried > kMostTried)
            return {};
        left -= cost;
        for (const std::string &path : witnesses(file.normalised(rule))) {
            const auto star = decide(file, starRules, path);
            const auto named = decide(file, ownRules, path);
            // Where the group allows the path itself, it is meant.
            if (star && !isAllow(file, *star) && !named)
                return rule;
        }
    }
    return {};
}

/// "Disallow:" and "Allow: /" say that all is open: that is meant.
bool opensAll(const FileUnderCheck &file, const Group &group) {
    return std::ranges::any_of(file.groups.rulesOf(group), [&](const GroupRule &rule) {
        const std::string_view value = file.tree.slice(rule.value);
        return value.empty() || (rule.directive == DirectiveId::Allow &&
                                 (value == "/" || value == "*" || value == "/*"));
    });
}

/// Writes the rules for * that the group has not itself behind its last line.
Fix copyFix(const FileUnderCheck &file, const Group &group,
            const std::vector<std::uint32_t> &starRules,
            const std::vector<std::uint32_t> &ownRules) {
    const Line &last = file.line(group.lastLine);
    std::string copy = last.contentEnd == last.end ? lineEndOf(file) : std::string();
    for (const std::uint32_t starRule : starRules) {
        if (std::ranges::any_of(ownRules, [&](std::uint32_t own) {
                return file.normalised(own) == file.normalised(starRule);
            }))
            continue;
        const GroupRule &each = file.groups.rules[starRule];
        copy += std::string(directiveName(each.directive)) + ": " +
                std::string(file.tree.slice(each.value)) + lineEndOf(file);
    }
    return {GATEPOST_TEXT("lint", "Copy the rules for * into this group"),
            TextEdit::insert(last.end, copy), FixKind::Choice};
}

void checkLosesStarRules(const FileUnderCheck &file, Report &report) {
    const NamedAgent *star = file.star();
    if (star == nullptr || star->plain.empty())
        return;
    const std::vector<std::uint32_t> starRules = file.rulesOf(star->plain);
    if (starRules.empty() || starRules.size() > 2000)
        return;
    std::vector<bool> told(file.groups.groups.size());
    std::size_t left =
        300'000; // rules looked at, in all: many groups with many rules are not all compared
    for (const NamedAgent &namedAgent : file.namedAgents()) {
        if (namedAgent.isStar() || namedAgent.plain.empty() || !namedAgent.extended.empty() ||
            std::ranges::contains(namedAgent.plain, star->plain.front()) ||
            told[namedAgent.plain.front()])
            continue;
        if (const KnownAgent *known = file.registry().find(namedAgent.written);
            known != nullptr && known->namesUse())
            continue; // the rules for * never were its own (S112)
        const std::vector<std::uint32_t> ownRules = file.rulesOf(namedAgent.plain);
        const Group &group = file.groups.groups[namedAgent.plain.front()];
        if (opensAll(file, group))
            continue;
        const auto lost = firstLost(file, starRules, ownRules, left);
        if (!lost)
            continue;
        told[namedAgent.plain.front()] = true;
        const Line &line = file.line(namedAgent.line);
        const GroupRule &rule = file.groups.rules[*lost];
        Diagnostic &found = report.add(
            file, line.value(),
            {GATEPOST_TEXT("lint",
                           "%1 obeys only this group and ignores the rules for * (e.g. %3, %2). "
                           "Copy the ones it needs"),
             inQuotes(namedAgent.written), inQuotes(file.tree.quoted(file.line(rule.line))),
             lineName(rule.line)});
        if (ownRules.empty())
            found.severity =
                Severity::Warning; // a Crawl-delay was given and the whole site with it
        if (starRules.size() <= 200 && ownRules.size() <= 200)
            found.fixes.push_back(copyFix(file, group, starRules, ownRules));
    }
}

} // namespace

extern const Check kLosesStarRules = {
    .rule = {.code = "loses-star-rules",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Named group that loses the rules for *"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "An agent follows the most specific group that names it, and no other. A group "
                 "for a named agent therefore frees it from every rule for *. Often it was made to "
                 "add one rule or a Crawl-delay, and opens the closed folders by mistake. Repeat "
                 "in it what should apply there too, or name the agent in the group for *."),
             .source = "RFC 9309 §2.2.1; S12"},
    .file = checkLosesStarRules,
};

} // namespace gatepost::linting

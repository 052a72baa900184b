// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/model/conversion.h"

#include "core/model/groupdraft.h"

#include <algorithm>
#include <utility>

namespace gatepost {
namespace {

bool hasSpecialCharacters(std::string_view value) {
    return value.find_first_of("*?[\\") != std::string_view::npos;
}

std::string named(const Tree &tree, const GroupRule &rule, std::string_view value) {
    return std::string(tree.dialect().find(rule.directive)->name) + ": " + std::string(value);
}

bool matchesNothing(std::string_view plain) {
    return !plain.starts_with('/') && !plain.starts_with('*');
}

} // namespace

std::string extendedValue(std::string_view plain) {
    if (plain.empty() || matchesNothing(plain))
        return std::string(plain);
    const bool anchored = plain.ends_with('$');
    if (anchored)
        plain.remove_suffix(1);
    if (!anchored && (plain == "/" || plain == "*" || plain == "/*"))
        return "*"; // every path; a bare * is "the rest" (S32)
    std::string result;
    for (const char c : plain) {
        if (c == '?' || c == '[' || c == '\\')
            result += '\\';
        result += c;
    }
    if (!anchored && !result.ends_with('*'))
        result += '*';
    return result;
}

std::optional<std::string> plainValue(std::string_view extended) {
    if (extended.empty())
        return std::string();
    if (extended == "*")
        return "/";
    std::string result;
    bool open = false; // ends in *, so it matches what begins so
    for (std::size_t i = 0; i < extended.size(); ++i) {
        char c = extended[i];
        open = c == '*';
        if (c == '?')
            return {};
        if (c == '[' && extended.find(']', i + 1) != std::string_view::npos)
            return {};
        const bool escaped = c == '\\' && i + 1 < extended.size();
        if (escaped)
            c = extended[++i];
        if (escaped && c == '*')
            result += "%2A";
        else
            result += c;
    }
    while (open && result.size() > 1 && result.ends_with('*'))
        result.pop_back();
    if (!open)
        result += '$';
    else if (result.ends_with('$')) // literal here, the end of the path in a plain rule
        result.replace(result.size() - 1, 1, "%24");
    if (matchesNothing(result))
        return {};
    return result;
}

namespace {

/// Why a group cannot become one of the extended standard; empty if it can.
Message extendedRefused(const GroupFacts &facts, std::size_t group) {
    if (group >= facts.count())
        return GATEPOST_TEXT("edit", "There is no such group.");
    const Dialect &dialect = facts.tree.dialect();
    if (dialect.find(DirectiveId::RobotVersion) == nullptr)
        return {GATEPOST_TEXT("edit", "%1 has no groups of the extended standard."), dialect.name};
    if (facts.at(group).version == GroupVersion::Extended)
        return {};
    if (facts.hasJoinedRule(group))
        return GATEPOST_TEXT("edit", "Robot-version must be directly below the User-agent lines: "
                                     "split the User-agent line and its rule first.");
    if (facts.at(group).trap)
        return GATEPOST_TEXT("edit", "There are other lines between this group's "
                                     "User-agent lines: separate the groups first.");
    return {};
}

void draftVersion(LineDraft &draft, const GroupFacts &facts, std::size_t group) {
    const Tree &tree = facts.tree;
    if (const auto versionLine = facts.at(group).versionLine) {
        const Line &line = tree.lines()[*versionLine];
        draftValue(draft, tree, line, line.value(), "2.0");
    } else {
        const std::size_t place = facts.agentsEndLine(group);
        draft.insert(
            place, spelledLine(tree, DirectiveId::RobotVersion, "2.0", place, facts.lines(group)));
    }
}

/// What an extended group's rules no longer say, whether or not they are rewritten (S31, S32).
void addLostMeaning(Conversion &result, const GroupFacts &facts, const Group &group) {
    bool allows = false;
    bool disallows = false;
    bool allowsByPattern = false;
    bool refusesPaths = false;
    for (const GroupRule &rule : facts.groups.rulesOf(group)) {
        const std::string_view value = facts.tree.slice(rule.value);
        const std::string wanted = extendedValue(value);
        const bool real = !value.empty() && !matchesNothing(value);
        const bool isAllow = rule.directive == DirectiveId::Allow;
        allows = allows || (real && isAllow);
        disallows = disallows || (real && !isAllow);
        allowsByPattern = allowsByPattern || (isAllow && hasSpecialCharacters(wanted));
        refusesPaths = refusesPaths || (!isAllow && !value.empty() && wanted != "*");
    }
    if (allowsByPattern && refusesPaths)
        result.changes.emplace_back(GATEPOST_TEXT(
            "edit", "The longest rule decides no longer: every Disallow but a bare * wins over "
                    "an Allow with a pattern."));
    if (allows && !disallows)
        result.changes.emplace_back(GATEPOST_TEXT(
            "edit", "The group has Allow rules only: every other path is refused from now on."));
}

} // namespace

std::expected<Conversion, Message> convertToExtended(const Tree &tree, std::size_t group,
                                                     RuleValues values) {
    const GroupFacts facts(tree);
    if (Message why = extendedRefused(facts, group); !why.empty())
        return refused(std::move(why));
    const Group &old = facts.at(group);
    Conversion result;
    if (old.version == GroupVersion::Extended)
        return result;
    LineDraft draft(tree);
    draftVersion(draft, facts, group);
    for (const GroupRule &rule : facts.groups.rulesOf(old)) {
        const std::string_view value = tree.slice(rule.value);
        const std::string wanted = extendedValue(value);
        if (wanted == value)
            continue;
        if (values == RuleValues::Rewrite)
            draft.replace(rule.value, wanted);
        else if (!hasSpecialCharacters(value))
            result.changes.push_back(
                Message(GATEPOST_TEXT("edit", "%1 matches this one path, no longer what begins "
                                              "with it: write %2 for the same."),
                        named(tree, rule, value), wanted));
        else
            result.changes.push_back(Message(
                GATEPOST_TEXT("edit", "%1 is a pattern for the whole path: write %2 for the same."),
                named(tree, rule, value), wanted));
    }
    addLostMeaning(result, facts, old);
    for (std::size_t other = 0; other < facts.count(); ++other)
        for (const GroupAgent &agent : facts.groups.agentsOf(old))
            if (other != group && facts.at(other).version == GroupVersion::Plain &&
                facts.names(other, agent.value))
                result.changes.push_back(
                    Message(GATEPOST_TEXT("edit", "The other group for %1 now applies only to "
                                                  "robots that do not support 2.0."),
                            agent.value));
    if (group + 1 < facts.count() && facts.isOpen(group) && facts.isFollowed(group))
        result.changes.emplace_back(
            GATEPOST_TEXT("edit", "The group has no rules: everything is allowed."));
    result.edit = draft.edit();
    return result;
}

std::expected<Conversion, Message> convertToPlain(const Tree &tree, std::size_t group,
                                                  RuleValues values) {
    const GroupFacts facts(tree);
    if (group >= facts.count())
        return refused(GATEPOST_TEXT("edit", "There is no such group."));
    const Group &old = facts.at(group);
    Conversion result;
    if (!old.versionLine || old.version != GroupVersion::Extended)
        return result;
    LineDraft draft(tree);
    draft.remove(*old.versionLine);
    bool allows = false;
    bool disallows = false;
    for (const GroupRule &rule : facts.groups.rulesOf(old)) {
        const std::string_view value = tree.slice(rule.value);
        allows = allows || (!value.empty() && rule.directive == DirectiveId::Allow);
        disallows = disallows || (!value.empty() && rule.directive == DirectiveId::Disallow);
        const auto wanted = plainValue(value);
        if (wanted == value)
            continue;
        if (!wanted)
            result.changes.push_back(Message(
                GATEPOST_TEXT("edit", "%1 has no like in a plain group: ?, sets and values that do "
                                      "not begin with / or * mean something else there."),
                named(tree, rule, value)));
        else if (values == RuleValues::Rewrite)
            draft.replace(rule.value, *wanted);
        else if (!hasSpecialCharacters(value))
            result.changes.push_back(
                Message(GATEPOST_TEXT("edit", "%1 matches everything that begins with it, not this "
                                              "one path: write %2 for the same."),
                        named(tree, rule, value), *wanted));
        else
            result.changes.push_back(
                Message(GATEPOST_TEXT("edit", "%1 is read as a prefix: write %2 for the same."),
                        named(tree, rule, value), *wanted));
    }
    if (allows && disallows)
        result.changes.emplace_back(GATEPOST_TEXT(
            "edit",
            "The longest rule that matches decides from now on, and at equal length Allow."));
    if (allows && !disallows)
        result.changes.emplace_back(GATEPOST_TEXT(
            "edit", "The group has Allow rules only: every other path is allowed from now "
                    "on; add Disallow: / to refuse the rest."));
    if (old.rulesBegin == old.rulesEnd && facts.isFollowed(group))
        draftClosing(draft, facts, group, old.lastLine + std::size_t{1});
    result.edit = draft.edit();
    return result;
}

} // namespace gatepost

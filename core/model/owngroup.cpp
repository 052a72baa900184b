// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/model/owngroup.h"

#include "core/agents/agentpattern.h"
#include "core/agents/identity.h"
#include "core/agents/patternfilter.h"
#include "core/model/edits.h"
#include "core/model/groupdraft.h"
#include "core/model/groupedits.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {
namespace {

/// The groups that an agent follows, and what names it in them.
struct Followed {
    std::string name;
    NamingGroups groups;
};

bool isGlobOrRegex(std::string_view value) {
    const AgentValueKind kind = agentValueKind(value);
    return kind == AgentValueKind::Glob || kind == AgentValueKind::Regex;
}

/// The longest pattern that matches, the first of equals (S16).
std::string_view matchingPattern(const Groups &groups, std::string_view name) {
    std::string_view best;
    ReadPatterns read;
    for (const Group &group : groups.groups)
        for (const GroupAgent &agent : groups.agentsOf(group)) {
            if (group.version == GroupVersion::Experimental || !isGlobOrRegex(agent.value) ||
                !read.take(agent.value) || agent.value.size() <= best.size() ||
                !mayMatch(requiredLiteral(agent.value), name))
                continue;
            if (const auto pattern = AgentPattern::compile(agent.value);
                pattern && pattern->matches(name))
                best = agent.value;
        }
    return best;
}

/// S12, S15, S16, S18, for an agent that no group names by its own token.
Followed followedBy(const Groups &groups, std::string_view agent, const Registry &registry) {
    const auto byToken = [&](std::string_view token) {
        return Followed{std::string(token), groups.naming(token)};
    };
    if (agentValueKind(agent) == AgentValueKind::Star)
        return {};
    if (agentValueKind(agent) == AgentValueKind::Token) {
        if (const auto who = identify(agent, {}, registry)) {
            for (const std::string &token : who->fallbackTokens)
                if (Followed found = byToken(token); !found.groups.empty())
                    return found;
            if (const auto pattern = matchingPattern(groups, who->name); !pattern.empty())
                return byToken(pattern);
            if (who->ignoresStar())
                return {};
        }
    }
    return {"*", groups.naming([](const GroupAgent &each) {
                return agentValueKind(each.value) == AgentValueKind::Star;
            })};
}

/// What stands in these groups, line by line, as written; empty rules state nothing and stay behind.
std::vector<std::string> contentOf(const GroupFacts &reading,
                                   const std::vector<std::size_t> &groups, bool &hasRule) {
    const Tree &tree = reading.tree;
    std::vector<std::string> content;
    bool hasVersion = false;
    for (const std::size_t index : groups) {
        const Group &group = reading.at(index);
        if (group.versionLine && !hasVersion) {
            const Line &line = tree.lines()[*group.versionLine];
            content.emplace_back(tree.slice({line.begin, line.valueEnd}));
            hasVersion = true;
        }
        for (const JoinedRule &joined : tree.joinedRules())
            if (joined.line >= group.firstLine && joined.line <= group.lastLine &&
                !joined.value.empty()) {
                content.emplace_back(tree.slice({joined.key.begin, joined.value.end}));
                hasRule = true;
            }
        for (const std::uint32_t at : reading.body(index)) {
            const Line &line = tree.lines()[at];
            const bool rule = line.is(DirectiveId::Allow) || line.is(DirectiveId::Disallow);
            if (line.is(DirectiveId::RobotVersion) || (rule && line.value().empty()))
                continue;
            content.emplace_back(tree.slice({line.begin, line.valueEnd}));
            hasRule = hasRule || rule;
        }
    }
    return content;
}

/// The new group: its agent spelled as in the file, the lines as they were.
std::vector<std::string> ownLines(const GroupFacts &reading, std::string_view agent,
                                  const std::vector<std::string> &content, bool isClosed,
                                  std::size_t place, std::size_t model) {
    const auto siblings =
        model < reading.count() ? reading.lines(model) : std::vector<std::uint32_t>();
    std::vector<std::string> lines{
        spelledLine(reading.tree, DirectiveId::UserAgent, agent, place, siblings)};
    lines.insert(lines.end(), content.begin(), content.end());
    if (!isClosed) // or it would run into the next group (S20)
        lines.push_back(spelledLine(reading.tree, DirectiveId::Disallow, {}, place, siblings));
    return lines;
}

} // namespace

std::expected<OwnGroup, Message> addOwnGroup(const Tree &tree, std::string_view agent,
                                             const Registry &registry) {
    const std::string_view name = trimmed(agent);
    if (auto why = valueRefused(tree.dialect(), DirectiveId::UserAgent, name))
        return std::unexpected(*why);
    OwnGroup made;
    Edits edits(tree);
    const Followed followed = followedBy(tree.groups(), name, registry);
    // 2.0 first: each new group goes above the one for *, so that the plain one comes to stand above.
    for (const bool extended : {true, false}) {
        const auto &groups = extended ? followed.groups.extended : followed.groups.plain;
        // The groups of the text as it was: the first edit moved them.
        const GroupFacts source(tree);
        bool hasRule = false;
        const std::vector<std::string> content = contentOf(source, groups, hasRule);
        const std::size_t versions = extended ? 1 : 0;
        if (content.size() <= versions)
            continue;
        const GroupFacts reading(edits.tree());
        const auto edit = placedGroup(
            reading, {std::string(name)}, {}, [&](std::size_t place, std::size_t model) {
                return ownLines(reading, name, content, hasRule || extended, place, model);
            });
        if (!edits.take(edit))
            return std::unexpected(edit.error());
        made.followed = followed.name;
        made.copied += content.size() - versions;
    }
    if (made.copied == 0) {
        auto edit = addGroup(tree, {{std::string(name)}, {}});
        if (!edit)
            return std::unexpected(edit.error());
        made.edit = std::move(*edit);
        return made;
    }
    made.edit = *edits.result();
    return made;
}

std::optional<OwnGroup> takeAlong(const Tree &tree, std::size_t group) {
    const GroupFacts reading(tree);
    if (group >= reading.count())
        return {};
    const Group &facts = reading.at(group);
    const auto agents = reading.groups.agentsOf(facts);
    if (agents.size() != 1 || facts.versionLine || reading.hasJoinedRule(group))
        return {};
    const std::string name(tree.value(tree.lines()[agents.front().line]));
    if (name.empty())
        return {};
    for (const std::uint32_t at : reading.body(group))
        if (const Line &line = tree.lines()[at];
            !line.is(DirectiveId::Disallow) || !line.value().empty())
            return {};
    for (std::size_t i = 0; i < reading.count(); ++i)
        if (i != group && reading.names(i, agents.front().value))
            return {};
    Edits edits(tree);
    if (!edits.take(removeGroup(tree, group)))
        return {};
    auto made = addOwnGroup(edits.tree(), name);
    if (!made || made->copied == 0)
        return {};
    edits.take(made->edit);
    made->edit = *edits.result();
    return std::move(*made);
}

Message takenAlong(const OwnGroup &made, std::string_view agent) {
    if (made.copied == 0)
        return {};
    return Message::counted(
        GATEPOST_COUNTED("edit",
                         "%1 followed the group for %2 until now: its %n lines are copied into the "
                         "new group, or they would no longer apply to it",
                         "%1 followed the group for %2 until now: its %n line is copied into the "
                         "new group, or it would no longer apply to it"),
        made.copied, agent, made.followed);
}

} // namespace gatepost

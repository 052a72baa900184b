// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/model/policysource.h"

#include "core/model/views.h"
#include "core/text/ascii.h"

#include <set>

namespace gatepost {

namespace {

/// Tokens that plain groups name, in lower case.
std::set<std::string> plainTokens(const Groups &groups) {
    std::set<std::string> tokens;
    for (const Group &group : groups.groups)
        if (group.version == GroupVersion::Plain)
            for (const GroupAgent &agent : groups.agentsOf(group))
                tokens.insert(toLower(agent.value));
    return tokens;
}

/// The comment lines right above a group and within it, without their #.
std::vector<std::string> commentsOf(const Tree &tree, const Group &group) {
    const auto lines = tree.lines();
    std::uint32_t from = group.firstLine;
    while (from > 0 && lines[from - 1].kind == LineKind::Comment)
        --from;
    std::vector<std::string> comments;
    for (std::uint32_t index = from; index <= group.lastLine; ++index)
        if (lines[index].kind == LineKind::Comment)
            comments.emplace_back(
                tree.slice({lines[index].commentBegin + 1, lines[index].contentEnd}));
    return comments;
}

} // namespace

PolicySource policySource(const Tree &tree) {
    PolicySource source;
    const Groups &groups = tree.groups();
    const auto plain = plainTokens(groups);
    for (std::size_t i = 0; i < groups.groups.size(); ++i) {
        const GroupView view = groupView(tree, i);
        PolicySourceGroup &group = source.groups.emplace_back();
        for (const GroupAgentEntry &agent : view.agents)
            if (view.group.version == GroupVersion::Plain ||
                (view.group.version == GroupVersion::Extended &&
                 !plain.contains(toLower(agent.token))))
                group.agents.emplace_back(agent.token);
        for (const RuleEntry &rule : view.rules)
            (rule.directive == DirectiveId::Allow ? group.allow : group.disallow)
                .emplace_back(rule.path);
        group.comments = commentsOf(tree, view.group);
        for (const ValueLine &other : view.directives)
            group.others.emplace_back(tree.quoted(tree.lines()[other.line]));
    }
    PolicySourceGroup &rest = source.groups.emplace_back(); // what is about the whole file
    for (const Line &line : tree.lines()) {
        const Directive *row =
            line.kind == LineKind::Directive ? tree.dialect().find(line.directive) : nullptr;
        if (row == nullptr || row->place != Place::File)
            continue;
        if (row->id == DirectiveId::Sitemap)
            source.sitemaps.emplace_back(tree.value(line));
        else
            rest.others.emplace_back(tree.quoted(line));
    }
    return source;
}

} // namespace gatepost

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/setcomment.h"

#include "core/model/commentedits.h"
#include "core/model/lineedits.h"
#include "core/model/views.h"
#include "core/text/ascii.h"
#include "core/value/check.h"

#include <algorithm>

namespace gatepost::cli {

namespace {

using Scope = SetRequest::Scope;

std::optional<std::uint32_t> lineInGroup(const Tree &tree, const Directive &row,
                                         const SetRequest &request) {
    const Groups &groups = tree.groups();
    for (const std::size_t index : groups.naming(request.scopeName).deciding()) {
        const GroupView view = groupView(tree, index);
        for (const GroupAgentEntry &agent : view.agents)
            if (row.id == DirectiveId::UserAgent && equalsIgnoringCase(agent.token, *request.value))
                return agent.line;
        for (const RuleEntry &rule : view.rules)
            if (rule.directive == row.id && rule.path == *request.value)
                return rule.line;
        for (const ValueLine &line : view.of(row.id))
            if (sameValue(row, line.value, *request.value))
                return line.line;
    }
    return {};
}

std::optional<std::uint32_t> lineOf(const Tree &tree, const Directive &row,
                                    const SetRequest &request) {
    if (request.scope == Scope::Group)
        return lineInGroup(tree, row, request);
    if (row.id == DirectiveId::Chain) {
        const auto chain = PolicyView(tree).chain();
        return chain ? std::optional(chain->line) : std::nullopt;
    }
    if (!tree.dialect().hasBlocks || (row.wholeFile && row.repeats)) {
        for (const ValueLine &line : fileDirectives(tree, row.id))
            if (sameValue(row, line.value, *request.value))
                return line.line;
        return {};
    }
    return PolicyView(tree)
        .cell(request.scope == Scope::Agent ? request.scopeName : "", row.id)
        .line;
}

} // namespace

bool sameValue(const Directive &row, std::string_view a, std::string_view b) {
    const auto x = checkValue(row, a);
    const auto y = checkValue(row, b);
    return x && y ? *x == *y : a == b;
}

Text setComment(const Tree &tree, const SetRequest &request) {
    if (request.add || request.comment)
        return std::unexpected("a comment is written whole: “#=TEXT”");
    const std::string text = request.remove ? std::string() : *request.value;
    switch (request.scope) {
    case Scope::Global: return applied(tree, setFileComment(tree, text));
    case Scope::Agent: return applied(tree, setBlockComment(tree, request.scopeName, text));
    case Scope::Meta:
        return std::unexpected("a comment belongs to the file, a group or a block: the scope is "
                               "global, group:TOKEN or agent:CATEGORY");
    case Scope::Group: break;
    }
    const auto found = tree.groups().naming(request.scopeName).deciding();
    if (found.empty())
        return std::unexpected("no group names " + request.scopeName);
    return applied(tree, setGroupComment(tree, found.front(), text));
}

Text setCommentOfLine(const Tree &tree, const SetRequest &request) {
    const Directive *row = tree.dialect().find(std::string_view(request.name));
    if (request.scope == Scope::Meta || row == nullptr)
        return std::unexpected("a “# meta:” line is a comment itself and cannot have another");
    const auto line = lineOf(tree, *row, request);
    if (!line)
        return std::unexpected("no line " + request.name + ": " + *request.value +
                               " that could have a comment was found");
    return applied(tree, setLineComment(tree, *line, *request.comment));
}

} // namespace gatepost::cli

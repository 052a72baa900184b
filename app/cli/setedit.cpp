// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/setedit.h"

#include "app/cli/setcomment.h"
#include "core/model/groupedits.h"
#include "core/model/lineedits.h"
#include "core/model/metaedits.h"
#include "core/model/owngroup.h"
#include "core/model/policyedits.h"
#include "core/model/views.h"
#include "core/text/ascii.h"
#include "core/value/agerating.h"
#include "core/value/check.h"

#include <algorithm>
#include <functional>

namespace gatepost::cli {

namespace {

using Text = std::expected<std::string, std::string>;

Text applied(const Tree &tree, const EditResult &edit) {
    if (!edit)
        return std::unexpected(edit.error().english());
    return edit->applied(tree.text());
}

/// The value in the form in which it counts, or why the directive does not take it.
std::expected<std::string, std::string> checkedValue(const Directive &row,
                                                     const std::string &value) {
    const bool rule = row.id == DirectiveId::Allow || row.id == DirectiveId::Disallow;
    if (rule && value.empty())
        return value; // no rule, but what "everything is allowed" is written with (S22)
    auto checked = checkValue(row, value);
    if (!checked)
        return std::unexpected(checked.error().message.english());
    return *checked;
}

/// Directives whose lines are a list: to set one is to have it in the list.
bool isList(const Directive &row) {
    switch (row.kind) {
    case ValueKind::Path:
    case ValueKind::HttpUrl:
    case ValueKind::HttpUrlOrMail: return row.repeats;
    case ValueKind::FreeText: return row.repeats; // Comment
    default: return false;
    }
}

/// Removes what `next` finds, one line after the other: each removal makes a new tree.
Text removeEach(const Tree &tree,
                const std::function<std::optional<EditResult>(const Tree &)> &next) {
    Tree now = tree;
    while (const auto edit = next(now)) {
        Text text = applied(now, *edit);
        if (!text || *text == now.text())
            return text;
        now = Tree::parse(std::move(*text), tree.dialectId());
    }
    return std::string(now.text());
}

// ---- lines about the whole file ------------------------------------------------------------------

Text setFileLine(const Tree &tree, const Directive &row, const SetRequest &request) {
    const auto lines = fileDirectives(tree, row.id);
    const std::string &value = *request.value;
    const auto same = [&](const ValueLine &line) { return sameValue(row, line.value, value); };
    if (std::ranges::any_of(lines, same))
        return std::string(tree.text());
    std::size_t nth = isList(row) || request.add ? lines.size() : 0;
    if (row.kind == ValueKind::AgeRating) { // of one path the first line counts (S54)
        const auto wanted = parseAgeRating(value);
        nth = lines.size();
        for (std::size_t i = lines.size(); i-- > 0;)
            if (const auto rating = parseAgeRating(lines[i].value);
                rating && wanted && rating->path == wanted->path)
                nth = i;
    }
    return applied(tree, setFileDirective(tree, row.id, nth, value));
}

Text removeFileLines(const Tree &tree, const Directive &row, const SetRequest &request) {
    return applied(tree, removeFileDirectives(tree, row.id, [&](std::string_view value) {
                       return !request.value || sameValue(row, value, *request.value);
                   }));
}

// ---- groups --------------------------------------------------------------------------------------

bool isRule(DirectiveId id) {
    return id == DirectiveId::Allow || id == DirectiveId::Disallow;
}

/// "Disallow: /" and "Disallow:" say all there is to say about a new group's agent: nothing is taken along beside them, or
/// an Allow for * would open what shall be closed.
bool saysAll(const Directive &row, std::string_view value) {
    return row.id == DirectiveId::Disallow && value.find_first_not_of("/*") == std::string::npos;
}

Text setInGroup(const Tree &tree, const Directive &row, const SetRequest &request,
                std::vector<std::string> &notes) {
    const Groups &groups = tree.groups();
    const auto found = groups.naming(request.scopeName).deciding();
    const std::string &value = *request.value;
    if (row.id == DirectiveId::UserAgent) {
        if (found.empty())
            return std::unexpected("no group names " + request.scopeName);
        if (std::ranges::any_of(groups.naming(value).deciding(),
                                [&](std::size_t g) { return g == found.front(); }))
            return std::string(tree.text());
        return applied(tree, addAgent(tree, found.front(), value));
    }
    if (found.empty()) {
        const auto own = addOwnGroup(tree, request.scopeName);
        if (!own)
            return std::unexpected(own.error().english());
        if (own->copied == 0 || saysAll(row, value))
            return applied(tree, addGroup(tree, {{request.scopeName}, {{row.id, value}}}));
        notes.push_back(takenAlong(*own, request.scopeName).english());
        return setInGroup(Tree::parse(own->edit.applied(tree.text()), tree.dialectId()), row,
                          request, notes);
    }
    for (const std::size_t index : found) {
        const GroupView view = groupView(tree, index);
        for (std::size_t i = 0; i < view.rules.size() && isRule(row.id) && !value.empty(); ++i)
            if (view.rules[i].path == value)
                return applied(tree, setRuleKind(tree, index, i, row.id));
        const auto lines = view.of(row.id);
        for (const ValueLine &line : lines)
            if (sameValue(row, line.value, value))
                return std::string(tree.text());
        if (!lines.empty() && !isList(row) && !request.add)
            return applied(tree, setGroupDirective(tree, index, row.id, 0, value));
    }
    const std::size_t target = found.front();
    const GroupView view = groupView(tree, target);
    if (!isRule(row.id))
        return applied(tree,
                       setGroupDirective(tree, target, row.id, view.of(row.id).size(), value));
    for (std::size_t i = 0; i < view.rules.size(); ++i)
        if (view.rules[i].path.empty() && view.rules[i].directive == row.id)
            return applied(tree,
                           setRulePath(tree, target, i, value)); // "Disallow:" was waiting for it
    return applied(tree, addRule(tree, target, {row.id, value}));
}

/// What `group:TOKEN NAME --remove` removes next of the lines that others hang on; the rest goes at once.
std::optional<EditResult> nextRemoval(const Tree &tree, const Directive &row,
                                      const SetRequest &request) {
    const Groups &groups = tree.groups();
    const auto matches = [&](std::string_view value) {
        return !request.value || sameValue(row, value, *request.value);
    };
    for (const std::size_t index : groups.naming(request.scopeName).deciding()) {
        const GroupView view = groupView(tree, index);
        if (row.id == DirectiveId::UserAgent) {
            const std::string &token = request.value ? *request.value : request.scopeName;
            for (std::size_t i = 0; i < view.agents.size(); ++i)
                if (equalsIgnoringCase(view.agents[i].token, token))
                    return view.agents.size() == 1 ? removeGroup(tree, index)
                                                   : removeAgent(tree, index, i);
        } else {
            const auto lines = view.of(row.id);
            for (std::size_t i = 0; i < lines.size(); ++i)
                if (matches(lines[i].value))
                    return removeGroupDirective(tree, index, row.id, i);
        }
    }
    return {};
}

Text removeInGroup(const Tree &tree, const Directive &row, const SetRequest &request) {
    if (row.id == DirectiveId::UserAgent || row.id == DirectiveId::RobotVersion)
        return removeEach(tree, [&](const Tree &now) { return nextRemoval(now, row, request); });
    const auto groups = tree.groups().naming(request.scopeName).deciding();
    return applied(tree, removeGroupLines(tree, groups, row.id, [&](std::string_view value) {
                       return !request.value || sameValue(row, value, *request.value);
                   }));
}

void sayWhoElse(const Tree &tree, const SetRequest &request, std::vector<std::string> &notes) {
    const Groups &groups = tree.groups();
    for (const std::size_t index : groups.naming(request.scopeName).deciding())
        for (const GroupAgent &agent : groups.agentsOf(groups.groups[index]))
            if (!equalsIgnoringCase(agent.value, request.scopeName))
                notes.push_back("line " + std::to_string(agent.line + 1) +
                                ": the group also names " + std::string(agent.value));
}

// ---- all of them ---------------------------------------------------------------------------------

Text editMeta(const Tree &tree, const SetRequest &request) {
    if (!tree.dialect().hasBlocks)
        return std::unexpected(std::string(tree.dialect().name) + " has no meta lines");
    if (request.remove) {
        for (const MetaEntry &entry : metaEntries(tree))
            if (request.value && equalsIgnoringCase(entry.key, request.name) &&
                entry.value != *request.value)
                return std::string(tree.text());
        return applied(tree, removeMeta(tree, request.name));
    }
    std::string value = *request.value;
    const Directive *row = tree.dialect().find(std::string_view(request.name));
    if (row != nullptr && row->place == Place::Meta) {
        auto checked = checkedValue(*row, value);
        if (!checked)
            return checked;
        value = *checked;
    }
    return applied(tree, setMeta(tree, request.name, value));
}

Text editPolicy(const Tree &tree, const Directive &row, const SetRequest &request) {
    const std::string scope =
        request.scope == SetRequest::Scope::Agent ? request.scopeName : std::string();
    if (row.id == DirectiveId::Chain && scope.empty()) {
        const auto chain = PolicyView(tree).chain();
        if (!request.remove)
            return applied(tree, setChain(tree, *request.value));
        if (request.value && (!chain || chain->value != *request.value))
            return std::string(tree.text());
        return applied(tree, removeChain(tree));
    }
    if (row.wholeFile && row.repeats && scope.empty())
        return request.remove ? removeFileLines(tree, row, request)
                              : setFileLine(tree, row, request);
    if (!request.remove)
        return applied(tree, setPolicy(tree, scope, row.id, *request.value));
    if (request.value &&
        !sameValue(row, PolicyView(tree).cell(scope, row.id).value, *request.value))
        return std::string(tree.text());
    return applied(tree, removePolicy(tree, scope, row.id));
}

std::string standsElsewhere(const Tree &tree, const Directive &row) {
    const std::string name(row.name);
    const std::string file(tree.dialect().name);
    if (row.place == Place::Group || row.place == Place::AgentLine)
        return name + " is in a group of " + file + ": the scope is group:TOKEN";
    if (row.place == Place::Meta)
        return name + " is a meta key: the scope is meta";
    if (row.wholeFile || row.place == Place::File || row.place == Place::LastLine)
        return name + " is about the whole file: the scope is global";
    return name + " is outside groups: the scope is global or agent:CATEGORY";
}

Text edited(const Tree &tree, SetRequest request, std::vector<std::string> &notes) {
    if (request.name == "#")
        return setComment(tree, request);
    if (request.scope == SetRequest::Scope::Meta)
        return editMeta(tree, request);
    const Directive *row = tree.dialect().find(std::string_view(request.name));
    if (row == nullptr)
        return std::unexpected(std::string(tree.dialect().name) + " has no directive “" +
                               request.name + "”");
    if (request.value && !request.remove) {
        auto checked = checkedValue(*row, *request.value);
        if (!checked)
            return checked;
        request.value = *checked;
    }
    if (request.add && !row->repeats)
        return std::unexpected(std::string(row->name) + " does not repeat: NAME=VALUE sets it");
    const bool ofGroup = row->place == Place::Group || row->place == Place::AgentLine;
    if (request.scope == SetRequest::Scope::Group && ofGroup) {
        sayWhoElse(tree, request, notes);
        return request.remove ? removeInGroup(tree, *row, request)
                              : setInGroup(tree, *row, request, notes);
    }
    const bool agent = request.scope == SetRequest::Scope::Agent;
    if (agent && !tree.dialect().hasBlocks)
        return std::unexpected(std::string(tree.dialect().name) + " has no [agent: …] blocks");
    if (request.scope == SetRequest::Scope::Group || ofGroup || row->place == Place::Meta ||
        (agent && (row->wholeFile || row->place == Place::LastLine)))
        return std::unexpected(standsElsewhere(tree, *row));
    if (tree.dialect().hasBlocks)
        return editPolicy(tree, *row, request);
    return request.remove ? removeFileLines(tree, *row, request) : setFileLine(tree, *row, request);
}

/// A form lets a text without a final line end stay without one, so that its next edit can be taken back. Here the line above
/// a last line that goes keeps its own end: only the bytes of the lines concerned change.
std::string withKeptEnd(const Tree &before, std::string after) {
    const auto lines = before.lines();
    if (lines.empty() || after.empty() || lines.back().contentEnd != lines.back().end)
        return after;
    const std::size_t end = after.find_last_of("\r\n");
    const std::string_view last =
        std::string_view(after).substr(end == std::string::npos ? 0 : end + 1);
    if (last.empty() || last == before.slice(lines.back().content()))
        return after;
    for (std::size_t i = lines.size() - 1; i-- > 0;)
        if (before.slice(lines[i].content()) == last)
            return after.append(before.slice({lines[i].contentEnd, lines[i].end}));
    return after;
}

} // namespace

SetResult setDirective(const Tree &tree, SetRequest request) {
    std::vector<std::string> notes;
    const bool remove = request.remove;
    Text text = edited(tree, request, notes);
    if (text && request.comment)
        text = setCommentOfLine(Tree::parse(std::move(*text), tree.dialectId()), request);
    if (!text)
        return std::unexpected(text.error());
    if (remove)
        *text = withKeptEnd(tree, std::move(*text));
    return SetOutcome{std::move(*text), std::move(notes)};
}

} // namespace gatepost::cli

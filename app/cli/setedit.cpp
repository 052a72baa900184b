// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/setedit.h"

#include "app/cli/setcomment.h"
#include "core/agents/registry.h"
#include "core/model/groupedits.h"
#include "core/model/lineedits.h"
#include "core/model/metaedits.h"
#include "core/model/owngroup.h"
#include "core/model/policyedits.h"
#include "core/model/views.h"
#include "core/text/ascii.h"
#include "core/text/nearword.h"
#include "core/value/agerating.h"
#include "core/value/check.h"

#include <algorithm>
#include <functional>

namespace gatepost::cli {

namespace {

/// The value in the form in which it counts, or why the directive does not take it.
std::expected<std::string, std::string> checkedValue(const Directive &row,
                                                     const std::string &value) {
    const bool rule = isRule(row.id);
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

// ---- what was set, taken back --------------------------------------------------------------------

/// The bytes that were taken out of a text to make another of it.
struct Gap {
    std::size_t begin = 0;
    std::size_t end = 0;
};

std::optional<Gap> gapBetween(std::string_view before, std::string_view after) {
    const auto same = std::ranges::mismatch(before, after).in1 - before.begin();
    const Gap gap{static_cast<std::size_t>(same),
                  static_cast<std::size_t>(same) + before.size() - after.size()};
    const bool isOneGap = before.size() >= after.size() &&
                          before.substr(gap.end) == after.substr(static_cast<std::size_t>(same));
    return isOneGap ? std::optional(gap) : std::nullopt;
}

/// Where the line end that ends before `at` begins; `at` if none does.
std::size_t beforeLineEnd(std::string_view text, std::size_t at) {
    if (at == 0 || (text[at - 1] != '\n' && text[at - 1] != '\r'))
        return at;
    return at >= 2 && text.substr(at - 2, 2) == "\r\n" ? at - 2 : at - 1;
}
/// Where the line end that begins at `at` ends; `at` if none does.
std::size_t afterLineEnd(std::string_view text, std::size_t at) {
    if (at >= text.size() || (text[at] != '\n' && text[at] != '\r'))
        return at;
    return text.substr(at, 2) == "\r\n" ? at + 2 : at + 1;
}

/// A text without a gap and without line ends beside it, the likeliest first: only the gap, a blank line with it, the end of the
/// line above as well.
std::vector<std::string> withoutGap(std::string_view text, Gap gap) {
    const std::size_t back = beforeLineEnd(text, gap.begin);
    const std::size_t forth = afterLineEnd(text, gap.end);
    std::vector<std::string> texts;
    for (const Gap wide : {gap,
                           {back, gap.end},
                           {gap.begin, forth},
                           {back, forth},
                           {beforeLineEnd(text, back), gap.end}}) {
        std::string rest(text.substr(0, wide.begin));
        rest += text.substr(wide.end);
        if (!std::ranges::contains(texts, rest))
            texts.push_back(std::move(rest));
    }
    return texts;
}

/// The one line's value that `NAME --remove` removes.
std::optional<std::string> valueRemoved(const Tree &tree, const Directive &row,
                                        const SetRequest &request) {
    if (request.value)
        return request.value;
    std::vector<std::string> values;
    if (request.scope == SetRequest::Scope::Group)
        for (const std::size_t index : tree.groups().naming(request.scopeName).deciding()) {
            const GroupView view = groupView(tree, index);
            for (const RuleEntry &rule : view.rules)
                if (rule.directive == row.id)
                    values.emplace_back(rule.path);
            for (const ValueLine &line : view.of(row.id))
                if (!isRule(row.id))
                    values.emplace_back(line.value);
        }
    else
        for (const ValueLine &line : fileDirectives(tree, row.id))
            values.emplace_back(line.value);
    return values.size() == 1 ? std::optional(values.front()) : std::nullopt;
}

/// The text of which NAME=VALUE made this one, if there is one: with what else was written for it, a group and what that took
/// along, a blank line, a line end, gone too. `plain`: the text without the directive's lines.
std::optional<std::string> takenBack(const Tree &tree, const Directive &row, SetRequest request,
                                     const std::string &plain) {
    request.value = valueRemoved(tree, row, request);
    if (!request.value || row.id == DirectiveId::UserAgent || plain == tree.text())
        return {};
    request.remove = false;
    std::vector<std::string> rest;
    if (request.scope == SetRequest::Scope::Group)
        for (const std::size_t index : tree.groups().naming(request.scopeName).deciding())
            if (const auto edit = removeGroup(tree, index))
                rest.push_back(edit->applied(tree.text()));
    rest.push_back(plain);
    for (const std::string &each : rest)
        if (const auto gap = gapBetween(tree.text(), each))
            for (const std::string &before : withoutGap(tree.text(), *gap)) {
                std::vector<std::string> ignored;
                if (edited(Tree::parse(before, tree.dialectId()), request, ignored) == tree.text())
                    return before;
            }
    return {};
}

/// What a removal leaves, where that is not what one might expect.
void sayWhatIsLeft(const Tree &before, const Tree &after, const Directive &row,
                   const SetRequest &request, std::vector<std::string> &notes) {
    if (before.text() == after.text()) {
        notes.push_back(
            "nothing was removed: there is no such line in " +
            (request.scope == SetRequest::Scope::Group   ? "a group that names " + request.scopeName
             : request.scope == SetRequest::Scope::Agent ? "[agent: " + request.scopeName + "]"
                                                         : std::string("this scope")));
        return;
    }
    if (request.scope != SetRequest::Scope::Group)
        return;
    const auto found = after.groups().naming(request.scopeName).deciding();
    if (found.empty()) {
        notes.push_back("the group for " + request.scopeName +
                        " had nothing else and is removed: the rules for others apply to it again");
        return;
    }
    const bool hasRules = std::ranges::any_of(found, [&](std::size_t index) {
        return std::ranges::any_of(groupView(after, index).rules,
                                   [](const RuleEntry &rule) { return !rule.path.empty(); });
    });
    if (isRule(row.id) && !hasRules)
        notes.push_back("the group for " + request.scopeName +
                        " has no rule left: it may fetch everything, whatever the rules for * "
                        "say; User-agent --remove removes the group");
}

/// A block for a word that is no category reaches hardly anyone.
void sayUnknownCategory(const SetRequest &request, std::vector<std::string> &notes) {
    if (request.scope != SetRequest::Scope::Agent || request.remove ||
        parseCategory(request.scopeName) || Registry::builtIn().find(request.scopeName) != nullptr)
        return;
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < kCategoryCount; ++i)
        names.push_back(categoryName(static_cast<Category>(i)));
    const auto meant = nearestWord(request.scopeName, names);
    std::string list;
    for (const std::string_view name : names)
        list.append(list.empty() ? "" : ", ").append(name);
    notes.push_back("“" + request.scopeName + "” is not one of the categories" +
                    (meant ? "; did you mean “" + std::string(*meant) + "”?" : ": " + list));
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
    const Directive *row = tree.dialect().find(std::string_view(request.name));
    if (remove && row != nullptr && request.scope != SetRequest::Scope::Meta) {
        if (auto before = takenBack(tree, *row, request, *text))
            *text = std::move(*before);
        else
            *text = withKeptEnd(tree, std::move(*text));
        sayWhatIsLeft(tree, Tree::parse(*text, tree.dialectId()), *row, request, notes);
    } else if (remove) {
        *text = withKeptEnd(tree, std::move(*text));
    }
    sayUnknownCategory(request, notes);
    return SetOutcome{std::move(*text), std::move(notes)};
}

} // namespace gatepost::cli

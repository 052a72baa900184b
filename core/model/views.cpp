// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/model/views.h"

#include "core/text/ascii.h"
#include "core/value/check.h"

#include <algorithm>

namespace gatepost {
namespace {

ValueLine valueLine(const Tree &tree, std::uint32_t index) {
    const Line &line = tree.lines()[index];
    const Directive *row = tree.dialect().find(line.directive);
    const std::string_view value = tree.value(line);
    return {index, line.directive, value, row != nullptr && checkValue(*row, value)};
}

/// The cell's own part: what stands in the scope.
PolicyCell ownCell(const Tree &tree, const Scopes &scopes, std::string_view scope,
                   const Directive &row) {
    PolicyCell cell;
    for (const ScopedLine &line : scopes.lines) {
        const std::string_view name =
            line.block < 0 ? std::string_view()
                           : scopes.blocks[static_cast<std::size_t>(line.block)].name;
        const bool here =
            line.block < 0 ? scope.empty() : !scope.empty() && equalsIgnoringCase(name, scope);
        if (line.directive != row.id || !here)
            continue;
        const ValueLine found = valueLine(tree, line.line);
        if (cell.line)
            ++cell.duplicates;
        if (!cell.line || (found.valid && !cell.valid)) {
            cell.line = found.line;
            cell.value = found.value;
            cell.valid = found.valid;
        }
    }
    return cell;
}

} // namespace

GroupView groupView(const Tree &tree, std::size_t index) {
    const Groups &groups = tree.groups();
    GroupView view;
    view.tree = tree;
    view.index = index;
    view.group = groups.groups[index];
    for (const GroupAgent &agent : groups.agentsOf(view.group))
        view.agents.push_back({agent.line, tree.value(tree.lines()[agent.line]), agent.value});
    const bool extended = view.group.version == GroupVersion::Extended;
    for (const GroupRule &rule : groups.rulesOf(view.group)) {
        const std::string_view path = tree.slice(rule.value);
        const Directive *row = tree.dialect().find(rule.directive);
        view.rules.push_back(
            {.line = rule.line,
             .directive = rule.directive,
             .path = path,
             .valid = row != nullptr && (path.empty() || checkValue(*row, path)),
             .joined = rule.joined,
             .explicitValue = extended && path.find_first_of("*?[\\") == std::string_view::npos});
    }
    for (const std::uint32_t line : groups.othersOf(view.group))
        view.directives.push_back(valueLine(tree, line));
    if (view.group.versionLine)
        view.version = tree.value(tree.lines()[*view.group.versionLine]);
    return view;
}

std::vector<ValueLine> GroupView::of(DirectiveId directive) const {
    std::vector<ValueLine> result;
    for (const ValueLine &line : directives)
        if (line.directive == directive)
            result.push_back(line);
    return result;
}

std::vector<TimeWindow> GroupView::windows() const {
    std::vector<TimeWindow> result;
    for (const ValueLine &line : of(DirectiveId::VisitTime))
        if (const auto window = parseTimeWindow(line.value))
            result.push_back(*window);
    return result;
}

std::vector<RequestRate> GroupView::rates() const {
    std::vector<RequestRate> result;
    for (const ValueLine &line : of(DirectiveId::RequestRate))
        if (const auto rate = parseRequestRate(line.value))
            result.push_back(*rate);
    return result;
}

std::optional<double> GroupView::crawlDelay() const {
    std::optional<double> slowest;
    for (const ValueLine &line : of(DirectiveId::CrawlDelay))
        if (const auto seconds = parseSeconds(line.value))
            slowest = std::max(slowest.value_or(0), *seconds);
    return slowest;
}

PolicyView::PolicyView(Tree tree) : m_tree(std::move(tree)) {
    m_scopeNames.emplace_back();
    for (const Block &block : m_tree.scopes().blocks) {
        const auto same = [&](const std::string &name) {
            return !name.empty() && equalsIgnoringCase(name, block.name);
        };
        if (!block.name.empty() && std::ranges::none_of(m_scopeNames, same))
            m_scopeNames.emplace_back(block.name);
    }
}

PolicyCell PolicyView::cell(std::string_view scope, DirectiveId directive) const {
    const Directive *row = m_tree.dialect().find(directive);
    if (row == nullptr)
        return {};
    PolicyCell cell = ownCell(m_tree, m_tree.scopes(), scope, *row);
    if (scope.empty())
        return cell;
    const PolicyCell global = ownCell(m_tree, m_tree.scopes(), {}, *row);
    if (global.valid) {
        cell.inherited = checkValue(*row, global.value).value_or(std::string());
        cell.inheritedLine = global.line;
    }
    return cell;
}

std::vector<ValueLine> PolicyView::list(DirectiveId directive) const {
    return fileDirectives(m_tree, directive);
}

std::optional<ValueLine> PolicyView::chain() const {
    if (!m_tree.scopes().chain)
        return {};
    return valueLine(m_tree, *m_tree.scopes().chain);
}

std::vector<MetaEntry> metaEntries(const Tree &tree) {
    std::vector<MetaEntry> result;
    for (const MetaLine &meta : tree.metaLines()) {
        const Directive *row =
            meta.directive == DirectiveId::None ? nullptr : tree.dialect().find(meta.directive);
        const std::string_view value = tree.slice(meta.value);
        result.push_back({meta.line, meta.directive, tree.slice(meta.key), value,
                          row == nullptr || checkValue(*row, value)});
    }
    return result;
}

std::vector<ValueLine> fileDirectives(const Tree &tree, DirectiveId directive) {
    std::vector<ValueLine> result;
    for (std::uint32_t i = 0; i < tree.lines().size(); ++i)
        if (directive != DirectiveId::None && tree.lines()[i].is(directive))
            result.push_back(valueLine(tree, i));
    return result;
}

} // namespace gatepost

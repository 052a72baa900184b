// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// Methods that say what is in a text: hover, symbols, folding, links, hints, lenses.

#include "core/assist/hover.h"
#include "core/assist/outline.h"
#include "core/lsp/features.h"
#include "core/syntax/groups.h"
#include "core/text/ascii.h"
#include "core/value/url.h"
#include "core/yaml/yamlline.h"

#include <algorithm>
#include <array>
#include <format>

namespace gatepost::lsp {

namespace {

std::string_view lineOf(const View &view, int line) {
    return trimmed(slice(view.text(), view.snapshot.line(static_cast<std::size_t>(line))));
}

/// Whole keys at the top of a gatepost.yaml, each with its lines.
std::vector<assist::Section> keysOf(const View &view) {
    std::vector<assist::Section> sections;
    const LineIndex &lines = view.positions.lines();
    for (std::size_t i = 0; i < lines.count(); ++i) {
        const std::string_view content = slice(view.text(), lines.content(i));
        const auto line = readYamlLine(content);
        if (!line)
            continue;
        const int number = static_cast<int>(i);
        if (line->indent == 0 && !line->isItem && !line->key.empty())
            sections.push_back({number, number});
        else if (!sections.empty())
            sections.back().last = number;
    }
    return sections;
}

std::vector<assist::Section> sectionsOf(const View &view) {
    return view.isSettings() ? keysOf(view) : assist::readOutline(view.snapshot);
}

Json linesJson(const View &view, assist::Section section) {
    const LineIndex &lines = view.positions.lines();
    return toJson(view.positions, {lines.start(static_cast<std::size_t>(section.first)),
                                   lines.content(static_cast<std::size_t>(section.last)).end});
}

/// The file of the site that this text is; absent: none of those that decide.
std::optional<FileId> fileOf(const View &view) {
    const auto role = siteFileNamed(view.name);
    if (!role || view.site.site().tree(*role) == nullptr)
        return std::nullopt;
    return FileId(*role);
}

} // namespace

Json hover(const View &view, Position at) {
    if (view.isSettings()) {
        const std::uint32_t offset = view.positions.offset(at);
        for (const AgentPlace &place : agentsIn(view.name, view.text())) {
            if (offset < place.range.begin || offset > place.range.end)
                continue;
            if (const KnownAgent *agent =
                    view.site.site().registry.find(slice(view.text(), place.range)))
                return {{"range", toJson(view.positions, place.range)},
                        {"contents",
                         {{"kind", "markdown"},
                          {"value", assist::markdown(assist::helpOfAgent(*agent))}}}};
        }
        return nullptr;
    }
    const auto found =
        assist::hoverAt(view.snapshot, view.positions.offset(at), view.site.site().registry);
    if (!found)
        return nullptr;
    return {{"range", toJson(view.positions, found->range)},
            {"contents", {{"kind", "markdown"}, {"value", assist::markdown(found->help)}}}};
}

Json symbols(const View &view) {
    constexpr int kNamespace = 3; // SymbolKind of LSP
    Json list = Json::array();
    for (const assist::Section section : sectionsOf(view)) {
        const auto first = static_cast<std::size_t>(section.first);
        std::string name(lineOf(view, section.first));
        if (name.empty()) // which the protocol forbids
            name = std::format("line {}", first + 1);
        list.push_back(
            {{"name", name},
             {"kind", kNamespace},
             {"range", linesJson(view, section)},
             {"selectionRange", toJson(view.positions, view.positions.lines().content(first))}});
    }
    return list;
}

Json foldings(const View &view) {
    Json list = Json::array();
    for (const assist::Section section : sectionsOf(view))
        if (section.last > section.first)
            list.push_back({{"startLine", section.first}, {"endLine", section.last}});
    return list;
}

Json links(const View &view, const UriOf &uriOf) {
    Json list = Json::array();
    const Tree *tree = view.isSettings() ? nullptr : view.snapshot.tree();
    if (tree == nullptr)
        return list;
    for (const Line &line : tree->lines()) {
        const bool chain = line.is(DirectiveId::Chain);
        if (!chain && !line.is(DirectiveId::Sitemap) && !line.is(DirectiveId::License) &&
            !line.is(DirectiveId::Discovery))
            continue;
        const std::string url(tree->value(line));
        if (!isHttpUrl(url))
            continue;
        std::string target = url;
        if (const auto name = chain ? chainedFileName(view.site.settings(), url) : std::nullopt)
            if (std::ranges::contains(view.site.site().chain.files, url, &ChainedFile::url))
                target = uriOf(*name);
        list.push_back(
            {{"range", toJson(view.positions, line.value())}, {"target", std::move(target)}});
    }
    return list;
}

Json hints(const View &view, ByteRange within) {
    // The checks whose finding is another line that makes this one useless.
    constexpr std::array<std::string_view, 3> kDead = {"dead-rule", "duplicate-rule",
                                                       "without-effect"};
    Json list = Json::array();
    for (const Diagnostic &found : view.foundInFull()) {
        if (!std::ranges::contains(kDead, found.code) || found.range.begin < within.begin ||
            found.range.begin > within.end)
            continue;
        const std::size_t line = view.positions.lines().lineAt(found.range.begin);
        list.push_back(
            {{"position", toJson(view.positions.of(view.positions.lines().content(line).end))},
             {"label", "← " + found.message.english()},
             {"paddingLeft", true}});
    }
    return list;
}

Json lenses(const View &view, const SiteEffects &effects) {
    Json list = Json::array();
    const auto file = fileOf(view);
    if (!file)
        return list;
    const Tree &tree = *view.site.site().tree(*file);
    const Groups &groups = tree.groups();
    for (std::size_t i = 0; i < groups.groups.size(); ++i) {
        const auto found = effects.groups.find(GroupKey{*file, i});
        const GroupEffect effect = found == effects.groups.end() ? GroupEffect() : found->second;
        std::string title =
            std::format("blocks {} of {} known agents", effect.blocked, effects.known);
        if (effects.compared) {
            const std::size_t lost = effect.lost.size();
            title += std::format("; {}{} {} access since HEAD", effects.complete ? "" : "at least ",
                                 lost, lost == 1 ? "loses" : "lose");
        }
        const Line &line = tree.lines()[groups.groups[i].firstLine];
        list.push_back({{"range", toJson(view.positions, line.content())},
                        {"command",
                         {{"title", std::move(title)},
                          {"command", "gatepost.map"},
                          {"arguments", Json::array({{{"uri", view.uri}}})}}}});
    }
    return list;
}

} // namespace gatepost::lsp

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// Methods about an agent in all files of a site: definition, references, rename.

#include "core/agents/agentpattern.h"
#include "core/lsp/workspace.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::lsp {

namespace {

/// The files of the folder that may name agents.
std::vector<std::string> agentFilesOf(const View &view) {
    std::vector<std::string> names;
    for (const auto &file : view.site.folder().policies)
        if (file)
            names.push_back(file->name);
    if (view.site.folder().agentPolicy)
        names.push_back(view.site.folder().agentPolicy->name);
    if (view.site.folder().side.settingsText)
        names.emplace_back(kSettingsFile);
    if (!std::ranges::contains(names, view.name))
        names.push_back(view.name);
    return names;
}

std::optional<AgentPlace> agentAt(const View &view, const Json &params) {
    const std::uint32_t offset = view.positions.offset(positionOf(at(params, "position")));
    for (const AgentPlace &place : agentsIn(view.name, view.text()))
        if (place.range.begin <= offset && offset <= place.range.end)
            return place;
    return std::nullopt;
}

/// Calls `use` with each file's address, positions and those places in it that name the agent.
template <class Use>
void eachPlace(const View &view, Workspace &workspace, std::string_view agent, const Use &use) {
    for (const std::string &name : agentFilesOf(view)) {
        std::optional<std::string> text;
        if (name == view.name)
            text.emplace(view.text());
        else
            text = workspace.textOf(view.folder, name);
        if (!text)
            continue;
        std::vector<AgentPlace> places = agentsIn(name, *text);
        std::erase_if(places, [&](const AgentPlace &place) {
            return !equalsIgnoringCase(slice(*text, place.range), agent);
        });
        if (!places.empty())
            use(name == view.name ? view.uri : workspace.uriOf(view.folder, name),
                Positions(*text, view.positions.encoding()), places);
    }
}

Json placesJson(const View &view, Workspace &workspace, std::string_view agent, bool groupsAlone) {
    Json list = Json::array();
    eachPlace(view, workspace, agent,
              [&](const std::string &uri, const Positions &positions,
                  const std::vector<AgentPlace> &places) {
                  for (const AgentPlace &place : places)
                      if (!groupsAlone || place.opensGroup)
                          list.push_back({{"uri", uri}, {"range", toJson(positions, place.range)}});
              });
    return list;
}

bool isName(std::string_view value) {
    return agentValueKind(value) == AgentValueKind::Token;
}

/// An agent that has a name: not * and not a pattern.
std::optional<AgentPlace> renamableAt(const View &view, const Json &params) {
    const auto place = agentAt(view, params);
    return place && isName(slice(view.text(), place->range)) ? place : std::nullopt;
}

} // namespace

void mustBeRead(const OpenSite &site) {
    for (const auto *unread : {&site.folder().unread, &site.folder().side.unread})
        if (!unread->empty())
            throw RequestError(Fault::RequestFailed, unread->front().why.english());
}

Json definition(const View &view, const Json &params, Workspace &workspace) {
    if (const auto agent = agentAt(view, params))
        return placesJson(view, workspace, slice(view.text(), agent->range), true);
    const Tree *tree = view.isSettings() ? nullptr : view.snapshot.tree();
    const std::uint32_t offset = view.positions.offset(positionOf(at(params, "position")));
    const auto line = tree != nullptr ? tree->lineAt(offset) : std::nullopt;
    if (!line || !tree->lines()[*line].is(DirectiveId::Chain))
        return nullptr;
    const std::string url(tree->value(tree->lines()[*line]));
    const auto name = chainedFileName(view.site.settings(), url);
    if (!name || !workspace.textOf(view.folder, *name))
        return nullptr;
    return {{"uri", workspace.uriOf(view.folder, *name)},
            {"range", {{"start", toJson(Position())}, {"end", toJson(Position())}}}};
}

Json references(const View &view, const Json &params, Workspace &workspace) {
    const auto agent = agentAt(view, params);
    if (!agent)
        return nullptr;
    return placesJson(view, workspace, slice(view.text(), agent->range), false);
}

Json prepareRename(const View &view, const Json &params) {
    const auto place = renamableAt(view, params);
    return place ? toJson(view.positions, place->range) : Json(nullptr);
}

Json rename(const View &view, const Json &params, Workspace &workspace) {
    const std::string &wanted = textAt(params, "newName");
    mustBeRead(view.site);
    const auto place = renamableAt(view, params);
    if (!place)
        throw RequestError(Fault::RequestFailed, "this place does not name an agent");
    const auto fits = [](char c) { return isAlnum(c) || c == '-' || c == '_' || c == '.'; };
    if (!isName(wanted) || !std::ranges::all_of(wanted, fits))
        throw RequestError(Fault::RequestFailed, "the name of an agent is written with the "
                                                 "letters A to Z, digits, “-”, “_” and “.”");
    Json changes = Json::object();
    eachPlace(view, workspace, slice(view.text(), place->range),
              [&](const std::string &uri, const Positions &positions,
                  const std::vector<AgentPlace> &places) {
                  TextEdit edit;
                  for (const AgentPlace &each : places)
                      edit.add({each.range, wanted});
                  changes[uri] = toJson(positions, edit);
              });
    return {{"changes", std::move(changes)}};
}

} // namespace gatepost::lsp

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/setpolicy.h"

#include "core/dialect/dialect.h"
#include "core/render/agentpolicy.h"
#include "core/render/policycomments.h"
#include "core/render/policyedit.h"
#include "core/text/ascii.h"
#include "core/value/check.h"

#include <algorithm>
#include <functional>

namespace gatepost::cli {

namespace {

constexpr std::string_view kRoleNotes = "role_notes.";

Text checked(const Directive &row, const std::string &value) {
    auto good = checkValue(row, value);
    if (!good)
        return std::unexpected(good.error().message.english());
    return *good;
}

const Directive *fieldOf(std::string_view name, Place place) {
    for (const Directive &row : dialect(DialectId::AgentPolicy).directives)
        if (row.place == place && row.name == name)
            return &row;
    return nullptr;
}

std::string fieldNames(Place place) {
    std::string names;
    for (const Directive &row : dialect(DialectId::AgentPolicy).directives)
        if (row.place == place && row.kind != ValueKind::AgentList &&
            row.kind != ValueKind::NoteMap && row.kind != ValueKind::Structure)
            names += (names.empty() ? "" : ", ") + std::string(row.name);
    return names;
}

// ---- the entity ----------------------------------------------------------------------------------

Text editRoleNote(const YamlText &yaml, const SetRequest &request) {
    const std::string role = request.name.substr(kRoleNotes.size());
    if (role.empty())
        return std::unexpected("a role is missing: role_notes.ROLE, for example "
                               "role_notes.training");
    if (!request.remove)
        return applied(yaml, setRoleNote(yaml, role, *request.value));
    for (const RoleNote &note : readAgentPolicy(yaml).roleNotes)
        if (note.role.text == role && request.value && note.text.text != *request.value)
            return std::string(yaml.text());
    return applied(yaml, removeRoleNote(yaml, role));
}

Text editEntity(const YamlText &yaml, const SetRequest &request) {
    if (request.name.starts_with(kRoleNotes))
        return editRoleNote(yaml, request);
    const Directive *row = fieldOf(request.name, Place::EntityField);
    if (row == nullptr)
        return std::unexpected(
            fieldOf(request.name, Place::AgentField) != nullptr
                ? request.name + " is a field of an agent: the scope is agent:NAME"
                : "an agent policy has no field “" + request.name +
                      "”: " + fieldNames(Place::EntityField) + " and role_notes.ROLE are known");
    if (row->kind == ValueKind::AgentList)
        return std::unexpected("agents are edited one by one: the scope is agent:NAME");
    if (row->kind == ValueKind::NoteMap)
        return std::unexpected("role_notes are set one by one: role_notes.ROLE=TEXT");
    if (request.remove) {
        if (request.value)
            return std::unexpected(request.name + " has one value: remove it by its name alone");
        return applied(yaml, removePolicyField(yaml, row->name));
    }
    if (row->kind == ValueKind::Structure)
        return std::unexpected(request.name +
                               " has its own fields and is not set here: edit the text");
    const Text value = checked(*row, *request.value);
    return value ? applied(yaml, setPolicyField(yaml, row->name, *value)) : value;
}

// ---- an agent ------------------------------------------------------------------------------------

std::vector<std::size_t> entriesOf(const AgentPolicy &policy, std::string_view name) {
    std::vector<std::size_t> entries;
    for (std::size_t i = 0; i < policy.agents.size(); ++i)
        if (policy.agents[i].userAgent &&
            equalsIgnoringCase(policy.agents[i].userAgent->text, name))
            entries.push_back(i);
    return entries;
}

/// allow and disallow: a path is in the list or not; a path of the other list changes over.
Text editPaths(const YamlText &yaml, const AgentPolicy &policy, std::size_t agent,
               const SetRequest &request) {
    const bool allow = request.name == "allow";
    const PathList list = allow ? PathList::Allow : PathList::Disallow;
    const PathList other = allow ? PathList::Disallow : PathList::Allow;
    const auto &paths = allow ? policy.agents[agent].allow : policy.agents[agent].disallow;
    const auto &others = allow ? policy.agents[agent].disallow : policy.agents[agent].allow;
    const auto indexIn = [&](const std::vector<PolicyValue> &in) -> std::optional<std::size_t> {
        const auto found = std::ranges::find(in, *request.value, &PolicyValue::text);
        if (found == in.end())
            return {};
        return static_cast<std::size_t>(found - in.begin());
    };
    if (request.remove) {
        if (!request.value)
            return applied(yaml, removeAgentField(yaml, agent, request.name));
        const auto index = indexIn(paths);
        return index ? applied(yaml, removeAgentPath(yaml, agent, list, *index))
                     : Text(std::string(yaml.text()));
    }
    if (indexIn(paths))
        return std::string(yaml.text());
    YamlText now = yaml;
    if (const auto index = indexIn(others)) {
        Text without = applied(yaml, removeAgentPath(yaml, agent, other, *index));
        if (!without)
            return without;
        now = YamlText(std::move(*without));
    }
    return applied(now, addAgentPath(now, agent, list, *request.value, paths.size()));
}

/// An agent that has no entry yet needs a policy first: an entry without one is a fault.
Text addEntry(const YamlText &yaml, const AgentPolicy &policy, const SetRequest &request) {
    if (request.name != "policy")
        return std::unexpected(request.scopeName + " has no entry yet: give it its policy first, "
                                                   "policy=allow or policy=disallow");
    AgentEntry entry;
    entry.userAgent = request.scopeName;
    entry.policy = *request.value;
    return applied(yaml, addAgent(yaml, entry, policy.agents.size()));
}

Text editAgent(const YamlText &yaml, SetRequest request, std::vector<std::string> &notes) {
    const Directive *row = fieldOf(request.name, Place::AgentField);
    if (row == nullptr)
        return std::unexpected(fieldOf(request.name, Place::EntityField) != nullptr
                                   ? request.name +
                                         " is a field of the whole policy: the scope is global"
                                   : "an agent has no field “" + request.name +
                                         "”: " + fieldNames(Place::AgentField) + " are known");
    if (request.value && !request.remove) {
        Text value = checked(*row, *request.value);
        if (!value)
            return value;
        request.value = *value;
    }
    const AgentPolicy policy = readAgentPolicy(yaml);
    const auto entries = entriesOf(policy, request.scopeName);
    if (entries.empty())
        return request.remove ? Text(std::string(yaml.text())) : addEntry(yaml, policy, request);
    for (std::size_t i = 1; i < entries.size(); ++i)
        notes.push_back("line " + std::to_string(policy.agents[entries[i]].userAgent->line.value) +
                        ": " + request.scopeName + " has another entry, which is left as it is");
    const std::size_t agent = entries.front();
    if (row->kind == ValueKind::PathList)
        return editPaths(yaml, policy, agent, request);
    if (!request.remove)
        return applied(yaml, setAgentField(yaml, agent, row->name, *request.value));
    if (request.value)
        return std::unexpected(request.name + " has one value: remove it by its name alone");
    // Without its name or its policy an entry says nothing: it goes as a whole.
    if (row->id == DirectiveId::KnoUserAgent || row->id == DirectiveId::KnoPolicy)
        return applied(yaml, removeAgent(yaml, agent));
    return applied(yaml, removeAgentField(yaml, agent, row->name));
}

// ---- comments ------------------------------------------------------------------------------------

/// The comment of the file or of an agent's entry, under the name "#".
Text editComment(const YamlText &yaml, const SetRequest &request) {
    if (request.add || request.comment)
        return std::unexpected("a comment is written whole: “#=TEXT”");
    const std::string comment = request.remove ? std::string() : *request.value;
    if (request.scope == SetRequest::Scope::Global)
        return applied(yaml, setPolicyComment(yaml, comment));
    const auto entries = entriesOf(readAgentPolicy(yaml), request.scopeName);
    if (entries.empty())
        return std::unexpected(request.scopeName + " has no entry");
    return applied(yaml, setAgentComment(yaml, entries.front(), comment));
}

/// The comment at the end of the line that has just been set.
Text editLineComment(const YamlText &yaml, const SetRequest &request) {
    PolicyValuePlace line{.agent = {}, .name = request.name, .item = 0};
    if (request.scope == SetRequest::Scope::Agent) {
        const AgentPolicy policy = readAgentPolicy(yaml);
        const auto entries =
            entriesOf(policy, request.name == "user_agent" ? *request.value : request.scopeName);
        if (entries.empty())
            return std::unexpected(request.scopeName + " has no entry");
        line.agent = entries.front();
        const PolicyAgent &agent = policy.agents[entries.front()];
        const auto &paths = request.name == "allow" ? agent.allow : agent.disallow;
        line.item = static_cast<std::size_t>(
            std::ranges::find(paths, *request.value, &PolicyValue::text) - paths.begin());
    } else if (request.name.starts_with(kRoleNotes)) {
        return std::unexpected("a note on a role cannot have a comment here: edit the text");
    }
    return applied(yaml, setPolicyLineComment(yaml, line, *request.comment));
}

} // namespace

SetResult setPolicyEntity(std::string_view text, const SetRequest &request) {
    const YamlText yaml{std::string(text)};
    std::vector<std::string> notes;
    Text after;
    if (request.add && request.name != "allow" && request.name != "disallow")
        after = std::unexpected(request.name + " does not repeat: NAME=VALUE sets it");
    else if (request.scope != SetRequest::Scope::Global &&
             request.scope != SetRequest::Scope::Agent)
        after = std::unexpected("an agent policy has the scopes global and agent:NAME");
    else if (request.name == "#")
        after = editComment(yaml, request);
    else if (request.scope == SetRequest::Scope::Global)
        after = editEntity(yaml, request);
    else
        after = editAgent(yaml, request, notes);
    if (after && request.comment && request.name != "#")
        after = editLineComment(YamlText(*after), request);
    if (!after)
        return std::unexpected(after.error());
    return SetOutcome{std::move(*after), std::move(notes)};
}

} // namespace gatepost::cli

// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/render/policyedit.h"

#include "core/render/policychecks.h"
#include "core/render/policysession.h"
#include "core/text/lineindex.h"

#include <algorithm>
#include <optional>

namespace gatepost {
namespace {

std::optional<Message> refusedValue(std::string_view name, std::string_view value) {
    if (firstInvalidUtf8(value) != std::string_view::npos)
        return Message(GATEPOST_TEXT("policy", "The value of %1 is not UTF-8."), name);
    std::string lines(value);
    if (name == "notes")
        std::erase(lines, '\n');
    if (hasLineBreaker(lines))
        return Message(GATEPOST_TEXT("policy", "The value of %1 contains a line end or another "
                                               "control character. Write it without."),
                       name);
    return std::nullopt;
}

/// Notes as they are kept: lines end with LF.
std::string withLineFeeds(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r')
            out += text[i];
        else if (i + 1 == text.size() || text[i + 1] != '\n')
            out += '\n';
    }
    return out;
}

PolicyEdit refuse(Message reason) {
    return std::unexpected(std::move(reason));
}
YamlValue &top(YamlValue &value) {
    return value;
}
std::function<YamlValue &(YamlValue &)> atAgent(std::size_t index) {
    return
        [index](YamlValue &top) -> YamlValue & { return valueField(top, "agents")->items[index]; };
}
constexpr std::string_view listName(PathList list) {
    return list == PathList::Allow ? "allow" : "disallow";
}
YamlValue listOf(const std::vector<std::string> &texts) {
    YamlValue list{.kind = YamlKind::Sequence};
    for (const std::string &text : texts)
        list.items.push_back(yamlText(text));
    return list;
}

} // namespace

PolicyEdit setPolicyField(const YamlText &yaml, std::string_view name, std::string_view value) {
    if (auto reason = refusedValue(name, value))
        return refuse(std::move(*reason));
    PolicySession session(yaml);
    if (!session.ok())
        return session.finish({});
    if (session.root() == kNoYaml)
        return session.addTop(name, yamlText(value));
    return session.setText(session.root(), Place::EntityField, name, value, top);
}

PolicyEdit removePolicyField(const YamlText &yaml, std::string_view name) {
    PolicySession session(yaml);
    if (!session.ok())
        return session.finish({});
    if (session.root() == kNoYaml)
        return TextEdit();
    return session.removeField(session.root(), name, top);
}

PolicyEdit setRoleNote(const YamlText &yaml, std::string_view role, std::string_view note) {
    for (const std::string_view part : {role, note}) {
        if (auto reason = refusedValue("role_notes", part))
            return refuse(std::move(*reason));
    }
    PolicySession session(yaml);
    if (!session.ok())
        return session.finish({});
    const YamlId notes = session.collection(session.root(), "role_notes", YamlKind::Mapping);
    if (!session.ok())
        return session.finish({});
    if (notes == kNoYaml)
        return session.addTop("role_notes",
                              {YamlKind::Mapping, {}, {yamlText(role), yamlText(note)}});
    const auto at = [](YamlValue &value) -> YamlValue & {
        return *valueField(value, "role_notes");
    };
    if (session.tree().valueOf(notes, role) != kNoYaml)
        return session.setText(notes, Place::File, role, note, at);
    return session.addField(notes, Place::File, role, yamlText(note), at);
}

PolicyEdit removeRoleNote(const YamlText &yaml, std::string_view role) {
    PolicySession session(yaml);
    if (!session.ok())
        return session.finish({});
    const YamlId notes = session.collection(session.root(), "role_notes", YamlKind::Mapping);
    if (!session.ok())
        return session.finish({});
    if (notes == kNoYaml || session.tree().keyOf(notes, role) == kNoYaml)
        return TextEdit();
    if (session.tree()[notes].children.size() == 2)
        return session.removeField(session.root(), "role_notes", top);
    return session.removeField(notes, role, [](YamlValue &value) -> YamlValue & {
        return *valueField(value, "role_notes");
    });
}

PolicyEdit setAgentField(const YamlText &yaml, std::size_t agent, std::string_view name,
                         std::string_view value) {
    const std::string lines = name == "notes" ? withLineFeeds(value) : std::string(value);
    if (auto reason = refusedValue(name, lines))
        return refuse(std::move(*reason));
    PolicySession session(yaml);
    const YamlId entry = session.ok() ? session.agent(agent) : kNoYaml;
    if (!session.ok())
        return session.finish({});
    return session.setText(entry, Place::AgentField, name, lines, atAgent(agent));
}

PolicyEdit removeAgentField(const YamlText &yaml, std::size_t agent, std::string_view name) {
    PolicySession session(yaml);
    const YamlId entry = session.ok() ? session.agent(agent) : kNoYaml;
    if (!session.ok())
        return session.finish({});
    return session.removeField(entry, name, atAgent(agent));
}

PolicyEdit addAgent(const YamlText &yaml, const AgentEntry &entry, std::size_t index) {
    YamlValue value{.kind = YamlKind::Mapping};
    const std::string notes = withLineFeeds(entry.notes);
    const auto add = [&](std::string_view name, YamlValue item) {
        value.items.push_back(yamlText(name));
        value.items.push_back(std::move(item));
    };
    for (const auto &[name, content] : {std::pair{std::string_view("user_agent"), &entry.userAgent},
                                        {"vendor", &entry.vendor},
                                        {"role", &entry.role},
                                        {"policy", &entry.policy}}) {
        if (auto reason = refusedValue(name, *content))
            return refuse(std::move(*reason));
        if (!content->empty())
            add(name, yamlText(*content));
    }
    for (const auto &[name, paths] :
         {std::pair{std::string_view("allow"), &entry.allow}, {"disallow", &entry.disallow}}) {
        for (const std::string &path : *paths) {
            if (auto reason = refusedValue(name, path))
                return refuse(std::move(*reason));
        }
        if (!paths->empty())
            add(name, listOf(*paths));
    }
    if (auto reason = refusedValue("notes", notes))
        return refuse(std::move(*reason));
    if (!notes.empty())
        add("notes", yamlText(notes));
    if (value.items.empty())
        return refuse(GATEPOST_TEXT("policy", "An agent needs at least one field."));

    PolicySession session(yaml);
    const YamlId list = session.ok() ? session.agents() : kNoYaml;
    if (!session.ok())
        return session.finish({});
    if (list == kNoYaml)
        return session.addTop("agents", {YamlKind::Sequence, {}, {value}});
    index = std::min(index, session.tree()[list].children.size());
    const YamlValue written = session.editor().insertItem(list, index, value);
    return session.finish([&](YamlValue &top) {
        std::vector<YamlValue> &items = valueField(top, "agents")->items;
        items.insert(items.begin() + static_cast<std::ptrdiff_t>(index), written);
    });
}

PolicyEdit addAgentWithDefault(const YamlText &yaml, const AgentEntry &entry, std::size_t index) {
    if (index > 0 || readAgentPolicy(yaml).defaultPolicy)
        return addAgent(yaml, entry, index);
    const auto first = setPolicyField(yaml, "default_policy", "allow");
    if (!first)
        return addAgent(yaml, entry, index);
    const YamlText seeded(first->applied(yaml.text()));
    const auto added = addAgent(seeded, entry, index);
    if (!added)
        return added;
    return TextEdit::between(yaml.text(), added->applied(seeded.text()));
}

PolicyEdit removeAgent(const YamlText &yaml, std::size_t agent) {
    PolicySession session(yaml);
    const YamlId list = session.ok() ? session.agents() : kNoYaml;
    if (!session.ok())
        return session.finish({});
    if (list == kNoYaml || agent >= session.tree()[list].children.size())
        return refuse(Message(GATEPOST_TEXT("policy", "The policy has no agent %1."), agent + 1));
    session.editor().removeItem(list, agent);
    return session.finish([&](YamlValue &top) {
        std::vector<YamlValue> &items = valueField(top, "agents")->items;
        items.erase(items.begin() + static_cast<std::ptrdiff_t>(agent));
    });
}

namespace {

/// Items of a value in their new order.
void moveIn(YamlValue &list, std::size_t from, std::size_t to) {
    YamlValue moved = std::move(list.items[from]);
    list.items.erase(list.items.begin() + static_cast<std::ptrdiff_t>(from));
    list.items.insert(list.items.begin() + static_cast<std::ptrdiff_t>(to), std::move(moved));
}

} // namespace

PolicyEdit moveAgent(const YamlText &yaml, std::size_t from, std::size_t to) {
    PolicySession session(yaml);
    const YamlId list = session.ok() ? session.agents() : kNoYaml;
    if (!session.ok())
        return session.finish({});
    if (list == kNoYaml || std::max(from, to) >= session.tree()[list].children.size())
        return refuse(Message(GATEPOST_TEXT("policy", "The policy has no agent %1."),
                              std::max(from, to) + 1));
    session.editor().moveItem(list, from, to);
    return session.finish([&](YamlValue &top) { moveIn(*valueField(top, "agents"), from, to); });
}

PolicyEdit addAgentPath(const YamlText &yaml, std::size_t agent, PathList list,
                        std::string_view path, std::size_t index) {
    const std::string_view name = listName(list);
    if (auto reason = refusedValue(name, path))
        return refuse(std::move(*reason));
    PolicySession session(yaml);
    const YamlId entry = session.ok() ? session.agent(agent) : kNoYaml;
    const YamlId paths =
        session.ok() ? session.collection(entry, name, YamlKind::Sequence) : kNoYaml;
    if (!session.ok())
        return session.finish({});
    const auto at = atAgent(agent);
    if (paths == kNoYaml) {
        const YamlId old = session.tree().valueOf(entry, name);
        const YamlValue only = listOf({std::string(path)});
        if (old == kNoYaml)
            return session.addField(entry, Place::AgentField, name, only, at);
        const YamlValue written = session.editor().setCollection(old, only);
        return session.finish([&](YamlValue &top) { *valueField(at(top), name) = written; });
    }
    index = std::min(index, session.tree()[paths].children.size());
    const YamlValue written = session.editor().insertItem(paths, index, yamlText(path));
    return session.finish([&](YamlValue &top) {
        std::vector<YamlValue> &items = valueField(at(top), name)->items;
        items.insert(items.begin() + static_cast<std::ptrdiff_t>(index), written);
    });
}

namespace {

/// Opens the list of paths that has an item `index`; fails the session if there is none.
YamlId pathsWith(PolicySession &session, std::size_t agent, PathList list, std::size_t index) {
    const YamlId entry = session.ok() ? session.agent(agent) : kNoYaml;
    const YamlId paths =
        session.ok() ? session.collection(entry, listName(list), YamlKind::Sequence) : kNoYaml;
    if (session.ok() && (paths == kNoYaml || index >= session.tree()[paths].children.size()))
        session.fail(Message(GATEPOST_TEXT("policy", "Agent %1 has no path %2 in its %3 list."),
                             agent + 1, index + 1, listName(list)));
    return paths;
}

} // namespace

PolicyEdit setAgentPath(const YamlText &yaml, std::size_t agent, PathList list, std::size_t index,
                        std::string_view path) {
    if (auto reason = refusedValue(listName(list), path))
        return refuse(std::move(*reason));
    PolicySession session(yaml);
    const YamlId paths = pathsWith(session, agent, list, index);
    if (!session.ok())
        return session.finish({});
    const YamlValue written = session.editor().setText(session.tree()[paths].children[index], path);
    return session.finish([&](YamlValue &top) {
        valueField(atAgent(agent)(top), listName(list))->items[index] = written;
    });
}

PolicyEdit removeAgentPath(const YamlText &yaml, std::size_t agent, PathList list,
                           std::size_t index) {
    PolicySession session(yaml);
    const YamlId paths = pathsWith(session, agent, list, index);
    if (!session.ok())
        return session.finish({});
    if (session.tree()[paths].children.size() == 1)
        return session.removeField(session.agent(agent), listName(list), atAgent(agent));
    session.editor().removeItem(paths, index);
    return session.finish([&](YamlValue &top) {
        std::vector<YamlValue> &items = valueField(atAgent(agent)(top), listName(list))->items;
        items.erase(items.begin() + static_cast<std::ptrdiff_t>(index));
    });
}

} // namespace gatepost

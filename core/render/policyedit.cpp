// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/render/policyedit.h"

#include "core/dialect/dialect.h"
#include "core/render/policychecks.h"
#include "core/render/yamleditor.h"
#include "core/render/yamltree.h"
#include "core/text/lineindex.h"

#include <algorithm>
#include <format>
#include <functional>
#include <optional>

namespace gatepost {
namespace {

constexpr std::size_t kNoEntry = ~std::size_t{0};

/// Index of the key in a mapping's items, or kNoEntry.
std::size_t keyIndex(const YamlValue &mapping, std::string_view name) {
    for (std::size_t i = 0; i + 1 < mapping.items.size(); i += 2) {
        if (mapping.items[i].kind == YamlKind::Scalar && mapping.items[i].text == name)
            return i;
    }
    return kNoEntry;
}
YamlValue *field(YamlValue &mapping, std::string_view name) {
    const std::size_t index = keyIndex(mapping, name);
    return index == kNoEntry ? nullptr : &mapping.items[index + 1];
}
void eraseField(YamlValue &mapping, std::string_view name) {
    const std::size_t index = keyIndex(mapping, name);
    if (index != kNoEntry)
        mapping.items.erase(mapping.items.begin() + static_cast<std::ptrdiff_t>(index),
                            mapping.items.begin() + static_cast<std::ptrdiff_t>(index) + 2);
}
/// Inserts an entry behind that of key `after`; with no such key at the front.
void insertField(YamlValue &mapping, std::string_view after, std::string_view name,
                 YamlValue value) {
    const std::size_t index = keyIndex(mapping, after);
    const std::size_t at = index == kNoEntry || after.empty() ? 0 : index + 2;
    mapping.kind = YamlKind::Mapping;
    const auto place = mapping.items.begin() + static_cast<std::ptrdiff_t>(at);
    mapping.items.insert(mapping.items.insert(place, std::move(value)), yamlText(name));
}

std::optional<std::string> refusedValue(std::string_view name, std::string_view value) {
    if (firstInvalidUtf8(value) != std::string_view::npos)
        return std::format("The value of {} is not UTF-8.", name);
    std::string lines(value);
    if (name == "notes")
        std::erase(lines, '\n');
    if (hasLineBreaker(lines))
        return std::format(
            "The value of {} holds a line end or another control character. Write it "
            "without.",
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

/// One edit: the text, its tree and the editor, and the way to the place of the change.
class Session {
public:
    explicit Session(std::string_view text) : m_text(text), m_parsed(parseYaml(text)) {
        if (!m_parsed) {
            const LineIndex lines(text);
            m_failure = std::format("Line {}: {}", lines.lineAt(m_parsed.error().range.begin) + 1,
                                    m_parsed.error().message);
            return;
        }
        m_editor.emplace(text, *m_parsed);
        if (m_parsed->root != kNoYaml && tree()[m_parsed->root].kind != YamlKind::Mapping &&
            tree()[m_parsed->root].kind != YamlKind::Null)
            m_failure = "The policy is no map of fields. Edit the text.";
    }

    [[nodiscard]] bool ok() const { return m_failure.empty() && !m_editor->failed(); }
    void fail(std::string reason) {
        if (m_failure.empty())
            m_failure = std::move(reason);
    }
    [[nodiscard]] const YamlTree &tree() const { return *m_parsed; }
    [[nodiscard]] YamlEditor &editor() { return *m_editor; }
    /// kNoYaml: there are no fields yet.
    [[nodiscard]] YamlId root() const {
        return m_parsed->root != kNoYaml && tree()[m_parsed->root].kind == YamlKind::Mapping
                   ? m_parsed->root
                   : kNoYaml;
    }
    [[nodiscard]] PolicyEdit finish(const std::function<void(YamlValue &)> &change) {
        if (!m_failure.empty())
            return std::unexpected(m_failure);
        return m_editor->finish(change);
    }

    /// The list `agents`; fails if it is an alias or no list. kNoYaml: there is none yet.
    [[nodiscard]] YamlId agents() { return collection(root(), "agents", YamlKind::Sequence); }
    /// The entry of an agent; fails if there is none or if it is an alias.
    [[nodiscard]] YamlId agent(std::size_t index) {
        const YamlId list = ok() ? agents() : kNoYaml;
        if (!ok())
            return kNoYaml;
        if (list == kNoYaml || index >= tree()[list].children.size()) {
            fail(std::format("The policy has no agent {}.", index + 1));
            return kNoYaml;
        }
        const YamlId id = tree()[list].children[index];
        if (tree()[id].kind != YamlKind::Mapping) {
            fail(
                std::format("Agent {} is an alias or no map of fields. Edit the text.", index + 1));
            return kNoYaml;
        }
        return id;
    }
    /// A field's collection, if it is set and not empty; fails if it is of another kind or an alias.
    [[nodiscard]] YamlId collection(YamlId mapping, std::string_view name, YamlKind kind) {
        const YamlId id = mapping == kNoYaml ? kNoYaml : tree().valueOf(mapping, name);
        if (id == kNoYaml || tree()[id].kind == YamlKind::Null)
            return kNoYaml;
        if (tree()[id].kind != kind) {
            fail(std::format("“{}” is {}. Edit the text.", name,
                             tree()[id].kind == YamlKind::Alias ? "an alias"
                             : kind == YamlKind::Sequence       ? "no list"
                                                                : "no map of texts"));
            return kNoYaml;
        }
        return tree()[id].children.empty() ? kNoYaml : id;
    }

    /// The key behind which a new field stands: that of the highest rank below its own; of fields
    /// without a rank the last. Empty: before the first.
    [[nodiscard]] std::string_view neighbour(YamlId mapping, Place place,
                                             std::string_view name) const {
        const auto rank = [&](std::string_view key) {
            const Directive *row = dialect(DialectId::AgentPolicy).find(key);
            return row && row->place == place && row->name == key ? row->order : 255;
        };
        const int own = rank(name);
        std::string_view best;
        int bestRank = -1;
        const std::vector<YamlId> &children = tree()[mapping].children;
        for (std::size_t i = 0; i + 1 < children.size(); i += 2) {
            const YamlNode &key = tree()[children[i]];
            if (key.kind != YamlKind::Scalar)
                continue;
            const int other = rank(key.text);
            if ((other < own || own == 255) && (other >= bestRank || own == 255)) {
                best = key.text;
                bestRank = other;
            }
        }
        return best;
    }

    /// Sets a text in a mapping, adding the field if need be. `at` finds the mapping in the value.
    PolicyEdit setText(YamlId mapping, Place place, std::string_view name, std::string_view value,
                       const std::function<YamlValue &(YamlValue &)> &at) {
        const YamlId old = tree().valueOf(mapping, name);
        if (old != kNoYaml) {
            const YamlValue written = editor().setText(old, value);
            return finish([&](YamlValue &top) { *field(at(top), name) = written; });
        }
        return addField(mapping, place, name, yamlText(value), at);
    }
    PolicyEdit addField(YamlId mapping, Place place, std::string_view name, const YamlValue &value,
                        const std::function<YamlValue &(YamlValue &)> &at) {
        const std::string_view after = neighbour(mapping, place, name);
        const YamlId key = after.empty() ? kNoYaml : tree().keyOf(mapping, after);
        const YamlValue written = editor().addEntry(mapping, key, name, value);
        return finish([&](YamlValue &top) { insertField(at(top), after, name, written); });
    }
    /// A field at the top, where there may be no fields at all or one that is empty.
    PolicyEdit addTop(std::string_view name, const YamlValue &value) {
        if (root() == kNoYaml) {
            const YamlValue written = editor().addFirstEntry(name, value);
            return finish([&](YamlValue &top) { insertField(top, {}, name, written); });
        }
        const YamlId old = tree().valueOf(root(), name);
        if (old == kNoYaml)
            return addField(root(), Place::EntityField, name, value,
                            [](YamlValue &top) -> YamlValue & { return top; });
        const YamlValue written = editor().setCollection(old, value);
        return finish([&](YamlValue &top) { *field(top, name) = written; });
    }
    PolicyEdit removeField(YamlId mapping, std::string_view name,
                           const std::function<YamlValue &(YamlValue &)> &at) {
        const YamlId key = tree().keyOf(mapping, name);
        if (key == kNoYaml)
            return TextEdit();
        editor().removeEntry(mapping, key);
        return finish([&](YamlValue &top) { eraseField(at(top), name); });
    }

private:
    std::string_view m_text;
    std::expected<YamlTree, YamlError> m_parsed;
    std::optional<YamlEditor> m_editor;
    std::string m_failure;
};

PolicyEdit refuse(std::string reason) {
    return std::unexpected(std::move(reason));
}
YamlValue &top(YamlValue &value) {
    return value;
}
std::function<YamlValue &(YamlValue &)> atAgent(std::size_t index) {
    return [index](YamlValue &top) -> YamlValue & { return field(top, "agents")->items[index]; };
}
constexpr std::string_view listName(PathList list) {
    return list == PathList::Allow ? "allow" : "disallow";
}
YamlValue listOf(const std::vector<std::string> &texts) {
    YamlValue list{YamlKind::Sequence, {}, {}};
    for (const std::string &text : texts)
        list.items.push_back(yamlText(text));
    return list;
}

} // namespace

PolicyEdit setPolicyField(std::string_view text, std::string_view name, std::string_view value) {
    if (auto reason = refusedValue(name, value))
        return refuse(std::move(*reason));
    Session session(text);
    if (!session.ok())
        return session.finish({});
    if (session.root() == kNoYaml)
        return session.addTop(name, yamlText(value));
    return session.setText(session.root(), Place::EntityField, name, value, top);
}

PolicyEdit removePolicyField(std::string_view text, std::string_view name) {
    Session session(text);
    if (!session.ok())
        return session.finish({});
    if (session.root() == kNoYaml)
        return TextEdit();
    return session.removeField(session.root(), name, top);
}

PolicyEdit setRoleNote(std::string_view text, std::string_view role, std::string_view note) {
    for (const std::string_view part : {role, note}) {
        if (auto reason = refusedValue("role_notes", part))
            return refuse(std::move(*reason));
    }
    Session session(text);
    if (!session.ok())
        return session.finish({});
    const YamlId notes = session.collection(session.root(), "role_notes", YamlKind::Mapping);
    if (!session.ok())
        return session.finish({});
    if (notes == kNoYaml)
        return session.addTop("role_notes",
                              {YamlKind::Mapping, {}, {yamlText(role), yamlText(note)}});
    const auto at = [](YamlValue &value) -> YamlValue & { return *field(value, "role_notes"); };
    if (session.tree().valueOf(notes, role) != kNoYaml)
        return session.setText(notes, Place::File, role, note, at);
    return session.addField(notes, Place::File, role, yamlText(note), at);
}

PolicyEdit removeRoleNote(std::string_view text, std::string_view role) {
    Session session(text);
    if (!session.ok())
        return session.finish({});
    const YamlId notes = session.collection(session.root(), "role_notes", YamlKind::Mapping);
    if (!session.ok())
        return session.finish({});
    if (notes == kNoYaml || session.tree().keyOf(notes, role) == kNoYaml)
        return TextEdit();
    if (session.tree()[notes].children.size() == 2)
        return session.removeField(session.root(), "role_notes", top);
    return session.removeField(
        notes, role, [](YamlValue &value) -> YamlValue & { return *field(value, "role_notes"); });
}

PolicyEdit setAgentField(std::string_view text, std::size_t agent, std::string_view name,
                         std::string_view value) {
    const std::string lines = name == "notes" ? withLineFeeds(value) : std::string(value);
    if (auto reason = refusedValue(name, lines))
        return refuse(std::move(*reason));
    Session session(text);
    const YamlId entry = session.ok() ? session.agent(agent) : kNoYaml;
    if (!session.ok())
        return session.finish({});
    return session.setText(entry, Place::AgentField, name, lines, atAgent(agent));
}

PolicyEdit removeAgentField(std::string_view text, std::size_t agent, std::string_view name) {
    Session session(text);
    const YamlId entry = session.ok() ? session.agent(agent) : kNoYaml;
    if (!session.ok())
        return session.finish({});
    return session.removeField(entry, name, atAgent(agent));
}

PolicyEdit addAgent(std::string_view text, const AgentEntry &entry, std::size_t index) {
    YamlValue value{YamlKind::Mapping, {}, {}};
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
        return refuse("An agent needs at least one field.");

    Session session(text);
    const YamlId list = session.ok() ? session.agents() : kNoYaml;
    if (!session.ok())
        return session.finish({});
    if (list == kNoYaml)
        return session.addTop("agents", {YamlKind::Sequence, {}, {value}});
    index = std::min(index, session.tree()[list].children.size());
    const YamlValue written = session.editor().insertItem(list, index, value);
    return session.finish([&](YamlValue &top) {
        std::vector<YamlValue> &items = field(top, "agents")->items;
        items.insert(items.begin() + static_cast<std::ptrdiff_t>(index), written);
    });
}

PolicyEdit removeAgent(std::string_view text, std::size_t agent) {
    Session session(text);
    const YamlId list = session.ok() ? session.agents() : kNoYaml;
    if (!session.ok())
        return session.finish({});
    if (list == kNoYaml || agent >= session.tree()[list].children.size())
        return refuse(std::format("The policy has no agent {}.", agent + 1));
    session.editor().removeItem(list, agent);
    return session.finish([&](YamlValue &top) {
        std::vector<YamlValue> &items = field(top, "agents")->items;
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

PolicyEdit moveAgent(std::string_view text, std::size_t from, std::size_t to) {
    Session session(text);
    const YamlId list = session.ok() ? session.agents() : kNoYaml;
    if (!session.ok())
        return session.finish({});
    if (list == kNoYaml || std::max(from, to) >= session.tree()[list].children.size())
        return refuse(std::format("The policy has no agent {}.", std::max(from, to) + 1));
    session.editor().moveItem(list, from, to);
    return session.finish([&](YamlValue &top) { moveIn(*field(top, "agents"), from, to); });
}

PolicyEdit addAgentPath(std::string_view text, std::size_t agent, PathList list,
                        std::string_view path, std::size_t index) {
    const std::string_view name = listName(list);
    if (auto reason = refusedValue(name, path))
        return refuse(std::move(*reason));
    Session session(text);
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
        return session.finish([&](YamlValue &top) { *field(at(top), name) = written; });
    }
    index = std::min(index, session.tree()[paths].children.size());
    const YamlValue written = session.editor().insertItem(paths, index, yamlText(path));
    return session.finish([&](YamlValue &top) {
        std::vector<YamlValue> &items = field(at(top), name)->items;
        items.insert(items.begin() + static_cast<std::ptrdiff_t>(index), written);
    });
}

namespace {

/// Opens the list of paths that has an item `index`; fails the session if there is none.
YamlId pathsWith(Session &session, std::size_t agent, PathList list, std::size_t index) {
    const YamlId entry = session.ok() ? session.agent(agent) : kNoYaml;
    const YamlId paths =
        session.ok() ? session.collection(entry, listName(list), YamlKind::Sequence) : kNoYaml;
    if (session.ok() && (paths == kNoYaml || index >= session.tree()[paths].children.size()))
        session.fail(std::format("Agent {} has no path {} in its {} list.", agent + 1, index + 1,
                                 listName(list)));
    return paths;
}

} // namespace

PolicyEdit setAgentPath(std::string_view text, std::size_t agent, PathList list, std::size_t index,
                        std::string_view path) {
    if (auto reason = refusedValue(listName(list), path))
        return refuse(std::move(*reason));
    Session session(text);
    const YamlId paths = pathsWith(session, agent, list, index);
    if (!session.ok())
        return session.finish({});
    const YamlValue written = session.editor().setText(session.tree()[paths].children[index], path);
    return session.finish([&](YamlValue &top) {
        field(atAgent(agent)(top), listName(list))->items[index] = written;
    });
}

PolicyEdit removeAgentPath(std::string_view text, std::size_t agent, PathList list,
                           std::size_t index) {
    Session session(text);
    const YamlId paths = pathsWith(session, agent, list, index);
    if (!session.ok())
        return session.finish({});
    if (session.tree()[paths].children.size() == 1)
        return session.removeField(session.agent(agent), listName(list), atAgent(agent));
    session.editor().removeItem(paths, index);
    return session.finish([&](YamlValue &top) {
        std::vector<YamlValue> &items = field(atAgent(agent)(top), listName(list))->items;
        items.erase(items.begin() + static_cast<std::ptrdiff_t>(index));
    });
}

PolicyEdit moveAgentPath(std::string_view text, std::size_t agent, PathList list, std::size_t from,
                         std::size_t to) {
    Session session(text);
    const YamlId paths = pathsWith(session, agent, list, std::max(from, to));
    if (!session.ok())
        return session.finish({});
    session.editor().moveItem(paths, from, to);
    return session.finish(
        [&](YamlValue &top) { moveIn(*field(atAgent(agent)(top), listName(list)), from, to); });
}

} // namespace gatepost
